//! The door through which the window reaches the games: no other file of the editor names a game.

use std::marker::PhantomData;

use kit::desks::game::{AnyDesks, PostDesks};
use kit::things::AnyThings;

use crate::project::Game;

pub use {
    freedom_in_the_galaxy_desks as freedom_in_the_galaxy, launch_fighters_desks as launch_fighters,
    space_viking_desks as space_viking, star_viking_desks as star_viking, vikings_desks as vikings,
};

/// The functions of a game that concern its things.
#[must_use]
pub fn things(game: Game) -> &'static dyn AnyThings {
    match game {
        Game::LaunchFighters => &PhantomData::<launch_fighters::LaunchFighters>,
        Game::StarViking => &PhantomData::<star_viking::StarViking>,
        Game::FreedomInTheGalaxy => &PhantomData::<freedom_in_the_galaxy::FreedomInTheGalaxy>,
        Game::Vikings => &PhantomData::<vikings::Vikings>,
        Game::SpaceViking => &PhantomData::<space_viking::SpaceViking>,
    }
}

/// The desks of a game, the views in which its things are edited.
#[must_use]
pub fn desks(game: Game) -> &'static dyn AnyDesks {
    match game {
        Game::LaunchFighters => &PhantomData::<launch_fighters::LaunchFighters>,
        Game::StarViking => &PhantomData::<star_viking::StarViking>,
        Game::FreedomInTheGalaxy => &PhantomData::<freedom_in_the_galaxy::FreedomInTheGalaxy>,
        Game::Vikings => &PhantomData::<vikings::Vikings>,
        Game::SpaceViking => &PhantomData::<space_viking::SpaceViking>,
    }
}

/// The views in which a game is played by post; `None` if the game is not played by post.
#[must_use]
pub const fn by_post(game: Game) -> Option<&'static dyn PostDesks> {
    match game {
        Game::LaunchFighters | Game::StarViking | Game::FreedomInTheGalaxy | Game::Vikings => None,
        Game::SpaceViking => Some(&space_viking::ByPost),
    }
}
