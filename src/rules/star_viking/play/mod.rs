//! Star Viking as it is played: so far its battles, one tactical action a tile, between one Viking and the Federation.
//!
//! A [`Battle`] is a scenario made ready for play and never changes; a [`State`] is a moment between two decisions; an [`Action`] is one
//! decision. The battle lists the legal actions of a state and carries out one of them, rolling whatever dice that takes, until the next
//! decision or the end. Nothing else changes a state. An [`Event`] says what happened, and cites the rule. What everybody knows of
//! a battle is its [`Public`] part and what one side knows of a state is a [`View`]: captains are handed these and choose by them alone.
//! `told.rs` puts everything into words.
//!
//! Each phase of a segment is a file that offers its choices and carries them out: `deployment.rs` (and withdrawal before round 1),
//! `moving.rs` with `holds.rs`, `fire.rs` (evasion, targets, shots), `blows.rs` (what hits do), `round_end.rs` (surrender, plunder, every
//! way of ending), `control.rs` (the end of a segment, and looting). `outcome.rs` says who has won, and `planned.rs` what a shot would do.
//!
//! # What is not there
//! Turns: secret orders, jumps, several segments a turn in the order of the Viking, politics, taxes and construction, the points and
//! victories of a campaign. More than one Viking in a battle, and red forces that are bought in play: [`Battle::of`] refuses both with a
//! sentence. Units keep their owners and their damage in the state and not in the battle, so that a campaign can build and capture them.
//! Plunder that is handed from hold to hold. Notes of what was seen before, imagined worlds that agree with a view, and a view whose units
//! are not numbered as those of the state, from which whoever counts the gaps learns something. Captains that look ahead.
//!
//! Reading order: `battle.rs`, `muster.rs`, `state.rs`, `action.rs`, `event.rs`, `table.rs`, `engine.rs`, the phases, `view.rs`, `captains/`.

mod action;
mod battle;
mod blows;
mod captains;
mod control;
mod deployment;
mod engine;
mod event;
mod fire;
mod holds;
mod moving;
mod muster;
mod outcome;
mod planned;
mod round_end;
mod state;
mod table;
#[cfg(test)]
mod tests;
mod told;
mod view;

pub use action::Action;
pub use battle::{Battle, Public, Side, Tile};
pub use captains::{CaptainName, RuleOfThumb};
pub use event::{Event, Purpose, ShotEnd};
pub use planned::PlannedShot;
pub use state::{Blow, Ending, Fate, Phase, Question, Shooter, Shot, State, UnitNumber, UnitState, Used, Where};
pub use view::{Seen, View};

use table::Table;

/// The Viking of a battle.
pub const VIKING: crate::rules::play::Player = crate::rules::play::Player::new(0);
/// The Federation, which has all blue and green forces.
pub const FEDERATION: crate::rules::play::Player = crate::rules::play::Player::new(1);
