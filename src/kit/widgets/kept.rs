//! A field for a short notation, such as a colour or a list of dice. Typed text that cannot be read yet stays in the field until the keyboard focus
//! leaves it.

use egui::{Id, Response, Ui};

/// Shows a field with the project's text, or with the text that the user is typing over it. `read` turns typed text into the text that the project
/// would have, or returns `None` if it cannot be read. Returns the control, and whether the text that was read differs from the project's.
pub fn kept(
    ui: &mut Ui,
    id: Id,
    shown: String,
    field: impl FnOnce(&mut Ui, &mut String) -> Response,
    read: impl FnOnce(&str) -> Option<String>,
) -> (Response, bool) {
    // The typed text replaces this one text of the project. If the project's text changes otherwise, for example by undo, the typed text is dropped.
    let typed: Option<(String, String)> = ui.data(|data| data.get_temp(id)).filter(|(_, over)| *over == shown);
    let mut text = typed.map_or_else(|| shown.clone(), |(text, _)| text);
    let response = field(ui, &mut text);
    let taken = if response.changed() { read(&text) } else { None };
    let changed = taken.as_ref().is_some_and(|taken| *taken != shown);
    let over = taken.unwrap_or(shown);
    let goes_on = response.has_focus().then_some((text, over));
    ui.data_mut(|data| match goes_on {
        Some(typed) => {
            data.insert_temp(id, typed);
        }
        None => data.remove::<(String, String)>(id),
    });
    (response, changed)
}
