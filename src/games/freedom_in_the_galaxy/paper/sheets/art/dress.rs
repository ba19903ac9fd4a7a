//! Clothes: uniforms and robes of state for the Empire, jackets, robes and flight suits for the Rebels.

use super::brush::{Brush, Spot};
use super::portrait::Tones;
use drawing::Color;
use freedom_in_the_galaxy::Side;
use geometry::Seed;

/// The outline of the shoulders, down to the lower edge of the field.
const SHOULDERS: [Spot; 8] =
    [(-0.3, 0.36), (0.3, 0.36), (0.74, 0.52), (0.96, 0.84), (1.02, 1.3), (-1.02, 1.3), (-0.96, 0.84), (-0.74, 0.52)];
/// The colour of buttons, marks of rank, clasps and chains.
const GOLD: Color = Color::rgb(232, 198, 104);

/// Draws the shoulders, dressed in the clothes of a side.
pub fn draw(brush: &mut Brush, side: Option<Side>, own: Seed, tones: &Tones) {
    let [cloth, trim] = tones.cloth;
    brush.soft(&SHOULDERS, cloth);
    brush.shape(&[(0.2, 0.4), (0.7, 0.52), (0.98, 0.9), (1.0, 1.3), (0.44, 1.3)], cloth.mix(Color::BLACK, 0.2));
    match (side, own.one_of(30, 3)) {
        (Some(Side::Imperial), 0) => uniform(brush, cloth, trim, own),
        (Some(Side::Imperial), 1) => breastplate(brush, trim),
        (Some(Side::Imperial), _) => robe_of_state(brush, trim),
        (_, 0) => jacket(brush, cloth, trim),
        (_, 1) => robe(brush, cloth, trim),
        (_, _) => flight_suit(brush, trim),
    }
}

/// Draws a high collar, a row of buttons, and marks of rank.
fn uniform(brush: &mut Brush, cloth: Color, trim: Color, own: Seed) {
    brush.shape(&[(-0.34, 0.3), (0.34, 0.3), (0.38, 0.56), (0.0, 0.7), (-0.38, 0.56)], cloth.mix(Color::BLACK, 0.3));
    brush.line(&[(-0.36, 0.54), (0.0, 0.68), (0.36, 0.54)], 0.05, trim);
    for y in [0.8, 0.94, 1.08] {
        brush.disc((0.0, y), 0.04, GOLD);
    }
    brush.twice(&[(0.5, 0.5), (0.86, 0.66), (0.92, 0.76), (0.54, 0.6)], trim);
    for pip in 0..=own.one_of(31, 3) {
        let x = -0.56 + 0.12 * pip as f64;
        brush.shape(&[(x, 0.78), (x + 0.08, 0.78), (x + 0.08, 0.88), (x, 0.88)], GOLD);
    }
}

/// Draws a plate over the chest with a cloak at one shoulder.
fn breastplate(brush: &mut Brush, trim: Color) {
    let steel = Color::rgb(176, 184, 196);
    brush.soft(&[(-0.44, 0.48), (0.44, 0.48), (0.64, 0.9), (0.56, 1.3), (-0.56, 1.3), (-0.64, 0.9)], steel);
    brush.line(&[(0.0, 0.56), (0.0, 1.3)], 0.03, steel.mix(Color::BLACK, 0.35));
    brush.ring((0.0, 0.88), 0.14, 0.14, 0.05, trim);
    brush.soft(&[(0.3, 0.44), (0.8, 0.5), (1.05, 0.9), (1.05, 1.3), (0.6, 1.3), (0.56, 0.8)], trim);
    brush.disc((0.42, 0.54), 0.09, GOLD);
}

/// Draws a broad collar and a chain of office.
fn robe_of_state(brush: &mut Brush, trim: Color) {
    brush.soft(
        &[(-0.3, 0.36), (-0.64, 0.44), (-0.56, 0.74), (0.0, 1.12), (0.56, 0.74), (0.64, 0.44), (0.3, 0.36), (0.0, 0.72)],
        trim,
    );
    for step in -4..=4 {
        let x = f64::from(step) * 0.13;
        brush.disc((x, 1.02 - x * x * 0.9), 0.05, GOLD);
    }
    brush.disc((0.0, 1.14), 0.1, Color::rgb(178, 40, 52));
}

/// Draws lapels over a shirt, and a scarf.
fn jacket(brush: &mut Brush, cloth: Color, trim: Color) {
    brush.shape(&[(-0.24, 0.46), (0.24, 0.46), (0.1, 1.3), (-0.1, 1.3)], Color::rgb(236, 226, 206));
    brush.twice(&[(0.22, 0.4), (0.5, 0.52), (0.36, 0.76), (0.44, 0.82), (0.1, 1.3)], cloth.mix(Color::BLACK, 0.3));
    brush.soft(&[(-0.34, 0.34), (0.0, 0.46), (0.34, 0.34), (0.36, 0.54), (0.0, 0.68), (-0.36, 0.54)], trim);
    brush.shape(&[(0.08, 0.58), (0.26, 0.56), (0.34, 0.98), (0.16, 1.02)], trim.mix(Color::BLACK, 0.12));
}

/// Draws folds that cross over the chest, with a broad sash.
fn robe(brush: &mut Brush, cloth: Color, trim: Color) {
    brush.shape(&[(-0.3, 0.4), (0.42, 1.3), (0.14, 1.3), (-0.44, 0.5)], trim);
    brush.shape(&[(0.3, 0.4), (-0.42, 1.3), (-0.14, 1.3), (0.44, 0.5)], trim.mix(cloth, 0.35));
    for x in [-0.7, 0.7] {
        brush.line(&[(x, 0.64), (x * 0.84, 1.3)], 0.03, cloth.mix(Color::BLACK, 0.35));
    }
}

/// Draws straps, a collar ring and a patch.
fn flight_suit(brush: &mut Brush, trim: Color) {
    brush.ring((0.0, 0.46), 0.36, 0.14, 0.1, Color::rgb(170, 176, 184));
    for side in [-1.0, 1.0] {
        brush.line(&[(0.42 * side, 0.5), (0.36 * side, 1.3)], 0.12, trim);
    }
    brush.line(&[(-0.4, 1.02), (0.4, 1.02)], 0.1, trim);
    brush.soft(&[(-0.72, 0.72), (-0.52, 0.72), (-0.54, 0.92), (-0.62, 0.98), (-0.7, 0.92)], Color::rgb(222, 150, 54));
}
