//! A recorded game in lines, as far as somebody heard of it.

use std::ops::Range;

use super::{Listeners, Replay};
use rules::play::{RecordLine, Told, record_lines};

impl<P: Told, C> Replay<P, C> {
    /// Which of the events each line tells, of those that were heard: dice that were rolled together stand on one line, and so does
    /// what goes on over several actions.
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

    /// The part of a line that has happened up to now; none if nothing of it has.
    pub fn by_now(&self, line: Range<usize>) -> Option<Range<usize>> {
        let happened = self.events()[line.clone()].iter().take_while(|past| past.after <= self.at()).count();
        (happened > 0).then_some(line.start..line.start + happened)
    }

    /// What was heard up to now with its turns and phases, to be printed.
    pub fn on_paper(&self, battle: &P, is_heard: impl Fn(Listeners) -> bool) -> Vec<RecordLine> {
        let (events, phases) = (self.events(), self.phases());
        let by_now = self.lines(is_heard).into_iter().filter_map(|line| self.by_now(line));
        let told = by_now.map(|line| {
            // The moment in which the action was taken.
            let phase = phases.iter().rfind(|phase| phase.after < events[line.start].after.max(1));
            let happened = events[line].iter().map(|past| past.event).collect();
            (happened, phase.map(|phase| phase.words.clone()))
        });
        record_lines(battle, told)
    }
}
