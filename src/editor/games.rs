//! The door through which the window reaches a game: no other file here names one.

use std::marker::PhantomData;

use kit::desks::game::{AnyDesks, PostDesks};
use kit::things::AnyThings;

use crate::project::Game;

pub use {
    freedom_in_the_galaxy_desks as freedom_in_the_galaxy, launch_fighters_desks as launch_fighters,
    space_viking_desks as space_viking, star_viking_desks as star_viking, vikings_desks as vikings,
};

/// What a game knows about its things.
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

/// The desks of a game.
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

/// The desks of a game that is played by post; none if it is not.
#[must_use]
pub const fn by_post(game: Game) -> Option<&'static dyn PostDesks> {
    match game {
        Game::LaunchFighters | Game::StarViking | Game::FreedomInTheGalaxy | Game::Vikings => None,
        Game::SpaceViking => Some(&space_viking::ByPost),
    }
}
