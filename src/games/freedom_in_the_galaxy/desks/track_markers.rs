//! The markers on a political track: a disc for the loyalty; a square with its level for the base, crossed out while the base is Down.

use egui::{Align2, Color32, Painter, Pos2, Rect, Stroke, StrokeKind, Vec2};

use freedom_in_the_galaxy::Side;
use freedom_in_the_galaxy_paper::sheets::counters::Livery;
use kit::theme::{self, Palette};

/// The colours of a side's counters: first of the background, then of the words; neutral colours if no side is given.
pub const fn livery(side: Option<Side>) -> (Color32, Color32) {
    let livery = match side {
        Some(Side::Rebel) => Livery::Rebel,
        Some(Side::Imperial) => Livery::Imperial,
        None => Livery::Neutral,
    };
    (theme::printed(livery.ground()), theme::printed(livery.ink()))
}

/// The line with which a marker is outlined: thicker and in another colour if the marker is selected.
fn line(selected: bool) -> Stroke {
    let paper = Palette::on_paper();
    if selected { Stroke::new(2.5, paper.warning) } else { Stroke::new(1.0, paper.text) }
}

/// Paints the loyalty marker of a planet.
pub fn loyalty(painter: &Painter, at: Pos2, radius: f32, selected: bool) {
    painter.circle(at, radius, Palette::on_paper().accent, line(selected));
    painter.text(at, Align2::CENTER_CENTER, "L", theme::bold(radius * 1.3), theme::PAPER);
}

/// Paints a base marker with its level, Up or Down.
pub fn base(painter: &Painter, at: Pos2, radius: f32, (level, up): (u32, bool), selected: bool) {
    let paper = Palette::on_paper();
    let square = Rect::from_center_size(at, Vec2::splat(radius * 2.0));
    painter.rect(square, 1.0, theme::PAPER, line(selected), StrokeKind::Inside);
    painter.text(at, Align2::CENTER_CENTER, level.to_string(), theme::bold(radius * 1.4), paper.text);
    if !up {
        painter.line_segment([square.left_bottom(), square.right_top()], Stroke::new(1.5, paper.error));
    }
}
