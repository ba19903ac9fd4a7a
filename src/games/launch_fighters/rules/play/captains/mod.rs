//! The captains of Launch Fighters!, by name.
//!
//! Every captain sees what its opponents see, and no future dice. What a position is worth to a captain is opinion and stands
//! here; what is legal in it follows from the rulebook and stands beside this folder.
//!
//! Reading order: `chances.rs` and `fire.rs` (what weapons are expected to do), `worth.rs` (what that is worth), `view.rs` and `reach.rs` (what
//! a unit sees and where it can go), `exits.rs`, `stats.rs`, `carriers.rs`, `facings.rs`, `course.rs`, `marks.rs`, `screens.rs`, `squadrons.rs` and
//! `weapons.rs` (what it should do), `helm.rs` and `answers.rs` (what follows from that), `rule_of_thumb.rs`, `looking_ahead.rs`, and the list of
//! all, `roster.rs`.

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
