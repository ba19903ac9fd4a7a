//! The shapes of the symbol kit, each in a box whose edges are 100 units from its middle.

use drawing::Path;
use geometry::{Angle, Point};
use star_viking::PartShape;

/// The number of corners of the polygon that stands for a circle; a polygon can be turned and stretched.
const ROUND: i32 = 32;

/// The outline of a shape; `place` says where a point lies whose coordinates are between -1 and 1.
pub fn outline(shape: &PartShape, place: &dyn Fn((f64, f64)) -> Point) -> Path {
    let around = |count: i32, radius: &dyn Fn(i32) -> f64| {
        let corner = |index: i32| {
            let (sine, cosine) = (Angle::UP + Angle::degrees(360.0 * f64::from(index) / f64::from(count))).sine_cosine();
            place((cosine * radius(index), sine * radius(index)))
        };
        Path::polygon(&(0..count).map(corner).collect::<Vec<_>>())
    };
    match shape {
        PartShape::Disc => around(ROUND, &|_| 1.0),
        PartShape::Star => around(10, &|index| if index % 2 == 0 { 1.0 } else { 0.42 }),
        _ => {
            let corners = corners(shape).chunks_exact(2);
            let corners = corners.map(|pair| place((f64::from(pair[0]) / 100.0, f64::from(pair[1]) / 100.0)));
            Path::polygon(&corners.collect::<Vec<_>>())
        }
    }
}

const fn corners(shape: &PartShape) -> &'static [i8] {
    match shape {
        PartShape::Hull => &[-100, -80, 20, -100, 100, 0, 20, 100, -100, 80, -80, 0],
        PartShape::Keel => &[-100, -60, -70, -100, 60, -100, 100, -20, 70, 100, -80, 100],
        PartShape::Needle => &[-100, -100, -40, -70, 100, 0, -40, 70, -100, 100, -80, 0],
        PartShape::Wing => &[-100, -100, -50, -100, 100, 60, 100, 100, -60, 100],
        PartShape::Fin => &[-100, -100, -30, -100, 100, 100, -60, 100],
        PartShape::Engine => &[-100, -100, 20, -60, 100, -60, 100, 60, 20, 60, -100, 100],
        PartShape::Tower => &[-100, 100, -80, 0, -45, 0, -45, -100, 45, -100, 45, 0, 80, 0, 100, 100],
        PartShape::Turret => &[-100, 100, -60, -100, 50, -100, 100, 100],
        PartShape::Barrel => &[-100, -100, 100, -60, 100, 60, -100, 100],
        PartShape::Dish => &[-100, -100, 100, -100, 60, 40, 15, 40, 15, 100, -15, 100, -15, 40, -60, 40],
        PartShape::Wall => &[-100, 100, -70, -100, 70, -100, 100, 100],
        PartShape::Track => &[-100, -20, -80, -100, 80, -100, 100, -20, 100, 40, 75, 100, -75, 100, -100, 40],
        PartShape::Trooper => &[
            -35, -100, 35, -100, 40, -62, 100, -55, 100, 20, 70, 20, 60, -20, 50, 20, 80, 100, 25, 100, 0, 45, -25, 100, -80,
            100, -50, 20, -60, -20, -70, 20, -100, 20, -100, -55, -40, -62,
        ],
        PartShape::Blade => &[-100, -30, -40, -40, 60, -100, 100, 0, 60, 100, -40, 40, -100, 30],
        PartShape::Flag => &[-100, -100, 100, -80, 60, -35, 100, 10, -80, 25, -80, 100, -100, 100],
        PartShape::Square => &[-100, -100, 100, -100, 100, 100, -100, 100],
        PartShape::Triangle => &[-100, -100, 100, 0, -100, 100],
        PartShape::Disc | PartShape::Star | PartShape::Outline(_) => &[],
    }
}
