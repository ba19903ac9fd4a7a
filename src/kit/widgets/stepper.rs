//! A stepper: buttons for less and more, with the amount between them. The user can also type or drag the amount, or change it with the arrow keys.
//! The buttons are for the pointer only, so that the Tab key stops only once at a stepper.

use std::ops::RangeInclusive;

use egui::{DragValue, Response, Ui, Vec2};

use super::button::pointer_button;
use super::icon::Icon;
use super::number_field::NumberField;
use crate::theme;
use project::Gesture;
use rules::in_a_sentence;

/// What the user did to a stepper in one frame of the window.
pub struct StepperResponse<T = u32> {
    /// The field in the middle, as an egui control.
    pub response: Response,
    /// The new amount, if it has changed.
    pub amount: Option<T>,
    /// The typing session or drag to which the change belongs; `None` if a button was pressed.
    pub gesture: Option<Gesture>,
    /// Whether a typing session or drag has ended in this frame.
    pub done: bool,
}

/// The width of a stepper, in points of the screen.
pub const WIDTH: f32 = 26.0 + 48.0 + 26.0 + 4.0;

/// Shows a stepper from 0 to `most`. The accessible names of its parts are like "Cannons", "Increase cannons" and "Decrease cannons".
pub fn stepper(ui: &mut Ui, name: &str, amount: u32, most: u32) -> StepperResponse {
    let stepped = number_stepper(ui, name, i64::from(amount), 0..=i64::from(most));
    let amount = stepped.amount.and_then(|amount| u32::try_from(amount).ok());
    StepperResponse { response: stepped.response, amount, gesture: stepped.gesture, done: stepped.done }
}

/// Shows a stepper between two bounds. If the amount can be negative, it is written with its sign.
pub fn number_stepper(ui: &mut Ui, name: &str, amount: i64, range: RangeInclusive<i64>) -> StepperResponse<i64> {
    let signed = *range.start() < 0;
    between(ui, name, amount, range, |value| {
        if signed {
            value.custom_formatter(|amount, _| if amount > 0.0 { format!("+{amount:.0}") } else { format!("{amount:.0}") })
        } else {
            value
        }
    })
}

fn between(
    ui: &mut Ui,
    name: &str,
    amount: i64,
    range: RangeInclusive<i64>,
    written: impl FnOnce(DragValue<'_>) -> DragValue<'_>,
) -> StepperResponse<i64> {
    let (lower, least, most) = (in_a_sentence(name), *range.start(), *range.end());
    ui.allocate_ui(Vec2::new(WIDTH, theme::ROW), |ui| {
        ui.horizontal_centered(|ui| {
            ui.spacing_mut().item_spacing.x = 2.0;
            let less = pointer_button(ui, Icon::Minus, &format!("Decrease {lower}"), amount > least).clicked();
            let mut typed = amount;
            let response = ui
                .scope(|ui| {
                    ui.spacing_mut().interact_size = Vec2::new(48.0, theme::TARGET);
                    ui.spacing_mut().button_padding.y = 2.0;
                    let value =
                        DragValue::new(&mut typed).range(range).speed(0.05).clip_text(true).clamp_existing_to_range(false);
                    let field = NumberField::whole(ui, written(value));
                    ui.add_sized(Vec2::new(48.0, theme::TARGET), field).accessible_name(name)
                })
                .inner;
            let more = pointer_button(ui, Icon::Plus, &format!("Increase {lower}"), amount < most).clicked();
            let gesture = Gesture(response.id.value());
            let done = response.lost_focus() || response.drag_stopped();
            if more || less {
                let amount = if more { (amount + 1).min(most) } else { (amount - 1).max(least) };
                return StepperResponse { response, amount: Some(amount), gesture: None, done };
            }
            let amount = (typed != amount).then_some(typed);
            StepperResponse { response, amount, gesture: Some(gesture), done }
        })
        .inner
    })
    .inner
}
