//! Needles (one of the forms of hulls): a slender spine strung with rings, with booms between the rings that carry the guns.

use super::outline::{Half, QUARTER_CIRCLE, Rail, mirrored};
use super::plan::{Mounts, Plan};
use super::sketch::{Pen, Sketch, frame, shaded};
use super::stature::Stature;
use super::systems::{bar, polygon};
use drawing::{Path, Segment, Stroke};
use geometry::{Mm, Point, Rect};

/// A ring around the spine, seen from a little behind.
#[derive(Clone, Copy)]
struct Ring {
    y: f64,
    across: f64,
    along: f64,
    thick: f64,
}

pub(super) fn plan(mut hull: Sketch, stature: &Stature) -> Plan {
    let palette = hull.palette;
    let under = Sketch::new(palette);
    let size = stature.size();
    let w = (3.6 + 0.42 * size) * stature.beam;
    let rings = rings(stature);
    let reach = rings.iter().map(|ring| ring.across).fold(0.0, f64::max);

    // Booms join the rings and carry guns.
    let (first, last) = (rings.first().map_or(0.0, |ring| ring.y), rings.last().map_or(0.0, |ring| ring.y));
    let (fore, aft) = (first - 9.0 - 0.5 * size, last + 7.0);
    let boom = polygon(&[
        (reach - 1.5, fore + 3.0),
        (reach, fore),
        (reach + 1.5, fore + 3.0),
        (reach + 1.5, aft - 2.0),
        (reach + 0.7, aft),
        (reach - 1.5, aft),
    ]);
    for ring in &rings {
        hull.pair(&bar(f64::midpoint(w, reach), ring.y - 1.2, reach - w, 2.4), palette.deep, Pen::Edge);
    }
    for ring in &rings {
        half_ring(&mut hull, *ring, false);
    }
    hull.pair(&boom, palette.base, Pen::Edge);

    let spine = Half::from(0.0, -50.0)
        .curve((0.9, -46.0), (1.5, -40.0), (1.8, -34.0))
        .line(w, -24.0)
        .line(w, 24.0)
        .line(w * 1.45, 30.0)
        .line(w * 1.45, 38.0)
        .line(w * 1.1, 42.0)
        .line(0.0, 42.0);
    hull.plate(&spine, palette.base, Pen::Outline);
    let core = Half::through(&[
        (0.0, -40.0),
        (0.9, -34.0),
        (w * 0.5, -22.0),
        (w * 0.5, 26.0),
        (w * 0.8, 31.0),
        (w * 0.8, 38.0),
        (0.0, 39.5),
    ]);
    hull.plate(&core, palette.light, Pen::Edge);
    let lance = Half::from(0.0, -50.0).curve((0.9, -46.0), (1.5, -40.0), (1.7, -35.0)).line(0.0, -32.5);
    hull.plate(&lance, palette.accent, Pen::Edge);
    beads(&mut hull, stature, w);
    for ring in &rings {
        half_ring(&mut hull, *ring, true);
    }

    let mut crown = Sketch::new(palette);
    let pod = Half::from(0.0, -25.0)
        .curve((w * 0.75, -24.0), (w * 0.95, -19.0), (w * 0.8, -13.0))
        .line(w * 0.4, -10.0)
        .line(0.0, -10.0);
    crown.plate(&pod, palette.pale, Pen::Edge);
    let glass = Half::from(0.0, -23.2).curve((w * 0.5, -22.6), (w * 0.6, -20.6), (w * 0.58, -19.2)).line(0.0, -20.0);
    crown.put(glass.whole().filled(palette.glass));

    Plan {
        frame: frame(20.0, -52.0, 50.0),
        turrets: Mounts::new((0.0, -4.0), &[(reach, fore + 2.0), (reach, aft - 1.0)], 4.2),
        tubes: Mounts::new((0.0, -31.0), &[(w * 0.5 + 2.0, -32.0), (w + 2.6, -20.0), (w + 2.6, 0.0)], 2.7),
        bays: Mounts::new((0.0, 20.0), &[(w * 1.1 + 1.2, 0.0), (w * 1.1 + 1.2, 31.0)], 4.2),
        engines: Mounts::new((0.0, 42.0), &[(0.6, 42.0), (w * 1.3, 41.5), (w * 1.3 + 6.0, 37.0)], 3.6),
        belts: vec![Half::through(&[(2.4, -33.0), (w, -24.0), (w, 24.0), (w * 1.45, 30.0), (w * 1.45, 38.0), (w * 1.1, 42.0)])],
        mast: (0.0, 5.0),
        coil: ((0.0, 36.0), w * 1.3),
        holds: Rail::through(&[(w + 2.2, 4.0), (w + 2.2, 26.0)]),
        under,
        hull,
        crown,
    }
}

/// The rings of a ship: a small ship has one, the largest has four. The seed chooses where along the spine the largest ring lies.
fn rings(stature: &Stature) -> Vec<Ring> {
    let size = stature.size();
    let count = 1 + usize::from(stature.tier) / 2;
    let greatest = stature.seed.between(3, 0.2, 0.8);
    let base = (13.0 + 2.3 * size) * (0.55 + 0.45 * stature.beam);
    let (from, to) = (if count == 1 { 8.0 } else { -6.0 - 0.8 * size }, if count == 1 { 8.0 } else { 24.0 });
    (0..count)
        .map(|index| {
            let share = if count == 1 { greatest } else { index as f64 / (count - 1) as f64 };
            let across = base * (1.0 - 0.26 * (share - greatest).abs());
            Ring {
                y: from + (to - from) * if count == 1 { 0.0 } else { share },
                across,
                along: across * 0.34,
                thick: 3.0 + 0.16 * size,
            }
        })
        .collect()
}

/// Draws half of a ring: the half in front of the spine if `before` is true, otherwise the half behind it.
fn half_ring(hull: &mut Sketch, ring: Ring, before: bool) {
    let palette = hull.palette;
    let k = QUARTER_CIRCLE;
    let (a, b) = (ring.across, if before { ring.along } else { -ring.along });
    let quarter = Path {
        segments: vec![
            Segment::Move(Point::new(0.0, ring.y + b)),
            Segment::Cubic(Point::new(a * k, ring.y + b), Point::new(a, ring.y + b * k), Point::new(a, ring.y)),
        ],
        ..Path::default()
    };
    let both = quarter.clone().and(mirrored(&quarter));
    hull.put(both.with_stroke(Stroke::new(palette.edge, Mm::new(ring.thick + 1.3)).rounded()));
    let paint = if before { palette.light } else { palette.shade };
    hull.put(mirrored(&quarter).with_stroke(Stroke::new(paint, Mm::new(ring.thick))));
    hull.put(quarter.clone().with_stroke(Stroke::new(shaded(paint), Mm::new(ring.thick))));
    if before {
        let stripe = quarter.clone().and(mirrored(&quarter));
        hull.put(stripe.with_stroke(Stroke::new(palette.accent, Mm::new(ring.thick * 0.34)).dashed(&[5.0, 2.2])));
    }
}

/// Draws tanks along the spine.
fn beads(hull: &mut Sketch, stature: &Stature, w: f64) {
    let palette = hull.palette;
    let tanks = 1 + usize::from(stature.tier) / 2;
    for tank in 0..tanks {
        let y = 20.0 - 8.2 * tank as f64;
        let bead = Path::rounded_rect(Rect::at(-w * 0.62, y, w * 1.24, 6.2), Mm::new(1.8));
        let paint = if (tank as u64 + stature.seed.one_of(4, 2)).is_multiple_of(2) { palette.accent } else { palette.pale };
        hull.shape(bead, paint, Pen::Edge);
    }
}
