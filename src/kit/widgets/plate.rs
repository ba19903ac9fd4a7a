//! Words on a small ground, over a picture.

use egui::{Align2, Painter, Pos2, Rect, Stroke, StrokeKind, Vec2};

use crate::theme::{self, Palette};

/// Writes words on a small ground.
pub fn plate(painter: &Painter, at: Pos2, lines: &[String], align: Align2, palette: &Palette) {
    plate_within(painter, at, lines, align, palette, Rect::EVERYTHING);
}

/// The same, no further out than the edges of a part of the screen.
pub fn plate_within(painter: &Painter, at: Pos2, lines: &[String], align: Align2, palette: &Palette, part: Rect) {
    let font = theme::regular(theme::SMALL);
    let galley = painter.layout_no_wrap(lines.join("\n"), font, palette.text);
    let rect = align.anchor_size(at, galley.size() + Vec2::new(8.0, 2.0));
    let least = part.min.max(rect.min.min(part.max - rect.size()));
    let rect = Rect::from_min_size(if part.is_finite() { least } else { rect.min }, rect.size());
    painter.rect(rect, 3.0, palette.card.gamma_multiply(0.88), Stroke::new(1.0, palette.border), StrokeKind::Inside);
    painter.galley(rect.min + Vec2::new(4.0, 1.0), galley, palette.text);
}
