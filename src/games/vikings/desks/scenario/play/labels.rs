//! Finds places for words on the boards, where the words are whole and cover neither pieces nor hexes that can be chosen.

use egui::{Align2, Pos2, Rect, Vec2};

use super::super::pieces::Over;
use kit::theme::Palette;
use kit::widgets::{plate_rect, plate_within};

/// A place for words: a point, and which corner or side of the words lies at that point.
pub type Place = (Pos2, Align2);

/// Places around a rectangle, at the distance `far` from it; the first place is above the rectangle.
pub fn around(inner: Rect, far: f32) -> [Place; 8] {
    let rect = inner.expand(far);
    [
        (rect.center_top(), Align2::CENTER_BOTTOM),
        (rect.center_bottom(), Align2::CENTER_TOP),
        (rect.left_center(), Align2::RIGHT_CENTER),
        (rect.right_center(), Align2::LEFT_CENTER),
        (rect.left_top(), Align2::RIGHT_BOTTOM),
        (rect.right_top(), Align2::LEFT_BOTTOM),
        (rect.left_bottom(), Align2::RIGHT_TOP),
        (rect.right_bottom(), Align2::LEFT_TOP),
    ]
}

/// Paints words at the best of some places. At the best place the words are whole and cover the fewest rectangles that must stay free (`taken[0]`).
/// Among equal places, it is the one where they cover the fewest that should stay free (`taken[1]`). Returns the rectangle that the words cover;
/// `None` if there is no place.
pub fn paint(over: &Over, lines: &[String], places: &[Place], taken: [&[Rect]; 2]) -> Option<Rect> {
    let plates: Vec<Rect> = places.iter().map(|(at, align)| plate_rect(&over.painter, *at, lines, *align)).collect();
    let screen = over.placed.rect;
    let best = best(&plates, screen, taken)?;
    let (at, align) = places[best];
    plate_within(&over.painter, at, lines, align, Palette::on_paper(), screen);
    Some(plates[best])
}

/// Paints words at one of the `near` places, as [`paint`] does. Only if they would be cut off at all of these, or cover a rectangle that must stay
/// free, one of the `far` places is chosen.
pub fn paint_near(over: &Over, lines: &[String], (near, far): (&[Place], &[Place]), taken: [&[Rect]; 2]) -> Option<Rect> {
    let plate = |(at, align): &Place| plate_rect(&over.painter, *at, lines, *align);
    let is_clear = |plate: &Rect| is_clear(plate, over.placed.rect, taken[0]);
    if near.iter().map(plate).any(|plate| is_clear(&plate)) {
        return paint(over, lines, near, taken);
    }
    paint(over, lines, &[near, far].concat(), taken)
}

/// Whether words are whole, and cover no rectangle that must stay free.
fn is_clear(plate: &Rect, screen: Rect, never: &[Rect]) -> bool {
    screen.contains_rect(*plate) && !never.iter().any(|hex| hex.intersects(*plate))
}

/// Paints words above or below a point, at this distance from it, if the point is in view. Words that would be cut off there, or cover a rectangle
/// that must stay free, are painted elsewhere around the point.
pub fn beside(over: &Over, at: Pos2, far: f32, (lines, above): (&[String], bool), taken: &[Rect]) {
    if !over.placed.rect.expand(far).contains(at) {
        return;
    }
    let mut places = around(Rect::from_center_size(at, Vec2::ZERO), far);
    if !above {
        places.swap(0, 1);
    }
    paint(over, lines, &places, [taken, &[]]);
}

/// The index of the place at which words cover least, the first of equal ones; `None` if there is no place. Places at which words are cut off come
/// last.
fn best(plates: &[Rect], screen: Rect, [never, rarely]: [&[Rect]; 2]) -> Option<usize> {
    let covers = |plate: &Rect, taken: &[Rect]| taken.iter().filter(|hex| hex.intersects(*plate)).count();
    let cost = |plate: &Rect| (!screen.contains_rect(*plate), covers(plate, never), covers(plate, rarely));
    (0..plates.len()).min_by_key(|at| cost(&plates[*at]))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn rect(x: f32, y: f32) -> Rect {
        Rect::from_min_size(Pos2::new(x, y), Vec2::new(30.0, 10.0))
    }

    #[test]
    fn words_are_whole_at_the_edge_of_the_board() {
        let screen = Rect::from_min_size(Pos2::ZERO, Vec2::new(100.0, 100.0));
        let (above, below) = (rect(40.0, -4.0), rect(40.0, 20.0));
        assert_eq!(best(&[above, below], screen, [&[], &[]]), Some(1), "above, they would be cut");
        assert_eq!(best(&[above, below], screen, [&[below], &[]]), Some(1), "cut words are worse than a covered hex");
    }

    #[test]
    fn near_words_are_clear_if_they_are_whole_and_cover_no_piece() {
        let screen = Rect::from_min_size(Pos2::ZERO, Vec2::new(100.0, 100.0));
        let plate = rect(10.0, 10.0);
        assert!(is_clear(&plate, screen, &[rect(10.0, 40.0)]));
        assert!(!is_clear(&plate, screen, &[rect(20.0, 15.0)]), "it covers a piece");
        assert!(!is_clear(&rect(90.0, 10.0), screen, &[]), "it would be cut off");
    }

    #[test]
    fn words_lie_where_no_piece_stands() {
        let screen = Rect::from_min_size(Pos2::ZERO, Vec2::new(100.0, 100.0));
        let places = [rect(10.0, 10.0), rect(10.0, 40.0), rect(10.0, 70.0)];
        assert_eq!(best(&places, screen, [&[], &[]]), Some(0));
        assert_eq!(best(&places, screen, [&places[..1], &[]]), Some(1));
        assert_eq!(best(&places, screen, [&places[..1], &places[1..2]]), Some(2));
        assert_eq!(best(&places, screen, [&places[..1], &places[1..]]), Some(1), "a hex to choose rather than a piece");
        assert_eq!(best(&[], screen, [&[], &[]]), None);
    }
}
