//! The referee: a campaign in progress, how a year of it is played from the sealed sheets of all players, and what each player learns of it.
//!
//! Nothing here uses a clock, a file or a thread. A state is a plain value, and so is a year that was played. Dice are keyed by place, time, purpose
//! and owner, so that no roll depends on another. Each [`Event`] says who could see it, and [`Knowledge`] is what a player has learned.
//!
//! Reading order: `state.rs` (a campaign in progress), `place.rs`, `fleet.rs`, `seat.rs`, `order.rs` (the order in which fleets act), `plan.rs` (the
//! orders of a fleet), `dice.rs`, `event.rs`, `happening.rs`, `begin.rs`, `turn.rs` (the year and its phases), `correction.rs` with
//! `correction_words.rs` and `dissolution.rs`, `delivery.rs`, `treachery.rs`, `clock.rs` (movement), `battle.rs` and `aftermath.rs`, `raid.rs`,
//! `ground.rs` and `spoils.rs` (landings), `acts.rs`, `supply.rs`, `handing.rs` and `cargo.rs`, `persons.rs`, `colonies.rs`, `household.rs`,
//! `points.rs`; then what each player learns: `learn.rs`, `sights.rs`, `words/`, `shots.rs`, `report.rs`, `gazette.rs`; then the whole: `mail.rs`,
//! `ledger.rs`, `standings.rs`, `post.rs`, `contest.rs` (a campaign that captains play) and `captains/`.

mod acts;
mod aftermath;
mod battle;
mod begin;
mod captains;
mod cargo;
mod clock;
mod colonies;
mod contest;
mod correction;
mod correction_words;
mod delivery;
mod dice;
mod dissolution;
mod event;
mod fleet;
mod gazette;
mod ground;
mod handing;
mod happening;
mod household;
mod learn;
mod ledger;
mod mail;
mod order;
mod persons;
mod place;
mod plan;
mod points;
mod post;
mod raid;
mod report;
mod seat;
mod shots;
mod sights;
mod spoils;
mod standings;
mod state;
mod supply;
mod treachery;
mod turn;
mod words;

#[cfg(test)]
mod tests;

pub use crate::knowledge::{self, Chapter, Entry, Knowledge};
pub use crate::tick::{TICKS, enters};
pub use crate::way::way;
pub use captains::{AnyCaptain, AtRandom, CaptainName, Planner, RuleOfThumb};
pub use contest::Contest;
pub use correction::{Corrected, Correction};
pub use correction_words::NextWord;
pub use dice::{ActOf, Purpose, Roller, Source};
pub use event::{Event, Passage};
pub use fleet::{Commander, Fleet, FleetId, Hold, Owner, Ship, ShipId};
pub use gazette::{Gazette, PublicStanding};
pub use happening::{
    Battle, BattleSide, Fate, Fired, GroundRound, Happening, InBattle, Landing, Round, SeenFleet, SeenPeople, Sighting, Target,
};
pub use ledger::LedgerLine;
pub use mail::{Delivered, deliver};
pub use place::{Estate, Gift, Installed, Loot, Place, Share, Stock};
pub use plan::{Goods, Plan};
pub use post::{PlayedYear, Post};
pub use report::{Line, Section};
pub use seat::{Developed, Person, Rank, Research, Seat, Whereabouts};
pub use standings::Standing;
pub use state::{Message, State};
pub use turn::{Year, turn};
