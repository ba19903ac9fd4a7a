//! The cover of a project, by which the user recognises it in a list: a piece of its board. All covers have the same size.

use drawing::{Group, Items, Page, Path};
use geometry::{Mm, Point, Rect, Size, Transform};

/// The size of a cover.
pub const SIZE: Size = Size::new(64.0, 48.0);

/// A part of a board as a page of the size of a cover. The part is `width` wide and lies around the point `middle`. If the board is large enough, the
/// page shows nothing beyond it.
#[must_use]
pub fn piece(title: &str, items: Items, board: Size, middle: Point, width: Mm) -> Page {
    let scale = SIZE.width.get() / width.get().max(1.0);
    let part = part(board, middle, width);
    let back = Transform::translate(Point::ORIGIN - part.min).then(Transform::scale(scale, scale));
    let piece = Group::of(items).with_transform(back);
    let whole = Group::of(vec![(Point::ORIGIN, piece.into())]).clipped(Path::rect(Rect::new(Point::ORIGIN, SIZE)));
    Page { items: vec![(Point::ORIGIN, whole.into())], ..Page::new(title, SIZE) }
}

/// The part of a board that its cover shows: `width` wide, around the point `middle`.
#[must_use]
pub fn part(board: Size, middle: Point, width: Mm) -> Rect {
    let size = Size::of(width, width * (SIZE.height.get() / SIZE.width.get()));
    let at = |middle: Mm, part: Mm, board: Mm| (middle - part * 0.5).min(board - part).max(Mm::ZERO);
    Rect::new(Point::at(at(middle.x, size.width, board.width), at(middle.y, size.height, board.height)), size)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_piece_stays_on_its_board() {
        let board = Size::new(200.0, 100.0);
        let at = |x, y| part(board, Point::new(x, y), Mm::new(80.0));
        assert_eq!(at(100.0, 50.0), Rect::new(Point::new(60.0, 20.0), Size::new(80.0, 60.0)));
        assert_eq!(at(0.0, 99.0), Rect::new(Point::new(0.0, 40.0), Size::new(80.0, 60.0)));
        // If a board is smaller than the piece, the piece begins at the board's corner.
        assert_eq!(part(Size::new(20.0, 20.0), Point::new(10.0, 10.0), Mm::new(80.0)).min, Point::ORIGIN);
    }
}
