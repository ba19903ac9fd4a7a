//! What the page on which a game begins shows of a scenario.

use std::sync::Arc;

use drawing::Page;
use paper::sheets;
use project::Project;
use rules::play::{Play as _, Player, Told as _};

use super::PlayedByHand;

/// What the page on which a game begins shows of a scenario, in one state of the project.
pub struct Known<P: PlayedByHand> {
    project: Arc<Project>,
    scenario: P::Scenario,
    /// The names of the scenario's sides, or the reason why the scenario cannot be played.
    pub sides: Sides,
    /// A part of the scenario's board, as a picture.
    pub picture: Option<Arc<Page>>,
    /// The number of players and the length of a game, in words.
    pub length: String,
}

/// The names of the sides that fight; or else a sentence that says why the scenario cannot be played.
pub type Sides = Result<Vec<String>, String>;

impl<P: PlayedByHand> Known<P> {
    /// Looks up a scenario of a project.
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

    /// Whether this is the given scenario in the given state of the project.
    pub fn is(&self, project: &Arc<Project>, scenario: P::Scenario) -> bool {
        Arc::ptr_eq(&self.project, project) && self.scenario == scenario
    }
}
