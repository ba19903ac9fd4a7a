//! The captains of Launch Fighters!, by name.
//!
//! Every captain sees what its opponents see, and no future dice. How good a position is to a captain is opinion and is decided here; which actions
//! are legal follows from the rulebook and is decided outside this folder.
//!
//! Reading order: `chances.rs` and `fire.rs` (the expected effect of weapons), `worth.rs` (the worth of that effect), `view.rs` and `reach.rs` (what
//! a unit sees and where it can go), `exits.rs`, `stats.rs`, `carriers.rs`, `facings.rs`, `course.rs`, `marks.rs`, `screens.rs`, `squadrons.rs` and
//! `weapons.rs` (what the unit should do), `helm.rs` and `answers.rs` (the resulting decisions), `rule_of_thumb.rs`, `looking_ahead.rs`, and the list
//! of all captains, `roster.rs`.

mod answers;
mod carriers;
mod chances;
mod course;
mod exits;
mod facings;
mod fire;
mod helm;
mod looking_ahead;
mod marks;
mod reach;
mod roster;
mod rule_of_thumb;
mod screens;
mod squadrons;
mod stats;
mod view;
mod weapons;
mod worth;

pub use looking_ahead::LookingAhead;
pub(super) use reach::Reaches;
pub use roster::{AnyCaptain, CaptainName};
pub use rule_of_thumb::RuleOfThumb;
