//! Crescents (one of the forms of hulls): two horns that reach forward from a broad stern, with a tongue between them on large ships.

use super::outline::{Half, Rail};
use super::plan::{Mounts, Plan};
use super::sketch::{Pen, Sketch, frame};
use super::stature::Stature;
use drawing::Path;
use geometry::{Mm, Point};

pub(super) fn plan(mut hull: Sketch, stature: &Stature) -> Plan {
    let palette = hull.palette;
    let size = stature.size();
    let beam = 0.5 + 0.5 * stature.beam;
    let (mut under, mut crown) = (Sketch::new(palette), Sketch::new(palette));
    // Horns grow longer and thicker with size.
    let tip = -36.0 - 1.9 * size;
    let thick = 1.0 + 0.022 * size;

    let inner = Half::from(0.0, 6.0 - 1.6 * size).curve((13.0, 4.0 - 1.6 * size), (25.0 - thick, -8.0), (23.0, tip));
    let outer = |half: Half| {
        half.curve((36.0 * thick, tip + 17.0), (40.0 * thick, 6.0), (28.0 * thick, 24.0)).curve(
            (20.0 * thick, 35.0),
            (9.0, 38.0),
            (0.0, 39.0),
        )
    };
    let outline = outer(inner).beam(beam);
    // The points of the horns have no plating.
    let rim = Half::from(30.4 + 2.0 * (thick - 1.0), tip + 14.0)
        .curve((37.0 * thick, tip + 28.0), (38.4 * thick, 8.0), (28.0 * thick, 24.0))
        .curve((20.0 * thick, 35.0), (9.0, 38.0), (0.0, 39.0))
        .beam(beam);

    if stature.tier >= 5 {
        let spur = Half::from(30.0, 22.0)
            .curve((37.0, 16.0), (39.0 * thick, 2.0), (36.0 * thick, -22.0))
            .curve((43.5 * thick, -4.0), (43.0 * thick, 22.0), (24.0, 35.0))
            .beam(beam);
        under.pair(&spur.closed(), palette.shade, Pen::Outline);
    }
    if stature.tier >= 2 {
        tongue(&mut hull, stature);
    }
    hull.plate(&outline, palette.base, Pen::Outline);
    let shell = Half::from(0.0, 12.0 - 1.2 * size)
        .curve((15.0, 10.0 - 1.2 * size), (27.0, -6.0), (24.6, tip + 12.0))
        .curve((32.0 * thick, tip + 26.0), (34.0 * thick, 6.0), (25.0 * thick, 20.0))
        .curve((18.0 * thick, 29.0), (9.0, 32.0), (0.0, 33.0))
        .beam(beam);
    hull.plate(&shell, palette.light, Pen::Edge);
    hull.glint(&rim.about(0.0, 0.94, 0.94));
    ribs(&mut hull, stature, beam, thick);
    let claw = Half::from(23.0, tip)
        .curve((28.0 * thick, tip + 6.0), (31.0 * thick, tip + 13.0), (32.4 * thick, tip + 18.0))
        .line(25.6, tip + 15.0)
        .curve((25.0, tip + 9.0), (24.0, tip + 4.0), (23.0, tip))
        .beam(beam);
    hull.pair(&claw.closed(), palette.accent, Pen::Edge);
    if stature.tier >= 4 {
        let fang = Half::from(13.5, tip + 17.0)
            .curve((18.0, tip + 26.0), (18.0, -4.0), (13.0, 6.0))
            .line(8.0, 6.0)
            .curve((13.0, -4.0), (14.0, tip + 26.0), (13.5, tip + 17.0))
            .beam(beam);
        hull.pair(&fang.closed(), palette.shade, Pen::Edge);
    }
    bridge(&mut hull, &mut crown, stature);

    let mounts =
        |centre: (f64, f64), rail: &[(f64, f64)], size: f64| Mounts { centre, rail: Rail::through(rail).beam(beam), size };
    let t = thick;
    Plan {
        frame: frame(36.0, -50.0, 48.0),
        turrets: mounts((0.0, 31.0), &[(28.6 * t, tip + 24.0), (30.5 * t, -2.0), (26.5 * t, 15.0), (15.0 * t, 26.5)], 4.4),
        tubes: mounts((0.0, 5.0 - 1.6 * size), &[(24.2, tip + 5.0), (25.4, tip + 17.0), (24.0, -10.0)], 2.8),
        bays: mounts(
            (0.0, 4.0 - 1.2 * size),
            &[(9.0, 4.6 - 1.4 * size), (17.5, -2.0 - 0.8 * size), (21.5, -14.0), (23.2, tip + 18.0)],
            4.2,
        ),
        engines: mounts((0.0, 38.5), &[(2.0, 38.6), (12.0 * t, 36.0), (24.0 * t, 27.5)], 3.8),
        belts: vec![rim],
        mast: (7.0, 26.0),
        coil: ((0.0, 35.0), 10.0),
        holds: Rail::through(&[(8.0, 14.0), (20.0, 18.0)]),
        under,
        hull,
        crown,
    }
}

/// Draws a prow between the horns; the larger the ship, the longer the prow.
fn tongue(hull: &mut Sketch, stature: &Stature) {
    let palette = hull.palette;
    let y = 2.0 - 6.2 * stature.size();
    let w = 4.0 + 0.5 * stature.size();
    let prow = Half::from(0.0, y).curve((w * 0.6, y + 2.0), (w, y + 10.0), (w, y + 22.0)).line(w, 20.0).line(0.0, 20.0);
    hull.plate(&prow, palette.shade, Pen::Outline);
    let ridge = Half::from(0.0, y + 4.0).curve((w * 0.3, y + 6.0), (w * 0.4, y + 10.0), (w * 0.4, y + 20.0)).line(0.0, y + 22.0);
    hull.plate(&ridge, palette.accent, Pen::Joint);
}

fn ribs(hull: &mut Sketch, stature: &Stature, beam: f64, thick: f64) {
    let palette = hull.palette;
    let lines: &[[(f64, f64); 2]] = &[
        [(25.2, -18.0), (31.0, -16.0)],
        [(22.0, -4.0), (32.2, -2.0)],
        [(16.0, 4.0), (28.0, 13.0)],
        [(9.0, 8.0), (19.0, 24.0)],
        [(3.6, 9.0), (7.0, 31.0)],
    ];
    for [from, to] in lines {
        let ends = [Point::new(from.0 * beam, from.1), Point::new(to.0 * beam * thick, to.1)];
        hull.lines(&Path::line(&ends), palette.shade, Pen::Joint);
    }
    // Scales of trim along the stern.
    let many = 1 + stature.seed.one_of(1, 3);
    for scale in 0..many {
        let x = 9.0 + 5.4 * scale as f64;
        let y = 24.4 - 1.3 * scale as f64 - 0.08 * (x - 9.0) * (x - 9.0) / 4.0;
        let shape =
            Half::from(x, y - 4.4).curve((x + 3.4, y - 4.0), (x + 3.0, y + 2.0), (x + 1.0, y + 3.0)).line(x - 1.6, y + 2.6);
        hull.pair(&shape.beam(beam).closed(), palette.accent, Pen::Joint);
    }
}

fn bridge(hull: &mut Sketch, crown: &mut Sketch, stature: &Stature) {
    let palette = crown.palette;
    let w = 4.6 + 0.55 * stature.size();
    let keel = Half::from(0.0, 8.0).curve((w * 0.9, 9.0), (w * 1.2, 18.0), (w, 28.0)).line(w * 0.6, 36.0).line(0.0, 36.0);
    hull.plate(&keel, palette.base, Pen::Edge);
    let dome = Half::disc(17.0, w * 0.66, 5.6);
    crown.plate(&dome, palette.pale, Pen::Edge);
    let glass = Half::from(0.0, 12.6).curve((w * 0.36, 12.8), (w * 0.5, 15.0), (w * 0.46, 16.6)).line(0.0, 15.6);
    crown.put(glass.whole().filled(palette.glass));
    if stature.tier >= 3 {
        crown.shape(Path::circle(Point::new(0.0, 20.0), Mm::new(1.5)), palette.accent, Pen::Joint);
    }
}
