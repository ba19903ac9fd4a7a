//! The pieces that lie in one space: their positions, spread out so that a part of each is visible, and a badge with the number of pieces.

use egui::{Align2, Painter, Pos2, Stroke, StrokeKind, Vec2};

use crate::theme::{self, Palette};
use geometry::{Mm, Point, Rect, Size, Vector};

/// How much lower each piece lies than the one under it, in millimetres, if the whole stack does not become too long.
const STEP: f64 = 2.7;
/// How far a whole stack is spread out at most, in millimetres.
const FAN: f64 = 8.0;

/// The places of a stack of `number` square pieces with the side `side` around a point of the board, the top piece last. All places lie within the
/// board.
#[must_use]
pub fn stack(number: usize, middle: Point, side: Mm, board: Size) -> Vec<Rect> {
    let last = number.saturating_sub(1) as f64;
    let step = if number > 1 { STEP.min(FAN / last) } else { 0.0 };
    let lie = |index: usize| {
        let along = (index as f64 - last * 0.5) * step;
        let rect = Rect::around(middle + Vector::new(along * 0.3, along), Size::of(side, side));
        let push = |low: Mm, high: Mm, most: Mm| if low < Mm::ZERO { -low } else { Mm::ZERO.min(most - high) };
        rect.moved(Vector::at(push(rect.min.x, rect.max.x, board.width), push(rect.min.y, rect.max.y, board.height)))
    };
    (0..number).map(lie).collect()
}

/// Draws a short text on a small background, such as the number of pieces in a space.
pub fn badge(painter: &Painter, at: Pos2, words: &str, size: f32) {
    let paper = Palette::on_paper();
    let galley = painter.layout_no_wrap(words.into(), theme::bold(size * 0.8), paper.text);
    let ground = egui::Rect::from_center_size(at, galley.size() + Vec2::new(7.0, 1.0));
    painter.rect(ground, ground.height() * 0.5, theme::PAPER, Stroke::new(1.0, paper.outline), StrokeKind::Inside);
    let at = Align2::CENTER_CENTER.align_size_within_rect(galley.size(), ground).min;
    painter.galley(at, galley, paper.text);
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_stack_stays_on_the_board_and_shows_something_of_every_piece() {
        let (side, board) = (Mm::new(13.0), Size::new(100.0, 80.0));
        let whole = Rect::new(Point::ORIGIN, board);
        for middle in [Point::new(50.0, 40.0), Point::new(1.0, 1.0), Point::new(99.0, 79.0)] {
            let lying = stack(5, middle, side, board);
            assert_eq!(lying.len(), 5);
            assert!(lying.iter().all(|rect| whole.inset(Mm::new(-1e-9)).encloses(*rect)));
        }
        let lying = stack(5, Point::new(50.0, 40.0), side, board);
        assert!(lying.windows(2).all(|pair| pair[0].min.y < pair[1].min.y));
        assert!((lying[2].middle() - Point::new(50.0, 40.0)).length() < Mm::new(1e-9));
        assert!(stack(0, Point::ORIGIN, side, board).is_empty());
    }
}
