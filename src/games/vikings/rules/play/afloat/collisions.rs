//! Boats that strike each other or the shore: the effects on hulls, crews and speeds (4.5, R7, R8, R10). Also rowboats that capsize.

use super::super::{BoatNumber, Cause, Event, Harm, ManNumber, Purpose, Slowing, Table};
use super::{BoatFate, Hook, Shock, Way};
use crate::board::Walker;
use crate::boat::{DeckHex, Meeting};
use crate::{Band, Hurt};
use geometry::Space;
use rules::play::{Dice, Sink};

/// The harm to the character on the hex that was struck.
const fn struck(hurt: Hurt) -> Option<Harm> {
    match hurt {
        Hurt::Unhurt => None,
        Hurt::Wounded => Some(Harm::Wound),
        Hurt::Killed => Some(Harm::Kill),
    }
}

impl<D: Dice, S: Sink<Event>> Table<'_, D, S> {
    /// Has a boat strike another one on this hex with its bow or stern (4.51, 4.52).
    pub(super) fn ram(&mut self, boat: BoatNumber, other: BoatNumber, at: Space) {
        let rowboat = |of: BoatNumber| self.public().boats[of.index()].class.is_rowboat();
        match (rowboat(boat), rowboat(other)) {
            (true, _) => {
                // A rowboat that strikes something does no harm, and stops.
                let state = &mut self.position_mut().boats[boat.index()];
                state.moves += 1;
                state.slow_to(0);
                self.tell(Event::Blocked(boat, other));
            }
            (false, true) => self.run_down(boat, other),
            (false, false) => self.collide(boat, other, at),
        }
    }

    /// Has a ship capsize a rowboat and move on over its hexes, with 1 less speed (4.52).
    fn run_down(&mut self, boat: BoatNumber, rowboat: BoatNumber) {
        self.capsize(rowboat);
        let state = &mut self.position_mut().boats[boat.index()];
        state.lose_one();
        let berth = state.after(super::Sail::Straight);
        let comes = super::moves::Comes::Goes;
        if self.public().straight(self.position(), boat) == Some(comes) {
            self.go(boat, Way { sail: super::Sail::Straight, berth, loss: 0, comes });
        } else {
            self.position_mut().boats[boat.index()].moves += 1;
        }
        self.tell(Event::Slows(boat, self.position().boat(boat).speed(), Slowing::Capsizing));
    }

    /// Takes a rowboat out of play. The characters in it fall into the water.
    pub(super) fn capsize(&mut self, boat: BoatNumber) {
        self.tell(Event::Capsized(boat));
        self.go_down(boat, BoatFate::Capsized);
        for rope in &mut self.position_mut().ropes {
            if rope.boat == boat || rope.held().is_some_and(|(held, _)| held == boat) {
                rope.hook = Hook::Gone;
            }
        }
    }

    /// Takes a boat out of play. Its crew stays on the same hexes, now in the water. In deep water, characters who wear armour or are stunned drown
    /// (4.7, 4.85).
    pub(super) fn go_down(&mut self, boat: BoatNumber, fate: BoatFate) {
        let crew: Vec<ManNumber> = self.public().aboard(self.position(), boat).collect();
        self.take_off(boat, fate);
        for man in crew {
            self.man_mut(man).duty = super::Duty::Idle;
            self.fall_in(man);
        }
    }

    /// Has a character who was aboard fall into the water on the same hex.
    fn fall_in(&mut self, man: ManNumber) {
        let fighter = self.public().man(man);
        let armour = fighter.armour;
        if self.is_in_deep_water(man) && (armour || !self.man(man).stands()) {
            self.harm(man, Harm::Kill, Cause::Water, None);
        } else if armour && self.public().ground_now(self.position()).water(self.man(man).pose.hex).is_none() {
            // On a beach the character stays on their hex, or goes to the nearest hex with room.
            let walker = Walker { mounted: false, armour };
            if let Some(hex) = self.nearest_room(man, walker, self.man(man).pose.hex) {
                self.man_mut(man).pose.hex = hex;
            }
        } else {
            let deep = self.is_in_deep_water(man);
            self.drop_into(man, deep);
        }
    }

    /// Takes what a character carries from them if they fall into deep water; it is lost.
    fn drop_into(&mut self, man: ManNumber, deep: bool) {
        if deep {
            self.drop_treasure(man);
            self.lay_hook(man);
        }
    }

    /// Has two ships collide (4.52).
    fn collide(&mut self, boat: BoatNumber, other: BoatNumber, at: Space) {
        let (own, there) = (self.position().boat(boat).clone(), self.position().boat(other).clone());
        let (meeting, factor) = own.meets(&there);
        self.position_mut().boats[boat.index()].moves += 1;
        if factor == 0 {
            // The boat that strikes is only blocked. It may move on later if the boat ahead goes the same way and has not finished moving.
            if meeting != Meeting::Astern || there.is_done() {
                self.position_mut().boats[boat.index()].slow_to(0);
            }
            self.tell(Event::Blocked(boat, other));
            return;
        }
        let die = u32::from(self.roll(own.player, Purpose::Ram(boat)));
        let table = &self.battle.public.tables.collisions;
        let side = meeting == Meeting::Side;
        let band = table.band(factor + die, 0).copied();
        let milder = table.band(factor + die, usize::from(side)).copied();
        let points = band.map_or(0, |band| band.damage.get());
        self.tell(Event::Rammed { boat, other, meeting, factor: factor as u8, points: points as u8 });
        let [left, theirs] = meeting.speeds_after(there.effective()).map(|speed| u8::try_from(speed).unwrap_or(u8::MAX));
        self.position_mut().boats[boat.index()].slow_to(left);
        match meeting {
            Meeting::HeadOn => self.position_mut().boats[other.index()].slow_to(theirs),
            Meeting::Astern => {}
            Meeting::Side => self.position_mut().boats[other.index()].lose_one(),
        }
        let lead = self.public().boats[boat.index()].class.lead(own.way());
        let hit = self.public().boats[other.index()].class.deck_on(there.berth(), at);
        // The hull of a boat that rams another from the side suffers only if the ramming end is damaged already.
        let suffers = !side || own.hull.is_damaged(lead);
        if let (Some(hit), Some(band)) = (hit, band) {
            self.suffer(other, hit, band, true);
        }
        if let Some(milder) = milder {
            self.suffer(boat, lead, milder, suffers);
        }
        self.look_at_oars(other);
        self.look_at_oars(boat);
    }

    /// Has a boat strike land or rock. This counts as a head-on collision with a boat of the same speed (4.44, R10).
    pub(super) fn strike_shore(&mut self, boat: BoatNumber) {
        let own = self.position().boat(boat).clone();
        let factor = 4 * own.effective();
        let lead = self.public().boats[boat.index()].class.lead(own.way());
        let state = &mut self.position_mut().boats[boat.index()];
        state.moves += 1;
        state.slow_to(0);
        if factor == 0 {
            self.tell(Event::Aground { boat, factor: 0, points: 0 });
            return;
        }
        let die = u32::from(self.roll(own.player, Purpose::Ram(boat)));
        let band = self.battle.public.tables.collisions.band(factor + die, 0).copied();
        let points = band.map_or(0, |band| band.damage.get());
        self.tell(Event::Aground { boat, factor: factor as u8, points: points as u8 });
        if let Some(band) = band {
            self.suffer(boat, lead, band, true);
        }
        self.look_at_oars(boat);
    }

    /// Applies the effects of a collision to a boat: to the hull at the hex that was struck, to the character on that hex, and to others of the crew
    /// (9.6).
    fn suffer(&mut self, boat: BoatNumber, hex: DeckHex, band: Band, hull: bool) {
        if hull {
            self.position_mut().boats[boat.index()].hull.strike(hex, band.damage.get());
        }
        if let (Some(man), Some(harm)) = (self.on_deck(boat, hex), struck(band.struck)) {
            self.harm(man, harm, Cause::Collision, None);
        }
        for (count, harm) in [(band.killed, Harm::Kill), (band.wounded, Harm::Wound), (band.stunned, Harm::Stun)] {
            let shock = Shock { boat, struck: Some(hex), harm };
            self.position_mut().naval.shocks.extend(std::iter::repeat_n(shock, count.get() as usize));
        }
    }
}
