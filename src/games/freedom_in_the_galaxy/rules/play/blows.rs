//! The results of a round of a fight. This file rolls the dice, lets the owners mark the wounds, draws prisoners by chance, and ends the fight (12.6
//! to 12.8).

use super::fight::{attackers, course, difference};
use super::fight_state::{Attacker, Fight};
use super::table::Table;
use super::{Action, Cause, CharacterNumber, Event, Foe, Look, Party, Purpose, Question, Task};
use crate::odds::fight::{Manner, column, moved};
use crate::verbs::{Aftermath, Trait};
use crate::{CellTable, Side, Wounds};
use rules::play::{Dice, Sink};

/// The ways in which a round of a fight may differ from an ordinary one.
#[derive(Clone, Copy)]
pub(super) struct Round {
    pub manner: Manner,
    pub attacks: u32,
    pub strikes_back: bool,
    pub harms: bool,
    itself: Option<i64>,
    pub surprise: isize,
    pub spared: u32,
}

impl Round {
    pub(super) fn of(look: &Look, fight: &Fight) -> Self {
        let spared: i32 = fight.party.iter().map(|character| look.abilities(character, fight.party).spared).sum();
        let plain = Self {
            manner: Manner::Together,
            attacks: 1,
            strikes_back: true,
            harms: true,
            itself: None,
            surprise: 0,
            spared: spared.max(0) as u32,
        };
        let Some(course) = course(look.public, look, fight) else { return plain };
        Self {
            manner: course.manner,
            attacks: course.attacks,
            strikes_back: course.strikes_back,
            harms: course.harms,
            itself: course.itself,
            surprise: if fight.round == 1 { course.surprise as isize } else { 0 },
            ..plain
        }
    }
}

impl<D: Dice, S: Sink<Event>> Table<'_, D, S> {
    fn cell(&self, die: u8, column: usize) -> Wounds {
        self.public().tables.characters.cell(usize::from(die) - 1, column).unwrap_or_default()
    }

    /// Rolls the dice of a round.
    pub(super) fn strike(&mut self) {
        let Some(mut fight) = self.state.open.fight else { return };
        if fight.party.is_empty() {
            return self.end_fight(false, false);
        }
        if fight.active.is_empty() {
            return self.then(Task::Round);
        }
        self.show_what_changes(|look| (difference(look, &fight), Round::of(look, &fight).surprise));
        let look = self.look();
        let round = Round::of(&look, &fight);
        let difference = difference(&look, &fight);
        let shift = round.surprise + isize::from(fight.failed) - if fight.capture { 2 } else { 0 };
        let at = moved(column(difference), shift);
        let times = if fight.firearms { 2 } else { 1 };
        let enemy = fight.defender.other();
        let (mut hurt, mut struck, mut stars, mut spares) = (0_u32, 0_u32, 0_u8, false);
        if let Manner::Each(_) = round.manner {
            for character in fight.party.iter() {
                let cell = {
                    let die = self.roll(enemy, Purpose::Wounds);
                    self.cell(die, at)
                };
                spares |= cell.defender.get() > 0;
                let wounds = cell.defender.get().saturating_sub(round.spared) * times;
                hurt += wounds;
                self.wound(character, wounds);
            }
        } else {
            for _ in 0..round.attacks {
                let cell = {
                    let die = self.roll(enemy, Purpose::Wounds);
                    self.cell(die, at)
                };
                // If the creature only defends, the characters count as the attackers on the table, so the left number of a cell gives their wounds.
                let (wounds, star) = match round.manner {
                    Manner::Defends => (cell.attacker.get(), cell.attacker_star),
                    Manner::Together | Manner::Each(_) => (cell.defender.get(), cell.defender_star),
                };
                spares |= round.harms && wounds > 0;
                hurt += if round.harms { wounds.saturating_sub(round.spared) * times } else { 0 };
                stars += u8::from(star && fight.capture);
            }
            if round.strikes_back {
                let cell = {
                    let die = self.roll(fight.defender, Purpose::Wounds);
                    self.cell(die, at)
                };
                let (wounds, star) = match round.manner {
                    Manner::Defends => (cell.defender.get(), cell.defender_star),
                    Manner::Together | Manner::Each(_) => (cell.attacker.get(), cell.attacker_star),
                };
                struck += wounds * times;
                stars += u8::from(star && fight.capture);
            }
            if let Some(own) = round.itself {
                let cell = {
                    let die = self.roll(enemy, Purpose::Wounds);
                    self.cell(die, column(own))
                };
                struck += cell.attacker.get() * times;
            }
        }
        if spares {
            self.show_what_changes(|look| Round::of(look, &fight).spared);
        }
        let difference = difference.clamp(-99, 99) as i8;
        self.tell(Event::Round { difference, shift: shift as i8, hurt: hurt as u8, struck: struck as u8 });
        let each = matches!(round.manner, Manner::Each(_));
        fight.hurt = hurt > 0;
        fight.dealt = fight.dealt.saturating_add(hurt as u8);
        fight.stars = stars;
        fight.owed = [if each { 0 } else { hurt as u8 }, 0];
        if let Attacker::Characters(_) = fight.attacker {
            fight.owed[1] = struck as u8;
        } else {
            fight.struck = fight.struck.saturating_add(struck as u8);
        }
        self.state.open.fight = Some(fight);
        self.then_all(&[Task::Wounds(fight.defender), Task::Wounds(enemy), Task::AfterRound]);
    }

    /// Lets the player of a side mark the side's wounds (12.7).
    pub(super) fn wounds(&mut self, side: Side) {
        let Some(mut fight) = self.state.open.fight else { return };
        let look = self.look();
        let who = wounded(&look, &fight, side);
        let which = usize::from(side != fight.defender);
        let uses = !super::offers::shields(&look, &fight, side).is_empty();
        match (fight.owed[which], who.len(), who.first()) {
            (0, ..) | (_, 0, _) => {
                fight.owed[which] = 0;
                self.state.open.fight = Some(fight);
            }
            (owed, 1, Some(only)) if !uses => {
                fight.owed[which] = 0;
                self.state.open.fight = Some(fight);
                self.wound(only, owed.into());
            }
            _ => self.ask(side, Question::Wound),
        }
    }

    pub(super) fn mark_wound(&mut self, side: Side, action: Action) {
        let Some(fight) = &mut self.state.open.fight else { return };
        let owed = &mut fight.owed[usize::from(side != fight.defender)];
        match action {
            Action::Wound(character) => {
                *owed = owed.saturating_sub(1);
                self.wound(character, 1);
            }
            Action::Use(thing) => {
                *owed = owed.saturating_sub(self.contest.public.possession(thing).uses.takes_wounds.max(1));
                self.tell(Event::Used(thing));
                self.lose_possession(thing);
            }
            _ => {}
        }
        self.then(Task::Wounds(side));
    }

    /// Wounds a character, who dies once the wounds reach the endurance.
    pub(super) fn wound(&mut self, character: CharacterNumber, wounds: u32) {
        let endurance = |look: &Look| look.abilities(character, Party::of(character)).endurance.max(1);
        let after = i32::from(self.state.open.character(character).wounds) + wounds as i32;
        self.show_what_changes(|look| after >= endurance(look));
        let endurance = endurance(&self.look());
        for _ in 0..wounds {
            let now = self.character_mut(character);
            if i32::from(now.wounds) >= endurance {
                return;
            }
            now.wounds += 1;
            let dies = i32::from(now.wounds) >= endurance;
            self.tell(Event::Wounded(character));
            if dies {
                self.kill(character, Cause::Wounds);
            }
        }
    }

    /// Whether the attackers of the fight are beaten.
    fn is_beaten(&self, fight: &Fight) -> bool {
        let look = self.look();
        match fight.attacker {
            Attacker::Squad { endurance, .. } => fight.struck >= endurance,
            Attacker::Characters(_) => attackers(&look, fight).is_empty(),
            Attacker::Foe(_) => course(look.public, &look, fight).is_some_and(|course| {
                let counted = u32::from(fight.round).min(course.last_round);
                course.endurance(counted).is_some_and(|endurance| u32::from(fight.struck) >= endurance)
            }),
        }
    }

    /// Draws prisoners by chance and carries out everything else that follows a round.
    pub(super) fn after_round(&mut self) {
        let Some(mut fight) = self.state.open.fight else { return };
        let beaten = self.is_beaten(&fight);
        if beaten {
            return self.end_fight(true, false);
        }
        for _ in 0..fight.stars {
            let alive: Vec<CharacterNumber> =
                fight.active.and(self.state.open.free_in(fight.environ)).without(fight.taken).iter().collect();
            if alive.is_empty() {
                break;
            }
            let drawn = alive[self.draw(alive.len())];
            fight.taken.add(drawn);
            fight.party.remove(drawn);
            fight.active.remove(drawn);
            self.tell(Event::Captured(drawn, Cause::Star));
        }
        self.state.open.fight = Some(fight);
        let look = self.look();
        let Some(course) = course(look.public, &look, &fight) else { return self.then(Task::Round) };
        let (each, holds, stays, ends) = (course.wounds_each, course.holds, course.stays, course.ends_unhurt);
        if each > 0 {
            for character in fight.party.iter() {
                self.wound(character, each);
            }
        }
        if let Some(held) = fight.held {
            self.wound(held, holds);
            if !self.state.open.free_in(fight.environ).has(held) {
                return self.end_fight(false, false);
            }
        }
        if stays.is_some_and(|(rounds, _)| u32::from(fight.round) >= rounds) {
            return self.end_fight(false, true);
        }
        if ends && !fight.hurt {
            return self.end_fight(false, false);
        }
        self.then(Task::Round);
    }

    /// Ends a fight: its prisoners are imprisoned, or go free if their captors are beaten (12.83). `stayed` says whether the attacker stayed for all
    /// its rounds.
    pub(super) fn end_fight(&mut self, beaten: bool, stayed: bool) {
        let Some(fight) = self.state.open.fight.take() else { return };
        let foe = foe_of(&fight);
        if beaten {
            self.tell(Event::Beaten(foe));
        }
        for character in fight.taken.iter() {
            if beaten {
                self.tell(Event::Freed(character));
            } else {
                self.imprison(character);
            }
        }
        let Attacker::Foe(foe) = fight.attacker else { return };
        let traits = self.public().foes[usize::from(foe)].traits.clone();
        for effect in &traits {
            match effect {
                Trait::ShiftIfKilled(spaces) if beaten && fight.defender == Side::Rebel => {
                    let planet = self.public().environ(fight.environ).planet;
                    self.shift(planet, spaces.get(), Side::Rebel);
                }
                Trait::Stays(_, aftermath) if stayed => self.aftermath(&fight, *aftermath),
                _ => {}
            }
        }
    }

    /// Carries out what a creature does after staying for all its rounds.
    fn aftermath(&mut self, fight: &Fight, aftermath: Aftermath) {
        let look = self.look();
        let party = fight.party.and(look.open.free_in(fight.environ));
        let things: Vec<_> = party.iter().flat_map(|character| look.belongings(character)).collect();
        match aftermath {
            Aftermath::Leaves => {}
            Aftermath::NoExtraDraws => {
                if let Some(errand) = &mut self.state.open.errand {
                    errand.barred = true;
                }
            }
            // In the star-system game a damaged ship is lost (9.31).
            Aftermath::DamagesShip => {
                if let Some(ship) = things.into_iter().find(|thing| self.public().is_ship(*thing)) {
                    self.lose_possession(ship);
                }
            }
            Aftermath::Steals => {
                let things: Vec<_> = things.into_iter().filter(|thing| !self.public().is_ship(*thing)).collect();
                if !things.is_empty() {
                    let stolen = things[self.draw(things.len())];
                    self.lose_possession(stolen);
                }
            }
        }
    }
}

/// The attacker of a fight as events report it.
const fn foe_of(fight: &Fight) -> Foe {
    match fight.attacker {
        Attacker::Squad { .. } => Foe::Squad(fight.defender.other()),
        Attacker::Characters(party) => Foe::Characters(party),
        Attacker::Foe(foe) => Foe::Foe(foe),
    }
}

/// The attacker of a fight as events report it, without attackers who are dead or captured.
pub(super) fn foe_now(look: &Look, fight: &Fight) -> Foe {
    match foe_of(fight) {
        Foe::Characters(_) => Foe::Characters(attackers(look, fight)),
        foe => foe,
    }
}

/// The characters on whom a side may mark wounds: the active ones if the side defends, and all of them if it attacks.
pub(super) fn wounded(look: &Look, fight: &Fight, side: Side) -> Party {
    if side == fight.defender {
        fight.active.and(look.open.free_in(fight.environ)).without(fight.taken)
    } else {
        attackers(look, fight)
    }
}
