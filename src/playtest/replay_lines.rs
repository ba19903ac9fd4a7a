//! A recorded game in lines, as far as somebody heard of it.

use std::ops::Range;

use super::{Listeners, Replay};
use rules::play::{RecordLine, Told, record_lines};

impl<P: Told, C> Replay<P, C> {
    /// Which of the events each line tells, of those that were heard: dice that were rolled together stand on one line.
    pub fn lines(&self, is_heard: impl Fn(Listeners) -> bool) -> Vec<Range<usize>> {
        let events = self.events();
        let mut lines = Vec::new();
        let mut from = 0;
        while from < events.len() {
            let with = |to: usize| events[to].after == events[from].after && P::together(&events[from].event, &events[to].event);
            let to = (from + 1..events.len()).find(|to| !with(*to)).unwrap_or(events.len());
            if is_heard(events[from].heard_by) {
                lines.push(from..to);
            }
            from = to;
        }
        lines
    }

    /// What was heard up to now with its turns and phases, to be printed.
    pub fn on_paper(&self, battle: &P, is_heard: impl Fn(Listeners) -> bool) -> Vec<RecordLine> {
        let (events, phases) = (self.events(), self.phases());
        let by_now = self.lines(is_heard).into_iter().filter(|line| events[line.start].after <= self.at());
        let told = by_now.map(|line| {
            // The moment in which the action was taken.
            let phase = phases.iter().rfind(|phase| phase.after < events[line.start].after.max(1));
            let happened = events[line].iter().map(|past| past.event).collect();
            (happened, phase.map(|phase| phase.words.clone()))
        });
        record_lines(battle, told)
    }
}
