//! How attacks are begun by one character, joined by others and resolved, and who takes the result (2.7, 2.72, 8.7, 8.8).

use super::{
    Action, Battle, BeastNumber, Cause, Clash, Event, Fighters, Harm, ManNumber, Position, Public, Purpose, Question, Retreat,
    Table, Why, Wound, other,
};
use crate::Blow;
use rules::play::{Dice, Player, Sink};

/// What a player can do with an attack that has begun, and who takes its result.
impl Public {
    /// Lists what the player can do with an attack that has begun: have a character join it, attack one more enemy, strike, or give the attack up if
    /// the odds do not allow it.
    pub(super) fn joins(&self, position: &Position, clash: &Clash, actions: &mut Vec<Action>) {
        if let Some(beast) = clash.beast {
            return self.joins_at_beast(position, clash, beast, actions);
        }
        let allowed = self.odds(position, &clash.attackers, &clash.defenders).is_some();
        if let [defender] = clash.defenders[..] {
            let open = |man: &ManNumber| {
                let mut attackers = clash.attackers.clone();
                attackers.push(*man);
                let strikes = |attackers: &[ManNumber]| {
                    let now = self.odds(position, attackers, &[defender]).is_some();
                    now || !allowed && self.can_come_to_blows(position, attackers, defender)
                };
                !clash.attackers.contains(man) && strikes(&attackers)
            };
            actions.extend(self.strikers(position, defender).filter(open).map(Action::Join));
        }
        if let ([attacker], true) = (&clash.attackers[..], allowed) {
            let mounted = clash.defenders.first().is_some_and(|man| position.man(*man).is_mounted());
            for (man, _) in self.men_of(other(self.man(*attacker).player)) {
                let alike = position.man(man).is_mounted() == mounted && !clash.defenders.contains(&man);
                if alike && self.can_strike(position, *attacker, man) {
                    let mut defenders = clash.defenders.clone();
                    defenders.push(man);
                    if self.odds(position, &[*attacker], &defenders).is_some() {
                        actions.push(Action::Add(man));
                    }
                }
            }
        }
        let bound = clash.attackers.iter().any(|man| self.man(*man).berserk);
        if allowed {
            actions.push(Action::Strike);
        } else if !bound || actions.is_empty() {
            actions.push(Action::Done);
        }
    }

    /// The characters who can take the result of an attack. If there are several, and only some of them wear armour, only those without armour can
    /// (2.73).
    #[must_use]
    pub fn takers(&self, position: &Position, clash: &Clash) -> Vec<ManNumber> {
        let Some(wound) = clash.wound else { return Vec::new() };
        let struck = if self.is_of(&clash.attackers, wound.player) { &clash.attackers } else { &clash.defenders };
        let living = || struck.iter().copied().filter(|man| position.man(*man).is_here());
        let bare: Vec<ManNumber> = living().filter(|man| !self.man(*man).armour).collect();
        if bare.is_empty() { living().collect() } else { bare }
    }

    pub(super) fn is_of(&self, men: &[ManNumber], player: Player) -> bool {
        men.first().is_some_and(|man| self.man(*man).player == player)
    }
}

impl Battle {
    /// The harm that a result does; `None` if the result has no effect or only drives characters back.
    const fn harm_of(blow: Blow, mounted: bool) -> Option<Harm> {
        match (blow, mounted) {
            (Blow::A | Blow::E, _) => Some(Harm::Wound),
            (Blow::D, _) => Some(Harm::Stun),
            (Blow::F, true) => Some(Harm::Fall),
            (Blow::H, true) => Some(Harm::KillBoth),
            (Blow::F | Blow::H, false) | (Blow::G, _) => Some(Harm::Kill),
            (Blow::Nothing | Blow::B | Blow::C, _) => None,
        }
    }
}

impl<D: Dice, S: Sink<Event>> Table<'_, D, S> {
    /// Begins an attack by a character on enemies or on a beast.
    pub(super) fn open(&mut self, attacker: ManNumber, defenders: Vec<ManNumber>, beast: Option<BeastNumber>) {
        self.position_mut().clash =
            Some(Clash { attackers: vec![attacker], defenders, beast, wound: None, left: Vec::new(), winner: None, steps: 0 });
        self.ask(self.player_of(attacker), Question::Join);
    }

    /// Gives up an attack that the odds do not allow. Its attackers have used up their attack.
    pub(super) fn give_up_attack(&mut self) {
        if let Some(clash) = self.position_mut().clash.take() {
            for man in clash.attackers {
                self.man_mut(man).used.fought = true;
            }
        }
    }

    pub(super) fn join(&mut self, attacker: Option<ManNumber>, defender: Option<ManNumber>) {
        let Some(clash) = &mut self.position_mut().clash else { return };
        clash.attackers.extend(attacker);
        clash.defenders.extend(defender);
        let first = clash.attackers[0];
        self.ask(self.player_of(first), Question::Join);
    }

    pub(super) fn strike(&mut self) {
        let Some(clash) = self.position().clash.clone() else { return };
        if let Some(beast) = clash.beast {
            return self.strike_beast(&clash, beast);
        }
        let (attacker, defender) = (clash.attackers[0], clash.defenders[0]);
        let fight = self.public().fight(self.position(), &clash.attackers, &clash.defenders);
        for man in clash.attackers.iter().chain(&clash.defenders) {
            self.man_mut(*man).used.engaged = true;
            self.drop_treasure(*man);
        }
        for man in &clash.attackers {
            self.man_mut(*man).used.fought = true;
        }
        let tables = &self.battle.public.tables;
        let odds = fight.column(tables).unwrap_or(1) as u8;
        let die = self.roll(self.player_of(attacker), Purpose::Blow(attacker));
        let result = fight.blow(u32::from(die), &self.battle.public.tables).unwrap_or(Blow::Nothing);
        let (attackers, defenders) = (Fighters::new(&clash.attackers), Fighters::new(&clash.defenders));
        let (strengths, mounted) = ([fight.attack, fight.defense], fight.mounted);
        let armour = fight.armour_adds(&self.battle.public.tables);
        self.tell(Event::Struck { attacker, defender, attackers, defenders, strengths, mounted, armour, odds, result });
        self.take_effect(&clash, result, mounted);
    }

    fn take_effect(&mut self, clash: &Clash, result: Blow, mounted: bool) {
        let (attacking, defending) = (self.player_of(clash.attackers[0]), self.player_of(clash.defenders[0]));
        let winner = match result {
            Blow::Nothing | Blow::A => None,
            Blow::B => Some(defending),
            _ => Some(attacking),
        };
        if winner == Some(attacking) {
            for man in &clash.attackers {
                self.man_mut(*man).used.won = true;
            }
        }
        let struck = if result == Blow::A { attacking } else { defending };
        let wound = Battle::harm_of(result, mounted).map(|harm| Wound { player: struck, harm, result });
        if let Some(clash) = &mut self.position_mut().clash {
            (clash.winner, clash.wound) = (winner, wound);
        }
        let back = match result {
            Blow::B => Some((&clash.attackers, &clash.defenders)),
            Blow::C => Some((&clash.defenders, &clash.attackers)),
            _ => None,
        };
        if let Some((men, from)) = back {
            for man in men {
                let retreat = Retreat { man: *man, steps: 1, from: from.clone(), beast: None, why: Why::Blow, room: Vec::new() };
                self.position_mut().retreats.push(retreat);
            }
        }
    }

    /// Has a character take the result of the attack.
    pub(super) fn take(&mut self, man: ManNumber) {
        let Some(clash) = &mut self.position_mut().clash else { return };
        let Some(wound) = clash.wound.take() else { return };
        let other_side = if clash.attackers.contains(&man) { &clash.defenders } else { &clash.attackers };
        let by = other_side.first().copied();
        self.harm(man, wound.harm, Cause::Blade, by);
    }

    /// Deals with the next thing that an attack needs: who takes the result, or who advances. When nothing is left, the attack is over. Returns
    /// whether a question was asked.
    pub(super) fn next_of_clash(&mut self) -> bool {
        let Some(clash) = self.position().clash.clone() else { return false };
        if let Some(wound) = clash.wound {
            match self.public().takers(self.position(), &clash)[..] {
                [] => self.position_mut().clash = None,
                [only] => self.take(only),
                [_, _, ..] => {
                    self.ask(wound.player, Question::Takes);
                    return true;
                }
            }
            return false;
        }
        if let Some(winner) = clash.winner.filter(|_| !clash.left.is_empty() && clash.steps == 0)
            && self.public().advances(self.position(), &clash).next().is_some()
        {
            self.ask(winner, Question::Advance);
            return true;
        }
        self.position_mut().clash = None;
        false
    }
}
