//! The play of Launch Fighters!, from the placement of the first ship to the count of victory points.
//!
//! A [`Battle`] is a scenario set up for play and never changes; a [`State`] is a moment between two decisions; an [`Action`] is one decision. The
//! battle lists the legal actions of a state. It carries out one of them, rolls the dice that the action needs, and stops at the next decision or the
//! end. Nothing else changes a state. An [`Event`] reports what happened, die by die, for logs and statistics.
//!
//! The engine makes no decisions. Captains make them ([`rules::play::Captain`]); those of this game are in `captains/`. Nothing here is drawn, timed
//! or saved. Each phase of the turn has one or more files, which offer the choices of the phase and carry them out: `set_up.rs`, `turn.rs`,
//! `initiative.rs`, `sequence.rs`, `movement.rs` and `asteroids.rs`, `attack.rs`, `volley.rs`, `guns.rs`, `launch.rs` and `damage.rs`, `recovery.rs`,
//! `goals.rs` and `points.rs`. `choices.rs` puts decisions into words; `words.rs` puts events into words, `citation.rs` cites the rules from which
//! events follow, and `tally.rs` adds events up. `told.rs` provides all of this to code that shows any game.
//!
//! Reading order: `battle.rs`, `muster.rs`, `board.rs`, `units.rs`, `moment.rs`, `state.rs`, `action.rs`, `event.rs`, `table.rs`, `engine.rs`, then
//! the phases, then `captains/`.

mod action;
mod asteroids;
mod attack;
mod battle;
mod board;
mod captains;
mod choices;
mod citation;
mod damage;
mod engine;
mod event;
mod goals;
mod guns;
mod initiative;
mod launch;
mod moment;
mod movement;
mod muster;
mod points;
mod recovery;
mod sequence;
mod set_up;
mod state;
mod table;
mod tally;
mod told;
mod turn;
mod units;
mod validity;
mod volley;
mod words;

pub use action::Action;
pub use attack::RANGE;
pub use battle::{Arrival, Battle, Combatant, Vessel, Wing};
pub use board::Board;
pub use captains::{AnyCaptain, CaptainName, LookingAhead, RuleOfThumb};
pub use event::{Event, Hit, Purpose};
pub use moment::{Course, Ending, Formation, Phase, Progress, Question, Quiet, Standing, Volley};
pub use muster::value_in_play;
pub use points::{half_points, is_capable};
pub use state::State;
pub use tally::{ShipTally, SystemTally, Tally};
pub use told::points_words;
pub use units::{Berth, Done, Fate, Levels, ShipNumber, ShipState, Shot, SquadronNumber, SquadronState, System, Unit};

use table::Table;

/// How many sides a battle has at most ("2 – 6 players").
const MOST_SIDES: usize = crate::Scenario::MOST_SIDES;

/// A recorded game of Launch Fighters!: the id of its scenario, its seed and its actions.
pub type Record = rules::play::Record<rules::Id<crate::Scenario>, Action>;
