//! Scenes in space: a planet with moons or a ring, and a fleet.

use super::brush::{Brush, Spot};
use drawing::Color;
use geometry::Seed;

const NIGHT: Color = Color::rgb(26, 30, 54);
const WORLDS: [[Color; 2]; 5] = [
    [Color::rgb(92, 146, 168), Color::rgb(206, 226, 220)],
    [Color::rgb(190, 128, 82), Color::rgb(232, 196, 140)],
    [Color::rgb(134, 108, 160), Color::rgb(202, 184, 214)],
    [Color::rgb(110, 148, 92), Color::rgb(196, 214, 160)],
    [Color::rgb(178, 84, 72), Color::rgb(234, 168, 132)],
];

fn stars(brush: &mut Brush, seed: Seed) {
    brush.wash(NIGHT);
    let high = brush.high();
    // A veil of dust across the sky.
    let tilt = seed.between(1, -0.5, 0.5);
    brush.soft(
        &[
            (-1.3, tilt * high - 0.2),
            (0.0, -0.3),
            (1.3, -tilt * high - 0.25),
            (1.3, -tilt * high + 0.2),
            (0.0, 0.24),
            (-1.3, tilt * high + 0.25),
        ],
        Color::rgb(54, 56, 98),
    );
    for star in 0..46 {
        let at = (seed.between(100 + star, -1.0, 1.0), high * seed.between(200 + star, -1.0, 1.0));
        brush.disc(at, seed.between(300 + star, 0.008, 0.022), Color::rgb(236, 238, 250));
    }
}

/// Draws a planet with bands of cloud, one side of it in the dark.
pub fn planet(brush: &mut Brush, seed: Seed) {
    stars(brush, seed);
    let high = brush.high();
    let [ground, cloud] = WORLDS[seed.one_of(2, WORLDS.len() as u64) as usize];
    let radius = (0.62 * high).min(0.6);
    let (x, y) = (seed.between(3, -0.35, 0.35), high * seed.between(4, -0.1, 0.15));
    let has_ring = seed.one_of(5, 3) == 0;
    if has_ring {
        brush.ring((x, y), radius * 1.7, radius * 0.36, 0.06, cloud.mix(NIGHT, 0.35));
    }
    brush.disc((x, y), radius, ground);
    for band in 0..4 {
        let off = radius * seed.between(20 + band, -0.7, 0.7);
        let half = (radius * radius - off * off).sqrt() * 0.94;
        let (left, right) = (x - half * seed.between(30 + band, 0.3, 1.0), x + half * seed.between(40 + band, 0.3, 1.0));
        let thick = radius * 0.07;
        brush.soft(
            &[
                (left, y + off),
                (f64::midpoint(left, right), y + off - thick),
                (right, y + off),
                (f64::midpoint(left, right), y + off + thick),
            ],
            cloud,
        );
    }
    // The night side of the planet, between two arcs.
    let arc = |share: f64| {
        (0..=12).map(move |step| {
            let (sine, cosine) = geometry::Angle::degrees(-90.0 + 15.0 * f64::from(step)).sine_cosine();
            (x + radius * cosine * share, y + radius * sine)
        })
    };
    let back: Vec<Spot> = arc(0.25).collect();
    let dark: Vec<Spot> = arc(1.0).chain(back.into_iter().rev()).collect();
    brush.shape(&dark, NIGHT.with_alpha(150));
    if has_ring {
        let front: Vec<Spot> = (0..=12)
            .map(|step| {
                let (sine, cosine) = geometry::Angle::degrees(15.0 * f64::from(step)).sine_cosine();
                (x + radius * 1.7 * cosine, y + radius * 0.36 * sine)
            })
            .collect();
        brush.line(&front, 0.06, cloud);
    } else {
        let moon = (x - radius * seed.between(6, 1.3, 1.5), y - radius * seed.between(7, 0.3, 0.9));
        brush.disc(moon, radius * 0.2, Color::rgb(206, 204, 212));
        brush.disc((moon.0 + radius * 0.06, moon.1 - radius * 0.04), radius * 0.05, Color::rgb(160, 160, 172));
    }
}

/// Draws ships one behind another, with the fire of their engines behind them.
pub fn fleet(brush: &mut Brush, seed: Seed) {
    stars(brush, seed);
    let high = brush.high();
    let way = if seed.one_of(2, 2) == 0 { 1.0 } else { -1.0 };
    for ship in 0..4 {
        let size = 0.34 - 0.06 * ship as f64;
        let x = way * (0.36 - 0.36 * ship as f64);
        let y = high * seed.between(10 + ship, -0.25, 0.25) + high * (0.45 - 0.32 * ship as f64);
        let at = |across: f64, down: f64| (x + way * across * size, y + down * size);
        brush.soft(&[at(-1.0, -0.12), at(-2.2, 0.0), at(-1.0, 0.12)], Color::rgb(120, 190, 236));
        brush.shape(
            &[at(1.3, 0.06), at(0.2, -0.3), at(-0.9, -0.34), at(-1.1, 0.0), at(-0.9, 0.3), at(0.3, 0.26)],
            Color::rgb(176, 182, 196),
        );
        brush.shape(&[at(1.3, 0.06), at(-1.1, 0.04), at(-0.9, 0.3), at(0.3, 0.26)], Color::rgb(112, 116, 136));
        brush.shape(&[at(-0.2, -0.3), at(-0.5, -0.62), at(-0.9, -0.62), at(-0.8, -0.33)], Color::rgb(140, 146, 164));
        brush.shape(&[at(0.5, -0.12), at(0.2, -0.2), at(0.0, -0.1), at(0.3, -0.04)], Color::rgb(250, 214, 120));
    }
}
