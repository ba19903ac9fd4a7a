//! The position of a board on the screen, which converts millimetres of the board to points of the screen and back.

use egui::{Pos2, Vec2};

use geometry::{Mm, Point, Rect};

/// The position of a board on the screen in this frame.
#[derive(Clone, Copy, Debug)]
pub struct Placed {
    /// The part of the screen that shows the board.
    pub rect: egui::Rect,
    /// How many pixels of the board are hidden to the left of `rect` and above it.
    pub(super) corner: [f64; 2],
    /// Pixels of the screen per millimetre of the board.
    pub(super) pixels: f64,
    /// Pixels per point of the screen.
    pub(super) density: f64,
    /// The zoom step, as the viewport counts it.
    pub(super) step: i32,
}

impl Placed {
    /// The point of the screen that shows a point of the board.
    #[must_use]
    pub fn to_screen(&self, point: Point) -> Pos2 {
        let at = |length: Mm, corner: f64| ((length.get() * self.pixels - corner) / self.density) as f32;
        self.rect.min + Vec2::new(at(point.x, self.corner[0]), at(point.y, self.corner[1]))
    }

    /// The point of the board at a point of the screen.
    #[must_use]
    pub fn to_board(&self, at: Pos2) -> Point {
        let step = at - self.rect.min;
        let of = |length: f32, corner: f64| (f64::from(length) * self.density + corner) / self.pixels;
        Point::new(of(step.x, self.corner[0]), of(step.y, self.corner[1]))
    }

    /// The rectangle of the screen that shows a part of the board.
    #[must_use]
    pub fn on_screen(&self, part: Rect) -> egui::Rect {
        egui::Rect::from_min_max(self.to_screen(part.min), self.to_screen(part.max))
    }

    /// The length on the screen, in points, of a length on the board.
    #[must_use]
    pub fn length(&self, length: Mm) -> f32 {
        (length.get() * self.pixels / self.density) as f32
    }
}
