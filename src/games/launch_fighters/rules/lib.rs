//! Launch Fighters!, a space battle board game for two to six players (version 1.1 of its rulebook).
//!
//! The words of the game: a *unit* is a ship or a fighter squadron; a ship has five *stats* and may have *add-ons*; a *space* is a hex or square of
//! the *map*; a *fleet* is bought with *points* and fights as one *side* of a *scenario*; the *flagship* is placed first.
//!
//! Reading order: [`Part`] and [`Ship`], [`cost`] and [`Breakdown`], [`Fleet`], [`Map`], [`Scenario`], [`Content`], [`Edit`], [`Field`], [`Piece`],
//! [`placement`], then [`checks`] and [`play`]; [`odds`] stands alone.
//!
//! # Rulings
//! Rulings of Drydock where the book is silent or contradicts itself, with the reasons.
//!
//! - The running text puts the brackets of the move multiplier one too low (60–80 tripled, 81–100 quadrupled) and reverses "doubled to 3 from 6". The
//!   table is right: Excelsior, at 80 points, pays for its move four times.
//! - Everything aboard counts towards the total that decides the bracket, so a price is the smallest total that lies in its own bracket. From move 6
//!   on, each bracket raises the cost of move by more points than the bracket spans, so such a ship has no price.
//! - A flat-price warp drive costs 5 points for each ship, whatever its level, since the optional rule speaks of a cost per ship. Warp for fighters
//!   is a switch on the ship and costs a point for each squadron, since a squadron has no record sheet of its own.
//! - A point buys two missiles, so an odd missile costs a whole point. A ship may have more squadrons than bays: bays limit the launches in a turn.
//! - The counter letter belongs to the ship in the fleet. The design's letter is the default, and further ships of the design take the next free
//!   letter (AA after Z), because two counters of one fleet have to be told apart. Copies without a name are numbered.
//! - In a set-up by the book, one flagship stands on the centre space, or on one of the spaces nearest to it. Every other flagship stands exactly 10
//!   spaces along a straight row of spaces (six rows on hexes, eight on squares) from one already placed, and at least 10 from any other. A finished
//!   set-up is therefore checked for this: flagships linked by straight lines of ten form one connected group, and no pair is nearer than 10. The
//!   other ships stand beside their flagship, or beside another ship of their fleet if every free space around the flagship that may be entered is
//!   taken. Reinforcements are exempt. Squadrons start aboard. A free set-up is not checked for any of this. With an even number of columns or rows,
//!   all two or four spaces that share the middle are the centre; if planetoids cover all of these, the nearest spaces that may be entered are. A
//!   fleet that finds no room around its flagship is still connected, since each ship was placed beside one that stood there already.
//! - A space has one kind of terrain. With the special landing rules, a switch of the scenario, units may stand on planetoids.
//! - A unit is "adjacent to the edge" if it stands in an outermost space, because a counter cannot stand beyond. A space is measured across its
//!   flats, as hex paper is sold.
//!
//! # Rulings of play
//! - A barrage hits if its sum beats the defense, and hits directly if it beats twice the defense. A barrage of nothing but ones misses whatever the
//!   defense, judged before terrain; against a defense of 0 any other barrage hits directly. Terrain lowers the sum, but never below 1. Asteroids and
//!   a planetoid add up, and a planetoid shelters only from attackers that are not adjacent. In a dogfight each die is lowered by the asteroids of
//!   the other squadron, and the lowered dice are compared, so that both squadrons are treated alike.
//! - Only a stat above zero can be reduced; a second reduction with nothing left is lost. Holds that can be hit do not keep a ship alive, since the
//!   book counts stats, and a ship without any stat is eliminated by its first hit.
//! - Squadrons that were launched defend and intercept at once, but attack this turn only while step 5 is still running. They launch in the order of
//!   the fleet, since they differ in nothing but warp drives.
//! - Only the side that is fired at intercepts; flak by missiles cannot be intercepted. A squadron's defense is rolled for each barrage, after the
//!   attacker has chosen the dice. An inactive squadron defends in a dogfight but cannot hurt. A formation is one activation and one barrage, and
//!   only squadrons that have not attacked yet can join. A dogfight leads to an advance only if the loser is gone.
//! - If a bay is hit, a squadron that lies upside down is destroyed first, if any is inside: it lies in the bay, and its owner would choose so.
//! - The owner of a squadron chooses the ship on which it lands, and the space into which it is pushed. Range and return to base are plain distances;
//!   planetoids do not lengthen them.
//! - Asteroids require a roll on every entry (moved, pushed, launched, advancing) and never at set-up. A unit that they stop in an occupied space
//!   falls back to the last space of its path where it may end. An inactive squadron that is hit is eliminated.
//! - No unit moves into a dead end: an occupied space is entered only if enough spaces of movement are left to come out of it again.
//! - A choice with one option is made at once: the only unit of a player in a step is activated without a question, flak beside one squadron is aimed
//!   at it, and a unit that could do nothing has had its chance to attack.
//! - Ties of initiative are rolled off with two dice alone; sensors have counted already, and count only on ships on the map.
//! - Under the option against moving at warp, a ship that engages warp may still turn. Under the option against firing at warp, it uses no weapons
//!   system, bays included, since the book counts bays among them.
//! - The player who rolled the last barrage is credited with the whole of an eliminated unit. A hull is worth its price minus 5 for each squadron
//!   that it began with, and a squadron is worth 5. A ship without a price counts what its sheet states, or else everything but its move. Losses to
//!   asteroids score for no player, nor does a squadron that was pushed and finds no base. Squadrons lost with a bay, with their ship, or for want of
//!   a base score for the player who rolled. Squadrons that retreat alone score nothing; inside a ship that retreats they count half, as the ship
//!   does.
//! - A squadron inside a ship is a capable unit while the ship has a bay, since it can be launched. A fleet that can only launch still fights.
//! - A stalemate is evident after five whole turns without an attack die, and after twenty in which nothing was reduced, eliminated or gone, whatever
//!   was rolled: cannons that cannot beat the defense before them would otherwise fire for ever. While reinforcements are still to come, there is no
//!   stalemate and no last fleet. Since repairs are limited, every game ends. Captains do not agree to end a game.
//! - Reinforcements arrive before initiative. A ship that finds every space of its entry taken waits for the next turn.
//! - A condition that names a ship is met once; a condition for the escape of any ship is met for each ship that escapes. A ship counts as destroyed
//!   by the player who is credited with it, and as protected if it was not eliminated. A ship that retreats at a corner escapes by both edges. If a
//!   protected ship gives its side the victory, that side wins before points are counted, unless several sides have such a ship.
//! - A ship that the scenario does not place, or places off the map or onto another, is placed by its player. On a map without a straight line of ten
//!   spaces, a flagship is placed as far from other flagships as possible.

mod almanac;
mod breakdown;
pub mod checks;
mod condition_fields;
mod condition_kinds;
mod content;
pub mod cost;
mod designs;
mod edit;
mod field;
mod fleet;
mod fleet_fields;
mod in_step;
mod map;
mod map_fields;
pub mod odds;
mod options;
mod part;
mod paths;
mod pictures;
mod piece;
mod place;
pub mod placement;
pub mod play;
mod scenario;
pub mod scenario_bounds;
mod scenario_fields;
mod ship;
mod ship_fields;
mod side_fields;
mod sides;
mod style;
mod style_fields;
pub mod terrain_generator;

pub use almanac::{Chapter, Pick, ReadyFleet};
pub use breakdown::{Breakdown, Line, Paid, one_more};
pub use condition_fields::CONDITIONS;
pub use content::Content;
pub use cost::Price;
pub use designs::FACTS;
pub use edit::{Edit, Paint};
pub use field::{Field, Fielded, Unit, What};
pub use fleet::{Fleet, FleetShip};
pub use fleet_fields::{FLEET_SHIPS, FLEETS};
pub use map::{Area, AreaPurpose, Label, Map, Numbering, Terrain, TerrainKind};
pub use map_fields::{AREAS, LABELS, MAPS, TERRAIN};
pub use options::Options;
pub use part::{Part, Pricing};
pub use paths::Paths;
pub use piece::{Piece, RANGE};
pub use place::{InFleet, InMap, InScenario, InShip, InStyle, Place};
pub use scenario::{Condition, Entry, Goal, PlacedShip, PlacedSquadron, Reinforcement, Reward, Scenario, SetUp, Side};
pub use scenario_fields::SCENARIOS;
pub use ship::Ship;
pub use ship_fields::SHIPS;
pub use side_fields::{PLACED_SHIPS, PLACED_SQUADRONS, REINFORCEMENTS, SIDES};
pub use sides::Departing;
pub use style::{Hull, Style};
pub use style_fields::STYLES;

use rules::{self, Citation};

/// A report that something in the designs breaks a rule.
pub type Finding = rules::Finding<Place, Edit>;

/// A way to fix a finding.
pub type Fix = rules::Fix<Edit>;

/// The title of the rulebook.
pub const BOOK: &str = "Launch Fighters!";

/// The subject of the game, in a sentence.
pub const ABOUT: &str = "Fleets of starships, with fighters and missiles, meet on a map of hexes or squares.";

/// The citation of a section of the rulebook, given by the headings that lead to it.
#[must_use]
pub const fn book(section: &'static str) -> Citation {
    Citation::Book { book: BOOK, section }
}
