//! What the playing desk needs from a game besides its rules, and how the game shows its board and forces.

use egui::Ui;
use serde::Serialize;
use serde::de::DeserializeOwned;

use super::{Eyes, Game, Lesson, PlayContext, PlayDesk, Reason, Standing, Together, Winning};
use paper::playtest::KeptGame;
use paper::sheets::Printout;
use paper::sheets::frame::{Body, Frame};
use project::{Place, Project};
use rules::Refusal;
use rules::play::{Captain, Play, Player, Record, Told};

/// A whole game as data.
pub type RecordOf<P> = Record<<P as PlayedByHand>::Scenario, <<P as PlayedByHand>::Played as Play>::Action>;

/// A game as a project keeps it.
pub type KeptOf<P> = KeptGame<<P as PlayedByHand>::Scenario, <<P as PlayedByHand>::Played as Play>::Action>;

/// The action of a game.
pub type ActionOf<P> = <<P as PlayedByHand>::Played as Play>::Action;

/// The state of a game.
pub type StateOf<P> = <<P as PlayedByHand>::Played as Play>::State;

/// The event of a game.
pub type EventOf<P> = <<P as PlayedByHand>::Played as Play>::Event;

/// A game that is played and replayed at the screen. It is a type of its own, since what is played is from the rules.
pub trait PlayedByHand: Sized + 'static {
    /// What is played.
    type Played: Told + Play<Action: Send, State: Send> + Send + Sync + 'static;
    /// The type that identifies a scenario.
    type Scenario: Copy + PartialEq + Send + Serialize + DeserializeOwned + 'static;

    /// Whether sides have secrets in a battle, so that until it is over a game is shown from the view of the player at the screen.
    fn has_secrets(battle: &Self::Played) -> bool;

    /// A scenario set up for play.
    ///
    /// # Errors
    /// Refuses a scenario that cannot be played as it is.
    fn of(project: &Project, scenario: Self::Scenario) -> Result<Self::Played, Refusal>;

    /// The battle that a recorded game is of.
    ///
    /// # Errors
    /// Refuses a scenario that cannot be played as it is.
    fn recorded(project: &Project, record: &RecordOf<Self>) -> Result<Self::Played, Refusal>;

    /// The place of a scenario.
    fn place(scenario: Self::Scenario) -> Place;

    /// The name of a scenario, if the project has it.
    fn scenario_name(project: &Project, scenario: Self::Scenario) -> Option<&str>;

    /// A captain by the name under which playtests list it.
    fn captain(name: &str) -> Option<Box<dyn Captain<Self::Played>>>;

    /// Whether a choice, among all legal ones, is lit on the board as well.
    fn is_lit(battle: &Self::Played, state: &StateOf<Self>, legal: &[ActionOf<Self>], action: ActionOf<Self>) -> bool;

    /// The number of the turn that begins with an event; none if no turn does.
    fn turn_begun(battle: &Self::Played, event: &EventOf<Self>) -> Option<u32>;

    /// Whether a player knows something now that they did not know before, and could act on after taking back: about the other players, or about dice
    /// that were rolled. The function is given the events that the player has heard in between.
    fn has_learned(
        battle: &Self::Played,
        before: &StateOf<Self>,
        now: &StateOf<Self>,
        heard: &[EventOf<Self>],
        player: Player,
    ) -> bool;

    /// Whether an event cost a player something, so that they are told of it when they choose next: a piece that was hurt, taken or lost.
    fn is_loss(battle: &Self::Played, now: &StateOf<Self>, event: &EventOf<Self>, player: Player) -> bool;

    /// The papers that a game fills in, from what was heard of it, to be printed with it.
    fn papers(battle: &Self::Played, shown: GameShown<'_, Self>, frame: &Frame<'_>, printout: &mut Printout) -> Vec<Body>;

    /// What the phase is about in which a player chooses now; none where the question says it all.
    fn lesson(_battle: &Self::Played, _state: &StateOf<Self>) -> Option<Lesson> {
        None
    }

    /// How the game is won, and how far each side has come, as the viewer knows it; none where the desk does not tell.
    fn winning(_game: &Game<Self>, _eyes: Eyes) -> Option<Winning> {
        None
    }

    /// Whether a player reads a choice in the list before making it, though a press on the board can mean nothing else, or there is no other choice.
    fn is_read_first(_action: ActionOf<Self>) -> bool {
        false
    }

    /// The row of a long list on which a choice stands, together with others of the same number; none where choices stand one after another.
    fn row(_action: ActionOf<Self>) -> Option<usize> {
        None
    }

    /// Whether an action only takes something in hand, such as the piece that is to move: nothing has come of it yet, and it can be put back.
    fn is_in_hand(_action: ActionOf<Self>) -> bool {
        false
    }

    /// Whether after an action more of the same can be chosen, one by one, so that the choices that are left keep their digits.
    fn gathers(action: ActionOf<Self>) -> bool {
        Self::is_in_hand(action)
    }

    /// Whether a choice ends what is asked, or leaves everything as it is: its digit is always 0.
    fn is_enough(_action: ActionOf<Self>) -> bool {
        false
    }

    /// The digit of a choice that is a number itself, from 1 to 9, such as a speed; none for others.
    fn own_digit(_action: ActionOf<Self>) -> Option<u8> {
        None
    }

    /// The choice that a player can have made as often as they are asked the same; none where each has to be thought about.
    fn standing(_battle: &Self::Played, _state: &StateOf<Self>) -> Option<Standing<ActionOf<Self>>> {
        None
    }

    /// What can be chosen together at one press.
    fn together(_battle: &Self::Played, _state: &StateOf<Self>, _legal: &[ActionOf<Self>]) -> Vec<Together<ActionOf<Self>>> {
        Vec::new()
    }

    /// What is not among the legal choices although a player may look for it there, with the rule against each.
    fn missing(_battle: &Self::Played, _state: &StateOf<Self>, _legal: &[ActionOf<Self>]) -> Vec<Reason> {
        Vec::new()
    }

    /// The remark beside a choice, such as the odds of a shot; none if there is none.
    fn beside(battle: &Self::Played, state: &StateOf<Self>, action: ActionOf<Self>) -> Option<Beside>;
}

/// A game as far as it is shown.
pub struct GameShown<'a, P: PlayedByHand> {
    /// The project that it is of.
    pub project: &'a Project,
    /// Its scenario.
    pub scenario: P::Scenario,
    /// Where it stands.
    pub state: &'a StateOf<P>,
    /// Where it stood when each of its turns began, up to now.
    pub turns: Vec<StateOf<P>>,
    /// What was heard of it up to now, in order.
    pub heard: Vec<EventOf<P>>,
    /// The player from whose view it is seen; none for everything.
    pub reader: Option<Player>,
}

/// The remark beside a choice.
pub struct Beside {
    /// In few words, to fit after those of the choice.
    pub words: String,
    /// In full, as a sentence.
    pub says: String,
}

/// What is seen of a state.
pub enum Seen<'a, P: Play> {
    /// Everything.
    All(&'a P::State),
    /// What a side knows.
    Side(P::View<'a>),
}

/// How a game shows the game on the table.
pub trait Tabletop<P: PlayedByHand> {
    /// The board, on all the room there is, with the line below it.
    fn board(&mut self, ui: &mut Ui, desk: &mut PlayDesk<P>, context: &mut PlayContext);

    /// How the forces stand, in short.
    fn forces(&mut self, ui: &mut Ui, desk: &PlayDesk<P>, context: &mut PlayContext);

    /// Switches for what the board shows, shown among those of the table.
    fn switches(&mut self, ui: &mut Ui, desk: &PlayDesk<P>, context: &PlayContext);
}
