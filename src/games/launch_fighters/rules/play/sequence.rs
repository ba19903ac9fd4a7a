//! The order in which units move and attack. They do so in steps, one for each level of the move stat. Within a step the players take turns in the
//! order of initiative, with one unit each.
//!
//! The movement phase starts with the lowest step, and in each step with the lowest initiative; the attack phase starts with the highest of both ("B)
//! Movement", "C) Attack").

use super::{
    Battle, Done, Event, MOST_SIDES, Phase, Purpose, Question, ShipNumber, SquadronNumber, SquadronState, State, Table, Unit,
};
use rules::play::{Dice, Player, Sink};

impl<D: Dice, S: Sink<Event>> Table<'_, D, S> {
    /// Rolls for initiative and begins a turn's movement.
    pub(super) fn begin_movement(&mut self) {
        self.state.step = 0;
        self.state.phase = Phase::Initiative;
        self.tell_phase();
        self.roll_sequence(Purpose::Initiative);
        self.state.phase = Phase::Movement;
        self.state.cursor = 0;
        if self.waiting().players != 0 {
            self.tell_phase();
        }
        self.next_mover();
    }

    /// Lets the next player move a unit, or begins the attacks if all units have moved.
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
                Some(step) => {
                    (self.state.step, self.state.cursor) = (step, 0);
                    self.tell_phase();
                }
                None => break,
            }
        }
        self.state.phase = Phase::Attack;
        self.state.step = u8::MAX;
        self.next_attacker();
    }

    /// Lets the next player attack with a unit, or begins the recovery if all units have attacked.
    pub(super) fn next_attacker(&mut self) {
        self.state.active = None;
        let mut waiting = self.waiting();
        let mut is_new = false;
        loop {
            if let Some(player) = self.first_in_sequence(waiting.players, false) {
                self.pass_on_from(player, false);
                match waiting.only_unit(player) {
                    // A unit that can do nothing has used its chance. This changes nothing for other units, so the search for the next unit goes on.
                    Some(only) if !self.open_fire(only) => {
                        waiting.remove(player);
                        continue;
                    }
                    Some(_) => {}
                    None => self.ask(player, Question::Attacker),
                }
                // A step in which no unit has anything to do is not reported.
                if is_new {
                    self.tell_phase();
                }
                return;
            }
            match waiting.next {
                Some(step) => (self.state.step, self.state.cursor) = (step, self.state.sides.len() as u8 - 1),
                None => return self.begin_recovery(),
            }
            is_new = true;
            waiting = self.waiting();
        }
    }

    /// Finds the units that have still to act in the present step, and the step that follows.
    fn waiting(&self) -> Waiting {
        let (battle, state) = (self.battle, &*self.state);
        let upwards = state.phase == Phase::Movement;
        let mut waiting = Waiting { players: 0, several: 0, first: [None; MOST_SIDES], next: None };
        for (ship, level) in waiting_ships(state, battle) {
            if level == state.step {
                waiting.add(Unit::Ship(ship), battle.ship(ship).player);
            } else if upwards && level > state.step {
                waiting.next = Some(waiting.next.map_or(level, |next| next.min(level)));
            } else if !upwards && level < state.step {
                waiting.next = Some(waiting.next.map_or(level, |next| next.max(level)));
            }
        }
        // All squadrons move in the same step; in any other step it is enough to know whether the squadrons' step comes next.
        let level = SquadronState::MOVE;
        if state.step == level {
            for squadron in waiting_squadrons(state, battle) {
                waiting.add(Unit::Squadron(squadron), battle.squadron(squadron).player);
            }
        } else {
            let comes_next = if upwards {
                level > state.step && waiting.next.is_none_or(|next| level < next)
            } else {
                level < state.step && waiting.next.is_none_or(|next| level > next)
            };
            if comes_next && waiting_squadrons(state, battle).next().is_some() {
                waiting.next = Some(level);
            }
        }
        waiting
    }
}

/// The units of the present step that have still to move, or to attack.
struct Waiting {
    /// The players who have a unit in the step, and the players who have several; a bit for each player.
    players: u8,
    several: u8,
    /// The first unit of each player in the step.
    first: [Option<Unit>; MOST_SIDES],
    /// The next step in which any player has a unit; `None` if there is no further step.
    next: Option<u8>,
}

impl Waiting {
    /// Adds a unit whose move stat equals the present step.
    fn add(&mut self, unit: Unit, player: Player) {
        let player = player.index();
        self.several |= self.players & 1 << player;
        self.players |= 1 << player;
        self.first[player].get_or_insert(unit);
    }

    /// Removes a player, whose only unit in the step has had its chance.
    const fn remove(&mut self, player: Player) {
        self.players &= !(1 << player.index());
    }

    /// The only unit of a player in the step, so that the player need not be asked; `None` if the player has several or none.
    fn only_unit(&self, player: Player) -> Option<Unit> {
        let several = self.several >> player.index() & 1 == 1;
        if several { None } else { self.first[player.index()] }
    }
}

/// Offers the units among which a player can choose in the present step.
pub(super) fn offer_units_in_step(battle: &Battle, state: &State, player: Player, offer: &mut impl FnMut(Unit)) {
    for (ship, level) in waiting_ships(state, battle) {
        if level == state.step && battle.ship(ship).player == player {
            offer(Unit::Ship(ship));
        }
    }
    if state.step == SquadronState::MOVE {
        let own = waiting_squadrons(state, battle).filter(|squadron| battle.squadron(*squadron).player == player);
        own.for_each(|squadron| offer(Unit::Squadron(squadron)));
    }
}

/// Every ship that has still to move, or to attack, this turn, with its move stat.
#[inline]
fn waiting_ships(state: &State, battle: &Battle) -> impl Iterator<Item = (ShipNumber, u8)> {
    let waits = waits(state, battle);
    let ships = (0..).map(ShipNumber).zip(&state.ships);
    ships.filter(move |(_, ship)| waits(&ship.done) && ship.is_on_map()).map(|(number, ship)| (number, ship.movement()))
}

/// Every squadron that has still to move, or to attack, this turn.
#[inline]
fn waiting_squadrons(state: &State, battle: &Battle) -> impl Iterator<Item = SquadronNumber> {
    let waits = waits(state, battle);
    let squadrons = (0..).map(SquadronNumber).zip(&state.squadrons);
    squadrons.filter_map(move |(number, squadron)| (waits(&squadron.done) && squadron.active_at().is_some()).then_some(number))
}

/// Returns a function that tells whether a unit with this record of actions has still to act in the present phase.
#[inline]
fn waits(state: &State, battle: &Battle) -> impl Fn(&Done) -> bool + Copy + use<> {
    let (moving, holds_fire) = (state.phase == Phase::Movement, battle.options.no_fire_at_warp);
    move |done: &Done| if moving { !done.moved } else { !(done.attacked || holds_fire && done.warp) }
}
