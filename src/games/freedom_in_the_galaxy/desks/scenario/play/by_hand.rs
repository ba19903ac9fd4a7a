//! What Freedom in the Galaxy supplies to the desk on which games are played.

use super::beside::beside;
use super::together::together;
use super::why::missing;
use super::winning::winning;
use super::{choices, content, lessons, news};
use crate::FreedomInTheGalaxy;
use freedom_in_the_galaxy::play::{Action, CaptainName, Contest, Event, Question, State, player_of};
use freedom_in_the_galaxy::{InScenario, Place, Scenario, Side};
use freedom_in_the_galaxy_paper::playtest::{GamePapers, PlayableContest};
use freedom_in_the_galaxy_paper::sheets::game_papers::game_papers;
use kit::play::{Beside, Eyes, Game, GameShown, Lasts, Lesson, Loss, PlayedByHand, Reason, Standing, Together, Winning};
use paper::playtest::{PlayedOn, PlaytestRequest};
use paper::sheets::Printout;
use paper::sheets::frame::{Body, Frame};
use project::{Place as AnyPlace, Project};
use rules::play::{Play as _, Player, Record};
use rules::{Id, Refusal};

impl PlayedByHand for FreedomInTheGalaxy {
    type Played = Contest;
    type Captains = CaptainName;
    type Scenario = Id<Scenario>;

    fn has_secrets(_: &Contest) -> bool {
        true
    }

    /// In a fight among characters nothing counts that lies face down, since a squad is shown when it attacks (7.22). While the Rebel has no possession
    /// that was not shown (14.2), and has heard of nothing that the Empire has not, both may look at it as the Rebel sees it.
    fn shared_view(_: &Contest, state: &State, all_heard: &dyn Fn(Player) -> bool) -> Option<Player> {
        let question = state.asked?.question;
        let in_fight = matches!(
            question,
            Question::Attack { .. } | Question::Champion | Question::Active | Question::BreakOff | Question::Wound
        );
        let is_shown = state.open.unseen == 0 && state.rebel.drawn.is_empty();
        let rebel = player_of(Side::Rebel);
        (in_fight && state.open.fight.is_some() && is_shown && all_heard(rebel)).then_some(rebel)
    }

    /// No question is hidden from the other side, because a side says openly whom it attacks and how (10.0).
    fn asks_covered(_: &Contest, _: &State) -> bool {
        false
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

    /// Whether the display highlights a choice. It does if the choice is about a counter, an environ or a planet.
    fn is_lit(_: &Contest, _: &State, _: &[Action], action: Action) -> bool {
        choices::subject(action).is_some()
    }

    fn turn_begun(_: &Contest, event: &Event) -> Option<u32> {
        if let Event::Turn(turn) = event { Some(u32::from(*turn)) } else { None }
    }

    /// Whether an action has told a player something new: dice rolled, cards drawn, hidden units shown, or moves of the other side.
    fn has_learned(_: &Contest, before: &State, now: &State, heard: &[Event], _: Player) -> bool {
        let phases = (before.open.phase, now.open.phase);
        let turned = before.open.phasing != now.open.phasing;
        turned || heard.iter().any(|event| news::brings_to_light(event) || news::is_of_another(event, phases.0, phases.1))
    }

    fn loss(contest: &Contest, _: &State, event: &Event, player: Player) -> Option<Loss> {
        news::loss(contest.public(), event, player)
    }

    /// Whether the action only takes something in hand: a member of a group that is to move, react or go on a mission, or a possession that is to be
    /// handed on.
    fn is_in_hand(action: Action) -> bool {
        let gathers = matches!(action, Action::From(_) | Action::At(_) | Action::Take(_) | Action::Give(_));
        gathers || matches!(action, Action::Mission(_) | Action::Join(_) | Action::CampJoins)
    }

    /// Besides what is in hand: who is active, stacked or raised, what is used, and who takes wounds and losses, one after another.
    fn gathers(action: Action) -> bool {
        let stacks = matches!(action, Action::With(_) | Action::Apart(_) | Action::Active(_) | Action::Use(_));
        let takes = matches!(action, Action::Wound(_) | Action::Lose(_) | Action::Raise(_));
        Self::is_in_hand(action) || stacks || takes
    }

    fn is_enough(action: Action) -> bool {
        matches!(action, Action::Done | Action::Decline | Action::NoLeader | Action::Spare | Action::Stay)
    }

    fn papers(
        contest: &Contest,
        shown: GameShown<'_, FreedomInTheGalaxy>,
        frame: &Frame<'_>,
        printout: &mut Printout,
    ) -> Vec<Body> {
        let papers = GamePapers::of(contest, shown.state, &shown.heard);
        game_papers(content(shown.project), shown.scenario, &papers, frame, printout)
    }

    /// An answer that the player may give in advance, by which they hand on no possessions. It saves time, since the question comes before the
    /// missions of every player-turn (14.12).
    fn standing(_: &Contest, state: &State) -> Option<Standing<Action>> {
        let asked = state.asked?;
        let says = "It is asked again in a later phase once other possessions can be handed on.";
        matches!(asked.question, Question::Trade).then_some(Standing {
            action: Action::Done,
            words: "Hand nothing on while this stays so",
            says,
            lasts: Lasts::SameChoices,
        })
    }

    fn together(contest: &Contest, _: &State, legal: &[Action]) -> Vec<Together<Action>> {
        together(legal, |character| contest.character_name(character))
    }

    fn lesson(_: &Contest, state: &State) -> Option<Lesson> {
        lessons::lesson(state)
    }

    fn winning(game: &Game<Self>, eyes: Eyes) -> Option<Winning> {
        Some(winning(game, eyes))
    }

    /// Whether a choice is made only after the player has read it in the list. This holds for a choice that sends someone on a mission, names the
    /// leader of a search or hands on a possession, because otherwise a single click would complete it.
    fn is_read_first(action: Action) -> bool {
        let joins = matches!(action, Action::Join(_) | Action::CampJoins | Action::SearchLed(_));
        joins || matches!(action, Action::Give(_) | Action::GiveTo(_))
    }

    fn missing(contest: &Contest, state: &State, _: &[Action]) -> Vec<Reason> {
        missing(contest, state)
    }

    fn beside(contest: &Contest, state: &State, action: Action) -> Option<Beside> {
        beside(contest, state, action)
    }
}
