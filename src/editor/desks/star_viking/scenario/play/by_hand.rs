//! What the playing desk asks of Star Viking.

use super::choices::is_lit;
use super::content;
use crate::editor::play::{Beside, GameShown, PlayedByHand};
use crate::playtest::star_viking::GamePapers;
use crate::project::Project;
use crate::rules::play::{Captain, Record, Roster as _, find_captain};
use crate::rules::star_viking::odds::Chances;
use crate::rules::star_viking::play::{Action, CaptainName, Contest, State};
use crate::rules::star_viking::{InScenario, Place, Scenario};
use crate::rules::{Id, Place as AnyPlace, Refusal};
use crate::sheets::Printout;
use crate::sheets::frame::{Body, Frame};
use crate::sheets::star_viking::game_papers::game_papers;

impl PlayedByHand for Contest {
    type Scenario = Id<Scenario>;

    const HAS_SECRETS: bool = true;

    fn of(project: &Project, scenario: Id<Scenario>) -> Result<Self, Refusal> {
        Self::of(content(project), scenario)
    }

    fn recorded(project: &Project, record: &Record<Id<Scenario>, Action>) -> Result<Self, Refusal> {
        Self::of(content(project), record.scenario)
    }

    fn place(scenario: Id<Scenario>) -> AnyPlace {
        Place::Scenario(scenario, InScenario::Whole).into()
    }

    fn scenario_name(project: &Project, scenario: Id<Scenario>) -> Option<&str> {
        content(project).scenarios.get(scenario).map(|scenario| scenario.name.as_str())
    }

    fn captain(name: &str) -> Option<Box<dyn Captain<Self>>> {
        Some(Box::new(find_captain::<CaptainName>(name).ok()?.captain()))
    }

    fn is_lit(&self, _: &State, _: &[Action], action: Action) -> bool {
        is_lit(action)
    }

    fn papers(&self, shown: GameShown<'_, Self>, frame: &Frame<'_>, printout: &mut Printout) -> Vec<Body> {
        let papers = GamePapers::of(self, shown.state, &shown.heard, shown.reader);
        game_papers(content(shown.project), shown.scenario, &papers, frame, printout)
    }

    /// The odds of a shot.
    fn beside(&self, state: &State, action: Action) -> Option<Beside> {
        let planned = self.planned(state, action)?;
        let Chances { miss, hit, critical } = planned.chances;
        let differential = planned.differential;
        Some(Beside {
            words: format!("{differential:+}: miss {miss}, hit {hit}, crit. {critical}"),
            says: format!(
                "At a differential of {differential:+}, of the {} ways in which two dice fall {miss} miss, {hit} hit and {critical} hit \
                 critically.",
                Chances::ALL
            ),
        })
    }
}
