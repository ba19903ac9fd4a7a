//! Words on a small ground, over a picture.

use egui::{Align2, Painter, Pos2, Stroke, StrokeKind, Vec2};

use crate::theme::{self, Palette};

/// Writes words on a small ground.
pub fn plate(painter: &Painter, at: Pos2, lines: &[String], align: Align2, palette: &Palette) {
    let font = theme::regular(theme::SMALL);
    let galley = painter.layout_no_wrap(lines.join("\n"), font, palette.text);
    let rect = align.anchor_size(at, galley.size() + Vec2::new(8.0, 2.0));
    painter.rect(rect, 3.0, palette.card.gamma_multiply(0.88), Stroke::new(1.0, palette.border), StrokeKind::Inside);
    painter.galley(rect.min + Vec2::new(4.0, 1.0), galley, palette.text);
}
