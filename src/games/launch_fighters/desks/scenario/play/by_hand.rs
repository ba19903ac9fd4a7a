//! What Launch Fighters! supplies to the playing desk.

use super::choices::space_of;
use super::content;
use crate::LaunchFighters;
use kit::play::{Beside, GameShown, Loss, PlayedByHand};
use launch_fighters::play::{Action, Battle, CaptainName, Event, Record, State, Unit};
use launch_fighters::{InScenario, Place, Scenario};
use launch_fighters_paper::playtest::{PlayableScenario, recorded};
use paper::playtest::{PlayedOn, PlaytestRequest};
use paper::sheets::Printout;
use paper::sheets::frame::{Body, Frame};
use project::{Place as AnyPlace, Project};
use rules::play::Player;
use rules::{Id, Refusal};

impl PlayedByHand for LaunchFighters {
    type Played = Battle;
    type Captains = CaptainName;
    type Scenario = Id<Scenario>;

    fn has_secrets(_: &Battle) -> bool {
        false
    }

    fn turn_begun(_: &Battle, event: &Event) -> Option<u32> {
        if let Event::Turn(turn) = event { Some(u32::from(*turn)) } else { None }
    }

    fn has_learned(_: &Battle, _: &State, _: &State, _: &[Event], _: Player) -> bool {
        false
    }

    /// What a player loses by an event: a level of a stat, or a unit that is turned upside down or eliminated ("7) Damage and Hits"). `None` if the
    /// player loses nothing.
    fn loss(battle: &Battle, _: &State, event: &Event, player: Player) -> Option<Loss> {
        let (unit, loss) = match event {
            Event::Reduced(ship, ..) => (Unit::Ship(*ship), Loss::Hurt),
            Event::Flipped(squadron, _) => (Unit::Squadron(*squadron), Loss::Hurt),
            Event::Eliminated(unit, _) => (*unit, Loss::Gone),
            _ => return None,
        };
        (battle.player(unit) == player).then_some(loss)
    }

    fn of(project: &Project, scenario: Id<Scenario>) -> Result<Battle, Refusal> {
        Battle::new(content(project), scenario)
    }

    fn recorded(project: &Project, record: &Record) -> Result<Battle, Refusal> {
        recorded(content(project), record)
    }

    fn place(scenario: Id<Scenario>) -> AnyPlace {
        Place::Scenario(scenario, InScenario::Whole).into()
    }

    fn scenarios(project: &Project) -> impl Iterator<Item = (Id<Scenario>, &str)> {
        content(project).scenarios.iter().map(|(id, scenario)| (id, scenario.name.as_str()))
    }

    fn begin(project: &Project, request: &PlaytestRequest, number: u32) -> Result<PlayedOn<Self::Played>, String> {
        let (playable, _) = PlayableScenario::new(content(project), request).map_err(|error| error.to_string())?;
        Ok(playable.series().begin(number))
    }

    fn is_lit(battle: &Battle, state: &State, legal: &[Action], action: Action) -> bool {
        space_of(battle, state, legal, action).is_some()
    }

    /// Returns no papers: while they play, the players keep only the record sheets of their fleets.
    fn papers(_: &Battle, _: GameShown<'_, LaunchFighters>, _: &Frame<'_>, _: &mut Printout) -> Vec<Body> {
        Vec::new()
    }

    /// Returns no remark: the words of an attack already name its dice.
    fn beside(_: &Battle, _: &State, _: Action) -> Option<Beside> {
        None
    }
}
