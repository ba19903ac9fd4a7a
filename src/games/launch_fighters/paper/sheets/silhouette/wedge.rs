//! Wedges (one of the forms of hulls), shaped like daggers: a long pointed hull, broad at the stern, with terraces and a bridge tower aft.

use super::outline::{Half, Rail};
use super::plan::{Mounts, Plan};
use super::sketch::{Pen, Sketch, frame};
use super::stature::Stature;
use super::systems::{bar, polygon};
use drawing::Path;
use geometry::{Mm, Point};

pub(super) fn plan(mut hull: Sketch, stature: &Stature) -> Plan {
    let palette = hull.palette;
    let mut under = Sketch::new(palette);
    let size = stature.size();
    let w = (17.5 + 2.2 * size) * stature.beam;
    let mut crown = Sketch::new(palette);

    // On a small ship the leading edge is swept like that of a dart; on a large ship it is straight, with a notch.
    let waist = 0.46 + 0.022 * size;
    let edge = if stature.tier >= 4 {
        let notch = w * 0.46;
        vec![
            (0.0, -50.0),
            (1.6, -48.5),
            (notch, -8.0),
            (notch - 2.2, -5.0),
            (notch - 0.6, -1.0),
            (w * 0.96, 27.0),
            (w, 31.0),
            (w, 38.0),
            (w * 0.92, 41.0),
            (w * 0.52, 39.0),
            (w * 0.46, 43.0),
            (0.0, 43.0),
        ]
    } else {
        vec![
            (0.0, -50.0),
            (1.8, -48.0),
            (w * waist, 4.0),
            (w * 0.62, 9.0),
            (w, 30.0),
            (w, 40.0),
            (w * 0.9, 41.5),
            (w * 0.5, 35.0),
            (w * 0.42, 43.0),
            (0.0, 43.0),
        ]
    };
    let outline = Half::through(&edge);
    // The point of the dagger has no plating.
    let belt = [&[(2.6 + 0.1 * size, -45.5)], &edge[2..]].concat();
    if stature.tier >= 6 {
        // Fins that stand out beyond the hull.
        let fin = polygon(&[(w * 0.78, 6.0), (w * 1.16, 20.0), (w * 1.2, 42.0), (w * 1.12, 47.0), (w * 0.82, 38.0)]);
        under.pair(&fin, palette.shade, Pen::Outline);
        let trim = polygon(&[(w * 1.02, 17.5), (w * 1.13, 21.5), (w * 1.15, 36.0), (w * 1.06, 34.0)]);
        under.pair(&trim, palette.accent, Pen::Joint);
    }
    hull.plate(&outline, palette.base, Pen::Outline);
    hull.glint(&outline.about(0.0, 0.92, 0.95));

    // Bands of trim across the wings; the seed chooses how many.
    for band in 0..=stature.seed.one_of(1, 2) {
        let y = 26.0 + 4.6 * band as f64;
        let slant = polygon(&[(w * 0.60, y - 2.0), (w * 0.955, y + 1.2), (w * 0.975, y + 3.4), (w * 0.60, y + 0.6)]);
        hull.pair(&slant, palette.accent, Pen::Joint);
    }
    let deck = Half::through(&[
        (0.0, -40.0),
        (1.2, -38.5),
        (w * 0.40, 2.0),
        (w * 0.56, 26.0),
        (w * 0.56, 33.0),
        (w * 0.4, 37.0),
        (0.0, 37.0),
    ]);
    hull.plate(&deck, palette.light, Pen::Edge);
    for y in [-20.0, -8.0, 8.0, 20.0] {
        let reach = if y < 2.0 { w * 0.40 * (y + 40.0) / 42.0 } else { w * (0.40 + 0.16 * (y - 2.0) / 24.0) };
        hull.lines(&Path::line(&[Point::new(0.0, y - 3.0), Point::new(reach, y)]), palette.shade, Pen::Joint);
    }
    let keel = Half::through(&[(0.0, -37.0), (1.6, -30.0), (1.6, -12.0 + size), (0.0, -9.0 + size)]);
    hull.plate(&keel, palette.accent, Pen::Joint);
    if stature.tier >= 2 {
        let terrace =
            Half::through(&[(0.0, -7.0), (2.6, -6.0), (w * 0.30, 12.0), (w * 0.34, 32.0), (w * 0.24, 36.0), (0.0, 36.0)]);
        hull.plate(&terrace, palette.base, Pen::Edge);
    }
    if stature.tier >= 4 {
        let upper = Half::through(&[(0.0, 4.0), (3.0, 5.0), (w * 0.21, 16.0), (w * 0.24, 31.0), (w * 0.17, 34.0), (0.0, 34.0)]);
        hull.plate(&upper, palette.light, Pen::Edge);
    }
    bridge(&mut crown, stature, w);

    Plan {
        frame: frame(27.0, -52.0, 50.0),
        turrets: Mounts::new((0.0, -16.0), &[(w * 0.21, -19.0), (w * 0.43, 3.0), (w * 0.62, 22.0)], 4.3),
        tubes: Mounts::new((0.0, -43.0), &[(w * 0.08 + 1.6, -41.0), (w * 0.42, -12.0)], 2.7),
        bays: Mounts::new((0.0, 38.5), &[(w * 0.72, 14.0), (w * 0.93, 27.0), (w * 0.95, 39.0)], 4.4),
        engines: Mounts::new((0.0, 43.0), &[(1.2, 43.0), (w * 0.46, 43.0), (w * 0.86, 40.5)], 3.8),
        belts: vec![Half::through(&belt)],
        mast: (w * 0.30, 31.0),
        coil: ((0.0, 38.5), w * 0.36),
        holds: Rail::through(&[(w * 0.45, 6.0), (w * 0.47, 30.0)]),
        under,
        hull,
        crown,
    }
}

fn bridge(crown: &mut Sketch, stature: &Stature, w: f64) {
    let palette = crown.palette;
    if stature.tier <= 1 {
        let canopy = Half::from(0.0, 2.0).curve((2.6, 4.0), (3.2, 10.0), (2.4, 17.0)).line(0.0, 19.0);
        crown.plate(&canopy, palette.pale, Pen::Edge);
        let glass = Half::from(0.0, 3.5).curve((1.7, 5.0), (2.0, 8.0), (1.7, 11.0)).line(0.0, 11.5);
        crown.put(glass.whole().filled(palette.glass));
        return;
    }
    let span = 4.0 + stature.size() * 0.7;
    let y = 22.0;
    let tower = Half::through(&[
        (0.0, y - 4.5),
        (2.4, y - 4.0),
        (3.0, y - 0.5),
        (span, y + 0.6),
        (span, y + 4.4),
        (2.8, y + 5.4),
        (2.2, y + 9.0),
        (0.0, y + 9.0),
    ]);
    crown.plate(&tower, palette.pale, Pen::Edge);
    crown.put(bar(0.0, y + 1.4, span * 1.7, 1.2).filled(palette.glass));
    crown.put(Path::circle(Point::new(0.0, y - 1.6), Mm::new(1.2)).filled(palette.accent));
    if stature.tier >= 5 {
        let dome = Path::circle(Point::new(w * 0.17, y + 9.5), Mm::new(1.7));
        crown.pair(&dome, palette.pale, Pen::Edge);
    }
}
