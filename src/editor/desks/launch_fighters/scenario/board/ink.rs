//! What the overlay is painted with: spaces, icons and words on the paper of the board.

use egui::{Align2, Color32, Painter, Pos2, Rect, Shape, Stroke, StrokeKind, Vec2};

use crate::editor::theme::{self, Palette};
use crate::editor::widgets::{Icon, Placed, paint_icon};
use crate::geometry::{GridLayout, Space};

/// What is painted on, and where.
pub struct Ink<'a> {
    pub painter: Painter,
    pub layout: GridLayout,
    pub placed: &'a Placed,
    /// How wide a space is on the screen.
    pub width: f32,
}

impl Ink<'_> {
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

/// Words on a small ground.
pub fn plate(painter: &Painter, at: Pos2, lines: &[String], align: Align2, palette: &Palette) {
    let font = theme::regular(theme::SMALL);
    let galley = painter.layout_no_wrap(lines.join("\n"), font, palette.text);
    let rect = align.anchor_size(at, galley.size() + Vec2::new(8.0, 2.0));
    painter.rect(rect, 3.0, palette.card.gamma_multiply(0.88), Stroke::new(1.0, palette.border), StrokeKind::Inside);
    painter.galley(rect.min + Vec2::new(4.0, 1.0), galley, palette.text);
}
