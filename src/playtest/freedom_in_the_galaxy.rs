//! Playtests of Freedom in the Galaxy: there are none yet, since the game is not played here, and whoever asks is told so.

use super::NotPlayed;
use freedom_in_the_galaxy::{BOOK, Content};

impl NotPlayed for Content {
    const TITLE: &'static str = BOOK;
}
