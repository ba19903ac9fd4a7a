//! Carapaces (one of the forms of hulls): a segmented body under overlapping shells, with claws, limbs and a tail.

use super::outline::{Half, Rail};
use super::palette::Palette;
use super::plan::{Mounts, Plan};
use super::sketch::{Pen, Sketch, frame};
use super::stature::Stature;
use drawing::{Color, Path};
use geometry::{Mm, Point};

pub(super) fn plan(mut hull: Sketch, stature: &Stature) -> Plan {
    let palette = hull.palette;
    let size = stature.size();
    let w = (13.0 + 1.35 * size) * stature.beam;
    let shells = 3 + usize::from(stature.tier) / 2;
    let (top, bottom) = (-22.0, 34.0);
    let pitch = (bottom - top) / shells as f64;
    // Shells are broadest a third of the way down.
    let width = |y: f64| {
        let share = (y - top) / (bottom - top);
        w * (1.0 - 1.15 * (share - 0.3) * (share - 0.3)) * if share > 0.75 { 1.0 - 0.9 * (share - 0.75) } else { 1.0 }
    };

    let mut under = Sketch::new(palette);
    let limbs = 2 + usize::from(stature.tier) / 2;
    for limb in (0..limbs).rev() {
        let share = limb as f64 / (limbs - 1).max(1) as f64;
        limb_at(&mut under, top + 10.0 + share * (bottom - top - 22.0), width(top + 10.0 + share * 34.0), share, size);
    }
    claws(&mut under, stature, w);

    let tail = Half::from(0.0, bottom - 6.0)
        .line(w * 0.44, bottom - 6.0)
        .curve((w * 0.62, bottom + 2.0), (w * 0.6, bottom + 6.0), (w * 0.44, 43.0))
        .line(w * 0.2, 40.0)
        .line(0.0, 43.0);
    hull.plate(&tail, palette.shade, Pen::Outline);
    let mut belts = vec![];
    for shell in (0..shells).rev() {
        let from = top + pitch * shell as f64;
        let (near, far) = (width(from), width(from + pitch));
        let to = from + pitch * 1.28;
        let out = 1.2;
        let flank = Half::from(near * 0.86 + out, from + 1.2).curve(
            (near * 1.04 + out, from + 3.0),
            (near * 1.06 + out, from + pitch * 0.6),
            (far.max(near * 0.84) + out, to - 1.0),
        );
        let half = Half::from(0.0, from - 2.4)
            .curve((near * 0.4, from - 2.4), (near * 0.72, from - 1.0), (near * 0.86, from + 1.2))
            .curve((near * 1.04, from + 3.0), (near * 1.06, from + pitch * 0.6), (far.max(near * 0.84), to))
            .curve((far * 0.7, to - 2.6), (far * 0.3, to - 3.6), (0.0, to - 3.4));
        belts.push(flank);
        hull.plate(&half, if shell % 2 == 0 { palette.base } else { palette.light }, Pen::Outline);
        hull.glint(&half.about(from + pitch * 0.4, 0.9, 0.86));
        if (shell as u64 + stature.seed.one_of(1, 2)).is_multiple_of(2) {
            let y = from + pitch * 0.36;
            let spot = Half::from(near * 0.30, y).curve((near * 0.5, y - 1.4), (near * 0.66, y), (near * 0.72, y + 2.2)).curve(
                (near * 0.6, y + 3.4),
                (near * 0.42, y + 3.0),
                (near * 0.30, y),
            );
            hull.pair(&spot.closed(), palette.accent, Pen::Joint);
        }
    }
    let ridge = Half::through(&[(0.0, top), (1.5, top + 5.0), (1.9, 8.0), (1.1, bottom - 2.0), (0.0, bottom)]);
    hull.plate(&ridge, palette.shade, Pen::Joint);
    let crown = head(palette, stature, w);

    let b = 0.5 + 0.5 * stature.beam;
    Plan {
        frame: frame(28.0, -51.0, 50.0),
        turrets: Mounts::new((0.0, -14.0), &[(w * 0.56, -15.0), (w * 0.64, 4.0), (w * 0.50, 26.0)], 4.2),
        tubes: Mounts::new((0.0, -42.0), &[(4.4 * b, -41.0), (w * 0.62, -30.0), (w * 0.88, -20.0)], 2.7),
        bays: Mounts::new((0.0, 16.0), &[(w * 0.98, -8.0), (w * 0.98, 6.0), (w * 0.8, 26.0)], 4.2),
        engines: Mounts::new((0.0, 42.0), &[(1.0, 42.0), (w * 0.62, 41.0), (w * 0.95, 34.0)], 3.7),
        belts,
        mast: (0.0, -4.0),
        coil: ((0.0, 38.0), w * 0.42),
        holds: Rail::through(&[(w * 0.3, 0.0), (w * 0.3, 22.0)]),
        under,
        hull,
        crown,
    }
}

/// Draws a pair of legs at `y` along a hull that is `w` wide on each side of the centre line. Legs near the bow reach forward and legs near the stern
/// aft; `share` is 0 for the foremost pair.
fn limb_at(hull: &mut Sketch, y: f64, w: f64, share: f64, size: f64) {
    let palette = hull.palette;
    let reach = w + 9.0 + 0.5 * size;
    let sweep = -11.0 + 25.0 * share;
    let leg = Half::from(w * 0.7, y - 3.0)
        .curve((w * 0.95, y - 4.0), (reach - 3.0, y - 2.5 + sweep * 0.25), (reach, y + sweep * 0.5))
        .curve((reach + 1.6, y + sweep * 0.8), (reach + 1.0, y + sweep), (reach - 0.6, y + sweep * 1.3))
        .curve((reach - 1.4, y + sweep * 0.9), (reach - 3.4, y + sweep * 0.5 + 2.4), (w * 0.7, y + 3.4));
    hull.pair(&leg.closed(), palette.shade, Pen::Outline);
    let knee = Half::from(reach, y + sweep * 0.5)
        .curve((reach + 1.6, y + sweep * 0.8), (reach + 1.0, y + sweep), (reach - 0.6, y + sweep * 1.3))
        .curve((reach - 1.4, y + sweep * 0.9), (reach - 2.0, y + sweep * 0.7), (reach, y + sweep * 0.5));
    hull.pair(&knee.closed(), palette.accent, Pen::Joint);
}

fn claws(hull: &mut Sketch, stature: &Stature, w: f64) {
    let palette = hull.palette;
    let grown = 0.7 + 0.055 * stature.size();
    let (x, y) = (w * 0.98 + 3.0, -25.0);
    let at = |dx: f64, dy: f64| (x + dx * grown, y + dy * grown);
    let arm = Half::from(w * 0.4, -14.0)
        .curve((w * 0.7, -20.0), (x - 1.0, y + 6.0), at(-3.4, -1.0))
        .line(at(4.4, 0.0).0, at(4.4, 0.0).1)
        .curve((x + 4.0, y + 8.0), (w * 0.9, -8.0), (w * 0.5, -6.0));
    hull.pair(&arm.closed(), palette.shade, Pen::Outline);
    let outer = Half::from(at(-4.0, 1.0).0, at(-4.0, 1.0).1)
        .curve(at(-1.0, 4.0), at(6.0, 3.0), at(8.0, -6.0))
        .curve(at(9.4, -14.0), at(6.0, -22.0), at(-1.0, -27.0))
        .curve(at(2.6, -19.0), at(3.0, -14.0), at(0.0, -9.0));
    let inner = Half::from(at(-1.0, -7.0).0, at(-1.0, -7.0).1).curve(at(-6.0, -10.0), at(-7.4, -16.0), at(-5.0, -22.0)).curve(
        at(-9.0, -17.0),
        at(-10.0, -7.0),
        at(-4.0, 1.0),
    );
    hull.pair(&inner.closed(), palette.accent_dark, Pen::Edge);
    hull.pair(&outer.closed(), palette.base, Pen::Outline);
    let edge = Half::from(at(7.0, -12.0).0, at(7.0, -12.0).1).curve(at(6.4, -19.0), at(3.0, -23.4), at(-1.0, -27.0)).curve(
        at(2.6, -20.0),
        at(4.4, -15.0),
        at(7.0, -12.0),
    );
    hull.pair(&edge.closed(), palette.accent, Pen::Joint);
}

fn head(palette: Palette, stature: &Stature, w: f64) -> Sketch {
    let mut crown = Sketch::new(palette);
    let h = w * 0.62;
    let skull = Half::from(0.0, -40.0).curve((h * 0.4, -40.0), (h * 0.8, -35.0), (h, -27.0)).curve(
        (h * 1.02, -23.0),
        (h * 0.8, -20.0),
        (0.0, -19.0),
    );
    crown.plate(&skull, palette.light, Pen::Outline);
    let brow = Half::from(0.0, -35.0).curve((h * 0.4, -34.0), (h * 0.6, -29.0), (h * 0.5, -23.0)).line(0.0, -22.0);
    crown.plate(&brow, palette.pale, Pen::Edge);
    let eye = Half::from(h * 0.42, -36.0).curve((h * 0.8, -34.0), (h * 0.92, -29.0), (h * 0.84, -26.0)).curve(
        (h * 0.6, -27.0),
        (h * 0.45, -31.0),
        (h * 0.42, -36.0),
    );
    crown.pair(&eye.closed(), palette.fire.mix(Color::WHITE, 0.3), Pen::Edge);
    if stature.tier >= 3 {
        crown.shape(Path::circle(Point::new(0.0, -28.0), Mm::new(1.8)), palette.glass, Pen::Joint);
    }
    crown
}
