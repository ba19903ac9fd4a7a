//! What decides an attack: who can attack whom, the strengths of both sides, the ground, and friends who join (2.7 to 2.76, 3.2, 3.3, 8.6).

use super::{Condition, ManNumber, Phase, Pose, Position, Public, front, other};
use crate::Effect;
use crate::board::Barrier;
use crate::fight::Fight;
use rules::play::Player;

/// Who can attack whom, and at which odds.
impl Public {
    /// Whether the attacker is in a position to attack the defender: they could enter the defender's hex (2.76).
    #[must_use]
    pub fn can_strike(&self, position: &Position, attacker: ManNumber, defender: ManNumber) -> bool {
        let target = position.man(defender);
        target.is_here()
            && self.man(attacker).player != self.man(defender).player
            && !self.is_out_of_reach(position, attacker, defender)
            && target.pose.spaces().any(|space| self.reaches(position, attacker, space))
    }

    /// Whether a character can still attack in this round.
    #[must_use]
    pub fn is_free_to_attack(&self, position: &Position, man: ManNumber) -> bool {
        let used = position.man(man).used;
        !used.fought && (position.round == 0 || used.raging) && self.is_ready(position, man)
    }

    /// The attack value of a character, doubled if they use an axe with both hands (3.3).
    #[must_use]
    pub fn attack(&self, position: &Position, man: ManNumber) -> u32 {
        let state = position.man(man);
        let axe = if state.axe { self.tables.situations.axe.get() } else { 1 };
        u32::from(self.face(man, state).attack) * axe
    }

    /// An attack, with everything that decides its odds.
    #[must_use]
    pub fn fight(&self, position: &Position, attackers: &[ManNumber], defenders: &[ManNumber]) -> Fight {
        let mounted = defenders.first().is_some_and(|man| position.man(*man).is_mounted());
        let joined = attackers.iter().filter(|man| !mounted || position.man(**man).is_mounted()).count();
        let situations = &self.tables.situations;
        let attacking = attackers.iter().map(|man| self.attacking(position, *man, defenders)).min().unwrap_or(0);
        let defending = defenders.iter().map(|man| self.defending(position, *man, attackers)).max().unwrap_or(0);
        Fight {
            attack: attackers.iter().map(|man| self.attack(position, *man)).sum(),
            defense: defenders.iter().map(|man| u32::from(self.face(*man, position.man(*man)).defense)).sum(),
            attackers: joined.max(1) as u32,
            shift: situations.ground.get() * (attacking - defending),
            mounted,
            armour: defenders.iter().all(|man| self.man(*man).armour),
        }
    }

    /// The odds of an attack after all shifts, as the first number of a ratio to 1; `None` if the attack is not allowed.
    #[must_use]
    pub fn odds(&self, position: &Position, attackers: &[ManNumber], defenders: &[ManNumber]) -> Option<usize> {
        self.fight(position, attackers, defenders).column(&self.tables)
    }

    /// The column shift for an attacker. It depends on the ground, on a window between attacker and defender, and on a pig or goat on the attacker's
    /// hex.
    fn attacking(&self, position: &Position, man: ManNumber, defenders: &[ManNumber]) -> i32 {
        let through = |defender: &ManNumber| self.barrier_between(position, man, *defender) == Some(Barrier::Window);
        let ground = if defenders.iter().any(through) {
            Effect::Worse.step()
        } else {
            self.attacking_aboard(position, man, defenders).unwrap_or_else(|| self.ground_under(position, man, 0))
        };
        ground + self.beast_under(position, man)
    }

    /// Two column shifts for an attack on a beast in a pose: the attacker's, and the beast's as defender (2.74, 3.4).
    pub(super) fn stands_towards(&self, position: &Position, man: ManNumber, target: Pose) -> (i32, i32) {
        let ground = self.ground_now(position);
        let way = target.spaces().find_map(|space| self.reach_side(position, man, space));
        let barrier = way.and_then(|(from, side)| ground.barrier(from, side));
        let through = barrier == Some(Barrier::Window);
        let attacking = if through { Effect::Worse.step() } else { self.ground_under(position, man, 0) };
        let worst = || target.spaces().map(|space| ground.effects(space, &self.tables.grounds)[1].step()).min().unwrap_or(0);
        let defending = if through || barrier == Some(Barrier::Doorway) { Effect::Better.step() } else { worst() };
        (attacking + self.beast_under(position, man), defending)
    }

    /// The column shift for a defender. It depends on the ground, on an opening or shields between attacker and defender, on the defender's own
    /// two-handed axe, and on a pig or goat on the defender's hex.
    fn defending(&self, position: &Position, man: ManNumber, attackers: &[ManNumber]) -> i32 {
        let state = position.man(man);
        let favoured = |attacker: &ManNumber| {
            let opening = matches!(self.barrier_between(position, *attacker, man), Some(Barrier::Window | Barrier::Doorway));
            opening || state.wall && Self::is_before(position, *attacker, man)
        };
        let ground = if attackers.iter().any(favoured) {
            Effect::Better.step()
        } else {
            self.defending_aboard(position, man, attackers).unwrap_or_else(|| self.ground_under(position, man, 1))
        };
        let axe = if state.axe { self.tables.situations.against_axe.get() } else { 0 };
        ground + axe + self.beast_under(position, man)
    }

    /// The worst effect of the hexes under a character: on their attack if `which` is 0, on their defense if it is 1.
    fn ground_under(&self, position: &Position, man: ManNumber, which: usize) -> i32 {
        let ground = self.ground_now(position);
        let effect = |space| ground.effects(space, &self.tables.grounds)[which].step();
        position.man(man).pose.spaces().map(effect).min().unwrap_or(0)
    }

    fn beast_under(&self, position: &Position, man: ManNumber) -> i32 {
        let under = position.man(man).pose.spaces().any(|space| position.has_beast_underfoot(space));
        if under { self.tables.situations.on_a_beast.get() } else { 0 }
    }

    /// The barrier between an attacker and a defender on neighbouring hexes; `None` if there is none.
    fn barrier_between(&self, position: &Position, attacker: ManNumber, defender: ManNumber) -> Option<Barrier> {
        let (from, side) = position.man(defender).pose.spaces().find_map(|space| self.reach_side(position, attacker, space))?;
        self.ground_now(position).barrier(from, side)
    }

    /// Whether an attacker is in front of a defender who stands in a wall of shields.
    fn is_before(position: &Position, attacker: ManNumber, defender: ManNumber) -> bool {
        let state = position.man(defender);
        let from = position.man(attacker).pose;
        from.spaces()
            .filter_map(|space| super::side_towards(state.pose.hex, space))
            .any(|side| front(state.pose.facing) & 1 << side != 0)
    }

    /// The enemies of a defender who can still attack in this round and are in a position to attack the defender.
    pub fn strikers<'a>(&'a self, position: &'a Position, defender: ManNumber) -> impl Iterator<Item = ManNumber> + 'a {
        let able = move |(man, _): &(ManNumber, &super::Fighter)| {
            self.is_free_to_attack(position, *man) && self.can_strike(position, *man, defender)
        };
        self.men_of(other(self.man(defender).player)).filter(able).map(|(man, _)| man)
    }

    /// Whether a character can begin an attack on another, either alone or with friends who could join.
    #[must_use]
    pub fn can_open(&self, position: &Position, attacker: ManNumber, defender: ManNumber) -> bool {
        self.can_strike(position, attacker, defender) && self.can_come_to_blows(position, &[attacker], defender)
    }

    /// Whether these attackers can attack a defender, either alone or together with others who join. The worst ground of all attackers counts (2.72).
    /// So several groups of the others are tried: each leaves out those whose ground would make the odds too bad, or against whom the defender has
    /// better ground.
    #[must_use]
    pub fn can_come_to_blows(&self, position: &Position, attackers: &[ManNumber], defender: ManNumber) -> bool {
        if self.odds(position, attackers, &[defender]).is_some() {
            return true;
        }
        let mut all = attackers.to_vec();
        all.extend(self.strikers(position, defender).filter(|man| !attackers.contains(man)));
        if all.len() == attackers.len() || self.fight(position, &all, &[defender]).ratio().1 > 1 {
            return false;
        }
        let stands = |man: &ManNumber| {
            (self.attacking(position, *man, &[defender]), self.defending(position, defender, std::slice::from_ref(man)))
        };
        let stand: Vec<(i32, i32)> = all.iter().map(stands).collect();
        let bounds = stand.iter().flat_map(|(worst, _)| stand.iter().map(move |(_, best)| (*worst, *best)));
        bounds.into_iter().any(|(worst, best)| {
            let joins = |at: &usize| stand[*at].0 >= worst && stand[*at].1 <= best;
            let joined: Vec<ManNumber> = (0..all.len()).filter(joins).map(|at| all[at]).collect();
            attackers.iter().all(|man| joined.contains(man)) && self.odds(position, &joined, &[defender]).is_some()
        })
    }

    /// Every attack that a side can begin, as pairs of attacker and defender.
    pub fn openings<'a>(&'a self, position: &'a Position, player: Player) -> impl Iterator<Item = (ManNumber, ManNumber)> + 'a {
        let free = self.men_of(player).map(|(man, _)| man).filter(|man| self.is_free_to_attack(position, *man));
        free.flat_map(move |attacker| {
            let beside = self.men_of(other(player)).map(|(man, _)| man);
            beside.filter(move |defender| self.can_open(position, attacker, *defender)).map(move |defender| (attacker, defender))
        })
    }

    /// Whether a berserker of a side still has to attack (3.1).
    #[must_use]
    pub fn has_duty(&self, position: &Position, player: Player) -> bool {
        position.phase == Phase::Combat && self.openings(position, player).any(|(attacker, _)| self.man(attacker).berserk)
    }

    /// Whether a character could use an axe with both hands: they must be on foot, sound, and have the right to do so (3.3).
    #[must_use]
    pub fn can_swing(&self, position: &Position, man: ManNumber) -> bool {
        let state = position.man(man);
        self.man(man).axe
            && state.is_here()
            && !state.is_mounted()
            && state.condition == Condition::Sound
            && self.is_ready(position, man)
    }

    /// The characters of a side who can take up an axe now, because they are beside an enemy, or can lower one.
    pub fn axes<'a>(&'a self, position: &'a Position, player: Player) -> impl Iterator<Item = ManNumber> + 'a {
        let able = move |(man, _): &(ManNumber, &super::Fighter)| {
            let state = position.man(*man);
            let beside = || self.men_of(other(player)).any(|(enemy, _)| self.can_strike(position, *man, enemy));
            state.is_here() && !state.used.armed && (state.axe || self.can_swing(position, *man) && beside())
        };
        self.men_of(player).filter(able).map(|(man, _)| man)
    }
}
