//! The outlines of the sectors of a body, measured from the body's middle.

use drawing::Path;
use geometry::{Angle, Mm, Point, Vector};
use star_viking::tile::furniture::CAP_LATITUDE;
use star_viking::{Division, Form, Part};

/// The shape of a sector of a body.
#[derive(Clone, Debug, PartialEq)]
pub struct SectorShape {
    /// The part of the body that is the sector.
    pub part: Part,
    /// The outline of the sector.
    pub outline: Path,
}

const POLE: f64 = 90.0;
/// How many straight pieces a meridian is drawn with.
const PIECES: u32 = 24;

/// The sectors of a body of this radius, from north to south and west to east.
#[must_use]
pub fn shapes(form: &Form, radius: Mm) -> Vec<SectorShape> {
    let all_round = (-1.0, 1.0);
    let part = |part: Part, meridians: (f64, f64), parallels: (f64, f64)| SectorShape {
        part,
        outline: slice(radius, meridians, parallels),
    };
    match form {
        Form::Moon(_) | Form::Asteroids(_) | Form::Starcity(_) | Form::Planet(Division::Whole(_)) => {
            vec![SectorShape { part: Part::Whole, outline: Path::circle(Point::ORIGIN, radius) }]
        }
        Form::Planet(Division::Halves { .. }) => {
            vec![part(Part::North, all_round, (-POLE, 0.0)), part(Part::South, all_round, (0.0, POLE))]
        }
        Form::Planet(Division::Caps { equator, .. }) => {
            let north = part(Part::North, all_round, (-POLE, -CAP_LATITUDE));
            let south = part(Part::South, all_round, (CAP_LATITUDE, POLE));
            let meridian = |number: usize| -1.0 + 2.0 * number as f64 / equator.len() as f64;
            let belt = (0..equator.len()).map(|index| {
                let number = u8::try_from(index).unwrap_or(u8::MAX);
                part(Part::Equator(number), (meridian(index), meridian(index + 1)), (-CAP_LATITUDE, CAP_LATITUDE))
            });
            std::iter::once(north).chain(belt).chain([south]).collect()
        }
    }
}

/// The part of a disc between two meridians and two parallels. The meridians are given from -1 to 1 across the disc, the parallels in degrees.
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
