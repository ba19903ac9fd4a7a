//! The back of a deck: its colour with a lattice, its sign on a disc, and its name. If the back is printed slightly out of line with the front, a
//! pale edge makes this less visible.

use super::deck::Deck;
use drawing::text::Style;
use drawing::{Color, Face, Ground, Path};
use geometry::{Mm, Point, Rect, Size};
use sheets::Draft;
use sheets::look::{BOLD, INK, LINE, THIN};

/// The back of the cards of a deck.
pub fn back(deck: Deck, size: Size) -> Draft {
    let scale = size.width.get() / 63.5;
    let mm = |length: f64| Mm::new(length * scale);
    let mut draft = Draft::new();
    draft.path(Path::rect(Rect::new(Point::ORIGIN, size)).filled(deck.paper()).as_ground(Ground::Plain));
    let frame = Rect::new(Point::ORIGIN, size).inset(mm(4.0));
    let field = Path::rounded_rect(frame, mm(2.0)).filled(deck.color()).as_ground(Ground::Plain);
    draft.path(field.stroked(deck.color().mix(Color::BLACK, 0.35), BOLD));
    lattice(&mut draft, deck, frame.inset(mm(1.6)));
    let middle = Point::at(size.width * 0.5, size.height * 0.44);
    draft.path(Path::circle(middle, mm(16.0)).filled(Color::WHITE).as_ground(Ground::Plate).stroked(INK, LINE));
    for path in deck.sign(middle, mm(11.0)) {
        draft.path(path.filled(deck.color()));
    }
    let plate = Rect::around(Point::at(size.width * 0.5, size.height * 0.78), Size::of(frame.width() * 0.86, mm(9.0)));
    draft.path(Path::rounded_rect(plate, mm(1.6)).filled(Color::WHITE).as_ground(Ground::Plate).stroked(INK, LINE));
    let style = Style::new(Face::Bold, 4.4 * scale).colored(INK).centred();
    draft.line(&deck.label().to_uppercase(), style, plate.inset(mm(1.2)));
    draft
}

/// Draws crossing lines in a rectangle; the cells are about as wide as they are high.
fn lattice(draft: &mut Draft, deck: Deck, area: Rect) {
    const ACROSS: i32 = 8;
    let ink = deck.color().mix(Color::WHITE, 0.34);
    let cell = area.width() / f64::from(ACROSS);
    let down = (area.height() / cell).floor();
    let step = Point::at(cell, area.height() / down);
    let down = down as i32;
    for line in -down..ACROSS {
        // Lines run down to the right. They begin at the top edge, or at the left edge if they would otherwise begin outside the area.
        let (first, last) = ((-line).max(0), down.min(ACROSS - line));
        let at = |row: i32| Point::at(area.min.x + step.x * f64::from(line + row), area.min.y + step.y * f64::from(row));
        if last > first {
            draft.rule(at(first), at(last), ink, THIN);
            let mirrored = |point: Point| Point::at(area.min.x + area.max.x - point.x, point.y);
            draft.rule(mirrored(at(first)), mirrored(at(last)), ink, THIN);
        }
    }
}
