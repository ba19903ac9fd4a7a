//! Vikings at play: two sides who move, shoot and fight character by character, each in its phase of every turn. If there are boats, a naval phase
//! precedes each (2.2).
//!
//! A [`Battle`] is a scenario made ready for play and never changes; a [`State`] is a moment between two decisions; an [`Action`] is one decision.
//! The battle lists the legal actions of a state and carries one of them out, with the dice that it takes, until the next decision or the end.
//! Nothing else changes a state. An [`Event`] says what happened, and cites the rule. A state consists of a [`Position`], which both sides see, the
//! kinds of the markers that lie face down, and the covered choices of both sides. What both sides know of a game is its [`Public`] part, and what
//! one side knows of a state is a [`View`]. Captains and lists of legal actions see nothing else.
//!
//! Players are numbers: 0 is player A, whose phase comes first, and 1 is player B. The side whose phase it is not has decisions too: defensive fire,
//! who takes a blow, where its characters fall back to and who makes room, and the advance after an attack that failed.
//!
//! Each part of the sequence has a file that lists its choices and carries them out: `setting_up.rs` (B, then A); `fire.rs`; `walking.rs` with
//! `motion.rs`, `horses.rs` and `burdens.rs`; `walls.rs`; `fights.rs` with `reckoning.rs`; `beasts.rs`; `retreat.rs`, `advance.rs`; `harm.rs`;
//! `water.rs`. `turn.rs` runs through them, `afloat/` through naval phases, and `outcome.rs` finds the winner.
//!
//! # Choices that players do not have
//! A boat that comes in later does so in the first naval phase in which it has room; its player cannot hold it back. A character who falls out of a
//! boat or is in the way of a hull goes to the nearest hex with room, which no player chooses. A rope to a rowboat that a ship pushes away tears if
//! it is too short. A wall of shields always takes in the whole row. A character who advances or retreats onto a marker turns it over. A horse, pig or
//! goat that is led stays where it was until its leader has arrived. Riders come onto the board only on free hexes. To make room for a friend on
//! foot, at most two others step aside in turn.
//!
//! Reading order: `numbers.rs`, `pose.rs`, `ground.rs`, `public.rs`, `battle.rs`, `state.rs`, `question.rs`, `action.rs`, `event.rs` with `cited.rs`, `table.rs`,
//! `engine.rs`, `offers.rs`, `contact.rs`, `turn.rs`, the parts of the sequence, `view.rs`, `imagine.rs`, `told.rs`, `ends.rs`, `news.rs`,
//! `rolls.rs`, `captains/`.

mod action;
mod advance;
mod afloat;
mod battle;
mod beasts;
mod burdens;
mod captains;
mod captives;
mod cited;
mod contact;
mod ends;
mod engine;
mod event;
mod fights;
mod fire;
mod ground;
mod harm;
mod horses;
mod imagine;
mod motion;
mod news;
mod numbers;
mod offers;
mod outcome;
mod pose;
mod public;
mod question;
mod reckoning;
mod retreat;
mod rolls;
mod setting_up;
mod state;
mod table;
#[cfg(test)]
mod tests;
mod told;
mod turn;
mod view;
mod walking;
mod walls;
mod water;

pub use action::Action;
pub use afloat::{
    Boat, BoatFate, BoatState, Breach, Comes, Duty, Footing, Hook, Hull, Load, Naval, NoWay, Patched, Pull, Rope, Sail, Sealed,
    Shock, Stowed, Way, hex_of, space_of,
};
pub use battle::Battle;
pub use captains::{AnyCaptain, CaptainName, LookingAhead, RuleOfThumb};
pub use cited::CAPTIVES;
pub use event::{Because, Cause, Event, Purpose, Slowing, TakenAlong};
pub use fire::Barred;
pub use ground::{Depth, Ground, distance, side_towards};
pub use imagine::imagine;
pub use motion::Motion;
pub use news::in_points;
pub use numbers::{BeastNumber, BoatNumber, Fighters, ManNumber, MarkerNumber, RopeNumber};
pub use pose::Pose;
pub use public::{Aim, Face, Fighter, Public, Side, other};
pub use question::{Burden, Clash, Conclusion, Harm, Phase, Question, ReadFrom, Retreat, Walk, Why, Wound};
pub use state::{BeastState, Condition, Fate, Heap, ManState, MarkerState, Position, State, Used};
pub use view::View;
pub use walls::front;

use afloat::{decks, fleet, ropes, sealed_as_imagined};
use contact::round;
use table::Table;
