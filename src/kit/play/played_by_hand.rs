//! What the playing desk requires of a game besides its rules, and how a game shows its board and its forces.

use egui::Ui;
use serde::Serialize;
use serde::de::DeserializeOwned;

use super::{Eyes, Game, Lesson, PlayContext, PlayDesk, Reason, Standing, Together, Winning};
use paper::playtest::{KeptGame, PlayedOn, PlaytestRequest};
use paper::sheets::Printout;
use paper::sheets::frame::{Body, Frame};
use project::{Place, Project};
use rules::Refusal;
use rules::play::{Captain, Play, Player, Record, Roster, Told, find_captain};

/// The record of a whole game, as data.
pub type RecordOf<P> = Record<<P as PlayedByHand>::Scenario, <<P as PlayedByHand>::Played as Play>::Action>;

/// A game as a project keeps it.
pub type KeptOf<P> = KeptGame<<P as PlayedByHand>::Scenario, <<P as PlayedByHand>::Played as Play>::Action>;

/// An action in a game.
pub type ActionOf<P> = <<P as PlayedByHand>::Played as Play>::Action;

/// A state of a game.
pub type StateOf<P> = <<P as PlayedByHand>::Played as Play>::State;

/// An event in a game.
pub type EventOf<P> = <<P as PlayedByHand>::Played as Play>::Event;

/// A game that people play and replay at the screen. Each game implements it on a type of its desks, since `Played` is a type of the rules.
pub trait PlayedByHand: Sized + 'static {
    /// A scenario of the game, set up for play.
    type Played: Told + Play<Action: Send, State: Send> + Send + Sync + 'static;
    /// The captains that can play the game.
    type Captains: Roster<Captain: Captain<Self::Played>>;
    /// The type that identifies a scenario.
    type Scenario: Copy + PartialEq + Send + Serialize + DeserializeOwned + 'static;

    /// Whether sides have secrets from each other in a battle. A game with secrets is shown in the view of the player at the screen until it is over.
    fn has_secrets(battle: &Self::Played) -> bool;

    /// Sets a scenario up for play.
    ///
    /// # Errors
    ///
    /// Refuses a scenario that cannot be played as it is.
    fn of(project: &Project, scenario: Self::Scenario) -> Result<Self::Played, Refusal>;

    /// Sets up the battle in which a recorded game is replayed.
    ///
    /// # Errors
    ///
    /// Refuses a scenario that cannot be played as it is.
    fn recorded(project: &Project, record: &RecordOf<Self>) -> Result<Self::Played, Refusal>;

    /// The place of a scenario in the project.
    fn place(scenario: Self::Scenario) -> Place;

    /// The scenarios of a project with their names, in the order of the project.
    fn scenarios(project: &Project) -> impl Iterator<Item = (Self::Scenario, &str)>;

    /// The name of a scenario; `None` if the project does not have it.
    fn scenario_name(project: &Project, scenario: Self::Scenario) -> Option<&str> {
        Self::scenarios(project).find(|(known, _)| *known == scenario).map(|(_, name)| name)
    }

    /// The captain that has this name in playtests; `None` if there is none.
    fn captain(name: &str) -> Option<Box<dyn Captain<Self::Played>>> {
        Some(Box::new(find_captain::<Self::Captains>(name).ok()?.captain()))
    }

    /// The game of a playtest that has this number, before its first choice.
    ///
    /// # Errors
    ///
    /// If the playtest cannot be played with these designs; a whole sentence.
    fn begin(project: &Project, request: &PlaytestRequest, number: u32) -> Result<PlayedOn<Self::Played>, String>;

    /// Whether the board also highlights a choice, which is one of the legal ones.
    fn is_lit(battle: &Self::Played, state: &StateOf<Self>, legal: &[ActionOf<Self>], action: ActionOf<Self>) -> bool;

    /// The number of the turn that begins with an event; `None` if the event begins no turn.
    fn turn_begun(battle: &Self::Played, event: &EventOf<Self>) -> Option<u32>;

    /// Whether a player has learned something between two states that they could use after taking back: about other players, or from dice that were
    /// rolled. `heard` has the events between the two states that the player may know.
    fn has_learned(
        battle: &Self::Played,
        before: &StateOf<Self>,
        now: &StateOf<Self>,
        heard: &[EventOf<Self>],
        player: Player,
    ) -> bool;

    /// How bad a loss an event is for a player, who is informed of it when they choose next; `None` if the event is no loss.
    fn loss(battle: &Self::Played, now: &StateOf<Self>, event: &EventOf<Self>, player: Player) -> Option<Loss>;

    /// Fills in the game's own papers from the events that the reader may know, to be printed with the record of the game.
    fn papers(battle: &Self::Played, shown: GameShown<'_, Self>, frame: &Frame<'_>, printout: &mut Printout) -> Vec<Body>;

    /// The explanation of the phase in which a player chooses; `None` if the question needs no explanation.
    fn lesson(_battle: &Self::Played, _state: &StateOf<Self>) -> Option<Lesson> {
        None
    }

    /// How the game is won, and how far each side has come, as far as this view shows it; `None` if the desk does not show that.
    fn winning(_game: &Game<Self>, _eyes: Eyes) -> Option<Winning> {
        None
    }

    /// Whether a player has to read a choice in the list before making it. The program then does not make the choice at once, even if it is the only
    /// one, or the only one that a press on the board can mean.
    fn is_read_first(_action: ActionOf<Self>) -> bool {
        false
    }

    /// Whether a player is to see a choice before it is made even if it is the only one, such as the attack that somebody must make. A press on the
    /// board still makes it.
    fn is_seen_alone(_action: ActionOf<Self>) -> bool {
        false
    }

    /// What these losses of a player come to in short, worst first; `None` if each is told as its own sentence.
    fn losses_in_short(_battle: &Self::Played, _losses: &[(Loss, EventOf<Self>)]) -> Option<Vec<String>> {
        None
    }

    /// The player whose view all players at one screen may share at this moment, because it tells nothing that another of them may not know; `None` if
    /// it depends on the player what may be shown. `all_heard` tells of a player whether every other has heard of all events that they have heard of.
    fn shared_view(_battle: &Self::Played, _state: &StateOf<Self>, _all_heard: &dyn Fn(Player) -> bool) -> Option<Player> {
        None
    }

    /// Whether the answer to the present question is kept secret from the other sides.
    fn asks_covered(_battle: &Self::Played, _state: &StateOf<Self>) -> bool {
        true
    }

    /// The row in which a choice stands, if the choices under its heading are arranged in rows: choices with the same number share a row. `None` if
    /// they are not arranged in rows.
    fn row(_action: ActionOf<Self>) -> Option<usize> {
        None
    }

    /// Whether an action only takes something in hand, such as a piece to move. Such an action has no consequences yet, and the player can put the
    /// piece back.
    fn is_in_hand(_action: ActionOf<Self>) -> bool {
        false
    }

    /// Whether the player goes on picking from the same choices one by one after this action, so that the remaining choices keep their digits.
    fn gathers(action: ActionOf<Self>) -> bool {
        Self::is_in_hand(action)
    }

    /// Whether a choice ends the question or leaves everything as it is. Its digit is always 0.
    fn is_enough(_action: ActionOf<Self>) -> bool {
        false
    }

    /// A warning against ending a question by mistake. If the question before ended by itself with the player's `last` choice, the player may press
    /// the key that ends a question without noticing that this is another question. The first press then only shows this warning, and the second
    /// press ends the question. `None` if the first press ends it.
    fn ends_by_mistake(_battle: &Self::Played, _state: &StateOf<Self>, _last: ActionOf<Self>) -> Option<Reason> {
        None
    }

    /// The digit from 1 to 9 of a choice that means a number, such as a speed; `None` for other choices.
    fn own_digit(_action: ActionOf<Self>) -> Option<u8> {
        None
    }

    /// The choice that the program can repeat for a player whenever the same question comes; `None` if the player has to decide each time.
    fn standing(_battle: &Self::Played, _state: &StateOf<Self>) -> Option<Standing<ActionOf<Self>>> {
        None
    }

    /// The sets of choices that a player can make at one press.
    fn together(_battle: &Self::Played, _state: &StateOf<Self>, _legal: &[ActionOf<Self>]) -> Vec<Together<ActionOf<Self>>> {
        Vec::new()
    }

    /// The reasons why choices that a player may expect are not legal now.
    fn missing(_battle: &Self::Played, _state: &StateOf<Self>, _legal: &[ActionOf<Self>]) -> Vec<Reason> {
        Vec::new()
    }

    /// The remark beside a choice, such as the odds of a shot; `None` if it has no remark.
    fn beside(battle: &Self::Played, state: &StateOf<Self>, action: ActionOf<Self>) -> Option<Beside>;
}

/// How bad a loss is; the worst is told first, and what was done to another side last.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Loss {
    /// A piece is gone: killed, sunk, captured or destroyed.
    Gone,
    /// A piece is worse off: hurt, damaged or seen by the enemy.
    Hurt,
    /// A piece of another side is gone or hurt.
    OfAnother,
}

/// What may be shown of a game.
pub struct GameShown<'a, P: PlayedByHand> {
    /// The project that the game was begun with.
    pub project: &'a Project,
    /// The scenario that is played.
    pub scenario: P::Scenario,
    /// The state at the moment that is shown.
    pub state: &'a StateOf<P>,
    /// The state at the beginning of each turn, up to the moment that is shown.
    pub turns: Vec<StateOf<P>>,
    /// The events that the view shows, in order, up to the moment that is shown.
    pub heard: Vec<EventOf<P>>,
    /// The player in whose view the game is shown; `None` to show everything.
    pub reader: Option<Player>,
}

/// The remark beside a choice.
pub struct Beside {
    /// The remark in a few words, short enough to follow the words of the choice.
    pub words: String,
    /// The remark in full, as a sentence.
    pub says: String,
}

/// The part of a state that a view shows.
pub enum Seen<'a, P: Play> {
    /// The whole state.
    All(&'a P::State),
    /// The part that a side knows.
    Side(P::View<'a>),
}

/// The parts of the playing desk that a game draws itself.
pub trait Tabletop<P: PlayedByHand> {
    /// Shows the board, with the line below it, in all available room.
    fn board(&mut self, ui: &mut Ui, desk: &mut PlayDesk<P>, context: &mut PlayContext);

    /// Forgets where the player has pointed and what is in hand, since the board is covered and another player sits down.
    fn forget(&mut self) {}

    /// Shows a summary of the forces of each side.
    fn forces(&mut self, ui: &mut Ui, desk: &PlayDesk<P>, context: &mut PlayContext);

    /// Shows switches for what the board displays, among the controls of the table.
    fn switches(&mut self, ui: &mut Ui, desk: &PlayDesk<P>, context: &PlayContext);
}
