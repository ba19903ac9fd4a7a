//! Draws crowns of trees, seen from above: scalloped circles with a shaded side, over the grid.

use super::shadows::{self, SHADOW};
use super::{BoardDrawing, put};
use drawing::{Color, Path, Segment};
use geometry::{Angle, Mm, Point, Rect, Seed, Space, Vector};
use sheets::draft::Draft;
use vikings::board::Surface;

/// The colours of three kinds of crowns, each in the light and in the shade.
const CROWNS: [[Color; 2]; 3] = [
    [Color::rgb(168, 200, 138), Color::rgb(118, 158, 94)],
    [Color::rgb(150, 186, 120), Color::rgb(104, 144, 84)],
    [Color::rgb(186, 208, 146), Color::rgb(140, 168, 102)],
];
/// The colour of the outlines of crowns and leaves.
const EDGE: Color = Color::rgb(58, 88, 44);

/// Where crowns stand in a hex, as offsets from its middle, and their sizes, in parts of its width. Later crowns cover earlier ones.
const PLACES: [(f64, f64, f64); 5] =
    [(-0.22, -0.2, 0.19), (0.2, -0.24, 0.17), (0.27, 0.12, 0.18), (-0.24, 0.2, 0.2), (0.02, 0.03, 0.22)];

/// A crown: its hex, the first of the random numbers that shape it, its middle and its radius.
type Crown = (Space, u64, Point, Mm);

/// Draws the trees in a part of the site. All trees are above all of their shadows.
pub fn draw(draft: &mut Draft, drawing: &BoardDrawing, part: Rect) {
    let woods = drawing.spaces_within(part).filter(|space| drawing.site.surface(*space) == Some(Surface::Tree));
    let crowns: Vec<Crown> = woods.flat_map(|space| crowns(drawing, space)).collect();
    let fall = shadows::fall(drawing);
    let shadow = |path: Path, (_, _, middle, radius): &Crown| path.and(Path::circle(*middle + fall, *radius * 1.04));
    put(draft, crowns.iter().fold(Path::default(), shadow).filled(SHADOW));
    for crown in crowns {
        draw_crown(draft, drawing, crown);
    }
}

fn crowns(drawing: &BoardDrawing, space: Space) -> impl Iterator<Item = Crown> {
    let seed = Seed::at(space);
    let missing = seed.one_of(0, 8) as usize;
    let present = PLACES.into_iter().enumerate().filter(move |(number, _)| *number != missing);
    present.map(move |(number, (x, y, radius))| {
        let choice = 20 + 40 * number as u64;
        let (right, down) = (seed.between(choice, -0.03, 0.03), seed.between(choice + 1, -0.03, 0.03));
        let radius = drawing.layout.space_size * (radius * seed.between(choice + 2, 0.86, 1.08));
        (space, choice, drawing.near(space, (x + right, y + down)), radius)
    })
}

fn draw_crown(draft: &mut Draft, drawing: &BoardDrawing, (space, choice, middle, radius): Crown) {
    let seed = Seed::at(space);
    let size = drawing.layout.space_size;
    let lobes = 7 + seed.one_of(choice + 3, 3);
    let turn = seed.between(choice + 4, 0.0, 50.0);
    let at = |lobe: u64, half: f64, reach: f64| -> Point {
        let angle = Angle::degrees(turn + (lobe as f64 + half) * 360.0 / lobes as f64);
        middle + Vector::polar(angle, radius * reach)
    };
    let mut outline = Path::line(&[at(0, 0.0, 0.92)]);
    for lobe in 0..lobes {
        outline.segments.push(Segment::Cubic(at(lobe, 0.12, 1.22), at(lobe, 0.88, 1.22), at(lobe, 1.0, 0.92)));
    }
    outline.segments.push(Segment::Close);
    let [light, shaded] = CROWNS[seed.one_of(choice + 5, CROWNS.len() as u64) as usize];
    draft.path(outline.filled(light).stroked(EDGE, drawing.pen(0.013)));
    // Draws the shaded side of the crown, and a few leaves.
    let (low, right) = (Angle::degrees(100.0), Angle::degrees(-10.0));
    let mut shade = Path::arc(middle, radius * 0.86, right, low);
    let (from, to) = (middle + Vector::polar(right, radius * 0.86), middle + Vector::polar(low, radius * 0.86));
    let inner = middle + Vector::polar(Angle::degrees(45.0), radius * 0.42);
    shade.segments.push(Segment::Cubic(to.towards(inner, 0.6), inner.towards(from, 0.4), from));
    shade.segments.push(Segment::Close);
    draft.path(shade.filled(shaded));
    let mut leaves = Path::default();
    for leaf in 0..3 {
        let angle = Angle::degrees(150.0 + 45.0 * leaf as f64 + seed.between(choice + 10 + leaf, -12.0, 12.0));
        let spot = middle + Vector::polar(angle, radius * seed.between(choice + 20 + leaf, 0.3, 0.62));
        leaves.segments.extend(Path::arc(spot, size * 0.026, Angle::degrees(200.0), Angle::degrees(340.0)).segments);
    }
    draft.path(leaves.stroked(EDGE, drawing.pen(0.009)));
}
