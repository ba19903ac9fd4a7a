//! What concerns Freedom in the Galaxy alone.

mod almanac;
mod cards;
mod map;
mod odds;
mod pages;
mod pieces;
mod placement;
mod playtests;
mod rolls;
mod scenarios;
mod tables;

use drydock::project::{self, Game, Library};
use drydock::rules::freedom_in_the_galaxy::Content;

/// The designs of a template of the game.
fn template(name: &str) -> Content {
    let project = Library::bundled().template(Game::FreedomInTheGalaxy, name).expect("a template");
    let project::Content::FreedomInTheGalaxy(content) = project.content else { panic!("a project for another game") };
    content
}
