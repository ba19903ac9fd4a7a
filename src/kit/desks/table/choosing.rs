//! The list of words to choose from for a cell: the arrow keys move in it, typing narrows it, and Enter or a click chooses a word.

use egui::{Area, Event, EventFilter, Frame, Key, Order, ScrollArea, Ui};

use super::Table;
use super::keys::own_events;
use crate::action::{Action, Report};
use rules::capital;
use rules::kind::{Sort, Value};

/// The list of words that is open for a cell.
pub struct Choosing {
    /// The sort of value that the cell holds.
    sort: Sort,
    /// The words on offer, each with its value.
    offers: Vec<(String, Value)>,
    /// The letters that the user has typed to narrow the list.
    letters: String,
    /// The index of the marked word among those that contain the letters.
    at: usize,
    /// Whether the mark has moved, so that the list has to scroll to it.
    moved: bool,
}

/// The greatest height of the list, in points of the screen.
const HEIGHT: f32 = 260.0;

impl Choosing {
    /// The list for a cell with values of this sort. If `letters` were typed, they narrow the list; otherwise the present value of the cell is marked
    /// in the list.
    #[must_use]
    pub fn new(letters: Option<String>, sort: Sort, held: Option<&Value>) -> Self {
        let letters = letters.map(|letters| letters.trim().to_owned()).unwrap_or_default();
        let offers = offers(&sort);
        let held = || offers.iter().position(|(_, value)| Some(value) == held);
        let at = if letters.is_empty() { held().unwrap_or(0) } else { 0 };
        Self { sort, offers, letters, at, moved: true }
    }

    /// The words that contain the letters, each with its value.
    fn left(&self) -> Vec<(String, Value)> {
        let letters = self.letters.to_lowercase();
        self.offers.iter().filter(|(word, _)| word.to_lowercase().contains(&letters)).cloned().collect()
    }

    /// The reason why no word contains the typed letters, in the same words as when a paste is refused.
    fn objection(&self) -> String {
        self.sort.read(&self.letters).err().unwrap_or_else(|| format!("nothing on offer holds {:?}", self.letters))
    }
}

/// The words on offer for a cell, each with its value.
fn offers(sort: &Sort) -> Vec<(String, Value)> {
    match sort {
        Sort::Choice { offers, .. } => {
            offers.iter().enumerate().map(|(at, offer)| (offer.word.to_owned(), Value::Choice(at))).collect()
        }
        Sort::Link { things, nothing, .. } => {
            let none = nothing.map(|words| (capital(words), Value::Nothing));
            none.into_iter().chain(things.iter().map(|(id, name)| (name.clone(), Value::Link(*id)))).collect()
        }
        _ => Vec::new(),
    }
}

/// Handles the keys that were pressed in this frame.
pub fn take(ui: &Ui, table: &mut Table) {
    let filter = EventFilter { tab: true, horizontal_arrows: true, vertical_arrows: true, escape: true };
    ui.memory_mut(|memory| memory.set_focus_lock_filter(table.id, filter));
    for event in own_events(ui, |event| matches!(event, Event::Key { pressed: true, .. } | Event::Text(_))) {
        let cursor = table.memory.range.cursor;
        let Some(mut choosing) = table.memory.choosing.take() else { return };
        let left = choosing.left();
        let last = left.len().saturating_sub(1);
        choosing.moved = true;
        match event {
            Event::Text(letters) => {
                choosing.letters.push_str(&letters);
                choosing.at = 0;
            }
            Event::Key { key: Key::Escape, .. } => return,
            Event::Key { key: key @ (Key::Enter | Key::Tab), .. } => {
                let Some((_, value)) = left.into_iter().nth(choosing.at) else {
                    return refuse(table, &choosing.objection());
                };
                table.put("Set", &[(cursor, value)]);
                return table.go_on(Some(key), cursor);
            }
            Event::Key { key: Key::ArrowDown, .. } => choosing.at = (choosing.at + 1).min(last),
            Event::Key { key: Key::ArrowUp, .. } => choosing.at = choosing.at.saturating_sub(1),
            Event::Key { key: Key::Home, .. } => choosing.at = 0,
            Event::Key { key: Key::End, .. } => choosing.at = last,
            Event::Key { key: Key::Backspace, .. } => {
                choosing.letters.pop();
                choosing.at = 0;
            }
            _ => {}
        }
        table.memory.choosing = Some(choosing);
    }
}

/// Shows a message that the typed letters stand for no word on offer, and why.
fn refuse(table: &mut Table, why: &str) {
    let column = &table.columns[table.memory.range.cursor.column];
    let sentence = format!("Nothing was changed. Column {}: {why}.", column.name);
    table.actions.push(Action::Report(Report::Failed(sentence)));
}

/// Shows the list below its cell, if it is open.
pub fn show(ui: &Ui, table: &mut Table) {
    let Some((mut choosing, rect)) = table.memory.choosing.take().zip(table.cursor_rect) else { return };
    let cursor = table.memory.range.cursor;
    let left = choosing.left();
    let mut taken = None;
    let moved = std::mem::take(&mut choosing.moved);
    let area = Area::new(table.id.with("words")).order(Order::Foreground).fixed_pos(rect.left_bottom()).show(ui.ctx(), |ui| {
        Frame::popup(ui.style()).show(ui, |ui| {
            ui.set_min_width(rect.width().max(110.0));
            if !choosing.letters.is_empty() {
                ui.weak(&choosing.letters);
            }
            ScrollArea::vertical().max_height(HEIGHT).show(ui, |ui| {
                for (number, (word, value)) in left.iter().enumerate() {
                    let shown = if word.trim().is_empty() { "Without a name" } else { word };
                    let response = ui.selectable_label(number == choosing.at, shown);
                    if response.clicked() {
                        taken = Some(value.clone());
                    }
                    if moved && number == choosing.at {
                        response.scroll_to_me(None);
                    }
                }
                if left.is_empty() {
                    ui.weak("No such word");
                }
            });
        });
    });
    let pressed = ui.input(|input| if input.pointer.any_pressed() { input.pointer.interact_pos() } else { None });
    if let Some(value) = taken {
        table.put("Set", &[(cursor, value)]);
        ui.memory_mut(|memory| memory.request_focus(table.id));
    } else if pressed.is_none_or(|at| area.response.rect.contains(at)) {
        table.memory.choosing = Some(choosing);
    }
}
