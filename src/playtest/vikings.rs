//! Playtests of Vikings: there are none yet, since the game is not played here, and whoever asks is told so.

use super::NotPlayed;
use vikings::{BOOK, Content};

impl NotPlayed for Content {
    const TITLE: &'static str = BOOK;
}
