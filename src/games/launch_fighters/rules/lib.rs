//! Launch Fighters!, a space battle board game for two to six players (version 1.1 of its rulebook).
//!
//! The words of the game: a *unit* is a ship or a fighter squadron; a ship has five *stats* and may have *add-ons*; a *space* is a hex or square of
//! the *map*; a *fleet* is bought with *points* and fights as one *side* of a *scenario*; the *flagship* is placed first.
//!
//! Reading order: [`Part`] and [`Ship`], [`cost`] and [`Breakdown`], [`Fleet`], [`Map`], [`Scenario`], [`Content`], [`Edit`], [`Field`], [`Piece`],
//! [`placement`], then [`checks`] and [`play`]; [`odds`] can be read by itself.
//!
//! # Rulings
//! What Drydock rules where the book is silent or contradicts itself, with the reasons.
//!
//! - The running text puts the brackets of the move multiplier one too low (60–80 tripled, 81–100 quadrupled) and reverses "doubled to 3 from 6".
//!   The table is right: Excelsior, at 80 points, pays for its move four times.
//! - Everything aboard counts towards the total that decides the bracket, so a price is the smallest total that lies in its own bracket. From move
//!   6 on, each bracket raises the cost of move by more points than the bracket spans, so such a ship has no price.
//! - A flat-price warp drive costs 5 points for each ship, whatever its level, since the optional rule speaks of a cost per ship. Warp for fighters
//!   is a switch on the ship and costs a point for each squadron, since a squadron has no record sheet of its own.
//! - A point buys two missiles, so an odd missile costs a whole point. A ship may have more squadrons than bays, because bays only limit how many
//!   are launched in a turn.
//! - The counter letter belongs to the ship in the fleet. The design's letter is the default, and further ships of the design take the next free
//!   letter (AA after Z), because two counters of one fleet have to be told apart. Copies without a name are numbered.
//! - In a set-up by the book, one flagship stands on the centre space, or on one of the spaces nearest to it. Every other flagship stands exactly
//!   10 spaces, in a straight line (there are six directions on hexes, eight on squares), from one already placed, and at least 10 from any other.
//!   So a finished set-up is checked for two things: the flagships, linked by straight lines of ten spaces, must form one connected group, and no
//!   two may be nearer than 10. The other ships stand beside their flagship, or beside another ship of their fleet if every free space around the
//!   flagship that may be entered is taken. Reinforcements are exempt. Squadrons start aboard. A free set-up is not checked for any of this. With
//!   an even number of columns or rows, all two or four spaces that share the middle are the centre; if planetoids cover all of these, the nearest
//!   spaces that may be entered are. Even a fleet that finds no room around its flagship is connected, because each ship must be placed beside one
//!   that stands there already.
//! - A space has one kind of terrain. With the special landing rules, a switch of the scenario, units may stand on planetoids.
//! - A unit is "adjacent to the edge" if it stands in an outermost space, because a counter cannot stand beyond. The size of a space is its width
//!   from flat side to flat side, as for hex paper that is sold.
//!
//! # Rulings of play
//! - A barrage hits if its sum beats the defense, and hits directly if it beats twice the defense. A barrage whose dice all show 1 misses, whatever
//!   the defense; this is judged before terrain is subtracted. Against a defense of 0 any other barrage hits directly. Terrain lowers the sum, but
//!   never below 1. The effects of asteroids and of a planetoid add up; a planetoid shelters a unit only from attackers that are not adjacent to
//!   it. In a dogfight each die is lowered by the asteroids of the other squadron, and the lowered dice are compared, so that both squadrons are
//!   treated alike.
//! - Only a stat above zero can be reduced. If a hit makes two reductions and nothing is left for the second, the second is lost. Under the
//!   optional rule holds can be hit, but they do not keep a ship alive, because the book counts only stats. A ship without any stat is eliminated
//!   by its first hit.
//! - Squadrons defend and intercept as soon as they are launched, but attack in the same turn only if step 5 of the attack phase is not over. They
//!   launch in the order of the fleet, because they differ in nothing but warp drives.
//! - Only the side that is fired at intercepts; flak by missiles cannot be intercepted. A squadron's defense is rolled for each barrage, after the
//!   attacker has chosen the dice. An inactive squadron defends itself in a dogfight, but cannot hurt the attacker. A formation is one activation
//!   and one barrage, and only squadrons that have not attacked yet can join. After a dogfight, squadrons may advance only if the loser has left
//!   its space.
//! - If a bay is hit, a squadron inside that lies upside down is destroyed first, because it lies in the bay and its owner would choose it.
//! - The owner of a squadron chooses the ship on which it lands, and the space into which it is pushed. The distances for range and for return to
//!   base are counted directly; planetoids do not lengthen them.
//! - A unit that enters asteroids must roll whenever it moves, is pushed, is launched or advances into them, but never at set-up. A unit that they
//!   stop in an occupied space falls back to the last space of its path in which it may end its movement. An inactive squadron that is hit is
//!   eliminated.
//! - No unit moves into a dead end: it enters an occupied space only if it has enough movement left to come out of it again.
//! - A choice with only one option is made without asking: the only unit of a player in a step is activated without a question, flak beside one
//!   squadron is aimed at it, and a unit that could do nothing has had its chance to attack.
//! - Ties of initiative are rolled off with two dice, without sensors, which have counted already. Sensors count only on ships on the map.
//! - Under the option that forbids moving at warp, a ship that engages warp may still turn. Under the option that forbids firing at warp, it may
//!   use no weapons system; this includes bays, which the book counts among them.
//! - The player who rolled the last barrage is credited with the whole of an eliminated unit. A hull is worth its price minus 5 for each squadron
//!   that it began with, and a squadron is worth 5. A ship without a price is worth what its sheet states, or else the cost of everything but its
//!   move. Losses to asteroids score for no player, nor does a squadron that was pushed and finds no base. Squadrons that are lost with a bay, with
//!   their ship, or because they find no base score for the player who rolled the barrage. Squadrons that retreat alone score nothing; inside a
//!   ship that retreats they count half, as the ship does.
//! - A squadron inside a ship is a capable unit while the ship has a bay, because it can be launched. So a fleet that can do nothing but launch
//!   squadrons is still in the fight.
//! - A stalemate is evident after five whole turns without an attack die, and after twenty in which nothing was reduced or eliminated and no unit
//!   left, whatever was rolled. Otherwise cannons that cannot beat any enemy's defense would fire for ever. While reinforcements are still to come,
//!   a battle does not end by stalemate or because one fleet is left. Since repairs are limited, every game ends. Captains do not agree to end a
//!   game.
//! - Reinforcements arrive before initiative. If every space of the edge or area where a ship enters is taken, the ship waits for the next turn.
//! - A condition that names a ship is met once; a condition for the escape of any ship is met for each ship that escapes. A ship counts as
//!   destroyed by the player who gets the credit for it, and as protected if it was not eliminated. A ship that retreats at a corner escapes by
//!   both edges. If protecting a ship gives a side victory, that side wins before points are counted, unless several sides have such a ship.
//! - A ship that the scenario does not place, or places off the map or in the space of another ship, is placed by its player. On a map without a
//!   straight line of ten spaces, a flagship is placed as far from other flagships as possible.

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
