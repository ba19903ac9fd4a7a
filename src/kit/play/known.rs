//! A scenario as the page on which a game begins shows it.

use std::sync::Arc;

use drawing::Page;
use paper::sheets;
use project::Project;
use rules::play::{Play as _, Player, Told as _};

use super::PlayedByHand;

/// A scenario of a value of the project.
pub struct Known<P: PlayedByHand> {
    project: Arc<Project>,
    scenario: P::Scenario,
    /// Its sides, or why it cannot be played.
    pub sides: Sides,
    /// A piece of its board.
    pub picture: Option<Arc<Page>>,
    /// How many play it, and how long.
    pub length: String,
}

/// The names of the sides that fight; the error says why the scenario cannot be played, as a sentence.
pub type Sides = Result<Vec<String>, String>;

impl<P: PlayedByHand> Known<P> {
    /// The scenario of a project.
    pub fn new(project: &Arc<Project>, scenario: P::Scenario) -> Self {
        let sides = P::of(project, scenario).map(|battle| {
            let name = |player| battle.side_name(Player::new(player as u8)).to_owned();
            (0..battle.players()).map(name).collect::<Vec<_>>()
        });
        let (game, name) = (sheets::game::of(project.content.game()), P::scenario_name(project, scenario));
        Self {
            project: Arc::clone(project),
            scenario,
            sides: sides.map_err(|refusal| format!("It cannot be played yet: {refusal}.")),
            picture: game.cover(&project.content, name, &project.title).map(Arc::new),
            length: game.players_and_length(&project.content, name),
        }
    }

    /// Whether it is this scenario of this value of a project.
    pub fn is(&self, project: &Arc<Project>, scenario: P::Scenario) -> bool {
        Arc::ptr_eq(&self.project, project) && self.scenario == scenario
    }
}
