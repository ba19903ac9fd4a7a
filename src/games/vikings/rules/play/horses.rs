//! How characters mount and dismount horses, and lead beasts (2.56, 2.57).

use super::{Action, BeastNumber, Burden, Event, Pose, Position, Public, Table, Walk, round};
use crate::TokenKind;
use crate::riding::{left_mounted, left_on_foot};
use geometry::Space;
use rules::play::{Dice, Sink};

/// How many beasts a character can lead at most: on foot, and as a rider (2.57).
const LED: [usize; 2] = [3, 1];

/// Lists what the moving character can do with horses and other beasts.
pub(super) fn choices(public: &Public, position: &Position, walk: &Walk, actions: &mut Vec<Action>) {
    let man = walk.man;
    let (fighter, state) = (public.man(man), position.man(man));
    let riding = public.riding();
    let price = if fighter.armour { riding.mounting_in_armour } else { riding.mounting }.get();
    if state.is_mounted() {
        // After the rider has dismounted, the horse stays where it is, so no other character or horse may be there.
        if u32::from(walk.left) >= price && public.is_clear(position, man, state.pose) {
            let ground = public.ground_now(position);
            let walker = crate::board::Walker { mounted: false, armour: fighter.armour };
            for from in state.pose.spaces() {
                for (side, space) in (0..).zip(round(from)) {
                    let goes = !state.pose.covers(space) && ground.cost(walker, from, side).is_some();
                    if goes && public.is_free(position, None, space) && !actions.contains(&Action::Dismount(space)) {
                        actions.push(Action::Dismount(space));
                    }
                }
            }
        }
    } else if fighter.rides
        && u32::from(walk.left) >= price
        && !public.is_threatened(position, fighter.player, state.pose.spaces())
        && public.boat_of(position, man).is_none()
    {
        let horses = position.herd().filter(|(_, beast)| beast.is_loose() && beast.kind == TokenKind::Horse);
        let (ground, walker) = (public.ground_now(position), crate::board::Walker { mounted: true, armour: fighter.armour });
        let near = horses.filter(|(number, horse)| {
            let can_ride = |space| ground.holds(walker, space, &public.tables.grounds);
            public.can_take(position, man, *number) && horse.pose.spaces().all(can_ride)
        });
        actions.extend(near.map(|(number, _)| Action::Mount(number)));
    }
    let led = walk.burdens.iter().filter(|burden| state.is_mounted() || matches!(burden, Burden::Beast(_))).count();
    if led < LED[usize::from(state.is_mounted())] {
        let near = position.herd().filter(|(number, beast)| {
            beast.is_loose() && !walk.burdens.contains(&Burden::Beast(*number)) && public.can_take(position, man, *number)
        });
        actions.extend(near.map(|(number, _)| Action::Lead(number)));
    }
}

impl<D: Dice, S: Sink<Event>> Table<'_, D, S> {
    /// Has the moving character mount a horse. The movement points left after mounting are doubled, for wounded characters too (2.56, R18).
    pub(super) fn mount(&mut self, beast: BeastNumber) {
        let Some(walk) = self.position().walk.clone() else { return };
        let (man, armour) = (walk.man, self.public().man(walk.man).armour);
        let left = left_mounted(u32::from(walk.left), 0, armour, self.public().riding());
        let pose = self.position().beast(beast).pose;
        let player = self.player_of(man);
        let horse = &mut self.position_mut().beasts[beast.index()];
        (horse.rider, horse.owner) = (Some(man), Some(player));
        self.lower_axe(man);
        let state = self.man_mut(man);
        (state.mount, state.pose) = (Some(beast), pose);
        if let Some(walk) = &mut self.position_mut().walk {
            walk.left = u8::try_from(left).unwrap_or(u8::MAX);
            walk.spent = 0;
            walk.path = vec![pose];
            walk.crosses = false;
            walk.burdens.retain(|burden| *burden != Burden::Beast(beast));
            walk.reaction = true;
        }
        self.tell(Event::Mounted(man, beast));
    }

    /// Has the moving character dismount onto a hex. The horse stays where it is (2.56).
    pub(super) fn dismount(&mut self, space: Space) {
        let Some(walk) = self.position().walk.clone() else { return };
        let (man, armour) = (walk.man, self.public().man(walk.man).armour);
        // The rider leaves the hex of the horse's front, which counts as a step out of that hex (2.54).
        let front = self.man(man).pose.hex;
        if walk.crosses && self.is_challenged(man, front) {
            return;
        }
        let wounded = self.man(man).condition == super::Condition::Wounded;
        let left = left_on_foot(u32::from(walk.left), 0, armour, wounded, self.public().riding());
        self.set_on_foot(man, Pose::on(space));
        if let Some(walk) = &mut self.position_mut().walk {
            walk.left = u8::try_from(left).unwrap_or(u8::MAX);
            walk.spent = 0;
            walk.path = vec![Pose::on(space)];
            walk.crosses = true;
            walk.reaction = true;
        }
        self.tell(Event::Dismounted(man, space));
    }

    fn set_on_foot(&mut self, man: super::ManNumber, pose: Pose) {
        let state = *self.man(man);
        if let Some(beast) = state.mount {
            let horse = &mut self.position_mut().beasts[beast.index()];
            (horse.rider, horse.pose) = (None, state.pose);
        }
        let state = self.man_mut(man);
        (state.mount, state.pose) = (None, pose);
    }

    /// Has the moving character lead a beast by the bridle.
    pub(super) fn lead(&mut self, beast: BeastNumber) {
        let Some(walk) = &mut self.position_mut().walk else { return };
        walk.burdens.push(Burden::Beast(beast));
        let man = walk.man;
        let player = self.player_of(man);
        self.position_mut().beasts[beast.index()].owner = Some(player);
        self.tell(Event::Leads(man, beast));
    }
}
