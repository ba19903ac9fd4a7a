//! Playtests of Vikings: there are none yet, since the game is not played here, and whoever asks is told so.

use playtest::NotPlayed;
use vikings::{BOOK, Content};

/// The designs of the game, as playtests ask them.
#[must_use]
pub const fn playtested(_: &Content) -> NotPlayed {
    NotPlayed { title: BOOK }
}
