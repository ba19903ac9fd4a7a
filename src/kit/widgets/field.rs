//! Fields for text. A typing session is one undo step: it begins with the first key and ends when the focus leaves the field.

use egui::{Key, Response, RichText, TextEdit, Ui, Vec2};

use super::text_menu::{comes_from_menu, select, text_menu};
use crate::glossary;
use crate::theme::{self, Palette};
use project::Gesture;

/// A field for a line of text, with its label above it.
pub struct Field<'a> {
    name: &'a str,
    text: &'a str,
    hint: &'a str,
    width: f32,
    large: bool,
    labelled: bool,
    beside: bool,
    most: usize,
}

/// What the user did to the field in one frame of the window.
pub struct FieldResponse {
    /// The egui control.
    pub response: Response,
    /// The new text, if it has changed.
    pub text: Option<String>,
    /// The typing session to which the change belongs.
    pub gesture: Gesture,
    /// Whether the focus has left the field, which ends the session.
    pub done: bool,
    /// Whether Escape has ended the session, so that its changes have to be dropped.
    pub cancelled: bool,
}

impl<'a> Field<'a> {
    /// A field that has this accessible name and contains this text.
    #[must_use]
    pub const fn new(name: &'a str, text: &'a str) -> Self {
        Self { name, text, hint: "", width: f32::INFINITY, large: false, labelled: true, beside: false, most: 200 }
    }

    /// The accessible name of the field.
    #[must_use]
    pub const fn name(&self) -> &'a str {
        self.name
    }

    /// Sets the words that are shown while the field is empty.
    #[must_use]
    pub const fn hint(self, hint: &'a str) -> Self {
        Self { hint, ..self }
    }

    /// Sets the width, in points of the screen.
    #[must_use]
    pub const fn width(self, width: f32) -> Self {
        Self { width, ..self }
    }

    /// Uses the large letters of a title, and no visible label.
    #[must_use]
    pub const fn title(self) -> Self {
        Self { large: true, labelled: false, ..self }
    }

    /// Leaves out the visible label.
    #[must_use]
    pub const fn bare(self) -> Self {
        Self { labelled: false, ..self }
    }

    /// Leaves out the visible label and keeps the field on one line with the controls beside it.
    #[must_use]
    pub const fn beside(self) -> Self {
        Self { labelled: false, beside: true, ..self }
    }

    /// Sets the largest number of letters that the user can type.
    #[must_use]
    pub const fn at_most(self, most: usize) -> Self {
        Self { most, ..self }
    }

    /// Shows the text field, and returns what the user did to it.
    pub fn show(self, ui: &mut Ui) -> FieldResponse {
        let width = self.width.min(ui.available_width());
        // Without a fixed height, the field would lie too low in its line.
        let height = if self.beside { ui.spacing().interact_size.y } else { 0.0 };
        ui.allocate_ui(Vec2::new(width, height), |ui| {
            ui.vertical(|ui| {
                ui.spacing_mut().item_spacing.y = 3.0;
                let palette = Palette::of(ui);
                let label = self.labelled.then(|| {
                    glossary::told(ui.label(RichText::new(self.name).size(theme::SMALL).color(palette.weak)), self.name)
                });
                let mut text = self.text.to_owned();
                let mut edit = TextEdit::singleline(&mut text)
                    .id_salt(self.name)
                    .hint_text(RichText::new(self.hint).color(palette.weak))
                    .char_limit(self.most)
                    .desired_width(width);
                if self.large {
                    edit = edit.font(theme::bold(19.0));
                }
                let mut response = ui.add(edit);
                text_menu(&response);
                select_all(ui, &response, self.text);
                response = match label {
                    Some(label) => response.labelled_by(label.id),
                    None => response.accessible_name(self.name),
                };
                typed(response, text)
            })
            .inner
        })
        .inner
    }
}

/// Shows a field for several lines of text, with this accessible name and without a visible label.
pub fn text_area(ui: &mut Ui, name: &str, text: &str, hint: &str, rows: usize) -> FieldResponse {
    let (response, text) = lines(ui, name, text, hint, rows);
    typed(response.accessible_name(name), text)
}

fn lines(ui: &mut Ui, name: &str, text: &str, hint: &str, rows: usize) -> (Response, String) {
    let mut text = text.to_owned();
    let edit = TextEdit::multiline(&mut text)
        .id_salt(name)
        .hint_text(RichText::new(hint).color(Palette::of(ui).weak))
        .desired_rows(rows)
        .char_limit(20_000)
        .desired_width(f32::INFINITY);
    let response = ui.add(edit);
    text_menu(&response);
    (response, text)
}

fn typed(response: Response, text: String) -> FieldResponse {
    let changed = response.changed();
    let gesture = Gesture(response.id.value());
    let done = response.lost_focus();
    let cancelled = done && response.ctx.input(|input| input.key_pressed(Key::Escape));
    FieldResponse { response, text: changed.then_some(text), gesture, done, cancelled }
}

/// Selects the whole text of a one-line field, so that typing replaces it, if the field has just got the keyboard focus from a key or from the
/// window.
fn select_all(ui: &Ui, response: &Response, text: &str) {
    let by_pointer = ui.input(|input| input.pointer.any_pressed() || input.pointer.any_down());
    if !comes_from_menu(response) && response.gained_focus() && !by_pointer {
        select(ui.ctx(), response.id, text.chars().count());
    }
}
