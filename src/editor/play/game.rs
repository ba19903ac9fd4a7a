//! The game on the table: a recorded one, or one that is played by hand against captains.
//!
//! It is a game of the project as it was when it began, which is kept with it: designs that change meanwhile do not change it.

use std::sync::Arc;

use egui::Context;

use super::pending::{Answer, Pending};
use super::{PlayedByHand, RecordOf};
use crate::editor::jobs::Work;
use crate::playtest::{self, Replay, play_until_choice};
use crate::project::Project;
use crate::rules::Refusal;
use crate::rules::play::{Captain, Player, Record, Seeded};

/// The game on the table.
pub struct Game<P: PlayedByHand> {
    /// The project as it was when the game began.
    pub project: Arc<Project>,
    /// The scenario made ready for play.
    pub battle: Arc<P>,
    replay: Replay<P, P::Scenario>,
    /// Who has each helm; nobody in a recorded game, which is only watched.
    helms: Vec<Seat>,
    /// The captains' own dice.
    choices: Seeded,
    /// What the captains are working out in the background.
    pending: Option<Pending<(Vec<P::Action>, Seeded)>>,
    /// Whether a captain broke off, so that nobody is asked again.
    broken: bool,
    /// What can be chosen now.
    legal: Vec<P::Action>,
}

/// Who has a helm.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Seat {
    /// Whoever sits at the screen.
    You,
    /// A captain.
    Captain(playtest::Captain),
}

impl Seat {
    /// Everybody who can have a helm in the game of a project.
    pub fn all(project: &Project) -> impl Iterator<Item = Self> {
        let captains = playtest::game::of(&project.content).captains();
        std::iter::once(Self::You).chain(captains.into_iter().map(Self::Captain))
    }

    /// Who it is, in a word.
    pub const fn label(self) -> &'static str {
        match self {
            Self::You => "You",
            Self::Captain(captain) => captain.name,
        }
    }

    /// What that means, as a sentence.
    pub const fn says(self) -> &'static str {
        match self {
            Self::You => "You choose for this side, on the board or by its buttons.",
            Self::Captain(captain) => captain.says,
        }
    }

    fn captain<P: PlayedByHand>(self) -> Option<Box<dyn Captain<P>>> {
        match self {
            Self::You => None,
            Self::Captain(captain) => P::captain(captain.name),
        }
    }
}

/// # Beginning
impl<P: PlayedByHand> Game<P> {
    /// A new game with somebody at each helm.
    ///
    /// # Errors
    /// Refuses a scenario that cannot be played as it stands.
    pub fn begin(project: &Arc<Project>, scenario: P::Scenario, seed: u64, helms: Vec<Seat>) -> Result<Self, Refusal> {
        Self::new(project, P::of(project, scenario)?, Record::new(scenario, seed, 0), helms)
    }

    /// A recorded game, at its beginning.
    ///
    /// # Errors
    /// Refuses a game that was not played with these designs.
    pub fn recorded(project: &Arc<Project>, record: RecordOf<P>) -> Result<Self, Refusal> {
        Self::new(project, P::recorded(project, &record)?, record, Vec::new())
    }

    fn new(project: &Arc<Project>, battle: P, record: RecordOf<P>, helms: Vec<Seat>) -> Result<Self, Refusal> {
        let choices = record.captains_dice();
        let replay = Replay::new(&battle, record)?;
        let (project, battle) = (Arc::clone(project), Arc::new(battle));
        let mut game = Self { project, battle, replay, helms, choices, pending: None, broken: false, legal: Vec::new() };
        game.list_choices();
        Ok(game)
    }
}

/// # Looking
impl<P: PlayedByHand> Game<P> {
    /// The game with its way so far.
    pub const fn replay(&self) -> &Replay<P, P::Scenario> {
        &self.replay
    }

    /// The scenario that is played.
    pub const fn scenario(&self) -> P::Scenario {
        self.replay.record().scenario
    }

    /// The state as it is now.
    pub const fn state(&self) -> &P::State {
        self.replay.state()
    }

    /// Whether it is played by hand and not only watched.
    pub const fn is_played(&self) -> bool {
        !self.helms.is_empty()
    }

    /// What whoever sits at the screen can choose now; nothing where it is somebody else's turn, or where later moves are known.
    pub fn legal(&self) -> &[P::Action] {
        &self.legal
    }

    /// Whether captains are choosing in the background.
    pub const fn is_waiting(&self) -> bool {
        self.pending.is_some()
    }

    /// Whether there is a choice that can be taken back.
    pub fn can_take_back(&self) -> bool {
        self.is_played() && !self.is_waiting() && self.replay.at() > 0 && self.helms.iter().any(|seat| matches!(seat, Seat::You))
    }

    /// What happened by the last action.
    pub fn just_happened(&self) -> impl Iterator<Item = &P::Event> {
        let at = self.replay.at();
        let upto = self.replay.events_by_now();
        self.replay.events()[..upto].iter().rev().take_while(move |past| past.after == at).map(|past| &past.event)
    }

    /// After how many actions each turn begins, from the first on.
    pub fn turns(&self) -> impl DoubleEndedIterator<Item = usize> {
        self.replay.events().iter().filter(|past| P::begins_turn(&past.event)).map(|past| past.after)
    }

    fn seat_of_turn(&self) -> Option<(Player, &Seat)> {
        let player = self.battle.to_act(self.state())?;
        Some((player, self.helms.get(player.index())?))
    }
}

/// # Going on
impl<P: PlayedByHand> Game<P> {
    /// Goes to the moment after so many actions.
    pub fn go_to(&mut self, after: usize) {
        self.replay.go_to(&self.battle, after);
        self.list_choices();
    }

    /// Makes a choice, which is one of those that can be made now.
    pub fn choose(&mut self, action: P::Action) {
        if self.legal.contains(&action) && self.replay.choose(&self.battle, action).is_ok() {
            self.list_choices();
        }
    }

    /// Takes the last choice back that was made at the screen, and whatever came of it.
    pub fn take_back(&mut self) {
        let helms = &self.helms;
        self.replay.take_back(&self.battle, |player| matches!(helms.get(player.index()), Some(Seat::You)));
        self.list_choices();
    }

    /// Lets captains choose in the background where it is their turn, and takes in what they have chosen; tells whether that came.
    pub fn play_on(&mut self, context: &Context, work: &mut Vec<Work>) -> bool {
        if let Some(pending) = &mut self.pending {
            let (actions, choices) = match pending.take() {
                Answer::Pending => return false,
                Answer::Ready(came) => came,
                Answer::Lost => {
                    (self.pending, self.broken) = (None, true);
                    return false;
                }
            };
            (self.pending, self.choices) = (None, choices);
            self.replay.go_to(&self.battle, self.replay.len());
            for action in actions {
                if self.replay.choose(&self.battle, action).is_err() {
                    break;
                }
            }
            self.list_choices();
            return true;
        }
        if !self.broken && self.replay.is_at_end() && self.legal.is_empty() && self.seat_of_turn().is_some() {
            self.ask(context, work);
        }
        false
    }

    /// Has the captains choose until somebody at the screen has a choice. What follows without any choice is worked out with it.
    fn ask(&mut self, context: &Context, work: &mut Vec<Work>) {
        let (battle, state, dice) = (Arc::clone(&self.battle), self.state().clone(), self.replay.dice().clone());
        let (helms, mut choices) = (self.helms.clone(), self.choices.clone());
        let (pending, task) = Pending::new(context, move |stopped| {
            let mut captains: Vec<_> = helms.into_iter().map(Seat::captain).collect();
            let actions = play_until_choice(&*battle, state, dice, &mut choices, &mut captains, stopped);
            (actions, choices)
        });
        self.pending = Some(pending);
        work.push(task);
    }

    /// Looks what can be chosen at the screen now: a single choice is none, and is taken with what the captains do.
    fn list_choices(&mut self) {
        self.legal.clear();
        if self.replay.is_at_end() && matches!(self.seat_of_turn(), Some((_, Seat::You))) {
            self.battle.legal(self.replay.state(), &mut self.legal);
            if self.legal.len() < 2 {
                self.legal.clear();
            }
        }
    }
}
