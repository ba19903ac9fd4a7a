//! Whose turn it is: steps by move stat, and within a step one unit a player in the initiative sequence.
//!
//! The movement phase goes up the step chart and through the sequence from the lowest; the attack phase goes down and from the
//! highest ("B) Movement", "C) Attack").

use super::{
    Battle, Done, Event, MOST_SIDES, Phase, Purpose, Question, ShipNumber, SquadronNumber, SquadronState, State, Table, Unit,
};
use crate::rules::play::{Dice, Player, Sink};

impl<D: Dice, S: Sink<Event>> Table<'_, D, S> {
    /// Begins a turn's movement, once everybody has rolled for initiative.
    pub(super) fn begin_movement(&mut self) {
        self.roll_sequence(Purpose::Initiative);
        self.state.phase = Phase::Movement;
        self.state.step = 0;
        self.state.cursor = 0;
        self.next_mover();
    }

    /// Lets the next player move a unit; when all have moved, the attacks begin.
    pub(super) fn next_mover(&mut self) {
        self.state.active = None;
        loop {
            let waiting = self.waiting();
            if let Some(player) = self.first_in_sequence(waiting.players, true) {
                self.pass_on_from(player, true);
                return match waiting.only_unit(player) {
                    Some(only) => self.set_out(only),
                    None => self.ask(player, Question::Mover),
                };
            }
            match waiting.next {
                Some(step) => (self.state.step, self.state.cursor) = (step, 0),
                None => break,
            }
        }
        self.state.phase = Phase::Attack;
        self.state.step = u8::MAX;
        self.next_attacker();
    }

    /// Lets the next player attack with a unit; when all have attacked, the recovery begins.
    pub(super) fn next_attacker(&mut self) {
        self.state.active = None;
        loop {
            let waiting = self.waiting();
            if let Some(player) = self.first_in_sequence(waiting.players, false) {
                self.pass_on_from(player, false);
                match waiting.only_unit(player) {
                    // A unit with nothing to do has had its chance, and the next one is looked for.
                    Some(only) if !self.open_fire(only) => continue,
                    Some(_) => {}
                    None => self.ask(player, Question::Attacker),
                }
                return;
            }
            match waiting.next {
                Some(step) => (self.state.step, self.state.cursor) = (step, self.state.sides.len() as u8 - 1),
                None => return self.begin_recovery(),
            }
        }
    }

    /// Who has a unit in the step, and what comes after it.
    fn waiting(&self) -> Waiting {
        let (battle, state) = (self.battle, &*self.state);
        let upwards = state.phase == Phase::Movement;
        let mut waiting = Waiting { players: 0, several: 0, first: [None; MOST_SIDES], next: None };
        for (unit, level) in waiting_units(state, battle) {
            if level == state.step {
                let player = battle.player(unit).index();
                waiting.several |= waiting.players & 1 << player;
                waiting.players |= 1 << player;
                waiting.first[player].get_or_insert(unit);
            } else if upwards && level > state.step {
                waiting.next = Some(waiting.next.map_or(level, |next| next.min(level)));
            } else if !upwards && level < state.step {
                waiting.next = Some(waiting.next.map_or(level, |next| next.max(level)));
            }
        }
        waiting
    }
}

/// What is still to be moved, or to attack.
struct Waiting {
    /// The players who have a unit in the step, as bits, and those who have several.
    players: u8,
    several: u8,
    /// The first unit of each player in the step.
    first: [Option<Unit>; MOST_SIDES],
    /// The next step in which anybody has a unit.
    next: Option<u8>,
}

impl Waiting {
    /// The unit of a player in the step, if there is only one, so that nobody has to be asked.
    fn only_unit(&self, player: Player) -> Option<Unit> {
        let several = self.several >> player.index() & 1 == 1;
        if several { None } else { self.first[player.index()] }
    }
}

/// The units of a player that could be chosen in the step.
pub(super) fn units_in_step(battle: &Battle, state: &State, player: Player) -> impl Iterator<Item = Unit> {
    waiting_units(state, battle)
        .filter(move |(unit, level)| *level == state.step && battle.player(*unit) == player)
        .map(|(unit, _)| unit)
}

/// Every unit that has still to move, or to attack, this turn, and its move stat.
#[inline]
fn waiting_units(state: &State, battle: &Battle) -> impl Iterator<Item = (Unit, u8)> {
    let moving = state.phase == Phase::Movement;
    let holds_fire = battle.options.no_fire_at_warp;
    let waits = move |done: &Done| if moving { !done.moved } else { !(done.attacked || holds_fire && done.warp) };
    let ships = (0..).map(ShipNumber).zip(&state.ships);
    let squadrons = (0..).map(SquadronNumber).zip(&state.squadrons);
    ships
        .filter(move |(_, ship)| waits(&ship.done) && ship.is_on_map())
        .map(|(number, ship)| (Unit::Ship(number), ship.movement()))
        .chain(
            squadrons
                .filter(move |(_, squadron)| waits(&squadron.done) && squadron.active_at().is_some())
                .map(|(number, _)| (Unit::Squadron(number), SquadronState::MOVE)),
        )
}
