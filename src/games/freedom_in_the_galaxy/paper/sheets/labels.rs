//! Where each star's words stand on the map of the galaxy: below the star, or on another side that fewer routes cross.

use super::galaxy::{NAVIGATION_STAR, STAR, WORDS, ends, navigation_stars};
use drawing::Face;
use drawing::text::{Style, width};
use freedom_in_the_galaxy::{Content, Star};
use geometry::{Angle, Mm, Point, Rect, Size, Vector};
use rules::{Id, listed};
use sheets::look::{INK, SMALL};

/// The distance of words from their star.
const APART: Mm = Mm::new(1.5);
/// The distance between the points of a route that are tested for whether the route crosses words.
const STEP: Mm = Mm::new(1.0);
/// A route that comes nearer to words than this counts as crossing them.
const CLEAR: Mm = Mm::new(1.2);
/// By how many steps of half a millimetre words are moved away from their star at most.
const MOST_STEPS: u32 = 160;

/// A line of text beside a star.
pub(super) struct Line {
    pub words: String,
    pub style: Style,
    pub high: Mm,
}

/// The lines of text beside a star: its name, and then its planets from the innermost to the outermost.
pub(super) fn words(content: &Content, id: Id<Star>, star: &Star) -> Vec<Line> {
    let planets: Vec<_> = content.planets_of(id).collect();
    let (name, small) = (Style::new(Face::Bold, 5.2).colored(INK), SMALL.sized(Mm::new(3.6)).colored(INK));
    let head = Mm::new(7.0);
    let high = (small.size * 1.3).min((WORDS.height - head) / planets.len().max(1) as f64);
    let mut lines = vec![Line { words: star.label().to_uppercase(), style: name, high: head }];
    lines.extend(planets.into_iter().map(|(_, planet)| {
        let terms = planet.terms(&content.races);
        let terms = if terms.is_empty() { String::new() } else { format!(" ({})", listed(&terms)) };
        Line { words: format!("{} {}{terms}", planet.number, planet.label()), style: small, high }
    }));
    lines
}

/// The side of a star on which its words stand, as a direction in degrees, clockwise from the right.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct Side(f64);

impl Side {
    const BELOW: Self = Self(90.0);
    /// All sides, the most usual first.
    const ALL: [Self; 16] = [
        Self::BELOW,
        Self(0.0),
        Self(180.0),
        Self(270.0),
        Self(45.0),
        Self(135.0),
        Self(315.0),
        Self(225.0),
        Self(22.5),
        Self(157.5),
        Self(337.5),
        Self(202.5),
        Self(67.5),
        Self(112.5),
        Self(292.5),
        Self(247.5),
    ];

    /// The direction of this side from the middle of the star, as a vector of length 1.
    fn direction(self) -> Vector {
        Vector::polar(Angle::degrees(self.0), Mm::new(1.0))
    }

    /// Whether words on this side would cover the room above the star, where the page of a province names the routes to other provinces.
    fn is_above(self) -> bool {
        self.direction().y < Mm::new(-0.5)
    }

    /// The style, aligned so that lines on this side begin or end at the star.
    pub fn aligned(self, style: Style) -> Style {
        let across = self.direction().x.get();
        if across > 0.3 {
            style
        } else if across < -0.3 {
            style.right()
        } else {
            style.centred()
        }
    }

    /// The area that lines of text cover on this side, as near to the star as possible without touching it. It is measured from the middle of the
    /// star.
    pub fn room(self, lines: &[Line]) -> Rect {
        let wide = lines.iter().map(|line| width(&line.words, line.style.face, line.style.size)).fold(Mm::ZERO, Mm::max);
        let size = Size::of((wide + Mm::new(0.4)).min(WORDS.width), lines.iter().map(|line| line.high).sum());
        let toward = self.direction();
        let at = |steps: u32| Rect::around(Point::ORIGIN + toward * (f64::from(steps) * 0.5), size);
        let is_clear = |room: &Rect| {
            let near = |least: Mm, most: Mm| least.max(Mm::ZERO.min(most));
            let (x, y) = (near(room.min.x, room.max.x), near(room.min.y, room.max.y));
            Vector::at(x, y).length() >= STAR + APART
        };
        (0..MOST_STEPS).map(at).find(is_clear).unwrap_or_else(|| at(MOST_STEPS))
    }
}

/// For each star: its id, the side on which its words stand, and whether a route crosses the words.
pub(super) fn sides(content: &Content, size: Size) -> Vec<(Id<Star>, Side, bool)> {
    let lines: Vec<[Point; 2]> = content.routes.iter().filter_map(|(_, route)| ends(content, route)).collect();
    let crossed = |room: Rect| lines.iter().any(|line| goes_through(*line, room.inset(-CLEAR)));
    placed(content, size).into_iter().map(|(id, side, room)| (id, side, crossed(room))).collect()
}

/// The areas of each star's words on the map, which no cut should cross.
pub(super) fn rooms(content: &Content, size: Size) -> impl Iterator<Item = Rect> {
    placed(content, size).into_iter().map(|(_, _, room)| room)
}

fn placed(content: &Content, size: Size) -> Vec<(Id<Star>, Side, Rect)> {
    let sheet = Rect::new(Point::ORIGIN, size).inset(APART);
    let around = |at: Point, radius: Mm| Rect::around(at, Size::of(radius * 2.0, radius * 2.0));
    let mut taken: Vec<Rect> = content.stars.iter().map(|(_, star)| around(star.at.point(), STAR)).collect();
    let routes = || content.routes.iter().map(|(_, route)| route);
    taken.extend(routes().flat_map(|route| navigation_stars(content, route)).map(|at| around(at, NAVIGATION_STAR)));
    let lines: Vec<[Point; 2]> = routes().filter_map(|route| ends(content, route)).collect();
    let mut all = Vec::new();
    for (id, star) in content.stars.iter() {
        let words = words(content, id, star);
        let room = |side: Side| side.room(&words).moved(star.at.point() - Point::ORIGIN);
        let cost = |side: &Side| {
            let room = room(*side);
            let off = usize::from(!sheet.encloses(room)) * 1000;
            let reserved = usize::from(side.is_above() && leads_out(content, id)) * 1000;
            // A star's own disc does not count, because its words always stand clear of it.
            let own = around(star.at.point(), STAR);
            let covers = taken.iter().filter(|other| **other != own && overlap(room, **other)).count() * 100;
            off + reserved + covers + lines.iter().filter(|line| goes_through(**line, room.inset(-CLEAR))).count()
        };
        // If several sides are equally good, the first is taken, so that words stand below the star unless another side is better.
        let Some(side) = Side::ALL.into_iter().min_by_key(cost) else { continue };
        taken.push(room(side));
        all.push((id, side, room(side)));
    }
    all
}

/// Whether a route leads from this star to a star that is not on the map.
fn leads_out(content: &Content, star: Id<Star>) -> bool {
    let is_gone = |end: Option<Id<Star>>| end.is_none_or(|end| content.stars.get(end).is_none());
    content.routes.iter().any(|(_, route)| match (route.from, route.to) {
        (Some(from), to) if from == star => is_gone(to),
        (from, Some(to)) if to == star => is_gone(from),
        _ => false,
    })
}

fn overlap(one: Rect, other: Rect) -> bool {
    one.min.x < other.max.x && other.min.x < one.max.x && one.min.y < other.max.y && other.min.y < one.max.y
}

fn goes_through([from, to]: [Point; 2], room: Rect) -> bool {
    let way: Vector = to - from;
    let steps = (way.length() / STEP).ceil().max(1.0) as u32;
    (0..=steps).any(|step| room.contains(from.towards(to, f64::from(step) / f64::from(steps))))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::sheets::galaxy::size;
    use project::{Game, Library};

    #[test]
    fn words_lie_on_no_star_and_fewer_routes_lead_through_them_than_if_all_stood_below() {
        let project = Library::bundled().template(Game::FreedomInTheGalaxy, "campaign").expect("it opens");
        let project::Content::FreedomInTheGalaxy(content) = &project.content else { panic!("it is of the game") };
        let placed = placed(content, size(content));
        assert_eq!(placed.len(), content.stars.len());
        let lines: Vec<[Point; 2]> = content.routes.iter().filter_map(|(_, route)| ends(content, route)).collect();
        let crossed = |room: Rect| lines.iter().filter(|line| goes_through(**line, room)).count();
        let (mut now, mut below) = (0, 0);
        for (number, (id, _, room)) in placed.iter().enumerate() {
            let star = content.stars.get(*id).expect("it is there");
            now += crossed(*room);
            below += crossed(Side::BELOW.room(&words(content, *id, star)).moved(star.at.point() - Point::ORIGIN));
            assert!(placed[..number].iter().all(|(.., other)| !overlap(*room, *other)), "{}", star.label());
            for (_, other) in content.stars.iter() {
                let disc = Rect::around(other.at.point(), Size::of(STAR * 2.0, STAR * 2.0));
                assert!(!overlap(*room, disc) || is_in_the_corner(*room, disc), "{} lies on {}", star.label(), other.label());
            }
        }
        assert!(now * 4 < below, "{now} instead of {below}");
    }

    /// Whether words only reach into a corner of the square around a disc, and not onto the disc itself.
    fn is_in_the_corner(room: Rect, disc: Rect) -> bool {
        let middle = disc.middle();
        let near = Point::at(middle.x.max(room.min.x).min(room.max.x), middle.y.max(room.min.y).min(room.max.y));
        (near - middle).length() > STAR
    }
}
