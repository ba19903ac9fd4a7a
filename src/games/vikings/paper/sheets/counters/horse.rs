//! Draws the horse of a rider, from above along its two hexes, with saddle and reins. A dead horse lies on its side.

use drawing::{Color, Group, Path, Stroke};
use geometry::{Mm, Point, Seed, Transform, Vector};
use sheets::Draft;
use sheets::boundary::curved;
use sheets::look::INK;

const COATS: [Color; 4] =
    [Color::rgb(166, 112, 64), Color::rgb(112, 78, 54), Color::rgb(206, 180, 142), Color::rgb(146, 140, 134)];
const BLANKETS: [Color; 3] = [Color::rgb(150, 58, 44), Color::rgb(62, 84, 132), Color::rgb(74, 102, 62)];
const MANE: Color = Color::rgb(58, 42, 32);
const LEATHER: Color = Color::rgb(92, 62, 38);
const SHADOW: Color = Color::rgb(0, 0, 0).with_alpha(72);
/// By which factor a horse on a counter is broader than the outlines in this file.
const BROADER: f64 = 1.25;
/// The width of outlines, in millimetres.
const OUTLINE: f64 = 0.28;

/// The outline of one half of a horse's body; the other half mirrors it.
const BODY: [(f64, f64); 9] =
    [(0.0, 11.6), (2.4, 11.2), (3.8, 9.0), (3.7, 5.6), (3.2, 2.4), (3.4, -1.6), (3.2, -4.2), (2.2, -5.6), (0.0, -6.0)];
/// The outline of one half of a horse's neck; the other half mirrors it.
const NECK: [(f64, f64); 5] = [(0.0, -3.6), (2.2, -4.4), (1.9, -7.6), (1.6, -10.4), (0.0, -11.2)];
/// The outline of one half of a horse's head; the other half mirrors it.
const HEAD: [(f64, f64); 6] = [(0.0, -9.6), (1.7, -10.0), (1.7, -11.8), (1.0, -14.2), (1.0, -15.8), (0.0, -16.2)];

fn points(spots: &[(f64, f64)]) -> Vec<Point> {
    spots.iter().map(|(x, y)| Point::new(*x, *y)).collect()
}

/// A soft outline that consists of this half and its mirror image.
fn both_sides(half: &[(f64, f64)]) -> Path {
    let other = half.iter().rev().filter(|(x, _)| *x > 0.0).map(|(x, y)| (-x, *y));
    curved(&points(&half.iter().copied().chain(other).collect::<Vec<_>>()))
}

fn outlined(path: Path, color: Color) -> Path {
    path.filled(color).with_stroke(Stroke::new(INK, Mm::new(OUTLINE)).rounded())
}

fn line(spots: &[(f64, f64)], color: Color, width: f64) -> Path {
    Path::line(&points(spots)).with_stroke(Stroke::new(color, Mm::new(width)).rounded())
}

/// Draws the horse of the rider who is called `name` round a point.
pub fn draw(draft: &mut Draft, name: &str, dead: bool, at: Point) {
    let seed = Seed::of(name);
    let coat = COATS[seed.one_of(5, COATS.len() as u64) as usize];
    let mut paths = vec![curved(&points(&SHADE)).filled(SHADOW)];
    legs(&mut paths, coat, dead);
    let tail = [(-0.8, 10.6), (0.8, 10.6), (1.0, 13.4), (0.2, 16.4), (-0.8, 15.6), (-1.0, 13.0)];
    paths.push(outlined(curved(&points(&tail)), MANE));
    paths.push(outlined(both_sides(&BODY), coat));
    let dark = coat.mix(Color::BLACK, 0.25);
    paths.push(
        curved(&points(&[(2.0, 10.4), (3.4, 9.0), (3.3, 5.6), (2.9, 1.0), (2.9, -3.4), (2.1, 2.0), (2.3, 6.0)])).filled(dark),
    );
    paths.push(outlined(both_sides(&NECK), coat));
    paths.push(outlined(both_sides(&HEAD), coat));
    let mane = [(-0.6, -11.4), (0.6, -11.4), (0.8, -8.8), (0.4, -7.4), (0.8, -6.0), (0.3, -3.8), (-0.4, -4.0), (-0.7, -7.0)];
    paths.push(outlined(curved(&points(&mane)), MANE));
    let blanket = BLANKETS[seed.one_of(6, BLANKETS.len() as u64) as usize];
    saddle(&mut paths, blanket);
    face(&mut paths, coat, dead);
    // The legs of a dead horse reach to the right.
    let at = if dead { at - Vector::new(2.4, 0.0) } else { at };
    draft.put(
        at,
        Group::of(paths.into_iter().map(|path| (Point::ORIGIN, path.into())).collect())
            .with_transform(Transform::scale(BROADER, 1.0))
            .as_picture(),
    );
}

/// The outline of the horse's shadow on the ground.
const SHADE: [(f64, f64); 8] =
    [(-2.6, -4.0), (3.4, -4.4), (4.6, -1.0), (4.5, 7.0), (3.4, 12.4), (-2.4, 12.2), (-3.4, 8.0), (-3.2, 0.0)];

/// Draws the hooves below the body. A horse that lies on its side stretches its legs.
fn legs(paths: &mut Vec<Path>, coat: Color, dead: bool) {
    let mut leg = |spots: &[(f64, f64)]| {
        paths.push(line(spots, INK, 1.3 + 2.0 * OUTLINE));
        paths.push(line(spots, coat, 1.3));
        if let Some((x, y)) = spots.last() {
            paths.push(outlined(Path::circle(Point::new(*x, *y), Mm::new(0.75)), MANE));
        }
    };
    if dead {
        for y in [-3.0, -1.0, 6.8, 8.8] {
            leg(&[(2.0, y), (5.0, y - 0.9), (7.0, y + 0.4)]);
        }
    } else {
        leg(&[(2.2, -3.0), (2.6, -6.4)]);
        leg(&[(-2.2, -3.0), (-2.7, -5.4)]);
    }
}

fn saddle(paths: &mut Vec<Path>, blanket: Color) {
    let cloth = [(0.0, -1.6), (3.5, -1.4), (3.7, 1.4), (3.4, 4.6), (0.0, 4.8)];
    paths.push(outlined(both_sides(&cloth), blanket));
    paths.push(line(&[(-2.6, 3.9), (0.0, 4.2), (2.6, 3.9)], Color::rgb(226, 190, 92), 0.3));
    paths.push(outlined(both_sides(&[(0.0, -0.6), (1.7, 0.2), (1.5, 2.0), (1.9, 3.2), (0.0, 3.4)]), LEATHER));
}

/// Draws ears, eyes, nostrils and bridle.
fn face(paths: &mut Vec<Path>, coat: Color, dead: bool) {
    for side in [-1.0, 1.0] {
        let ear = [(0.7 * side, -10.4), (1.9 * side, -12.2), (1.7 * side, -9.9)];
        paths.push(outlined(Path::polygon(&points(&ear)), coat));
        paths.push(line(&[(0.9 * side, -14.6), (1.3 * side, -11.0), (1.6 * side, -4.4)], LEATHER, 0.28));
        paths.push(Path::circle(Point::new(0.4 * side, -15.3), Mm::new(0.2)).filled(INK));
        let eye = (1.05 * side, -12.7);
        if dead {
            for slope in [0.4, -0.4] {
                paths.push(line(&[(eye.0 - 0.4, eye.1 - slope), (eye.0 + 0.4, eye.1 + slope)], INK, 0.22));
            }
        } else {
            paths.push(Path::circle(Point::new(eye.0, eye.1), Mm::new(0.32)).filled(INK));
        }
    }
    paths.push(line(&[(-1.0, -14.4), (1.0, -14.4)], LEATHER, 0.3));
}
