//! The environs as scenes. Distant things are paler, and near things stand at the lower edge.

use super::brush::{Brush, Spot};
use drawing::Color;
use geometry::Seed;

/// Draws towers in three rows, the nearest dark with lit windows.
pub fn city(brush: &mut Brush, seed: Seed) {
    let high = brush.high();
    sky(brush, [Color::rgb(250, 226, 190), Color::rgb(236, 196, 160), Color::rgb(196, 150, 150)]);
    brush.disc((seed.between(1, -0.6, 0.6), -high * 0.35), 0.22, Color::rgb(255, 244, 214));
    let rows = [(0.15, Color::rgb(190, 158, 162)), (0.42, Color::rgb(126, 108, 128)), (0.72, Color::rgb(58, 56, 82))];
    for (row, (depth, color)) in (0..).zip(rows) {
        let mut x = -1.0 - seed.between(10 + row, 0.0, 0.2);
        let mut tower = 0;
        while x < 1.0 {
            let choice = 100 * (row + 1) + tower * 4;
            let wide = seed.between(choice, 0.14, 0.3);
            let top = high * (depth - seed.between(choice + 1, 0.35, 1.0) + 0.1);
            brush.shape(&[(x, top), (x + wide, top), (x + wide, high), (x, high)], color);
            match seed.one_of(choice + 2, 3) {
                0 => brush.shape(&[(x, top), (x + wide * 0.5, top - 0.14), (x + wide, top)], color),
                1 => brush.line(&[(x + wide * 0.5, top), (x + wide * 0.5, top - 0.16)], 0.025, color),
                _ => {}
            }
            if row == 2 {
                windows(brush, seed, choice, [x, top, wide, high]);
            }
            x += wide + seed.between(choice + 3, 0.0, 0.06);
            tower += 1;
        }
    }
}

fn windows(brush: &mut Brush, seed: Seed, choice: u64, [x, top, wide, bottom]: [f64; 4]) {
    let mut y = top + 0.06;
    let mut row = 0;
    while y < bottom - 0.05 && row < 12 {
        let at = x + wide * seed.between(choice * 31 + row, 0.15, 0.7);
        brush.shape(&[(at, y), (at + 0.04, y), (at + 0.04, y + 0.04), (at, y + 0.04)], Color::rgb(250, 214, 120));
        y += 0.1;
        row += 1;
    }
}

/// Draws trees in front of hills in front of mountains.
pub fn wild(brush: &mut Brush, seed: Seed) {
    let high = brush.high();
    sky(brush, [Color::rgb(206, 228, 236), Color::rgb(226, 238, 228), Color::rgb(240, 238, 212)]);
    ridge(brush, seed, 1, (-0.05, 0.45), Color::rgb(166, 182, 186));
    ridge(brush, seed, 2, (0.25, 0.25), Color::rgb(138, 168, 120));
    brush.band(high * 0.5, high, Color::rgb(104, 140, 82));
    for tree in 0..9 {
        let x = -1.0 + 0.25 * tree as f64 + seed.between(20 + tree, -0.08, 0.08);
        let (size, foot) = (seed.between(40 + tree, 0.2, 0.34), high * seed.between(60 + tree, 0.6, 1.0));
        let color = Color::rgb(52, 96, 60).mix(Color::rgb(30, 62, 46), seed.between(80 + tree, 0.0, 1.0));
        brush.shape(
            &[(x - 0.02, foot - 0.08), (x + 0.02, foot - 0.08), (x + 0.02, foot), (x - 0.02, foot)],
            Color::rgb(74, 52, 36),
        );
        for step in 0..3 {
            let (top, half) = (foot - 0.06 - size * (0.4 + 0.5 * f64::from(step)), size * (0.42 - 0.1 * f64::from(step)));
            brush.shape(&[(x, top - size * 0.3), (x + half, top + size * 0.34), (x - half, top + size * 0.34)], color);
        }
    }
}

/// Draws a cave: stalactites above and stalagmites below, a light deep inside, and in front an explorer with a lamp among crystals.
pub fn cave(brush: &mut Brush, seed: Seed) {
    let high = brush.high();
    brush.wash(Color::rgb(70, 54, 52));
    let middle = (seed.between(1, -0.3, 0.3), high * 0.1);
    for (radius, color) in [(0.9, Color::rgb(110, 80, 62)), (0.6, Color::rgb(168, 120, 76)), (0.32, Color::rgb(236, 188, 110))] {
        brush.oval(middle, radius, radius * 0.7 * high.max(0.4), color);
    }
    for (from, row) in [(-1.0, 0), (1.0, 1)] {
        for tooth in 0..8 {
            let choice = 20 * (row + 1) + tooth;
            let x = -1.0 + 0.28 * tooth as f64 + seed.between(choice, -0.06, 0.06);
            let long = high * seed.between(choice + 50, 0.25, 0.85);
            let color = Color::rgb(46, 36, 40).mix(Color::rgb(84, 64, 60), seed.between(choice + 90, 0.0, 1.0));
            brush.shape(&[(x - 0.14, from * high), (x + 0.14, from * high), (x + 0.02, from * (high - long))], color);
            brush.shape(
                &[(x - 0.14, from * high), (x - 0.05, from * high), (x + 0.02, from * (high - long))],
                color.mix(Color::WHITE, 0.12),
            );
        }
    }
    let floor = high * 0.86;
    brush.soft(&[(-1.2, high * 1.1), (-0.7, floor), (0.0, high * 0.76), (0.7, floor), (1.2, high * 1.1)], Color::rgb(56, 42, 44));
    for (number, x) in [-0.62, -0.42, 0.5, 0.72].into_iter().enumerate() {
        let tall = high * seed.between(140 + number as u64, 0.2, 0.42);
        let foot = floor + high * 0.06;
        brush.shape(&[(x - 0.07, foot), (x, foot - tall), (x + 0.07, foot)], Color::rgb(96, 186, 196));
        brush.shape(&[(x - 0.07, foot), (x, foot - tall), (x - 0.01, foot)], Color::rgb(186, 236, 236));
    }
    explorer(brush, (middle.0, high * 0.8), high.min(0.9));
}

/// Draws, in the dark, an explorer who holds a lamp. The explorer's feet stand at this point.
fn explorer(brush: &mut Brush, (x, foot): Spot, size: f64) {
    const DARK: Color = Color::rgb(36, 28, 34);
    let at = |(along, up): Spot| (x + along * size, foot - up * size);
    let of = |spots: &[Spot]| spots.iter().copied().map(at).collect::<Vec<_>>();
    brush.disc(at((0.22, 0.4)), 0.2 * size, Color::rgb(255, 226, 140).with_alpha(120));
    brush.shape(&of(&[(-0.12, 0.0), (-0.02, 0.0), (0.0, 0.26), (0.03, 0.0), (0.13, 0.0), (0.1, 0.34), (-0.1, 0.34)]), DARK);
    brush.soft(&of(&[(-0.13, 0.3), (-0.13, 0.6), (0.0, 0.64), (0.12, 0.6), (0.12, 0.3)]), DARK);
    brush.disc(at((0.0, 0.72)), 0.08 * size, DARK);
    brush.line(&of(&[(0.08, 0.56), (0.22, 0.48)]), 0.05 * size, DARK);
    brush.disc(at((0.22, 0.42)), 0.05 * size, Color::rgb(255, 240, 190));
}

/// Draws waves below a low sun, with an island.
pub fn liquid(brush: &mut Brush, seed: Seed) {
    let high = brush.high();
    sky(brush, [Color::rgb(190, 216, 232), Color::rgb(222, 230, 232), Color::rgb(248, 226, 196)]);
    brush.disc((seed.between(1, -0.5, 0.5), -high * 0.05), 0.2, Color::rgb(255, 240, 200));
    brush.band(0.0, high, Color::rgb(88, 142, 176));
    let x = seed.between(2, -0.6, 0.4);
    brush.soft(
        &[(x - 0.3, 0.03), (x - 0.12, -0.12), (x + 0.02, -0.3 * high), (x + 0.16, -0.1), (x + 0.34, 0.03)],
        Color::rgb(74, 92, 92),
    );
    for row in 0..5 {
        let y = high * (0.1 + 0.19 * f64::from(row));
        let color = Color::rgb(88, 142, 176).mix(Color::rgb(28, 66, 108), 0.2 * f64::from(row + 1));
        let shift = seed.between(10 + row as u64, 0.0, 0.3);
        let mut crest: Vec<Spot> =
            (0..=16).map(|step| (-1.1 - shift + 0.16 * f64::from(step), y + if step % 2 == 0 { 0.0 } else { 0.055 })).collect();
        crest.extend([(1.6, high + 0.1), (-1.5, high + 0.1)]);
        brush.shape(&crest, color);
    }
    brush.line(&[(x - 0.16, high * 0.3), (x + 0.1, high * 0.3)], 0.03, Color::WHITE);
}

/// Draws floating islands and a flyer among clouds.
pub fn air(brush: &mut Brush, seed: Seed) {
    let high = brush.high();
    sky(brush, [Color::rgb(140, 184, 220), Color::rgb(184, 212, 232), Color::rgb(226, 236, 240)]);
    for cloud in 0..6 {
        let (x, y) = (seed.between(cloud, -1.0, 1.0), high * seed.between(10 + cloud, -0.7, 0.95));
        for (dx, radius) in [(-0.2, 0.1), (0.0, 0.16), (0.2, 0.11)] {
            brush.oval((x + dx, y), radius * 1.4, radius * 0.7, Color::WHITE.with_alpha(210));
        }
    }
    for island in 0..2 {
        let x = if island == 0 { seed.between(30, -0.7, -0.2) } else { seed.between(31, 0.2, 0.7) };
        let y = high * seed.between(40 + island, -0.3, 0.4);
        brush.shape(
            &[(x - 0.34, y), (x + 0.34, y), (x + 0.12, y + 0.26), (x, y + 0.4), (x - 0.14, y + 0.22)],
            Color::rgb(128, 104, 88),
        );
        brush.soft(
            &[(x - 0.36, y + 0.02), (x - 0.2, y - 0.1), (x + 0.2, y - 0.1), (x + 0.36, y + 0.02)],
            Color::rgb(120, 158, 92),
        );
        brush.shape(
            &[(x - 0.06, y - 0.06), (x - 0.06, y - 0.26), (x, y - 0.36), (x + 0.06, y - 0.26), (x + 0.06, y - 0.06)],
            Color::rgb(92, 88, 104),
        );
    }
}

/// Draws a burning mountain with streams of lava.
pub fn fire(brush: &mut Brush, seed: Seed) {
    let high = brush.high();
    sky(brush, [Color::rgb(92, 48, 54), Color::rgb(168, 76, 56), Color::rgb(236, 150, 84)]);
    let x = seed.between(1, -0.4, 0.4);
    for puff in 0..5 {
        let up = 0.14 * puff as f64;
        brush.disc(
            (x + seed.between(10 + puff, -0.12, 0.16) + up * 0.4, high * -0.3 - up),
            0.12 + up * 0.25,
            Color::rgb(74, 50, 56).with_alpha(200),
        );
    }
    ridge(brush, seed, 3, (0.3, 0.3), Color::rgb(118, 62, 54));
    let top = high * -0.3;
    brush.shape(
        &[(x - 0.14, top), (x + 0.12, top), (x + 0.36, high * 0.3), (x + 0.9, high), (x - 0.9, high), (x - 0.32, high * 0.2)],
        Color::rgb(62, 38, 42),
    );
    brush.shape(&[(x - 0.12, top), (x + 0.1, top), (x, top + 0.12)], Color::rgb(255, 214, 104));
    for (step, side) in [(0.0, -1.0), (0.05, 1.0), (-0.02, 0.3)] {
        let path = [(x + step, top + 0.08), (x + 0.1 * side, high * 0.2), (x + 0.06 * side, high * 0.5), (x + 0.34 * side, high)];
        brush.line(&path, 0.07, Color::rgb(240, 110, 44));
        brush.line(&path, 0.03, Color::rgb(255, 214, 104));
    }
}

fn sky(brush: &mut Brush, colors: [Color; 3]) {
    let high = brush.high();
    let bands = 9;
    for band in 0..bands {
        let share = f64::from(band) / f64::from(bands - 1);
        let color = if share < 0.5 { colors[0].mix(colors[1], share * 2.0) } else { colors[1].mix(colors[2], share * 2.0 - 1.0) };
        let top = high * (-1.0 + 2.0 * f64::from(band) / f64::from(bands));
        // The bands overlap, so that no gap shows between them.
        brush.band(top, high, color);
    }
}

/// Draws mountains across the field. Their feet lie `foot` below the middle of the field, and their peaks rise by up to `height`; the unit of both is
/// half the field's height.
fn ridge(brush: &mut Brush, seed: Seed, row: u64, (foot, height): (f64, f64), color: Color) {
    let high = brush.high();
    let mut points: Vec<Spot> = (0..=10)
        .map(|step| {
            let peak =
                if step % 2 == 0 { seed.between(200 * row + step, 0.0, 0.4) } else { seed.between(200 * row + step, 0.5, 1.0) };
            (-1.1 + 0.22 * step as f64, high * (foot - height * peak))
        })
        .collect();
    points.extend([(1.2, high), (-1.2, high)]);
    brush.shape(&points, color);
}
