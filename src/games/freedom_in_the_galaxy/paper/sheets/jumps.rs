//! The jumps from a star as a small map. The star with its number is in the middle; around it are the stars to which routes lead, in the order of
//! their directions on the map of the galaxy; and beside each of them is the length of the jump (21.1).

use super::look::of_star;
use super::space;
use drawing::text::{Style, width};
use drawing::{Color, Face, Ground, Path};
use freedom_in_the_galaxy::{Content, Star};
use geometry::{Angle, Mm, Point, Rect, Size, Vector};
use rules::Id;
use sheets::Draft;
use sheets::look::{INK, LINE, STRONG, TEXT};

/// The radius of a star.
const STAR: Mm = Mm::new(2.4);
/// The room for the name of a star.
const NAME: Size = Size::new(30.0, 4.4);

/// The map of the jumps from a star in a rectangle of this size; only words if no route leads from the star.
#[must_use]
pub fn jumps(content: &Content, id: Id<Star>, size: Size) -> Draft {
    let mut draft = Draft::new();
    let whole = Rect::new(Point::ORIGIN, size);
    let (Some(star), neighbours) = (content.stars.get(id), in_order(content, id)) else { return draft };
    let (middle, sky) = (whole.middle(), space::tint(of_star(content, star)));
    if neighbours.is_empty() {
        draft.line("No route leads from here.", TEXT.colored(space::LIGHT).centred(), whole);
        return draft;
    }
    let reach = Size::of((size.width - NAME.width) * 0.5, size.height * 0.5 - NAME.height - STAR);
    // The first of these stars is drawn at the left or right, because the map is wider than it is high.
    let first = if neighbours.first().is_some_and(|(_, bearing, _)| bearing.abs() < 90.0) { 0.0 } else { 180.0 };
    let step = 360.0 / neighbours.len() as f64;
    for (number, (other, _, length)) in neighbours.iter().enumerate() {
        let toward = Vector::polar(Angle::degrees(first + step * number as f64), Mm::new(1.0));
        let end = middle + Vector::at(reach.width * toward.x.get(), reach.height * toward.y.get());
        draft.rule(middle, end, space::DIM, LINE * 2.0);
        // The length stands clear of the other star's name, which is on the far side of that star.
        let halfway = Rect::around(middle.towards(end, 0.55), Size::new(4.6, 4.6));
        draft.path(Path::circle(halfway.middle(), Mm::new(2.3)).filled(sky).as_ground(Ground::Plain));
        draft.line(&length.to_string(), STRONG.colored(space::LIGHT).centred(), halfway);
        named(&mut draft, content, other, end, if toward.y < Mm::new(-0.5) { -1.0 } else { 1.0 }, sky);
    }
    // The name of the middle star stands at the head of the page; here it would cover the lines to the other stars.
    let sun = Path::circle(middle, STAR * 1.6).filled(of_star(content, star)).as_ground(Ground::Plain);
    draft.path(sun.stroked(INK, LINE));
    let number = Rect::around(middle, Size::of(STAR * 3.0, STAR * 2.4));
    draft.line(&star.number.to_string(), STRONG.colored(INK).centred(), number);
    draft
}

/// The stars to which routes lead, sorted by direction; for each, its direction on the map in degrees, and the length of the jump.
fn in_order(content: &Content, id: Id<Star>) -> Vec<(&Star, f64, u32)> {
    let Some(star) = content.stars.get(id) else { return Vec::new() };
    let bearing = |other: &Star| {
        let [across, down] = [other.at.x - star.at.x, other.at.y - star.at.y].map(Mm::get);
        down.atan2(across).to_degrees()
    };
    let found = content.neighbours(id).filter_map(|(other, length)| content.stars.get(other).map(|star| (star, length)));
    let mut found: Vec<_> = found.map(|(other, length)| (other, bearing(other), length)).collect();
    found.sort_by(|one, other| one.1.total_cmp(&other.1));
    found
}

/// Draws a star with its name on a plate: below it if `down` is 1, above it if `down` is -1.
fn named(draft: &mut Draft, content: &Content, star: &Star, at: Point, down: f64, sky: Color) {
    let name = Rect::around(at + Vector::at(Mm::ZERO, (STAR + NAME.height * 0.5) * down), NAME);
    let style = Style::new(Face::Bold, 3.0).colored(space::LIGHT).centred();
    let wide = (width(star.label(), style.face, style.size) + Mm::new(1.0)).min(name.width());
    let plate = Rect::around(name.middle(), Size::of(wide, name.height() - Mm::new(0.6)));
    draft.path(Path::rect(plate).filled(sky).as_ground(Ground::Plain));
    draft.line(star.label(), style, name);
    draft.path(Path::circle(at, STAR).filled(of_star(content, star)).as_ground(Ground::Plain).stroked(INK, LINE));
}
