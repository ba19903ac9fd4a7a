//! A game as lines for paper: turns, phases within them, and the events of each.

use super::Told;

/// A line in the printed record of a game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum RecordLine {
    /// A line that says that a turn began.
    Turn(String),
    /// A line that says that a phase began.
    Phase(String),
    /// A line that tells one event, or several that happened together.
    Happened(String),
}

/// The printed lines of a game. Each item of `told` is a group of events that are told together, with the moment in which the action that caused them
/// was chosen. A phase is written before its first event, and left out if it has no events.
pub fn record_lines<P: Told>(battle: &P, told: impl IntoIterator<Item = (Vec<P::Event>, Option<String>)>) -> Vec<RecordLine> {
    let mut lines = Vec::new();
    // The phase of the next line, and the phase that was written last.
    let (mut phase, mut shown) = (None, None);
    // The moment in which the action that ended a turn was chosen. The effects that this action has in the next turn belong to no phase yet.
    let mut before_turn = None;
    for (events, moment) in told {
        let Some(first) = events.first() else { continue };
        let words = battle.tell(&events);
        if P::begins_turn(first) {
            lines.push(RecordLine::Turn(words));
            (phase, shown) = (None, None);
            before_turn = Some(moment);
        } else if P::begins_phase(first) {
            phase = Some(words.trim_end_matches('.').to_owned());
        } else {
            if !P::TELLS_PHASES {
                phase = moment.filter(|moment| before_turn.as_ref().is_none_or(|before| before.as_ref() != Some(moment)));
            }
            if phase != shown {
                lines.extend(phase.clone().map(RecordLine::Phase));
                shown.clone_from(&phase);
            }
            lines.push(RecordLine::Happened(words));
        }
    }
    lines
}
