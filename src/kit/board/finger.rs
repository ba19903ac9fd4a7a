//! What fingers do on a board: one finger taps, strokes over the board or presses long; two fingers pan and zoom.

use egui::{InputState, MultiTouchInfo, Response, Ui};

use super::viewport::DRAG_AFTER;

/// The state of a finger on the screen.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Finger {
    /// No finger is down; a mouse button may be.
    #[default]
    Up,
    /// A finger is down and has not moved. It may still become a tap, a long press, a stroke, or one of two fingers.
    Resting,
    /// The finger moves over the board, and so strokes it.
    Moving,
    /// A second finger has come down, or the finger has opened a menu. Until all fingers are lifted, they have no other effect.
    GivenUp,
}

impl Finger {
    /// The state of the finger in this frame.
    pub fn follow(self, ui: &Ui, response: &Response) -> Self {
        let (touched, is_still_down) = ui.input(|input| {
            let pointer = &input.pointer;
            (input.any_touches(), pointer.any_down() || pointer.any_released())
        });
        let from = response.interact_pointer_pos().and(ui.input(|input| input.pointer.press_origin()));
        let moved =
            from.zip(ui.input(|input| input.pointer.latest_pos())).is_some_and(|(from, at)| from.distance(at) > DRAG_AFTER);
        match self {
            _ if !touched && !is_still_down => Self::Up,
            _ if pinch(ui, response).is_some() => Self::GivenUp,
            // Only a finger that rests opens a menu.
            Self::Resting if response.secondary_clicked() => Self::GivenUp,
            Self::Up if touched && moved => Self::Moving,
            Self::Up if touched => Self::Resting,
            Self::Resting if moved => Self::Moving,
            same => same,
        }
    }
}

/// The gesture of two fingers on the control of `response`; `None` if there is none in this frame.
pub fn pinch(ui: &Ui, response: &Response) -> Option<MultiTouchInfo> {
    ui.input(InputState::multi_touch).filter(|pinch| response.rect.contains(pinch.center_pos))
}
