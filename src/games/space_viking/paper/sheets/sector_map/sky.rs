//! The background of the map: the sky with its clouds and stars, the lines between spaces, and the frame with its numbers.

use super::look::Look;
use super::{field, margin, space, squares};
use drawing::text::Style;
use drawing::{Face, Ground, Group, Path, Stroke};
use geometry::{Angle, Mm, Point, Rect, Seed, Size, Vector};
use sheets::Draft;
use space_viking::Sector;

/// The distance that lines and stars keep from words.
const AWAY: Mm = Mm::new(0.5);
/// How many clouds there are, most of which lie along a river of stars that crosses the sector.
const CLOUDS: u64 = 22;
/// The sizes of a cloud's layers, as shares of the cloud's size. There are so many layers, and they are so thin, that the edge of a single layer
/// cannot be seen.
const LAYERS: [f64; 12] = [1.0, 0.94, 0.88, 0.82, 0.75, 0.68, 0.61, 0.54, 0.47, 0.4, 0.33, 0.25];
/// For each size of star, how many stars there are in a space on average, and their radius as a share of the space's width.
const STARS: [(f64, f64); 3] = [(2.6, 0.008), (0.9, 0.014), (0.13, 0.045)];
/// How many additional stars of the smallest size there are in the river of stars, for each space of the sector.
const DUST: f64 = 2.0;

/// Draws the sky, the lines and the numbers at the edges. The lines leave gaps for the areas `words`.
pub(in crate::sheets) fn ground(sector: &Sector, words: &[Rect]) -> Draft {
    let look = Look::of(sector);
    let squares = squares(sector);
    let clear: Vec<Rect> = words.iter().map(|word| word.inset(-AWAY)).collect();
    let mut draft = Draft::new();
    draft.path(Path::rect(Rect::new(Point::ORIGIN, field(sector))).filled(look.band).as_ground(Ground::Plain));
    draft.path(Path::rect(squares).filled(look.sky).as_ground(Ground::Sky));
    let mut sky = Draft::new();
    clouds(&mut sky, sector);
    stars(&mut sky, sector, &clear);
    draft.put(Point::ORIGIN, Group::of(sky.items).clipped(Path::rect(squares)).as_picture());
    lines(&mut draft, sector, &clear);
    draft.path(Path::rect(squares).stroked(look.frame, 0.7));
    draft.path(Path::rect(squares.inset(Mm::new(-1.0))).stroked(look.frame, 0.2));
    numbers(&mut draft, sector);
    draft
}

/// The seed of a sector's sky, which depends only on the numbers of columns and rows.
fn seed(sector: &Sector) -> Seed {
    Seed::of(&format!("{} x {}", sector.columns.get(), sector.rows.get()))
}

/// A point in the river of stars. `along` runs from 0 to 1 down the river; `beside` is the distance from its middle, as a share of the shorter side
/// of the area of squares.
fn in_the_river(squares: Rect, along: f64, beside: f64) -> Point {
    let short = squares.width().min(squares.height());
    let bow = Angle::degrees(along * 180.0).sine_cosine().0 * 0.1;
    let start = squares.min + Vector::at(squares.width() * along, squares.height() * (0.82 - 0.64 * along - bow));
    start + Vector::at(short * (beside * 0.45), short * beside)
}

fn clouds(draft: &mut Draft, sector: &Sector) {
    let (look, seed, squares) = (Look::of(sector), seed(sector), squares(sector));
    let short = squares.width().min(squares.height());
    for number in 0..CLOUDS {
        let choice = 10_000 + number * 100;
        let off = |step: u64, reach: f64| seed.between(choice + step, -reach, reach);
        let is_apart = number % 4 == 3;
        let along = -0.05 + 1.1 * (number as f64 + 0.5) / CLOUDS as f64;
        let middle = in_the_river(squares, along, off(0, if is_apart { 0.62 } else { 0.1 }));
        let reach = short * seed.between(choice + 1, 0.13, if is_apart { 0.2 } else { 0.28 });
        let color = look.clouds[seed.one_of(choice + 2, look.clouds.len() as u64) as usize];
        for (layer, part) in (0..).zip(LAYERS) {
            let shift = Vector::at(reach * off(3 + layer / 2, 0.1), reach * off(10 + layer / 2, 0.1));
            draft.path(cloud(seed, choice + 20 + layer / 2 * 15, middle + shift, reach * part).filled(color));
        }
    }
}

/// The ragged outline of a cloud, which is wider than it is high.
fn cloud(seed: Seed, choice: u64, middle: Point, reach: Mm) -> Path {
    const CORNERS: u32 = 44;
    let waves: Vec<(f64, f64, f64)> = (1..8_u64)
        .map(|wave| {
            (wave as f64, seed.between(choice + wave, 0.0, 360.0), seed.between(choice + wave + 7, 0.1, 0.34) / wave as f64)
        })
        .collect();
    let corner = |number: u32| {
        let turn = 360.0 * f64::from(number) / f64::from(CORNERS);
        let out =
            0.8 + waves.iter().map(|(wave, phase, high)| Angle::degrees(turn * wave + phase).sine_cosine().0 * high).sum::<f64>();
        let (sine, cosine) = Angle::degrees(turn).sine_cosine();
        // The cloud is stretched along the river, which rises to the right.
        middle + Vector::at(reach * (out * (cosine * 1.25 + sine * 0.2)), reach * (out * (sine * 0.7 - cosine * 0.45)))
    };
    Path::polygon(&(0..CORNERS).map(corner).collect::<Vec<_>>())
}

fn stars(draft: &mut Draft, sector: &Sector, clear: &[Rect]) {
    let (look, seed, squares, step) = (Look::of(sector), seed(sector), squares(sector), space(sector));
    let spaces = f64::from(sector.columns.get()) * f64::from(sector.rows.get());
    let seen = |at: &Point| !clear.iter().any(|area| area.contains(*at));
    for ((each, radius), size) in STARS.into_iter().zip(0..) {
        let choice = |number: u64| (size + 1) * 1_000_000 + number * 3;
        let anywhere = |number: u64| {
            let along = |step: u64| seed.between(choice(number) + step, 0.01, 0.99);
            squares.min + Vector::at(squares.width() * along(0), squares.height() * along(1))
        };
        let places: Vec<Point> = (0..(spaces * each) as u64).map(anywhere).filter(seen).collect();
        if size == 2 {
            // The largest stars have rays.
            let star = |at: &Point| glint(*at, step * radius);
            draft.path(places.iter().map(star).reduce(Path::and).unwrap_or_default().filled(look.stars));
            continue;
        }
        let dust = if size == 0 { (spaces * DUST) as u64 } else { 0 };
        let dust = (0..dust).map(|number| {
            let of = |step: u64, least: f64, most: f64| seed.between(4_000_000 + number * 5 + step, least, most);
            // The sum of three random numbers lies in the middle more often than at the edges.
            in_the_river(squares, of(0, 0.0, 1.0), of(1, -0.1, 0.1) + of(2, -0.08, 0.08) + of(3, -0.05, 0.05))
        });
        let all = places.into_iter().chain(dust.filter(|at| squares.contains(*at)).filter(seen));
        let color = look.sky.mix(look.stars, if size == 0 { 0.5 } else { 0.78 });
        // Dots are drawn as dashes of no length with round ends, which take little space in a file.
        let dot = |at: Point| Path::line(&[at, at + Vector::at(Mm::new(0.001), Mm::ZERO)]);
        let dots = all.map(dot).reduce(Path::and).unwrap_or_default();
        draft.path(dots.with_stroke(Stroke::new(color, step * (radius * 2.0)).rounded()));
    }
}

/// A star with four rays.
pub(in crate::sheets) fn glint(middle: Point, radius: Mm) -> Path {
    let point = |ray: u32| {
        let out = if ray.is_multiple_of(2) { radius } else { radius * 0.26 };
        middle + Vector::polar(Angle::UP + Angle::degrees(45.0 * f64::from(ray)), out)
    };
    Path::polygon(&(0..8).map(point).collect::<Vec<_>>())
}

/// Draws the lines between spaces; every fifth line is stronger.
fn lines(draft: &mut Draft, sector: &Sector, clear: &[Rect]) {
    let (look, step, area) = (Look::of(sector), space(sector), squares(sector));
    let ink = |number: u16| if number.is_multiple_of(5) { (look.fifth, 0.22) } else { (look.grid, 0.12) };
    for column in 1..sector.columns.get() {
        let (x, (color, width)) = (area.min.x + step * f64::from(column), ink(column));
        let words = clear.iter().filter(|word| word.min.x < x && x < word.max.x).map(|word| (word.min.y, word.max.y));
        for (from, to) in pieces((area.min.y, area.max.y), words.collect()) {
            draft.rule(Point::at(x, from), Point::at(x, to), color, width);
        }
    }
    for row in 1..sector.rows.get() {
        let (y, (color, width)) = (area.min.y + step * f64::from(row), ink(row));
        let words = clear.iter().filter(|word| word.min.y < y && y < word.max.y).map(|word| (word.min.x, word.max.x));
        for (from, to) in pieces((area.min.x, area.max.x), words.collect()) {
            draft.rule(Point::at(from, y), Point::at(to, y), color, width);
        }
    }
}

/// The parts of a line from `start` to `end` that do not lie in any of these gaps.
fn pieces((start, end): (Mm, Mm), mut gaps: Vec<(Mm, Mm)>) -> Vec<(Mm, Mm)> {
    gaps.sort_by(|one, other| one.0.get().total_cmp(&other.0.get()));
    let mut from = start;
    let mut left = Vec::new();
    for (gap, behind) in gaps.into_iter().chain([(end, end)]) {
        if gap > from {
            left.push((from, gap));
        }
        from = from.max(behind);
    }
    left
}

/// Draws the numbers of columns and rows on all four sides, and a star in each corner.
fn numbers(draft: &mut Draft, sector: &Sector) {
    let (look, edge, step, area) = (Look::of(sector), margin(sector), space(sector), squares(sector));
    let size = (edge.get() * 0.42).min(4.2);
    let style = |number: u16| {
        let face = if number.is_multiple_of(5) { Face::Bold } else { Face::Regular };
        Style::new(face, size).colored(look.frame).centred()
    };
    let out = Mm::new(0.6);
    for column in 0..sector.columns.get() {
        let x = edge + step * f64::from(column);
        for y in [-out, area.max.y + out] {
            let room = Rect::new(Point::at(x, y), Size::of(step, edge));
            draft.line(&format!("{:02}", column + 1), style(column + 1), room);
        }
    }
    for row in 0..sector.rows.get() {
        let y = edge + step * f64::from(row);
        for x in [-out, area.max.x + out] {
            let room = Rect::new(Point::at(x, y), Size::of(edge, step));
            draft.line(&format!("{:02}", row + 1), style(row + 1), room);
        }
    }
    let whole = Rect::new(Point::ORIGIN, field(sector)).inset(edge * 0.5);
    for corner in whole.corners() {
        draft.path(glint(corner, edge * 0.26).filled(look.frame));
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lines_stop_at_words() {
        let of = |gaps: &[(f64, f64)]| {
            let gaps = gaps.iter().map(|(from, to)| (Mm::new(*from), Mm::new(*to))).collect();
            pieces((Mm::new(1.0), Mm::new(9.0)), gaps).into_iter().map(|(from, to)| (from.get(), to.get())).collect::<Vec<_>>()
        };
        assert_eq!(of(&[]), [(1.0, 9.0)]);
        assert_eq!(of(&[(5.0, 6.0), (2.0, 3.0), (2.5, 4.0)]), [(1.0, 2.0), (4.0, 5.0), (6.0, 9.0)]);
        assert_eq!(of(&[(0.0, 2.0), (8.0, 12.0)]), [(2.0, 8.0)]);
    }
}
