//! Nebulae: translucent clouds over the spaces of a nebula, cut off at the edges of these spaces to show which spaces belong to it.

use std::collections::BTreeSet;

use drawing::{Color, Group, Items, Path, Segment};
use geometry::{Angle, GridLayout, Mm, Point, Seed, Space, Vector};

/// The colours of a nebula.
pub(super) struct Palette {
    pub haze: Color,
    billow: Color,
    wisp: Color,
    glow: Color,
    pub lining: Color,
    star: Color,
}

const DAY: Palette = Palette {
    haze: Color::rgb(236, 233, 246),
    billow: Color::rgb(150, 132, 200).with_alpha(52),
    wisp: Color::rgb(108, 146, 206).with_alpha(52),
    glow: Color::WHITE.with_alpha(130),
    lining: Color::rgb(112, 96, 168).with_alpha(110),
    star: Color::rgb(120, 108, 160),
};

/// The colours for a drawing on white that will be darkened for a night map. The daytime colours, if darkened, could not be told from the sky.
const NIGHT: Palette = Palette {
    haze: Color::rgb(169, 159, 199),
    glow: Color::rgb(120, 106, 160).with_alpha(50),
    star: Color::rgb(70, 58, 110),
    ..DAY
};

impl Palette {
    pub const fn of(by_night: bool) -> &'static Self {
        if by_night { &NIGHT } else { &DAY }
    }
}

/// The nebula over these spaces: a haze and, in each space, three clouds that overlap into neighbouring spaces.
pub fn cloud(layout: &GridLayout, spaces: &BTreeSet<Space>, palette: &Palette) -> Items {
    let all = spaces.iter().map(|space| Path::polygon(&layout.corners(*space))).reduce(Path::and);
    let Some(all) = all else { return Items::new() };
    let mut inside: Items = vec![(Point::ORIGIN, all.clone().filled(palette.haze).into())];
    let mut stars = Path::default();
    for space in spaces {
        billows(&mut inside, &mut stars, layout, *space, palette);
    }
    inside.push((Point::ORIGIN, stars.filled(palette.star).into()));
    vec![(Point::ORIGIN, Group::of(inside).clipped(all).into())]
}

fn billows(items: &mut Items, stars: &mut Path, layout: &GridLayout, space: Space, palette: &Palette) {
    let seed = Seed::at(space);
    let size = layout.space_size;
    let middle = layout.centre(space);
    let at = |choice: u64, spread: f64| {
        middle + Vector::at(size * seed.between(choice, -spread, spread), size * seed.between(choice + 1, -spread, spread))
    };
    let line = size.get() * 0.006;
    let billow = puff(seed, 100, at(10, 0.4), size * seed.between(12, 0.40, 0.58));
    let wisp = puff(seed, 200, at(20, 0.45), size * seed.between(22, 0.24, 0.40));
    let glow = puff(seed, 300, at(30, 0.35), size * seed.between(32, 0.13, 0.26));
    items.push((Point::ORIGIN, billow.filled(palette.billow).stroked(palette.lining, line).into()));
    items.push((Point::ORIGIN, wisp.filled(palette.wisp).stroked(palette.lining, line).into()));
    items.push((Point::ORIGIN, glow.filled(palette.glow).into()));
    for star in 0..2 + seed.one_of(60, 2) {
        let radius = size * seed.between(70 + 4 * star, 0.007, 0.014);
        *stars = std::mem::take(stars).and(Path::circle(at(72 + 4 * star, 0.42), radius));
    }
}

/// A cloud with a scalloped edge, wider than it is high.
fn puff(seed: Seed, choice: u64, middle: Point, radius: Mm) -> Path {
    let lobes = 6 + seed.one_of(choice, 4);
    let first = seed.between(choice + 1, 0.0, 360.0);
    let steps: Vec<Vector> = (0..lobes)
        .map(|lobe| {
            let turn = first + (lobe as f64 + seed.between(choice + 2 + lobe, -0.28, 0.28)) * 360.0 / lobes as f64;
            let step = Vector::polar(Angle::degrees(turn), radius * seed.between(choice + 20 + lobe, 0.72, 0.9));
            Vector::at(step.x, step.y * 0.72)
        })
        .collect();
    let mut segments = vec![Segment::Move(middle + steps[0])];
    for (index, from) in steps.iter().enumerate() {
        let to = steps[(index + 1) % steps.len()];
        // Each lobe swells out between two corners.
        let swell = |near: Vector, far: Vector| middle + near * 1.36 + (far - near) * 0.12;
        segments.push(Segment::Cubic(swell(*from, to), swell(to, *from), middle + to));
    }
    segments.push(Segment::Close);
    Path { segments, ..Path::default() }
}
