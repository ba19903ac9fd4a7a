//! The end of a naval phase: crews haul hooks in or tip them overboard, patch leaks and bail, damage is added up, and boats sink (4.62, 4.66, 4.7,
//! 5.2).

use super::super::{BoatNumber, Event, ManNumber, Purpose, Table, side_towards};
use super::{BoatFate, Duty, Hook, Patched};
use rules::play::{Dice, Sink};

/// The points of damage that a boat takes in each phase from ropes to a boat that has sunk (4.7, R33).
const WRECK: u32 = 5;

impl<D: Dice, S: Sink<Event>> Table<'_, D, S> {
    /// Ends a naval phase and begins the phase of a player.
    pub(super) fn end_naval(&mut self) {
        self.end_hooks();
        self.patch_leaks();
        let wrecks: Vec<u32> = (0..self.position().boats.len() as u8).map(|boat| self.wrecks_at(BoatNumber(boat))).collect();
        let all = wrecks.into_iter().zip(0..);
        for (wrecks, number) in all {
            self.add_up(BoatNumber(number), wrecks);
        }
        for number in 0..self.position().boats.len() as u8 {
            let boat = BoatNumber(number);
            // A boat that touches a beach lies still (R5).
            if self.position().boat(boat).is_here() && self.public().is_beached(self.position(), boat) {
                self.position_mut().boats[boat.index()].slow_to(0);
            }
        }
        let active = self.position().active;
        self.check_goals();
        if self.position().conclusion.is_none() {
            self.begin_player(active);
        }
    }

    /// Hauls in hooks that missed, drops those that are tipped overboard, and limits ropes to their present length (4.62, 4.63, 4.66).
    fn end_hooks(&mut self) {
        for man in self.everybody() {
            let duty = self.man(man).duty;
            if !self.man(man).stands() || !matches!(duty, Duty::Hook | Duty::Overboard) {
                continue;
            }
            let Some(rope) = self.public().coil_under(self.position(), man) else { continue };
            let hook = self.position().ropes[rope.index()].hook;
            if duty == Duty::Overboard && hook == Hook::Stowed {
                self.position_mut().ropes[rope.index()].hook = Hook::Gone;
                self.tell(Event::TippedOver(man, rope));
            } else if hook == (Hook::InWater { now: false }) && !self.public().is_beset(self.position(), man) {
                self.position_mut().ropes[rope.index()].hook = Hook::Stowed;
                self.tell(Event::HauledIn(man, rope));
            }
        }
        for at in 0..self.position().ropes.len() {
            let rope = self.position().ropes[at];
            let length = self.public().rope_length(self.position(), &rope, None);
            match &mut self.position_mut().ropes[at].hook {
                Hook::InWater { now } => *now = false,
                Hook::Holds { most, .. } => *most = length.unwrap_or(*most).min(*most),
                Hook::Stowed | Hook::Carried(_) | Hook::ToLay | Hook::Gone => {}
            }
        }
    }

    /// Rolls for each character who has patched a leak from one naval phase to the end of the next, with no enemy beside them in that time (5.2).
    fn patch_leaks(&mut self) {
        for man in self.everybody() {
            let state = *self.man(man);
            let at = self.public().deck_of(self.position(), man);
            let leak = at.and_then(|(boat, hex)| {
                let points = self.position().boat(boat).hull.leak_at(hex)?;
                Some((boat, hex, points))
            });
            let works = state.stands() && state.duty == Duty::Patching && !self.is_beside_an_enemy(man);
            let Some((boat, hex, points)) = leak.filter(|_| works) else {
                self.man_mut(man).patches = false;
                continue;
            };
            if !std::mem::replace(&mut self.man_mut(man).patches, true) {
                continue;
            }
            let player = self.player_of(man);
            let patched = Patched::of(u32::from(self.roll(player, Purpose::Patch(man))), points);
            self.position_mut().boats[boat.index()].hull.patch(hex, patched);
            let adds = u8::try_from(points.saturating_sub(1)).unwrap_or(u8::MAX);
            self.tell(Event::Patched(man, adds, patched));
        }
    }

    /// Makes characters start again to patch a leak if they have moved, or if an enemy is beside them at the end of a player's phase (5.2).
    pub(in super::super) fn disturb_patching(&mut self) {
        for man in self.everybody() {
            if self.man(man).patches {
                let used = self.man(man).used;
                let stayed = !used.moved || used.still;
                let at_it = stayed && self.man(man).stands() && !self.is_beside_an_enemy(man);
                self.man_mut(man).patches = at_it;
            }
        }
    }

    fn is_beside_an_enemy(&self, man: ManNumber) -> bool {
        let (player, hex) = (self.player_of(man), self.man(man).pose.hex);
        self.position().numbered().any(|(other, state)| {
            self.player_of(other) != player
                && state.stands()
                && state.pose.spaces().any(|space| side_towards(space, hex).is_some())
        })
    }

    /// The points of damage that a boat takes from ropes to boats that sank in an earlier phase.
    fn wrecks_at(&self, boat: BoatNumber) -> u32 {
        let position = self.position();
        let wreck = |other: BoatNumber| position.boat(other).fate == BoatFate::Sunk;
        if !position.boat(boat).is_here() {
            return 0;
        }
        let mut wrecks: Vec<BoatNumber> =
            position.ropes.iter().filter_map(|rope| rope.other_end(boat)).filter(|other| wreck(*other)).collect();
        wrecks.sort_unstable();
        wrecks.dedup();
        wrecks.len() as u32 * WRECK
    }

    /// Adds up the damage of a boat, and sinks the boat if the damage is too great. A boat on a beach stays there for good instead (4.7).
    fn add_up(&mut self, boat: BoatNumber, wrecks: u32) {
        let state = self.position().boat(boat);
        if !state.is_here() || state.held {
            return;
        }
        let bailers = self.public().hands_at(self.position(), boat, Duty::Bailing);
        let before = self.position().boat(boat).hull.total;
        let hull = &mut self.position_mut().boats[boat.index()].hull;
        hull.end_phase(bailers, wrecks);
        let total = hull.total;
        if total != before {
            self.tell(Event::Damage(boat, total.min(u32::from(u8::MAX)) as u8));
        }
        if !self.public().boats[boat.index()].class.sinks_at(total) {
            return;
        }
        if self.public().is_beached(self.position(), boat) {
            if !std::mem::replace(&mut self.position_mut().boats[boat.index()].held, true) {
                self.tell(Event::Held(boat));
            }
            return;
        }
        self.tell(Event::Sank(boat));
        self.go_down(boat, BoatFate::Sunk);
        for at in 0..self.position().ropes.len() {
            let rope = self.position().ropes[at];
            if rope.boat == boat && rope.held().is_none() {
                self.position_mut().ropes[at].hook = Hook::Gone;
            }
        }
    }
}
