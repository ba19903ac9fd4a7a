//! The silhouette of a ship, which shows its abilities. The more hits the ship withstands, the longer it is; it has a turret for each shot, a hatch
//! for each hold and, if it jumps, the ring of a drive at its stern.

use drawing::{Color, Path};
use geometry::{Mm, Point, Rect, Size, Vector};
use sheets::Draft;

/// The abilities of a ship that its silhouette shows.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Build {
    /// How many shots the ship has in a round.
    pub shots: u32,
    /// How many hits destroy the ship.
    pub hits: u32,
    /// How many holds the ship has.
    pub holds: u32,
    /// Whether the ship has a jump drive.
    pub jumps: bool,
}

const HULL: Color = Color::rgb(62, 72, 98);
/// The height of a hull, in millimetres; turrets stand above and below it.
const HIGH: f64 = 2.9;
/// The length that a hull would have without hits, in millimetres.
const SHORTEST: f64 = 8.0;
/// The length that each hit adds to a hull, in millimetres.
const A_HIT: f64 = 3.8;
/// The largest number of hits, and of holds, that a silhouette shows. It shows up to twice as many shots.
const MOST: u32 = 6;

/// Draws a silhouette with its stern at this point and its bow to the right.
pub(super) fn draw(draft: &mut Draft, build: Build, stern: Point) {
    let long = SHORTEST + A_HIT * f64::from(build.hits.min(MOST));
    let at = |x: f64, y: f64| stern + Vector::new(x, y * HIGH);
    let shape = |corners: &[(f64, f64)]| Path::polygon(&corners.iter().map(|(x, y)| at(*x, *y)).collect::<Vec<_>>());
    let bow = long - 3.4;
    let mut dark = shape(&[
        (1.0, -0.34),
        (2.0, -0.5),
        (bow, -0.5),
        (long - 1.0, -0.22),
        (long, 0.0),
        (long - 1.0, 0.22),
        (bow, 0.5),
        (2.0, 0.5),
        (1.0, 0.34),
    ]);
    if build.jumps {
        dark = dark.and(shape(&[(0.0, -0.6), (0.7, -0.6), (0.7, 0.6), (0.0, 0.6)])).and(shape(&[
            (0.6, -0.16),
            (1.2, -0.16),
            (1.2, 0.16),
            (0.6, 0.16),
        ]));
    }
    let shots = build.shots.min(MOST * 2);
    for shot in 0..shots {
        // Turrets stand by turns on the back of the hull and below the hull.
        let (pair, up) = (f64::from(shot / 2), if shot % 2 == 0 { -1.0 } else { 1.0 });
        let x = bow - 1.0 - pair * ((bow - 2.4) / f64::from(shots.div_ceil(2))).min(2.4);
        dark = dark.and(shape(&[(x - 0.6, 0.44 * up), (x + 0.3, 0.44 * up), (x + 0.2, 0.74 * up), (x - 0.5, 0.74 * up)]));
        dark = dark.and(shape(&[(x, 0.56 * up), (x + 1.5, 0.56 * up), (x + 1.5, 0.66 * up), (x, 0.66 * up)]));
    }
    draft.path(dark.filled(HULL));
    let holds = build.holds.min(MOST);
    let step = (bow - 2.6) / f64::from(holds.max(1));
    for hold in 0..holds {
        let hatch =
            Rect::around(at(2.6 + step * (f64::from(hold) + 0.5), 0.0), Size::of(Mm::new(step.min(1.9) * 0.62), Mm::new(1.2)));
        draft.path(Path::rect(hatch).filled(Color::WHITE));
    }
}
