//! A recorded game as it is watched or played: forwards, backwards, and on from the present moment.
//!
//! Going back is exact: a moment is restored from a snapshot and played on from there with the dice that belong to it. Snapshots are a
//! stride of actions apart; once there are too many, every other one is dropped and the stride doubles, so that their number is bounded
//! however long the game is. Events are kept with the number of the action that caused them and with the players who heard of them; the
//! phases of the game are kept too.

use rules::Refusal;
use rules::play::{Play, Player, Record, Seeded, Told};

/// A game that is watched or played.
#[derive(Clone, Debug)]
pub struct Replay<P: Play, C> {
    record: Record<C, P::Action>,
    now: Moment<P::State>,
    /// Moments a stride apart, from the beginning to the furthest point that was played.
    snapshots: Vec<Moment<P::State>>,
    stride: usize,
    events: Vec<PastEvent<P::Event>>,
    /// The phases through which the game went.
    phases: Vec<PastPhase>,
}

/// Something that happened, and when.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct PastEvent<E> {
    /// After how many actions; 0 for what happened before the first decision.
    pub after: usize,
    /// What happened.
    pub event: E,
    /// Who heard of it.
    pub heard_by: Listeners,
}

/// A phase that a game went through.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PastPhase {
    /// After how many actions it began.
    pub after: usize,
    /// The turn and the phase in words.
    pub words: String,
}

/// The players who heard of something, by the bits of their numbers.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Listeners(u32);

impl Listeners {
    /// Whether a player is among them.
    #[must_use]
    pub const fn has(self, player: Player) -> bool {
        self.0 >> player.index() & 1 == 1
    }
}

/// Where a recorded game can be played no further.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct BrokenOff {
    /// After how many actions.
    pub after: usize,
    /// Of how many.
    pub of: usize,
    /// Why.
    pub refusal: Refusal,
}

impl BrokenOff {
    /// How far a kept game of this name can be played, as a sentence without its full stop.
    #[must_use]
    pub fn words(&self, name: &str) -> String {
        let Self { after, of, refusal } = self;
        format!("The designs have changed since {name} was kept: it can be played up to move {after} of {of}, for then {refusal}")
    }
}

/// A state between two decisions, and the dice that are rolled from then on.
#[derive(Clone, Debug, PartialEq)]
struct Moment<S> {
    /// How many actions led to it.
    after: usize,
    state: S,
    dice: Seeded,
}

/// The most snapshots that are kept.
const MOST_SNAPSHOTS: usize = 128;
/// How many actions lie between two snapshots of a short game.
const STRIDE: usize = 16;

/// # Looking
impl<P: Play, C> Replay<P, C> {
    /// The whole game as it was recorded.
    #[must_use]
    pub const fn record(&self) -> &Record<C, P::Action> {
        &self.record
    }

    /// The state as it is now.
    #[must_use]
    pub const fn state(&self) -> &P::State {
        &self.now.state
    }

    /// The dice that are rolled from now on.
    #[must_use]
    pub const fn dice(&self) -> &Seeded {
        &self.now.dice
    }

    /// How many actions have been carried out.
    #[must_use]
    pub const fn at(&self) -> usize {
        self.now.after
    }

    /// How many actions the game has.
    #[must_use]
    pub const fn len(&self) -> usize {
        self.record.actions.len()
    }

    /// Whether the game has no actions.
    #[must_use]
    pub const fn is_empty(&self) -> bool {
        self.record.actions.is_empty()
    }

    /// Whether everything that was recorded has been carried out.
    #[must_use]
    pub const fn is_at_end(&self) -> bool {
        self.at() == self.len()
    }

    /// Everything that has happened in the game as far as it was ever played, in order.
    #[must_use]
    pub fn events(&self) -> &[PastEvent<P::Event>] {
        &self.events
    }

    /// How many of the events have happened by now.
    #[must_use]
    pub fn events_by_now(&self) -> usize {
        self.events.partition_point(|past| past.after <= self.at())
    }

    /// The phases through which the game went as far as it was ever played, in order.
    #[must_use]
    pub fn phases(&self) -> &[PastPhase] {
        &self.phases
    }

    /// How many snapshots are kept.
    #[must_use]
    pub const fn snapshots(&self) -> usize {
        self.snapshots.len()
    }
}

/// # Going on
impl<P: Told, C> Replay<P, C> {
    /// A recorded game at its beginning, after a check that it can be played from beginning to end.
    ///
    /// # Errors
    /// Refuses an action that is not legal where it stands, which means that the scenario is not the one that was played.
    pub fn new(battle: &P, record: Record<C, P::Action>) -> Result<Self, Refusal> {
        match Self::as_far_as_it_goes(battle, record) {
            (replay, None) => Ok(replay),
            (_, Some(broken_off)) => Err(broken_off.refusal),
        }
    }

    /// A recorded game at its beginning, up to the first action that is not legal where it stands; returns where that was, if there is one.
    pub fn as_far_as_it_goes(battle: &P, record: Record<C, P::Action>) -> (Self, Option<BrokenOff>) {
        let mut dice = record.dice();
        let mut events = Vec::new();
        let state = battle.start(&mut dice, &mut events);
        let events = heard(battle, [&state, &state], events, 0);
        let phases = vec![PastPhase { after: 0, words: battle.moment(&state) }];
        let now = Moment { after: 0, state, dice };
        let mut replay = Self { record, snapshots: vec![now.clone()], now, stride: STRIDE, events, phases };
        let of = replay.len();
        let mut broken_off = None;
        for index in 0..of {
            match replay.carry_out(battle, replay.record.actions[index]) {
                Ok(events) => replay.note(battle, events),
                Err(refusal) => {
                    broken_off = Some(BrokenOff { after: index, of, refusal });
                    replay.forget_beyond(index);
                    break;
                }
            }
        }
        replay.go_to(battle, 0);
        (replay, broken_off)
    }

    /// Goes to the moment after this number of actions, or to the end.
    pub fn go_to(&mut self, battle: &P, after: usize) {
        let after = after.min(self.len());
        let nearest = self.snapshots.partition_point(|snapshot| snapshot.after <= after).max(1) - 1;
        let snapshot = &self.snapshots[nearest];
        if after < self.at() || snapshot.after > self.at() {
            self.now.clone_from(snapshot);
        }
        for action in &self.record.actions[self.now.after..after] {
            battle.apply_listed(&mut self.now.state, *action, &mut self.now.dice, &mut ());
        }
        self.now.after = after;
    }

    /// Carries out an action in place of whatever was recorded from here on.
    ///
    /// # Errors
    /// Refuses an action that is not legal now, and leaves the game as it is.
    pub fn choose(&mut self, battle: &P, action: P::Action) -> Result<(), Refusal> {
        let before = self.at();
        let events = self.carry_out(battle, action)?;
        self.forget_beyond(before);
        self.record.actions.push(action);
        self.note(battle, events);
        Ok(())
    }

    /// The last moment before this one in which one of these players had a choice: after how many actions, and the state.
    pub fn last_choice(&mut self, battle: &P, own: impl Fn(Player) -> bool) -> Option<(usize, P::State)> {
        let from = self.at();
        let mut legal = Vec::new();
        let last = (0..from).rev().find_map(|after| {
            self.go_to(battle, after);
            battle.legal(&self.now.state, &mut legal);
            let chooses = legal.len() > 1 && battle.to_act(&self.now.state).is_some_and(&own);
            chooses.then(|| (after, self.now.state.clone()))
        });
        self.go_to(battle, from);
        last
    }

    /// The state after this number of actions.
    #[must_use]
    pub fn state_after(&self, battle: &P, after: usize) -> P::State {
        let after = after.min(self.len());
        let nearest = self.snapshots.partition_point(|snapshot| snapshot.after <= after).max(1) - 1;
        let Moment { after: from, mut state, mut dice } = self.snapshots[nearest].clone();
        for action in &self.record.actions[from..after] {
            battle.apply_listed(&mut state, *action, &mut dice, &mut ());
        }
        state
    }

    /// Takes back everything down to the moment after this number of actions, and returns what was taken back; the dice that follow are the same
    /// again.
    pub fn take_back_to(&mut self, battle: &P, after: usize) -> Vec<P::Action> {
        self.go_to(battle, after);
        let taken_back = self.record.actions[self.at()..].to_vec();
        self.forget_beyond(self.at());
        taken_back
    }

    /// Records whether the player who goes on from now has seen the end of the game, with all that it hides.
    pub fn goes_on_knowing(&mut self, knows: bool) {
        let now = self.at();
        self.record.seen.retain(|after| *after < now);
        self.record.seen.extend(knows.then_some(now));
    }

    /// Forgets what followed the moment after this number of actions.
    fn forget_beyond(&mut self, after: usize) {
        self.record.actions.truncate(after);
        self.events.truncate(self.events.partition_point(|past| past.after <= after));
        self.phases.truncate(self.phases.partition_point(|past| past.after <= after));
        self.snapshots.retain(|snapshot| snapshot.after <= after);
    }

    /// Carries out an action, and returns what happened and who heard of it.
    fn carry_out(&mut self, battle: &P, action: P::Action) -> Result<Vec<PastEvent<P::Event>>, Refusal> {
        let mut events = Vec::new();
        let before = self.now.state.clone();
        battle.apply(&mut self.now.state, action, &mut self.now.dice, &mut events)?;
        self.now.after += 1;
        Ok(heard(battle, [&before, &self.now.state], events, self.now.after))
    }

    /// Records what has just happened, and keeps a snapshot where one is due.
    fn note(&mut self, battle: &P, events: Vec<PastEvent<P::Event>>) {
        let after = self.now.after;
        self.events.extend(events);
        let words = battle.moment(&self.now.state);
        if self.phases.last().is_none_or(|last| last.words != words) {
            self.phases.push(PastPhase { after, words });
        }
        let last = self.snapshots.last().map_or(0, |snapshot| snapshot.after);
        if after >= last + self.stride {
            self.snapshots.push(self.now.clone());
        }
        if self.snapshots.len() > MOST_SNAPSHOTS {
            self.stride *= 2;
            let stride = self.stride;
            self.snapshots.retain(|snapshot| snapshot.after.is_multiple_of(stride));
        }
    }
}

/// The events of an action that led from one state to another, with the players who heard of each.
fn heard<P: Told>(battle: &P, states: [&P::State; 2], events: Vec<P::Event>, after: usize) -> Vec<PastEvent<P::Event>> {
    let players = (0..battle.players()).map(|number| Player::new(number as u8));
    let views: Vec<_> = players.map(|player| (player, states.map(|state| battle.view(state, player)))).collect();
    let past = |event| {
        let hears = |(player, [before, now]): &(Player, [P::View<'_>; 2])| {
            u32::from(battle.hears([before, now], &event)) << player.index()
        };
        PastEvent { after, event, heard_by: Listeners(views.iter().map(hears).sum()) }
    };
    events.into_iter().map(past).collect()
}
