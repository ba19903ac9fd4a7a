//! A recorded game as lines of text, with only those events that chosen players heard of.

use std::ops::Range;

use super::{Listeners, Replay};
use rules::play::{RecordLine, Told, record_lines};

impl<P: Told, C> Replay<P, C> {
    /// Groups the events into lines, each a range of indices of events. Events for which `is_heard` is false are left out. Dice that were rolled
    /// together share a line, and so does an event that goes on over several actions.
    pub fn lines(&self, is_heard: impl Fn(Listeners) -> bool) -> Vec<Range<usize>> {
        let events = self.events();
        let mut lines = Vec::new();
        let mut from = 0;
        while from < events.len() {
            let with = |to: usize| {
                let (first, before, now) = (&events[from], &events[to - 1], &events[to]);
                now.after == first.after && P::together(&first.event, &now.event)
                    || now.heard_by == before.heard_by && P::goes_on(&before.event, &now.event)
            };
            let to = (from + 1..events.len()).find(|to| !with(*to)).unwrap_or(events.len());
            if is_heard(events[from].heard_by) {
                lines.push(from..to);
            }
            from = to;
        }
        lines
    }

    /// The part of a line's events that happened before the present moment; `None` if none did.
    pub fn by_now(&self, line: Range<usize>) -> Option<Range<usize>> {
        let happened = self.events()[line.clone()].iter().take_while(|past| past.after <= self.at()).count();
        (happened > 0).then_some(line.start..line.start + happened)
    }

    /// The lines up to the present moment with their turns and phases, to be printed; events for which `is_heard` is false are left out.
    pub fn on_paper(&self, battle: &P, is_heard: impl Fn(Listeners) -> bool) -> Vec<RecordLine> {
        let (events, phases) = (self.events(), self.phases());
        let by_now = self.lines(is_heard).into_iter().filter_map(|line| self.by_now(line));
        let told = by_now.map(|line| {
            // The phase in which the action was carried out, even if the action itself began the next phase.
            let phase = phases.iter().rfind(|phase| phase.after < events[line.start].after.max(1));
            let happened = events[line].iter().map(|past| past.event).collect();
            (happened, phase.map(|phase| phase.words.clone()))
        });
        record_lines(battle, told)
    }
}
