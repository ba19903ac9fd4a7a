//! What fingers do on a board: one finger taps, presses long or moves over the board; two fingers pan and zoom.

use egui::{InputState, MultiTouchInfo, Response, Ui};

use super::viewport::DRAG_AFTER;

/// The state of a finger on the screen.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Finger {
    /// No finger is down, although a mouse button may be.
    #[default]
    Up,
    /// A finger is down and has not moved. It may still become a tap, a long press, a stroke, or one of two fingers.
    Resting,
    /// The finger moves over the board, which counts as a stroke.
    Moving,
    /// A second finger has come down, or the finger has opened a menu. Fingers then have no other effect until all are lifted.
    GivenUp,
}

impl Finger {
    /// The state of the finger in this frame, which follows from its state in the last frame.
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
            // Only a finger that has not moved opens a menu.
            Self::Resting if response.secondary_clicked() => Self::GivenUp,
            Self::Up if touched && moved => Self::Moving,
            Self::Up if touched => Self::Resting,
            Self::Resting if moved => Self::Moving,
            same => same,
        }
    }
}

/// The gesture that two fingers make on the control of `response`; `None` if they make none in this frame.
pub fn pinch(ui: &Ui, response: &Response) -> Option<MultiTouchInfo> {
    ui.input(InputState::multi_touch).filter(|pinch| response.rect.contains(pinch.center_pos))
}
