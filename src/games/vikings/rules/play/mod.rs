//! Vikings as it is played: two sides who move, shoot and fight man by man, each in its phase of every turn, with a naval phase before it where there are
//! boats (2.2).
//!
//! A [`Battle`] is a scenario made ready for play and never changes; a [`State`] is a moment between two decisions; an [`Action`] is one
//! decision. The battle lists the legal actions of a state and carries out one of them, rolling whatever dice that takes, until the next
//! decision or the end. Nothing else changes a state. An [`Event`] says what happened, and cites the rule. A state is a [`Position`], which
//! lies open, and what each marker is that lies face down. What everybody knows of a game is its [`Public`] part, and what one side knows of
//! a state is a [`View`], which holds the position alone: captains and lists of what is legal see nothing else.
//!
//! Players are numbers: 0 is player A, whose phase comes first, and 1 player B. Many decisions belong to the side that is not in its phase: defensive
//! fire, who takes a blow, where its men fall back to and who makes room, an advance where an attack failed.
//!
//! Each part of the sequence is a file that offers its choices and carries them out: `setting_up.rs` (B, then A); `fire.rs`; `walking.rs` with
//! `motion.rs`, `horses.rs` and `burdens.rs`; `walls.rs`; `fights.rs` with `reckoning.rs`; `beasts.rs`; `retreat.rs`, `advance.rs`; `harm.rs`;
//! `water.rs`. `turn.rs` holds them together, `afloat/` leads through naval phases, and `outcome.rs` says who has won.
//!
//! # What is not there
//! A boat that comes in later does so in the first naval phase in which it has room, and its player cannot hold it back. A man who falls out of a
//! boat or is in the way of a hull comes to the nearest hex with room, which neither player chooses. A rope that only a rowboat could stretch, pushed
//! away by a ship, tears. Rows of shields form as long as they can.
//! A man who comes upon a marker turns it over. A horse, pig or goat that is led stays where it was until its leader has arrived.
//! Riders come onto the board onto free hexes. Friends make room for friends on foot through two others at the most.
//!
//! Reading order: `numbers.rs`, `pose.rs`, `ground.rs`, `public.rs`, `battle.rs`, `state.rs`, `question.rs`, `action.rs`, `event.rs` with `cited.rs`, `table.rs`,
//! `engine.rs`, `offers.rs`, `contact.rs`, `turn.rs`, the parts of the sequence, `view.rs`, `imagine.rs`, `told.rs`, `ends.rs`, `news.rs`, `captains/`.

mod action;
mod advance;
mod afloat;
mod battle;
mod beasts;
mod burdens;
mod captains;
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
pub use event::{Because, Cause, Event, Purpose, TakenAlong};
pub use fire::Barred;
pub use ground::{Depth, Ground, distance, side_towards};
pub use imagine::imagine;
pub use motion::Motion;
pub use news::in_points;
pub use numbers::{BeastNumber, BoatNumber, Fighters, ManNumber, MarkerNumber, RopeNumber};
pub use pose::Pose;
pub use public::{Aim, Face, Fighter, Public, Side, other};
pub use question::{Burden, Clash, Conclusion, Harm, Phase, Question, Retreat, Walk, Why, Wound};
pub use state::{BeastState, Condition, Fate, Heap, ManState, MarkerState, Position, State, Used};
pub use view::View;
pub use walls::front;

use afloat::{decks, fleet, ropes, sealed_as_imagined};
use contact::round;
use table::Table;
