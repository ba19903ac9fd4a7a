//! Makes the list of things a single stop of the Tab key. Arrow keys and the first letters of a name move through the rows of the list, and the next
//! press of Tab leaves it.

use std::ops::Range;

use egui::{EventFilter, Id, Key, Modifiers, Response, Sense, Ui};

use super::Row;
use crate::editor::widgets::{led_to, typed};
use crate::project::Place;

/// The row at which the Tab key stops.
pub struct Stop {
    current: Option<Id>,
    /// The index of the row to which an arrow key or a letter has just moved.
    pub goes_to: Option<usize>,
}

/// The key under which the row that has the focus is remembered.
fn remembered() -> Id {
    Id::unique("row of the outline")
}

/// The id of a row; `None` for a line that cannot have the focus.
pub fn row_id(row: &Row<'_>) -> Option<Id> {
    match row {
        Row::Group(group) => Some(Id::unique(("outline heading", group.one))),
        Row::Entry(entry, ..) => Some(Id::unique(("outline row", &entry.place))),
        Row::Nothing(_) | Row::Offer(_) | Row::NotFound => None,
    }
}

impl Stop {
    /// Called before the rows are shown. While a row has the focus, takes pressed arrow keys, and moves the focus to the row to which they lead.
    pub fn new(ui: &Ui, rows: &[Row<'_>]) -> Self {
        let focused = ui.memory(egui::Memory::focused);
        let at = focused.and_then(|focused| rows.iter().position(|row| row_id(row) == Some(focused)));
        let goes_to = at.and_then(|at| to(ui, rows, at).or_else(|| typed_to(ui, rows, at)));
        if let Some(id) = goes_to.and_then(|to| row_id(&rows[to])) {
            ui.memory_mut(|memory| memory.request_focus(id));
        }
        if let Some(id) = goes_to.or(at).and_then(|at| row_id(&rows[at])) {
            ui.data_mut(|data| data.insert_temp(remembered(), id));
            let filter = EventFilter { vertical_arrows: true, horizontal_arrows: true, ..EventFilter::default() };
            ui.memory_mut(|memory| memory.set_focus_lock_filter(id, filter));
        }
        Self { current: None, goes_to }
    }

    /// Chooses, among the visible rows, the row at which the Tab key stops: the row that had the focus last, or else the selected thing, or else the
    /// first row.
    pub fn among(&mut self, ui: &Ui, rows: &[Row<'_>], seen: Range<usize>, selected: &Place) {
        let known: Option<Id> = ui.data(|data| data.get_temp(remembered()));
        let ids = || rows[seen.clone()].iter().filter_map(row_id);
        let chosen = rows[seen.clone()].iter().find(|row| matches!(row, Row::Entry(entry, ..) if entry.place == *selected));
        self.current =
            known.filter(|known| ids().any(|id| id == *known)).or_else(|| chosen.and_then(row_id)).or_else(|| ids().next());
    }

    /// The events that a row reacts to. A row can take the focus only if it is the one at which the Tab key stops.
    pub fn sense(&self, id: Option<Id>, sense: Sense) -> Sense {
        if id.is_some() && id == self.current { sense } else { sense.difference(Sense::FOCUSABLE) }
    }
}

/// The index of the row to which a pressed arrow key moves the focus; `at` is the index of the row that has it now. `None` if no such key is pressed.
fn to(ui: &Ui, rows: &[Row<'_>], at: usize) -> Option<usize> {
    let pressed = |key| ui.input_mut(|input| input.consume_key(Modifiers::NONE, key));
    let stops = |index: &usize| row_id(&rows[*index]).is_some();
    if pressed(Key::ArrowDown) {
        (at + 1..rows.len()).find(stops)
    } else if pressed(Key::ArrowUp) {
        (0..at).rev().find(stops)
    } else if pressed(Key::Home) {
        (0..rows.len()).find(stops)
    } else if pressed(Key::End) {
        (0..rows.len()).rev().find(stops)
    } else {
        None
    }
}

/// The index of the row to which typed letters move the focus; `at` is the index of the row that has it now. `None` if they lead to no row.
fn typed_to(ui: &Ui, rows: &[Row<'_>], at: usize) -> Option<usize> {
    let words = typed(ui, remembered())?;
    let names = rows.iter().map(|row| match row {
        Row::Group(group) => group.label,
        Row::Entry(entry, ..) => entry.name.as_str(),
        Row::Nothing(_) | Row::Offer(_) | Row::NotFound => "",
    });
    led_to(names, Some(at), &words)
}

/// Whether this key is pressed while a heading has the focus.
pub fn pressed_on(heading: &Response, key: Key) -> bool {
    heading.has_focus() && heading.ctx.input_mut(|input| input.consume_key(Modifiers::NONE, key))
}
