//! The papers of a game that was played on the screen, filled in as its players would have filled them in: the turn record, and each Viking's plunder
//! log and strategic display.

use super::{scope, strategic_display, turn_record};
use crate::playtest::GamePapers;
use rules::Id;
use sheets::Printout;
use sheets::frame::{Body, Frame};
use star_viking::{Content, InScenario, Place, Scenario};

/// The papers of a game. For a battle they are only the plunder log; there are none if the scenario no longer exists. A reader who may see the whole
/// game gets the papers of all players.
#[must_use]
pub fn game_papers(content: &Content, id: Id<Scenario>, game: &GamePapers, frame: &Frame, printout: &mut Printout) -> Vec<Body> {
    let Some(scenario) = content.scenarios.get(id) else { return Vec::new() };
    let mut bodies = turn_record::of_game(content, scenario, game, frame);
    if !game.turns.is_empty() {
        let names = scope::viking_players(content, scenario);
        bodies.extend(strategic_display::of_game(content, game, &names, frame, printout));
    }
    for body in &mut bodies {
        body.reader = None;
    }
    printout.seal(&mut bodies, Place::Scenario(id, InScenario::Whole), "The papers of the game");
    bodies
}
