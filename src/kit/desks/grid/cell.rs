//! A cell of a grid as a text field.

use egui::text::{CCursor, CCursorRange};
use egui::{Align2, Id, Key, Modifiers, Response, RichText, StrokeKind, TextEdit, Ui, Vec2};

use super::Colours;
use crate::theme::Palette;
use crate::widgets::kept;
use rules::kind::{NONE, Sort, Value};

/// The widget id of the cell with this name.
#[must_use]
pub fn id_of(name: &str) -> Id {
    Id::unique(("table cell", name))
}

/// A field in a cell: the index of the field in the description, the sort of its value, and the value.
pub type Held = (usize, Sort, Value);

/// Whether the field at this position in a cell is a switch, which is shown as a mark after the number before it.
const fn is_mark(at: usize, sort: &Sort) -> bool {
    at > 0 && matches!(sort, Sort::Switch { .. })
}

/// The text of a cell, such as `1/2*`; empty if the values of the cell are missing. A slash separates the numbers of several fields. A star after a
/// number means that the switch of that number is on.
#[must_use]
pub fn text(held: &[Held]) -> String {
    let mut parts: Vec<String> = Vec::new();
    for (_, sort, value) in held {
        match (value, parts.last_mut()) {
            (Value::Switch(on), Some(part)) => part.push_str(if *on { STAR } else { "" }),
            _ => parts.push(Some(sort.write(value)).filter(|text| text != NONE).unwrap_or_default()),
        }
    }
    if parts.iter().all(String::is_empty) { String::new() } else { parts.join(STROKE) }
}

/// Whether a cell holds free text, which may be empty.
pub fn is_words(held: &[Held]) -> bool {
    held.iter().any(|(_, sort, _)| matches!(sort, Sort::Line { .. }))
}

/// The slash between the numbers of a cell.
const STROKE: &str = "/";
/// The star after a number in a cell whose switch is on.
const STAR: &str = "*";

/// Reads typed text as values, one for each field. The user may type only the first letter of a word; an empty text means that the values are
/// missing. `None` if the text cannot be read.
fn read(held: &[Held], typed: &str) -> Option<Vec<Value>> {
    let typed = typed.trim();
    let typed = if typed == "?" { "" } else { typed };
    let numbers = held.iter().enumerate().filter(|(at, (_, sort, _))| !is_mark(*at, sort)).count();
    let mut parts: Vec<&str> = if numbers > 1 { typed.split(STROKE).map(str::trim).collect() } else { vec![typed] };
    if typed.is_empty() {
        parts.resize(numbers, "");
    }
    if parts.len() != numbers {
        return None;
    }
    let (mut parts, mut marked) = (parts.into_iter(), false);
    let mut values = Vec::new();
    for (at, (_, sort, _)) in held.iter().enumerate() {
        if is_mark(at, sort) {
            values.push(Value::Switch(std::mem::take(&mut marked)));
            continue;
        }
        let mut part = parts.next()?;
        let takes_mark = held.get(at + 1).is_some_and(|(_, next, _)| is_mark(at + 1, next));
        if let Some(bare) = part.strip_suffix(STAR).filter(|_| takes_mark) {
            (part, marked) = (bare.trim(), true);
        }
        values.push(read_one(sort, part)?);
    }
    Some(values)
}

fn read_one(sort: &Sort, typed: &str) -> Option<Value> {
    let begun = || {
        let Sort::Choice { offers, .. } = sort else { return None };
        let letters = typed.to_uppercase();
        offers.iter().position(|offer| offer.word.to_uppercase().starts_with(&letters)).map(Value::Choice)
    };
    sort.read(typed).ok().or_else(begun)
}

/// Shows a cell with this accessible name, in which the user can type. Returns the control, and the fields with their new values if these have
/// changed. When the cell gets the keyboard focus, its whole text is selected, so that typing replaces it.
pub fn cell(
    ui: &mut Ui,
    name: &str,
    held: &[Held],
    size: Vec2,
    (colours, has_gaps): (Colours, bool),
) -> (Response, Option<Vec<Held>>) {
    let palette = Palette::of(ui);
    let (id, shown) = (id_of(name), text(held));
    let (ground, ink) = colours(palette, &shown);
    let has_gaps = has_gaps || is_words(held);
    let is_missing = shown.is_empty() && !has_gaps;
    let hint = if has_gaps { "–" } else { "?" };
    let field = |ui: &mut Ui, text: &mut String| {
        let edit = TextEdit::singleline(text)
            .id(id)
            .char_limit(longest(held))
            .hint_text(RichText::new(hint).color(palette.error))
            .margin(Vec2::new(4.0, 3.0))
            .background_color(ground)
            .text_color(ink)
            .align(if is_words(held) { Align2::LEFT_CENTER } else { Align2::CENTER_CENTER })
            .desired_width(size.x);
        let response = ui.add_sized(size, edit).accessible_name(name);
        if response.gained_focus() {
            let mut state = TextEdit::load_state(ui.ctx(), id).unwrap_or_default();
            let whole = CCursorRange::two(CCursor::new(0), CCursor::new(text.chars().count()));
            state.cursor.set_char_range(Some(whole));
            state.store(ui.ctx(), id);
        }
        response
    };
    let mut taken = None;
    let (response, changed) = kept(ui, id, shown, field, |typed| {
        let values = read(held, typed)?;
        let held: Vec<Held> = held.iter().zip(values).map(|((field, sort, _), value)| (*field, sort.clone(), value)).collect();
        let written = text(&held);
        taken = Some(held);
        Some(written)
    });
    if is_missing && !response.has_focus() {
        ui.painter().rect_stroke(response.rect, 4, (2.0, palette.error), StrokeKind::Inside);
    }
    (response, taken.filter(|_| changed))
}

/// How many letters the user can type into a cell at most: the sum of what its fields need. That is the longest word on offer, but at least some
/// letters, for most fields, and one letter for a mark.
fn longest(held: &[Held]) -> usize {
    let letters = |(at, (_, sort, _)): (usize, &Held)| match sort {
        _ if is_mark(at, sort) => 1,
        Sort::Line { longest } => *longest,
        _ => longest_word(sort).max(4),
    };
    held.iter().enumerate().map(letters).sum()
}

/// How many letters the longest word on offer has; 0 if there are no words to choose from.
pub fn longest_word(sort: &Sort) -> usize {
    let Sort::Choice { offers, .. } = sort else { return 0 };
    offers.iter().map(|offer| offer.word.len()).max().unwrap_or_default()
}

/// By how many rows the pressed keys move down from a cell; negative for up. The presses are consumed, since otherwise the next cell would handle
/// them again.
pub fn rows_down(ui: &Ui, response: &Response) -> isize {
    let pressed = |key| ui.input_mut(|input| input.consume_key(Modifiers::NONE, key));
    // When Enter is pressed, egui itself takes the keyboard focus from the field.
    if response.lost_focus() {
        return isize::from(pressed(Key::Enter));
    }
    if !response.has_focus() {
        return 0;
    }
    isize::from(pressed(Key::ArrowDown)) - isize::from(pressed(Key::ArrowUp))
}
