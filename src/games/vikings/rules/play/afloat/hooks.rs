//! The throwing of hooks and the cutting of ropes between two sequences of moves (4.62, 4.64, 5.3, R3).

use super::super::{Action, BoatNumber, Event, ManNumber, Position, Public, Purpose, RopeNumber, Slowing, Table, distance};
use super::{Duty, Hook, Rope, numbered, space_of};
use crate::Person;
use geometry::Space;
use rules::play::{Dice, Player, Sink};

/// A weak rope breaks if the sum of the die roll and the speeds is at least this (5.3).
pub(in super::super) const BREAKS: u32 = 15;

/// Whether a weak rope between boats that go in opposite directions breaks at this die roll and this sum of their speeds (5.3).
pub(in super::super) const fn breaks(die: u32, speeds: u32) -> bool {
    die + speeds >= BREAKS
}

/// Who can throw which hook and at which hexes, and who can cut which rope.
impl Public {
    /// Whether a character throws hooks and cuts ropes worse than others, because they are wounded, a woman or an elder (4.62, 4.64).
    #[must_use]
    pub fn is_weak(&self, position: &Position, man: ManNumber) -> bool {
        position.man(man).condition == super::super::Condition::Wounded || self.man(man).person != Person::Man
    }

    /// Whether a character belongs to the side, stands, has this task, and has not yet tried to throw a hook or cut a rope in this phase.
    fn is_free_between(&self, position: &Position, player: Player, man: ManNumber, duty: Duty) -> bool {
        let state = position.man(man);
        self.man(man).player == player && state.stands() && state.duty == duty && !position.naval.tried.contains(&man)
    }

    /// The rope that a character can throw now; `None` if there is none. Throwing must be the character's task, they must stand on the rope's coil in
    /// a boat of their side, and no enemy may be beside them aboard.
    fn throwable(&self, position: &Position, player: Player, man: ManNumber) -> Option<RopeNumber> {
        let able = self.is_free_between(position, player, man, Duty::Hook)
            && self.boat_of(position, man).is_some_and(|boat| position.boat(boat).player == player)
            && !self.is_beset(position, man);
        let rope = self.coil_under(position, man).filter(|_| able)?;
        (position.ropes[rope.index()].hook == Hook::Stowed).then_some(rope)
    }

    /// The hexes at which a hook can be thrown from one hex: edge hexes of boats that the other side commands, no further away than a rope is long,
    /// where no hook holds yet (4.6, 4.62).
    fn throws(&self, position: &Position, player: Player, from: Space) -> Vec<Space> {
        let rope = self.tables.grappling.rope.get();
        let held: Vec<Space> = position.ropes.iter().filter_map(|rope| self.hook_on(position, rope)).collect();
        let others = numbered(&position.boats).filter(|(_, boat)| boat.is_here() && boat.player != player);
        others
            .flat_map(|(number, boat)| {
                let class = &self.boats[number.index()].class;
                class.planks(boat.berth()).filter(|(deck, _)| class.is_edge(*deck)).map(|(_, space)| space)
            })
            .filter(|space| distance(from, *space) <= rope && !held.contains(space))
            .collect()
    }

    /// The ropes that a character can cut on their hex: ropes whose hook holds there, and, if the boat at the other end has sunk, ropes whose coil
    /// lies there (4.64, R33).
    fn cuttable<'a>(&'a self, position: &'a Position, man: ManNumber) -> impl Iterator<Item = RopeNumber> + 'a {
        let own = self.deck_of(position, man);
        let here = move |(_, rope): &(RopeNumber, &Rope)| {
            let held = rope.held();
            let sunk = held.is_some_and(|(boat, _)| !position.boat(boat).is_here());
            held.is_some() && held == own || sunk && own == Some((rope.boat, rope.coil))
        };
        self.ropes(position).filter(here).map(|(number, _)| number)
    }

    /// Lists the throws and cuts that a side can try now: first the throws, beginning with those that hold most often, and then the cuts.
    pub(in super::super) fn throws_and_cuts(&self, position: &Position, player: Player, actions: &mut Vec<Action>) {
        if position.ropes.is_empty() {
            return;
        }
        let first = actions.len();
        for (man, _) in self.men_of(player) {
            if self.throwable(position, player, man).is_some() {
                let from = position.man(man).pose.hex;
                actions.extend(self.throws(position, player, from).into_iter().map(|space| Action::Throw(man, space)));
            } else if self.is_free_between(position, player, man, Duty::Boarding) {
                actions.extend(self.cuttable(position, man).map(|rope| Action::Cut(man, rope)));
            }
        }
        actions[first..].sort_by_key(|action| match *action {
            Action::Throw(man, at) => self.needed_to_hold(position, man, at),
            _ => i32::MAX,
        });
    }

    /// The lowest die roll at which a hook that a character throws at a hex holds (4.62).
    fn needed_to_hold(&self, position: &Position, man: ManNumber, at: Space) -> i32 {
        let table = self.tables.grappling;
        let needs = distance(position.man(man).pose.hex, at) * table.each_hex.get();
        let modifier = if self.is_weak(position, man) { table.weak_throw.get() } else { 0 };
        needs as i32 - modifier
    }
}

impl Public {
    /// The sum of the speeds that the markers of two boats show. It decides whether a weak rope between them breaks when they move apart. `None` if
    /// ropes are not weak, or the boats do not move apart. The book means the speeds on the markers here, and effective speeds only for collisions
    /// and the order of boats (5.3, 4.41, 4.52).
    fn strain(&self, position: &Position, (one, other): (BoatNumber, BoatNumber)) -> Option<u32> {
        let [one, other] = [one, other].map(|boat| position.boat(boat));
        let apart = (one.heading().bow.side(6) + 6 - other.heading().bow.side(6)) % 6;
        let part = (2..=4).contains(&apart) && one.way() != 0 && other.way() != 0;
        (self.options.weak_ropes && part).then(|| [one, other].map(|boat| u32::from(boat.speed().unsigned_abs())).iter().sum())
    }

    /// On how many of the ten faces of the die a rope between two boats breaks when its hook takes hold (5.3).
    #[must_use]
    pub fn rope_breaks(&self, position: &Position, boats: (BoatNumber, BoatNumber)) -> u32 {
        self.strain(position, boats).map_or(0, |sum| (1..=10).filter(|die| breaks(*die, sum)).count() as u32)
    }
}

impl<D: Dice, S: Sink<Event>> Table<'_, D, S> {
    /// Has a character throw their hook at a hex (4.62).
    pub(in super::super) fn throw_hook(&mut self, player: Player, man: ManNumber, at: Space) {
        let (public, position) = (self.public(), self.position());
        let target = public.boat_at(position, at);
        let (Some(number), Some(boat)) = (public.throwable(position, player, man), target) else { return };
        let Some(hex) = public.boats[boat.index()].class.deck_on(position.boat(boat).berth(), at) else { return };
        let table = public.tables.grappling;
        let far = distance(position.man(man).pose.hex, at);
        let modifier = if public.is_weak(position, man) { table.weak_throw.get() } else { 0 };
        self.position_mut().naval.tried.push(man);
        let die = i32::from(self.roll(player, Purpose::Throw(man))) + modifier;
        let needs = far * table.each_hex.get();
        let holds = die >= needs as i32;
        self.tell(Event::Threw { man, boat, at, modifier, needs, holds });
        let most = table.reach(far) as u8;
        self.position_mut().ropes[number.index()].hook =
            if holds { Hook::Holds { boat, hex, most } } else { Hook::InWater { now: true } };
        if holds {
            self.tighten(number, boat);
        }
        self.turn_to_next(player);
    }

    /// Deals with a hook that has just taken hold: a weak rope may break (5.3), and a rowboat at one end slows the ship at the other (4.63).
    fn tighten(&mut self, number: RopeNumber, held: BoatNumber) {
        let own = self.position().ropes[number.index()].boat;
        let player = self.position().boat(own).player;
        if let Some(sum) = self.public().strain(self.position(), (own, held)) {
            let die = u32::from(self.roll(player, Purpose::Strain(number)));
            let parts = breaks(die, sum);
            self.tell(Event::Strained(number, u8::try_from(sum).unwrap_or(u8::MAX), parts));
            if parts {
                self.position_mut().ropes[number.index()].hook = Hook::Gone;
                return;
            }
        }
        for (ship, rowboat) in [(own, held), (held, own)] {
            let alone = self.position().ropes.iter().filter(|rope| rope.other_end(ship) == Some(rowboat)).count() == 1;
            if self.public().tows(ship, rowboat) && alone {
                let state = &mut self.position_mut().boats[ship.index()];
                if state.speed() != 0 {
                    state.lose_one();
                    let speed = state.speed();
                    self.tell(Event::Slows(ship, speed, Slowing::Tow));
                }
            }
        }
    }

    /// Has a character try to cut a rope (4.64).
    pub(in super::super) fn cut(&mut self, player: Player, man: ManNumber, rope: RopeNumber) {
        let table = self.public().tables.grappling;
        let modifier = if self.public().is_weak(self.position(), man) { table.weak_cut.get() } else { 0 };
        self.position_mut().naval.tried.push(man);
        let cuts = i32::from(self.roll(player, Purpose::Cut(man))) + modifier <= table.cuts.get() as i32;
        if cuts {
            self.position_mut().ropes[rope.index()].hook = Hook::Gone;
        }
        self.tell(Event::Cut(man, rope, modifier, cuts));
        self.turn_to_next(player);
    }

    fn turn_to_next(&mut self, player: Player) {
        self.position_mut().naval.between = Some((super::super::other(player), 0));
    }
}

/// Finds where a rope ends in a boat.
impl Public {
    /// The hex on which the coil of a rope lies; `None` if the boat of the coil is out of play.
    #[must_use]
    pub fn coil_on(&self, position: &Position, rope: &Rope) -> Option<Space> {
        let state = position.boat(rope.boat);
        state.is_here().then(|| space_of(self.boats[rope.boat.index()].class.hex_at(state.berth(), rope.coil)))
    }
}
