//! A game in words: the question to the player, the choices, and the events.

use super::{Play, Player};
use crate::Citation;

/// A battle that can be put into words.
pub trait Told: Play {
    /// The name of the side of a player.
    fn side_name(&self, player: Player) -> &str;

    /// The turn and the phase of a state, in words.
    fn moment(&self, state: &Self::State) -> String;

    /// The decision that the player has to make, worded as a question; empty when the game is over.
    fn asks(&self, state: &Self::State) -> String;

    /// The heading under which a player's choice of this action is listed.
    fn heading(action: Self::Action) -> &'static str;

    /// The effect of an action, as the label of the button that chooses it. No two choices at the same moment have the same label.
    fn choice(&self, state: &Self::State, action: Self::Action) -> String;

    /// The score of each side, one line for each side.
    fn score(&self, state: &Self::State) -> Vec<String>;

    /// Whether two successive events are told together, such as two dice for the same purpose.
    fn together(one: &Self::Event, other: &Self::Event) -> bool;

    /// Whether an event continues the one before it although another action caused it, such as when a unit walks on to the next hex.
    fn goes_on(before: &Self::Event, event: &Self::Event) -> bool;

    /// One event, or several that are told together, as a sentence.
    fn tell(&self, events: &[Self::Event]) -> String;

    /// Whether a player learns of an event, given the player's views before and after the action that caused it.
    fn hears(&self, views: [&Self::View<'_>; 2], event: &Self::Event) -> bool;

    /// Whether every phase begins with an event. If not, events are listed under the moment in which their action was chosen.
    const TELLS_PHASES: bool;

    /// Whether the event is the beginning of a phase, or of a step of one.
    fn begins_phase(event: &Self::Event) -> bool;

    /// Whether the event is the beginning of a turn.
    fn begins_turn(event: &Self::Event) -> bool;

    /// The rule that causes an event.
    fn citation(event: &Self::Event) -> Citation;

    /// The rule behind one event, or several that are told together; `None` if there are none. It is that of the first, unless a game says otherwise.
    fn cites(events: &[Self::Event]) -> Option<Citation> {
        events.first().map(Self::citation)
    }
}
