//! Designs and pages of whatever game in other programs' formats, and answers about them.
//!
//! Reading order: `game.rs`, `pictures.rs`.

pub mod game;
mod pictures;

pub use exchange::*;
pub use pictures::pictures;
pub use {
    freedom_in_the_galaxy_paper::exchange as freedom_in_the_galaxy, launch_fighters_paper::exchange as launch_fighters,
    space_viking_paper::exchange as space_viking, star_viking_paper::exchange as star_viking, vikings_paper::exchange as vikings,
};
