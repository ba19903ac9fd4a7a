//! The surface of a body as seen from space, drawn in a disc round the origin: its ground, its clouds, the lights of its cities, its night side.
//!
//! Blue and green mean air, as on the book's tiles, whatever the ground is; bodies without air have any other colour. All small choices follow from
//! the seed of the body. Reading order: this file, `globe.rs` (a ball seen from afar), `worlds.rs`, `giants.rs`, `rocks.rs`, `lights.rs`.

mod giants;
mod globe;
mod lights;
mod rocks;
mod worlds;

use drawing::{Color, Path, Stroke};
use geometry::{Angle, Mm, Point, Seed};
use globe::Globe;
use rules::{Id, Tint};
use sheets::Draft;
use star_viking::{Body, Orbit, Sector, Surface, System};
use worlds::Sea;

/// The colours of ground without air: "all other colors, including grey, red, tan, orange, purple".
const ROCKS: [Color; 7] = [
    Color::rgb(124, 122, 124),
    Color::rgb(150, 122, 92),
    Color::rgb(138, 84, 66),
    Color::rgb(122, 88, 126),
    Color::rgb(162, 108, 62),
    Color::rgb(128, 106, 110),
    Color::rgb(104, 110, 130),
];
/// The colours of seas on bodies with air: the blue-green of the book.
const SEAS: [Color; 5] = [
    Color::rgb(16, 92, 120),
    Color::rgb(14, 104, 110),
    Color::rgb(24, 84, 134),
    Color::rgb(12, 112, 118),
    Color::rgb(30, 100, 140),
];
/// The arcs that shade the night side, each with its bulge and its opacity.
const SHADES: [(f64, u8); 10] =
    [(0.04, 10), (0.13, 12), (0.22, 14), (0.31, 15), (0.4, 16), (0.49, 18), (0.58, 20), (0.67, 22), (0.76, 24), (0.86, 26)];
/// The direction of the night side: the sun shines from the upper left corner of the tile.
const NIGHT_SIDE: Angle = Angle::degrees(42.0);

/// The colour of a body's seas or rock, if the designer has not chosen one.
#[must_use]
pub fn suggested(system: &System, orbit: Id<Orbit>, body: &Body) -> Color {
    let seed = system.seed(body);
    let has_air = body.form.sectors().iter().any(|(_, sector)| sector.atmosphere);
    match system.surface(orbit, body) {
        Surface::Ocean | Surface::Continental if has_air => pick(seed, 1, &SEAS),
        Surface::Ocean | Surface::Continental => Color::rgb(92, 70, 112),
        Surface::Desert => pick(seed, 1, &[Color::rgb(196, 150, 92), Color::rgb(182, 118, 74), Color::rgb(206, 172, 120)]),
        Surface::Ice => pick(seed, 1, &[Color::rgb(206, 208, 216), Color::rgb(190, 186, 204), Color::rgb(214, 206, 200)]),
        Surface::Lava => pick(seed, 1, &[Color::rgb(58, 38, 38), Color::rgb(66, 44, 36), Color::rgb(50, 38, 44)]),
        Surface::Toxic => pick(seed, 1, &[Color::rgb(178, 152, 70), Color::rgb(188, 132, 66), Color::rgb(150, 104, 132)]),
        Surface::GasGiant | Surface::RingedGiant => pick(
            seed,
            1,
            &[Color::rgb(190, 146, 100), Color::rgb(202, 168, 118), Color::rgb(170, 110, 92), Color::rgb(156, 132, 150)],
        ),
        Surface::Barren | Surface::Cratered | Surface::TwinMoons => pick(seed, 2, &ROCKS),
        Surface::DenseBelt | Surface::ThinBelt | Surface::Wheel | Surface::Spindle | Surface::Domes => Color::gray(110),
    }
}

/// Draws the ground of a round body, and over it the night side. The caller clips the drawing to the body's outline.
#[must_use]
pub fn ground(system: &System, orbit: Id<Orbit>, body: &Body, radius: Mm) -> Draft {
    let globe = Globe { seed: system.seed(body), radius };
    let own = body.tint.map_or_else(|| suggested(system, orbit, body), |Tint([red, green, blue])| Color::rgb(red, green, blue));
    let surface = system.surface(orbit, body);
    let sectors = body.form.sectors();
    let has_air = sectors.iter().any(|(_, sector)| sector.atmosphere);
    let homes = lights::homes(globe, body);
    let mut draft = Draft::new();
    draft.path(Path::circle(Point::ORIGIN, radius).filled(own));
    let land = match surface {
        Surface::Ocean => worlds::ocean(&mut draft, globe, Sea { color: own, has_air }, &homes),
        Surface::Continental => worlds::continents(&mut draft, globe, Sea { color: own, has_air }, &homes),
        Surface::Desert => worlds::desert(&mut draft, globe, own),
        Surface::Ice => worlds::ice(&mut draft, globe, own),
        Surface::Lava => worlds::lava(&mut draft, globe),
        Surface::Toxic => worlds::toxic(&mut draft, globe, own),
        Surface::GasGiant => giants::bands(&mut draft, globe, own),
        Surface::RingedGiant => {
            let land = giants::bands(&mut draft, globe, own);
            giants::ring(&mut draft, globe, own);
            land
        }
        Surface::Barren => rocks::barren(&mut draft, globe, own),
        Surface::Cratered => rocks::cratered(&mut draft, globe, own),
        Surface::TwinMoons => rocks::twins(&mut draft, globe, own),
        // Belts and cities are drawn on the night sky.
        Surface::DenseBelt | Surface::ThinBelt | Surface::Wheel | Surface::Spindle | Surface::Domes => Vec::new(),
    };
    if has_air {
        worlds::clouds(&mut draft, globe);
    }
    if surface != Surface::TwinMoons {
        shade(&mut draft, globe);
    }
    if has_air {
        lights::cities(&mut draft, globe, body, &land);
        let rim = |inset: f64, color: Color, wide: f64| {
            Path::circle(Point::ORIGIN, radius - Mm::new(inset)).with_stroke(Stroke::new(color, Mm::new(wide)))
        };
        draft.path(rim(0.55, Color::rgb(120, 216, 236).with_alpha(90), 1.1));
        draft.path(rim(0.3, Color::rgb(160, 236, 246).with_alpha(120), 0.5));
    }
    draft
}

/// The veil of dust over a sector without air, if the same planet also has sectors with air; `None` for other sectors.
#[must_use]
pub fn veil(sector: Sector, body: &Body) -> Option<Color> {
    let mixed = body.form.sectors().iter().any(|(_, other)| other.atmosphere != sector.atmosphere);
    (mixed && !sector.atmosphere).then_some(Color::rgb(150, 116, 84).with_alpha(200))
}

/// Draws the night side with a soft edge, and brightens the side towards the sun.
fn shade(draft: &mut Draft, globe: Globe) {
    for (bulge, alpha) in SHADES {
        draft.path(globe.crescent(bulge, NIGHT_SIDE).filled(Color::rgb(2, 4, 12).with_alpha(alpha)));
    }
    for (bulge, alpha) in [(0.62, 16), (0.8, 22)] {
        let lit = NIGHT_SIDE + Angle::degrees(180.0);
        draft.path(globe.crescent(bulge, lit).filled(Color::WHITE.with_alpha(alpha)));
    }
}

fn pick(seed: Seed, choice: u64, colors: &[Color]) -> Color {
    let index = seed.one_of(choice, colors.len() as u64) as usize;
    colors.get(index).copied().unwrap_or(Color::gray(110))
}
