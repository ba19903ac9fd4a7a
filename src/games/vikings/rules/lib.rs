//! Vikings: crews, boats, coasts and raids.
//!
//! The designs are troop types ([`TroopType`]) and characters ([`Character`]), classes of boats ([`BoatClass`]), boards ([`board::Board`]) and
//! layouts of them ([`board::Layout`]), the forces of the sides ([`Force`]), and the scenarios in which these meet ([`Scenario`]). The tables of the
//! book are data that a designer can change. From these come point values ([`Breakdown`]), exact odds, answers about the ground, and the game itself,
//! ashore and afloat ([`play`]).
//!
//! A character has up to five states, each on a face of a counter, with values that may be missing: sound, wounded and stunned on foot, sound and
//! wounded as a rider. The troop type, which is data too, determines what the character can do.
//!
//! Reading order: `strength.rs` (three numbers on a counter), `person.rs`, `values.rs`, `troop.rs`, `character.rs`, `proposal.rs`, `boat/`,
//! `price.rs`, `tables/`, `fight.rs`, `riding.rs`, `odds/`, `board/`, `heading.rs`, `start.rs`, `task.rs`, `force.rs`, `crew.rs` (tasks on a deck),
//! `goal.rs`, `scenario.rs`, `set_up.rs` (where all characters, boats and things begin), `taken.rs` (where there is room), `voyage.rs`, then
//! `content.rs`, `edit.rs`, `in_step.rs`, `place.rs`, `paths.rs`, the descriptions (`character_fields.rs`, `troop_fields.rs`, `boat_fields.rs`,
//! `board_fields.rs`, `force_fields.rs`, `scenario_fields.rs`, `scenario_list_fields.rs`, `table_fields.rs` and the files that it names),
//! `designs.rs`, `checks/`, `almanac.rs`, `play/`.

mod almanac;
mod blow_fields;
pub mod board;
mod board_fields;
pub mod boat;
mod boat_fields;
mod bounds;
mod character;
mod character_fields;
pub mod checks;
mod collision_fields;
mod content;
mod crew;
mod designs;
mod edit;
pub mod fight;
mod force;
mod force_fields;
mod goal;
mod ground_fields;
mod heading;
mod in_step;
mod missile_fields;
pub mod odds;
mod paths;
mod person;
mod place;
pub mod play;
mod point_fields;
mod price;
mod proposal;
pub mod riding;
mod riding_fields;
mod scenario;
mod scenario_fields;
mod scenario_list_fields;
mod set_up;
mod situation_fields;
mod start;
mod strength;
mod table_fields;
mod tables;
mod taken;
mod task;
mod troop;
mod troop_fields;
mod values;
pub mod voyage;
mod water_fields;

pub use almanac::{Chapter, Pick};
pub use blow_fields::{AGAINST_RIDERS, FOOT_TABLE, ON_FOOT, RIDER_TABLE};
pub use board_fields::{BOARD_GROUND, BOARD_SIDES, BOARDS, LAID, LAYOUTS};
pub use boat::BoatClass;
pub use boat_fields::BOATS;
pub use character::Character;
pub use character_fields::CHARACTERS;
pub use collision_fields::{COLLISION_BANDS, COLLISIONS};
pub use content::Content;
pub use crew::Misplaced;
pub use designs::FACTS;
pub use edit::Edit;
pub use force::{Force, Member, Vessel};
pub use force_fields::{FORCES, MEMBERS, VESSELS};
pub use goal::{Goal, GoalKind, Player};
pub use ground_fields::{GROUND_TABLE, GROUNDS};
pub use heading::Heading;
pub use missile_fields::{ARROWS, MISSILES};
pub use paths::Paths;
pub use person::Person;
pub use place::{InBoard, InBoat, InCharacter, InForce, InLayout, InScenario, InTable, InTroop, Place};
pub use point_fields::{MARKERS, POINTS};
pub use price::{Breakdown, Line, Worth};
pub use riding_fields::RIDING;
pub use scenario::{Area, Options, Pace, Purpose, Scenario, Token, TokenKind};
pub use scenario_fields::SCENARIOS;
pub use scenario_list_fields::{AREAS, GOALS, PACES, TOKENS};
pub use set_up::{Hull, Man, SetUp};
pub use situation_fields::{CHALLENGES, SITUATIONS};
pub use start::{Spot, Start};
pub use strength::Strength;
pub use tables::{
    Arrow, ArrowTarget, Band, Blow, Boarding, Challenges, Collisions, CombatTable, Cover, Drowning, Effect, FootTable, Grappling,
    Ground, Grounds, Hurt, Markers, Missiles, PointTable, RiderTable, Riding, Situations, Table, Tables, Terrain,
};
pub use taken::{Arriving, Taken};
pub use task::Task;
pub use troop::TroopType;
pub use troop_fields::TROOPS;
pub use values::Values;
pub use water_fields::{BOARDING, DROWNING, GRAPPLING};

use rules::{self, Citation};

/// A finding: something in the designs of Vikings that breaks a rule.
pub type Finding = rules::Finding<Place, Edit>;

/// A way to fix a finding.
pub type Fix = rules::Fix<Edit>;

/// The title of the rulebook.
pub const BOOK: &str = "Vikings";

/// The subject of the game, in a sentence.
pub const ABOUT: &str = "Longships raid the coasts of England, from the slipway to the shield-wall, man by man.";

/// Cites a section of the rulebook by its number.
#[must_use]
pub const fn book(section: &'static str) -> Citation {
    Citation::Book { book: BOOK, section }
}
