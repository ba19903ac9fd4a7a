//! Words on a small background, over a picture.

use std::sync::Arc;

use egui::{Align2, Galley, Painter, Pos2, Rect, Stroke, StrokeKind, Vec2};

use crate::theme::{self, Palette};

/// Paints words on a small background.
pub fn plate(painter: &Painter, at: Pos2, lines: &[String], align: Align2, palette: &Palette) {
    plate_within(painter, at, lines, align, palette, Rect::EVERYTHING);
}

/// Paints words on a small background that is kept within a part of the screen.
pub fn plate_within(painter: &Painter, at: Pos2, lines: &[String], align: Align2, palette: &Palette, part: Rect) {
    let galley = galley(painter, lines, palette);
    let rect = around(&galley, at, align);
    let least = part.min.max(rect.min.min(part.max - rect.size()));
    let rect = Rect::from_min_size(if part.is_finite() { least } else { rect.min }, rect.size());
    painter.rect(rect, 3.0, palette.card.gamma_multiply(0.88), Stroke::new(1.0, palette.border), StrokeKind::Inside);
    painter.galley(rect.min + Vec2::new(4.0, 1.0), galley, palette.text);
}

/// The rectangle that words on a small background would take.
pub fn plate_rect(painter: &Painter, at: Pos2, lines: &[String], align: Align2) -> Rect {
    around(&galley(painter, lines, Palette::on_paper()), at, align)
}

fn galley(painter: &Painter, lines: &[String], palette: &Palette) -> Arc<Galley> {
    painter.layout_no_wrap(lines.join("\n"), theme::regular(theme::SMALL), palette.text)
}

fn around(galley: &Galley, at: Pos2, align: Align2) -> Rect {
    align.anchor_size(at, galley.size() + Vec2::new(8.0, 2.0))
}
