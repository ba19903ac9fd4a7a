//! What keys do in the table while no cell is being typed in.

use egui::{Event, EventFilter, Key, Modifiers, Ui};

use super::block;
use super::column::COLUMNS;
use super::range::{Cell, Range};
use super::{Action, Report, Table};
use crate::rules::counted;

/// How many rows Page Up and Page Down go.
const PAGE: usize = 20;

/// Takes the keys of a pass.
pub fn take(ui: &Ui, table: &mut Table) {
    let filter = EventFilter { tab: true, horizontal_arrows: true, vertical_arrows: true, escape: false };
    ui.memory_mut(|memory| memory.set_focus_lock_filter(table.id, filter));
    let events = ui.input_mut(|input| {
        let (own, others) = std::mem::take(&mut input.events).into_iter().partition(is_own);
        input.events = others;
        own
    });
    let events: Vec<Event> = events;
    for event in events {
        match event {
            Event::Key { key, modifiers, .. } => key_pressed(table, key, modifiers),
            Event::Text(letters) if table.memory.typed.is_none() => table.begin(Some(letters)),
            Event::Text(letters) => {
                if let Some(typed) = &mut table.memory.typed {
                    typed.text.push_str(&letters);
                }
            }
            Event::Copy => copy(table),
            Event::Cut => {
                copy(table);
                clear(table);
            }
            Event::Paste(text) => paste(table, &text),
            _ => {}
        }
    }
}

/// Whether an event is the table's. Keys with Ctrl are mostly the window's.
fn is_own(event: &Event) -> bool {
    match event {
        Event::Key { key, pressed: true, modifiers, .. } => match key {
            Key::A | Key::C => modifiers.command && !modifiers.shift && !modifiers.alt,
            Key::ArrowUp | Key::ArrowDown => !modifiers.alt,
            key => moves(*key) || matches!(key, Key::Enter | Key::F2 | Key::Delete | Key::Backspace),
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
    let (last_row, last_column) = (table.memory.order.ships.len() - 1, COLUMNS.len() - 1);
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
        Key::Tab if modifiers.shift => return table.move_to(Cell { row, column: column.saturating_sub(1) }, false),
        Key::Tab => Cell { row, column: column + 1 },
        Key::Enter | Key::F2 => return table.begin(None),
        Key::Delete | Key::Backspace => return clear(table),
        Key::A => {
            let corner = Cell { row: last_row, column: last_column };
            table.memory.range = Range { anchor: corner, cursor: Cell::default() };
            return;
        }
        Key::C => return copy(table),
        _ => return,
    };
    table.move_to(to, modifiers.shift);
}

fn copy(table: &mut Table) {
    let text = block::write(table.memory.range, |cell| table.text(cell));
    table.actions.extend(text.map(Action::CopyText));
}

fn clear(table: &mut Table) {
    let cells: Vec<_> = table.memory.range.cells().filter(block::editable).map(|cell| (cell, String::new())).collect();
    let label = format!("Empty {}", counted(cells.len(), "cell"));
    table.fill(&label, &cells);
}

fn paste(table: &mut Table, text: &str) {
    match block::read(text, table.memory.range, table.memory.order.ships.len()) {
        Ok(cells) => {
            let label = format!("Paste into {}", counted(cells.len(), "cell"));
            table.fill(&label, &cells);
            if let (Some((first, _)), Some((last, _))) = (cells.first(), cells.last()) {
                table.memory.range = Range { anchor: *last, cursor: *first };
            }
        }
        Err(sentence) => table.actions.push(Action::Report(Report::Failed(sentence))),
    }
}
