//! Freedom in the Galaxy in play: one star system, in turns that have a Rebel and an Imperial player-turn.
//!
//! A [`Contest`] is a scenario made ready for play, and never changes. A [`State`] is the game at a moment between two decisions. An [`Action`]
//! is one decision. The contest lists the legal actions of a state and carries out one of them, with the dice that it needs, until the next
//! decision or the end. An [`Event`] says what happened, and cites the case of the rulebook. What a game does by itself is a stack of small
//! tasks (`task.rs`), so that the game goes on where it was, for example after a fight in a search that a card allows.
//!
//! A state has an open half, which both players see, and a hand for each side, which only that side sees: the types of units that lie face down
//! ([`ImperialHand`]), and the possessions that were not used yet ([`RebelHand`]). A [`View`] is the open half with one of the hands. Decks are
//! drawn by the game's dice, and no state holds a shuffle.
//!
//! The Rebel is the first player and the Imperial the second.
//!
//! # What is not there
//! The rules from section 17 on are not played. A ship beside characters who cannot fly has no owner: it waits until it is handed to one who
//! can. Any free characters guard the prisoners with them; players do not name guards.
//!
//! Reading order: `numbers.rs`, `abilities.rs`, `contest.rs` with `perils.rs`, `start.rs` with `muster.rs`, `who_starts.rs`, `terms_in_play.rs` and `book_scenario.rs`, `state.rs` with
//! `errand.rs` and `fight_state.rs`, `question.rs`, `action.rs`, `event.rs`, `task.rs`, `look.rs`, `table.rs`, `engine.rs`, `offers.rs`; the routines; `view.rs`,
//! `imagine.rs`, `told.rs` with `asking.rs`, `news.rs` and `names.rs`, `outcome.rs`, `captains/`.
//!
//! The routines: `turn.rs`, `setting_up.rs`, `moving.rs`, `journey.rs`, `passing.rs` (bases), `reacting.rs`, `battle.rs`, `losses.rs`,
//! `searching.rs`, `fight.rs`, `blows.rs`, `assigning.rs`, `drawing.rs`, `happenings.rs` with `ignored.rs`, `creatures.rs`, `success.rs`, `feats.rs`,
//! `rebelling.rs`, `belongings.rs` with `uses.rs`, `fates.rs`, `standing.rs` (control, camps, instant victories) with `reckoning.rs` (victory
//! points). What a choice promises before it is made is in `prospects/`, and why something cannot be chosen in `objections/`.

mod abilities;
mod action;
mod asking;
mod assigning;
mod battle;
mod belongings;
mod blows;
mod book_scenario;
mod captains;
mod cautions;
mod contest;
mod creatures;
mod drawing;
mod engine;
mod errand;
mod event;
mod fates;
mod feats;
mod fight;
mod fight_state;
mod happenings;
mod ignored;
mod imagine;
mod journey;
mod look;
mod losses;
mod moving;
mod muster;
mod names;
mod news;
mod news_of_units;
mod numbers;
mod objections;
mod offers;
mod outcome;
mod passing;
mod perils;
mod prospects;
mod question;
mod reacting;
mod rebelling;
mod reckoning;
mod searching;
mod setting_up;
mod standing;
mod start;
mod state;
mod success;
mod table;
mod task;
mod terms_in_play;
#[cfg(test)]
mod tests;
mod told;
mod turn;
mod uses;
mod view;
mod who_starts;

pub use abilities::{Abilities, AfterUse, Company, Gifts, Uses};
pub use action::{Action, RatingNumber};
pub use book_scenario::BookScenario;
pub use captains::{AnyCaptain, CaptainName, LookingAhead, RuleOfThumb, Thumb, Worth};
pub use cautions::cautions;
pub use contest::{
    Arrival, CharacterInPlay, Contest, EnvironInPlay, FoeInPlay, Known, MissionInPlay, Placing, PlanetInPlay, PossessionInPlay,
    Public, Terms, UnitInPlay,
};
pub use errand::{Attempt, Errand, MissionGroup, Standing};
pub use event::{Cause, Event, Foe, Gift, Passed, Purpose};
pub use fight::FoeStrength;
pub use fight_state::{Attacker, Fight};
pub use imagine::imagine;
pub use look::Look;
pub use numbers::{CharacterNumber, EnvironNumber, Party, PlanetNumber, PossessionNumber, UnitKind};
pub use objections::{Objection, Picked};
pub use perils::Perils;
pub use prospects::{Columns, Failing, Prospect};
pub use question::{Asked, Counter, Phase, Question};
pub use reckoning::Reckoning;
pub use start::{CharacterAtStart, PlanetAtStart, Start, WhereAtStart};
pub use state::{
    Battle, Camp, CharacterNow, Conclusion, EnvironNow, Holding, ImperialHand, Journey, Open, PlanetNow, PossessionNow,
    RebelHand, Search, State, Whereabouts,
};
pub use task::Task;
pub use view::View;

use rules::play::Player;

use crate::Side;

/// The player of a side. The Rebel is the first player.
#[must_use]
pub const fn player_of(side: Side) -> Player {
    Player::new(side as u8)
}

/// The side that a player plays.
#[must_use]
pub const fn side_of(player: Player) -> Side {
    if player.index() == 0 { Side::Rebel } else { Side::Imperial }
}
