//! The game on the table: a recorded game, or one that is played by hand against captains.
//!
//! The game keeps the project as it was when the game began, so that later changes of the designs do not affect it.

mod asked;
mod going_on;
mod seats;
mod what_came;

use crate::play::{ActionOf, EventOf, StateOf};
use rules::play::Play as _;
use std::collections::BTreeMap;
use std::ops::Range;
use std::sync::Arc;

use super::eyes::{Eyes, Sight};
use super::seat::Seat;
use super::standing::StandingFor;
use super::{KeptOf, PlayedByHand, RecordOf, Seen};
use crate::jobs::pending::Pending;
use asked::Asked;
use paper::playtest::{BrokenOff, KeptGame, Replay};
use project::Project;
use rules::play::{Player, Record, Seeded};
use rules::{Refusal, listed};
use what_came::Unseen;

/// The game on the table.
pub struct Game<P: PlayedByHand> {
    /// The project as it was when the game began.
    pub project: Arc<Project>,
    /// The scenario set up for play.
    pub battle: Arc<P::Played>,
    replay: Replay<P::Played, P::Scenario>,
    /// For each helm, the player or captain who chooses there; empty for a recorded game, which the user only watches.
    helms: Vec<Seat>,
    /// The dice that the captains roll for their own choices; they are separate from the dice of the game.
    choices: Seeded,
    /// The captains' choices that are being worked out in the background, if any.
    pending: Option<Pending<(Vec<ActionOf<P>>, Seeded)>>,
    /// Whether a captain has crashed, so that no captain is asked again.
    broken: bool,
    /// The choices that can be made now.
    legal: Vec<ActionOf<P>>,
    /// The question at the moment that is shown, and the choice that can be repeated, once they are worked out.
    asked: Asked<ActionOf<P>>,
    /// The present choices; the index of each is its number. While a player picks from the same choices one by one, a choice that was made leaves
    /// `None` at its number.
    pub(super) numbers: Vec<Option<ActionOf<P>>>,
    /// While a player picks from the same choices one by one, the numbers at each question so far, with the number of actions before it: a choice that
    /// is taken back gets its number again.
    pub(super) numbered: Vec<(usize, Vec<Option<ActionOf<P>>>)>,
    /// The choices that were taken back and can be played again, the latest last.
    taken_back: Vec<TakenBack<ActionOf<P>>>,
    /// For each choice that was made for a player without asking, because the player had it repeated, the number of actions before it.
    unasked: Vec<usize>,
    /// For each player at the screen, the number of actions before their last choice.
    chosen_after: BTreeMap<Player, usize>,
    /// Whether a player has made a choice since the game was last kept in the project.
    unkept: bool,
    /// The actions of each press, as a range from the number of actions before them to the number after them. The actions of a press are taken back
    /// together.
    presses: Vec<Range<usize>>,
    /// How often players have taken back a choice.
    times_taken_back: usize,
    /// Whether a player at the screen has seen the end with everything that the game hides.
    seen_whole: bool,
    /// The number of actions after which captains took over from the players at the screen; `None` if captains did not take over.
    handed_over: Option<usize>,
    /// The choices that the program makes for players from now on, and how long each lasts.
    pub(super) standing: Vec<StandingFor<ActionOf<P>>>,
    /// Whether the game is over after the last action that was played.
    over: bool,
    /// Whether the players at the screen have agreed to hide nothing from each other.
    openly: bool,
    /// The player at the screen who is still looking at what their choice led to, before the board is covered for another player.
    looks_still: Option<Player>,
    /// The last choice of a player at the screen, kept until a player is asked again, so that the program can find out what the player learned by the
    /// choice.
    unseen: Option<Unseen<StateOf<P>>>,
}

/// Choices that were taken back together and can be played again.
struct TakenBack<A> {
    actions: Vec<A>,
    /// Which of them were made without asking, each as the number of actions before it.
    unasked: Vec<usize>,
}

/// Functions that begin a game or open a recorded or kept one.
impl<P: PlayedByHand> Game<P> {
    /// A new game with a player or a captain at each helm.
    ///
    /// # Errors
    /// Refuses a scenario that cannot be played as it is.
    pub fn begin(project: &Arc<Project>, scenario: P::Scenario, seed: u64, helms: Vec<Seat>) -> Result<Self, Refusal> {
        let battle = P::of(project, scenario)?;
        let (replay, _) = Replay::as_far_as_it_goes(&battle, Record::new(scenario, seed, 0));
        Ok(Self::of(project, battle, replay, helms))
    }

    /// A recorded game, at its beginning.
    ///
    /// # Errors
    /// Refuses a game that was not played with these designs.
    pub fn recorded(project: &Arc<Project>, record: RecordOf<P>) -> Result<Self, Refusal> {
        let battle = P::recorded(project, &record)?;
        let replay = Replay::new(&battle, record)?;
        Ok(Self::of(project, battle, replay, Vec::new()))
    }

    /// A game that the project keeps, with the same players and captains at its helms. A game that was played is shown where it was left, a game that
    /// was watched at its beginning. If the designs have changed so that only a part of the game can be played, also returns how far it can be
    /// played.
    ///
    /// # Errors
    ///
    /// Refuses a game whose scenario is gone or cannot be played as it is.
    pub fn kept(project: &Arc<Project>, kept: KeptOf<P>) -> Result<(Self, Option<BrokenOff>), Refusal> {
        let KeptGame { helms, record } = kept;
        let seats = |name: Option<String>| match name {
            None => Seat::You,
            Some(name) => Seat::all(project).find(|seat| seat.label() == name).or(Seat::usual(project)).unwrap_or(Seat::You),
        };
        let seats: Vec<Seat> = helms.into_iter().map(seats).collect();
        let battle = if seats.is_empty() { P::recorded(project, &record)? } else { P::of(project, record.scenario)? };
        if !seats.is_empty() && seats.len() != battle.players() {
            return Err(Refusal::new("other sides fight in its scenario now"));
        }
        let (replay, broken_off) = Replay::as_far_as_it_goes(&battle, record);
        let end = if seats.is_empty() { 0 } else { replay.len() };
        let mut game = Self::of(project, battle, replay, seats);
        game.go_to(end);
        Ok((game, broken_off))
    }

    fn of(project: &Arc<Project>, battle: P::Played, replay: Replay<P::Played, P::Scenario>, helms: Vec<Seat>) -> Self {
        let mut game = Self {
            project: Arc::clone(project),
            battle: Arc::new(battle),
            choices: replay.record().captains_dice(),
            replay,
            helms,
            pending: None,
            broken: false,
            legal: Vec::new(),
            asked: Asked::default(),
            numbers: Vec::new(),
            numbered: Vec::new(),
            taken_back: Vec::new(),
            unasked: Vec::new(),
            chosen_after: BTreeMap::new(),
            unkept: false,
            presses: Vec::new(),
            times_taken_back: 0,
            seen_whole: false,
            handed_over: None,
            standing: Vec::new(),
            over: false,
            openly: false,
            looks_still: None,
            unseen: None,
        };
        // Only at its end can the program tell whether the game is over.
        game.go_to(game.replay.len());
        game.go_to(0);
        game
    }
}

/// Functions that turn a game into the form in which a project keeps it.
impl<P: PlayedByHand> Game<P> {
    /// The game in the form in which a project keeps it.
    pub fn to_be_kept(&self) -> KeptOf<P> {
        let helm = |seat: &Seat| match seat {
            Seat::You => None,
            Seat::Captain(captain) => Some(captain.name.to_owned()),
        };
        KeptGame { helms: self.helms.iter().map(helm).collect(), record: self.replay.record().clone() }
    }

    /// Records that the game has been kept, or that the user does not want to keep it.
    pub const fn is_kept(&mut self) {
        self.unkept = false;
    }

    /// How often a choice was taken back, and the number of actions. If neither has changed, the game has not changed, because apart from taking back
    /// a game only gains actions.
    pub fn extent(&self) -> (usize, usize) {
        (self.times_taken_back, self.replay.len())
    }

    /// Whether a player has made a choice since the game was last kept in the project.
    pub const fn is_unkept(&self) -> bool {
        self.unkept
    }
}

/// Functions that read the state of a game, or record who may see it.
impl<P: PlayedByHand> Game<P> {
    /// The game with its history.
    pub const fn replay(&self) -> &Replay<P::Played, P::Scenario> {
        &self.replay
    }

    /// The scenario that is played.
    pub const fn scenario(&self) -> P::Scenario {
        self.replay.record().scenario
    }

    /// The state at the moment that is shown.
    pub const fn state(&self) -> &StateOf<P> {
        self.replay.state()
    }

    /// Whether the game is played by hand, and not only watched.
    pub const fn is_played(&self) -> bool {
        !self.helms.is_empty()
    }

    /// Whether the game is over at the last action that was played, whatever moment is shown.
    pub const fn is_over(&self) -> bool {
        self.over
    }

    /// The choices of the players at the screen; empty if it is a captain's turn, or if the moment that is shown is not the last.
    pub fn legal(&self) -> &[ActionOf<P>] {
        &self.legal
    }

    /// Whether captains are choosing in the background.
    pub const fn is_waiting(&self) -> bool {
        self.pending.is_some()
    }

    /// Whether a choice can be taken back.
    pub fn can_take_back(&self) -> bool {
        !self.is_waiting() && self.replay.at() > 0 && self.people().next().is_some()
    }

    /// How often a choice was taken back. The course of the game may be different after each time.
    pub const fn times_taken_back(&self) -> usize {
        self.times_taken_back
    }

    /// Whether a choice was taken back and can be played again.
    pub fn can_play_again(&self) -> bool {
        !self.taken_back.is_empty() && !self.is_waiting() && self.replay.is_at_end()
    }

    /// Whether captains can finish the game.
    pub fn can_be_finished(&self) -> bool {
        self.handed_over.is_none() && !self.over && !self.is_waiting() && self.people().next().is_some()
    }

    /// The events of the last action that are visible in this view.
    pub fn just_happened(&self, eyes: Eyes) -> impl Iterator<Item = &EventOf<P>> {
        let at = self.replay.at();
        let upto = self.replay.events_by_now();
        let now = self.replay.events()[..upto].iter().rev().take_while(move |past| past.after == at);
        now.filter(move |past| eyes.hear(past.heard_by)).map(|past| &past.event)
    }

    /// The present state, or the part of it that this view shows.
    pub fn seen(&self, eyes: Eyes) -> Seen<'_, P::Played> {
        match eyes {
            Eyes::All => Seen::All(self.state()),
            Eyes::Of(player) => Seen::Side(self.battle.view(self.state(), player)),
        }
    }

    /// Whether sides hide something from each other, and the players have not agreed to play openly.
    pub fn has_secrets(&self) -> bool {
        !self.openly && P::has_secrets(&self.battle)
    }

    /// Whether the players at the screen can agree to hide nothing from each other. They cannot if a captain plays too, since they would then also
    /// see the captain's secrets.
    pub fn can_be_played_openly(&self) -> bool {
        self.players().all(|player| self.is_person(player))
    }

    /// Whether the players at the screen have agreed to hide nothing from each other, though the game has secrets.
    pub const fn is_played_openly(&self) -> bool {
        self.openly
    }

    /// Records whether the players at the screen hide nothing from each other; has no effect if they cannot agree to that.
    pub fn play_openly(&mut self, openly: bool) {
        self.openly = openly && self.can_be_played_openly();
    }

    /// Records that the whole game has been shown. A player who takes back a choice from now on knows what the other sides hid.
    pub fn is_shown_whole(&mut self) {
        self.seen_whole |= self.over && self.is_played() && self.has_secrets();
    }

    /// Whether a player at the screen has seen everything that the game hides.
    pub const fn is_seen_whole(&self) -> bool {
        self.seen_whole
    }

    /// A sentence that says after which numbers of actions players went on with the game, although they had seen its end and its secrets before they
    /// took back. Empty if that never happened.
    pub fn went_on_knowing(&self) -> String {
        let after: Vec<String> = self.replay.record().seen.iter().map(ToString::to_string).collect();
        if after.is_empty() {
            return String::new();
        }
        format!("Taken back after the end was seen: from action {}.", listed(&after))
    }

    /// Each turn in order: the number of actions before it, and the number of the turn.
    pub fn turns(&self) -> impl DoubleEndedIterator<Item = (usize, u32)> {
        self.replay.events().iter().filter_map(|past| Some((past.after, P::turn_begun(&self.battle, &past.event)?)))
    }

    /// The state at the beginning of each turn, up to the moment that is shown.
    pub fn begun_turns(&self) -> Vec<StateOf<P>> {
        let begun = self.turns().map(|(after, _)| after).filter(|after| *after <= self.replay.at());
        begun.map(|after| self.replay.state_after(&self.battle, after)).collect()
    }

    /// Every player, in the order of their numbers.
    pub fn players(&self) -> impl Iterator<Item = Player> {
        (0..self.battle.players()).map(|number| Player::new(number as u8))
    }
}
