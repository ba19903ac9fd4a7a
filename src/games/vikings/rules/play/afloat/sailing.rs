//! Moves a boat with everything aboard, and deals with what it strikes, pushes and tows, and with beaches that it runs onto (4.43 to 4.45, R9 to
//! R13).

use super::super::{BoatNumber, Cause, Event, Fate, Harm, Heap, ManNumber, Pose, Table};
use super::moves::{Comes, Way};
use super::{BoatFate, Hook, Sail, space_of};
use crate::board::{Walker, neighbour};
use crate::boat::{Berth, DeckHex};
use geometry::{Hex, Space};
use rules::play::{Dice, Sink};

/// The greatest speed at which a boat still stops on the first hex of a beach. A faster boat stops on the second (4.44).
pub(in super::super) const FIRST_BEACH: u32 = 3;
/// How many hexes away, at most, room is looked for when a character is in the way of a hull.
const ASIDE: i16 = 12;

impl<D: Dice, S: Sink<Event>> Table<'_, D, S> {
    /// Makes the move that the boat's side chose.
    pub(in super::super) fn sail(&mut self, boat: BoatNumber, sail: Sail) {
        let way = self.public().ways(self.position(), boat).into_iter().find(|way| way.sail == sail);
        self.has_moved();
        let Some(way) = way else { return };
        if let (Sail::Port | Sail::Starboard, Some(hindrance)) = (sail, self.hindrance(boat)) {
            self.tell(Event::Aside(boat, hindrance));
        }
        match way.comes {
            Comes::Rams(other, at) => self.ram(boat, other, at),
            Comes::Wrecks => self.strike_shore(boat),
            Comes::Leaves => self.sail_off(boat),
            Comes::Goes | Comes::Grounds => self.go(boat, way),
        }
    }

    /// Makes a move that nothing prevents.
    pub(super) fn go(&mut self, boat: BoatNumber, way: Way) {
        let reached = self.position().boat(boat).effective();
        let was_beached = self.public().is_beached(self.position(), boat);
        let lands = self.position().boat(boat).lands;
        self.move_hull(boat, way.berth, true);
        let state = &mut self.position_mut().boats[boat.index()];
        state.moves += 1;
        state.lost += way.loss;
        if let Sail::Turn(_) = way.sail {
            state.turns += 1;
        } else {
            state.hexes += 1;
        }
        self.tell(Event::Sailed(boat, way.sail));
        if way.comes == Comes::Grounds {
            let is_first = !was_beached && !lands;
            let stops = reached <= FIRST_BEACH || !is_first;
            let state = &mut self.position_mut().boats[boat.index()];
            if stops {
                state.slow_to(0);
            } else {
                state.lands = true;
            }
            self.tell(Event::Beached { boat, speed: is_first.then_some(reached), stops });
        }
    }

    /// Moves a boat into another berth with all characters and things aboard. Characters and rowboats in the way are pushed aside. If `draws` is
    /// true, the rowboats in tow follow.
    pub(super) fn move_hull(&mut self, boat: BoatNumber, berth: Berth, draws: bool) {
        let pushed: Vec<BoatNumber> =
            self.public().look_at(self.position(), boat, berth).hulls.into_iter().map(|(other, ..)| other).collect();
        let before = self.position().boat(boat).berth();
        for other in pushed {
            self.push(boat, other, before, berth);
        }
        let drawn = if draws { self.public().towing(self.position(), boat, berth).unwrap_or_default() } else { Vec::new() };
        self.shift(boat, berth);
        for (other, to) in drawn {
            self.shift(other, to);
            self.tell(Event::Drawn(other));
        }
        self.tear_ropes();
    }

    /// Tears ropes that have become too long, which happens only after a rowboat was pushed away.
    fn tear_ropes(&mut self) {
        for at in 0..self.position().ropes.len() {
            let rope = self.position().ropes[at];
            if self.public().is_too_long(self.position(), rope, None) {
                self.position_mut().ropes[at].hook = Hook::Gone;
                self.tell(Event::Parted(super::super::RopeNumber(at as u8)));
            }
        }
    }

    /// Moves a boat and everything aboard to other hexes. Swimmers in the way are moved aside; other boats are not.
    fn shift(&mut self, boat: BoatNumber, berth: Berth) {
        let before = self.position().boat(boat).berth();
        if before == berth {
            return;
        }
        let class = self.public().boats[boat.index()].class.clone();
        let turned = (berth.bow.side(6) + 6 - before.bow.side(6)) % 6;
        let carried = |space: Space| class.deck_on(before, space).map(|deck| space_of(class.hex_at(berth, deck)));
        let crew: Vec<ManNumber> = self.public().aboard(self.position(), boat).collect();
        let covered: Vec<Space> = class.planks(before).map(|(_, space)| space).collect();
        let beasts: Vec<usize> = (0..self.position().beasts.len())
            .filter(|at| {
                let beast = &self.position().beasts[*at];
                beast.is_loose() && covered.contains(&beast.pose.hex)
            })
            .collect();
        let markers: Vec<usize> = (0..self.position().markers.len())
            .filter(|at| {
                let marker = &self.position().markers[*at];
                marker.here && marker.carrier.is_none() && covered.contains(&marker.hex)
            })
            .collect();
        let heaps: Vec<(Space, Heap)> =
            self.position().heaps.iter().copied().filter(|(space, _)| covered.contains(space)).collect();
        self.position_mut().heaps.retain(|(space, _)| !covered.contains(space));
        self.lift_hull(boat);
        let state = &mut self.position_mut().boats[boat.index()];
        (state.axis, state.bow) = (space_of(berth.axis), berth.bow.side(6));
        self.lay_hull(boat);
        for man in &crew {
            let pose = self.man(*man).pose;
            if let Some(hex) = carried(pose.hex) {
                self.man_mut(*man).pose = Pose { hex, facing: (pose.facing + turned) % 6, ..pose };
            }
        }
        for at in beasts {
            let pose = self.position().beasts[at].pose;
            if let Some(hex) = carried(pose.hex) {
                self.position_mut().beasts[at].pose = Pose { hex, facing: (pose.facing + turned) % 6, ..pose };
            }
        }
        for at in markers {
            let hex = self.position().markers[at].hex;
            self.position_mut().markers[at].hex = carried(hex).unwrap_or(hex);
        }
        for (space, heap) in heaps {
            if let Some(hex) = carried(space) {
                self.lay(hex, heap);
            }
        }
        self.clear_the_way(boat, &crew);
    }

    /// Records that the deck of a boat lies over the hexes that the boat covers.
    pub(super) fn lay_hull(&mut self, boat: BoatNumber) {
        self.mark_hull(boat, boat.0 + 1);
    }

    /// Records that the deck of a boat no longer lies over the hexes that the boat covers.
    pub(super) fn lift_hull(&mut self, boat: BoatNumber) {
        self.mark_hull(boat, 0);
    }

    fn mark_hull(&mut self, boat: BoatNumber, mark: u8) {
        let public = self.public();
        let berth = self.position().boat(boat).berth();
        let site = &public.ground(1).site;
        let hull: Vec<usize> =
            public.boats[boat.index()].class.planks(berth).filter_map(|(_, space)| site.index(space)).collect();
        for index in hull {
            self.position_mut().decks[index] = mark;
        }
    }

    /// Moves swimmers and waders who are in the way of a hull to the nearest hex with room. Horses in the way of the hull are lost.
    fn clear_the_way(&mut self, boat: BoatNumber, crew: &[ManNumber]) {
        let under: Vec<ManNumber> = self.public().aboard(self.position(), boat).filter(|man| !crew.contains(man)).collect();
        for man in under {
            let walker = Walker { mounted: false, armour: self.public().man(man).armour };
            if let Some(beast) = self.man(man).mount {
                let pose = Pose::on(self.man(man).pose.hex);
                self.position_mut().beasts[beast.index()].rider = None;
                self.position_mut().beasts[beast.index()].here = false;
                let state = self.man_mut(man);
                (state.mount, state.pose) = (None, pose);
                self.tell(Event::BeastLost(beast));
            }
            match self.nearest_room(man, walker, self.man(man).pose.hex) {
                Some(hex) => {
                    self.man_mut(man).pose.hex = hex;
                    self.tell(Event::Displaced(man, hex));
                }
                None => _ = self.harm(man, Harm::Kill, Cause::Water, None),
            }
        }
        for at in 0..self.position().beasts.len() {
            let beast = self.position().beasts[at];
            let on_deck = |space: Space| self.public().boat_at(self.position(), space).is_some();
            let aboard = beast.pose.spaces().filter(|space| on_deck(*space)).count();
            if beast.is_loose() && aboard > 0 && aboard < beast.pose.spaces().count() {
                self.position_mut().beasts[at].here = false;
                self.tell(Event::BeastLost(super::super::BeastNumber(at as u8)));
            }
        }
    }

    /// The nearest hex for a character that is not on a deck, on which they can be, and on which no other character is. `None` if there is none near
    /// enough.
    pub(super) fn nearest_room(&self, man: ManNumber, walker: Walker, from: Space) -> Option<Space> {
        let (public, position) = (self.public(), self.position());
        let footing = public.ground_now(position);
        let open = |space: &Space| {
            footing.deck(*space).is_none()
                && footing.holds(walker, *space, &public.tables.grounds)
                && public.is_free(position, Some(man), *space)
        };
        let mut near: Vec<Space> = vec![from];
        near.extend((1..=ASIDE).flat_map(|ring| ring_of(from, ring)));
        near.into_iter().find(open)
    }

    /// Has a ship push a rowboat a hex away (R12). A rowboat that is pushed against an obstacle capsizes.
    fn push(&mut self, boat: BoatNumber, pushed: BoatNumber, before: Berth, berth: Berth) {
        let public = self.public();
        let class = &public.boats[boat.index()].class;
        let hull: Vec<Space> = class.planks(berth).map(|(_, space)| space).collect();
        let own = &public.boats[pushed.index()].class;
        let from = self.position().boat(pushed).berth();
        let moved = berth.axis - before.axis;
        let away = from.axis - berth.axis;
        let mut steps = Hex::NEIGHBOURS;
        // The rowboat is pushed first in the direction in which the ship moved, or, if the ship turned, away from the ship's axis.
        steps.sort_by_key(|step| {
            let along = if moved == Hex::default() { step.double_inner_product(away) } else { step.double_inner_product(moved) };
            -along
        });
        let clears = |step: &Hex| own.planks(from.moved(*step)).all(|(_, space)| !hull.contains(&space));
        let to = steps.into_iter().take(3).find(clears).map(|step| from.moved(step));
        let open = to.filter(|to| {
            let found = public.look_at(self.position(), pushed, *to);
            let free = !found.off && !found.wrecks && found.beach.is_empty() && found.hulls.is_empty();
            free && public.ropes_reach(self.position(), pushed, *to)
        });
        match open {
            Some(to) => {
                self.shift(pushed, to);
                self.tell(Event::Pushed(pushed));
            }
            None => self.capsize(pushed),
        }
    }

    /// Takes a boat off the board with all characters and things aboard. Its ropes are cut, and its hooks are lost (R13).
    fn sail_off(&mut self, boat: BoatNumber) {
        let player = self.position().boat(boat).player;
        let crew: Vec<ManNumber> = self.public().aboard(self.position(), boat).collect();
        let covered = self.covered(boat);
        let state = self.position().boat(boat);
        let class = &self.public().boats[boat.index()].class;
        // Everyone aboard leaves the board over the hex of the boat's leading end.
        let edge = space_of(class.hex_at(state.berth(), class.lead(state.way())));
        for at in 0..self.position().markers.len() {
            let marker = self.position().markers[at];
            let carried = marker.carrier.is_some_and(|man| crew.contains(&man));
            let lies = marker.carrier.is_none() && covered.contains(&marker.hex);
            if marker.here && (carried || lies) {
                let own = marker.carrier.map_or(player, |man| self.player_of(man));
                let treasure = self.state.markers[at] == crate::TokenKind::Treasure;
                let marker = &mut self.position_mut().markers[at];
                (marker.here, marker.carrier, marker.hex) = (false, None, edge);
                if treasure {
                    marker.carried_off = Some(own);
                    self.tell(Event::CarriedOff(super::super::MarkerNumber(at as u8), own));
                }
            }
        }
        for man in crew {
            let (public, position) = (self.public(), self.position());
            let free = position.man(man).stands() && !public.man(man).unarmed && !public.is_captive(position, man);
            let own = public.man(man).player == player || free;
            let state = self.man_mut(man);
            (state.fate, state.pose.hex) = (if own { Fate::Left } else { Fate::LedOff }, edge);
            self.tell(if own { Event::Left(man) } else { Event::LedOff(man) });
        }
        self.take_off(boat, BoatFate::Left);
        for rope in &mut self.position_mut().ropes {
            let holds = rope.held().is_some_and(|(held, _)| held == boat);
            if rope.boat == boat || holds {
                rope.hook = Hook::Gone;
            }
        }
        self.tell(Event::SailedOff(boat));
    }

    /// The hexes that a boat covers.
    pub(super) fn covered(&self, boat: BoatNumber) -> Vec<Space> {
        let berth = self.position().boat(boat).berth();
        self.public().boats[boat.index()].class.planks(berth).map(|(_, space)| space).collect()
    }

    /// Takes a boat out of play, together with the beasts, markers and dead characters aboard.
    pub(super) fn take_off(&mut self, boat: BoatNumber, fate: BoatFate) {
        let covered = self.covered(boat);
        for at in 0..self.position().beasts.len() {
            let beast = self.position().beasts[at];
            if beast.is_loose() && beast.pose.spaces().any(|space| covered.contains(&space)) {
                self.position_mut().beasts[at].here = false;
            }
        }
        for marker in &mut self.position_mut().markers {
            if marker.here && marker.carrier.is_none() && covered.contains(&marker.hex) {
                marker.here = false;
            }
        }
        self.position_mut().heaps.retain(|(space, _)| !covered.contains(space));
        self.lift_hull(boat);
        self.position_mut().boats[boat.index()].fate = fate;
        self.position_mut().naval.order.retain(|other| *other != boat);
    }

    /// The character on a hex of a boat's deck; `None` if nobody is there.
    pub(super) fn on_deck(&self, boat: BoatNumber, hex: DeckHex) -> Option<ManNumber> {
        let class = &self.public().boats[boat.index()].class;
        self.position().at(space_of(class.hex_at(self.position().boat(boat).berth(), hex)))
    }
}

/// The hexes at exactly this distance from a hex.
fn ring_of(middle: Space, far: i16) -> Vec<Space> {
    let mut ring = Vec::new();
    let mut at = middle;
    for _ in 0..far {
        at = neighbour(at, 5);
    }
    for side in [1, 2, 3, 4, 5, 0] {
        for _ in 0..far {
            ring.push(at);
            at = neighbour(at, side);
        }
    }
    ring
}
