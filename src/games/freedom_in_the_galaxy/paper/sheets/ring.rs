//! How planets are arranged around a star: each has a part of a ring, with its political track inside and its orbit box and environs outside.
//!
//! Every space is wide enough for a counter of 12.7 mm: with three planets of three environs, a space of the track is 18 mm long and an environ 38
//! mm.

use drawing::Path;
use freedom_in_the_galaxy::{Content, Environ, Loyalty, Planet, Star};
use geometry::{Angle, Mm, Point, Rect, Size, Vector};
use rules::Id;

/// The width of a display, from edge to edge of its outer ring.
pub const WIDTH: Mm = Mm::new(186.0);
/// The radius of the star in the middle of a display.
pub const STAR: Mm = Mm::new(15.0);
/// The radius of the Drift Area.
pub const DRIFT: Mm = Mm::new(36.0);
/// The inner and outer radius of the tracks.
const TRACK: [Mm; 2] = [Mm::new(38.0), Mm::new(56.0)];
/// The inner and outer radius of orbit boxes and environs.
const OUTER: [Mm; 2] = [Mm::new(57.0), Mm::new(93.0)];
/// The gap between two planets, in degrees.
const BETWEEN: f64 = 4.0;
/// The distance of words from the edges of their space.
const EDGE: Mm = Mm::new(0.8);
/// The greatest angle, in degrees, between two neighbouring points of an arc.
const STEP: f64 = 2.0;

/// A space of a display.
#[derive(Clone, Debug, PartialEq)]
pub struct RingSpace {
    /// The planet to which the space belongs.
    pub planet: Id<Planet>,
    /// The kind of space.
    pub part: RingPart,
    /// The outline of the space, measured from the middle of the star.
    pub outline: Path,
    /// The axis-aligned rectangle for words in the middle of the space.
    pub words: Rect,
    /// The angles between which the space lies, in degrees.
    between: (f64, f64),
    /// The distances of the space's inner and outer edge from the middle of the star.
    edges: [Mm; 2],
}

impl RingSpace {
    /// The point at distance `inside` both from the outer edge and from the side where the space begins; `None` if that point lies beyond the middle
    /// of the space.
    #[must_use]
    pub fn corner(&self, inside: Mm) -> Option<Point> {
        let radius = self.edges[1] - inside;
        let (from, to) = self.between;
        let turn = (inside / radius).to_degrees();
        (turn * 2.0 <= to - from && radius >= self.edges[0]).then(|| polar(from + turn, radius))
    }
}

/// What a space of a display stands for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum RingPart {
    /// The orbit box of a planet.
    Orbit,
    /// The space for this loyalty on the planet's political track.
    Track(Loyalty),
    /// This environ of the planet.
    Environ(Id<Environ>),
}

/// The space of the political track in which a base of this level lies. Higher levels lie nearer to Patriotic for the Empire, and nearer to Unrest
/// for the Rebels (8.11).
#[must_use]
pub const fn base_space(level: u32, is_rebel: bool) -> Loyalty {
    match (level, is_rebel) {
        (0, _) => Loyalty::Neutral,
        (1, false) => Loyalty::Loyal,
        (_, false) => Loyalty::Patriotic,
        (1, true) => Loyalty::Dissent,
        (_, true) => Loyalty::Unrest,
    }
}

/// The spaces of all planets of a star, planet by planet.
#[must_use]
pub fn spaces(content: &Content, star: Id<Star>) -> Vec<RingSpace> {
    let planets: Vec<_> = content.planets_of(star).collect();
    let whole = 360.0 / planets.len().max(1) as f64;
    let mut spaces = Vec::new();
    for (index, (id, planet)) in planets.iter().enumerate() {
        // The first planet lies at the top, and the spaces of its track are read from left to right.
        let from = -90.0 - whole * 0.5 + whole * index as f64 + BETWEEN * 0.5;
        let room = whole - BETWEEN;
        let slice = |at: usize, of: usize| (from + room * at as f64 / of as f64, from + room * (at + 1) as f64 / of as f64);
        for (at, loyalty) in Loyalty::ALL.into_iter().enumerate() {
            spaces.push(space(*id, RingPart::Track(loyalty), TRACK, slice(at, Loyalty::ALL.len())));
        }
        let count = planet.environs.len() + 1;
        spaces.push(space(*id, RingPart::Orbit, OUTER, slice(0, count)));
        let environs = planet.environs.ids().enumerate();
        spaces.extend(environs.map(|(at, environ)| space(*id, RingPart::Environ(environ), OUTER, slice(at + 1, count))));
    }
    spaces
}

fn space(planet: Id<Planet>, part: RingPart, [inner, outer]: [Mm; 2], (from, to): (f64, f64)) -> RingSpace {
    let steps = ((to - from) / STEP).ceil().max(1.0) as usize;
    let at = |radius: Mm, step: usize| polar(from + (to - from) * step as f64 / steps as f64, radius);
    let out = (0..=steps).map(|step| at(outer, step));
    let back = (0..=steps).rev().map(|step| at(inner, step));
    let middle = polar(f64::midpoint(from, to), (inner + outer) * 0.5);
    RingSpace {
        planet,
        part,
        outline: Path::polygon(&out.chain(back).collect::<Vec<_>>()),
        words: Rect::around(middle, room((inner, outer), (from, to))),
        between: (from, to),
        edges: [inner, outer],
    }
}

/// The size of the largest axis-aligned rectangle that fits inside a part of a ring, centred in it and at a distance from its edges.
fn room((inner, outer): (Mm, Mm), (from, to): (f64, f64)) -> Size {
    let middle = polar(f64::midpoint(from, to), (inner + outer) * 0.5);
    let sector = Sector::between(from, to);
    let within = |size: Size| {
        let whole = Rect::around(middle, Size::of(size.width + EDGE * 2.0, size.height + EDGE * 2.0));
        let clamped = |least: Mm, most: Mm| Mm::ZERO.max(least).min(most);
        // The inner arc bulges out between the corners.
        let nearest = Point::at(clamped(whole.min.x, whole.max.x), clamped(whole.min.y, whole.max.y));
        (nearest - Point::ORIGIN).length() >= inner
            && whole.corners().into_iter().all(|corner| (corner - Point::ORIGIN).length() <= outer && sector.has(corner))
    };
    let sizes = (0..60).flat_map(|wide| (0..16).map(move |high| Size::new(8.0 + f64::from(wide), 6.0 + 2.0 * f64::from(high))));
    // Rates a size: words need more width than height.
    let worth = |size: Size| size.width.get().min(size.height.get() * 2.2) * size.height.get().min(size.width.get());
    // Boards ask for these sizes each time they are drawn. To save time, a size that would be no improvement is not measured.
    let better = |best: Option<Size>, size: Size| {
        let is_better = best.is_none_or(|best| worth(size) >= worth(best));
        if is_better && within(size) { Some(size) } else { best }
    };
    sizes.fold(None, better).unwrap_or(Size::new(8.0, 6.0))
}

/// The directions between two rays from the middle of a ring.
struct Sector {
    rays: [Point; 2],
    is_wide: bool,
}

impl Sector {
    /// The directions between two angles, in degrees.
    fn between(from: f64, to: f64) -> Self {
        Self { rays: [from, to].map(|degrees| polar(degrees, Mm::new(1.0))), is_wide: to - from > 180.0 }
    }

    /// Whether a point lies in one of these directions.
    fn has(&self, point: Point) -> bool {
        let is_right_of = |ray: Point| ray.x.get() * point.y.get() - ray.y.get() * point.x.get() >= 0.0;
        let [behind, before] = [is_right_of(self.rays[0]), !is_right_of(self.rays[1])];
        if self.is_wide { behind || before } else { behind && before }
    }
}

fn polar(degrees: f64, radius: Mm) -> Point {
    Point::ORIGIN + Vector::polar(Angle::degrees(degrees), radius)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_base_lies_where_its_level_and_its_side_say() {
        assert_eq!(base_space(2, false), Loyalty::Patriotic);
        assert_eq!(base_space(1, true), Loyalty::Dissent);
        assert_eq!((base_space(0, false), base_space(0, true)), (Loyalty::Neutral, Loyalty::Neutral));
    }
}
