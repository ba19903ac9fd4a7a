//! Playtests: plays many games of one scenario, from a seed, and reports what they show about the scenario. This crate has only the parts that all
//! games share.
//!
//! A [`Series`] plays game after game of anything that is [`Playtestable`]. Game number i draws from (seed, i), so the result does not depend on
//! which worker or machine plays it. A [`Tally`] consists only of sums of whole numbers over games. So merging is exact, and any number of workers
//! ([`workers`]) or machines gives the same sums. A [`Report`] is worked out from the sums, with a [`Verdict`] in words, intervals and the games
//! worth watching. [`Level`] and [`Worth`] play more games to answer two questions of a designer: how many points would level the scenario, and what
//! is a design worth? A game must provide [`Playtests`], with its own [`Terms`].
//!
//! Only the rules know how a game is played; this crate does not. Nothing here uses files or clocks.
//!
//! Reading order: `share.rs`, `counts.rs`, `playtestable.rs`, `terms.rs`, `tally.rs`, `request.rs`, `series.rs`, `run.rs`, `soundness.rs`,
//! `spread.rs`, `verdict.rs`, `highlights.rs`, `replay.rs`, `replay_lines.rs`, `kept.rs`, `played_on.rs`, `report.rs`, `level.rs`, `worth.rs`,
//! `round_robin.rs`, `comparison.rs`, `named.rs`, `game.rs`, `error.rs`.

mod comparison;
mod counts;
mod course;
mod error;
pub mod game;
mod highlights;
pub mod kept;
pub mod level;
pub mod named;
mod played_on;
mod playtestable;
mod replay;
mod replay_lines;
mod report;
mod request;
pub mod round_robin;
mod run;
mod series;
mod share;
mod soundness;
mod spread;
mod tally;
mod terms;
mod verdict;
pub mod words;
pub mod worth;

pub use comparison::{Compared, compare};
pub use counts::Counts;
pub use course::{Course, CourseReport, PlaceReport, TurnReport, TurnTally};
pub use error::PlaytestError;
pub use game::{Captain, Playable, Playtests, Switch};
pub use highlights::{Highlight, Kind, highlights};
pub use kept::KeptGame;
pub use level::{Level, Levelled, Trial};
pub use named::{helm, post};
pub use played_on::PlayedOn;
pub use playtestable::{Collector, Muster, PartName, Playtestable, SideName, UnitName};
pub use replay::{BrokenOff, Listeners, PastEvent, PastPhase, Replay};
pub use report::{Amount, CaptainReport, EndingReport, Report, SideReport, SystemReport, UnitReport};
pub use request::{Crew, PlaytestRequest};
pub use run::Run;
pub use series::{Helm, Series};
pub use share::{Interval, Share};
pub use spread::{Bin, Spread};
pub use tally::{SeatingTally, SideTally, SystemTally, Tally, UnitTally};
pub use terms::{Column, Terms};
pub use verdict::{Fairness, Verdict};
pub use worth::{DesignWorth, DuelWorth, Gain, PriceVerdict, Purchase, Worth};
