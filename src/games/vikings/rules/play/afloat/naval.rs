//! A naval phase from its beginning to its end: both sides choose tasks and speeds covered, boats move in sequences with hooks thrown between them,
//! crews pull ropes, and damage is added up (2.2, R1 to R5).

use super::super::{BoatNumber, Event, ManNumber, Phase, Position, Public, Purpose, Question, Slowing, Table, other};
use super::{Duty, Naval, NoWay, Sail, numbered};
use rules::play::{Dice, Player, Sink};

/// How often at most the dice for the order of boats are rolled again because of a tie.
const THROWS: usize = 10;
/// How many faces the die has.
const FACES: u8 = 10;

/// In which order boats move, and which of them have a crew.
impl Public {
    /// The boats that still have to move, in the order in which they will: by effective speed, then by weight, then by die roll. The boat with the
    /// highest value comes first (4.41, R2).
    fn movers(&self, position: &Position) -> Vec<BoatNumber> {
        let moving = numbered(&position.boats).filter(|(_, boat)| !boat.is_done());
        let mut boats: Vec<BoatNumber> = moving.map(|(number, _)| number).collect();
        boats.sort_by_key(|boat| std::cmp::Reverse((self.haste(position, *boat), position.boat(*boat).lot)));
        boats
    }

    /// What decides which boat moves first, before a die is rolled: the effective speed and then the weight.
    fn haste(&self, position: &Position, boat: BoatNumber) -> (u32, u32) {
        (position.boat(boat).effective(), self.boats[boat.index()].class.weight.get())
    }

    /// The boats in which a side has characters who can be given tasks, each in a pair with that side.
    fn manned(&self, position: &Position, player: Player) -> Vec<(Player, BoatNumber)> {
        let has = |boat: BoatNumber| self.aboard(position, boat).any(|man| self.man(man).player == player);
        numbered(&position.boats)
            .filter(|(number, boat)| boat.is_here() && has(*number))
            .map(|(number, _)| (player, number))
            .collect()
    }
}

impl<D: Dice, S: Sink<Event>> Table<'_, D, S> {
    /// Whether a naval phase is needed, because a boat is in play or comes in now.
    pub(in super::super) fn has_boats(&self) -> bool {
        let position = self.position();
        numbered(&position.boats).any(|(boat, state)| state.is_here() || self.public().is_due(position, boat))
    }

    /// Begins a naval phase in which this side goes first (2.2, R1).
    pub(in super::super) fn begin_naval(&mut self, first: Player) {
        self.change_commands();
        let position = self.position_mut();
        position.active = first;
        position.naval = Naval::default();
        for boat in &mut position.boats {
            (boat.before, boat.given, boat.lost, boat.taken) = (boat.speed(), boat.speed(), 0, 0);
            (boat.moves, boat.hexes, boat.turns, boat.lot) = (0, 0, 0, 0);
            (boat.waits, boat.lands) = (false, false);
        }
        self.begin(Phase::Tasks);
    }

    /// Lists the crews that need tasks, once the boats that come in are on the boards.
    fn muster_crews(&mut self, first: Player) {
        self.settle_duties();
        let public = self.public();
        let mut waiting = public.manned(self.position(), first);
        waiting.extend(public.manned(self.position(), other(first)));
        let naval = &mut self.position_mut().naval;
        (naval.waiting, naval.ready) = (waiting, true);
    }

    /// Gives the other side the command of each boat in which no character of its own side stands, but an armed character of the other side does
    /// (R30).
    fn change_commands(&mut self) {
        for number in 0..self.position().boats.len() as u8 {
            let boat = BoatNumber(number);
            if !self.position().boat(boat).is_here() || self.public().is_manned(self.position(), boat) {
                continue;
            }
            let taker = other(self.position().boat(boat).player);
            let stands = |man: ManNumber| {
                let fighter = self.public().man(man);
                fighter.player == taker && self.man(man).stands() && !fighter.unarmed
            };
            if self.public().aboard(self.position(), boat).any(stands) {
                self.position_mut().boats[boat.index()].player = taker;
                self.tell(Event::Seized(boat, taker));
            }
        }
    }

    /// Sets the tasks from which players start: a character keeps a task that is possible on their hex, and is otherwise ready to board. A character
    /// ashore has no task (4.2, R6).
    fn settle_duties(&mut self) {
        for man in self.everybody() {
            let (public, position) = (self.public(), self.position());
            let state = position.man(man);
            let duty = if public.boat_of(position, man).is_none() {
                Duty::Idle
            } else if state.duty == Duty::Idle && state.stands() && position.turn == 1 && position.active == Player::new(0) {
                // Characters who begin the game without a task keep none until a player gives them one.
                Duty::Idle
            } else if public.can_do(position, man, state.duty) {
                state.duty
            } else if public.can_do(position, man, Duty::Boarding) {
                Duty::Boarding
            } else {
                Duty::Idle
            };
            self.man_mut(man).duty = duty;
        }
    }

    /// Continues a naval phase up to the next decision.
    pub(in super::super) fn next_of_naval(&mut self) {
        match self.position().phase {
            Phase::Tasks => self.next_tasks(),
            Phase::Speeds => self.next_speed(),
            Phase::Rowing => self.next_of_rowing(),
            _ => self.next_pull(),
        }
    }

    fn next_tasks(&mut self) {
        let first = self.position().active;
        if !self.position().naval.ready {
            if self.next_boat(first) || self.next_boat(other(first)) {
                return;
            }
            self.muster_crews(first);
        }
        let Some((player, boat)) = self.position().naval.waiting.first().copied() else {
            let commands = |player: Player| {
                let boats = numbered(&self.position().boats);
                let of = boats.filter(move |(_, boat)| boat.is_here() && boat.player == player);
                of.map(move |(number, _)| (player, number)).collect::<Vec<_>>()
            };
            let waiting = [commands(first), commands(other(first))].concat();
            self.position_mut().naval.waiting = waiting;
            self.begin(Phase::Speeds);
            return;
        };
        let mut actions = Vec::new();
        self.public().assignments(self.position(), &self.state.sealed[player.index()], player, boat, &mut actions);
        if actions.is_empty() {
            self.position_mut().naval.waiting.remove(0);
        } else {
            self.ask(player, Question::Tasks(boat));
        }
    }

    pub(in super::super) fn assign(&mut self, player: Player, man: ManNumber, duty: Duty) {
        self.state.sealed[player.index()].duties.push((man, duty));
    }

    /// Ends a side's choice of tasks for a boat.
    pub(in super::super) fn end_tasks(&mut self) {
        self.position_mut().naval.waiting.remove(0);
    }

    fn next_speed(&mut self) {
        let Some((player, boat)) = self.position().naval.waiting.first().copied() else { return self.turn_up() };
        let sealed = &self.state.sealed[player.index()];
        match self.public().lawful_speeds(self.position(), Some(sealed), boat)[..] {
            [] => self.give_speed(player, boat, 0),
            [only] => self.give_speed(player, boat, only),
            [_, _, ..] => self.ask(player, Question::Speed(boat)),
        }
    }

    pub(in super::super) fn give_speed(&mut self, player: Player, boat: BoatNumber, speed: i8) {
        self.state.sealed[player.index()].speeds.push((boat, speed));
        self.position_mut().naval.waiting.remove(0);
    }

    /// Reveals the covered choices of both sides (4.34).
    fn turn_up(&mut self) {
        for player in [Player::new(0), Player::new(1)] {
            let sealed = std::mem::take(&mut self.state.sealed[player.index()]);
            for (man, duty) in sealed.duties {
                self.man_mut(man).duty = duty;
                let boat = self.public().boat_of(self.position(), man);
                self.tell(Event::Does(man, boat, duty));
            }
            for (number, speed) in sealed.speeds {
                let boat = &mut self.position_mut().boats[number.index()];
                boat.given = speed;
                boat.waits = boat.before.signum() * speed.signum() < 0;
                self.tell(Event::Speed(number, speed));
            }
        }
        for number in 0..self.position().boats.len() as u8 {
            let rowed = self.rowed_speed(BoatNumber(number));
            self.position_mut().boats[usize::from(number)].rowed = rowed;
        }
        self.begin(Phase::Rowing);
        self.begin_sequence();
    }

    /// The speed that the crew of a boat can row at this moment (4.32).
    fn rowed_speed(&self, boat: BoatNumber) -> u8 {
        let rowing = self.public().rowing(self.position(), None, boat);
        self.public().boats[boat.index()].class.rowed_speed(rowing) as u8
    }

    /// Slows a boat that has lost rowers down to the speed that the remaining rowers can row (4.52, R7).
    pub(in super::super) fn look_at_oars(&mut self, boat: BoatNumber) {
        let rowed = self.rowed_speed(boat);
        let state = &mut self.position_mut().boats[boat.index()];
        let fewer = rowed < std::mem::replace(&mut state.rowed, rowed);
        if fewer && state.is_here() && rowed < state.speed().unsigned_abs() {
            state.slow_to(rowed);
            let speed = state.speed();
            self.tell(Event::Slows(boat, speed, Slowing::Rowers));
        }
    }

    fn begin_sequence(&mut self) {
        self.throw_lots();
        let order = self.public().movers(self.position());
        let naval = &mut self.position_mut().naval;
        naval.sequence += 1;
        naval.order = order;
    }

    /// Rolls a die for each of several boats of equal speed and weight, once in a phase, to decide which of them moves first (4.41).
    fn throw_lots(&mut self) {
        let boats = self.public().movers(self.position());
        let haste = |boat: &BoatNumber| self.public().haste(self.position(), *boat);
        let groups: Vec<Vec<BoatNumber>> =
            boats.chunk_by(|one, next| haste(one) == haste(next)).map(<[BoatNumber]>::to_vec).collect();
        for group in groups {
            for _ in 0..THROWS {
                let alike = |boat: &BoatNumber| {
                    let lot = self.position().boat(*boat).lot;
                    lot == 0 || group.iter().any(|other| other != boat && self.position().boat(*other).lot == lot)
                };
                let tied: Vec<BoatNumber> =
                    if group.len() > 1 { group.iter().copied().filter(alike).collect() } else { Vec::new() };
                if tied.is_empty() {
                    break;
                }
                for boat in tied {
                    let player = self.position().boat(boat).player;
                    let lot = self.roll(player, Purpose::Lot(boat)).clamp(1, FACES);
                    self.position_mut().boats[boat.index()].lot = lot;
                }
            }
        }
    }

    fn next_of_rowing(&mut self) {
        if !self.position().naval.shocks.is_empty() {
            return self.next_shock();
        }
        if let Some((player, passes)) = self.position().naval.between {
            return self.next_between(player, passes);
        }
        let Some(boat) = self.position().naval.order.first().copied() else {
            let first = self.position().active;
            self.position_mut().naval.between = Some((first, 0));
            return;
        };
        let state = self.position().boat(boat);
        if state.is_done() {
            self.has_moved();
        } else if state.waits {
            let state = &mut self.position_mut().boats[boat.index()];
            (state.waits, state.hexes) = (false, state.hexes + 1);
            self.tell(Event::Waits(boat));
            self.has_moved();
        } else if self.public().ways(self.position(), boat).is_empty() {
            self.stop(boat);
            self.has_moved();
        } else {
            let player = state.player;
            self.ask(player, Question::Sail(boat));
        }
    }

    /// Removes the boat that has just moved from the list of boats that still have to move.
    pub(in super::super) fn has_moved(&mut self) {
        let order = &mut self.position_mut().naval.order;
        if !order.is_empty() {
            order.remove(0);
        }
    }

    /// What keeps a boat from going straight on; `None` if nothing does.
    pub(super) fn hindrance(&self, boat: BoatNumber) -> Option<Slowing> {
        let bar = self.public().bar(self.position(), boat, Sail::Straight)?;
        Some(match bar {
            NoWay::Rope => Slowing::Rope,
            NoWay::Hull(other) => Slowing::Hull(other),
            NoWay::Beach => Slowing::Beach,
            _ => Slowing::Barred,
        })
    }

    /// Lowers the speed of a boat that cannot move any further to the number of moves that it has made (R5).
    fn stop(&mut self, boat: BoatNumber) {
        let slowing = self.hindrance(boat).unwrap_or(Slowing::Barred);
        let state = &mut self.position_mut().boats[boat.index()];
        let moves = state.moves;
        state.slow_to(moves);
        let speed = state.speed();
        self.tell(Event::Slows(boat, speed, slowing));
    }

    /// Gives the sides turns to throw a hook or cut a rope after a sequence, until both pass (R3).
    fn next_between(&mut self, player: Player, passes: u8) {
        if passes >= 2 {
            self.position_mut().naval.between = None;
            self.begin_sequence();
            if self.position().naval.order.is_empty() {
                self.begin_pulling();
            }
            return;
        }
        let mut actions = Vec::new();
        self.public().throws_and_cuts(self.position(), player, &mut actions);
        if actions.is_empty() {
            self.pass_between(player, passes);
        } else {
            self.ask(player, Question::Between);
        }
    }

    /// Has a side pass, so that it throws no hook and cuts no rope at this moment.
    pub(in super::super) fn pass_between(&mut self, player: Player, passes: u8) {
        self.position_mut().naval.between = Some((other(player), passes + 1));
    }

    /// Deals with the next harm that a collision does to a member of a crew. Asks the side which character suffers it, unless there is no choice.
    fn next_shock(&mut self) {
        let shock = self.position().naval.shocks[0];
        let boat = self.position().boat(shock.boat);
        let player = boat.player;
        let men = if boat.is_here() { self.public().shaken(self.position(), shock.boat, shock.struck) } else { Vec::new() };
        match men[..] {
            [] => {
                self.position_mut().naval.shocks.remove(0);
                self.look_at_oars(shock.boat);
            }
            [only] => self.shake(only),
            [_, _, ..] => self.ask(player, Question::Shaken(shock.boat)),
        }
    }

    /// Has a character suffer the next harm of a collision.
    pub(in super::super) fn shake(&mut self, man: ManNumber) {
        let shock = self.position_mut().naval.shocks.remove(0);
        self.harm(man, shock.harm, super::super::Cause::Collision, None);
        self.look_at_oars(shock.boat);
    }
}
