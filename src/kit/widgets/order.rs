//! The buttons that move a thing of a list up and down, or remove it.

use egui::{Align, Layout, Ui, Vec2};

use super::button::icon_button;
use super::icon::Icon;
use crate::theme;

/// The button that was pressed at the end of a row.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Pressed {
    /// Move the thing one place up.
    Up,
    /// Move the thing one place down.
    Down,
    /// Remove the thing.
    Remove,
}

impl Pressed {
    /// The new index of the thing; `None` to remove it.
    #[must_use]
    pub const fn to(self, index: usize) -> Option<usize> {
        match self {
            Self::Up => Some(index.saturating_sub(1)),
            Self::Down => Some(index + 1),
            Self::Remove => None,
        }
    }
}

/// Shows buttons at the right end of a row that move a thing up and down or remove it; `what` names the thing in lower case.
pub fn order_buttons(ui: &mut Ui, what: &str, index: usize, count: usize) -> Option<Pressed> {
    let mut pressed = None;
    // The buttons are exactly as high as a row, even if the contents to their left are higher.
    let room = Vec2::new(ui.available_width(), theme::ROW);
    ui.allocate_ui_with_layout(room, Layout::right_to_left(Align::Center), |ui| {
        ui.spacing_mut().item_spacing.x = 0.0;
        let buttons = [
            (Icon::Trash, format!("Remove {what}"), "Take it out of the scenario.", true, Pressed::Remove),
            (Icon::Down, format!("Move {what} down"), "Move it one place down.", index + 1 < count, Pressed::Down),
            (Icon::Up, format!("Move {what} up"), "Move it one place up.", index > 0, Pressed::Up),
        ];
        for (icon, name, tooltip, enabled, meaning) in buttons {
            if icon_button(ui, icon, &name, tooltip, enabled).clicked() {
                pressed = Some(meaning);
            }
        }
    });
    pressed
}
