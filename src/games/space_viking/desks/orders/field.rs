//! A text field whose words are written into the sheet of orders only when the field loses the focus, since half-written words cannot be understood.

use egui::{Key, RichText, TextEdit, Ui};

use kit::theme::{self, Palette};
use kit::widgets::text_menu;

/// The words that the user is typing in the field with the focus.
#[derive(Default)]
pub struct Typing {
    name: String,
    text: String,
    /// The reason why the words were not accepted; `None` if there is none.
    pub trouble: Option<String>,
}

/// Shows a field with this accessible name and these words. If the user has changed the words, returns them once the field loses the focus.
pub fn show(ui: &mut Ui, typing: &mut Typing, name: &str, words: &str, hint: &str) -> Option<String> {
    let is_own = typing.name == name;
    let mut text = if is_own { typing.text.clone() } else { words.to_owned() };
    let field = TextEdit::singleline(&mut text)
        .id_salt(name)
        .hint_text(RichText::new(hint).color(Palette::of(ui).weak))
        .desired_width(ui.available_width() - 4.0);
    let response = ui.add(field);
    text_menu(&response);
    let response = response.accessible_name(name);
    if response.changed() {
        *typing = Typing { name: name.to_owned(), text: text.clone(), trouble: None };
    }
    if let Some(trouble) = typing.trouble.as_ref().filter(|_| typing.name == name) {
        ui.label(RichText::new(trouble).size(theme::SMALL).color(Palette::of(ui).error));
    }
    if !response.lost_focus() || !is_own {
        return None;
    }
    let is_cancelled = ui.input(|input| input.key_pressed(Key::Escape));
    if is_cancelled || text == words {
        *typing = Typing::default();
        return None;
    }
    Some(text)
}
