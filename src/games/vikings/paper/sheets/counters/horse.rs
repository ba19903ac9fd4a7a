//! The horse of a rider, from above along its two hexes, or dead on its side.

use drawing::{Color, Group, Path};
use geometry::{Mm, Point, Seed};
use sheets::Draft;
use sheets::look::INK;

const COATS: [Color; 4] =
    [Color::rgb(150, 104, 62), Color::rgb(104, 74, 52), Color::rgb(196, 170, 134), Color::rgb(132, 126, 120)];
const MANE: Color = Color::rgb(58, 42, 32);
const OUTLINE: f64 = 0.25;

/// Draws the horse of a rider of this name round a point.
pub fn draw(draft: &mut Draft, name: &str, dead: bool, at: Point) {
    let coat = COATS[Seed::of(name).one_of(5, COATS.len() as u64) as usize];
    let shape = |points: &[(f64, f64)]| Path::polygon(&points.iter().map(|(x, y)| Point::new(*x, *y)).collect::<Vec<_>>());
    let outlined = |path: Path, color: Color| path.filled(color).stroked(INK, OUTLINE);
    let mut paths = Vec::new();
    let tail = shape(&[(-0.7, 11.0), (0.7, 11.0), (0.3, 15.4), (-0.5, 15.0)]);
    paths.push(outlined(tail, MANE));
    if dead {
        for (x, y) in [(3.4, -5.4), (3.4, 7.2)] {
            paths.push(outlined(shape(&[(x - 1.0, y), (x + 3.0, y - 0.8), (x + 3.0, y + 0.2), (x - 1.0, y + 1.6)]), coat));
        }
    }
    paths.push(outlined(Path::ellipse(Point::new(0.0, 3.0), Mm::new(3.9), Mm::new(8.6)), coat));
    paths.push(outlined(shape(&[(-2.0, -4.6), (2.0, -4.6), (1.5, -10.6), (-1.5, -10.6)]), coat));
    paths.push(outlined(shape(&[(-1.7, -10.2), (1.7, -10.2), (1.1, -15.4), (-1.1, -15.4)]), coat));
    paths.push(outlined(shape(&[(-0.4, -11.0), (0.4, -11.0), (0.5, -4.4), (-0.5, -4.4)]), MANE));
    for side in [-1.0, 1.0] {
        paths.push(outlined(shape(&[(1.0 * side, -10.4), (1.9 * side, -11.4), (1.6 * side, -9.8)]), coat));
        let eye = Point::new(0.9 * side, -12.2);
        if dead {
            let cross = |x: f64| {
                Path::line(&[Point::new(eye.x.get() - x, eye.y.get() - 0.4), Point::new(eye.x.get() + x, eye.y.get() + 0.4)])
            };
            paths.extend([cross(0.4), cross(-0.4)].map(|path| path.stroked(INK, 0.2)));
        } else {
            paths.push(Path::circle(eye, Mm::new(0.25)).filled(INK));
        }
    }
    draft.put(at, Group::of(paths.into_iter().map(|path| (Point::ORIGIN, path.into())).collect()).as_picture());
}
