//! A field for a number.

use egui::{DragValue, InputState, Response, Ui, Widget};

/// A number that is typed, or dragged by the pointer. A finger that moves over it changes nothing: it scrolls the area around the field.
pub struct NumberField<'a>(pub DragValue<'a>);

impl Widget for NumberField<'_> {
    fn ui(self, ui: &mut Ui) -> Response {
        let by_finger = ui.input(InputState::any_touches) && ui.ctx().is_being_dragged(ui.next_auto_id());
        if !by_finger {
            return self.0.ui(ui);
        }
        // A field that gets no pointer input cannot follow it.
        let pointer = ui.input_mut(|input| std::mem::take(&mut input.pointer));
        let response = self.0.ui(ui);
        ui.scroll_with_delta(pointer.delta());
        ui.input_mut(|input| input.pointer = pointer);
        response
    }
}
