//! A cell of a table as a field.

use egui::text::{CCursor, CCursorRange};
use egui::{Align2, Id, Key, Modifiers, Response, RichText, StrokeKind, TextEdit, Ui, Vec2};

use super::Colours;
use crate::theme::Palette;
use crate::widgets::kept;
use rules::kind::{NONE, Sort, Value};

/// The widget id of a cell of this name.
#[must_use]
pub fn id_of(name: &str) -> Id {
    Id::unique(("table cell", name))
}

/// The text of a cell; empty if it is missing.
#[must_use]
pub fn text(sort: &Sort, value: &Value) -> String {
    Some(sort.write(value)).filter(|text| text != NONE).unwrap_or_default()
}

/// The value of typed text: a word may be typed by its first letter, and an empty text means a missing cell.
fn read(sort: &Sort, typed: &str) -> Option<Value> {
    let typed = typed.trim();
    let typed = if typed == "?" { "" } else { typed };
    let begun = || {
        let Sort::Choice { offers, .. } = sort else { return None };
        let letters = typed.to_uppercase();
        offers.iter().position(|offer| offer.word.starts_with(&letters)).map(Value::Choice)
    };
    sort.read(typed).ok().or_else(begun)
}

/// Shows a cell of this accessible name, which can be typed in; returns its new value. All of its text is selected when it gets the keyboard focus,
/// so that typing replaces it.
pub fn cell(
    ui: &mut Ui,
    name: &str,
    (sort, value): (&Sort, &Value),
    size: Vec2,
    (colours, has_gaps): (Colours, bool),
) -> (Response, Option<Value>) {
    let palette = Palette::of(ui);
    let (id, shown) = (id_of(name), text(sort, value));
    let (ground, ink) = colours(palette, &shown);
    let is_missing = shown.is_empty() && !has_gaps;
    let hint = if has_gaps { "–" } else { "?" };
    let field = |ui: &mut Ui, text: &mut String| {
        let edit = TextEdit::singleline(text)
            .id(id)
            .char_limit(longest(sort))
            .hint_text(RichText::new(hint).color(palette.error))
            .margin(Vec2::new(4.0, 3.0))
            .background_color(ground)
            .text_color(ink)
            .align(Align2::CENTER_CENTER)
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
        let value = read(sort, typed)?;
        let written = text(sort, &value);
        taken = Some(value);
        Some(written)
    });
    if is_missing && !response.has_focus() {
        ui.painter().rect_stroke(response.rect, 4, (2.0, palette.error), StrokeKind::Inside);
    }
    (response, taken.filter(|_| changed))
}

/// How many letters can be typed: as many as the longest word has, and some for a number.
fn longest(sort: &Sort) -> usize {
    let words = if let Sort::Choice { offers, .. } = sort { offers.iter().map(|offer| offer.word.len()).max() } else { None };
    words.unwrap_or_default().max(4)
}

/// How many rows the keys move down from a cell, or up. The keys are consumed, since otherwise the next cell would handle them again.
pub fn rows_down(ui: &Ui, response: &Response) -> isize {
    let pressed = |key| ui.input_mut(|input| input.consume_key(Modifiers::NONE, key));
    // Enter itself takes the keyboard focus from a field.
    if response.lost_focus() {
        return isize::from(pressed(Key::Enter));
    }
    if !response.has_focus() {
        return 0;
    }
    isize::from(pressed(Key::ArrowDown)) - isize::from(pressed(Key::ArrowUp))
}
