//! Playtests: many games of one scenario, seeded, and what they show about it. Only what all games share stands here.
//!
//! A [`Series`] plays game after game of any game that is [`Playtestable`]; game number i draws from (seed, i), so that it does not matter who or
//! what plays it. A [`Tally`] is sums of whole numbers over games and nothing else: merging is exact, and any number of workers
//! ([`workers`]) or machines comes to the same. A [`Report`] is worked out from the sums, with a [`Verdict`] in words, intervals and the
//! games worth watching. [`Level`] and [`Worth`] play more games to answer a designer's two questions: how many points would level it, and what is a
//! design worth. What a game must provide is [`Playtests`], in its own [`Terms`].
//!
//! What never stands here: how a game is played, which is the rules' business; files and clocks.
//!
//! Reading order: `share.rs`, `counts.rs`, `playtestable.rs`, `terms.rs`, `tally.rs`, `request.rs`, `series.rs`, `run.rs`, `soundness.rs`, `spread.rs`, `verdict.rs`,
//! `highlights.rs`, `replay.rs`, `replay_lines.rs`, `kept.rs`, `played_on.rs`, `report.rs`, `level.rs`, `worth.rs`, `round_robin.rs`, `comparison.rs`, `named.rs`, `game.rs`.

mod comparison;
mod counts;
mod course;
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
