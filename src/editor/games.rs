//! The door through which a game comes into the window: no other file here names one.

use super::desks::game::{AnyDesks, PostDesks};
use super::things::{AnyThings, Asked};
use crate::project::Game;

/// What a game says of its things.
#[must_use]
pub fn things(game: Game) -> &'static dyn AnyThings {
    match game {
        Game::LaunchFighters => &Asked(launch_fighters_desks::LaunchFighters),
        Game::StarViking => &Asked(star_viking_desks::StarViking),
        Game::FreedomInTheGalaxy => &Asked(freedom_in_the_galaxy_desks::FreedomInTheGalaxy),
        Game::Vikings => &Asked(vikings_desks::Vikings),
        Game::SpaceViking => &Asked(space_viking_desks::SpaceViking),
    }
}

/// What a game says on its desks.
#[must_use]
pub fn desks(game: Game) -> &'static dyn AnyDesks {
    match game {
        Game::LaunchFighters => &Asked(launch_fighters_desks::LaunchFighters),
        Game::StarViking => &Asked(star_viking_desks::StarViking),
        Game::FreedomInTheGalaxy => &Asked(freedom_in_the_galaxy_desks::FreedomInTheGalaxy),
        Game::Vikings => &Asked(vikings_desks::Vikings),
        Game::SpaceViking => &Asked(space_viking_desks::SpaceViking),
    }
}

/// The desks of a game that is played by post; none where it is not.
#[must_use]
pub const fn by_post(game: Game) -> Option<&'static dyn PostDesks> {
    match game {
        Game::LaunchFighters | Game::StarViking | Game::FreedomInTheGalaxy | Game::Vikings => None,
        Game::SpaceViking => Some(&space_viking_desks::ByPost),
    }
}
