//! The systems that are mounted on a hull: turrets, launch tubes, hangar mouths, engines and small things, one function each.
//!
//! A system is drawn about its own origin at a size of 1 and then moved to its mount. So every form of hull has the same weapons, and players learn
//! only once how to read them.

use super::outline::{Half, Mount, mirrored, moved};
use super::sketch::{Pen, Sketch, shaded};
use super::stature::Stature;
use drawing::{Color, Path, Segment};
use geometry::{Mm, Point, Rect, Size, Transform};

/// Draws a turret with two barrels that point at the bow.
pub(in super::super) fn turret(sketch: &mut Sketch, at: Point, size: f64) {
    let palette = sketch.palette;
    let barrel = |x: f64| bar(x, -2.5, 0.36, 2.4);
    let muzzle = |x: f64| bar(x, -2.6, 0.56, 0.5);
    let place = placed(at, size);
    let barrels = barrel(-0.42).and(barrel(0.42)).and(muzzle(-0.42)).and(muzzle(0.42));
    sketch.put(moved(&barrels, place).filled(palette.edge));
    sketch.shape(moved(&Path::circle(Point::ORIGIN, Mm::new(1.0)), place), palette.deep, Pen::Edge);
    let house = polygon(&[(-0.5, -0.95), (0.5, -0.95), (0.82, -0.1), (0.62, 0.72), (-0.62, 0.72), (-0.82, -0.1)]);
    sketch.shape(moved(&house, place), palette.accent, Pen::Joint);
    let roof = polygon(&[(-0.5, -0.95), (0.0, -0.95), (0.0, 0.72), (-0.62, 0.72), (-0.82, -0.1)]);
    sketch.put(moved(&roof, place).filled(palette.accent_light));
}

/// Draws a launch tube that opens towards the bow. If the ship has missiles (`armed`), the nose of a missile shows in the tube.
pub(in super::super) fn tube(sketch: &mut Sketch, at: Point, size: f64, armed: bool) {
    let palette = sketch.palette;
    let place = placed(at, size);
    let casing =
        polygon(&[(-0.72, -1.6), (0.72, -1.6), (0.86, -1.2), (0.86, 1.5), (0.6, 1.8), (-0.6, 1.8), (-0.86, 1.5), (-0.86, -1.2)]);
    sketch.shape(moved(&casing, place), palette.deep, Pen::Edge);
    if armed {
        let nose = Path {
            segments: vec![
                Segment::Move(Point::new(-0.5, 0.9)),
                Segment::Line(Point::new(-0.5, -0.6)),
                Segment::Cubic(Point::new(-0.5, -1.5), Point::new(-0.2, -2.1), Point::new(0.0, -2.3)),
                Segment::Cubic(Point::new(0.2, -2.1), Point::new(0.5, -1.5), Point::new(0.5, -0.6)),
                Segment::Line(Point::new(0.5, 0.9)),
                Segment::Close,
            ],
            ..Path::default()
        };
        sketch.shape(moved(&nose, place), Color::gray(246), Pen::Joint);
        sketch.put(moved(&bar(0.0, 0.1, 1.0, 0.6), place).filled(palette.accent));
    }
}

/// Draws a lit hangar mouth that opens away from its rail and, if `both` is true, its mirror image. If the ship has squadrons (`crewed`), a craft
/// shows in it.
pub(in super::super) fn bay(sketch: &mut Sketch, mount: Mount, size: f64, crewed: bool, both: bool) {
    let palette = sketch.palette;
    let (along, out) = (mount.along, (mount.along.y.get(), -mount.along.x.get()));
    let place = Transform {
        a: out.0 * size,
        b: out.1 * size,
        c: along.x.get() * size,
        d: along.y.get() * size,
        e: mount.at.x,
        f: mount.at.y,
    };
    let frame = moved(&polygon(&[(-1.15, -0.8), (0.5, -1.12), (0.62, -1.0), (0.62, 1.0), (0.5, 1.12), (-1.15, 0.8)]), place);
    let mouth = moved(&polygon(&[(-0.85, -0.52), (0.62, -0.78), (0.62, 0.78), (-0.85, 0.52)]), place);
    let craft = moved(&polygon(&[(0.5, 0.0), (-0.45, -0.42), (-0.2, 0.0), (-0.45, 0.42)]), place);
    let mut one = |turned: &dyn Fn(&Path) -> Path| {
        sketch.shape(turned(&frame), palette.deep, Pen::Edge);
        sketch.put(turned(&mouth).filled(palette.lamp));
        if crewed {
            sketch.put(turned(&craft).filled(palette.edge));
        }
    };
    one(&Path::clone);
    if both {
        one(&mirrored);
    }
}

/// Draws a nozzle at the stern with its fire.
pub(in super::super) fn engine(sketch: &mut Sketch, at: Point, size: f64, thrust: f64) {
    let palette = sketch.palette;
    let place = placed(at, size);
    let tail = 2.2 + 3.4 * thrust;
    let flame = |width: f64, length: f64| {
        let (root, end) = (1.2, 1.2 + length);
        let half = Half::from(0.0, root - 0.3).line(width, root - 0.3).curve(
            (width * 1.12, root + length * 0.35),
            (width * 0.35, root + length * 0.7),
            (0.0, end),
        );
        half.whole()
    };
    sketch.put(moved(&flame(0.98, tail), place).filled(palette.fire.with_alpha(150)));
    sketch.put(moved(&flame(0.58, tail * 0.62), place).filled(palette.fire.mix(Color::WHITE, 0.82)));
    let bell = polygon(&[(-0.66, -1.4), (0.66, -1.4), (0.74, 0.0), (1.1, 1.3), (-1.1, 1.3), (-0.74, 0.0)]);
    sketch.shape(moved(&bell, place), palette.deep, Pen::Edge);
    let rim = polygon(&[(-0.92, 0.6), (0.92, 0.6), (1.04, 1.06), (-1.04, 1.06)]);
    sketch.put(moved(&rim, place).filled(palette.accent));
}

/// Draws a dish for sensors.
pub(in super::super) fn dish(sketch: &mut Sketch, at: Point, size: f64) {
    let palette = sketch.palette;
    let place = placed(at, size);
    sketch.shape(moved(&Path::circle(Point::ORIGIN, Mm::new(1.25)), place), palette.pale, Pen::Edge);
    sketch.put(moved(&Path::circle(Point::new(0.12, 0.12), Mm::new(0.82)), place).filled(palette.shade));
    sketch.put(moved(&Path::circle(Point::ORIGIN, Mm::new(0.34)), place).filled(palette.edge));
}

/// Draws the rings of a warp drive: bright bars across the hull.
pub(in super::super) fn coils(sketch: &mut Sketch, at: (f64, f64), half_width: f64, stature: &Stature) {
    let palette = sketch.palette;
    for index in 0..stature.coils {
        let y = at.1 - index as f64 * 2.6;
        let bar = Path::rounded_rect(Rect::new(Point::new(-half_width, y), Size::new(2.0 * half_width, 1.5)), Mm::new(0.75));
        sketch.shape(bar, palette.fire.mix(Color::WHITE, 0.55), Pen::Joint);
    }
}

/// Draws a container on each side of the ship.
pub(in super::super) fn hold(sketch: &mut Sketch, at: Point, size: f64) {
    let palette = sketch.palette;
    let place = placed(at, size);
    let container = moved(&polygon(&[(-0.9, -1.3), (0.9, -1.3), (0.9, 1.3), (-0.9, 1.3)]), place);
    sketch.shape(mirrored(&container), palette.accent_dark, Pen::Edge);
    sketch.shape(container, shaded(palette.accent_dark), Pen::Edge);
    let straps = moved(&bar(0.0, -0.75, 1.8, 0.3).and(bar(0.0, 0.45, 1.8, 0.3)), place);
    sketch.detail(straps.clone().and(mirrored(&straps)).filled(palette.edge.with_alpha(120)));
}

/// A closed outline through these points.
pub(in super::super) fn polygon(points: &[(f64, f64)]) -> Path {
    let points: Vec<Point> = points.iter().map(|(x, y)| Point::new(*x, *y)).collect();
    Path::polygon(&points)
}

/// A vertical bar. The middle of its upper end is at this point.
pub(in super::super) fn bar(x: f64, y: f64, width: f64, height: f64) -> Path {
    Path::rect(Rect::at(x - width / 2.0, y, width, height))
}

fn placed(at: Point, size: f64) -> Transform {
    Transform { e: at.x, f: at.y, ..Transform::scale(size, size) }
}
