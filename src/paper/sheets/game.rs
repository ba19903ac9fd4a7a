//! The door to the sheets of each game: the one file here that names the games.

use std::marker::PhantomData;

use project::Game;
pub use sheets::game::*;

/// The functions that print the sheets of a game.
#[must_use]
pub const fn of(game: Game) -> &'static dyn AnySheets {
    match game {
        Game::LaunchFighters => &PhantomData::<launch_fighters_paper::LaunchFighters>,
        Game::StarViking => &PhantomData::<star_viking_paper::StarViking>,
        Game::FreedomInTheGalaxy => &PhantomData::<freedom_in_the_galaxy_paper::FreedomInTheGalaxy>,
        Game::Vikings => &PhantomData::<vikings_paper::Vikings>,
        Game::SpaceViking => &PhantomData::<space_viking_paper::SpaceViking>,
    }
}
