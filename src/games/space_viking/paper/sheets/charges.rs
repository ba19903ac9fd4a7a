//! The charges (the emblems on shields), each made of a few shapes around the origin.

use drawing::{Color, Path};
use geometry::{Angle, Mm, Point, Rect, Size, Vector};
use sheets::Draft;
use space_viking::Charge;

/// A charge of height `side` in the colour `ink`, drawn around the origin.
pub fn charge(charge: Charge, side: Mm, ink: Color) -> Draft {
    let mut draft = Draft::new();
    let at = |x: f64, y: f64| Point::at(side * x, side * y);
    let shape = |points: &[(f64, f64)]| {
        let points: Vec<Point> = points.iter().map(|(x, y)| at(*x, *y)).collect();
        Path::polygon(&points).filled(ink)
    };
    let ring = |radius: f64, width: f64| Path::circle(Point::ORIGIN, side * radius).stroked(ink, side.get() * width);
    let disc = |x: f64, y: f64, radius: f64| Path::circle(at(x, y), side * radius).filled(ink);
    match charge {
        Charge::None => {}
        Charge::Sword => draft.path(sword(side, 0.0).filled(ink)),
        Charge::Swords => {
            draft.path(sword(side, 42.0).filled(ink));
            draft.path(sword(side, -42.0).filled(ink));
        }
        Charge::Star => draft.path(star(side, 5, 0.5, 0.2).filled(ink)),
        Charge::Sun => {
            draft.path(star(side, 12, 0.5, 0.32).filled(ink));
            draft.path(Path::circle(Point::ORIGIN, side * 0.17).stroked(Color::WHITE, side.get() * 0.04));
        }
        Charge::Crescent => draft.path(crescent(side).filled(ink)),
        Charge::Tower => {
            let wall = [
                (-0.28, 0.5),
                (-0.28, -0.26),
                (-0.38, -0.26),
                (-0.38, -0.5),
                (-0.22, -0.5),
                (-0.22, -0.4),
                (-0.08, -0.4),
                (-0.08, -0.5),
                (0.08, -0.5),
                (0.08, -0.4),
                (0.22, -0.4),
                (0.22, -0.5),
                (0.38, -0.5),
                (0.38, -0.26),
                (0.28, -0.26),
                (0.28, 0.5),
                (0.1, 0.5),
                (0.1, 0.2),
                (-0.1, 0.2),
                (-0.1, 0.5),
            ];
            draft.path(shape(&wall));
        }
        Charge::Rocket => {
            draft.path(shape(&[(0.0, -0.5), (0.1, -0.3), (0.13, 0.0), (0.13, 0.28), (-0.13, 0.28), (-0.13, 0.0), (-0.1, -0.3)]));
            draft.path(shape(&[(0.13, 0.05), (0.3, 0.4), (0.13, 0.3)]));
            draft.path(shape(&[(-0.13, 0.05), (-0.3, 0.4), (-0.13, 0.3)]));
            draft.path(shape(&[(-0.08, 0.32), (0.08, 0.32), (0.0, 0.5)]));
        }
        Charge::Ring => draft.path(ring(0.38, 0.12)),
        Charge::Cross => {
            let arms = [
                (-0.11, -0.5),
                (0.11, -0.5),
                (0.11, -0.11),
                (0.5, -0.11),
                (0.5, 0.11),
                (0.11, 0.11),
                (0.11, 0.5),
                (-0.11, 0.5),
                (-0.11, 0.11),
                (-0.5, 0.11),
                (-0.5, -0.11),
                (-0.11, -0.11),
            ];
            draft.path(shape(&arms));
        }
        Charge::Gear => {
            for tooth in 0..8 {
                draft.path(tooth_of(side, f64::from(tooth) * 45.0).filled(ink));
            }
            draft.path(ring(0.28, 0.16));
        }
        Charge::Eye => {
            draft.path(lens(side).stroked(ink, side.get() * 0.08));
            draft.path(disc(0.0, 0.0, 0.15));
        }
        Charge::Discs => {
            for (x, y) in [(-0.26, -0.22), (0.26, -0.22), (0.0, 0.26)] {
                draft.path(disc(x, y, 0.18));
            }
        }
        Charge::Crown => {
            let crown = [(-0.45, 0.3), (-0.5, -0.25), (-0.22, 0.02), (0.0, -0.4), (0.22, 0.02), (0.5, -0.25), (0.45, 0.3)];
            draft.path(shape(&crown));
            draft.path(Path::rect(Rect::new(at(-0.45, 0.36), Size::of(side * 0.9, side * 0.1))).filled(ink));
        }
    }
    draft
}

/// The point in a direction from the origin, at a distance of `radius` times `side`. The direction is in degrees, clockwise from straight up.
fn polar(side: Mm, degrees: f64, radius: f64) -> Point {
    Point::ORIGIN + Vector::polar(Angle::degrees(degrees - 90.0), side * radius)
}

/// A star with this many points, between an outer and an inner radius.
fn star(side: Mm, points: u32, outer: f64, inner: f64) -> Path {
    let step = 180.0 / f64::from(points);
    let corner = |at: u32| polar(side, f64::from(at) * step, if at.is_multiple_of(2) { outer } else { inner });
    let corners: Vec<Point> = (0..points * 2).map(corner).collect();
    Path::polygon(&corners)
}

/// A sword with its point up, turned by this many degrees.
fn sword(side: Mm, turn: f64) -> Path {
    let parts = [
        (0.0, -0.55),
        (0.06, -0.44),
        (0.06, 0.18),
        (0.24, 0.18),
        (0.24, 0.27),
        (0.05, 0.27),
        (0.05, 0.45),
        (0.09, 0.53),
        (-0.09, 0.53),
        (-0.05, 0.45),
        (-0.05, 0.27),
        (-0.24, 0.27),
        (-0.24, 0.18),
        (-0.06, 0.18),
        (-0.06, -0.44),
    ];
    // Each corner is turned about the origin: its height becomes the distance along the blade, and its sideways offset the distance across it.
    let turned = |(x, y): &(f64, f64)| {
        let along = polar(side, turn, -y);
        along + Vector::polar(Angle::degrees(turn), side * *x)
    };
    let corners: Vec<Point> = parts.iter().map(turned).collect();
    Path::polygon(&corners)
}

/// A crescent that opens upwards.
fn crescent(side: Mm) -> Path {
    const STEPS: i32 = 16;
    let outer = (-STEPS..=STEPS).map(|step| polar(side, 180.0 + f64::from(step) * 130.0 / f64::from(STEPS), 0.46));
    let shift = Vector::at(Mm::ZERO, side * -0.18);
    let inner = (-STEPS..=STEPS).rev().map(|step| polar(side, 180.0 + f64::from(step) * 115.0 / f64::from(STEPS), 0.385) + shift);
    let corners: Vec<Point> = outer.chain(inner).collect();
    Path::polygon(&corners)
}

/// A tooth of a cogwheel, in this direction.
fn tooth_of(side: Mm, degrees: f64) -> Path {
    let corners = [(-14.0, 0.32), (-9.0, 0.5), (9.0, 0.5), (14.0, 0.32)].map(|(off, radius)| polar(side, degrees + off, radius));
    Path::polygon(&corners)
}

/// The outline of an eye.
fn lens(side: Mm) -> Path {
    const STEPS: i32 = 12;
    let height = |along: f64| 0.27 * (1.0 - along * along);
    let upper = (-STEPS..=STEPS).map(|step| f64::from(step) / f64::from(STEPS)).map(|along| (along * 0.5, -height(along)));
    let lower = (1 - STEPS..STEPS).rev().map(|step| f64::from(step) / f64::from(STEPS)).map(|along| (along * 0.5, height(along)));
    let corners: Vec<Point> = upper.chain(lower).map(|(x, y)| Point::at(side * x, side * y)).collect();
    Path::polygon(&corners)
}
