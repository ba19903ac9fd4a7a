//! The signs and colours of the two sides, for their characters in the picture of a set-up, and for their boats.

use drawing::{Color, Path};
use geometry::{Mm, Point, Vector};
use vikings::Player;

/// The colour of a side.
#[must_use]
pub const fn color(player: Player) -> Color {
    match player {
        Player::A => Color::rgb(170, 40, 30),
        Player::B => Color::rgb(30, 70, 150),
    }
}

/// The sign of a side: a circle, or a square that stands on a corner. Players can tell the signs apart in black print too.
#[must_use]
pub fn sign(player: Player, middle: Point, radius: Mm) -> Path {
    match player {
        Player::A => Path::circle(middle, radius),
        Player::B => {
            let far = radius * 1.25;
            let steps = [(Mm::ZERO, -far), (far, Mm::ZERO), (Mm::ZERO, far), (-far, Mm::ZERO)];
            Path::polygon(&steps.map(|(across, down)| middle + Vector::at(across, down)))
        }
    }
}
