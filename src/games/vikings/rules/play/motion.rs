//! The steps that a character can take: where each leads, and what it costs (2.5, 2.51, 2.55).

use super::{Burden, Fate, Footing, ManNumber, Pose, Position, Public};
use crate::board::{Walker, neighbour};

/// A step that a character can take.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Motion {
    /// The pose of the character after the step.
    pub pose: Pose,
    /// The movement points that the step costs.
    pub cost: u8,
}

/// Through how many hexes of friends a search goes, at most, to find a hex on which the move can end.
const WAY_ON: u8 = 3;

/// The steps that a character can take, and whether a move can end after a step.
impl Public {
    /// Calls `hand` with every step from a pose that the ground allows, no matter who stands there.
    pub fn each_motion(&self, ground: Footing<'_>, walker: Walker, pose: Pose, mut hand: impl FnMut(Motion)) {
        if !pose.long {
            for side in 0..6 {
                if let Some(cost) = ground.cost(walker, pose.hex, side) {
                    hand(Motion { pose: Pose::on(neighbour(pose.hex, side)), cost });
                }
            }
            return;
        }
        let riding = self.riding();
        for (place, from, side) in pose.rider().steps() {
            if let Some(cost) = ground.cost(walker, from, side) {
                let cost = cost.saturating_add(u8::try_from(riding.ring[place].get()).unwrap_or(u8::MAX));
                hand(Motion { pose: Pose::riding(neighbour(from, side), side as u8), cost });
            }
        }
        hand(Motion { pose: pose.reversed(), cost: u8::try_from(riding.half_turn.get()).unwrap_or(u8::MAX) });
    }

    /// Finds the steps that a character can take from a pose with this many movement points. Nobody may block the hex to which a step leads, and the
    /// character must be able to end there or to go on from there (2.6).
    pub fn motions(&self, position: &Position, man: ManNumber, pose: Pose, left: u8, found: &mut Vec<Motion>) {
        self.open_motions(position, man, pose, left, found);
        found.retain(|motion| self.can_end(position, man, motion.pose) || self.has_way_on(position, man, *motion, left, WAY_ON));
    }

    /// The step from one pose to another with this many movement points; `None` if [`Public::motions`] does not find it.
    #[must_use]
    pub fn motion_to(&self, position: &Position, man: ManNumber, pose: Pose, left: u8, to: Pose) -> Option<Motion> {
        let walker = self.walker(man, position.man(man));
        let mut cheapest: Option<u8> = None;
        self.each_motion(self.ground_now(position), walker, pose, |motion| {
            if motion.pose == to && cheapest.is_none_or(|known| motion.cost < known) {
                cheapest = Some(motion.cost);
            }
        });
        let cost = self.cost_with_the_dead(position, man, pose, Motion { pose: to, cost: cheapest? }, left)?;
        let motion = Motion { pose: to, cost };
        (self.can_end(position, man, to) || self.has_way_on(position, man, motion, left, WAY_ON)).then_some(motion)
    }

    /// The movement points for a step, with those for the dead in the hex; `None` if the hex is blocked, the points do not suffice, or a beast that
    /// the character leads cannot follow (2.57).
    fn cost_with_the_dead(&self, position: &Position, man: ManNumber, pose: Pose, motion: Motion, left: u8) -> Option<u8> {
        let entered = !pose.covers(motion.pose.hex);
        let shut = || {
            self.blocks(position, self.man(man).player, motion.pose.hex)
                || position.leads_beast(man) && !self.ground_now(position).holds_beast(motion.pose.hex, true)
        };
        if motion.cost > left || entered && shut() {
            return None;
        }
        let extra = if entered { position.heap(motion.pose.hex).extra().unwrap_or(0) } else { 0 };
        Some(motion.cost.saturating_add(extra)).filter(|cost| *cost <= left)
    }

    /// Finds the steps from a pose to hexes that nobody blocks, even if the character cannot end there. If several steps lead to the same pose, it
    /// keeps the cheapest.
    pub(super) fn open_motions(&self, position: &Position, man: ManNumber, pose: Pose, left: u8, found: &mut Vec<Motion>) {
        let walker = self.walker(man, position.man(man));
        self.each_motion(self.ground_now(position), walker, pose, |motion| {
            let Some(cost) = self.cost_with_the_dead(position, man, pose, motion, left) else { return };
            match found.iter_mut().find(|known| known.pose == motion.pose) {
                Some(known) => known.cost = known.cost.min(cost),
                None => found.push(Motion { cost, ..motion }),
            }
        });
    }

    /// Whether a character can end a move in a pose: no other living character may be there, except one whom they take along and can leave on a
    /// neighbouring hex (2.53, 2.57).
    #[must_use]
    pub fn can_end(&self, position: &Position, man: ManNumber, pose: Pose) -> bool {
        self.is_clear(position, man, pose) || self.can_end_on_a_burden(position, man, pose)
    }

    /// Whether no other living character and no horse without a rider is on the hexes of a pose.
    pub(super) fn is_clear(&self, position: &Position, man: ManNumber, pose: Pose) -> bool {
        pose.spaces().all(|space| self.is_free(position, Some(man), space))
    }

    fn can_end_on_a_burden(&self, position: &Position, man: ManNumber, pose: Pose) -> bool {
        let Some(walk) = position.walk.as_ref().filter(|walk| walk.man == man) else { return false };
        let mut under = walk.burdens.iter().filter(|burden| position.lies_under(**burden, pose));
        let (Some(burden), None) = (under.next(), under.next()) else { return false };
        let mut then = position.clone();
        then.men[man.index()].pose = pose;
        let mut places = Vec::new();
        self.places(&then, man, *burden, &mut places);
        match *burden {
            Burden::Man(other) => then.men[other.index()].fate = Fate::Left,
            Burden::Beast(beast) => then.beasts[beast.index()].here = false,
        }
        !places.is_empty() && self.is_clear(&then, man, pose)
    }

    /// Whether a character who comes onto the board on a hex where they cannot end has enough movement points to go on to a hex where they can.
    pub(super) fn goes_on(&self, position: &Position, man: ManNumber, motion: Motion, points: u8) -> bool {
        self.has_way_on(position, man, motion, points, WAY_ON)
    }

    /// Whether a character who cannot end after this step can go on, within this many further steps, to a hex where they can.
    fn has_way_on(&self, position: &Position, man: ManNumber, motion: Motion, left: u8, steps: u8) -> bool {
        let left = left - motion.cost;
        if left == 0 || steps == 0 {
            return false;
        }
        let mut next = Vec::new();
        self.open_motions(position, man, motion.pose, left, &mut next);
        next.iter().any(|next| self.can_end(position, man, next.pose))
            || next.iter().any(|next| self.has_way_on(position, man, *next, left, steps - 1))
    }
}
