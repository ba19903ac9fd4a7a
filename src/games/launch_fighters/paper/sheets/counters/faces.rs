//! The faces of counters: ships and squadrons.
//!
//! Every face is a square drawn from its top left corner, and its background reaches to the edge at which the counter is cut out. Other files place
//! the pieces on sheets.

use crate::sheets::{
    fighter::{inactive_squadron, squadron},
    silhouette::{Look, silhouette},
};
use drawing::text::Style;
use drawing::{Color, Face, Ground, Group, Path, text};
use geometry::{Angle, Mm, Point, Rect, Shape, Size, Vector};
use launch_fighters::Ship;
use project::StoredPicture;
use rules::Points;
use sheets::draft::Draft;
use sheets::look::INK;
use sheets::picture::fitted_within;

/// The content of a ship's counter.
#[derive(Clone, Copy, Debug)]
pub struct ShipCounter<'ship> {
    /// The design of the ship.
    pub ship: &'ship Ship,
    /// The ship's name in its fleet.
    pub name: &'ship str,
    /// The letter that distinguishes the ship from its sister ships.
    pub letter: &'ship str,
    /// The price of the ship; `None` if it has no price.
    pub price: Option<Points>,
    /// The look of the ship's fleet.
    pub look: Look,
    /// Whether the ship is the flagship, which is marked by a star.
    pub flagship: bool,
    /// The picture, with the front at the top, that replaces the ship's silhouette; `None` if the silhouette is drawn.
    pub picture: Option<&'ship StoredPicture>,
}

/// The edge length of a ship's counter. In a hex, the counter is the largest square that fits at any facing: 1/√2 of the diameter of the circle
/// inside the hex, which is 18 mm for a hex of an inch. In a square space, it is the space's edge less a millimetre.
#[must_use]
pub fn ship_side(shape: Shape, space_size: Mm) -> Mm {
    match shape {
        Shape::FlatHex | Shape::PointedHex => space_size * (18.0 / 25.4),
        Shape::Square => (space_size - Mm::new(1.0)).max(space_size * 0.5),
    }
}

/// The edge length of a squadron's counter: half a space.
#[must_use]
pub fn fighter_side(space_size: Mm) -> Mm {
    space_size * 0.5
}

/// The background colour of a fleet's counters, which continues beyond the cut edge.
#[must_use]
pub const fn ground(look: Look) -> Color {
    look.primary
}

/// The background colour of the back of a squadron's counter, which continues beyond the cut edge.
pub const INACTIVE_GROUND: Color = Color::gray(214);

/// The face of a ship's counter. Its light field has the shape of an arrow that points to the front edge; letter and price stand beside the arrow's
/// point, and the name below.
#[must_use]
pub fn ship_counter(counter: &ShipCounter, side: Mm) -> Draft {
    let unit = side / 18.0;
    let look = counter.look;
    let ink = ground(look).readable_ink();
    let mut draft = square(side, ground(look), Ground::Side(look.side));
    let field = [(9.0, 0.5), (13.4, 5.2), (17.3, 5.2), (17.3, 15.0), (0.7, 15.0), (0.7, 5.2), (4.6, 5.2)];
    let pale = polygon(&field, unit).filled(look.primary.mix(Color::WHITE, 0.86)).as_ground(Ground::Plain);
    draft.path(pale.stroked(INK, unit.get() * 0.16));
    draft.path(polygon(&[(9.0, 0.75), (11.2, 3.15), (9.0, 2.6), (6.8, 3.15)], unit).filled(INK));
    let art = area(1.0, 3.2, 16.0, 11.7, unit);
    let shown = match counter.picture {
        // The arrow's outline cuts the picture off at the upper corners, where the letter and the price stand.
        Some(picture) => fitted_within(picture, area(0.9, 3.3, 16.2, 11.5, unit), polygon(&field, unit)),
        None => silhouette(counter.ship, counter.price, look, art),
    };
    draft.put(Point::ORIGIN, shown);
    let bold = |size: f64| Style::new(Face::Bold, (unit * size).get()).colored(ink).centred();
    words(&mut draft, counter.letter, bold(5.4), area(0.5, 0.6, 4.6, 4.3, unit), unit * 1.6);
    let price = counter.price.map_or_else(|| "–".to_owned(), |price| price.to_string());
    words(&mut draft, &price, bold(2.9), area(12.9, 0.5, 4.6, 2.4, unit), unit * 1.4);
    if counter.flagship {
        draft.path(star(point(15.6, 4.0, unit), unit * 0.95).filled(ink));
    }
    let name = Style::new(Face::Bold, (unit * 2.1).get()).colored(ink).centred();
    words(&mut draft, counter.name, name, area(0.7, 15.2, 16.6, 2.4, unit), unit * 1.3);
    draft
}

/// The back of a ship's counter: its letter, large, on the colour of its fleet.
#[must_use]
pub fn ship_counter_back(counter: &ShipCounter, side: Mm) -> Draft {
    let unit = side / 18.0;
    let mut draft = square(side, ground(counter.look), Ground::Side(counter.look.side));
    draft.path(Path::circle(point(9.0, 9.0, unit), unit * 7.2).stroked(counter.look.secondary, unit.get() * 0.5));
    let style = Style::new(Face::Bold, (unit * 9.0).get()).colored(ground(counter.look).readable_ink()).centred();
    words(&mut draft, counter.letter, style, area(3.6, 3.6, 10.8, 10.8, unit), unit * 1.6);
    draft
}

/// The face of a squadron's counter: several craft on a round field without an arrow, and in a corner the letter of the ship to which the squadron
/// belongs.
#[must_use]
pub fn fighter_counter(look: Look, mark: &str, side: Mm) -> Draft {
    let unit = side / 18.0;
    let mut draft = square(side, ground(look), Ground::Side(look.side));
    let field = look.primary.mix(Color::WHITE, 0.86);
    let pale = Path::circle(point(9.0, 9.0, unit), unit * 8.4).filled(field).as_ground(Ground::Plain);
    draft.path(pale.stroked(INK, unit.get() * 0.2));
    draft.put(Point::ORIGIN, squadron(look, area(2.8, 2.8, 12.4, 12.4, unit)));
    corner_mark(&mut draft, mark, [ground(look), ground(look).readable_ink(), INK], unit);
    draft
}

/// The back of a squadron's counter, which shows that it is inactive: gray and hatched, with unpainted craft.
#[must_use]
pub fn fighter_counter_back(look: Look, mark: &str, side: Mm) -> Draft {
    let unit = side / 18.0;
    let mut draft = square(side, INACTIVE_GROUND, Ground::Plain);
    let hatch = (1..12).map(|stripe| {
        let at = f64::from(stripe) * 3.0;
        let (from, to) = (at.min(18.0), (at - 18.0).max(0.0));
        Path::line(&[point(from, to, unit), point(to, from, unit)])
    });
    let hatch = hatch.reduce(Path::and).unwrap_or_default();
    let hatch = hatch.stroked(Color::gray(176), unit.get() * 0.5).into();
    let whole = Path::rect(area(0.0, 0.0, 18.0, 18.0, unit));
    draft.put(Point::ORIGIN, Group::of(vec![(Point::ORIGIN, hatch)]).clipped(whole));
    let pale = Path::circle(point(9.0, 9.0, unit), unit * 7.6).filled(Color::gray(238)).as_ground(Ground::Plain);
    draft.path(pale.stroked(Color::gray(110), unit.get() * 0.2));
    draft.put(Point::ORIGIN, inactive_squadron(look, area(3.9, 2.6, 10.2, 10.2, unit)));
    let size = (unit * 2.0).max(Draft::SMALLEST);
    let style = Style::new(Face::Bold, size.get()).colored(Color::gray(60)).centred();
    // On a small counter the word "inactive" takes the whole width, but its letters never become too small to be read.
    let wide = (text::width("inactive", style.face, size) / unit).clamp(8.8, 17.6);
    let high = (size / unit).max(2.2);
    let top = (17.8 - high).min(12.7);
    words(&mut draft, "inactive", style, area(9.0 - wide * 0.5, top, wide, high, unit), unit * 1.2);
    corner_mark(&mut draft, mark, [INACTIVE_GROUND, Color::gray(60), Color::gray(110)], unit);
    draft
}

/// Draws the letter of a squadron's ship on a tab in the corner, clear of the round field. The colours are those of the tab, the letter and the line
/// around the tab.
fn corner_mark(draft: &mut Draft, mark: &str, [ground, ink, edge]: [Color; 3], unit: Mm) {
    let around = [(4.2, 0.0), (4.2, 2.7), (3.1, 3.9), (0.0, 3.9)];
    let tab: Vec<(f64, f64)> = around.into_iter().chain([(0.0, 0.0)]).collect();
    draft.path(polygon(&tab, unit).filled(ground).as_ground(Ground::Plate));
    // The line around the tab ends a little inside the cut edge.
    let edge_line = around.map(|(x, y)| point(x.max(0.15), y.max(0.15), unit));
    draft.path(Path::line(&edge_line).stroked(edge, unit.get() * 0.2));
    let style = Style::new(Face::Bold, (unit * 3.4).get()).colored(ink).centred();
    words(draft, mark, style, area(0.4, 0.5, 3.6, 3.0, unit), unit * 1.4);
}

/// Draws a text on one line in its rectangle, in letters no smaller than `floor`. If the text had to be cut off, the draft records this.
pub(super) fn words(draft: &mut Draft, words: &str, style: Style, rect: Rect, floor: Mm) {
    let fitted = text::fit_line(words, style, rect, floor);
    if fitted.cut {
        draft.cut.push(words.trim().to_owned());
    }
    draft.items.extend(fitted.items);
}

/// A square of this edge length and colour.
pub(super) fn square(side: Mm, color: Color, ground: Ground) -> Draft {
    let mut draft = Draft::new();
    draft.path(Path::rect(Rect::new(Point::ORIGIN, Size::of(side, side))).filled(color).as_ground(ground));
    draft
}

/// A point in eighteenths of a counter's side.
pub(super) fn point(x: f64, y: f64, unit: Mm) -> Point {
    Point::at(unit * x, unit * y)
}

/// A rectangle in eighteenths of a counter's side.
pub(super) fn area(x: f64, y: f64, width: f64, height: f64, unit: Mm) -> Rect {
    Rect::new(point(x, y, unit), Size::of(unit * width, unit * height))
}

fn polygon(points: &[(f64, f64)], unit: Mm) -> Path {
    let points: Vec<Point> = points.iter().map(|(x, y)| point(*x, *y, unit)).collect();
    Path::polygon(&points)
}

fn star(middle: Point, radius: Mm) -> Path {
    spikes(middle, 5, radius, radius * 0.42)
}

/// A star with this number of spikes, the first of which points straight up.
pub(super) fn spikes(middle: Point, many: u32, outer: Mm, inner: Mm) -> Path {
    let corner = |index: u32| {
        let turn = Angle::degrees(-90.0 + 180.0 * f64::from(index) / f64::from(many));
        middle + Vector::polar(turn, if index.is_multiple_of(2) { outer } else { inner })
    };
    Path::polygon(&(0..2 * many).map(corner).collect::<Vec<_>>())
}

#[cfg(test)]
mod tests {
    use super::*;
    use drawing::Item;
    use launch_fighters::{Hull, Part};

    /// The axis-aligned rectangle around everything that an item prints. For a line of text it is only as high as its letters.
    fn ink(item: &Item) -> Option<Rect> {
        let Item::Text(run) = item else { return item.bounds() };
        let reaches = run.glyphs.iter().map(|glyph| run.face.reach(glyph.id, run.size));
        let (above, below) = reaches.fold((Mm::ZERO, Mm::ZERO), |(above, below), (up, down)| (above.max(up), below.max(down)));
        Some(Rect { min: Point::at(Mm::ZERO, -above), max: Point::at(run.width, below) })
    }

    fn is_square(draft: &Draft, side: Mm) {
        let items = draft.items.iter().filter_map(|(at, item)| Some(ink(item)?.moved(*at - Point::ORIGIN)));
        let all = items.reduce(Rect::union).expect("something is drawn");
        let whole = Rect::new(Point::ORIGIN, Size::of(side, side));
        assert!(whole.inset(Mm::new(-1e-9)).encloses(all) && all.inset(Mm::new(-1e-9)).encloses(whole), "{all:?}");
    }

    #[test]
    fn a_counter_is_exactly_as_large_as_asked_whatever_stands_on_it() {
        let plain = Ship::named("A name that no counter was ever made for, and longer");
        let full = Part::ALL.into_iter().fold(plain.clone(), |ship, part| ship.with(part, 99));
        for hull in Hull::ALL {
            let look = Look { hull, ..Look::default() };
            for side in [4.0, 12.7, 18.0, 60.0].map(Mm::new) {
                for (ship, letter, price) in
                    [(&plain, "A", None), (&full, "WWW", Some(Points::new(123_456))), (&plain, "", Some(Points::new(7)))]
                {
                    let counter = ShipCounter { ship, name: &ship.name, letter, price, look, flagship: true, picture: None };
                    is_square(&ship_counter(&counter, side), side);
                    is_square(&fighter_counter(look, letter, side), side);
                    is_square(&fighter_counter_back(look, letter, side), side);
                }
                is_square(&super::super::markers::attacked_marker(side), side);
                is_square(&super::super::markers::step_token(side, true), side);
            }
        }
    }

    #[test]
    fn a_ship_counter_fits_its_space_at_any_facing() {
        let inch = Mm::new(25.4);
        assert_eq!(ship_side(Shape::FlatHex, inch), Mm::new(18.0));
        assert_eq!(ship_side(Shape::Square, inch), Mm::new(24.4));
        assert_eq!(fighter_side(inch), Mm::new(12.7));
        let diagonal = Vector::at(ship_side(Shape::PointedHex, inch), ship_side(Shape::PointedHex, inch)).length();
        assert!(diagonal < inch + Mm::new(0.06));
        assert!(ship_side(Shape::Square, Mm::new(0.5)) > Mm::ZERO);
    }

    #[test]
    fn the_letter_of_an_inch_map_is_large() {
        let ship = Ship::named("Excelsior");
        let counter = ShipCounter {
            ship: &ship,
            name: "Excelsior",
            letter: "A",
            price: None,
            look: Look::default(),
            flagship: false,
            picture: None,
        };
        let draft = ship_counter(&counter, Mm::new(18.0));
        let size = draft.items.iter().find_map(|(_, item)| match item {
            Item::Text(run) if run.text == "A" => Some(run.size),
            _ => None,
        });
        assert!(size > Some(Mm::new(5.0)), "{size:?}");
        assert!(draft.cut.is_empty());
    }
}
