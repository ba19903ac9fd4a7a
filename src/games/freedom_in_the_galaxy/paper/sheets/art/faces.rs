//! The faces that are drawn on heads: human, with a muzzle, scaled, or with faceted eyes.

use super::brush::Brush;
use super::portrait::Tones;
use drawing::Color;
use geometry::Seed;

const EYE: Color = Color::rgb(30, 26, 30);

/// Draws a human face: brows, eyes, nose and mouth, sometimes a visor, a patch or a scar.
pub fn like_ours(brush: &mut Brush, own: Seed, tones: &Tones) {
    let [_, shade] = tones.skin;
    let dark = shade.mix(Color::BLACK, 0.35);
    let wide = own.between(10, 0.17, 0.23);
    let high = own.between(11, -0.22, -0.14);
    let tilt = own.between(12, -0.05, 0.05);
    for side in [-1.0, 1.0] {
        brush.soft(
            &[
                (side * (wide - 0.11), high + 0.01),
                (side * wide, high - 0.06),
                (side * (wide + 0.11), high),
                (side * wide, high + 0.06),
            ],
            Color::WHITE,
        );
        brush.disc((side * wide, high), 0.052, EYE);
        let brow = [(side * (wide - 0.13), high - 0.13 + tilt), (side * (wide + 0.12), high - 0.14 - tilt)];
        brush.line(&brow, own.between(13, 0.04, 0.07), tones.hair.mix(Color::BLACK, 0.3));
    }
    brush.line(&[(0.03, high + 0.04), (0.08, 0.06), (-0.02, 0.1)], 0.045, shade);
    let smile = own.between(14, -0.03, 0.04);
    brush.line(&[(-0.13, 0.23 - smile), (0.0, 0.24 + smile * 0.4), (0.13, 0.23 - smile)], 0.05, dark);
    match own.one_of(15, 9) {
        0 => {
            brush.shape(
                &[(-0.48, high - 0.09), (0.48, high - 0.09), (0.44, high + 0.09), (-0.44, high + 0.09)],
                Color::rgb(40, 44, 54),
            );
            brush.line(&[(-0.38, high - 0.02), (-0.06, high - 0.02)], 0.03, Color::rgb(238, 90, 70));
        }
        1 => {
            brush.line(&[(-0.44, high - 0.3), (0.44, high + 0.1)], 0.045, EYE);
            brush.soft(&[(0.06, high - 0.1), (0.34, high - 0.08), (0.32, high + 0.12), (0.1, high + 0.12)], EYE);
        }
        // A scar on the cheek, with its stitches.
        2 => {
            brush.line(&[(-0.36, 0.02), (-0.22, 0.2)], 0.035, dark);
            for (x, y) in [(-0.33, 0.07), (-0.26, 0.15)] {
                brush.line(&[(x - 0.04, y + 0.03), (x + 0.04, y - 0.03)], 0.022, dark);
            }
        }
        _ => {}
    }
}

/// Draws the face of a beast, with a longer or a shorter muzzle, and with teeth or without.
pub fn muzzle(brush: &mut Brush, is_long: bool, has_teeth: bool, own: Seed, tones: &Tones) {
    let [skin, shade] = tones.skin;
    let pale = skin.mix(Color::WHITE, 0.4);
    let wide = own.between(10, 0.2, 0.25);
    for side in [-1.0, 1.0] {
        brush.soft(
            &[(side * (wide - 0.12), -0.14), (side * wide, -0.26), (side * (wide + 0.13), -0.2), (side * wide, -0.12)],
            Color::rgb(240, 204, 92),
        );
        brush.disc((side * wide, -0.18), 0.05, EYE);
        brush.line(&[(side * 0.06, -0.2), (side * (wide + 0.12), -0.34)], 0.06, shade);
    }
    let long = if is_long { 0.46 } else { 0.38 };
    brush.soft(&[(-0.26, 0.02), (0.0, -0.08), (0.26, 0.02), (0.22, long), (-0.22, long)], pale);
    brush.soft(&[(-0.13, -0.02), (0.13, -0.02), (0.0, 0.12)], EYE);
    brush.line(&[(0.0, 0.1), (0.0, 0.22)], 0.035, EYE);
    brush.line(&[(-0.16, 0.28), (0.0, 0.22), (0.16, 0.28)], 0.04, EYE);
    if has_teeth {
        brush.shape(&[(-0.1, 0.28), (-0.06, 0.38), (-0.03, 0.27)], Color::WHITE);
        brush.shape(&[(0.1, 0.28), (0.06, 0.38), (0.03, 0.27)], Color::WHITE);
    }
}

/// Draws scales, eyes with slits, and a wide mouth.
pub fn scales(brush: &mut Brush, tones: &Tones) {
    let [skin, shade] = tones.skin;
    for (row, count) in [(0, 3), (1, 4), (2, 3)] {
        for column in 0..count {
            let x = (f64::from(column) - f64::from(count - 1) / 2.0) * 0.17;
            brush.ring((x, -0.52 + 0.1 * f64::from(row)), 0.06, 0.04, 0.02, shade);
        }
    }
    for side in [-1.0, 1.0] {
        brush.disc((0.26 * side, -0.16), 0.12, Color::rgb(244, 216, 76));
        brush.oval((0.26 * side, -0.16), 0.028, 0.1, EYE);
        brush.line(&[(0.14 * side, -0.3), (0.4 * side, -0.28)], 0.06, shade);
        brush.disc((0.07 * side, 0.14), 0.025, EYE);
    }
    brush.line(&[(-0.3, 0.24), (0.0, 0.3), (0.3, 0.24)], 0.04, EYE);
    brush.soft(&[(-0.18, 0.34), (0.18, 0.34), (0.12, 0.44), (-0.12, 0.44)], skin.mix(Color::WHITE, 0.4));
}

/// Draws faceted eyes, and jaws.
pub fn facets(brush: &mut Brush, tones: &Tones) {
    let [_, shade] = tones.skin;
    for side in [-1.0, 1.0] {
        brush
            .soft(&[(0.1 * side, -0.34), (0.4 * side, -0.52), (0.52 * side, -0.2), (0.26 * side, 0.06)], Color::rgb(120, 34, 40));
        for (x, y) in [(0.28, -0.34), (0.4, -0.26), (0.3, -0.18), (0.2, -0.24)] {
            brush.disc((x * side, y), 0.035, Color::rgb(226, 120, 96));
        }
        brush.line(&[(0.06 * side, 0.3), (0.2 * side, 0.42), (0.1 * side, 0.56)], 0.06, shade);
    }
    brush.line(&[(0.0, -0.5), (0.0, 0.1)], 0.03, shade);
}

/// Draws a machine's face: a visor over a lens or two, a seam down the brow, and a grille.
pub fn plates(brush: &mut Brush, own: Seed, tones: &Tones) {
    let [_, shade] = tones.skin;
    let (dark, light) = (shade.mix(Color::BLACK, 0.7), Color::rgb(96, 214, 232));
    brush.line(&[(0.0, -0.72), (0.0, -0.36)], 0.03, dark);
    brush.soft(&[(-0.4, -0.34), (0.4, -0.34), (0.42, -0.2), (0.36, -0.06), (-0.36, -0.06), (-0.42, -0.2)], dark);
    let lenses: &[f64] = if own.one_of(50, 2) == 0 { &[-0.18, 0.18] } else { &[0.06] };
    for x in lenses {
        brush.disc((*x, -0.2), 0.09, light);
        brush.disc((*x - 0.02, -0.22), 0.035, Color::WHITE);
    }
    for y in [0.12, 0.19, 0.26] {
        brush.line(&[(-0.18, y), (0.18, y)], 0.035, dark);
    }
    for side in [-1.0, 1.0] {
        brush.line(&[(0.4 * side, 0.02), (0.24 * side, 0.08), (0.24 * side, 0.36)], 0.025, shade.mix(Color::BLACK, 0.3));
    }
}
