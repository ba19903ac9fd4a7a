//! Captains: programs that decide for a side, from what that side can see. Reading order: `roster.rs`, `rule_of_thumb.rs`, `chart.rs`, `paths.rs`,
//! `outlook.rs`, `aims.rs`, `marching.rs`, `appraisal.rs`, `fighting.rs`, `answers.rs`, `bearings.rs`, `fairway.rs`, `courses.rs`, `helm.rs`,
//! `seaway.rs`, `crewing.rs`, `seats.rs`, `looking_ahead.rs`, `standing.rs`.

mod aims;
mod answers;
mod appraisal;
mod bearings;
mod chart;
mod courses;
mod crewing;
mod fairway;
mod fighting;
mod helm;
mod looking_ahead;
mod marching;
mod outlook;
mod paths;
mod roster;
mod rule_of_thumb;
mod seats;
mod seaway;
mod standing;

#[cfg(test)]
pub(super) use courses::courses;
pub use looking_ahead::LookingAhead;
pub use roster::{AnyCaptain, CaptainName};
pub use rule_of_thumb::RuleOfThumb;
