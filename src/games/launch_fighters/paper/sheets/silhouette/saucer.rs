//! Saucers (one of the forms of hulls): a round main hull on a neck, a second hull behind it and engines on pylons.

use super::outline::{Half, Mount, Rail};
use super::plan::{Mounts, Plan};
use super::sketch::{Pen, Sketch, frame};
use super::stature::Stature;
use super::systems::{bar, polygon};
use drawing::{Color, Path, Stroke};
use geometry::{Angle, Mm, Point, Vector};

pub(super) fn plan(mut hull: Sketch, stature: &Stature) -> Plan {
    let palette = hull.palette;
    let mut under = Sketch::new(palette);
    let size = stature.size();
    let radius = (20.0 + 1.75 * size) * (0.6 + 0.4 * stature.beam);
    let middle = -50.0 + radius;
    let waist = 4.5 + 0.75 * size;
    let outer = waist + 11.0 + 2.6 * size;

    // The engines are in nacelles on pylons, one pair for every two nozzles.
    let pairs = (stature.engines / 2).max(1);
    let rail = Rail::through(&[(waist + 3.5, 45.0), (outer, 45.0), (outer + 8.0, 41.0)]);
    for mount in rail.places(pairs) {
        nacelle(&mut under, mount, waist, 17.0 + 1.3 * size, if pairs > 1 { 2.7 } else { 3.4 + 0.12 * size });
    }

    let second = Half::from(0.0, 2.0)
        .line(waist * 0.6, 4.0)
        .curve((waist * 1.1, 10.0), (waist * 1.3, 22.0), (waist, 36.0))
        .line(waist * 0.72, 43.0)
        .line(0.0, 43.0);
    hull.plate(&second, palette.shade, Pen::Outline);
    hull.plate(
        &Half::from(0.0, 10.0).curve((waist * 0.7, 12.0), (waist * 0.8, 26.0), (waist * 0.45, 38.0)).line(0.0, 39.0),
        palette.base,
        Pen::Edge,
    );
    hull.put(bar(0.0, 30.0, waist * 0.5, 8.0).filled(palette.accent));
    let neck = Half::through(&[(0.0, middle), (waist * 0.85, middle), (waist * 0.62, 14.0), (waist * 0.3, 19.0), (0.0, 19.0)]);
    hull.plate(&neck, palette.light, Pen::Edge);

    // The saucer consists of rings.
    let rim = Half::disc(middle, radius, radius);
    hull.plate(&rim, palette.base, Pen::Outline);
    hull.glint(&rim.about(middle, 0.95, 0.95));
    hull.plate(&rim.about(middle, 0.84, 0.84), palette.light, Pen::Edge);
    spokes(&mut hull, middle, radius, if stature.tier > 3 { 9 } else { 7 });
    trim(&mut hull, stature, middle, radius);
    if stature.tier >= 2 {
        hull.plate(&rim.about(middle, 0.50, 0.50), palette.base, Pen::Edge);
    }
    if stature.tier >= 5 {
        hull.plate(&rim.about(middle, 0.40, 0.40), palette.light, Pen::Edge);
    }
    let stern = polygon(&[
        (-radius * 0.42, middle + radius * 0.80),
        (radius * 0.42, middle + radius * 0.80),
        (radius * 0.3, middle + radius * 0.99),
        (-radius * 0.3, middle + radius * 0.99),
    ]);
    hull.shape(stern, palette.accent_dark, Pen::Edge);

    let mut crown = Sketch::new(palette);
    let dome = 0.16 * radius + 0.8;
    crown.plate(&Half::disc(middle, dome * 1.25, dome * 1.25), palette.pale, Pen::Edge);
    crown.put(Path::circle(Point::new(0.0, middle), Mm::new(dome * 0.72)).filled(palette.accent));
    crown.put(Path::circle(Point::new(-dome * 0.2, middle - dome * 0.2), Mm::new(dome * 0.32)).filled(palette.accent_light));

    let on = |degrees: f64, share: f64| {
        let at = Point::new(0.0, middle) + Vector::polar(Angle::degrees(degrees), Mm::new(radius * share));
        (at.x.get(), at.y.get())
    };
    let arc = |from: f64, to: f64, share: f64| -> Vec<(f64, f64)> {
        (0..=6).map(|step| on(from + (to - from) * f64::from(step) / 6.0, share)).collect()
    };
    Plan {
        frame: frame(26.0, -52.0, 50.0),
        turrets: Mounts::new(on(-90.0, 0.64), &arc(-76.0, 62.0, 0.67), 4.4),
        tubes: Mounts::new(on(-90.0, 0.94), &arc(-84.0, -30.0, 0.93), 2.7),
        bays: Mounts::new((0.0, 24.0), &arc(-22.0, 62.0, 0.94), 4.3),
        engines: Mounts { centre: (0.0, 42.5), rail, size: 3.3 },
        belts: vec![rim],
        mast: (0.0, 16.0),
        coil: ((0.0, 40.0), waist * 0.7),
        holds: Rail::through(&[(waist * 1.1, 20.0), (waist * 1.1, 36.0)]),
        under,
        hull,
        crown,
    }
}

fn nacelle(hull: &mut Sketch, mount: Mount, waist: f64, length: f64, width: f64) {
    let palette = hull.palette;
    let (x, y) = (mount.at.x.get(), mount.at.y.get());
    let pylon = polygon(&[(waist * 0.5, 22.0), (waist * 0.5, 31.0), (x, y - length * 0.28), (x, y - length * 0.58)]);
    hull.pair(&pylon, palette.shade, Pen::Edge);
    let body = Half::from(x, y - length)
        .curve((x + width, y - length), (x + width, y - length * 0.86), (x + width, y - length * 0.74))
        .line(x + width * 0.74, y)
        .line(x - width * 0.74, y)
        .line(x - width, y - length * 0.74)
        .curve((x - width, y - length * 0.86), (x - width, y - length), (x, y - length));
    hull.pair(&body.closed(), palette.base, Pen::Outline);
    let cap = Half::from(x, y - length)
        .curve((x + width, y - length), (x + width, y - length * 0.86), (x + width, y - length * 0.78))
        .line(x - width, y - length * 0.78)
        .curve((x - width, y - length * 0.86), (x - width, y - length), (x, y - length));
    hull.pair(&cap.closed(), palette.accent, Pen::Edge);
    hull.pair(&bar(x, y - length * 0.62, width * 0.6, length * 0.46), palette.fire.mix(Color::WHITE, 0.35), Pen::Joint);
}

fn spokes(hull: &mut Sketch, middle: f64, radius: f64, count: u32) {
    let joint = hull.palette.shade;
    for spoke in 0..count {
        let direction = Angle::degrees(-90.0 + 180.0 * (f64::from(spoke) + 0.5) / f64::from(count));
        let at = |share: f64| Point::new(0.0, middle) + Vector::polar(direction, Mm::new(radius * share));
        hull.lines(&Path::line(&[at(0.50), at(0.83)]), joint, Pen::Joint);
    }
}

/// Draws arcs of trim on the saucer; the ship's seed chooses which arcs.
fn trim(hull: &mut Sketch, stature: &Stature, middle: f64, radius: f64) {
    let palette = hull.palette;
    let arcs: &[(f64, f64)] = match stature.seed.one_of(1, 3) {
        0 => &[(20.0, 160.0)],
        1 => &[(-62.0, -22.0), (202.0, 242.0)],
        _ => &[(-20.0, 30.0), (150.0, 200.0)],
    };
    for (from, to) in arcs {
        let arc = Path::arc(Point::new(0.0, middle), Mm::new(radius * 0.77), Angle::degrees(*from), Angle::degrees(*to));
        hull.put(arc.with_stroke(Stroke::new(palette.accent, Mm::new(radius * 0.085))));
    }
}
