//! The program's own logo: a ship above the keel blocks of a dock, drawn so that it can be recognised even at a size of sixteen pixels.

use super::{Color, Item, Page, Path, Segment};
use geometry::{Mm, Point, Rect, Size};

/// The width and the height of the logo.
pub const SIDE: Mm = Mm::new(16.0);
/// The length of a side in the units of the drawing.
const UNITS: f64 = 64.0;

const NIGHT: Color = Color::rgb(0x12, 0x30, 0x4a);
const STEPS: Color = Color::rgb(0x3f, 0x8c, 0xc2);
const HULL: Color = Color::rgb(0xf6, 0xf2, 0xe6);
const LAMP: Color = Color::rgb(0xe8, 0x8a, 0x2e);

/// The corners of the dock's steps on the left, from the edge to the floor; the right side mirrors them.
const DOCK: [(f64, f64); 7] = [(0.0, 22.0), (9.0, 22.0), (9.0, 34.0), (15.0, 34.0), (15.0, 46.0), (21.0, 46.0), (21.0, 56.0)];

/// The logo on a square page with sides of [`SIDE`].
#[must_use]
pub fn mark() -> Page {
    let mut page = Page::new("Drydock", Size::of(SIDE, SIDE));
    let ground = Path::rect(Rect::new(Point::ORIGIN, page.size)).filled(NIGHT);
    let dock = mirrored(&DOCK, &[(64.0, 64.0), (0.0, 64.0)]).filled(STEPS);
    let parts = [ground, dock, hull().filled(HULL), lamp()];
    page.items.extend(parts.map(|part| (Point::ORIGIN, Item::Path(part))));
    page
}

/// The logo of project files: the ship on a sheet of paper with a folded corner.
#[must_use]
pub fn file() -> Page {
    let mut page = Page::new("Drydock project", Size::of(SIDE, SIDE));
    let ring = |points: &[(f64, f64)]| Path::polygon(&points.iter().map(|(x, y)| at(*x, *y)).collect::<Vec<_>>());
    let ground = Path::rect(Rect::new(Point::ORIGIN, page.size)).filled(STEPS);
    let sheet = ring(&[(9.0, 0.0), (43.0, 0.0), (57.0, 14.0), (57.0, 64.0), (9.0, 64.0)]).filled(HULL);
    let fold = ring(&[(43.0, 0.0), (57.0, 14.0), (43.0, 14.0)]).filled(STEPS.mix(HULL, 0.5));
    let parts = [ground, sheet, fold, hull().filled(NIGHT), lamp()];
    page.items.extend(parts.map(|part| (Point::ORIGIN, Item::Path(part))));
    page
}

/// The outline of a ship seen from above: bow, flanks, wings and stern.
fn hull() -> Path {
    let line = |x, y| Segment::Line(at(x, y));
    let segments = vec![
        Segment::Move(at(32.0, 5.0)),
        Segment::Cubic(at(37.0, 11.0), at(40.0, 19.0), at(40.0, 29.0)),
        line(40.0, 36.0),
        line(47.0, 43.0),
        line(47.0, 49.0),
        line(38.0, 46.0),
        line(36.0, 52.0),
        line(28.0, 52.0),
        line(26.0, 46.0),
        line(17.0, 49.0),
        line(17.0, 43.0),
        line(24.0, 36.0),
        line(24.0, 29.0),
        Segment::Cubic(at(24.0, 19.0), at(27.0, 11.0), at(32.0, 5.0)),
        Segment::Close,
    ];
    Path { segments, ..Path::default() }
}

/// A ring through the points on the left, their mirror images on the right, and the closing points.
fn mirrored(left: &[(f64, f64)], closing: &[(f64, f64)]) -> Path {
    let right = left.iter().rev().map(|(x, y)| (UNITS - x, *y));
    let ring: Vec<Point> = left.iter().copied().chain(right).chain(closing.iter().copied()).map(|(x, y)| at(x, y)).collect();
    Path::polygon(&ring)
}

fn lamp() -> Path {
    Path::circle(at(32.0, 24.0), SIDE * (3.6 / UNITS)).filled(LAMP)
}

fn at(x: f64, y: f64) -> Point {
    Point::at(SIDE * (x / UNITS), SIDE * (y / UNITS))
}
