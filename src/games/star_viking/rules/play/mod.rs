//! Star Viking as it is played: campaigns of turns between one or more Vikings and the Federation, and battles with one tactical action for each
//! tile.
//!
//! A [`Contest`] is a scenario made ready for play and never changes; a [`State`] is a moment between two decisions; an [`Action`] is one decision.
//! The contest lists the legal actions of a state. It carries out one of them, with the dice that this needs, up to the next decision or the end.
//! Nothing else changes a state. An [`Event`] says what happened, and cites the rule. What every player knows of a game is its [`Public`] part, and
//! what one side knows of a state is a [`View`]: captains get these two and choose by them alone. `told.rs` and `news.rs` put everything into words,
//! with the names from `names.rs`.
//!
//! Players are numbers: the Vikings in the order of the scenario, and last the Federation, which has all blue and green forces at the start. A
//! campaign has every counter of the game, whether it is in play, in the supply or lost; a battle has only the counters that start in it.
//!
//! Each phase is a file that offers the choices of the phase and carries them out. Before turn 1: `setting_up.rs` with `lading.rs`. Each turn, of
//! which `turn.rs` is the frame: `orders.rs`; the segments with `deployment.rs` (and withdrawal before round 1), `moving.rs` with `holds.rs`,
//! `fire.rs` (evasion, targets, shots), `blows.rs` (what hits do), `round_end.rs` (surrender, plunder, every way of ending), `control.rs` (the end of
//! a segment, and looting); then `politics.rs`, `taxation.rs`, `locals.rs`, `works.rs` with `supply.rs`, and again `turn.rs` with points and victory.
//! `outcome.rs` says who has won, `planned.rs` what a shot would do, and `priced.rs` what a choice costs.
//!
//! Reading order: `contest.rs`, `muster.rs`, `size.rs`, `counters.rs`, `state.rs`, `unit_state.rs`, `question.rs`, `action.rs`, `event.rs`,
//! `table.rs`, `engine.rs`, `offers.rs`, the phases, `view.rs`, `sighting.rs`, `imagine/`, `captains/`.

mod action;
mod blows;
mod captains;
mod contest;
mod control;
mod counters;
mod deployment;
mod engine;
mod event;
mod fire;
mod holds;
mod imagine;
mod lading;
mod locals;
mod moving;
mod muster;
mod names;
mod news;
mod offers;
mod orders;
mod outcome;
mod planned;
mod politics;
mod priced;
mod question;
mod round_end;
mod setting_up;
mod sighting;
mod size;
mod state;
mod supply;
mod table;
mod taxation;
#[cfg(test)]
mod tests;
mod told;
mod turn;
mod unit_state;
mod view;
mod works;

pub use action::Action;
pub use captains::{AnyCaptain, ByDice, CaptainName, Course, LookingAhead, RuleOfThumb};
pub use contest::{Contest, Public, Side, Tile};
pub use event::{Event, Gain, Purpose, Purse, ShotEnd, Site};
pub use imagine::imagine;
pub use planned::PlannedShot;
pub use priced::{Payer, Price};
pub use question::{Blow, Conclusion, Ending, Phase, Port, Question, Shooter, Shot};
pub use sighting::Sighting;
pub use size::too_large;
pub use state::{SideState, State, TileState};
pub use taxation::Yielded;
pub use unit_state::{Fate, UnitNumber, UnitState, Used, Where};
pub use view::{Seen, View};

use table::Table;
