//! Draws the signs in hexes of land: sand, tufts of scrub, the hachures of a slope, boulders, and the boards of a floor.

use super::shadows::{self, SHADOW};
use super::{BoardDrawing, put};
use drawing::{Color, Path, Segment, Stroke};
use geometry::{Angle, Facing, Mm, Point, Rect, Seed, Space, Vector};
use sheets::draft::Draft;
use vikings::board::{Barrier, Surface};

const GRAIN: Color = Color::rgb(170, 146, 96);
const GRASS: Color = Color::rgb(142, 160, 104);
const LEAF: Color = Color::rgb(84, 116, 58);
const EARTH: Color = Color::rgb(134, 110, 74);
const BUSH: Color = Color::rgb(160, 188, 122);
const STONE: Color = Color::rgb(248, 247, 244);
const STONE_SHADE: Color = Color::rgb(186, 182, 174);
const STONE_EDGE: Color = Color::rgb(94, 90, 82);
const BOARDS: Color = Color::rgb(186, 152, 108);

/// Where bushes stand in a hex, as offsets from its middle, in parts of its width.
const BUSHES: [(f64, f64); 5] = [(-0.2, -0.12), (0.2, -0.16), (0.01, 0.08), (-0.26, 0.22), (0.25, 0.2)];
/// Where boulders lie in a hex, as offsets from its middle, and their sizes, in parts of its width.
const BOULDERS: [(f64, f64, f64); 4] = [(-0.17, -0.12, 0.17), (0.2, -0.1, 0.13), (0.1, 0.2, 0.19), (-0.24, 0.22, 0.11)];

/// Draws the signs in the hexes of a part of the site.
pub fn draw(draft: &mut Draft, drawing: &BoardDrawing, part: Rect) {
    let mut all = Signs::default();
    for space in drawing.spaces_within(part) {
        match drawing.site.surface(space) {
            Some(Surface::Flat) => blades(&mut all.grass, drawing, space),
            Some(Surface::Beach) => grains(&mut all.grains, drawing, space),
            Some(Surface::Scrub) => tufts(&mut all, drawing, space),
            Some(Surface::Slope) => hachures(&mut all.hachures, drawing, space),
            Some(Surface::Rock) => boulders(&mut all, drawing, space),
            Some(Surface::Interior) => floor(&mut all.floor, drawing, space),
            // These grounds have no signs here: trees are drawn later, over the grid, and the signs of water earlier.
            Some(Surface::Tree | Surface::Sea | Surface::River) | None => {}
        }
    }
    let line = |color, share| Stroke::new(color, Mm::new(drawing.pen(share))).rounded();
    put(draft, all.grass.with_stroke(line(GRASS, 0.009)));
    put(draft, all.grains.filled(GRAIN));
    put(draft, all.hachures.filled(EARTH));
    put(draft, all.bushes.filled(BUSH));
    put(draft, all.tufts.with_stroke(line(LEAF, 0.015)));
    put(draft, all.thrown.filled(SHADOW));
    put(draft, all.stones.clone().filled(STONE));
    put(draft, all.shades.filled(STONE_SHADE));
    put(draft, all.stones.with_stroke(line(STONE_EDGE, 0.013)));
    put(draft, all.floor.with_stroke(line(BOARDS, 0.009)));
}

/// The outlines of the signs, sorted by the pen that draws them.
#[derive(Default)]
struct Signs {
    grass: Path,
    grains: Path,
    bushes: Path,
    tufts: Path,
    hachures: Path,
    thrown: Path,
    stones: Path,
    shades: Path,
    floor: Path,
}

fn stroke(path: &mut Path, from: Point, to: Point) {
    path.segments.extend([Segment::Move(from), Segment::Line(to)]);
}

/// Draws tufts of three blades of grass.
fn blades(path: &mut Path, drawing: &BoardDrawing, space: Space) {
    let seed = Seed::at(space);
    for tuft in 0..=seed.one_of(0, 3) {
        let (x, y) = (seed.between(10 + tuft, -0.34, 0.34), seed.between(20 + tuft, -0.22, 0.34));
        for (lean, high) in [(-0.034, 0.04), (0.0, 0.06), (0.034, 0.04)] {
            stroke(path, drawing.near(space, (x + lean * 0.3, y)), drawing.near(space, (x + lean, y - high)));
        }
    }
}

/// Draws grains of sand.
fn grains(path: &mut Path, drawing: &BoardDrawing, space: Space) {
    let seed = Seed::at(space);
    for grain in 0..26 {
        let at = (seed.between(grain, -0.44, 0.44), seed.between(40 + grain, -0.36, 0.44));
        // Points beyond the slanting sides lie in the next hex.
        if at.0.abs() * 0.577 + at.1.abs() > 0.55 {
            continue;
        }
        let radius = drawing.layout.space_size * seed.between(80 + grain, 0.006, 0.011);
        path.segments.extend(Path::circle(drawing.near(space, at), radius).segments);
    }
}

/// Draws bushes: fans of short strokes on a patch of leaves.
fn tufts(all: &mut Signs, drawing: &BoardDrawing, space: Space) {
    let seed = Seed::at(space);
    for (number, (x, y)) in (0..).zip(BUSHES) {
        let (x, y) = (x + seed.between(number * 3, -0.04, 0.04), y + seed.between(number * 3 + 1, -0.03, 0.03));
        let high = seed.between(number * 3 + 2, 0.11, 0.15);
        for blade in -2..=2 {
            let lean = f64::from(blade);
            let tip = (x + lean * 0.042, y - high * (1.0 - 0.1 * lean.abs()));
            stroke(&mut all.tufts, drawing.near(space, (x + lean * 0.012, y)), drawing.near(space, tip));
        }
        let size = drawing.layout.space_size;
        let patch = Path::ellipse(drawing.near(space, (x + 0.015, y - 0.012)), size * 0.1, size * 0.045);
        all.bushes.segments.extend(patch.segments);
    }
}

/// Draws strokes that run down a slope from its lip. If the slope has no lip, they run down from the higher ground beside it, which means flat land
/// or woods.
fn hachures(path: &mut Path, drawing: &BoardDrawing, space: Space) {
    let site = &drawing.site;
    let shape = site.grid().shape;
    let pull = |count: fn(&BoardDrawing, Space, usize) -> f64| -> Vector {
        (0..6).fold(Vector::ZERO, |sum, side| {
            sum + Vector::polar(shape.angle(Facing::new(side as u8)), Mm::new(count(drawing, space, side)))
        })
    };
    let lips = pull(|drawing, space, side| {
        let lip = drawing.site.passage(space, side).is_some_and(|passage| passage.barrier == Barrier::Lip && passage.own);
        f64::from(u8::from(lip))
    });
    let ground =
        pull(|drawing, space, side| match drawing.site.across(space, side).and_then(|near| drawing.site.surface(near)) {
            Some(Surface::Beach | Surface::Sea | Surface::River) => -1.0,
            Some(Surface::Flat | Surface::Scrub | Surface::Tree | Surface::Interior) => 0.4,
            Some(Surface::Slope | Surface::Rock) | None => 0.0,
        });
    let up = [lips, ground].into_iter().find(|step| step.length() > Mm::new(0.1)).unwrap_or(Vector::new(0.0, -1.0));
    let up = up * (1.0 / up.length().get());
    let along = Vector::at(-up.y, up.x);
    let (middle, size) = (drawing.layout.centre(space), drawing.layout.space_size.get());
    let seed = Seed::at(space);
    let is_slope = |point: Point| site.surface(drawing.layout.space_at(point)) == Some(Surface::Slope);
    // The strokes are wedges, broad at the top of the slope and pointed at its foot.
    for row in 0..2_i32 {
        let high = 0.4 - 0.38 * f64::from(row);
        let wide = if row == 0 { 4 } else { 5 };
        for step in -wide..=wide {
            let choice = (row * 20 + step + 10) as u64;
            let aside = f64::from(step) * 0.092 + seed.between(choice + 40, -0.012, 0.012);
            let long = seed.between(choice, 0.22, 0.36) * (1.0 - 0.08 * f64::from(step.abs()));
            let at = |aside: f64, high: f64| middle + along * (aside * size) + up * (high * size);
            let top = high - seed.between(choice + 20, 0.0, 0.07);
            let foot = at(aside * 1.06 + seed.between(choice + 70, -0.015, 0.015), top - long);
            let corners = [at(aside - 0.017, top), at(aside + 0.017, top), foot];
            if corners.iter().all(|corner| is_slope(*corner)) {
                path.segments.extend(Path::polygon(&corners).segments);
            }
        }
    }
}

/// Draws boulders with a shaded side.
fn boulders(all: &mut Signs, drawing: &BoardDrawing, space: Space) {
    let seed = Seed::at(space);
    for (number, (x, y, radius)) in (0..).zip(BOULDERS) {
        let choice = number * 30;
        let corners: Vec<Point> = (0..7)
            .map(|corner| {
                let turn = Angle::degrees(f64::from(corner) * 360.0 / 7.0 + seed.between(choice + corner as u64, -18.0, 18.0));
                let reach = radius * seed.between(choice + 10 + corner as u64, 0.78, 1.06);
                let step = Vector::polar(turn, Mm::new(reach));
                drawing.near(space, (x + step.x.get(), y + step.y.get() * 0.82))
            })
            .collect();
        let middle = drawing.near(space, (x, y));
        all.stones.segments.extend(Path::polygon(&corners).segments);
        let fall = shadows::fall(drawing);
        all.thrown.segments.extend(Path::polygon(&corners.iter().map(|corner| *corner + fall).collect::<Vec<_>>()).segments);
        // Light comes from the upper left. So the shade is an area between two rows of corners: those on the right and at the bottom, and the same
        // corners moved towards the middle.
        let outer = &corners[0..3];
        let inner = outer.iter().rev().map(|corner| corner.towards(middle, 0.45));
        let facet: Vec<Point> = outer.iter().copied().chain(inner).collect();
        all.shades.segments.extend(Path::polygon(&facet).segments);
    }
}

/// Draws the floor boards, and the ends of some of them. Eight boards together are as high as a row of hexes, so that the boards continue from hex to
/// hex.
fn floor(path: &mut Path, drawing: &BoardDrawing, space: Space) {
    const BOARD: f64 = 0.866 / 8.0;
    let seed = Seed::at(space);
    for row in -5..=5 {
        let y = f64::from(row) * BOARD;
        // Half the width of the hex at this height. The slanting sides of the hex begin half a side's length above and below its middle.
        let wide = |y: f64| (0.5_f64).min((0.577 - y.abs()) * 1.732);
        stroke(path, drawing.near(space, (-wide(y), y)), drawing.near(space, (wide(y), y)));
        let room = wide(y).min(wide(y + BOARD)) - 0.03;
        if room > 0.0 {
            let end = seed.between((row + 5) as u64, -room, room);
            stroke(path, drawing.near(space, (end, y)), drawing.near(space, (end, y + BOARD)));
        }
    }
}
