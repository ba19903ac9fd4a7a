//! A fight among characters: the attacker, the active characters, and breaking off (12.0). `blows.rs` determines the results of rounds.

use super::blows::foe_now;
use super::fight_state::{Attacker, Fight};
use super::table::Table;
use super::{Action, Asked, Cause, CharacterNumber, EnvironNumber, Event, Foe, Known, Look, Party, Purpose, Question, Task};
use crate::odds::fight::{Course, Manner, column, moved};
use crate::verbs::Rating;
use crate::{CellTable, Side};
use rules::play::{Dice, Sink};

/// After how many rounds a fight ends without a winner.
const MOST_ROUNDS: u8 = 200;

/// The course of a fight against a creature, robots or locals; `None` if a squad or characters attack.
pub(super) fn course<'a>(public: &'a Known, look: &Look, fight: &Fight) -> Option<&'a Course> {
    let Attacker::Foe(foe) = fight.attacker else { return None };
    let warned = fight.party.iter().any(|character| look.abilities(character, fight.party).gifts.no_surprise);
    Some(&public.foes[usize::from(foe)].courses[usize::from(warned)])
}

/// The difference on which the table is read: attack less defence, or the reverse if the creature only defends (12.6).
pub(super) fn difference(look: &Look, fight: &Fight) -> i64 {
    let course = course(look.public, look, fight);
    let by = course.and_then(|course| course.by);
    let wounds = |character: CharacterNumber| look.open.character(character).wounds;
    let defends = |character| i64::from(look.abilities(character, fight.party).defends(wounds(character), by));
    let defence: i64 = fight.active.iter().map(defends).sum::<i64>() + i64::from(fight.better);
    let strength = match (fight.attacker, course) {
        (Attacker::Squad { combat, .. }, _) => i64::from(combat.saturating_sub(fight.struck)),
        (Attacker::Characters(party), _) => {
            let attacks = |character| i64::from(look.abilities(character, party).attacks(wounds(character)));
            attackers(look, fight).iter().map(attacks).sum()
        }
        (Attacker::Foe(_), Some(course)) => {
            let best = |rating: Rating| i64::from(look.best(fight.party, rating));
            let counted = u32::from(fight.round).min(course.last_round);
            let strength = course.strength(counted, fight.struck.into(), fight.dealt.into());
            (strength - course.less.map_or(0, best)).max(0)
        }
        (Attacker::Foe(_), None) => 0,
    };
    match course.map(|course| course.manner) {
        Some(Manner::Each(column)) => column,
        Some(Manner::Defends) => defence - strength,
        Some(Manner::Together) | None => strength - defence,
    }
}

impl Look<'_> {
    /// The strength of a creature, robots or locals in the present round, or in the first one if the fight has not begun. `None` if a squad or
    /// characters attack (12.13).
    #[must_use]
    pub fn foe_strength(&self, fight: &Fight) -> Option<FoeStrength> {
        let course = course(self.public, self, fight)?;
        let round = u32::from(fight.round.max(1)).min(course.last_round);
        let combat = course.strength(round, fight.struck.into(), fight.dealt.into()) as u32;
        let surprise = if fight.round <= 1 { course.surprise as u32 } else { 0 };
        Some(FoeStrength { combat, endurance: course.endurance(round), surprise, bars: course.bars_break_off(round) })
    }
}

/// What a creature, robots or locals can do in a round of a fight.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct FoeStrength {
    /// The combat value, less what the wounds taken up to now cost it.
    pub combat: u32,
    /// The endurance; `None` if the attacker cannot be wounded.
    pub endurance: Option<u32>,
    /// By how many columns surprise shifts the round to the right.
    pub surprise: u32,
    /// Whether the defenders cannot break off.
    pub bars: bool,
}

/// The attackers of a fight who are alive and free.
pub(super) fn attackers(look: &Look, fight: &Fight) -> Party {
    let Attacker::Characters(party) = fight.attacker else { return Party::NOBODY };
    party.and(look.open.free_in(fight.environ))
}

/// The defenders who can fight. If nobody can, all defenders, since any of them may be active then (12.4).
pub(super) fn able(look: &Look, fight: &Fight) -> Party {
    let by = course(look.public, look, fight).and_then(|course| course.by);
    let fights = |character: &CharacterNumber| {
        look.abilities(*character, fight.party).defends(look.open.character(*character).wounds, by) > 0
    };
    let able: Party = fight.party.iter().filter(fights).collect();
    if able.is_empty() { fight.party } else { able }
}

/// Whether the defenders cannot break off in this round.
pub(super) fn bars_break_off(look: &Look, fight: &Fight) -> bool {
    course(look.public, look, fight).is_some_and(|course| course.bars_break_off(u32::from(fight.round).min(course.last_round)))
}

/// A fight before its first round.
pub(super) fn new_fight(
    environ: EnvironNumber,
    (party, defender): (Party, Side),
    attacker: Attacker,
    group: Option<u8>,
) -> Fight {
    Fight {
        environ,
        attacker,
        defender,
        group,
        party,
        active: Party::NOBODY,
        taken: Party::NOBODY,
        round: 0,
        struck: 0,
        dealt: 0,
        firearms: false,
        capture: false,
        held: None,
        failed: false,
        owed: [0; 2],
        stars: 0,
        hurt: false,
        better: 0,
    }
}

impl<D: Dice, S: Sink<Event>> Table<'_, D, S> {
    /// Begins the attack of an enemy squad (12.12). The enemy chooses whether to kill or to capture; if `may_spare` is set, the enemy may also choose
    /// not to attack.
    pub(super) fn begin_squad_attack(
        &mut self,
        environ: EnvironNumber,
        party: Party,
        defender: Side,
        group: Option<u8>,
        may_spare: bool,
    ) {
        let Some(attacker) = self.squad(defender.other(), environ) else { return };
        self.reveal(environ);
        self.state.open.fight = Some(new_fight(environ, (party, defender), attacker, group));
        self.ask(defender.other(), Question::Attack { squad: true, may_spare });
    }

    /// Begins the attack of enemy characters (12.11). If `may_spare` is set, the enemy may choose not to attack.
    pub(super) fn begin_characters_attack(
        &mut self,
        environ: EnvironNumber,
        defenders: (Party, Side),
        attackers: Party,
        group: Option<u8>,
        may_spare: bool,
    ) {
        let side = defenders.1.other();
        self.state.open.fight = Some(new_fight(environ, defenders, Attacker::Characters(attackers), group));
        self.ask(side, Question::Attack { squad: false, may_spare });
    }

    /// Begins the attack of a creature, robots or locals on a group.
    pub(super) fn begin_foe_attack(&mut self, environ: EnvironNumber, defenders: (Party, Side), foe: u8, group: u8) {
        let mut fight = new_fight(environ, defenders, Attacker::Foe(foe), Some(group));
        fight.firearms = self.public().foes[usize::from(foe)].courses[0].times() > 1;
        self.state.open.fight = Some(fight);
        self.tell(Event::Fight(fight.party, Foe::Foe(foe)));
        self.then(Task::Round);
    }

    pub(super) fn attack(&mut self, side: Side, squad: bool, action: Action) {
        let (Some(fight), Action::Fight { firearms, capture }) = (&mut self.state.open.fight, action) else {
            self.state.open.fight = None;
            return;
        };
        (fight.firearms, fight.capture) = (firearms, capture);
        let (party, attacker) = (fight.party, fight.attacker);
        let foe = match attacker {
            Attacker::Characters(attackers) if !squad => Foe::Characters(attackers),
            _ => Foe::Squad(side),
        };
        self.tell(Event::Fight(party, foe));
        self.then(Task::Round);
    }

    /// Begins a round of the fight, or ends the fight if nobody is left to defend.
    pub(super) fn round(&mut self) {
        let Some(mut fight) = self.state.open.fight else { return };
        fight.party = fight.party.and(self.state.open.free_in(fight.environ)).without(fight.taken);
        self.state.open.fight = Some(fight);
        if fight.party.is_empty() || fight.round >= MOST_ROUNDS {
            return self.end_fight(false, false);
        }
        let look = self.look();
        let course = course(look.public, &look, &fight);
        let (alone, holds) = course.map_or((false, 0), |course| (course.alone, course.holds));
        if alone && fight.round == 0 && fight.party.len() > 1 {
            return self.ask(fight.defender, Question::Champion);
        }
        if holds > 0 && fight.party.len() == 1 {
            // A character who is alone with the creature is eaten.
            fight.party.iter().for_each(|character| self.kill(character, Cause::Creature));
            return self.end_fight(false, false);
        }
        if holds > 0 && fight.held.is_none() {
            let who: Vec<CharacterNumber> = fight.party.iter().collect();
            fight.held = Some(who[self.draw(who.len())]);
        }
        (fight.round, fight.failed, fight.hurt, fight.better, fight.stars) = (fight.round + 1, false, false, 0, 0);
        fight.owed = [0; 2];
        self.state.open.fight = Some(fight);
        self.then(Task::Face);
    }

    pub(super) fn champion(&mut self, action: Action) {
        if let (Some(fight), Action::Active(character)) = (&mut self.state.open.fight, action) {
            fight.party = Party::of(character);
        }
        self.then(Task::Round);
    }

    /// Asks which characters are active, unless all of them have to be.
    pub(super) fn face(&mut self) {
        let Some(mut fight) = self.state.open.fight else { return };
        let look = self.look();
        let course = course(look.public, &look, &fight);
        let all = course.is_some_and(|course| course.all_active || course.manner != Manner::Together) || fight.party.len() == 1;
        let uses = !super::offers::fighting_uses(&look, &fight).is_empty();
        fight.active = if all { fight.party } else { Party::NOBODY };
        self.state.open.fight = Some(fight);
        if all && !uses {
            self.offer_break_off();
        } else {
            self.ask(fight.defender, Question::Active);
        }
    }

    pub(super) fn activate(&mut self, asked: Asked, action: Action) {
        let Some(fight) = &mut self.state.open.fight else { return };
        match action {
            Action::Active(character) => {
                fight.active.add(character);
                self.again(asked);
            }
            Action::Use(thing) => self.use_in_fight(asked, thing),
            _ => self.offer_break_off(),
        }
    }

    /// Uses a possession in a fight: it raises its owner's combat for this round, or for a turn.
    fn use_in_fight(&mut self, asked: Asked, thing: super::PossessionNumber) {
        let uses = &self.public().possession(thing).uses;
        let (for_round, any) = (uses.for_round, uses.any_rating);
        let bearer = self.look().bearer(thing);
        if let Some(bonus) = for_round {
            if let Some(fight) = &mut self.state.open.fight {
                fight.better = fight.better.saturating_add(bonus as i8);
            }
            // A character who uses a weapon is active.
            if let (Some(fight), Some(bearer)) = (&mut self.state.open.fight, bearer) {
                fight.active.add(bearer);
            }
            self.use_up(thing);
        } else if let (Some(_), Some(bearer)) = (any, bearer) {
            self.better(thing, bearer, Rating::Combat);
        }
        self.again(asked);
    }

    /// Begins the round with those who are active now, and asks whether anybody breaks off.
    fn offer_break_off(&mut self) {
        let Some(fight) = self.state.open.fight else { return };
        let foe = foe_now(&self.look(), &fight);
        self.tell(Event::RoundBegins(fight.round, foe, fight.active));
        self.then(Task::Strike);
        if !bars_break_off(&self.look(), &fight) {
            self.ask(fight.defender, Question::BreakOff);
        }
    }

    /// Rolls for an attempt to break off, with one die for all who try (12.5).
    pub(super) fn break_off(&mut self, side: Side, action: Action) {
        let Some(mut fight) = self.state.open.fight else { return };
        if !matches!(action, Action::BreakOff | Action::BreakOffInactive) {
            return;
        }
        self.show_what_changes(|look| difference(look, &fight));
        let look = self.look();
        let capture = if fight.capture { -2 } else { 0 };
        let at = moved(column(difference(&look, &fight)), capture);
        let bonus = course(look.public, &look, &fight)
            .map_or(0, |course| course.break_off_bonus(u32::from(fight.round).min(course.last_round)));
        let limit = |line| self.public().tables.break_off.cell(line, at).map_or(0, |faces| i32::from(faces.get()));
        let (of_active, of_inactive) = (limit(0), limit(1));
        let die = i32::from(self.roll(side, Purpose::BreakOff)) + bonus;
        let inactive = fight.party.without(fight.active);
        let mut away = Party::NOBODY;
        if die <= of_inactive {
            away = away.or(inactive);
        }
        if action == Action::BreakOff {
            if die <= of_active {
                away = away.or(fight.active);
            } else {
                fight.failed = true;
            }
        }
        (fight.party, fight.active) = (fight.party.without(away), fight.active.without(away));
        self.state.open.fight = Some(fight);
        self.tell(if away.is_empty() { Event::HeldFast } else { Event::BrokeOff(away) });
    }
}
