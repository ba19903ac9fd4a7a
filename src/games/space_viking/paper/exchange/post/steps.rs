//! A year step by step. A player's report tells it from that player's knowledge alone; the referee's ledger tells all of it.

use std::cmp::Ordering;

use exchange::post::{LedgerLine, Step};
use geometry::Space;
use space_viking::play::{Chapter, Entry, Event, Knowledge};

/// The entries of a player's report sorted by time, instead of by chapter.
fn in_order(known: &Knowledge) -> Vec<&Entry> {
    let mut entries: Vec<&Entry> = known.account.iter().collect();
    entries.sort_by(|one, other| hour(one).cmp(&hour(other)).then_with(|| at_one_tick(one, other)));
    entries
}

/// The key by which an entry is sorted by time. An entry without a tick comes before all others if it is about the order sheet, otherwise after all
/// others.
const fn hour(entry: &Entry) -> (bool, u32) {
    match (entry.tick, entry.chapter) {
        (Some(tick), _) => (true, tick),
        (None, Chapter::NotCarriedOut) => (false, 0),
        (None, _) => (true, Event::YEAR_ENDS),
    }
}

/// Compares entries of the same tick by their chapters: fleets arrive, fight, land and act, in this order. Orders that were not carried out come
/// last.
fn at_one_tick(one: &Entry, other: &Entry) -> Ordering {
    let rank = |entry: &Entry| (entry.chapter == Chapter::NotCarriedOut, entry.chapter);
    rank(one).cmp(&rank(other))
}

/// The steps of a year as a player's report tells them.
pub(super) fn of_player(known: &Knowledge) -> Vec<Step> {
    let step = |entry: &Entry| Step {
        when: match (entry.tick, entry.chapter) {
            (Some(tick), _) => format!("tick {tick}"),
            (None, Chapter::NotCarriedOut) => "the sheet".into(),
            (None, _) => "year's end".into(),
        },
        place: entry.at.map(|at| known.place(at)),
        words: entry.words.clone(),
        parts: entry.parts.clone(),
    };
    in_order(known).into_iter().map(step).collect()
}

/// The space where the step of a player's report with this index happened; `None` if it happened in no space.
pub(super) fn space(known: &Knowledge, step: usize) -> Option<Space> {
    in_order(known).get(step)?.at
}

/// Turns a line of the referee's ledger into a step of the year.
pub(super) fn of_ledger(line: LedgerLine) -> Step {
    let LedgerLine { when, space, world, player, words, parts, .. } = line;
    let words = match player {
        Some(player) => format!("{player}: {words}"),
        None => words,
    };
    Step { when, place: world.or(space), words, parts }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn steps_go_by_the_clock_and_what_has_no_hour_goes_before_or_after() {
        let entry = |chapter, tick, words: &str| Entry { chapter, tick, at: None, words: words.to_owned(), parts: Vec::new() };
        let mut account = [
            entry(Chapter::NotCarriedOut, None, "the sheet"),
            entry(Chapter::NotCarriedOut, Some(280), "could not"),
            entry(Chapter::Movement, Some(280), "came"),
            entry(Chapter::Movement, Some(560), "went on"),
            entry(Chapter::Battles, Some(280), "fought"),
            entry(Chapter::Household, None, "taxes"),
        ];
        account.sort_by(|one, other| hour(one).cmp(&hour(other)).then_with(|| at_one_tick(one, other)));
        let words: Vec<&str> = account.iter().map(|entry| entry.words.as_str()).collect();
        assert_eq!(words, ["the sheet", "came", "fought", "could not", "went on", "taxes"]);
    }
}
