//! A game in words: what is asked, what can be chosen, and what happened.

use super::{Play, Player};
use crate::Citation;

/// A battle that can be put into words.
pub trait Told: Play {
    /// What a side is called.
    fn side_name(&self, player: Player) -> &str;

    /// The turn and the phase.
    fn moment(&self, state: &Self::State) -> String;

    /// What the player is to decide, as a question; empty once the game is over.
    fn asks(&self, state: &Self::State) -> String;

    /// The heading below which a choice is listed.
    fn heading(action: Self::Action) -> &'static str;

    /// What a choice does, as a button says it; no two choices of one moment are called the same.
    fn choice(&self, state: &Self::State, action: Self::Action) -> String;

    /// What each side has, a line for each.
    fn score(&self, state: &Self::State) -> Vec<String>;

    /// Whether two events that follow each other are told together, such as two dice for the same thing.
    fn together(one: &Self::Event, other: &Self::Event) -> bool;

    /// Whether an event goes on with what the event before it told, though another action caused it, such as the next hex of a walk.
    fn goes_on(before: &Self::Event, event: &Self::Event) -> bool;

    /// What happened, as a sentence: one event, or several that are told together.
    fn tell(&self, events: &[Self::Event]) -> String;

    /// Whether a player hears of an event, by the views that the player has before and after the action that caused it.
    fn hears(&self, views: [&Self::View<'_>; 2], event: &Self::Event) -> bool;

    /// Whether every phase begins with an event. If not, the events of an action stand under the moment in which it was chosen.
    const TELLS_PHASES: bool;

    /// Whether a phase, or a step of one, begins with an event.
    fn begins_phase(event: &Self::Event) -> bool;

    /// Whether a turn begins with an event.
    fn begins_turn(event: &Self::Event) -> bool;

    /// The rule from which an event comes.
    fn citation(event: &Self::Event) -> Citation;
}
