//! What Star Viking supplies to the playing desk.

use super::choices::is_lit;
use super::{content, news, prices};
use crate::StarViking;
use kit::play::{Beside, GameShown, Loss, PlayedByHand};
use paper::playtest::{PlayedOn, PlaytestRequest};
use paper::sheets::Printout;
use paper::sheets::frame::{Body, Frame};
use project::{Place as AnyPlace, Project};
use rules::play::{Play as _, Player, Record};
use rules::{Id, Refusal};
use star_viking::odds::Chances;
use star_viking::play::{Action, CaptainName, Contest, Event, State, UnitNumber};
use star_viking::{InScenario, Place, Scenario};
use star_viking_paper::playtest::{GamePapers, PlayableContest};
use star_viking_paper::sheets::game_papers::game_papers;

impl PlayedByHand for StarViking {
    type Played = Contest;
    type Captains = CaptainName;
    type Scenario = Id<Scenario>;

    fn has_secrets(_: &Contest) -> bool {
        true
    }

    fn of(project: &Project, scenario: Id<Scenario>) -> Result<Contest, Refusal> {
        Contest::of(content(project), scenario)
    }

    fn recorded(project: &Project, record: &Record<Id<Scenario>, Action>) -> Result<Contest, Refusal> {
        Contest::of(content(project), record.scenario)
    }

    fn place(scenario: Id<Scenario>) -> AnyPlace {
        Place::Scenario(scenario, InScenario::Whole).into()
    }

    fn scenarios(project: &Project) -> impl Iterator<Item = (Id<Scenario>, &str)> {
        content(project).scenarios.iter().map(|(id, scenario)| (id, scenario.name.as_str()))
    }

    fn begin(project: &Project, request: &PlaytestRequest, number: u32) -> Result<PlayedOn<Self::Played>, String> {
        let (playable, _) = PlayableContest::new(content(project), request).map_err(|error| error.to_string())?;
        Ok(playable.series().begin(number))
    }

    fn is_lit(_: &Contest, _: &State, _: &[Action], action: Action) -> bool {
        is_lit(action)
    }

    /// The number of the turn that an event begins, or of the round if a battle is played; `None` if it begins none.
    fn turn_begun(contest: &Contest, event: &Event) -> Option<u32> {
        match event {
            Event::Turn(turn) => Some(u32::from(*turn)),
            Event::Round(round) if contest.public().is_battle() => Some(u32::from(*round)),
            _ => None,
        }
    }

    /// Whether an action gave a player new information: the result of dice, what units of other players did, which of them evade, or units that the
    /// player neither saw before nor had noted.
    fn has_learned(contest: &Contest, before: &State, now: &State, heard: &[Event], player: Player) -> bool {
        let of_another = |unit: UnitNumber| now.unit(unit).owner != player;
        let all_declared = now.evaders.is_empty() && before.evaders.iter().any(|unit| of_another(*unit));
        if all_declared || heard.iter().any(|event| news::brings_to_light(event, of_another)) {
            return true;
        }
        let [before, now] = [before, now].map(|state| contest.view(state, player));
        let was_known = |unit: UnitNumber| before.sees(unit) || before.notes.iter().any(|(noted, ..)| *noted == unit);
        let known_now = now.others.iter().map(|seen| seen.unit).chain(now.notes.iter().map(|(unit, ..)| *unit));
        known_now.into_iter().any(|unit| !was_known(unit))
    }

    fn loss(_: &Contest, now: &State, event: &Event, player: Player) -> Option<Loss> {
        let (unit, loss) = match event {
            Event::Destroyed(unit) => (unit, Loss::Gone),
            Event::Hit(unit) | Event::Crippled(unit) | Event::Absorbed(unit) | Event::Expended(unit) => (unit, Loss::Hurt),
            _ => return None,
        };
        (now.unit(*unit).owner == player).then_some(loss)
    }

    fn papers(contest: &Contest, shown: GameShown<'_, StarViking>, frame: &Frame<'_>, printout: &mut Printout) -> Vec<Body> {
        let papers = GamePapers::of(contest, shown.state, &shown.heard, shown.reader);
        game_papers(content(shown.project), shown.scenario, &papers, frame, printout)
    }

    /// The remark beside an action: the odds of a shot, or the cost of another choice.
    fn beside(contest: &Contest, state: &State, action: Action) -> Option<Beside> {
        let Some(planned) = contest.planned(state, action) else { return prices::beside(contest, state, action) };
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
