//! Designs and pages of any game in other programs' formats, and answers about them.
//!
//! Reading order: `game.rs`, `pictures.rs`.

pub mod game;
mod pictures;

pub use exchange::*;
pub use pictures::{each_page, pictures};
