//! Launch Fighters!, a space battle board game for two to six players (version 1.1 of its rulebook).
//!
//! Its words: a *unit* is a ship or a fighter squadron; a ship has five *stats* and may have *add-ons*; a *space* is a hex or square of
//! the *map*; a *fleet* is bought with *points* and fights as one *side* of a *scenario*; the *flagship* is placed first.
//!
//! Reading order: [`Part`] and [`Ship`], [`cost`] and [`Breakdown`], [`Fleet`], [`Map`], [`Scenario`], [`Content`], [`Edit`], then [`checks`].
//!
//! # Rulings
//! Where the book is silent or contradicts itself, this is what Drydock does, and why.
//!
//! - The running text puts the brackets of the move multiplier one too low (60–80 tripled, 81–100 quadrupled) and turns "doubled to 3
//!   from 6" round. The table is right: Excelsior, at 80 points, pays for its move four times.
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
//!   flagship, or beside another ship of their fleet when every free space round the flagship that may be entered is taken. Reinforcements
//!   are exempt. Squadrons start aboard. A set-up that is free is asked none of this. With an even number of columns or rows the two or four
//!   spaces that share the middle are all the centre; and a fleet that finds no room round its flagship still hangs together, ship by ship,
//!   since each was placed beside one that stood there already.
//! - Terrain is one kind a space; with the special landing rules, a switch of the scenario, units may stand on planetoids.
//! - A unit is "adjacent to the edge" when it stands in an outermost space, because a counter cannot stand beyond. A space is measured
//!   across its flats, as hex paper is sold.

mod almanac;
mod breakdown;
pub mod checks;
mod content;
pub mod cost;
mod edit;
mod fleet;
mod map;
mod options;
mod part;
mod paths;
mod place;
pub mod play;
mod scenario;
mod ship;
mod style;
pub mod terrain_generator;

pub use almanac::{Chapter, ReadyFleet};
pub use breakdown::{Breakdown, Line, Paid, one_more};
pub use content::Content;
pub use cost::Price;
pub use edit::Edit;
pub use fleet::{Fleet, FleetShip};
pub use map::{Area, AreaPurpose, Label, Map, Numbering, Terrain, TerrainKind};
pub use options::Options;
pub use part::{Part, Pricing};
pub use paths::Paths;
pub use place::{InFleet, InMap, InScenario, InShip, Place};
pub use scenario::{Condition, Entry, Goal, PlacedShip, PlacedSquadron, Reinforcement, Reward, Scenario, SetUp, Side};
pub use ship::Ship;
pub use style::{Hull, Style};

/// The title of the rulebook.
pub const BOOK: &str = "Launch Fighters!";
