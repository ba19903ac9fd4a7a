//! The sectors of a body as they are drawn: outlines, and the boxes of their codes and modifiers, measured from the body's middle.

use crate::drawing::Path;
use crate::geometry::{Angle, Mm, Point, Rect, Size, Vector};
use crate::rules::star_viking::{Division, Form, Part};

/// A sector as it is drawn.
#[derive(Clone, Debug, PartialEq)]
pub struct SectorShape {
    /// Which sector of the body it is.
    pub part: Part,
    /// Its outline.
    pub outline: Path,
    /// The box of its wealth code, and of the star of a capital.
    pub code: Rect,
    /// The box of its modifiers.
    pub modifiers: Rect,
}

/// The latitude at which the caps begin, in degrees; how far that is from the middle, and how long the parallel is, in radii.
const CAP_LATITUDE: f64 = 25.0;
const CAP: f64 = 0.422_618;
const NARROW: f64 = 0.906_308;
const POLE: f64 = 90.0;
/// The height of a line of words, in radii, and at the most.
const LINE: f64 = 0.22;
/// The same on a body of one sector, which is small.
const WHOLE_LINE: f64 = 0.31;
const HIGHEST: f64 = 4.2;
/// How many straight pieces a meridian is drawn with.
const PIECES: u32 = 24;

/// The sectors of a body of this radius, from north to south and west to east.
#[must_use]
pub fn shapes(form: &Form, radius: Mm) -> Vec<SectorShape> {
    match form {
        Form::Moon(_) | Form::Asteroids(_) | Form::Starcity(_) | Form::Planet(Division::Whole(_)) => vec![SectorShape {
            part: Part::Whole,
            outline: Path::circle(Point::ORIGIN, radius),
            code: word_box(radius, -0.68, 1.1, WHOLE_LINE),
            modifiers: word_box(radius, 0.68, 1.1, WHOLE_LINE),
        }],
        Form::Planet(Division::Halves { .. }) => vec![
            SectorShape {
                part: Part::North,
                outline: slice(radius, (-1.0, 1.0), (-POLE, 0.0)),
                code: centred(radius, -0.76, 1.0),
                modifiers: centred(radius, -0.14, 1.6),
            },
            SectorShape {
                part: Part::South,
                outline: slice(radius, (-1.0, 1.0), (0.0, POLE)),
                code: centred(radius, 0.14, 1.6),
                modifiers: centred(radius, 0.76, 1.0),
            },
        ],
        Form::Planet(Division::Caps { equator, .. }) => {
            let north = SectorShape {
                part: Part::North,
                outline: slice(radius, (-1.0, 1.0), (-POLE, -CAP_LATITUDE)),
                code: centred(radius, -0.8, 0.8),
                modifiers: centred(radius, -0.55, 1.2),
            };
            let south = SectorShape {
                part: Part::South,
                outline: slice(radius, (-1.0, 1.0), (CAP_LATITUDE, POLE)),
                code: centred(radius, 0.55, 1.2),
                modifiers: centred(radius, 0.8, 0.8),
            };
            let count = equator.len();
            let belt = (0..count).map(|index| belt_sector(radius, index, count));
            std::iter::once(north).chain(belt).chain([south]).collect()
        }
    }
}

/// A sector of the belt between the caps.
fn belt_sector(radius: Mm, index: usize, count: usize) -> SectorShape {
    let meridian = |number: usize| -1.0 + 2.0 * number as f64 / count as f64;
    let (west, east) = (meridian(index), meridian(index + 1));
    // Meridians bend towards the middle at the caps: the boxes stand where the sector is narrowest.
    let left = if west < 0.0 { west * NARROW } else { west };
    let right = if east > 0.0 { east * NARROW } else { east };
    let (left, width) = (radius * (left + 0.02), radius * (right - left - 0.04).max(0.0));
    let height = line(radius);
    let top = radius * -CAP + Mm::new(0.3);
    let bottom = radius * CAP - Mm::new(0.3) - height;
    SectorShape {
        part: Part::Equator(u8::try_from(index).unwrap_or(u8::MAX)),
        outline: slice(radius, (west, east), (-CAP_LATITUDE, CAP_LATITUDE)),
        code: Rect::new(Point::at(left, top), Size::of(width, height)),
        modifiers: Rect::new(Point::at(left, bottom), Size::of(width, height)),
    }
}

fn line(radius: Mm) -> Mm {
    (radius * LINE).min(Mm::new(HIGHEST))
}

/// A box this far below the middle and so wide, in radii.
fn centred(radius: Mm, below: f64, wide: f64) -> Rect {
    word_box(radius, below, wide, LINE)
}

fn word_box(radius: Mm, below: f64, wide: f64, high: f64) -> Rect {
    Rect::around(Point::at(Mm::ZERO, radius * below), Size::of(radius * wide, (radius * high).min(Mm::new(HIGHEST))))
}

/// The part of a disc between two meridians, each from -1 to 1, and two parallels, in degrees.
fn slice(radius: Mm, (west, east): (f64, f64), (north, south): (f64, f64)) -> Path {
    let point = |meridian: f64, step: u32| {
        let latitude = Angle::degrees(north + (south - north) * f64::from(step) / f64::from(PIECES));
        let (height, breadth) = latitude.sine_cosine();
        Point::ORIGIN + Vector::at(radius * (meridian * breadth), radius * height)
    };
    let down = (0..=PIECES).map(|step| point(east, step));
    let up = (0..=PIECES).rev().map(|step| point(west, step));
    Path::polygon(&down.chain(up).collect::<Vec<_>>())
}
