//! Asteroids: a handful of irregular rocks in a space.

use drawing::{Color, Group, Item, Path};
use geometry::{Angle, GridLayout, Mm, Point, Seed, Space, Vector};

pub(super) const LIT: Color = Color::rgb(226, 221, 213);
const SHADOW: Color = Color::rgb(186, 178, 168);
pub(super) const EDGE: Color = Color::rgb(112, 104, 95);

/// For each rock of a space: its position, and its largest radius, in parts of the space's width. No rock reaches the top, where the number of the
/// space stands.
const PLACES: [(f64, f64, f64); 7] = [
    (-0.03, 0.02, 0.145),
    (0.26, -0.11, 0.085),
    (-0.27, -0.12, 0.095),
    (0.22, 0.17, 0.105),
    (-0.23, 0.20, 0.080),
    (0.03, 0.31, 0.065),
    (0.07, -0.22, 0.060),
];

/// The rocks of one space, as one group of three outlines.
pub fn field(layout: &GridLayout, space: Space) -> (Point, Item) {
    let seed = Seed::at(space);
    let (mut rocks, mut shadows, mut pits) = (Path::default(), Path::default(), Path::default());
    let size = layout.space_size;
    let mirror = if seed.one_of(0, 2) == 0 { 1.0 } else { -1.0 };
    let missing = seed.one_of(1, 9) as usize;
    for (index, (x, y, radius)) in PLACES.into_iter().enumerate().filter(|(index, _)| *index != missing || missing == 0) {
        let choice = 10 + 40 * index as u64;
        let at = (mirror * x + seed.between(choice, -0.03, 0.03), y + seed.between(choice + 1, -0.03, 0.03));
        let radius = radius * seed.between(choice + 2, 0.8, 1.12);
        let corners = rock(seed, choice + 3, at, radius);
        let place = |(x, y): (f64, f64)| Point::at(size * x, size * y);
        let outline: Vec<Point> = corners.iter().copied().map(place).collect();
        // The part of the rock that faces away from the light: the corners at the lower right, and the same corners moved towards the middle.
        let many = corners.len();
        let dark: Vec<usize> = (0..many).filter(|corner| (corner * 8 / many) < 4 || corner * 8 / many == 7).collect();
        let start = dark.iter().position(|corner| !dark.contains(&((corner + many - 1) % many))).unwrap_or(0);
        let order: Vec<usize> = (0..dark.len()).map(|step| (dark[start] + step) % many).collect();
        let mut facet: Vec<Point> = order.iter().map(|corner| outline[*corner]).collect();
        let inner = order[1..order.len() - 1].iter().rev().map(|corner| {
            let (cx, cy) = corners[*corner];
            let pull = 0.42 + 0.1 * f64::from(u8::from(corner % 2 == 0));
            place((cx + (at.0 - cx) * pull, cy + (at.1 - cy) * pull))
        });
        facet.extend(inner);
        rocks = rocks.and(Path::polygon(&outline));
        shadows = shadows.and(Path::polygon(&facet));
        if radius > 0.07 {
            let pit =
                (at.0 - radius * seed.between(choice + 30, 0.15, 0.4), at.1 - radius * seed.between(choice + 31, 0.05, 0.4));
            pits = pits.and(Path::ellipse(place(pit), size * (radius * 0.2), size * (radius * 0.15)));
        }
    }
    let width = (size.get() * 0.009).max(0.1);
    let outlines = [rocks.clone().filled(LIT), shadows.filled(SHADOW), pits.filled(SHADOW), rocks.stroked(EDGE, width)];
    let items = outlines.into_iter().map(|path| (Point::ORIGIN, path.into())).collect();
    (layout.centre(space), Group::of(items).as_picture().into())
}

/// The corners of a rock, clockwise from the right.
fn rock(seed: Seed, choice: u64, at: (f64, f64), radius: f64) -> Vec<(f64, f64)> {
    let corners = 8 + seed.one_of(choice, 3);
    let stretch = seed.between(choice + 1, 0.72, 1.0);
    (0..corners)
        .map(|corner| {
            let turn =
                Angle::degrees((360.0 * corner as f64 + seed.between(choice + 4 + corner, -110.0, 110.0)) / corners as f64);
            let reach = radius * seed.between(choice + 15 + corner, 0.80, 1.0);
            let step = Vector::polar(turn, Mm::new(reach));
            (at.0 + step.x.get(), at.1 + step.y.get() * stretch)
        })
        .collect()
}
