//! Launch Fighters!, a space battle board game for two to six players (version 1.1 of its rulebook).
//!
//! Its words: a *unit* is a ship or a fighter squadron; a ship has five *stats* and may have *add-ons*; a *space* is a hex or square of
//! the *map*; a *fleet* is bought with *points* and fights as one *side* of a *scenario*; the *flagship* is placed first.
//!
//! Reading order: [`Part`] and [`Ship`], [`cost`] and [`Breakdown`], [`Fleet`], [`Map`], [`Scenario`], [`Content`], [`Edit`], [`Field`],
//! [`Piece`], [`placement`], then [`checks`] and [`play`]; [`odds`] stands alone.
//!
//! # Rulings
//! Where the book is silent or contradicts itself, this is what Drydock does, and why.
//!
//! - The running text puts the brackets of the move multiplier one too low (60–80 tripled, 81–100 quadrupled) and reverses "doubled to 3
//!   from 6". The table is right: Excelsior, at 80 points, pays for its move four times.
//! - Everything aboard counts towards the total that decides the bracket, so a price is the smallest total that lies in its own bracket. From
//!   move 6 on each bracket adds more to the cost of move than it allows to the total: such a ship has no price.
//! - A flat-price warp drive costs its 5 points once a ship, whatever its level, since the optional rule speaks of a cost per ship. Warp for
//!   fighters is a switch on the ship and costs a point a squadron, since a squadron has no record sheet of its own.
//! - A point buys two missiles, so an odd missile costs a whole point. More squadrons than bays are legal: bays limit launches a turn.
//! - The counter letter belongs to the ship in the fleet; the design's letter is the default, and further ships take the next free letter
//!   (AA after Z), because two counters of one fleet have to be told apart. Copies without a name are numbered.
//! - Set-up by the book puts one flagship on the centre space, or one of the spaces nearest it; every other stands exactly 10 spaces along a straight
//!   row of spaces (six rows on hexes, eight on squares) from a flagship already placed, and none nearer than 10 to any other. Looked at
//!   afterwards: flagships linked by straight tens form one connected group, and no pair is nearer than 10. The other ships stand beside their
//!   flagship, or beside another ship of their fleet when every free space around the flagship that may be entered is taken. Reinforcements
//!   are exempt. Squadrons start aboard. A free set-up is not checked for any of this. With an even number of columns or rows the two or four
//!   spaces that share the middle are all the centre, and where planetoids cover all of these the nearest spaces that may be entered; and a
//!   fleet that finds no room around its flagship is still connected, ship by ship, since each was placed beside one that stood there already.
//! - Terrain is one kind a space; with the special landing rules, a switch of the scenario, units may stand on planetoids.
//! - A unit is "adjacent to the edge" when it stands in an outermost space, because a counter cannot stand beyond. A space is measured
//!   across its flats, as hex paper is sold.
//!
//! # Rulings of play
//! - A barrage hits when its sum beats the defense and hits directly when it beats twice the defense. A barrage of nothing but ones misses
//!   whatever the defense, judged on the dice as they lie; against a defense of 0 any other hits directly. Terrain lowers the sum, never
//!   below 1; asteroids and a planetoid add up, and a planetoid shelters from attackers that are not adjacent only. In a dogfight each die is
//!   lowered by the asteroids of the other squadron, and the lowered dice are compared, so that both are treated alike.
//! - Only a stat above zero can be reduced; a second reduction with nothing left is lost. Holds that can be hit do not keep a ship alive, since
//!   the book counts stats, and a ship without any stat is eliminated by its first hit.
//! - Squadrons that were launched defend and intercept at once and attack this turn only while step 5 is still running. They launch in the order
//!   of the fleet, since they differ in nothing but warp drives.
//! - Only the side that is fired at intercepts; flak by missiles cannot be intercepted. A squadron's defense is rolled for each barrage, after
//!   the attacker has chosen dice. An inactive squadron defends in a dogfight and cannot hurt. A formation is one activation and one
//!   barrage, and a squadron that could join still had an attack this turn. A dogfight has an advance only where the loser is gone.
//! - When a bay is hit, it is a squadron lying upside down that is destroyed, if any is inside: it lies in the bay, and its owner would choose so.
//! - The owner of a squadron chooses the ship on which it lands, and the space into which it is pushed. Range and return to base are plain distance;
//!   planetoids do not lengthen them.
//! - Asteroids ask for a roll on every entry (moved, pushed, launched, advancing) and never at set-up. A unit halted in an occupied space stops in the
//!   last space of its path where it may end. An inactive squadron that is hit is eliminated.
//! - No unit moves into a dead end: a space that is occupied is entered only where enough spaces are left to come out of it again.
//! - A choice of one is made at once: the only unit of a player in a step is activated unasked, flak beside one squadron is aimed at it, and a unit
//!   that could do nothing has had its chance to attack.
//! - Ties of initiative are rolled off with two bare dice; sensors have counted already, and count only on ships on the map.
//! - A ship that engages warp under the option against moving may still turn, and under that against firing uses no weapons system, bays
//!   included, since the book counts bays among them.
//! - A unit eliminated is credited whole to the player who rolled the last barrage. A hull is worth its price less 5 for each squadron it began
//!   with, a squadron 5. A ship without a price counts what its sheet states, or else everything but its move. Losses to asteroids score for no
//!   player, nor does a squadron that was pushed and finds no base; squadrons lost with a bay, with their ship, or for want of a base score for the
//!   player who rolled. Squadrons that retreat alone score nothing; inside a ship that retreats they count half, as it does.
//! - A squadron inside a ship is a capable unit while a bay is left, since it can be launched. A fleet that can only launch still fights.
//! - A stalemate is evident after five whole turns without an attack die, and after twenty in which nothing was reduced, eliminated or gone, whatever
//!   was rolled: cannons that cannot beat the defense before them would otherwise fire for ever. No stalemate, and no last fleet, while reinforcements are
//!   still to come. Since repairs are counted, every game ends. Captains do not agree to end.
//! - Reinforcements arrive before initiative; one that finds every space of its entry taken waits for the next turn.
//! - A condition that names a ship is met once, and escaping for every ship each time. A ship is destroyed for a condition by the player who is
//!   credited with it, and protected if it was not eliminated. Over a corner a ship escapes by both edges. A ship that is protected for victory wins
//!   before points are counted, unless several sides have such a ship.
//! - A ship that the scenario puts nowhere, off the map or onto another is placed by its player; on a map without a straight ten, as far from other
//!   flagships as possible.

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

/// Something in designs that breaks a rule.
pub type Finding = rules::Finding<Place, Edit>;

/// A way to fix it.
pub type Fix = rules::Fix<Edit>;

/// The title of the rulebook.
pub const BOOK: &str = "Launch Fighters!";

/// What the game is about, in a sentence.
pub const ABOUT: &str = "Fleets of starships, with fighters and missiles, meet on a map of hexes or squares.";

/// A section of the rulebook, by the headings that lead to it.
#[must_use]
pub const fn book(section: &'static str) -> Citation {
    Citation::Book { book: BOOK, section }
}
