//! What the playing desk asks of Launch Fighters!

use super::choices::space_of;
use super::content;
use crate::editor::play::{Beside, GameShown, PlayedByHand};
use crate::playtest::helm;
use crate::playtest::launch_fighters::series;
use crate::project::{Place as AnyPlace, Project};
use crate::rules::launch_fighters::play::{Action, Battle, CaptainName, Event, Record, State};
use crate::rules::launch_fighters::{InScenario, Place, Scenario};
use crate::rules::play::{Captain, Player, Roster, find_captain};
use crate::rules::{Id, Refusal};
use crate::sheets::Printout;
use crate::sheets::frame::{Body, Frame};

impl PlayedByHand for Battle {
    type Scenario = Id<Scenario>;

    const HAS_SECRETS: bool = false;

    fn turn_begun(&self, event: &Event) -> Option<u32> {
        if let Event::Turn(turn) = event { Some(u32::from(*turn)) } else { None }
    }

    fn has_learned(&self, _: &Self::State, _: &Self::State, _: &[Event], _: Player) -> bool {
        false
    }

    fn of(project: &Project, scenario: Id<Scenario>) -> Result<Self, Refusal> {
        Self::new(content(project), scenario)
    }

    /// Nobody chooses in it again: captains are hired only so that its sides are seated.
    fn recorded(project: &Project, record: &Record) -> Result<Self, Refusal> {
        let series = series(content(project), record.scenario, &[helm(CaptainName::default())], record.seed)?;
        Ok(series.battle(record.game).clone())
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

    fn is_lit(&self, state: &State, legal: &[Action], action: Action) -> bool {
        space_of(self, state, legal, action).is_some()
    }

    /// A fleet's record sheets are kept while it is played, and nothing else is.
    fn papers(&self, _: GameShown<'_, Self>, _: &Frame<'_>, _: &mut Printout) -> Vec<Body> {
        Vec::new()
    }

    /// Its dice are told by the attack itself.
    fn beside(&self, _: &State, _: Action) -> Option<Beside> {
        None
    }
}
