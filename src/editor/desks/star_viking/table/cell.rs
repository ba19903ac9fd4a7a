//! A cell of a table as a field.

use egui::text::{CCursor, CCursorRange};
use egui::{Align2, Color32, Id, Key, Modifiers, Response, RichText, StrokeKind, TextEdit, Ui, Vec2};

use crate::editor::theme::{self, Palette};
use crate::editor::widgets::kept;
use crate::project::Gesture;
use crate::rules::star_viking::{Shot, Slot};
use crate::sheets::star_viking::charts;

/// What became of a cell in a pass.
pub struct Entered {
    /// The field.
    pub response: Response,
    /// Whether something else stands in the cell now.
    pub changed: bool,
    /// The typing session.
    pub gesture: Gesture,
    /// Whether the session has ended.
    pub done: bool,
}

/// Under what a cell of this name has the keys.
#[must_use]
pub fn id_of(name: &str) -> Id {
    Id::unique(("table cell", name))
}

/// Shows a cell of this accessible name, which can be typed in. All of it is chosen when the keys come to it, so that what is typed takes
/// its place.
pub fn cell(ui: &mut Ui, name: &str, slot: &mut Slot, size: Vec2) -> Entered {
    let palette = Palette::of(ui);
    let id = id_of(name);
    let (ground, ink) = colours(palette, slot);
    let letters = matches!(slot, Slot::Letters(_));
    let field = |ui: &mut Ui, text: &mut String| {
        let edit = TextEdit::singleline(text)
            .id(id)
            .char_limit(if letters { 60 } else { 4 })
            .hint_text(RichText::new("?").color(palette.error))
            .margin(Vec2::new(4.0, 3.0))
            .background_color(ground)
            .text_color(ink)
            .align(if letters { Align2::LEFT_CENTER } else { Align2::CENTER_CENTER })
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
    let shown = slot.text().unwrap_or_default();
    let (response, changed) = kept(ui, id, shown, field, |text| {
        slot.set(text).ok()?;
        Some(slot.text().unwrap_or_default())
    });
    if slot.is_missing() && !response.has_focus() {
        ui.painter().rect_stroke(response.rect, 4, (2.0, palette.error), StrokeKind::Inside);
    }
    let done = response.lost_focus();
    Entered { response, changed, gesture: Gesture(id.value()), done }
}

/// Hits stand on the colours of the printed chart, with the ink of paper.
fn colours(palette: &'static Palette, slot: &Slot) -> (Color32, Color32) {
    match slot {
        Slot::Shot(Some(Shot::Hit)) => (theme::of_paper(charts::HIT), Palette::on_paper().text),
        Slot::Shot(Some(Shot::Critical)) => (theme::of_paper(charts::CRITICAL), Palette::on_paper().text),
        Slot::Shot(Some(Shot::Miss)) => (palette.card, palette.weak),
        Slot::Shot(None) | Slot::Yield(_) | Slot::Modifier(_) | Slot::Level(_) | Slot::Count(_) | Slot::Letters(_) => {
            (palette.card, palette.text)
        }
    }
}

/// How many rows the keys go down from a cell, or up. They are taken, or the cell to which they lead would pass them on.
pub fn rows_down(ui: &Ui, response: &Response) -> isize {
    let pressed = |key| ui.input_mut(|input| input.consume_key(Modifiers::NONE, key));
    // Enter takes the keys from a field on its own.
    if response.lost_focus() {
        return isize::from(pressed(Key::Enter));
    }
    if !response.has_focus() {
        return 0;
    }
    isize::from(pressed(Key::ArrowDown)) - isize::from(pressed(Key::ArrowUp))
}
