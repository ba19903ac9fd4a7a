//! Playtests of Freedom in the Galaxy: there are none yet, since the game is not played here, and whoever asks is told so.

use freedom_in_the_galaxy::{BOOK, Content};
use playtest::NotPlayed;

/// The designs of the game, as playtests ask them.
#[must_use]
pub const fn playtested(_: &Content) -> NotPlayed {
    NotPlayed { title: BOOK }
}
