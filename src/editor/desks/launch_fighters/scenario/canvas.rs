//! What lies over a board is painted with: spaces and icons on the paper of the board.

use egui::{Color32, Painter, Pos2, Rect, Shape, Stroke, Vec2};

use crate::editor::theme;
use crate::editor::widgets::{Icon, Placed, paint_icon};
use crate::geometry::{GridLayout, Space};

/// What is painted on, and where.
pub struct Canvas<'a> {
    pub painter: Painter,
    pub layout: GridLayout,
    pub placed: &'a Placed,
    /// How wide a space is on the screen.
    pub width: f32,
}

impl Canvas<'_> {
    /// The middle of a space on the screen.
    pub fn middle(&self, space: Space) -> Pos2 {
        self.placed.to_screen(self.layout.centre(space))
    }

    /// The corners of a space on the screen.
    pub fn outline(&self, space: Space) -> Vec<Pos2> {
        self.placed.outline(self.layout, space)
    }

    /// Draws the outline of a space.
    pub fn ring(&self, space: Space, line: Stroke) {
        self.painter.add(Shape::closed_line(self.outline(space), line));
    }

    /// Tints a space, if it is seen.
    pub fn fill(&self, space: Space, ground: Color32) {
        if self.placed.sees(self.layout, space) {
            self.painter.add(Shape::convex_polygon(self.outline(space), ground, Stroke::NONE));
        }
    }

    /// Pales a space, as the place that a unit is about to leave.
    pub fn hatch(&self, space: Space) {
        self.fill(space, theme::PAPER.gamma_multiply(0.65));
    }

    /// An icon on paper, so that it can be told from what lies below.
    pub fn icon(&self, at: Pos2, icon: Icon, size: f32, color: Color32) {
        self.painter.circle_filled(at, size * 0.62, theme::PAPER);
        paint_icon(&self.painter, icon, Rect::from_center_size(at, Vec2::splat(size)), size, color);
    }
}
