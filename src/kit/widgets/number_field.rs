//! A field for a number.

use egui::accesskit::Action;
use egui::{DragValue, Event, InputState, Key, Response, Ui, Widget};

/// A field for a number, which the user types or drags with the pointer. A finger that moves over the field does not change the number: it scrolls
/// the area around the field.
pub struct NumberField<'a>(pub DragValue<'a>);

/// A bound farther from zero than this is not meant as a limit.
const NO_BOUND: f64 = 1e15;

impl<'a> NumberField<'a> {
    /// A field for a whole number. The up and down arrow keys, and the commands of a screen reader, change the number by one, even if it changes more
    /// slowly when dragged with the pointer.
    pub fn whole(ui: &Ui, value: DragValue<'a>) -> Self {
        let is_step = |event: &Event| match event {
            Event::Key { key: Key::ArrowUp | Key::ArrowDown, pressed: true, .. } => true,
            Event::AccessKitActionRequest(request) => matches!(request.action, Action::Increment | Action::Decrement),
            _ => false,
        };
        let steps = ui.input(|input| input.events.iter().any(is_step));
        Self(if steps { value.speed(1.0) } else { value })
    }
}

impl Widget for NumberField<'_> {
    fn ui(self, ui: &mut Ui) -> Response {
        let by_finger = ui.input(InputState::any_touches) && ui.ctx().is_being_dragged(ui.next_auto_id());
        if !by_finger {
            return as_it_is_read(self.0.ui(ui));
        }
        // The field must not be dragged, so it gets no input from the pointer.
        let pointer = ui.input_mut(|input| std::mem::take(&mut input.pointer));
        let response = self.0.ui(ui);
        ui.scroll_with_delta(pointer.delta());
        ui.input_mut(|input| input.pointer = pointer);
        as_it_is_read(response)
    }
}

/// Makes a screen reader read a whole number without decimals. Also hides bounds that are not meant as limits, since the screen reader would read
/// them as numbers of three hundred digits.
fn as_it_is_read(response: Response) -> Response {
    response.ctx.accesskit_node_builder(response.id, |node| {
        // A screen reader derives the number of decimal places from the step.
        let is_whole = node.value().is_some_and(|value| !value.contains(['.', ',']));
        if is_whole && node.numeric_value_step().is_some_and(|step| step < 1.0) {
            node.set_numeric_value_step(1.0);
        }
        if node.max_numeric_value().is_some_and(|most| most > NO_BOUND) {
            node.clear_max_numeric_value();
        }
        if node.min_numeric_value().is_some_and(|least| least < -NO_BOUND) {
            node.clear_min_numeric_value();
        }
    });
    response
}
