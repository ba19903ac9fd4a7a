//! Slabs (one of the forms of hulls): blocks on a spine behind a blunt prow.

use super::outline::{Half, Rail};
use super::plan::{Mounts, Plan};
use super::sketch::{Pen, Sketch, frame};
use super::stature::Stature;
use super::systems::{bar, polygon};
use drawing::Path;
use geometry::Point;

pub(super) fn plan(mut hull: Sketch, stature: &Stature) -> Plan {
    let palette = hull.palette;
    let mut under = Sketch::new(palette);
    let size = stature.size();
    let w = (12.0 + 1.9 * size) * stature.beam;
    let mut crown = Sketch::new(palette);

    hull.plate(&Half::through(&[(0.0, -40.0), (w * 0.42, -40.0), (w * 0.42, 38.0), (0.0, 38.0)]), palette.deep, Pen::Outline);
    if stature.tier >= 4 {
        sponsons(&mut under, w, stature);
    }
    let blocks = 1 + usize::from(stature.tier).div_ceil(2).min(3);
    let (top, bottom) = (-24.0, 23.5);
    let pitch = (bottom - top) / blocks as f64;
    let mut belts = Vec::new();
    for block in 0..blocks {
        let (from, to) = (top + pitch * block as f64, top + pitch * (block + 1) as f64 - 1.4);
        // Blocks are wide and narrow in turn, varied by the seed; no block is as broad as prow and stern.
        let step = if block % 2 == 1 { 0.12 } else { 0.0 };
        let half = w * (0.70 + step + stature.seed.between(10 + block as u64, 0.0, 0.08));
        belts.push(flank(half, from, to, 2.4));
        hull.plate(&chamfered(half, from, to, 2.4), if block % 2 == 0 { palette.shade } else { palette.base }, Pen::Outline);
        roof(&mut hull, stature, block, half, from, to);
    }
    belts.push(flank(w, 24.0, 42.0, 3.4));
    hull.plate(
        &Half::through(&[(0.0, 24.0), (w * 0.8, 24.0), (w, 28.0), (w, 39.0), (w * 0.84, 43.0), (0.0, 43.0)]),
        palette.base,
        Pen::Outline,
    );
    hull.plate(&chamfered(w * 0.56, 25.6, 33.0, 1.6), palette.light, Pen::Edge);
    for x in [0.18, 0.42, 0.68] {
        hull.pair(&bar(w * x, 35.0, w * 0.13, 6.4), palette.deep, Pen::Joint);
    }
    hull.pair(&polygon(&[(w * 0.74, 26.5), (w * 0.9, 29.5), (w * 0.9, 33.0), (w * 0.74, 30.0)]), palette.accent, Pen::Joint);
    prow(&mut hull, stature, w);
    belts.push(Half::through(&[(w * 0.70, -49.0), (w * 0.98, -42.0), (w * 0.98, -33.0), (w * 0.8, -26.5)]));
    bridge(&mut crown, stature, w);

    Plan {
        frame: frame(24.0, -52.0, 50.0),
        turrets: Mounts::new((0.0, -31.0), &[(w * 0.56, -22.0), (w * 0.56, 24.0)], 4.3),
        tubes: Mounts::new((0.0, -46.6), &[(1.4, -46.6), (w * 0.72, -46.6)], 2.9),
        bays: Mounts::new((0.0, 24.0), &[(w * 0.80, -20.0), (w * 0.80, 23.0)], 4.3),
        engines: Mounts::new((0.0, 42.5), &[(0.8, 42.5), (w * 0.86, 42.5)], 3.9),
        belts,
        mast: (w * 0.34, 20.0),
        coil: ((0.0, 36.0), w * 0.7),
        holds: Rail::through(&[(w * 0.3, -20.0), (w * 0.3, 4.0)]),
        under,
        hull,
        crown,
    }
}

/// Draws a blunt prow with a slot for tubes and a brow of trim.
fn prow(hull: &mut Sketch, stature: &Stature, w: f64) {
    let palette = hull.palette;
    let shape =
        Half::through(&[(0.0, -49.0), (w * 0.70, -49.0), (w * 0.98, -42.0), (w * 0.98, -33.0), (w * 0.8, -26.5), (0.0, -26.5)]);
    hull.plate(&shape, palette.light, Pen::Outline);
    hull.glint(&shape.about(-38.0, 0.92, 0.88));
    hull.plate(&Half::through(&[(0.0, -48.0), (w * 0.66, -48.0), (w * 0.6, -44.0), (0.0, -44.0)]), palette.deep, Pen::Edge);
    let brow =
        Half::through(&[(0.0, -42.4), (w * 0.66, -42.4), (w * 0.86, -39.0), (w * 0.86, -36.6), (w * 0.6, -38.6), (0.0, -38.6)]);
    hull.plate(&brow, palette.accent, Pen::Edge);
    let cheek = polygon(&[(w * 0.62, -36.4), (w * 0.86, -34.4), (w * 0.86, -31.6), (w * 0.72, -28.6), (w * 0.62, -28.6)]);
    hull.pair(&cheek, palette.base, Pen::Edge);
    if stature.tier >= 3 {
        hull.plate(&Half::through(&[(0.0, -36.4), (w * 0.46, -36.4), (w * 0.38, -28.6), (0.0, -28.6)]), palette.base, Pen::Edge);
    }
}

fn chamfered(w: f64, from: f64, to: f64, cut: f64) -> Half {
    Half::through(&[(0.0, from), (w - cut, from), (w, from + cut), (w, to - cut), (w - cut, to), (0.0, to)])
}

fn flank(w: f64, from: f64, to: f64, cut: f64) -> Half {
    Half::through(&[(w - cut, from), (w, from + cut), (w, to - cut), (w - cut, to)])
}

/// Draws the top of a block: a smaller block, ribs, or trim.
fn roof(hull: &mut Sketch, stature: &Stature, block: usize, w: f64, from: f64, to: f64) {
    let palette = hull.palette;
    let length = to - from;
    let kind = (stature.seed.one_of(2, 3) as usize + block) % 3;
    hull.plate(&chamfered(w * 0.46, from + length * 0.12, to - length * 0.12, 1.4), palette.light, Pen::Edge);
    match kind {
        0 => hull.pair(&bar(w * 0.85, from + length * 0.22, w * 0.11, length * 0.56), palette.accent, Pen::Joint),
        1 => {
            for rib in 0..3 {
                let y = from + length * (0.25 + 0.25 * f64::from(rib));
                hull.lines(&Path::line(&[Point::new(w * 0.44, y), Point::new(w * 0.95, y)]), palette.deep, Pen::Joint);
            }
        }
        _ => hull.pair(&bar(w * 0.22, from + length * 0.24, w * 0.15, length * 0.52), palette.accent, Pen::Joint),
    }
}

/// Draws long boxes on struts beside a large hull.
fn sponsons(hull: &mut Sketch, w: f64, stature: &Stature) {
    let palette = hull.palette;
    let (from, to) = if stature.tier >= 6 { (-20.0, 34.0) } else { (-6.0, 24.0) };
    for y in [from + 7.0, to - 10.0] {
        hull.pair(&bar(w * 1.06, y, w * 0.4, 3.0), palette.deep, Pen::Edge);
    }
    let x = w * 1.24;
    let half = w * 0.13;
    let body = polygon(&[
        (x - half, from + 2.0),
        (x, from - 1.5),
        (x + half, from + 2.0),
        (x + half, to - 2.0),
        (x + half * 0.5, to),
        (x - half, to),
    ]);
    hull.pair(&body, palette.base, Pen::Outline);
    hull.pair(&bar(x, from + 6.0, half * 1.1, (to - from) * 0.28), palette.accent, Pen::Joint);
}

fn bridge(crown: &mut Sketch, stature: &Stature, w: f64) {
    let palette = crown.palette;
    let y = 6.0;
    let half = (w * 0.30).max(3.4);
    let tower =
        Half::through(&[(0.0, y), (half * 0.7, y), (half, y + 2.0), (half, y + 8.0), (half * 0.8, y + 10.0), (0.0, y + 10.0)]);
    crown.plate(&tower, palette.pale, Pen::Edge);
    crown.put(bar(0.0, y + 2.2, half * 1.5, 1.5).filled(palette.glass));
    if stature.tier >= 3 {
        crown.shape(bar(0.0, y + 5.4, half * 0.9, 3.2), palette.accent, Pen::Joint);
    }
}
