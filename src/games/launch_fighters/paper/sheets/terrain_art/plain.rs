//! Terrain drawn with just enough ink to distinguish its kinds, so that even a map with terrain in each of 40,000 spaces becomes a file that programs
//! can open.

use std::collections::BTreeSet;

use super::nebula::Palette;
use super::{asteroids, planetoid};
use drawing::{Group, Items, Path, Segment};
use geometry::{Facing, GridLayout, Mm, Point, Rect, Seed, Space, Vector};
use launch_fighters::TerrainKind;

/// Draws the spaces near a part of the board: two rocks for asteroids, a tint and a wave for a nebula, a surface with a firm edge for a planetoid.
pub fn terrain(layout: &GridLayout, kind: TerrainKind, spaces: &BTreeSet<Space>, near: Rect, cloud: &Palette) -> Items {
    let mut found = layout.spaces_within(near).filter(|space| spaces.contains(space)).peekable();
    if found.peek().is_none() {
        return Items::new();
    }
    let size = layout.space_size;
    let line = (size.get() * 0.012).max(0.1);
    let (mut ground, mut lines) = (Path::default(), Path::default());
    for space in found {
        let middle = layout.centre(space);
        match kind {
            TerrainKind::Asteroids => rocks(&mut ground, middle, size, Seed::at(space)),
            TerrainKind::Nebula => {
                polygon(&mut ground, &layout.corners(space));
                swell(&mut lines, middle, size);
            }
            TerrainKind::Planetoid => {
                let corners = layout.corners(space);
                polygon(&mut ground, &corners);
                for side in 0..corners.len() {
                    let beyond = layout.grid.across(space, Facing::new(side as u8));
                    if !beyond.is_some_and(|beyond| spaces.contains(&beyond)) {
                        lines.segments.push(Segment::Move(corners[side]));
                        lines.segments.push(Segment::Line(corners[(side + 1) % corners.len()]));
                    }
                }
            }
        }
    }
    let edge = ground.clone();
    let paths = match kind {
        TerrainKind::Asteroids => vec![ground.filled(asteroids::LIT).stroked(asteroids::EDGE, line)],
        TerrainKind::Nebula => vec![ground.filled(cloud.haze), lines.stroked(cloud.lining, line)],
        TerrainKind::Planetoid => vec![ground.filled(planetoid::DAY), lines.stroked(planetoid::EDGE, line)],
    };
    let items: Items =
        paths.into_iter().filter(|path| !path.segments.is_empty()).map(|path| (Point::ORIGIN, path.into())).collect();
    match kind {
        // The line around a planetoid stays inside the planetoid.
        TerrainKind::Planetoid => vec![(Point::ORIGIN, Group::of(items).clipped(edge).into())],
        TerrainKind::Asteroids | TerrainKind::Nebula => items,
    }
}

fn polygon(path: &mut Path, corners: &[Point]) {
    for (index, corner) in corners.iter().enumerate() {
        path.segments.push(if index == 0 { Segment::Move(*corner) } else { Segment::Line(*corner) });
    }
    path.segments.push(Segment::Close);
}

/// Adds a large rock and a small one, turned a little differently in each space.
fn rocks(path: &mut Path, middle: Point, size: Mm, seed: Seed) {
    let mirror = if seed.one_of(0, 2) == 0 { 1.0 } else { -1.0 };
    for (x, y, radius) in [(-0.08, 0.02, 0.2), (0.24, 0.18, 0.12)] {
        let at = middle + Vector::at(size * (mirror * x), size * (y + seed.between(1, -0.03, 0.03)));
        let corners = [(1.0, 0.1), (0.4, 0.8), (-0.5, 0.7), (-1.0, -0.1), (-0.3, -0.8), (0.7, -0.6)];
        let corners = corners.map(|(x, y)| at + Vector::at(size * (radius * mirror * x), size * (radius * y)));
        polygon(path, &corners);
    }
}

/// Adds a wave across a space.
fn swell(path: &mut Path, middle: Point, size: Mm) {
    let at = |x: f64, y: f64| middle + Vector::at(size * x, size * y);
    path.segments.push(Segment::Move(at(-0.3, 0.05)));
    path.segments.push(Segment::Cubic(at(-0.12, -0.28), at(0.12, 0.32), at(0.3, -0.02)));
}
