//! The effects of wounds, stunning and death on a character, on their horse, and on what they carry (8.2, 8.7, 8.8, 3.4).

use super::{
    BeastNumber, Because, Cause, Clash, Condition, Depth, Event, Fate, Harm, Heap, ManNumber, MarkerNumber, Pose, ReadFrom,
    Retreat, Table, Why,
};
use crate::TokenKind;
use geometry::Space;
use rules::play::{Dice, Sink};

impl<D: Dice, S: Sink<Event>> Table<'_, D, S> {
    /// Does harm to a character. A stunned or wounded character who is stunned or wounded again dies (8.8). Returns whether the character is still
    /// alive.
    pub(super) fn harm(&mut self, man: ManNumber, harm: Harm, cause: Cause, by: Option<ManNumber>) -> bool {
        self.harm_because(man, harm, (cause, None), by)
    }

    /// Does harm to a character for a further reason, besides the result of a die roll. Returns whether the character is still alive.
    pub(super) fn harm_because(
        &mut self,
        man: ManNumber,
        harm: Harm,
        (cause, because): (Cause, Option<Because>),
        by: Option<ManNumber>,
    ) -> bool {
        let state = *self.man(man);
        let weak = state.condition != Condition::Sound;
        let again = (weak && matches!(harm, Harm::Stun | Harm::Wound | Harm::Fall)).then_some(state.condition);
        let harm = match harm {
            Harm::Stun | Harm::Wound if weak => Harm::Kill,
            Harm::Fall if weak => Harm::KillBoth,
            Harm::Fall | Harm::KillBoth if !state.is_mounted() => {
                if weak || harm == Harm::KillBoth {
                    Harm::Kill
                } else {
                    Harm::Wound
                }
            }
            harm => harm,
        };
        let read_from = self.read_from(if cause == Cause::Arrow { Why::Arrow } else { Why::Blow });
        self.tell(Event::Harmed { man, harm, cause, read_from, by, at: state.pose.hex, because, again });
        self.position_mut().idle = 0;
        if matches!(harm, Harm::Fall | Harm::KillBoth) {
            self.kill_horse(man);
        }
        if harm != Harm::Wound {
            self.drop_treasure(man);
            self.lay_hook(man);
        }
        match harm {
            Harm::Stun => {
                self.note_fallen(man);
                self.man_mut(man).condition = Condition::Stunned;
                self.man_mut(man).axe = false;
                self.man_mut(man).duty = super::Duty::Idle;
                let own_phase = self.player_of(man) == self.position().active && !self.position().phase.is_naval();
                self.man_mut(man).used.fresh = own_phase;
            }
            Harm::Wound | Harm::Fall => {
                self.man_mut(man).condition = Condition::Wounded;
                self.man_mut(man).axe = false;
            }
            Harm::Kill | Harm::KillBoth => {
                self.note_fallen(man);
                self.bury(man);
                return false;
            }
        }
        if harm == Harm::Stun {
            self.break_wall_of(man);
        }
        if harm != Harm::Wound && state.is_mounted() {
            self.throw(man);
        }
        if harm == Harm::Stun && self.is_in_deep_water(man) {
            return self.harm(man, Harm::Kill, Cause::Water, None);
        }
        true
    }

    /// The table from which the result of an arrow, or of the attack in progress, was read. Harm is told before a rider comes off the horse.
    pub(super) fn read_from(&self, why: Why) -> ReadFrom {
        let position = self.position();
        let is_rider = |clash: &Clash| clash.defenders.iter().any(|man| position.man(*man).is_mounted());
        if why == Why::Arrow {
            ReadFrom::Missiles
        } else if position.clash.as_ref().is_some_and(is_rider) {
            ReadFrom::AgainstRiders
        } else {
            ReadFrom::OnFoot
        }
    }

    /// Records that an advance may lead into the hexes of a character who is stunned or killed in a fight (2.75).
    fn note_fallen(&mut self, man: ManNumber) {
        let pose = self.man(man).pose;
        if let Some(clash) = &mut self.position_mut().clash
            && (clash.attackers.contains(&man) || clash.defenders.contains(&man))
        {
            clash.left.extend(pose.spaces());
        }
    }

    /// Takes a dead character out of play. The body lies on the hex where they died, or sinks.
    fn bury(&mut self, man: ManNumber) {
        self.break_wall_of(man);
        let pose = self.man(man).pose;
        if let Some(beast) = self.man(man).mount {
            self.leave_horse(man, beast);
        }
        let state = self.man_mut(man);
        (state.fate, state.mount, state.axe) = (Fate::Dead, None, false);
        state.pose = Pose::on(pose.hex);
        self.lay(pose.hex, Heap { persons: 1, horses: 0 });
        self.position_mut().retreats.retain(|retreat| retreat.man != man);
    }

    /// Lays dead characters or beasts on a hex. In water they sink at once (R16).
    pub(super) fn lay(&mut self, hex: Space, dead: Heap) {
        let position = self.position();
        if self.public().ground_now(position).water(hex).is_some() {
            return;
        }
        let heaps = &mut self.position_mut().heaps;
        match heaps.binary_search_by_key(&hex, |(known, _)| *known) {
            Ok(at) => {
                let heap = &mut heaps[at].1;
                heap.persons = heap.persons.saturating_add(dead.persons);
                heap.horses = heap.horses.saturating_add(dead.horses);
            }
            Err(at) => heaps.insert(at, (hex, dead)),
        }
    }

    /// Kills the horse under a rider. The dead horse lies on both hexes of the rider.
    fn kill_horse(&mut self, man: ManNumber) {
        let Some(beast) = self.man(man).mount else { return };
        let pose = self.man(man).pose;
        let horse = &mut self.position_mut().beasts[beast.index()];
        (horse.rider, horse.pose) = (None, pose);
        self.kill_beast(beast);
    }

    /// Kills a beast. A horse lies on both of its hexes.
    pub(super) fn kill_beast(&mut self, beast: BeastNumber) {
        let killed = &mut self.position_mut().beasts[beast.index()];
        killed.here = false;
        let (pose, kind) = (killed.pose, killed.kind);
        self.tell(Event::BeastKilled(beast));
        for space in pose.spaces().filter(|_| kind == TokenKind::Horse) {
            self.lay(space, Heap { persons: 0, horses: 1 });
        }
    }

    /// Leaves the horse where it is after its rider has come off it. If the rider was in the middle of a move and others are on the horse's hexes,
    /// the horse goes back to the last free hexes of the way (R15).
    fn leave_horse(&mut self, man: ManNumber, beast: BeastNumber) -> Pose {
        let mut pose = self.man(man).pose;
        let alive = self.position().beast(beast).here;
        let mut path =
            self.position().walk.as_ref().filter(|walk| walk.man == man).map_or_else(Vec::new, |walk| walk.path.clone());
        while alive && !self.public().is_clear(self.position(), man, pose) {
            let Some(back) = path.pop() else { break };
            pose = back;
        }
        let horse = &mut self.position_mut().beasts[beast.index()];
        (horse.rider, horse.pose) = (None, pose);
        if pose != self.man(man).pose {
            self.tell(Event::PutBeast(beast, pose.hex));
        }
        pose
    }

    /// Throws a rider off their horse. The horse stays, and the player has to choose a hex beside it for the rider (3.4).
    fn throw(&mut self, man: ManNumber) {
        let state = *self.man(man);
        let Some(beast) = state.mount else { return };
        let horse = self.leave_horse(man, beast);
        let man_state = self.man_mut(man);
        (man_state.mount, man_state.pose) = (None, Pose { long: false, ..horse });
        if horse != state.pose {
            self.tell(Event::WentBack(man, horse.hex));
        }
        let thrown = Retreat { man, steps: 1, from: Vec::new(), beast: None, why: Why::Thrown, room: Vec::new() };
        self.position_mut().retreats.insert(0, thrown);
    }

    /// Has a character drop the treasure that they carry on their hex.
    pub(super) fn drop_treasure(&mut self, man: ManNumber) {
        if let Some(marker) = self.position().carried_by(man) {
            self.set_down(man, marker);
        }
    }

    pub(super) fn set_down(&mut self, man: ManNumber, marker: MarkerNumber) {
        let hex = self.man(man).pose.hex;
        let deep = self.is_in_deep_water(man);
        let lying = &mut self.position_mut().markers[marker.index()];
        (lying.carrier, lying.hex) = (None, hex);
        // A treasure that is dropped into deep water is lost.
        lying.here = !deep;
        self.tell(Event::Dropped(man, marker));
    }

    pub(super) fn is_in_deep_water(&self, man: ManNumber) -> bool {
        let position = self.position();
        self.public().ground_now(position).water(self.man(man).pose.hex) == Some(Depth::Deep)
    }
}
