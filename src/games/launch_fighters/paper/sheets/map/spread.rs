//! Moves the tokens of a small picture apart until each can be read.

use geometry::{Mm, Point, Rect, Vector};

/// The largest number of tokens that are moved apart; no picture has room for more.
const MOST: usize = 300;
/// How many times all overlapping pairs are moved at most; a dozen crowded tokens are apart much sooner.
const ROUNDS: usize = 60;

/// Moves round tokens with these middles and radii apart, if there is room, so that they stay near their places and within the board. Returns their
/// new middles. The same tokens always give the same result.
pub fn apart(mut tokens: Vec<(Point, Mm)>, board: Rect) -> Vec<Point> {
    if tokens.len() <= MOST {
        for _ in 0..ROUNDS {
            if !round(&mut tokens) {
                break;
            }
            for (at, radius) in &mut tokens {
                *at = within(*at, *radius, board);
            }
        }
    }
    tokens.into_iter().map(|(at, radius)| within(at, radius, board)).collect()
}

/// Moves the two tokens of every overlapping pair apart, each by half of the overlap; returns whether any tokens overlapped.
fn round(tokens: &mut [(Point, Mm)]) -> bool {
    let mut moved = false;
    for one in 1..tokens.len() {
        for other in 0..one {
            let ((first, near), (second, far)) = (tokens[one], tokens[other]);
            let step = first - second;
            let lacking = near + far - step.length();
            if lacking > Mm::new(1e-3) {
                // Two tokens with the same middle move apart along a line that depends only on their order.
                let length = step.length();
                let way = if length > Mm::new(1e-6) { step * (1.0 / length.get()) } else { Vector::new(1.0, 0.3 * one as f64) };
                tokens[one].0 = first + way * (lacking.get() * 0.5);
                tokens[other].0 = second - way * (lacking.get() * 0.5);
                moved = true;
            }
        }
    }
    moved
}

fn within(at: Point, radius: Mm, board: Rect) -> Point {
    let clamp = |at: Mm, min: Mm, max: Mm| at.max(min + radius).min((max - radius).max(min + radius));
    Point::at(clamp(at.x, board.min.x, board.max.x), clamp(at.y, board.min.y, board.max.y))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn tokens_come_apart_and_stay_on_the_board() {
        let board = Rect::at(0.0, 0.0, 100.0, 80.0);
        let corner = |index: u32| (Point::new(f64::from(index % 3), f64::from(index / 3) * 0.5), Mm::new(3.0));
        let tokens: Vec<_> = (0..12).map(corner).collect();
        let moved = apart(tokens.clone(), board);
        for (index, one) in moved.iter().enumerate() {
            assert!(board.inset(Mm::new(3.0 - 1e-9)).contains(*one), "{one:?}");
            assert!(moved[..index].iter().all(|other| (*one - *other).length() > Mm::new(5.4)), "{index} covers another");
        }
        assert_eq!(moved, apart(tokens, board));
        let far = vec![(Point::new(10.0, 10.0), Mm::new(3.0)), (Point::new(50.0, 10.0), Mm::new(3.0))];
        assert_eq!(apart(far, board), [Point::new(10.0, 10.0), Point::new(50.0, 10.0)]);
    }
}
