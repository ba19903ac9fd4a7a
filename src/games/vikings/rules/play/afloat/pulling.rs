//! The pulling of ropes, by which boats are drawn together, or turned until they lie side by side (4.65, R31).

use super::super::{Action, BoatNumber, Event, ManNumber, Phase, Position, Public, Question, Rope, Table, other};
use super::{Duty, Pull, numbered};
use crate::boat::Berth;
use geometry::{Facing, Hex, Space};
use rules::play::{Dice, Player, Sink};

/// How many hexes two boats are pulled together in a phase at most (4.65).
const MOST: usize = 3;
/// The greatest length of a rope with which a boat can be pulled round. One hex of water may lie between the boats.
const ROUND: u8 = 2;
/// How many berths a player is offered at most for pulling a boat round.
const ROUNDS: usize = 2;
/// With this many touching hexes or more, two boats count as side by side.
const BESIDE: usize = 2;

/// Which boats are pulled together by their ropes, and into which berths they can be pulled.
impl Public {
    /// Whether a character pulls a rope: that must be their task, they must stand on its coil, and no enemy may be beside them aboard.
    fn is_pulled(&self, position: &Position, rope: Rope) -> bool {
        let pulls = |man: ManNumber| {
            let state = position.man(man);
            state.stands()
                && state.duty == Duty::Hook
                && self.man(man).player == position.boat(rope.boat).player
                && !self.is_beset(position, man)
        };
        let coil = self.coil_on(position, &rope);
        coil.and_then(|space| position.at(space)).is_some_and(pulls)
    }

    /// Whether the coil on a character's hex belongs to a rope that connects the boat with another in play. If it does, the task at the hook is to
    /// pull the rope (4.65).
    #[must_use]
    pub fn has_rope_to_pull(&self, position: &Position, man: ManNumber) -> bool {
        let rope = self.coil_under(position, man).map(|number| position.ropes[number.index()]);
        let far = rope.and_then(|rope| rope.other_end(rope.boat));
        far.is_some_and(|far| position.boat(far).is_here())
    }

    /// Which of two boats moves when the crew of the first pulls: the lighter boat, or the first if both weigh the same (4.65).
    #[must_use]
    pub fn lighter(&self, own: BoatNumber, far: BoatNumber) -> BoatNumber {
        let weight = |boat: BoatNumber| self.boats[boat.index()].class.weight;
        if weight(far) < weight(own) { far } else { own }
    }

    /// Which of the two boats moves when the crew of the first pulls; `None` if that boat is held fast on a beach (4.65).
    #[must_use]
    pub fn moved_by_pulling(&self, position: &Position, boats: [BoatNumber; 2]) -> Option<BoatNumber> {
        self.drawn(position, Pull { player: position.boat(boats[0]).player, boats, left: 0 })
    }

    /// The ropes between two boats that a crew of either side pulls.
    fn pulled_between(&self, position: &Position, boats: [BoatNumber; 2]) -> Vec<Rope> {
        let between = |rope: &&Rope| rope.other_end(boats[0]) == Some(boats[1]) && self.is_pulled(position, **rope);
        position.ropes.iter().filter(between).copied().collect()
    }

    /// The pairs of boats that a side pulls together.
    fn pulls(&self, position: &Position, player: Player) -> Vec<Pull> {
        let mut pulls: Vec<Pull> = Vec::new();
        for (number, _) in numbered(&position.boats).filter(|(_, boat)| boat.is_here() && boat.player == player) {
            for rope in position.ropes.iter().filter(|rope| rope.boat == number && self.is_pulled(position, **rope)) {
                let Some(far) = rope.other_end(number).filter(|far| position.boat(*far).is_here()) else { continue };
                let boats = [number, far];
                let alike = |pull: &Pull| pull.boats == boats || pull.boats == [far, number];
                if !pulls.iter().any(alike) {
                    let left = self.pulled_between(position, boats).len().min(MOST) as u8;
                    pulls.push(Pull { player, boats, left });
                }
            }
        }
        pulls
    }

    /// The boat that a pull moves: the lighter one, or the puller's own if both weigh the same. `None` if that boat is held fast on a beach.
    fn drawn(&self, position: &Position, pull: Pull) -> Option<BoatNumber> {
        let [own, far] = pull.boats;
        let drawn = self.lighter(own, far);
        (!self.is_beached(position, drawn) && !position.boat(drawn).held).then_some(drawn)
    }

    /// Lists the berths into which the boat can be pulled: one hex nearer along the ropes, or turned until it lies alongside.
    pub(in super::super) fn hauls(&self, position: &Position, actions: &mut Vec<Action>) {
        let Some(pull) = position.naval.pulls.first() else { return };
        let Some(boat) = self.drawn(position, *pull) else { return };
        let ropes = self.pulled_between(position, pull.boats);
        let state = position.boat(boat);
        let sum = |berth: Option<Berth>| -> Vec<u8> {
            let moved = berth.map(|berth| (boat, berth));
            ropes.iter().map(|rope| self.rope_length(position, rope, moved).unwrap_or(0)).collect()
        };
        let now = sum(None);
        let is_open = |berth: &Berth, shorter: bool| {
            let then = sum(Some(*berth));
            let nearer = then.iter().zip(&now).all(|(then, now)| then <= now) && (!shorter || then < now);
            nearer && self.floats_clear(position, boat, *berth)
        };
        let steps = Hex::NEIGHBOURS.into_iter().map(|step| state.berth().moved(step)).filter(|berth| is_open(berth, true));
        let other = if pull.boats[0] == boat { pull.boats[1] } else { pull.boats[0] };
        let short = ropes.iter().zip(&now).filter(|(_, length)| **length <= ROUND).map(|(rope, _)| *rope);
        let mut round: Vec<(usize, Berth)> = short.flat_map(|rope| self.alongside(position, boat, other, rope)).collect();
        round.retain(|(_, berth)| is_open(berth, false));
        // Berths in which more hexes of the two boats touch come first.
        round.sort_by_key(|(touching, _)| std::cmp::Reverse(*touching));
        for berth in steps.chain(round.into_iter().map(|(_, berth)| berth).take(ROUNDS)) {
            let action = Action::Haul(super::space_of(berth.axis), berth.bow.side(6));
            if !actions.contains(&action) {
                actions.push(action);
            }
        }
    }

    /// Whether a boat in a berth would float, would cover no land and no other hull, and would have no rope that is too long.
    fn floats_clear(&self, position: &Position, boat: BoatNumber, berth: Berth) -> bool {
        let found = self.look_at(position, boat, berth);
        !found.off
            && !found.wrecks
            && found.beach.is_empty()
            && found.hulls.is_empty()
            && position
                .ropes
                .iter()
                .all(|rope| rope.other_end(boat).is_none() || !self.is_too_long(position, *rope, Some((boat, berth))))
    }

    /// The berths in which a boat that lies at 60 degrees to another would lie alongside the other. The boat is turned parallel to the other about
    /// the hex where the rope is fastened to it, and is moved by at most a hex. Each berth comes with the number of the boat's hexes that touch the
    /// other boat.
    fn alongside(&self, position: &Position, boat: BoatNumber, other: BoatNumber, rope: Rope) -> Vec<(usize, Berth)> {
        let (state, far) = (position.boat(boat), position.boat(other));
        let class = &self.boats[boat.index()].class;
        let end = if rope.boat == boat { Some(rope.coil) } else { rope.held().map(|(_, hex)| hex) };
        let Some(end) = end.filter(|_| !(state.bow + 6 - far.bow).is_multiple_of(3)) else { return Vec::new() };
        let hull: Vec<Space> = self.boats[other.index()].class.planks(far.berth()).map(|(_, space)| space).collect();
        let touching = |berth: Berth| {
            let beside = |space: &Space| hull.iter().any(|own| super::super::side_towards(*space, *own).is_some());
            class.planks(berth).filter(|(_, space)| beside(space)).count()
        };
        let turns = [1_i8, -1].into_iter().map(|sides| state.berth().turned(sides));
        let parallel = turns.filter(|berth| (berth.bow.side(6) + 6 - far.bow).is_multiple_of(3));
        let about = parallel.map(|berth| berth.moved(class.hex_at(state.berth(), end) - class.hex_at(berth, end)));
        let near =
            about.flat_map(|berth| std::iter::once(berth).chain(Hex::NEIGHBOURS.into_iter().map(move |step| berth.moved(step))));
        near.map(|berth| (touching(berth), berth)).filter(|(touching, _)| *touching >= BESIDE).collect()
    }
}

impl<D: Dice, S: Sink<Event>> Table<'_, D, S> {
    /// Begins the pulling of ropes, after all boats have moved.
    pub(super) fn begin_pulling(&mut self) {
        let first = self.position().active;
        let pulls = |player: Player| self.public().pulls(self.position(), player);
        let all = [pulls(first), pulls(other(first))].concat();
        self.position_mut().naval.pulls = all;
        self.begin(Phase::Pulling);
    }

    /// Asks for the next pull, or ends the phase.
    pub(super) fn next_pull(&mut self) {
        let Some(pull) = self.position().naval.pulls.first().copied() else { return self.end_naval() };
        let mut actions = Vec::new();
        if pull.left > 0 {
            self.public().hauls(self.position(), &mut actions);
        }
        if actions.is_empty() {
            self.end_pull();
        } else {
            self.ask(pull.player, Question::Pull(pull.boats[0], pull.boats[1]));
        }
    }

    pub(in super::super) fn end_pull(&mut self) {
        self.position_mut().naval.pulls.remove(0);
    }

    /// Pulls a boat into another berth.
    pub(in super::super) fn haul(&mut self, axis: Space, bow: u8) {
        let Some(pull) = self.position().naval.pulls.first().copied() else { return };
        let Some(boat) = self.public().drawn(self.position(), pull) else { return };
        self.move_hull(boat, Berth::new(super::hex_of(axis), Facing::new(bow)), false);
        self.tell(Event::Hauled(boat));
        // If both sides pull these two boats together, a pull by one side counts for both (R31).
        for other in &mut self.position_mut().naval.pulls {
            let alike = other.boats == pull.boats || other.boats == [pull.boats[1], pull.boats[0]];
            if alike {
                other.left = other.left.saturating_sub(1);
            }
        }
    }
}
