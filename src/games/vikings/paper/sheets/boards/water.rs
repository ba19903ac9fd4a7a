//! The signs of water: crests on the open sea, long lines on a river, dots in shallow water.

use super::{BoardDrawing, put};
use drawing::{Color, Path, Segment, Stroke};
use geometry::{Mm, Rect, Seed, Space};
use sheets::draft::Draft;
use vikings::Terrain;
use vikings::board::Surface;

const WAVE: Color = Color::rgb(92, 136, 168);

/// Draws the signs of water in a part of the site.
pub fn draw(draft: &mut Draft, drawing: &BoardDrawing, part: Rect) {
    let (mut crests, mut currents, mut dots) = (Path::default(), Path::default(), Path::default());
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
    }
    put(draft, crests.with_stroke(Stroke::new(WAVE, Mm::new(drawing.pen(0.011))).rounded()));
    put(draft, currents.with_stroke(Stroke::new(WAVE, Mm::new(drawing.pen(0.011))).rounded()));
    put(draft, dots.filled(WAVE));
}

/// Draws two or three waves. Each consists of three hollows that meet in crests.
fn crest(path: &mut Path, drawing: &BoardDrawing, space: Space) {
    let seed = Seed::at(space);
    for wave in 0..2 + seed.one_of(0, 2) {
        let choice = 10 * (wave + 1);
        let (x, y) = (seed.between(choice, -0.3, 0.16), seed.between(choice + 1, -0.04, 0.06) + wave as f64 * 0.19 - 0.12);
        let wide = seed.between(choice + 2, 0.07, 0.1);
        for hollow in 0..3 {
            let left = x + wide * f64::from(hollow);
            arc(path, drawing, space, (left, y), (left + wide, y), -0.028);
        }
    }
}

/// Draws two long, winding lines.
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

/// Draws scattered dots, like pebbles on the bottom.
fn shallow(path: &mut Path, drawing: &BoardDrawing, space: Space) {
    let seed = Seed::at(space);
    for (row, y) in (0..).zip([-0.17, 0.0, 0.17, 0.32]) {
        for step in 0..4 {
            let choice = 10 * row + step;
            let x = (step as f64 - 1.5) * 0.2 + seed.between(choice, -0.08, 0.08);
            let at = drawing.near(space, (x, y + seed.between(choice + 50, -0.06, 0.06)));
            path.segments.extend(Path::circle(at, drawing.layout.space_size * seed.between(choice + 100, 0.007, 0.014)).segments);
        }
    }
}

/// Draws a flat arc between two points of a hex. The arc bulges upwards by `up`.
fn arc(path: &mut Path, drawing: &BoardDrawing, space: Space, from: (f64, f64), to: (f64, f64), up: f64) {
    let at = |share: f64| (from.0 + (to.0 - from.0) * share, from.1 + (to.1 - from.1) * share - up * 1.3);
    path.segments.push(Segment::Move(drawing.near(space, from)));
    path.segments.push(Segment::Cubic(drawing.near(space, at(0.25)), drawing.near(space, at(0.75)), drawing.near(space, to)));
}
