//! Attacks on beasts without riders, and shots at them. Both are resolved as against a rider, and either kill the beast or have no effect on it (3.4,
//! 5.5).

use super::fire::Archery;
use super::{
    Action, Barred, BeastNumber, Clash, Condition, Event, Fighters, Harm, ManNumber, Position, Public, Purpose, Retreat, Table,
    Why, Wound, distance,
};
use crate::board::Lookout;
use crate::fight::Fight;
use crate::odds::Shot;
use crate::{Arrow, ArrowTarget, Blow, TokenKind};
use rules::play::{Dice, Player, Sink};

/// The defense of a horse without a rider. The book's value is lost, so this value is Drydock's own.
const HORSE: u32 = 4;
/// The defense of a pig and of a goat (5.5).
const SMALL: u32 = 1;

/// Which beasts a side can shoot at or attack, and at which odds.
impl Public {
    /// Whether a side can attack a beast or shoot at it: nobody rides it, and it does not belong to that side. A beast belongs to a side as long as
    /// one of the side's characters stands beside it.
    #[must_use]
    pub fn is_prey(&self, position: &Position, player: Player, beast: BeastNumber) -> bool {
        position.beast(beast).is_loose() && self.keeper(position, beast) != Some(player)
    }

    /// The beasts that a side can attack and shoot at.
    pub(super) fn prey<'a>(&'a self, position: &'a Position, player: Player) -> impl Iterator<Item = BeastNumber> + 'a {
        position.herd().map(|(beast, _)| beast).filter(move |beast| self.is_prey(position, player, *beast))
    }

    /// The beasts at which an archer can shoot now: those that an arrow could kill.
    pub(super) fn beast_targets<'a>(
        &'a self,
        position: &'a Position,
        archer: ManNumber,
    ) -> impl Iterator<Item = BeastNumber> + 'a {
        let archery = Archery::of(self, position);
        self.prey(position, self.man(archer).player).filter(move |beast| archery.can_kill(archer, *beast))
    }

    /// The shot of an archer at a beast, resolved as at a rider; `None` if the archer does not see the beast or it is out of range (3.4).
    #[must_use]
    pub fn shot_at_beast(&self, position: &Position, archer: ManNumber, beast: BeastNumber) -> Option<Shot> {
        self.aim_at_beast(position, archer, beast).ok()
    }

    /// The shot of an archer at a beast, or why it is not possible (2.31, 3.4, 8.1).
    ///
    /// # Errors
    /// Returns the obstacle in the way of the arrow, or says that the beast is out of range.
    pub fn aim_at_beast(&self, position: &Position, archer: ManNumber, beast: BeastNumber) -> Result<Shot, Barred> {
        Archery::of(self, position).aim_at_beast(archer, beast)
    }

    /// Whether an arrow of this archer could kill a beast (3.4).
    #[must_use]
    pub fn can_kill_beast(&self, position: &Position, archer: ManNumber, beast: BeastNumber) -> bool {
        Archery::of(self, position).can_kill(archer, beast)
    }

    /// Whether a character can attack a beast, which means that they could enter one of its hexes (2.76).
    #[must_use]
    pub fn can_strike_beast(&self, position: &Position, attacker: ManNumber, beast: BeastNumber) -> bool {
        position.beast(beast).pose.spaces().any(|space| self.reaches(position, attacker, space))
    }

    /// The characters of a side who can still attack in this round and are in a position to attack a beast.
    fn strikers_at_beast<'a>(
        &'a self,
        position: &'a Position,
        player: Player,
        beast: BeastNumber,
    ) -> impl Iterator<Item = ManNumber> + 'a {
        let men = self.men_of(player).map(|(man, _)| man);
        men.filter(move |man| self.is_free_to_attack(position, *man) && self.can_strike_beast(position, *man, beast))
    }

    /// An attack on a beast, with everything that decides its odds.
    #[must_use]
    pub fn fight_with_beast(&self, position: &Position, attackers: &[ManNumber], beast: BeastNumber) -> Fight {
        let target = position.beast(beast);
        let stands = |man: &ManNumber| self.stands_towards(position, *man, target.pose);
        let (attacking, defending) = attackers.iter().map(stands).fold((1, -1), |(worst, best), (attacking, defending)| {
            // Of all attackers, the one on the worst ground counts. For the beast, the best ground that it has towards any of them counts (2.72).
            (worst.min(attacking), best.max(defending))
        });
        Fight {
            attack: attackers.iter().map(|man| self.attack(position, *man)).sum(),
            defense: if target.kind == TokenKind::Horse { HORSE } else { SMALL },
            attackers: attackers.iter().filter(|man| position.man(**man).is_mounted()).count().max(1) as u32,
            shift: self.tables.situations.ground.get() * (attacking - defending),
            mounted: true,
            armour: false,
        }
    }

    fn can_come_to_blows_with_beast(&self, position: &Position, attackers: &[ManNumber], beast: BeastNumber) -> bool {
        self.fight_with_beast(position, attackers, beast).column(&self.tables).is_some()
    }

    /// Every attack on a beast that a side can begin, as a pair of the character who begins it and the beast. The odds must allow an attack either by
    /// that character alone or by all characters together who can attack the beast.
    pub(super) fn openings_at_beasts<'a>(
        &'a self,
        position: &'a Position,
        player: Player,
    ) -> impl Iterator<Item = (ManNumber, BeastNumber)> + 'a {
        self.prey(position, player).flat_map(move |beast| {
            let all: Vec<ManNumber> = self.strikers_at_beast(position, player, beast).collect();
            let together = !all.is_empty() && self.can_come_to_blows_with_beast(position, &all, beast);
            let alone = move |man: &ManNumber| self.can_come_to_blows_with_beast(position, &[*man], beast);
            all.into_iter().filter(move |man| together || alone(man)).map(move |man| (man, beast))
        })
    }

    /// Lists what the player can do with an attack on a beast that has begun.
    pub(super) fn joins_at_beast(&self, position: &Position, clash: &Clash, beast: BeastNumber, actions: &mut Vec<Action>) {
        let Some(first) = clash.attackers.first() else { return };
        let allowed = self.can_come_to_blows_with_beast(position, &clash.attackers, beast);
        for man in self.strikers_at_beast(position, self.man(*first).player, beast) {
            let with: Vec<ManNumber> = clash.attackers.iter().copied().chain([man]).collect();
            let strikes = || !allowed || self.can_come_to_blows_with_beast(position, &with, beast);
            if !clash.attackers.contains(&man) && strikes() {
                actions.push(Action::Join(man));
            }
        }
        actions.push(if allowed { Action::Strike } else { Action::Done });
    }
}

impl Archery<'_> {
    /// The shot of an archer at a beast, resolved as at a rider; `None` if the archer does not see the beast or it is out of range.
    fn shot_at_beast(&self, archer: ManNumber, beast: BeastNumber) -> Option<Shot> {
        self.aim_at_beast(archer, beast).ok()
    }

    /// The shot of an archer at a beast, or why it is not possible.
    fn aim_at_beast(&self, archer: ManNumber, beast: BeastNumber) -> Result<Shot, Barred> {
        let (public, position) = (self.public, self.position);
        let (site, grounds) = (&public.ground_now(position).site, &public.tables.grounds);
        let missiles = &public.tables.missiles;
        let [from, to] = [position.man(archer).pose, position.beast(beast).pose].map(|pose| pose.spaces().collect::<Vec<_>>());
        let nearest = from.iter().flat_map(|one| to.iter().map(|other| distance(*one, *other))).min().unwrap_or(u32::MAX);
        missiles.at_range(nearest).ok_or(Barred::TooFar)?;
        let standing = public.upright(position, &[archer], Some(beast));
        let lookout = Lookout { site, standing: &standing, grounds, short: missiles.short.get() };
        let (seen, range) = lookout.look_between(&from, &to, false).map_err(Barred::Hidden)?;
        missiles.at_range(range).ok_or(Barred::TooFar)?;
        let wounded = position.man(archer).condition == Condition::Wounded;
        Ok(Shot { range, cover: seen.cover, mounted: true, wounded, ..Shot::default() })
    }

    /// Whether an arrow of this archer could kill a beast.
    pub(super) fn can_kill(&self, archer: ManNumber, beast: BeastNumber) -> bool {
        let faces = self.shot_at_beast(archer, beast).and_then(|shot| shot.outcomes(&self.public.tables.missiles));
        faces.is_some_and(|faces| Arrow::ALL.into_iter().zip(faces).any(|(arrow, faces)| arrow.kills_beast() && faces > 0))
    }
}

impl Arrow {
    /// Whether an arrow with this result kills a beast (3.4).
    #[must_use]
    pub const fn kills_beast(self) -> bool {
        matches!(self, Self::C | Self::D)
    }
}

impl Blow {
    /// Whether an attack with this result kills a beast (3.4).
    #[must_use]
    pub const fn kills_beast(self) -> bool {
        matches!(self, Self::E | Self::F | Self::G | Self::H)
    }
}

impl<D: Dice, S: Sink<Event>> Table<'_, D, S> {
    /// Has an archer shoot at a beast.
    pub(super) fn shoot_beast(&mut self, archer: ManNumber, beast: BeastNumber) {
        self.man_mut(archer).used.shot = true;
        let Some(shot) = self.public().shot_at_beast(self.position(), archer, beast) else { return };
        let missiles = &self.battle.public.tables.missiles;
        let Some(modifier) = shot.modifier(missiles) else { return };
        let roll = self.roll(self.player_of(archer), Purpose::Arrow(archer));
        let aimed = ArrowTarget { mounted: true, cover: shot.cover };
        let result = missiles.arrow(aimed, i32::from(roll) + modifier).unwrap_or(Arrow::Miss);
        self.tell(Event::ShotAtBeast { archer, beast, range: shot.range, modifier, cover: shot.cover, result });
        if result.kills_beast() {
            self.kill_beast(beast);
        }
    }

    /// Rolls for an attack on a beast. The result can hurt the attackers as if a rider struck back: one of them is wounded, or all of them are driven
    /// back.
    pub(super) fn strike_beast(&mut self, clash: &Clash, beast: BeastNumber) {
        let fight = self.public().fight_with_beast(self.position(), &clash.attackers, beast);
        for man in &clash.attackers {
            let used = &mut self.man_mut(*man).used;
            (used.engaged, used.fought) = (true, true);
            self.drop_treasure(*man);
        }
        let (first, attackers) = (clash.attackers[0], Fighters::new(&clash.attackers));
        let player = self.player_of(first);
        let die = self.roll(player, Purpose::Blow(first));
        let tables = &self.battle.public.tables;
        let odds = fight.column(tables).unwrap_or(1) as u8;
        let result = fight.blow(u32::from(die), tables).unwrap_or(Blow::Nothing);
        self.tell(Event::StruckBeast { attacker: first, beast, attackers, odds, result });
        match result {
            Blow::A => {
                if let Some(clash) = &mut self.position_mut().clash {
                    clash.wound = Some(Wound { player, harm: Harm::Wound, result });
                }
            }
            Blow::B => {
                for man in clash.attackers.clone() {
                    let (from, room) = (Vec::new(), Vec::new());
                    self.position_mut().retreats.push(Retreat { man, steps: 1, from, beast: Some(beast), why: Why::Blow, room });
                }
            }
            Blow::E | Blow::F | Blow::G | Blow::H => {
                for man in &clash.attackers {
                    self.man_mut(*man).used.won = true;
                }
                let hexes: Vec<_> = self.position().beast(beast).pose.spaces().collect();
                self.kill_beast(beast);
                if let Some(clash) = &mut self.position_mut().clash {
                    (clash.winner, clash.left) = (Some(player), hexes);
                }
            }
            Blow::Nothing | Blow::C | Blow::D => {}
        }
    }
}
