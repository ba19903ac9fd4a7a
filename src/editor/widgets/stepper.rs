//! A stepper: less, the amount, more. The amount can be typed, dragged, and changed with the arrow keys.

use egui::{DragValue, Response, Ui, Vec2};

use super::button::icon_button;
use super::icon::Icon;
use crate::editor::theme;
use crate::project::Gesture;

/// What became of a stepper in a pass.
pub struct Stepped {
    /// The field in the middle.
    pub response: Response,
    /// The new amount, if it was changed.
    pub amount: Option<u32>,
    /// The typing session or drag that it belongs to; none for a press of a button.
    pub gesture: Option<Gesture>,
    /// Whether a session or drag has ended.
    pub done: bool,
}

/// How wide a stepper is.
pub const WIDTH: f32 = 26.0 + 48.0 + 26.0 + 4.0;

/// A stepper between nothing and a bound. Its parts are called "Cannons", "Increase cannons" and "Decrease cannons".
pub fn stepper(ui: &mut Ui, name: &str, amount: u32, most: u32) -> Stepped {
    let lower = name.to_lowercase();
    ui.allocate_ui(Vec2::new(WIDTH, theme::ROW), |ui| {
        ui.horizontal_centered(|ui| {
            ui.spacing_mut().item_spacing.x = 2.0;
            let less = icon_button(ui, Icon::Minus, &format!("Decrease {lower}"), "", amount > 0).clicked();
            let mut typed = amount;
            let response = ui
                .scope(|ui| {
                    ui.spacing_mut().interact_size = Vec2::new(48.0, 22.0);
                    ui.spacing_mut().button_padding.y = 2.0;
                    let value = DragValue::new(&mut typed).range(0..=most).speed(0.05).clip_text(true);
                    ui.add_sized(Vec2::new(48.0, 22.0), value).accessible_name(name)
                })
                .inner;
            let more = icon_button(ui, Icon::Plus, &format!("Increase {lower}"), "", amount < most).clicked();
            let gesture = Gesture(response.id.value());
            let done = response.lost_focus() || response.drag_stopped();
            if more || less {
                let amount = if more { (amount + 1).min(most) } else { amount.saturating_sub(1) };
                return Stepped { response, amount: Some(amount), gesture: None, done };
            }
            let amount = (typed != amount).then_some(typed);
            Stepped { response, amount, gesture: Some(gesture), done }
        })
        .inner
    })
    .inner
}
