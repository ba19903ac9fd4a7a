//! Star Viking, a game for two players about raids on a decaying federation (first edition of its rulebook, with the errata of 1981).
//!
//! Its words: a *system* is the place, and its *tile* is the printed form. Along its *orbits* lie *bodies*, whose *sectors* are the
//! spaces of play, besides the deep space of every orbit. A *unit* is one counter of a *type* in the catalogue, which is also the
//! *counter mix*. A *force* is what one side owns, with *cargo* in *holds*. A *scenario* deploys forces in the systems in play.
//!
//! Reading order: [`System`] and [`Body`] with `cut.rs`, [`UnitType`] and what it can do ([`Ability`]), [`Tables`], [`Force`] with `hold.rs`,
//! [`mix`], [`Scenario`] with [`Deployment`] and `in_play.rs`, [`Content`], [`Edit`], [`rearrange`] and [`muster`] (edits that keep the rest
//! of a project in step), [`movement`], [`combat`], [`Damage`], [`odds`], [`construction`], [`economy`], [`federate`] and [`deal`],
//! [`set_up`], [`play`], then [`checks`]; [`tile`] is how a system lies on its tile.
//!
//! # Rulings
//! Where the book is silent or contradicts itself, this is what Drydock does, and why.
//!
//! - The pictures of the book are lost, and with them the combat table, the plunder table, most counters and most tiles. All of
//!   them are data of a project, with their origin beside them, so that the owner of a copy can enter the true numbers.
//! - The book's "EE" is a misprint for FE, the escort, since it names no other type of those letters.
//! - A scenario is a standard game, a double game, a battle or free. What the book says of the start of a campaign (how many
//!   systems, the Quadrant Capital, the Viking's money, the Federation's ships, ten local units set aside) is required of the first
//!   two only. A force that no scenario deploys yet is treated as one that starts a campaign, since it is being bought.
//! - In the double game each tile may be in play twice and the counter mix counts double, since two sets are on the table; each
//!   Viking has their own purchase and home base; there are one or two Quadrant Capitals, and twenty local units are set aside.
//! - A set-up names a system for every unit. It names a sector only where the designer fixes one: in battles, and always for
//!   fortresses. Invaders may stand beside the tile. Vikings begin in holds at their home base. Rules about sectors apply only to
//!   units with a fixed sector. Cargo starts with its carrier.
//! - The halves of a planet touch. Caps touch every sector of the equator, but not each other. The sectors of an equator of two
//!   touch once; an equator of three or more is a ring. Bodies never touch. Moons, asteroids and starcities are one sector and have
//!   no air; a planet with air has two sectors or more, since the book says that two or more atmospheric sectors compose a planet.
//! - Within an orbit S, P and *P go from any sector to any other; another orbit is entered in its deep space, and so is a tile.
//!   V and A never leave their body. Air wings move two sectors, and fortresses do not move.
//! - The modifiers of combat stand in two columns by place: one for deep space, asteroids and starcities, and one for atmosphere
//!   and all other vacuum, moons included. A sector's modifiers help the defender only. A sector's own shot has no EW and is not
//!   the shot of any unit.
//! - A carrier that is cargo must be empty, because its own cargo would have no room of its own. A green unit may ride a carrier
//!   inside its own system.
//! - The Quadrant Capital stands in a system of technology A if one is in play, otherwise of B, otherwise of the highest there is.
//!   The rule that a unit must match its system's technology binds green units only, because blue ones are deployed "regardless of
//!   technology level".
//! - A unit of cargo names its carrier. Cargo whose carrier is gone counts as cargo without a hold.

mod abilities;
mod almanac;
#[cfg(test)]
mod blue_book;
mod body;
mod body_fields;
mod bounds;
pub mod checks;
pub mod combat;
mod combat_fields;
pub mod construction;
mod content;
mod cut;
mod damage;
pub mod deal;
mod deployment;
mod deployment_fields;
mod designs;
pub mod economy;
mod edit;
pub mod federate;
mod force;
mod force_fields;
mod force_unit_fields;
mod hold;
mod in_play;
mod in_step;
mod look;
mod mean_plunder;
pub mod mix;
mod modifier_fields;
pub mod movement;
mod muster;
pub mod odds;
mod pasted;
mod paths;
mod pictures;
mod place;
pub mod play;
mod plunder_fields;
mod politics_fields;
mod random_system;
pub mod rearrange;
mod scenario;
mod scenario_fields;
mod scenario_form;
mod sector_fields;
pub mod set_up;
mod surface;
mod symbol;
mod symbol_part;
mod system;
mod system_fields;
mod table_fields;
mod tables;
mod technology;
pub mod tile;
mod unit;
mod unit_fields;
mod unit_pictures;
mod variants;
mod victory;

pub use abilities::Ability;
pub use almanac::{Chapter, Pick};
pub use body::{Body, Division, Form, Part, Sector};
pub use body_fields::BODIES;
pub use combat_fields::{COMBAT, COMBAT_TABLE};
pub use content::Content;
pub use cut::{BodyKind, Cut};
pub use damage::{Damage, Values, survives_critical};
pub use deployment::{Deployment, Starts, Station, Stationed};
pub use deployment_fields::{DEPLOYMENTS, PLAYED_SYSTEMS, PURSE};
pub use designs::FACTS;
pub use edit::Edit;
pub use force::{Force, ForceUnit};
pub use force_fields::FORCES;
pub use force_unit_fields::FORCE_UNITS;
pub use hold::Misfit;
pub use look::Look;
pub use mean_plunder::MeanPlunder;
pub use modifier_fields::MODIFIERS;
pub use muster::muster;
pub use pasted::Pasted;
pub use paths::Paths;
pub use place::{InForce, InScenario, InSystem, InTable, InUnit, Place};
pub use plunder_fields::{PLUNDER, PLUNDER_TABLE};
pub use politics_fields::{DICE_TABLES, OUTCOMES, POLITICS};
pub use random_system::{Wanted, random_system};
pub use scenario::{PlayedSystem, Scenario};
pub use scenario_fields::SCENARIOS;
pub use scenario_form::ScenarioForm;
pub use sector_fields::SECTORS;
pub use surface::Surface;
pub use symbol::Symbol;
pub use symbol_part::{PartShape, SymbolPart};
pub use system::{Orbit, Space, Spot, Sun, System};
pub use system_fields::SYSTEMS;
pub use table_fields::{ECONOMY, MARKERS, REPAIRS};
pub use tables::{
    Cells, CombatColumn, CombatTable, DiceTable, Economy, Effect, Markers, Modifiers, NearModifiers, OpenModifiers, Outcome,
    PlunderTable, Politics, Repairs, Shot, Table, Tables, Yield,
};
pub use technology::{Technology, Wealth};
pub use unit::{Color, Operations, UnitOrigin, UnitType};
pub use unit_fields::UNITS;
pub use variants::{BattleGoal, Purchases};
pub use victory::Victory;

pub use rules::Modifier;
use rules::{self, Citation};

/// A finding: a part of the designs that breaks a rule.
pub type Finding = rules::Finding<Place, Edit>;

/// A way to fix what breaks a rule.
pub type Fix = rules::Fix<Edit>;

/// The title of the rulebook.
pub const BOOK: &str = "Star Viking";

/// The subject of the game, in a sentence.
pub const ABOUT: &str = "Vikings plunder the star systems of a decaying federation, orbit by orbit, sector by sector.";

/// A citation of the section of the rulebook to which these headings lead.
#[must_use]
pub const fn book(section: &'static str) -> Citation {
    Citation::Book { book: BOOK, section }
}
