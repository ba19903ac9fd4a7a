//! A recorded game that the user watches or plays. It can go forwards, backwards, and on from the present moment.
//!
//! Going back is exact: a moment is restored from a snapshot and played on from there with the dice that belong to it. At first there is a fixed
//! number of actions, the stride, between two snapshots. If there are too many snapshots, every other one is dropped and the stride doubles, so that
//! their number is bounded however long the game is. Events are kept with the number of actions before them and with the players who heard of them.
//! The phases of the game are kept too.

use rules::Refusal;
use rules::play::{Play, Player, Record, Seeded, Told};

/// A recorded game at some moment, which the user watches or plays on.
#[derive(Clone, Debug)]
pub struct Replay<P: Play, C> {
    record: Record<C, P::Action>,
    now: Moment<P::State>,
    /// Snapshots from the beginning to the furthest point that was played, each a stride after the one before.
    snapshots: Vec<Moment<P::State>>,
    stride: usize,
    events: Vec<PastEvent<P::Event>>,
    /// The phases that the game has gone through, in order.
    phases: Vec<PastPhase>,
}

/// An event of the game, with the time when it happened.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct PastEvent<E> {
    /// How many actions had been carried out when the event happened; 0 if that was before the first decision.
    pub after: usize,
    /// The event itself.
    pub event: E,
    /// The players who heard of the event.
    pub heard_by: Listeners,
}

/// A phase of the game, with the time when it began.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PastPhase {
    /// How many actions had been carried out when the phase began.
    pub after: usize,
    /// The turn and the phase in words.
    pub words: String,
}

/// The players who heard of an event. Bit n of the number stands for player n.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Listeners(u32);

impl Listeners {
    /// Whether a player heard of the event.
    #[must_use]
    pub const fn has(self, player: Player) -> bool {
        self.0 >> player.index() & 1 == 1
    }
}

/// The point at which a recorded game cannot be played on.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct BrokenOff {
    /// How many actions of the record could be carried out.
    pub after: usize,
    /// How many actions the record has.
    pub of: usize,
    /// Why the next action is refused.
    pub refusal: Refusal,
}

impl BrokenOff {
    /// Says how far the kept game with this name can be played, as a sentence without its full stop.
    #[must_use]
    pub fn words(&self, name: &str) -> String {
        let Self { after, of, refusal } = self;
        format!(
            "The designs, or the rules as Drydock plays them, have changed since {name} was kept: it can be played up to move {after} of {of}, for then {refusal}"
        )
    }
}

/// A state between two actions, and the dice that are rolled from then on.
#[derive(Clone, Debug, PartialEq)]
struct Moment<S> {
    /// How many actions led to the state.
    after: usize,
    state: S,
    dice: Seeded,
}

/// How many snapshots are kept at a time, at most.
const MOST_SNAPSHOTS: usize = 128;
/// How many actions lie between two snapshots at first.
const STRIDE: usize = 16;

/// Functions that read the record and the present moment.
impl<P: Play, C> Replay<P, C> {
    /// The record of the whole game, including what follows the present moment.
    #[must_use]
    pub const fn record(&self) -> &Record<C, P::Action> {
        &self.record
    }

    /// The state at the present moment.
    #[must_use]
    pub const fn state(&self) -> &P::State {
        &self.now.state
    }

    /// The dice that are rolled from the present moment on.
    #[must_use]
    pub const fn dice(&self) -> &Seeded {
        &self.now.dice
    }

    /// How many actions lie before the present moment.
    #[must_use]
    pub const fn at(&self) -> usize {
        self.now.after
    }

    /// How many actions the recorded game has.
    #[must_use]
    pub const fn len(&self) -> usize {
        self.record.actions.len()
    }

    /// Whether the recorded game has no actions.
    #[must_use]
    pub const fn is_empty(&self) -> bool {
        self.record.actions.is_empty()
    }

    /// Whether the present moment is the end of the record.
    #[must_use]
    pub const fn is_at_end(&self) -> bool {
        self.at() == self.len()
    }

    /// All events of the record, in order, including those after the present moment.
    #[must_use]
    pub fn events(&self) -> &[PastEvent<P::Event>] {
        &self.events
    }

    /// How many of the events happened before the present moment.
    #[must_use]
    pub fn events_by_now(&self) -> usize {
        self.events.partition_point(|past| past.after <= self.at())
    }

    /// All phases of the record, in order, including those after the present moment.
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

/// Functions that check a record, go to another moment, and carry out or take back actions.
impl<P: Told, C> Replay<P, C> {
    /// A recorded game at its beginning, after a check that all its actions are legal.
    ///
    /// # Errors
    /// If an action is not legal at its turn, which means that the scenario is not the one that was played.
    pub fn new(battle: &P, record: Record<C, P::Action>) -> Result<Self, Refusal> {
        match Self::as_far_as_it_goes(battle, record) {
            (replay, None) => Ok(replay),
            (_, Some(broken_off)) => Err(broken_off.refusal),
        }
    }

    /// A recorded game at its beginning. The record is cut before its first action that is not legal. Also returns where that was; `None` if all
    /// actions are legal.
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

    /// Goes to the moment after this number of actions, or to the end if the record has fewer.
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

    /// Carries out an action at the present moment. The action replaces everything that was recorded from that moment on.
    ///
    /// # Errors
    /// If the action is not legal; the game is then unchanged.
    pub fn choose(&mut self, battle: &P, action: P::Action) -> Result<(), Refusal> {
        let before = self.at();
        let events = self.carry_out(battle, action)?;
        self.forget_beyond(before);
        self.record.actions.push(action);
        self.note(battle, events);
        Ok(())
    }

    /// The last moment before the present one at which a player for whom `own` is true had a choice: the number of actions before it, and the state.
    /// `None` if there is no such moment.
    pub fn last_choice(&mut self, battle: &P, own: impl Fn(usize, Player) -> bool) -> Option<(usize, P::State)> {
        let from = self.at();
        let mut legal = Vec::new();
        let last = (0..from).rev().find_map(|after| {
            self.go_to(battle, after);
            battle.legal(&self.now.state, &mut legal);
            let chooses = legal.len() > 1 && battle.to_act(&self.now.state).is_some_and(|player| own(after, player));
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

    /// Goes back to the moment after this number of actions, removes all later actions from the record and returns them. The dice after that moment
    /// will show the same results again.
    pub fn take_back_to(&mut self, battle: &P, after: usize) -> Vec<P::Action> {
        self.go_to(battle, after);
        let taken_back = self.record.actions[self.at()..].to_vec();
        self.forget_beyond(self.at());
        taken_back
    }

    /// Records whether the player who plays on from the present moment has seen the end of the game, with everything that it hides.
    pub fn goes_on_knowing(&mut self, knows: bool) {
        let now = self.at();
        self.record.seen.retain(|after| *after < now);
        self.record.seen.extend(knows.then_some(now));
    }

    /// Removes from the record everything after this number of actions.
    fn forget_beyond(&mut self, after: usize) {
        self.record.actions.truncate(after);
        self.events.truncate(self.events.partition_point(|past| past.after <= after));
        self.phases.truncate(self.phases.partition_point(|past| past.after <= after));
        self.snapshots.retain(|snapshot| snapshot.after <= after);
    }

    /// Carries out an action, and returns the events that it caused, with the players who heard of them.
    fn carry_out(&mut self, battle: &P, action: P::Action) -> Result<Vec<PastEvent<P::Event>>, Refusal> {
        let mut events = Vec::new();
        let before = self.now.state.clone();
        battle.apply(&mut self.now.state, action, &mut self.now.dice, &mut events)?;
        self.now.after += 1;
        Ok(heard(battle, [&before, &self.now.state], events, self.now.after))
    }

    /// Records events that have just happened, and keeps a snapshot if one is due.
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

/// Adds to each event of an action the players who heard of it. The action changed the first of the `states` into the second.
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
