//! The door to the playtests of each game: the one file here that names the games.

use playtest::{Captain, Playtests, Terms};
use project::{Content, Game};

/// The functions for playtests of the game to which these designs belong.
#[must_use]
pub fn of(content: &Content) -> Box<dyn Playtests + '_> {
    match content {
        Content::LaunchFighters(content) => Box::new(launch_fighters_paper::playtest::Playtested(content)),
        Content::StarViking(content) => Box::new(star_viking_paper::playtest::Playtested(content)),
        Content::FreedomInTheGalaxy(content) => Box::new(freedom_in_the_galaxy_paper::playtest::Playtested(content)),
        Content::Vikings(content) => Box::new(vikings_paper::playtest::Playtested(content)),
        Content::SpaceViking(content) => Box::new(space_viking_paper::playtest::Playtested(content)),
    }
}

/// The words that a game uses in the reports of its playtests.
#[must_use]
pub fn terms(game: Game) -> &'static Terms {
    of(&Content::empty(game)).terms()
}

/// The captains of a game, the weakest first.
#[must_use]
pub fn captains(game: Game) -> Vec<Captain> {
    of(&Content::empty(game)).captains()
}
