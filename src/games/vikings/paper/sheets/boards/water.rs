//! The signs of water: crests on the open sea, long lines on a river, dots in shallow water, and surf along a beach.

use super::{BoardDrawing, put};
use drawing::{Color, Path, Segment, Stroke};
use geometry::{Mm, Point, Rect, Seed, Space};
use sheets::draft::Draft;
use vikings::Terrain;
use vikings::board::Surface;

const WAVE: Color = Color::rgb(92, 136, 168);
const SURF: Color = Color::rgb(70, 118, 152);

/// Draws the water of a part.
pub fn draw(draft: &mut Draft, drawing: &BoardDrawing, part: Rect) {
    let (mut crests, mut currents, mut dots, mut surf) = (Path::default(), Path::default(), Path::default(), Path::default());
    for space in drawing.spaces_within(part) {
        let (Some(surface), Some(terrain)) = (drawing.site.surface(space), drawing.site.terrain(space)) else { continue };
        if !surface.is_water() {
            continue;
        }
        match (surface, terrain) {
            (_, Terrain::Shallow) => shallow(&mut dots, drawing, space),
            (Surface::River, _) => current(&mut currents, drawing, space),
            _ => crest(&mut crests, drawing, space),
        }
        for side in 0..6 {
            let beach = drawing.site.across(space, side).and_then(|near| drawing.site.surface(near)) == Some(Surface::Beach);
            if beach {
                breakers(&mut surf, drawing, space, side);
            }
        }
    }
    put(draft, crests.with_stroke(Stroke::new(WAVE, Mm::new(drawing.pen(0.011))).rounded()));
    put(draft, currents.with_stroke(Stroke::new(WAVE, Mm::new(drawing.pen(0.011))).rounded()));
    put(draft, dots.filled(WAVE));
    put(draft, surf.with_stroke(Stroke::new(SURF, Mm::new(drawing.pen(0.013))).rounded()));
}

/// Two or three crests of waves, each two arcs that meet in a point.
fn crest(path: &mut Path, drawing: &BoardDrawing, space: Space) {
    let seed = Seed::at(space);
    for wave in 0..2 + seed.one_of(0, 2) {
        let choice = 10 * (wave + 1);
        let (x, y) = (seed.between(choice, -0.3, 0.16), seed.between(choice + 1, -0.04, 0.06) + wave as f64 * 0.19 - 0.12);
        let wide = seed.between(choice + 2, 0.09, 0.13);
        for half in 0..2 {
            let left = x + wide * f64::from(half);
            arc(path, drawing, space, (left, y), (left + wide, y), 0.045);
        }
    }
}

/// Two long lines that wind along.
fn current(path: &mut Path, drawing: &BoardDrawing, space: Space) {
    let seed = Seed::at(space);
    for (line, y) in [-0.14, 0.16].into_iter().enumerate() {
        let left = seed.between(20 + line as u64, -0.42, -0.28);
        for bend in 0..4 {
            let from = left + 0.17 * f64::from(bend);
            arc(path, drawing, space, (from, y), (from + 0.17, y), if bend % 2 == 0 { 0.035 } else { -0.035 });
        }
    }
}

/// Dots, row by row.
fn shallow(path: &mut Path, drawing: &BoardDrawing, space: Space) {
    for (row, y) in [-0.18, 0.0, 0.18, 0.36].into_iter().enumerate() {
        for step in -1..=1 {
            let x = f64::from(step) * 0.24 + if row % 2 == 0 { 0.0 } else { 0.12 };
            let dot = Path::circle(drawing.near(space, (x, y)), drawing.layout.space_size * 0.011);
            path.segments.extend(dot.segments);
        }
    }
}

/// Two lines of surf along a side, the farther one shorter.
fn breakers(path: &mut Path, drawing: &BoardDrawing, space: Space, side: usize) {
    let corners = drawing.layout.corners(space);
    let middle = drawing.layout.centre(space);
    let (from, to) = (corners[side], corners[(side + 1) % 6]);
    for (inwards, short, bends) in [(0.09, 0.02, 4), (0.18, 0.14, 3)] {
        let end = |one: Point, other: Point| one.towards(other, short).towards(middle, inwards);
        let (first, last) = (end(from, to), end(to, from));
        for bend in 0..bends {
            let at = |step: i32| first.towards(last, f64::from(step) / f64::from(bends));
            let (start, stop) = (at(bend), at(bend + 1));
            // Towards the sea every bend bulges a little.
            let pull = |point: Point| point.towards(middle, 0.06);
            path.segments.push(Segment::Move(start));
            path.segments.push(Segment::Cubic(pull(start.towards(stop, 0.25)), pull(start.towards(stop, 0.75)), stop));
        }
    }
}

/// A flat arc between two points of a hex that bulges upwards.
fn arc(path: &mut Path, drawing: &BoardDrawing, space: Space, from: (f64, f64), to: (f64, f64), up: f64) {
    let at = |share: f64| (from.0 + (to.0 - from.0) * share, from.1 + (to.1 - from.1) * share - up * 1.3);
    path.segments.push(Segment::Move(drawing.near(space, from)));
    path.segments.push(Segment::Cubic(drawing.near(space, at(0.25)), drawing.near(space, at(0.75)), drawing.near(space, to)));
}
