//! Keeps the order of the list of problems while the user works with the list. The row of a finding that was fixed stays in its place, so that a
//! second click at the same place presses no other button.

use std::collections::BTreeMap;
use std::path::PathBuf;

use egui::{Id, Memory, Rect, Ui};

use crate::editor::problem_list::Line;
use crate::editor::state::State;
use crate::project::Place;

/// A row of the list.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Row {
    /// A line of the present list of problems.
    Line(Line),
    /// The words of a finding that was in this row and has been fixed or marked as intended.
    Settled(String),
}

/// Identifies what a row is about.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
enum Key {
    Thing(Place),
    /// The name of a finding's rule, its place, and its index among the findings with the same rule and place.
    Finding(&'static str, Place, usize),
    IntendedHead,
    Intended(String, Place, usize),
}

/// A row as it was shown: a key that identifies what the row is about, and the row's words.
type Shown = (Key, String);

/// The list as the last frame showed it, whose order is kept.
#[derive(Clone)]
struct Standing {
    /// The title and the file of the project that the list is about.
    of: (String, Option<PathBuf>),
    rows: Vec<Shown>,
    /// The number of the frame that showed the list last.
    pass: u64,
}

/// The rows for the lines of the present list; while the user works with the list, the order stays as it was. `part` is the part of the window in
/// which the list is shown.
pub fn rows(ui: &Ui, state: &State, lines: Vec<Line>, part: Rect) -> Vec<Row> {
    let id = Id::unique("standing problems");
    let pass = ui.ctx().cumulative_pass_nr();
    let of = (state.document.project().title.clone(), state.document.path().map(PathBuf::from));
    let before: Option<Standing> = ui.data(|data| data.get_temp(id));
    let before = before.filter(|before| before.of == of && before.pass + 2 >= pass);
    if !is_used(ui, part, before.is_some()) {
        ui.data_mut(|data| data.remove::<Standing>(id));
        return lines.into_iter().map(Row::Line).collect();
    }
    let now = with_keys(state, lines);
    let stood = before.map_or_else(|| now.iter().map(|(shown, _)| shown.clone()).collect(), |before| before.rows);
    let (shown, rows) = settled(stood, now).into_iter().unzip();
    ui.data_mut(|data| data.insert_temp(id, Standing { of, rows: shown, pass }));
    rows
}

/// Whether the user is working with the list: the pointer is over it, or a control in it has the focus. After the user lifts a finger there is no
/// pointer; then the previous answer, `was_used`, still counts.
fn is_used(ui: &Ui, part: Rect, was_used: bool) -> bool {
    let points = ui.input(|input| input.pointer.latest_pos()).map_or(was_used, |at| part.contains(at));
    points || focused(ui).is_some_and(|rect| part.contains(rect.center()))
}

/// The position that the focused control had in the last frame.
pub fn focused(ui: &Ui) -> Option<Rect> {
    let id = ui.memory(Memory::focused)?;
    ui.ctx().viewport(|viewport| viewport.prev_pass.widgets.get(id).map(|widget| widget.rect))
}

/// Adds to each line a key that identifies what the line is about, and the words of the line.
fn with_keys(state: &State, lines: Vec<Line>) -> Vec<(Shown, Line)> {
    let derived = state.document.derived();
    let intended = &state.document.project().intended;
    let mut met: BTreeMap<Key, usize> = BTreeMap::new();
    let mut nth = |key: Key| {
        let count = met.entry(key).or_default();
        *count += 1;
        *count - 1
    };
    let shown = |line: Line| {
        let shown = match &line {
            Line::Thing { place, name, .. } => (Key::Thing(place.clone()), name.clone()),
            Line::Finding(index) => {
                let finding = &derived.findings[*index];
                let (rule, place) = (finding.about.name, &finding.place);
                let number = nth(Key::Finding(rule, place.clone(), 0));
                (Key::Finding(rule, place.clone(), number), finding.message.clone())
            }
            Line::IntendedHead(_) => (Key::IntendedHead, String::new()),
            Line::Intended(index) => {
                let entry = &intended[*index];
                let number = nth(Key::Intended(entry.rule.clone(), entry.place.clone(), 0));
                (Key::Intended(entry.rule.clone(), entry.place.clone(), number), entry.reason.clone())
            }
        };
        (shown, line)
    };
    lines.into_iter().map(shown).collect()
}

/// The rows of the earlier list in their old order, each with its present line, and below them the lines that are new.
fn settled(before: Vec<Shown>, now: Vec<(Shown, Line)>) -> Vec<(Shown, Row)> {
    let mut left: BTreeMap<Key, (usize, String, Line)> =
        now.into_iter().enumerate().map(|(at, ((key, words), line))| (key, (at, words, line))).collect();
    let still = |(key, words): Shown| {
        if let Some((_, words, line)) = left.remove(&key) {
            return ((key, words), Row::Line(line));
        }
        let row = gone(&key, &words);
        ((key, words), row)
    };
    let mut rows: Vec<(Shown, Row)> = before.into_iter().map(still).collect();
    let mut new: Vec<_> = left.into_iter().collect();
    new.sort_by_key(|(_, (at, ..))| *at);
    rows.extend(new.into_iter().map(|(key, (_, words, line))| ((key, words), Row::Line(line))));
    rows
}

/// The row that is shown where something was that is no longer in the list.
fn gone(key: &Key, words: &str) -> Row {
    match key {
        Key::Thing(place) => Row::Line(Line::Thing { place: place.clone(), name: words.to_owned(), count: 0 }),
        Key::IntendedHead => Row::Line(Line::IntendedHead(0)),
        Key::Finding(..) | Key::Intended(..) => Row::Settled(words.to_owned()),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn finding(rule: &'static str, words: &str, index: usize) -> (Shown, Line) {
        ((Key::Finding(rule, Place::Project, 0), words.to_owned()), Line::Finding(index))
    }

    #[test]
    fn what_is_mended_keeps_its_row_and_what_is_new_comes_last() {
        let before = [finding("a", "A", 0), finding("b", "B", 1), finding("c", "C", 2)].map(|(shown, _)| shown).to_vec();
        let now = vec![finding("new", "N", 0), finding("c", "C", 1), finding("a", "A is worse", 2)];
        let rows = settled(before, now);
        let shown: Vec<&Row> = rows.iter().map(|(_, row)| row).collect();
        let line = |index| Row::Line(Line::Finding(index));
        assert_eq!(shown, [&line(2), &Row::Settled("B".into()), &line(1), &line(0)]);
        // If the fix is undone, the finding appears in its old row again.
        let again = vec![finding("b", "B", 0)];
        let rows = settled(rows.into_iter().map(|(shown, _)| shown).collect(), again);
        assert_eq!(rows[1].1, line(0));
    }
}
