//! A field for a colour: a patch that opens a picker, and a text field for the digits of the colour.

use std::hash::{DefaultHasher, Hash, Hasher};

use egui::{Response, TextEdit, Ui};

use super::{captioned, kept};
use project::Gesture;
use rules::Tint;

/// What the user did to the field in one frame of the window.
pub struct ColourResponse {
    /// The text field for the digits.
    pub response: Response,
    /// The new colour, if it has changed.
    pub tint: Option<Tint>,
    /// The drag or typing session to which the change belongs.
    pub gesture: Gesture,
    /// Whether a typing session has ended in this frame.
    pub done: bool,
}

/// Shows the field for a colour. `name` is the accessible name of the text field; the accessible name of the patch is "Pick the …".
pub fn colour_field(ui: &mut Ui, name: &str, help: &str, tint: Tint) -> ColourResponse {
    captioned(ui, name, 160.0, |ui| {
        ui.horizontal(|ui| {
            let mut rgb = tint.0;
            let patch = ui.color_edit_button_srgb(&mut rgb).on_hover_text(help);
            let patch = patch.accessible_name(format!("Pick the {}", name.to_lowercase()));
            let digits = digits(ui, name, tint);
            if rgb == tint.0 {
                return digits;
            }
            // Each press in the picker begins a new undo step.
            let pressed = ui.input(|input| input.pointer.press_start_time()).map(f64::to_bits);
            let mut hasher = DefaultHasher::new();
            (patch.id.value(), pressed).hash(&mut hasher);
            ColourResponse { tint: Some(Tint(rgb)), gesture: Gesture(hasher.finish()), done: false, ..digits }
        })
        .inner
    })
}

/// Shows the text field for the digits, in the form `#rrggbb`.
fn digits(ui: &mut Ui, name: &str, tint: Tint) -> ColourResponse {
    let id = ui.make_persistent_id(("digits", name));
    let mut picked = None;
    let field = |ui: &mut Ui, text: &mut String| {
        let edit = TextEdit::singleline(text).id(id).char_limit(7).desired_width(76.0);
        ui.add(edit).accessible_name(name).on_hover_text("Red, green and blue, two digits each, such as #4a74a8.")
    };
    let (response, changed) = kept(ui, id, tint.to_string(), field, |text| {
        picked = text.trim().parse().ok();
        picked.map(|tint: Tint| tint.to_string())
    });
    let done = response.lost_focus();
    ColourResponse { response, tint: picked.filter(|_| changed), gesture: Gesture(id.value()), done }
}
