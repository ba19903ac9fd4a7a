//! The keys of the table while the user is neither typing in a cell nor choosing a word. Tab goes from cell to cell and from row to row. After the
//! last cell, it goes on to the control that follows the table; before the first cell, it goes back to the control before the table.

use egui::{Event, EventFilter, FocusDirection, Key, Modifiers, Ui};

use super::range::{Cell, Range};
use super::{Table, rows};

/// By how many rows Page Up and Page Down move the cursor.
const PAGE: usize = 20;

/// The direction in which the Tab key leaves the table; `None` if it does not leave it in this frame. Must be called after the controls before the
/// table have been shown, and before the table itself, because egui passes the focus on in the order in which controls are shown.
pub fn leaves(ui: &Ui, table: &Table) -> Option<FocusDirection> {
    let has_focus = ui.memory(|memory| memory.has_focus(table.id));
    if !has_focus || table.memory.typed.is_some() || table.memory.choosing.is_some() {
        return None;
    }
    let cursor = table.memory.range.cursor;
    // The event says which modifiers were held when the key was pressed. Shift may have been released since.
    let is_back = |event: &Event| matches!(event, Event::Key { key: Key::Tab, modifiers, .. } if modifiers.shift);
    let (is_out, modifiers, direction) = if ui.input(|input| input.events.iter().any(is_back)) {
        (cursor == Cell::default(), Modifiers::SHIFT, FocusDirection::Previous)
    } else {
        (table.is_last(cursor), Modifiers::NONE, FocusDirection::Next)
    };
    (is_out && ui.input_mut(|input| input.consume_key(modifiers, Key::Tab))).then_some(direction)
}

/// Handles the keys that were pressed in this frame.
pub fn take(ui: &Ui, table: &mut Table) {
    let filter = EventFilter { tab: true, horizontal_arrows: true, vertical_arrows: true, escape: false };
    ui.memory_mut(|memory| memory.set_focus_lock_filter(table.id, filter));
    for event in own_events(ui, is_own) {
        match event {
            // An earlier event of this frame has opened a list of words, which handles the later events.
            _ if table.memory.choosing.is_some() => {}
            Event::Key { key, modifiers, .. } => key_pressed(table, key, modifiers),
            Event::Text(letters) => match &mut table.memory.typed {
                Some(typed) => typed.text.push_str(&letters),
                None => table.begin(Some(letters)),
            },
            Event::Copy => table.copy(),
            Event::Cut => {
                table.copy();
                table.clear();
            }
            Event::Paste(text) => table.paste(&text),
            _ => {}
        }
    }
}

/// Removes from this frame the events for which `is_own` returns true, so that nothing else handles them, and returns them.
pub fn own_events(ui: &Ui, is_own: impl Fn(&Event) -> bool) -> Vec<Event> {
    ui.input_mut(|input| {
        let (own, others) = std::mem::take(&mut input.events).into_iter().partition(is_own);
        input.events = others;
        own
    })
}

/// Whether an event is for the table. Most keys with Ctrl are for the window.
fn is_own(event: &Event) -> bool {
    match event {
        Event::Key { key, pressed: true, modifiers, .. } => match key {
            Key::A | Key::C | Key::D | Key::F => modifiers.command && !modifiers.shift && !modifiers.alt,
            Key::ArrowUp | Key::ArrowDown => !modifiers.alt,
            key => moves(*key) || matches!(key, Key::Enter | Key::F2 | Key::Delete | Key::Backspace | Key::Insert),
        },
        Event::Text(_) | Event::Copy | Event::Cut | Event::Paste(_) => true,
        _ => false,
    }
}

const fn moves(key: Key) -> bool {
    matches!(key, Key::ArrowLeft | Key::ArrowRight | Key::Home | Key::End | Key::PageUp | Key::PageDown | Key::Tab)
}

fn key_pressed(table: &mut Table, key: Key, modifiers: Modifiers) {
    let Cell { row, column } = table.memory.range.cursor;
    let (last_row, last_column) = (table.memory.order.rows.len().saturating_sub(1), table.columns.len() - 1);
    let far = modifiers.command;
    let to = match key {
        Key::ArrowUp => Cell { row: if far { 0 } else { row.saturating_sub(1) }, column },
        Key::ArrowDown => Cell { row: if far { last_row } else { row + 1 }, column },
        Key::ArrowLeft => Cell { row, column: if far { 0 } else { column.saturating_sub(1) } },
        Key::ArrowRight => Cell { row, column: if far { last_column } else { column + 1 } },
        Key::PageUp => Cell { row: row.saturating_sub(PAGE), column },
        Key::PageDown => Cell { row: row + PAGE, column },
        Key::Home => Cell { row: if far { 0 } else { row }, column: 0 },
        Key::End => Cell { row: if far { last_row } else { row }, column: last_column },
        Key::Tab if modifiers.shift => return table.move_to(table.before(Cell { row, column }), false),
        Key::Tab => return table.move_to(table.after(Cell { row, column }), false),
        Key::Enter | Key::F2 => return table.begin(None),
        Key::Delete if far => return rows::delete(table),
        Key::Insert => return rows::add(table),
        Key::Delete | Key::Backspace => return table.clear(),
        Key::A => {
            let corner = Cell { row: last_row, column: last_column };
            table.memory.range = Range { anchor: corner, cursor: Cell::default() };
            return;
        }
        Key::C => return table.copy(),
        Key::D => return table.fill_down(),
        Key::F => {
            table.memory.search = true;
            return;
        }
        _ => return,
    };
    table.move_to(to, modifiers.shift);
}
