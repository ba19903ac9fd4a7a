//! What Vikings supplies to the desk that plays any game.

use super::lessons::lesson;
use super::scene::Scene;
use super::why::{Against, missing};
use super::{choices, content, fight, news, sailing, tasks};
use crate::Vikings;
use kit::play::{Beside, Eyes, Game, GameShown, Lasts, Lesson, Loss, PlayedByHand, Reason, Standing, Together, Winning};
use paper::playtest::{PlayedOn, PlaytestRequest};
use paper::sheets::Printout;
use paper::sheets::frame::{Body, Frame};
use project::{Place as AnyPlace, Project};
use rules::play::{Play as _, Player, Record};
use rules::{Citation, Id, Refusal};
use vikings::play::{Action, Battle, CaptainName, Event, Question, Sealed, State};
use vikings::{InScenario, Place, Scenario};
use vikings_paper::playtest::{GamePapers, PlayableBattle};
use vikings_paper::sheets::game_papers::game_papers;

/// The words of the button by which a player answers in advance, for the whole game, that nobody shoots at beasts (3.4).
pub const NO_HUNTING: &str = "Nobody shoots at beasts from now on";

impl PlayedByHand for Vikings {
    type Played = Battle;
    type Captains = CaptainName;
    type Scenario = Id<Scenario>;

    fn has_secrets(battle: &Battle) -> bool {
        battle.has_secrets()
    }

    /// The views of both players are the same but for tasks and speeds that are still covered, and for markers that lie face down and that one side alone
    /// knows (4.2, 4.34, 5.5).
    fn shared_view(battle: &Battle, state: &State, _: &dyn Fn(Player) -> bool) -> Option<Player> {
        let [one, other] = [0, 1].map(|number| battle.view(state, Player::new(number)));
        let covered = state.position.markers.iter().any(|marker| marker.here && marker.shown.is_none());
        let has_sealed = |side: &Sealed| !side.duties.is_empty() || !side.speeds.is_empty();
        let differ =
            [one.sealed, other.sealed].into_iter().any(has_sealed) || covered && one.markers.is_some() != other.markers.is_some();
        (!differ).then(|| battle.to_act(state).unwrap_or_default())
    }

    /// Tasks and speeds are chosen covered (2.2, 4.34). Where a boat comes in and where a hook is laid down, which is asked before them, is open.
    fn asks_covered(_: &Battle, state: &State) -> bool {
        matches!(state.position.question, Some((_, Question::Tasks(_) | Question::Speed(_))))
    }

    fn of(project: &Project, scenario: Id<Scenario>) -> Result<Battle, Refusal> {
        Battle::of(content(project), scenario)
    }

    fn recorded(project: &Project, record: &Record<Id<Scenario>, Action>) -> Result<Battle, Refusal> {
        Battle::of(content(project), record.scenario)
    }

    fn place(scenario: Id<Scenario>) -> AnyPlace {
        Place::Scenario(scenario, InScenario::Whole).into()
    }

    fn scenarios(project: &Project) -> impl Iterator<Item = (Id<Scenario>, &str)> {
        content(project).scenarios.iter().map(|(id, scenario)| (id, scenario.name.as_str()))
    }

    fn begin(project: &Project, request: &PlaytestRequest, number: u32) -> Result<PlayedOn<Self::Played>, String> {
        let (playable, _) = PlayableBattle::new(content(project), request).map_err(|error| error.to_string())?;
        Ok(playable.series().begin(number))
    }

    fn is_lit(battle: &Battle, state: &State, _: &[Action], action: Action) -> bool {
        !choices::spaces_of(&Scene::open(battle, &state.position), action).is_empty()
    }

    fn turn_begun(_: &Battle, event: &Event) -> Option<u32> {
        if let Event::Turn(turn) = event { Some(u32::from(*turn)) } else { None }
    }

    /// Whether an action has told a player something new: a die was rolled, a marker turned over, or a covered choice of the other side revealed.
    fn has_learned(battle: &Battle, before: &State, _: &State, heard: &[Event], player: Player) -> bool {
        heard.iter().any(|event| news::brings_to_light(battle, before, event, player))
    }

    fn loss(battle: &Battle, _: &State, event: &Event, player: Player) -> Option<Loss> {
        news::loss(battle.public(), event, player)
    }

    fn is_enough(action: Action) -> bool {
        matches!(action, Action::Done | Action::Strike | Action::Speed(0))
    }

    /// Asks for a second press of the key that ends a question in three cases: after a move that ended with the character's last point, after an
    /// attack that was struck, and after an advance that was given up while somebody can still attack. A press meant for that move, attack or advance
    /// would otherwise end the whole phase, or give up the advance.
    fn ends_by_mistake(_: &Battle, state: &State, last: Action) -> Option<Reason> {
        let (_, question) = state.position.question?;
        let attacks =
            matches!(last, Action::Open(..) | Action::OpenAtBeast(..) | Action::Join(_) | Action::Add(_) | Action::Strike);
        // The key that ended an advance or a retreat would end the phase as well.
        let has_fought = || state.position.men.iter().any(|man| man.used.fought);
        let goes_on = attacks || last == Action::Done && has_fought();
        let (words, section) = match question {
            Question::Mover if matches!(last, Action::Step(_) | Action::StepPast(_)) => {
                ("That move is over. Press the key again, and nobody of yours moves any more in this phase", "2.5")
            }
            Question::Fights if goes_on => {
                ("That attack is over. Press the key again, and nobody of yours attacks any more in this phase", "2.7")
            }
            Question::Advance if attacks => ("The attack is struck. Press the key again, and nobody advances", "2.75"),
            _ => return None,
        };
        Some(Against::new(words, section).reason())
    }

    /// The digit key that chooses an action. A forward speed from 1 to 9 is chosen by its own digit; `None` for other actions.
    fn own_digit(action: Action) -> Option<u8> {
        if let Action::Speed(speed @ 1..=9) = action { Some(speed.unsigned_abs()) } else { None }
    }

    fn papers(battle: &Battle, shown: GameShown<'_, Vikings>, frame: &Frame<'_>, printout: &mut Printout) -> Vec<Body> {
        let papers = GamePapers::of(battle, &shown.turns, shown.state, &shown.heard);
        game_papers(content(shown.project), shown.scenario, &papers, frame, printout)
    }

    /// Whether the action only prepares another one: it picks a character, begins an attack, or chooses the row in which something will be put down.
    fn is_in_hand(action: Action) -> bool {
        matches!(action, Action::Pick(_) | Action::Open(..) | Action::OpenAtBeast(..) | Action::Row(_))
    }

    /// Whether the player goes on choosing after this action, for example while giving tasks to one character after another.
    fn gathers(action: Action) -> bool {
        Self::is_in_hand(action) || matches!(action, Action::Assign(..))
    }

    /// The answer that a player can give in advance to a question that comes again and again: to let every enemy pass without a shot, because the
    /// question comes at every step (2.33); or to leave beasts alone, because it comes in every phase in which a beast is in sight (3.4). `None` for
    /// other questions.
    fn standing(battle: &Battle, state: &State) -> Option<Standing<Action>> {
        let (player, question) = state.position.question?;
        if question == Question::Archer {
            let says = "Pass every phase in which only beasts can be hit. Once an enemy can be, you are asked, and beasts can be chosen as \
                        well. The switch \u{201c}No hunting\u{201d} below the board has you asked about beasts again, and so has taking this back.";
            return (!battle.public().has_enemy_in_range(&state.position, player)).then_some(Standing {
                action: Action::Done,
                words: NO_HUNTING,
                says,
                lasts: Lasts::Game,
            });
        }
        let says = "Let every enemy pass who could be shot at while moving; the defensive fire at the end of the phase is asked all the same.";
        matches!(question, Question::Reaction).then_some(Standing {
            action: Action::Done,
            words: "Nobody shoots on the move in this phase",
            says,
            lasts: Lasts::Phase,
        })
    }

    fn together(_: &Battle, state: &State, legal: &[Action]) -> Vec<Together<Action>> {
        tasks::together(&state.position, legal)
    }

    fn missing(battle: &Battle, state: &State, legal: &[Action]) -> Vec<Reason> {
        missing(&Scene::of_asked(battle, state), legal)
    }

    fn lesson(battle: &Battle, state: &State) -> Option<Lesson> {
        let (phase, words, section) = lesson(battle.public(), &state.position)?;
        Some(Lesson { phase, words, citation: Citation::Book { book: vikings::BOOK, section } })
    }

    fn winning(game: &Game<Self>, eyes: Eyes) -> Option<Winning> {
        super::winning::winning(game, eyes)
    }

    fn is_read_first(action: Action) -> bool {
        matches!(action, Action::Assign(..))
    }

    /// The only attack that is left is seen before it is struck, as when a berserker rages and must attack (3.1).
    fn is_seen_alone(action: Action) -> bool {
        matches!(action, Action::Open(..) | Action::OpenAtBeast(..))
    }

    fn losses_in_short(battle: &Battle, losses: &[(Loss, Event)]) -> Option<Vec<String>> {
        Some(news::in_short(battle, losses))
    }

    /// The row of a long list on which an action stands: the tasks of each character have a row of their own.
    fn row(action: Action) -> Option<usize> {
        if let Action::Assign(man, _) = action { Some(man.index()) } else { None }
    }

    /// The remark beside an action: the odds of a blow or an arrow, the result of a boat's move, the cost of a step, the challenges of an advance, or
    /// who would die of a result that they take.
    fn beside(battle: &Battle, state: &State, action: Action) -> Option<Beside> {
        fight::beside(battle, state, action)
            .or_else(|| sailing::beside(battle, state, action))
            .or_else(|| super::steps::beside(battle, state, action))
            .or_else(|| super::taking::beside(state, action))
    }
}
