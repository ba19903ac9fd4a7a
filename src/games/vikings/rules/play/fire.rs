//! Shooting: who can shoot at whom, and the effects of arrows (2.3, 2.4, 8.1, 8.2).

use std::cell::OnceCell;

use super::{
    BeastNumber, Because, Cause, Condition, Event, Harm, ManNumber, Phase, Position, Public, Purpose, Retreat, Table, Why,
    distance, front, other,
};
use crate::board::{Hidden, Lookout, Standing, neighbour};
use crate::odds::Shot;
use crate::{Arrow, ArrowTarget, Cover};
use geometry::Space;
use rules::play::{Dice, Player, Sink};

/// By how many hexes an arrow drives a character back: first on foot, then as a rider (8.2).
pub(super) const BACK: [u8; 2] = [2, 4];
/// The number of sides of the target's hex, over one of which an arrow that misses goes astray (5.1).
pub(super) const SIDES: u8 = 6;

/// Why an archer cannot shoot at a target.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Barred {
    /// The target is out of range (8.1).
    TooFar,
    /// An obstacle is in the line of fire (2.31, 2.4).
    Hidden(Hidden),
}

/// Who can shoot at whom.
impl Public {
    /// Whether a character can shoot. They must have a bow, not have shot in this phase, stand, be in no wall of shields and not in the water, and no
    /// enemy may be able to strike them (2.3, 2.4, 3.2).
    #[must_use]
    pub fn can_shoot(&self, position: &Position, man: ManNumber) -> bool {
        let (fighter, state) = (self.man(man), position.man(man));
        fighter.bow
            && !state.used.shot
            && self.is_ready(position, man)
            && self.is_free_to_shoot(position, man)
            && state.pose.spaces().all(|space| self.ground_now(position).water(space).is_none())
            && !self.is_threatened(position, fighter.player, state.pose.spaces())
    }

    /// The obstacles in lines of sight: boats, and characters and beasts who stand upright, except the characters in `except` and the beast `target`.
    /// An archer and a target on foot never block their own line, so exceptions are needed only for riders and for a beast that is shot at.
    pub(super) fn upright(&self, position: &Position, except: &[ManNumber], target: Option<BeastNumber>) -> Standing {
        let site = self.ground_now(position).site;
        let mut standing = Standing::nobody(site);
        self.put_hulls(position, site, &mut standing);
        for (number, man) in position.numbered().filter(|(_, man)| man.stands()) {
            if !except.contains(&number) {
                man.pose.spaces().for_each(|space| standing.put_figure(site, space));
            }
        }
        for (_, beast) in position.herd().filter(|(number, beast)| beast.is_loose() && Some(*number) != target) {
            beast.pose.spaces().for_each(|space| standing.put_figure(site, space));
        }
        standing
    }

    /// The shot of an archer at a target; `None` if the archer does not see the target or the target is out of range.
    #[must_use]
    pub fn shot(&self, position: &Position, archer: ManNumber, target: ManNumber) -> Option<Shot> {
        Archery::of(self, position).shot(archer, target)
    }

    /// The shot of an archer at a target, or why it is not possible (2.31, 8.1).
    ///
    /// # Errors
    /// Returns the obstacle in the way of the arrow, or says that the target is out of range.
    pub fn aim(&self, position: &Position, archer: ManNumber, target: ManNumber) -> Result<Shot, Barred> {
        Archery::of(self, position).aim(archer, target)
    }

    /// Whether a shot could have an effect. An arrow that would only drive the target back has no effect if the target does not move again in this
    /// turn.
    #[must_use]
    pub fn can_hit(&self, position: &Position, archer: ManNumber, target: ManNumber) -> bool {
        Archery::of(self, position).can_hit(archer, target)
    }

    /// The enemies at whom an archer can shoot now. In the fire at the end of the enemy's movement, only enemies who have not moved count (2.33); at
    /// other times, all enemies in sight and range do.
    pub fn targets<'a>(&'a self, position: &'a Position, archer: ManNumber) -> impl Iterator<Item = ManNumber> + 'a {
        let enemy = other(self.man(archer).player);
        let archery = Archery::of(self, position);
        self.men_of(enemy).map(|(number, _)| number).filter(move |number| archery.is_target(archer, *number))
    }

    /// The archers of a side who have a target now.
    pub fn archers<'a>(&'a self, position: &'a Position, player: Player) -> impl Iterator<Item = ManNumber> + 'a {
        let archery = Archery::of(self, position);
        let able = move |number: &ManNumber| {
            let mut enemies = self.men_of(other(player)).map(|(enemy, _)| enemy);
            self.can_shoot(position, *number)
                && (enemies.any(|enemy| archery.is_target(*number, enemy))
                    || self.prey(position, player).any(|beast| archery.can_kill(*number, beast)))
        };
        self.men_of(player).map(|(number, _)| number).filter(able)
    }

    /// Whether an archer of a side can shoot at an enemy now. If not, the side's archers can at most shoot at beasts (2.3, 3.4).
    #[must_use]
    pub fn has_enemy_in_range(&self, position: &Position, player: Player) -> bool {
        let archery = Archery::of(self, position);
        let shoots = |archer: ManNumber| {
            let mut enemies = self.men_of(other(player)).map(|(enemy, _)| enemy);
            self.can_shoot(position, archer) && enemies.any(|enemy| archery.is_target(archer, enemy))
        };
        self.men_of(player).any(|(archer, _)| shoots(archer))
    }

    /// Whether an archer of a side sees an enemy in defensive fire whom an arrow could at most drive back. As the enemy stands still, such an arrow has
    /// no effect, and the enemy is no target (2.33).
    #[must_use]
    pub fn spares_in_defensive_fire(&self, position: &Position, player: Player) -> bool {
        if position.phase != Phase::LateFire {
            return false;
        }
        let archery = Archery::of(self, position);
        let spares = |archer: ManNumber| self.men_of(other(player)).any(|(enemy, _)| archery.spares(archer, enemy));
        self.men_of(player).any(|(archer, _)| self.can_shoot(position, archer) && spares(archer))
    }

    /// The hexes of an archer and of a target between which the shot counts. If one of them is a rider, these are the nearest two with a free line
    /// between them (2.31).
    #[must_use]
    pub fn line_of_fire(&self, position: &Position, archer: ManNumber, target: ManNumber) -> [Space; 2] {
        let (from, to) = (position.man(archer).pose, position.man(target).pose);
        let usual = [from.hex, to.hex];
        if !from.long && !to.long {
            return usual;
        }
        let standing = self.upright(position, &[archer, target], None);
        let lookout = Archery::of(self, position).lookout(&standing);
        let shielded = self.is_shielded(position, target);
        let pairs = from.spaces().flat_map(|one| to.spaces().map(move |other| [one, other]));
        let free = pairs.filter(|[one, other]| lookout.look(*one, *other, shielded).is_ok());
        free.min_by_key(|[one, other]| distance(*one, *other)).unwrap_or(usual)
    }

    /// The archers of the other side who can shoot at the moving character.
    pub fn reacting<'a>(&'a self, position: &'a Position, mover: ManNumber) -> impl Iterator<Item = ManNumber> + 'a {
        let archery = Archery::of(self, position);
        let able = move |number: &ManNumber| self.can_shoot(position, *number) && archery.can_hit(*number, mover);
        self.men_of(other(self.man(mover).player)).map(|(number, _)| number).filter(able)
    }
}

/// For several archers who look for targets at the same moment. The obstacles are computed once for all of them, when the first archer needs them.
pub(super) struct Archery<'a> {
    pub(super) public: &'a Public,
    pub(super) position: &'a Position,
    standing: OnceCell<Standing>,
}

impl<'a> Archery<'a> {
    pub(super) const fn of(public: &'a Public, position: &'a Position) -> Self {
        Self { public, position, standing: OnceCell::new() }
    }

    /// The shot of an archer at a target; `None` if the archer does not see the target or the target is out of range.
    pub(super) fn shot(&self, archer: ManNumber, target: ManNumber) -> Option<Shot> {
        self.aim(archer, target).ok()
    }

    /// What characters see past figures and boats that stand upright.
    fn lookout<'b>(&self, standing: &'b Standing) -> Lookout<'b>
    where
        'a: 'b,
    {
        Lookout {
            site: self.public.ground_now(self.position).site,
            standing,
            grounds: &self.public.tables.grounds,
            short: self.public.tables.missiles.short.get(),
        }
    }

    fn aim(&self, archer: ManNumber, target: ManNumber) -> Result<Shot, Barred> {
        let (public, position) = (self.public, self.position);
        let (from, to) = (position.man(archer), position.man(target));
        let between = from.pose.spaces().flat_map(|one| to.pose.spaces().map(move |other| distance(one, other)));
        let nearest = between.min().unwrap_or(u32::MAX);
        let missiles = &public.tables.missiles;
        missiles.at_range(nearest).ok_or(Barred::TooFar)?;
        let shielded = public.is_shielded(position, target);
        let look = |standing: &Standing| {
            let lookout = self.lookout(standing);
            if from.pose.long || to.pose.long {
                let (from, to): (Vec<Space>, Vec<Space>) = (from.pose.spaces().collect(), to.pose.spaces().collect());
                lookout.look_between(&from, &to, shielded)
            } else {
                lookout.look(from.pose.hex, to.pose.hex, shielded).map(|seen| (seen, nearest))
            }
        };
        // A rider takes two hexes. If the shooter or the target is a rider, their own hexes must not block the shot.
        let seen = if from.pose.long || to.pose.long {
            look(&public.upright(position, &[archer, target], None))
        } else {
            look(self.standing.get_or_init(|| public.upright(position, &[], None)))
        };
        let (seen, range) = seen.map_err(Barred::Hidden)?;
        missiles.at_range(range).ok_or(Barred::TooFar)?;
        // Shields cover a character in a wall from shots that come from the front (3.2).
        let cover = if to.wall && seen.sides & front(to.pose.facing) != 0 { Cover::Heavy } else { seen.cover };
        Ok(Shot {
            range,
            cover,
            mounted: to.is_mounted(),
            armour: public.man(target).armour,
            axe: to.axe,
            wounded: from.condition == Condition::Wounded,
            boat: public.boat_of(position, archer).is_some(),
        })
    }

    fn can_hit(&self, archer: ManNumber, target: ManNumber) -> bool {
        let faces = self.shot(archer, target).and_then(|shot| shot.outcomes(&self.public.tables.missiles));
        // Characters aboard do not fall back from an arrow (2.4).
        let aboard = self.public.boat_of(self.position, target).is_some();
        let idle = aboard || self.is_still(target);
        let least = if idle { Arrow::B } else { Arrow::A };
        let tells = |(arrow, faces): (Arrow, u32)| arrow >= least && faces > 0;
        faces.is_some_and(|faces| Arrow::ALL.into_iter().zip(faces).any(tells))
    }

    /// Whether a target stands still in defensive fire, in which an arrow drives nobody back. The stunned die of such an arrow (2.33, 8.8).
    fn is_still(&self, target: ManNumber) -> bool {
        self.position.phase == Phase::LateFire && self.position.man(target).condition != Condition::Stunned
    }

    /// Whether an archer can shoot at a target now, with some effect.
    fn is_target(&self, archer: ManNumber, target: ManNumber) -> bool {
        self.is_shot_at(target) && self.can_hit(archer, target)
    }

    /// Whether a target may be shot at in this phase. In defensive fire, those who have moved may not (2.33).
    fn is_shot_at(&self, target: ManNumber) -> bool {
        let late = self.position.phase == Phase::LateFire;
        let state = self.position.man(target);
        state.is_here() && !(late && state.used.moved && !state.used.still)
    }

    /// Whether an archer sees a target in defensive fire whom an arrow could at most drive back, which has no effect there (2.33).
    fn spares(&self, archer: ManNumber, target: ManNumber) -> bool {
        let faces = self.shot(archer, target).and_then(|shot| shot.outcomes(&self.public.tables.missiles));
        let drives_back = faces.is_some_and(|faces| faces[Arrow::A as usize] > 0);
        drives_back && self.is_still(target) && self.is_shot_at(target) && !self.can_hit(archer, target)
    }
}

impl<D: Dice, S: Sink<Event>> Table<'_, D, S> {
    /// Has an archer shoot at a target.
    pub(super) fn shoot(&mut self, archer: ManNumber, target: ManNumber) {
        self.man_mut(archer).used.shot = true;
        let Some(shot) = self.public().shot(self.position(), archer, target) else { return };
        let missiles = &self.battle.public.tables.missiles;
        let Some(modifier) = shot.modifier(missiles) else { return };
        let roll = self.roll(self.player_of(archer), Purpose::Arrow(archer));
        let aimed = ArrowTarget { mounted: shot.mounted, cover: shot.cover };
        let result = missiles.arrow(aimed, i32::from(roll) + modifier).unwrap_or(Arrow::Miss);
        let aboard = self.public().boat_of(self.position(), target).is_some();
        let still = Archery::of(self.public(), self.position()).is_still(target);
        let line = self.public().line_of_fire(self.position(), archer, target);
        let Shot { range, cover, mounted, .. } = shot;
        self.tell(Event::Shot { archer, target, range, modifier, cover, mounted, aboard, still, line, result });
        match result {
            Arrow::Miss if self.public().options.stray_arrows => self.stray(archer, target),
            Arrow::Miss => {}
            result => self.hit(archer, target, result),
        }
    }

    /// Applies the result of an arrow that hits (8.2).
    fn hit(&mut self, archer: ManNumber, target: ManNumber, result: Arrow) {
        let mounted = self.man(target).is_mounted();
        let moves = self.position().walk.as_ref().is_some_and(|walk| walk.man == target);
        let offensive = self.position().phase == Phase::Fire;
        let slower = if mounted { BACK[1] } else { BACK[0] };
        let mut hurt = |harm: Harm| self.harm(target, harm, Cause::Arrow, Some(archer));
        match (result, mounted) {
            (Arrow::Miss, _) => {}
            (Arrow::A, _) => self.drive_back(archer, target),
            (Arrow::B, true) => _ = hurt(Harm::Stun),
            (Arrow::C, true) => {
                if hurt(Harm::Wound) && moves && !offensive {
                    self.slow(target, slower);
                }
            }
            (Arrow::D, true) => _ = hurt(Harm::Fall),
            (Arrow::B, false) => {
                if hurt(Harm::Wound) && moves {
                    self.halve(target, Cause::Arrow);
                }
            }
            (Arrow::C | Arrow::D, false) => _ = hurt(Harm::Kill),
        }
    }

    /// Applies an arrow that drives the target back: the target retreats or, if they are moving, loses movement points. A stunned target cannot
    /// retreat, and dies (8.8).
    fn drive_back(&mut self, archer: ManNumber, target: ManNumber) {
        let state = *self.man(target);
        let steps = BACK[usize::from(state.is_mounted())];
        if self.public().boat_of(self.position(), target).is_some() {
            return;
        }
        if state.condition == Condition::Stunned {
            self.harm_because(target, Harm::Kill, (Cause::Arrow, Some(Because::Stunned)), Some(archer));
        } else if self.position().phase == Phase::Fire {
            let retreat = Retreat { man: target, steps, from: vec![archer], beast: None, why: Why::Arrow, room: Vec::new() };
            self.position_mut().retreats.push(retreat);
        } else if self.position().walk.as_ref().is_some_and(|walk| walk.man == target) {
            self.slow(target, steps);
        }
    }

    /// Takes movement points away from the character who is moving.
    fn slow(&mut self, man: ManNumber, points: u8) {
        let Some(walk) = &mut self.position_mut().walk else { return };
        let lost = points.min(walk.left);
        walk.left -= lost;
        self.tell(Event::Slowed(man, lost, Cause::Arrow));
    }

    /// Halves the movement points that are left to a moving character who was wounded. They then have at most as many as a wounded character has for
    /// a move, less what they have spent.
    pub(super) fn halve(&mut self, man: ManNumber, cause: Cause) {
        let allowance = self.public().allowance(self.position(), man);
        let Some(walk) = &mut self.position_mut().walk else { return };
        let left = (walk.left / 2).min(allowance.saturating_sub(walk.spent));
        let lost = walk.left - left;
        walk.left = left;
        if lost > 0 {
            self.tell(Event::Slowed(man, lost, cause));
        }
    }

    /// Rolls for an arrow that missed, which can hit a character beside the target (5.1).
    fn stray(&mut self, archer: ManNumber, target: ManNumber) {
        let roll = self.roll(self.player_of(archer), Purpose::Stray(archer));
        if roll > SIDES {
            return;
        }
        let hex = neighbour(self.man(target).pose.hex, usize::from(roll - 1));
        let Some(struck) = self.position().at(hex).filter(|man| *man != archer && *man != target) else { return };
        if self.public().shot(self.position(), archer, struck).is_none() {
            return;
        }
        let aboard = self.public().boat_of(self.position(), struck).is_some();
        if aboard && self.public().man(struck).armour {
            return;
        }
        if !self.public().man(struck).armour {
            self.harm(struck, Harm::Wound, Cause::Arrow, Some(archer));
        } else if self.man(struck).condition == Condition::Stunned {
            self.harm_because(struck, Harm::Kill, (Cause::Arrow, Some(Because::Stunned)), Some(archer));
        } else {
            let steps = BACK[usize::from(self.man(struck).is_mounted())];
            let retreat = Retreat { man: struck, steps, from: vec![archer], beast: None, why: Why::Arrow, room: Vec::new() };
            self.position_mut().retreats.push(retreat);
        }
    }
}
