//! Where a board is on the screen: from millimetres to points of the screen and back.

use egui::{Pos2, Vec2};

use geometry::{Mm, Point, Rect};

/// Where a board is on the screen in this pass.
#[derive(Clone, Copy, Debug)]
pub struct Placed {
    /// The part of the screen that shows it.
    pub rect: egui::Rect,
    /// The pixels of the board left of and above that part.
    pub(super) corner: [f64; 2],
    /// Pixels per millimetre.
    pub(super) pixels: f64,
    /// Pixels per point of the screen.
    pub(super) density: f64,
    /// The zoom step.
    pub(super) step: i32,
}

impl Placed {
    /// Where a point of the board is on the screen.
    #[must_use]
    pub fn to_screen(&self, point: Point) -> Pos2 {
        let at = |length: Mm, corner: f64| ((length.get() * self.pixels - corner) / self.density) as f32;
        self.rect.min + Vec2::new(at(point.x, self.corner[0]), at(point.y, self.corner[1]))
    }

    /// Which point of the board is at a place of the screen.
    #[must_use]
    pub fn to_board(&self, at: Pos2) -> Point {
        let step = at - self.rect.min;
        let of = |length: f32, corner: f64| (f64::from(length) * self.density + corner) / self.pixels;
        Point::new(of(step.x, self.corner[0]), of(step.y, self.corner[1]))
    }

    /// Where a part of the board is on the screen.
    #[must_use]
    pub fn on_screen(&self, part: Rect) -> egui::Rect {
        egui::Rect::from_min_max(self.to_screen(part.min), self.to_screen(part.max))
    }

    /// How many points of the screen a length takes.
    #[must_use]
    pub fn length(&self, length: Mm) -> f32 {
        (length.get() * self.pixels / self.density) as f32
    }
}
