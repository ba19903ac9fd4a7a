//! The game on the table: a recorded one, or one that is played by hand against captains.
//!
//! It is a game of the project as it was when it began, which is kept with it: designs that change meanwhile do not change it.

use std::collections::BTreeMap;
use std::sync::{Arc, LazyLock};

use egui::Context;

use super::pending::{Answer, Pending};
use crate::editor::jobs::Work;
use crate::geometry::Space;
use crate::playtest::launch_fighters::{helm, series};
use crate::playtest::{Replay, play_until_choice};
use crate::project::Project;
use crate::rules::designs::OneOf as _;
use crate::rules::launch_fighters::play::{Action, Battle, CaptainName, Event, Record, State};
use crate::rules::launch_fighters::{Content, Map, Scenario, TerrainKind};
use crate::rules::play::{Captain, Play as _, Player, Seeded};
use crate::rules::{Id, Refusal};

/// The game on the table.
pub struct Game {
    pub project: Arc<Project>,
    pub scenario: Id<Scenario>,
    pub map: Arc<Map>,
    pub terrain: BTreeMap<Space, TerrainKind>,
    pub battle: Arc<Battle>,
    replay: Replay<Battle, Id<Scenario>>,
    /// Who has each helm; nobody in a recorded game, which is only watched.
    helms: Vec<Seat>,
    /// The captains' own dice.
    choices: Seeded,
    /// What the captains are working out in the background.
    pending: Option<Pending<(Vec<Action>, Seeded)>>,
    /// Whether a captain broke off, so that nobody is asked again.
    broken: bool,
    /// What can be chosen now.
    legal: Vec<Action>,
}

/// Who has a helm.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Seat {
    /// Whoever sits at the screen.
    You,
    /// A captain.
    Captain(CaptainName),
}

impl Seat {
    /// Everybody who can have a helm.
    pub fn all() -> impl Iterator<Item = Self> {
        std::iter::once(Self::You).chain(CaptainName::ALL.map(Self::Captain))
    }

    /// Who it is, in a word.
    pub const fn label(self) -> &'static str {
        match self {
            Self::You => "You",
            Self::Captain(name) => name.slug(),
        }
    }

    /// What that means, as a sentence.
    pub const fn says(self) -> &'static str {
        match self {
            Self::You => "You choose for this side, on the board or by its buttons.",
            Self::Captain(name) => name.about(),
        }
    }

    fn captain(self) -> Option<Box<dyn Captain<Battle>>> {
        match self {
            Self::You => None,
            Self::Captain(name) => Some(Box::new(name.captain())),
        }
    }
}

/// The designs of a project; none of a project of another game, which never comes to this desk.
pub fn content(project: &Project) -> &Content {
    static NONE: LazyLock<Content> = LazyLock::new(Content::default);
    Content::own(&project.content).unwrap_or(&NONE)
}

/// # Beginning
impl Game {
    /// A new game with somebody at each helm.
    ///
    /// # Errors
    /// Refuses a scenario that cannot be played as it stands.
    pub fn begin(project: &Arc<Project>, scenario: Id<Scenario>, seed: u64, helms: Vec<Seat>) -> Result<Self, Refusal> {
        let battle = Battle::new(content(project), scenario)?;
        Self::new(project, battle, Record::new(scenario, seed, 0), helms)
    }

    /// A recorded game, at its beginning.
    ///
    /// # Errors
    /// Refuses a game that was not played with these designs.
    pub fn recorded(project: &Arc<Project>, record: Record) -> Result<Self, Refusal> {
        // Nobody chooses in it again: it is asked only how its sides were seated.
        let helms = [helm(CaptainName::default())];
        let series = series(content(project), record.scenario, &helms, record.seed)?;
        let battle = series.battle(record.game).clone();
        Self::new(project, battle, record, Vec::new())
    }

    fn new(project: &Arc<Project>, battle: Battle, record: Record, helms: Vec<Seat>) -> Result<Self, Refusal> {
        let (scenario, choices) = (record.scenario, record.captains_dice());
        let content = content(project);
        let map = content.scenarios.get(scenario).and_then(|scenario| content.maps.shared(scenario.map?));
        let map = Arc::clone(map.ok_or_else(|| Refusal::new("the scenario has no map to be fought on"))?);
        let replay = Replay::new(&battle, record)?;
        let (project, battle) = (Arc::clone(project), Arc::new(battle));
        let mut game = Self {
            project,
            scenario,
            terrain: map.terrain_by_space(),
            map,
            battle,
            replay,
            helms,
            choices,
            pending: None,
            broken: false,
            legal: Vec::new(),
        };
        game.list_choices();
        Ok(game)
    }
}

/// # Looking
impl Game {
    /// The game with its way so far.
    pub const fn replay(&self) -> &Replay<Battle, Id<Scenario>> {
        &self.replay
    }

    /// The state as it is now.
    pub const fn state(&self) -> &State {
        self.replay.state()
    }

    /// Whether it is played by hand and not only watched.
    pub const fn is_played(&self) -> bool {
        !self.helms.is_empty()
    }

    /// What whoever sits at the screen can choose now; nothing where it is somebody else's turn, or where later moves are known.
    pub fn legal(&self) -> &[Action] {
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
    pub fn just_happened(&self) -> impl Iterator<Item = &Event> {
        let at = self.replay.at();
        let upto = self.replay.events_by_now();
        self.replay.events()[..upto].iter().rev().take_while(move |past| past.after == at).map(|past| &past.event)
    }

    /// After how many actions each turn begins, from the first on.
    pub fn turns(&self) -> impl DoubleEndedIterator<Item = usize> {
        self.replay.events().iter().filter(|past| matches!(past.event, Event::Turn(_))).map(|past| past.after)
    }

    fn seat_of_turn(&self) -> Option<(Player, &Seat)> {
        let player = self.battle.to_act(self.state())?;
        Some((player, self.helms.get(player.index())?))
    }
}

/// # Going on
impl Game {
    /// Goes to the moment after so many actions.
    pub fn go_to(&mut self, after: usize) {
        self.replay.go_to(&self.battle, after);
        self.list_choices();
    }

    /// Makes a choice, which is one of those that can be made now.
    pub fn choose(&mut self, action: Action) {
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
