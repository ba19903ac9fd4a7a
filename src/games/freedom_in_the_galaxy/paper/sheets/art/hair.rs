//! Hair, hoods and beards, chosen by the character's name.

use super::brush::Brush;
use super::portrait::Tones;
use drawing::Color;
use geometry::Seed;

/// How many hair styles there are.
const STYLES: u64 = 9;
/// The number of the style with hair over the shoulders.
const LONG: u64 = 1;
/// The number of the style with hair that is tied up.
const KNOT: u64 = 2;
/// The number of the style with wavy hair over the shoulders.
const WAVES: u64 = 5;
/// The number of the style with a hood.
const HOOD: u64 = 6;
/// The number of the style with a circlet.
const CIRCLET: u64 = 8;
/// The styles that ladies wear.
const LADIES: [u64; 4] = [LONG, WAVES, KNOT, CIRCLET];
/// Of this many characters, one on average wears each kind of beard.
const BEARDS: u64 = 6;

/// A style of hair and beard.
#[derive(Clone, Copy)]
pub struct Hair {
    style: u64,
    beard: Option<u64>,
}

impl Hair {
    /// Chooses a style by a seed, which comes from the character's name.
    pub fn of(own: Seed, is_lady: bool) -> Self {
        if is_lady {
            return Self { style: LADIES[own.one_of(20, LADIES.len() as u64) as usize], beard: None };
        }
        Self { style: own.one_of(20, STYLES), beard: Some(own.one_of(21, BEARDS)) }
    }

    /// Draws the hair or hood behind head and shoulders.
    pub fn behind(self, brush: &mut Brush, tones: &Tones) {
        behind(brush, self.style, tones);
    }

    /// Draws the hair around the face, and the beard.
    pub fn before(self, brush: &mut Brush, tones: &Tones) {
        before(brush, self.style, tones);
        if let Some(beard) = self.beard {
            bearded(brush, beard, tones);
        }
    }
}

fn behind(brush: &mut Brush, style: u64, tones: &Tones) {
    let dark = tones.hair.mix(Color::BLACK, 0.25);
    match style {
        LONG => {
            brush.soft(&[(0.0, -0.9), (0.62, -0.7), (0.66, 0.1), (0.74, 0.66), (-0.74, 0.66), (-0.66, 0.1), (-0.62, -0.7)], dark);
        }
        WAVES => brush.soft(
            &[
                (0.0, -0.98),
                (0.6, -0.84),
                (0.84, -0.3),
                (0.62, 0.06),
                (0.82, 0.46),
                (-0.82, 0.46),
                (-0.62, 0.06),
                (-0.84, -0.3),
                (-0.6, -0.84),
            ],
            dark,
        ),
        HOOD => brush.soft(
            &[(0.0, -1.06), (0.66, -0.8), (0.74, 0.0), (0.86, 0.7), (-0.86, 0.7), (-0.74, 0.0), (-0.66, -0.8)],
            tones.cloth[0],
        ),
        _ => {}
    }
}

fn before(brush: &mut Brush, style: u64, tones: &Tones) {
    let hair = tones.hair;
    match style {
        // Short hair, parted at the side.
        0 => brush.soft(
            &[
                (-0.5, -0.1),
                (-0.56, -0.6),
                (-0.1, -0.92),
                (0.5, -0.72),
                (0.52, -0.14),
                (0.4, -0.44),
                (-0.14, -0.54),
                (-0.38, -0.36),
            ],
            hair,
        ),
        LONG => brush.soft(
            &[(-0.56, 0.2), (-0.58, -0.56), (0.0, -0.94), (0.58, -0.56), (0.56, 0.2), (0.4, -0.3), (0.02, -0.6), (-0.4, -0.3)],
            hair,
        ),
        KNOT => {
            brush.disc((0.0, -0.92), 0.2, hair);
            brush.soft(
                &[(-0.48, -0.2), (-0.52, -0.62), (0.0, -0.88), (0.52, -0.62), (0.48, -0.2), (0.3, -0.5), (-0.3, -0.5)],
                hair,
            );
        }
        // A ridge of hair from front to back.
        3 => brush.soft(&[(-0.12, -0.56), (-0.18, -0.98), (0.0, -1.08), (0.18, -0.98), (0.12, -0.56), (0.0, -0.5)], hair),
        // A bald head, with only a gleam on it.
        4 => brush.soft(&[(-0.28, -0.6), (-0.08, -0.72), (0.02, -0.66), (-0.2, -0.52)], tones.skin[0].mix(Color::WHITE, 0.4)),
        WAVES => brush.soft(
            &[
                (-0.52, -0.1),
                (-0.6, -0.62),
                (-0.16, -0.98),
                (0.3, -0.92),
                (0.6, -0.56),
                (0.52, -0.1),
                (0.3, -0.5),
                (-0.24, -0.36),
            ],
            hair,
        ),
        HOOD => {
            brush.line(&[(-0.52, 0.24), (-0.56, -0.5), (0.0, -0.9), (0.56, -0.5), (0.52, 0.24)], 0.14, tones.cloth[0]);
            brush.line(&[(-0.46, 0.2), (-0.48, -0.48), (0.0, -0.8), (0.48, -0.48), (0.46, 0.2)], 0.03, tones.cloth[1]);
        }
        // A pilot's helmet.
        7 => {
            brush.soft(
                &[
                    (-0.56, -0.06),
                    (-0.62, -0.6),
                    (0.0, -1.0),
                    (0.62, -0.6),
                    (0.56, -0.06),
                    (0.44, -0.36),
                    (0.0, -0.44),
                    (-0.44, -0.36),
                ],
                tones.cloth[1],
            );
            brush.line(&[(-0.5, -0.42), (0.0, -0.54), (0.5, -0.42)], 0.05, tones.cloth[0]);
        }
        // A circlet on short hair.
        _ => {
            brush.soft(
                &[(-0.5, -0.1), (-0.54, -0.6), (0.0, -0.9), (0.54, -0.6), (0.5, -0.1), (0.36, -0.46), (-0.36, -0.46)],
                hair,
            );
            brush.line(&[(-0.48, -0.46), (0.0, -0.56), (0.48, -0.46)], 0.05, Color::rgb(236, 202, 104));
            brush.disc((0.0, -0.56), 0.06, Color::rgb(190, 50, 60));
        }
    }
}

fn bearded(brush: &mut Brush, beard: u64, tones: &Tones) {
    let hair = tones.hair;
    match beard {
        0 => brush.soft(
            &[(-0.42, 0.0), (-0.26, 0.14), (0.0, 0.12), (0.26, 0.14), (0.42, 0.0), (0.34, 0.34), (0.0, 0.56), (-0.34, 0.34)],
            hair,
        ),
        1 => brush.line(&[(-0.2, 0.2), (0.0, 0.15), (0.2, 0.2)], 0.06, hair),
        2 => brush.soft(&[(-0.12, 0.3), (0.12, 0.3), (0.06, 0.52), (-0.06, 0.52)], hair),
        _ => return,
    }
    // The mouth shows through a beard.
    brush.line(&[(-0.1, 0.24), (0.1, 0.24)], 0.04, tones.skin[1].mix(Color::BLACK, 0.3));
}
