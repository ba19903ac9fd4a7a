//! The backdrops behind the symbols of counters: a few plain shapes that can be told apart at arm's length. They are pale behind dark symbols, and
//! dark behind light ones.

use super::brush::{Brush, Spot};
use crate::sheets::look::of_loyalty;
use drawing::{Color, Ground, Path};
use freedom_in_the_galaxy::{EnvironType, Loyalty};
use geometry::{Rect, Seed};
use sheets::Draft;

/// What a backdrop shows.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Backdrop {
    /// An environ, in pale colours.
    Environ(EnvironType),
    /// Open ground at nightfall, in dark colours.
    Dusk,
    /// Stars and the edge of a planet, in dark colours.
    Space,
    /// Rays in the first colour over the second.
    Rays([Color; 2]),
    /// The five loyalties side by side.
    Loyalties,
    /// A plain field of this colour.
    Plain(Color),
}

/// How many stars a dark sky has.
const STARS: u64 = 16;
/// How many rays there are behind a crown.
const RAYS: u32 = 14;

impl Backdrop {
    /// The colour of most of the backdrop; holes that are cut out of a symbol are filled with this colour.
    #[must_use]
    pub const fn tone(self) -> Color {
        match self {
            Self::Environ(EnvironType::Urban) => Color::rgb(253, 236, 206),
            Self::Environ(EnvironType::Wild) => Color::rgb(226, 241, 236),
            Self::Environ(EnvironType::Subterranean) => Color::rgb(240, 214, 166),
            Self::Environ(EnvironType::Liquid) => Color::rgb(228, 241, 247),
            Self::Environ(EnvironType::Air) => Color::rgb(190, 219, 240),
            Self::Environ(EnvironType::Fire) => Color::rgb(252, 208, 134),
            Self::Dusk => Color::rgb(70, 84, 132),
            Self::Space => Color::rgb(22, 26, 48),
            Self::Loyalties => of_loyalty(Loyalty::Neutral),
            Self::Rays([_, ground]) | Self::Plain(ground) => ground,
        }
    }

    /// Fills a field with the backdrop. Its main colour is marked as background, so that the symbol also stands out in an ink-saving print.
    pub fn fill(self, draft: &mut Draft, seed: Seed, field: Rect) {
        draft.path(Path::rect(field).filled(self.tone()).as_ground(Ground::Plain));
        let mut brush = Brush::new(field);
        match self {
            Self::Environ(environ) => of_environ(&mut brush, environ),
            Self::Dusk => dusk(&mut brush),
            Self::Space => space(&mut brush, seed),
            Self::Rays([ray, _]) => rays(&mut brush, ray),
            Self::Loyalties => loyalties(&mut brush),
            Self::Plain(_) => {}
        }
        brush.put(draft);
    }
}

fn of_environ(brush: &mut Brush, environ: EnvironType) {
    let high = brush.high();
    match environ {
        EnvironType::Urban => {
            brush.disc((0.62, -high * 0.45), 0.15, Color::rgb(255, 250, 236));
            let towers = [(-0.98, 0.2), (-0.74, -0.5), (-0.5, 0.1), (0.4, -0.2), (0.66, 0.35), (0.84, -0.4)];
            for (left, top) in towers {
                let shape = [(left, high * top), (left + 0.2, high * top), (left + 0.2, high), (left, high)];
                brush.shape(&shape, Color::rgb(226, 196, 166));
            }
            brush.band(high * 0.8, high, Color::rgb(206, 172, 142));
        }
        EnvironType::Wild => {
            let hills = [(-1.2, 0.3 * high), (-0.6, -0.5 * high), (0.0, 0.2 * high), (0.55, -0.3 * high), (1.2, 0.4 * high)];
            land(brush, &hills, Color::rgb(196, 218, 204));
            land(
                brush,
                &[(-1.2, 0.3 * high), (-0.2, 0.5 * high), (0.6, 0.25 * high), (1.2, 0.5 * high)],
                Color::rgb(166, 202, 144),
            );
        }
        EnvironType::Subterranean => {
            let rock = Color::rgb(192, 150, 112);
            for (x, long) in [(-0.96, 0.9), (-0.72, 0.5), (0.72, 0.55), (0.96, 1.0)] {
                brush.shape(&[(x - 0.16, -high), (x + 0.16, -high), (x + 0.03, -high + long * high)], rock);
                brush.shape(&[(x - 0.18, high), (x + 0.18, high), (x - 0.03, high - long * high * 0.6)], rock);
            }
            brush.band(high * 0.82, high, rock);
        }
        EnvironType::Liquid => {
            brush.disc((-0.6, -high * 0.15), 0.2, Color::rgb(255, 238, 196));
            brush.band(0.0, high, Color::rgb(158, 204, 226));
            brush.band(high * 0.5, high, Color::rgb(126, 182, 212));
        }
        EnvironType::Air => {
            for (x, y, size) in [(-0.72, -0.35, 1.0), (0.7, 0.3, 1.2), (-0.45, 0.75, 0.8), (0.5, -0.75, 0.7)] {
                for (off, radius) in [(-0.16, 0.1), (0.0, 0.15), (0.17, 0.1)] {
                    brush.oval((x + off * size, y * high), radius * size * 1.3, radius * size * 0.6, Color::rgb(240, 247, 252));
                }
            }
        }
        EnvironType::Fire => {
            land(brush, &[(-1.2, 0.5 * high), (-0.62, -0.55 * high), (-0.1, 0.7 * high)], Color::rgb(226, 128, 78));
            land(brush, &[(0.1, 0.7 * high), (0.66, -0.35 * high), (1.2, 0.6 * high)], Color::rgb(226, 128, 78));
            brush.band(high * 0.66, high, Color::rgb(200, 92, 60));
        }
    }
}

/// Draws land that fills the field below a line of points.
fn land(brush: &mut Brush, line: &[Spot], color: Color) {
    let high = brush.high();
    let ends = [line.last(), line.first()].into_iter().flatten().map(|(x, _)| (*x, high));
    let outline: Vec<Spot> = line.iter().copied().chain(ends).collect();
    brush.shape(&outline, color);
}

fn dusk(brush: &mut Brush) {
    let high = brush.high();
    brush.disc((0.68, -high * 0.5), 0.15, Color::rgb(132, 146, 190));
    land(
        brush,
        &[(-1.2, 0.3 * high), (-0.7, -0.05 * high), (-0.1, 0.35 * high), (0.5, 0.1 * high), (1.2, 0.4 * high)],
        Color::rgb(52, 64, 106),
    );
    brush.band(high * 0.55, high, Color::rgb(32, 40, 70));
}

fn space(brush: &mut Brush, seed: Seed) {
    let high = brush.high();
    brush.disc((-0.7, high + 0.3), 0.62, Color::rgb(62, 86, 146));
    brush.disc((-0.76, high + 0.42), 0.62, Color::rgb(38, 52, 96));
    for star in 0..STARS {
        let at = (seed.between(100 + star, -0.97, 0.97), high * seed.between(200 + star, -0.95, 0.6));
        brush.disc(at, seed.between(300 + star, 0.009, 0.02), Color::rgb(226, 230, 246));
    }
}

fn rays(brush: &mut Brush, color: Color) {
    for ray in 0..RAYS {
        let at = |share: f64| {
            let turn = geometry::Angle::degrees(360.0 * (f64::from(ray) + share) / f64::from(RAYS));
            let (sine, cosine) = turn.sine_cosine();
            (cosine * 1.5, sine * 1.5)
        };
        brush.shape(&[(0.0, 0.0), at(0.0), at(0.5)], color);
    }
}

fn loyalties(brush: &mut Brush) {
    let (high, wide) = (brush.high(), 2.0 / Loyalty::ALL.len() as f64);
    for (at, loyalty) in Loyalty::ALL.into_iter().enumerate() {
        let left = -1.0 + wide * at as f64;
        let right = left + wide;
        brush.shape(&[(left, -high), (right, -high), (right, high), (left, high)], of_loyalty(loyalty));
    }
}
