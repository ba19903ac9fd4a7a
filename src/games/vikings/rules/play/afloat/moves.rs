//! The moves that a boat may make in a sequence, straight on, sideways or round its axis, and what it would meet after each (4.42 to 4.45, R9 to
//! R13).

use super::super::{Action, BoatNumber, Position, Public};
use super::Sail;
use crate::board::ForHulls;
use crate::boat::{Berth, DeckHex};
use geometry::Space;

/// What a boat would meet if it were in a berth.
#[derive(Clone, Debug, Default)]
pub(in super::super) struct Found {
    /// Whether a part of the hull would lie beyond the boards.
    pub off: bool,
    /// Whether a part of the hull would strike land or rock.
    pub wrecks: bool,
    /// The hexes of the deck that would lie on a beach.
    pub beach: Vec<DeckHex>,
    /// The boats in the way, each with the first hex of the deck that would strike it, and the hex of the map on which they would meet.
    pub hulls: Vec<(BoatNumber, DeckHex, Space)>,
}

/// The outcome of a move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Comes {
    /// The boat makes the move, and nothing else happens.
    Goes,
    /// The bow or the stern strikes this boat on this hex.
    Rams(BoatNumber, Space),
    /// The boat strikes the shore.
    Wrecks,
    /// The boat comes onto a beach.
    Grounds,
    /// The boat leaves the board.
    Leaves,
}

/// Why a boat may not make a move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum NoWay {
    /// The boat lies on a beach, and can only be pushed straight off (4.45).
    Beached,
    /// Nobody steers the boat (5.4).
    Unsteered,
    /// The boat has turned as often as it may in a phase (4.31).
    Turned,
    /// The move costs this much speed, and too little speed would be left to make the move (4.43).
    TooSlow(u8),
    /// A part of the hull would lie beyond the boards (1.2).
    Edge,
    /// A part of the hull would strike land or rock (4.44).
    Land,
    /// The boat would come onto a beach with its side. Only its bow or its stern may come onto a beach (4.44).
    Beach,
    /// The boat would strike this other boat (4.43).
    Hull(BoatNumber),
    /// A rope would be too long, or a rowboat in tow could not follow (4.63).
    Rope,
}

/// A move that a boat may make.
#[derive(Clone, Copy, Debug)]
pub struct Way {
    /// The move itself: straight on, sideways, or a turn.
    pub sail: Sail,
    /// The berth of the boat after the move.
    pub berth: Berth,
    /// The points of speed that the move costs.
    pub loss: u8,
    /// The outcome of the move.
    pub comes: Comes,
}

/// The moves that a boat may make next, with the cost and the outcome of each.
impl Public {
    /// What a boat would meet if it were in a berth.
    pub(in super::super) fn look_at(&self, position: &Position, boat: BoatNumber, berth: Berth) -> Found {
        let mut found = Found::default();
        let footing = self.ground_now(position);
        for (deck, space) in self.boats[boat.index()].class.planks(berth) {
            match footing.site.for_hulls(space) {
                None => found.off = true,
                Some(ForHulls::Wrecks) => found.wrecks = true,
                Some(ForHulls::Grounds) => found.beach.push(deck),
                Some(ForHulls::Floats) => {}
            }
            if let Some(other) = footing.deck(space).filter(|other| *other != boat)
                && !found.hulls.iter().any(|(known, ..)| *known == other)
            {
                found.hulls.push((other, deck, space));
            }
        }
        found
    }

    /// The moves that a boat may make next. If it may not go straight on, because a rope holds it or its side would strike a hull, it may go sideways
    /// without loss of speed (4.51, 4.63). A beach or an edge at its side gives it no such move: to go sideways there costs what it always costs
    /// (4.43).
    #[must_use]
    pub fn ways(&self, position: &Position, boat: BoatNumber) -> Vec<Way> {
        let state = position.boat(boat);
        let mut ways = Vec::new();
        if state.is_done() || state.waits {
            return ways;
        }
        let straight = self.straight(position, boat);
        if let Some(comes) = straight {
            ways.push(Way { sail: Sail::Straight, berth: state.after(Sail::Straight), loss: 0, comes });
        }
        if self.is_beached(position, boat) {
            return ways;
        }
        let (forced, steers) = (straight.is_none() && self.scrapes(position, boat), self.steers(position, boat));
        for sail in self.moves_aside(boat) {
            let loss = self.loss(position, boat, sail, forced);
            if self.bar_aside(position, boat, (sail, loss), (forced, steers)).is_none() {
                ways.push(Way { sail, berth: state.after(sail), loss, comes: Comes::Goes });
            }
        }
        ways
    }

    /// Why a boat may not make a move next; `None` if it may make it.
    #[must_use]
    pub fn bar(&self, position: &Position, boat: BoatNumber, sail: Sail) -> Option<NoWay> {
        let barred = self.straight(position, boat).is_none();
        if sail == Sail::Straight {
            return barred.then(|| self.bar_ahead(position, boat));
        }
        if self.is_beached(position, boat) {
            return Some(NoWay::Beached);
        }
        let forced = barred && self.scrapes(position, boat);
        let loss = self.loss(position, boat, sail, forced);
        self.bar_aside(position, boat, (sail, loss), (forced, self.steers(position, boat)))
    }

    /// What keeps a boat that cannot go straight on from doing so: a rope, a hull or an edge beside it, or a beach at its side.
    fn bar_ahead(&self, position: &Position, boat: BoatNumber) -> NoWay {
        let berth = position.boat(boat).after(Sail::Straight);
        let bar = self.obstacle(position, boat, berth).unwrap_or(NoWay::Beach);
        let is_held = !matches!(bar, NoWay::Hull(_)) && !self.reaches_with_tow(position, boat, berth);
        if is_held { NoWay::Rope } else { bar }
    }

    /// Whether a boat that cannot go straight on may go sideways without loss of speed, because its side would strike a hull (4.51) or a rope holds it
    /// (4.63).
    fn scrapes(&self, position: &Position, boat: BoatNumber) -> bool {
        matches!(self.bar_ahead(position, boat), NoWay::Hull(_) | NoWay::Rope)
    }

    /// The moves of a boat other than straight on: both moves sideways, and every turn that its class can make.
    pub fn moves_aside(&self, boat: BoatNumber) -> impl Iterator<Item = Sail> + '_ {
        let turns = self.boats[boat.index()].class.rotations().iter().map(|sides| Sail::Turn(*sides));
        [Sail::Port, Sail::Starboard].into_iter().chain(turns)
    }

    /// Whether the crew of a boat can make the boat turn or go sideways.
    fn steers(&self, position: &Position, boat: BoatNumber) -> bool {
        self.is_manned(position, boat) && !self.is_unsteered(position, None, boat)
    }

    /// The points of speed that a move costs. `forced` means that a hull or a rope keeps the boat from going straight on; to go sideways is then free
    /// (4.51, 4.63).
    fn loss(&self, position: &Position, boat: BoatNumber, sail: Sail, forced: bool) -> u8 {
        let class = &self.boats[boat.index()].class;
        let helm = u8::from(self.is_helm_damaged(position, boat));
        match sail {
            Sail::Straight => 0,
            Sail::Port | Sail::Starboard if forced => 0,
            Sail::Port | Sail::Starboard => class.sideways_loss.get() as u8 + helm,
            Sail::Turn(_) => class.turn_loss.get() as u8 + helm,
        }
    }

    /// Why a boat that floats may not go sideways or turn; `None` if it may. `loss` is the speed that the move costs. `forced` says that a
    /// hull or a rope makes the boat go sideways, for which it needs no steersman. `steers` says that the crew can steer.
    fn bar_aside(
        &self,
        position: &Position,
        boat: BoatNumber,
        (sail, loss): (Sail, u8),
        (forced, steers): (bool, bool),
    ) -> Option<NoWay> {
        let state = position.boat(boat);
        let turns = matches!(sail, Sail::Turn(_));
        if !steers && (turns || !forced) {
            return Some(NoWay::Unsteered);
        }
        let most = self.boats[boat.index()].class.turns;
        if turns && most.is_some_and(|most| u32::from(state.turns) >= most.get()) {
            return Some(NoWay::Turned);
        }
        if state.speed().unsigned_abs().saturating_sub(loss) <= state.moves {
            return Some(NoWay::TooSlow(loss));
        }
        self.obstacle(position, boat, state.after(sail))
    }

    /// The outcome if the boat goes straight on; `None` if it cannot.
    pub(in super::super) fn straight(&self, position: &Position, boat: BoatNumber) -> Option<Comes> {
        let state = position.boat(boat);
        let class = &self.boats[boat.index()].class;
        let berth = state.after(Sail::Straight);
        let lead = class.lead(state.way());
        if !self.reaches_with_tow(position, boat, berth) {
            return None;
        }
        let found = self.look_at(position, boat, berth);
        let end = super::space_of(class.hex_at(berth, lead));
        let site = self.ground_now(position).site;
        if found.off {
            return site.for_hulls(end).is_none().then_some(Comes::Leaves);
        }
        let ship = !class.is_rowboat();
        let rowboat = |other: BoatNumber| self.boats[other.index()].class.is_rowboat();
        // The boat rams a hull ahead of its bow or stern. It scrapes past a hull at its side, unless that is a rowboat, which a ship pushes away.
        let ahead = self.boat_at(position, end).filter(|other| *other != boat);
        if let Some(other) = ahead.filter(|other| !(ship && rowboat(*other))) {
            return Some(Comes::Rams(other, end));
        }
        if found.hulls.iter().any(|(other, ..)| !(ship && rowboat(*other))) {
            return None;
        }
        if found.wrecks {
            return Some(Comes::Wrecks);
        }
        if let Some(other) = ahead {
            return Some(Comes::Rams(other, end));
        }
        if found.beach.is_empty() {
            return Some(Comes::Goes);
        }
        if self.is_beached(position, boat) && !state.lands {
            // The boat may be pushed off the beach, but not further onto it.
            let off = self.aground(position, boat, berth) <= self.aground(position, boat, state.berth());
            return off.then_some(Comes::Goes);
        }
        found.beach.contains(&lead).then_some(Comes::Grounds)
    }

    /// What keeps a boat from going sideways or turning into a berth. `None` if nothing does: the boat would float there and strike no ship, and no
    /// rope would be too long (4.43, R9).
    fn obstacle(&self, position: &Position, boat: BoatNumber, berth: Berth) -> Option<NoWay> {
        let found = self.look_at(position, boat, berth);
        let ship = !self.boats[boat.index()].class.is_rowboat();
        let is_pushed = |other: BoatNumber| ship && self.boats[other.index()].class.is_rowboat();
        if found.off {
            return Some(NoWay::Edge);
        }
        if let Some((other, ..)) = found.hulls.iter().find(|(other, ..)| !is_pushed(*other)) {
            return Some(NoWay::Hull(*other));
        }
        if found.wrecks {
            return Some(NoWay::Land);
        }
        if !found.beach.is_empty() {
            return Some(NoWay::Beach);
        }
        (!self.reaches_with_tow(position, boat, berth)).then_some(NoWay::Rope)
    }

    /// Whether every rope is long enough if a boat is in this berth, and the rowboats that it tows can follow.
    fn reaches_with_tow(&self, position: &Position, boat: BoatNumber, berth: Berth) -> bool {
        self.ropes_reach(position, boat, berth) && self.towing(position, boat, berth).is_some()
    }

    /// The berths to which the rowboats in tow are drawn when a boat comes to a berth; `None` if one of these rowboats cannot follow (4.63).
    pub(in super::super) fn towing(
        &self,
        position: &Position,
        boat: BoatNumber,
        berth: Berth,
    ) -> Option<Vec<(BoatNumber, Berth)>> {
        let mut drawn: Vec<(BoatNumber, Berth)> = Vec::new();
        for rope in &position.ropes {
            let Some(other) = rope.other_end(boat).filter(|other| self.tows(boat, *other)) else { continue };
            let known = |drawn: &[(BoatNumber, Berth)]| drawn.iter().any(|(number, _)| *number == other);
            if known(&drawn) || !self.is_too_long(position, *rope, Some((boat, berth))) {
                continue;
            }
            let class = &self.boats[boat.index()].class;
            let hull: Vec<Space> = class.planks(berth).map(|(_, space)| space).collect();
            let state = position.boat(other);
            if self.is_beached(position, other) {
                return None;
            }
            let own = &self.boats[other.index()].class;
            let length = |to: Berth| self.length_between(*rope, (boat, berth), (other, to));
            let mut nearest: Vec<Berth> = (0..6).map(|side| state.berth().moved(geometry::Hex::NEIGHBOURS[side])).collect();
            nearest.sort_by_key(|to| length(*to));
            let fits = |to: &Berth| {
                let found = self.look_at(position, other, *to);
                let clear = own.planks(*to).all(|(_, space)| !hull.contains(&space));
                let others = found.hulls.iter().all(|(number, ..)| *number == boat);
                let holds = position.ropes.iter().all(|also| {
                    also.other_end(other).is_none_or(|far| far == boat) || !self.is_too_long(position, *also, Some((other, *to)))
                });
                !found.off && !found.wrecks && found.beach.is_empty() && clear && others && holds
            };
            let super::Hook::Holds { most, .. } = rope.hook else { continue };
            let to = nearest.into_iter().find(|to| length(*to) <= most && fits(to))?;
            drawn.push((other, to));
        }
        Some(drawn)
    }

    /// The length that a rope between two boats would have, if each were in the berth given for it.
    fn length_between(&self, rope: super::Rope, one: (BoatNumber, Berth), other: (BoatNumber, Berth)) -> u8 {
        let Some((held, hex)) = rope.held() else { return 0 };
        let berth = |boat: BoatNumber| if one.0 == boat { one.1 } else { other.1 };
        let at = |boat: BoatNumber, hex: DeckHex| super::space_of(self.boats[boat.index()].class.hex_at(berth(boat), hex));
        super::super::distance(at(rope.boat, rope.coil), at(held, hex)) as u8
    }

    /// Lists the moves of a boat as actions.
    pub(in super::super) fn sailings(&self, position: &Position, boat: BoatNumber, actions: &mut Vec<Action>) {
        actions.extend(self.ways(position, boat).into_iter().map(|way| Action::Sail(way.sail)));
    }
}
