//! Combat of units in an environ, with leaders and types of environs: in the combat segment, and after a rebellion raises troops (10.0).

use super::table::Table;
use super::{Action, Attacker, Battle, EnvironNumber, Event, Look, Party, Phase, Purpose, Question, Task};
use crate::cards::DeckSection;
use crate::odds::{column, leaders_shift};
use crate::{CellTable, Side};
use rules::play::{Dice, Sink};

/// By how many columns the odds shift in the attacker's favour (10.4, 10.5, 10.7).
pub(super) fn columns(look: &Look, battle: &Battle) -> i32 {
    let Battle { environ, attacker, leaders, rising, .. } = *battle;
    let leads = |side: Side| leaders[side as usize].map_or(0, |leader| look.leads(leader));
    let kind = look.public.environ(environ).kind;
    let at_home = look.kinds(Side::Rebel, environ).any(|(unit, _)| look.public.unit(unit).kind.environ == Some(kind));
    let elite = look.kinds(Side::Imperial, environ).any(|(unit, _)| look.public.unit(unit).kind.elite);
    let special = DeckSection::of(kind) == DeckSection::Special;
    let strange = special && leaders[Side::Imperial as usize].is_none() && !elite;
    let locally_led = rising && leaders[Side::Rebel as usize].is_none();
    let for_rebel = i32::from(at_home) + i32::from(strange) + i32::from(locally_led);
    let for_attacker = if attacker == Side::Rebel { for_rebel } else { -for_rebel };
    leaders_shift(leads(attacker), leads(attacker.other())) + for_attacker
}

impl<D: Dice, S: Sink<Event>> Table<'_, D, S> {
    pub(super) fn begin_combat(&mut self) {
        self.begin_phase(Phase::Combat);
        let look = self.look();
        let both = |environ: &EnvironNumber| Side::ALL.into_iter().all(|side| look.number(side, *environ) > 0);
        let pending = look.public.places().filter(both).collect();
        self.state.open.pending = pending;
        self.then(Task::NextBattle);
    }

    /// Goes on to the next environ in which combat is possible. The phasing player chooses the order.
    pub(super) fn next_battle(&mut self) {
        match self.state.open.pending.as_slice() {
            [] => {}
            [only] => {
                let only = *only;
                self.choose_battle(Action::At(only));
            }
            _ => self.ask(self.phasing(), Question::NextBattle),
        }
    }

    pub(super) fn choose_battle(&mut self, action: Action) {
        let Action::At(environ) = action else { return };
        self.state.open.pending.retain(|pending| *pending != environ);
        self.then(Task::NextBattle);
        self.ask(self.phasing(), Question::Declare(environ));
    }

    /// Handles a player's answer to the question whether to declare combat. Either player may declare it; the phasing player is asked first (10.1).
    pub(super) fn declare(&mut self, side: Side, environ: EnvironNumber, action: Action) {
        if action == Action::Attack {
            self.begin_battle(environ, side, false);
        } else if side == self.phasing() {
            self.ask(side.other(), Question::Declare(environ));
        }
    }

    pub(super) fn begin_battle(&mut self, environ: EnvironNumber, attacker: Side, rising: bool) {
        self.state.open.battle = Battle { environ, attacker, rising, ..Battle::default() };
        self.tell(Event::Declared(attacker, environ));
        self.then_all(&[Task::Leader(attacker), Task::Leader(attacker.other()), Task::Clash]);
    }

    /// Asks which character leads the units of a side. Any free character in the environ may lead them (9.57, 10.4).
    pub(super) fn offer_leader(&mut self, side: Side) {
        let environ = self.state.open.battle.environ;
        if !super::offers::leaders(&self.look(), side, environ).is_empty() {
            self.ask(side, Question::Lead(environ));
        }
    }

    pub(super) fn lead(&mut self, side: Side, action: Action) {
        let Action::Lead(character) = action else { return };
        self.state.open.battle.leaders[side as usize] = Some(character);
        let phasing = self.phasing();
        let now = self.character_mut(character);
        now.with_units = true;
        now.acted |= side == phasing;
        self.tell(Event::Leads(character));
    }

    /// Rolls the dice of both sides and determines the losses.
    pub(super) fn clash(&mut self) {
        let Battle { environ, attacker, .. } = self.state.open.battle;
        self.reveal(environ);
        self.show_what_changes(|look| columns(look, &look.open.battle));
        let look = self.look();
        let companions = Side::ALL.map(|side| look.free(side, environ).and(look.open.with_units()));
        let strength = |side| look.strength(side, environ);
        let column = column(strength(attacker), strength(attacker.other()), columns(&look, &look.open.battle));
        self.state.open.battle.companions = companions;
        let (first, second) = (self.roll(attacker, Purpose::Combat), self.roll(attacker.other(), Purpose::Combat));
        let cell = |die: u8| self.public().tables.military.cell(usize::from(die) - 1, column).unwrap_or_default();
        let (defender_loss, attacker_loss) = (cell(first).defender.get() as u8, cell(second).attacker.get() as u8);
        self.tell(Event::Combat { environ, attacker, column: column as u8, attacker_loss, defender_loss });
        let battle = &mut self.state.open.battle;
        battle.owed[attacker.other() as usize] = defender_loss;
        battle.owed[attacker as usize] = attacker_loss;
        self.then_all(&[Task::Losses(attacker.other(), environ), Task::Losses(attacker, environ), Task::Rout]);
    }

    /// If a side has lost all its units, a squad of the surviving enemy units attacks the characters who were stacked with them (10.6).
    pub(super) fn rout(&mut self) {
        let Battle { environ, companions, .. } = self.state.open.battle;
        let look = self.look();
        let beaten =
            Side::ALL.into_iter().find(|side| look.number(*side, environ) == 0 && look.number(side.other(), environ) > 0);
        let Some(side) = beaten else { return };
        let party: Party =
            companions[side as usize].iter().filter(|character| look.free(side, environ).has(*character)).collect();
        if !party.is_empty() {
            self.begin_squad_attack(environ, party, side, None, false);
        }
    }

    /// The squad that a side's units in an environ send (12.16); `None` if the table has no row for their strength.
    pub(super) fn squad(&self, side: Side, environ: EnvironNumber) -> Option<Attacker> {
        let look = self.look();
        let elite = look.kinds(side, environ).any(|(kind, _)| look.public.unit(kind).kind.elite);
        let led = look.leader_there(side, environ).is_some();
        let squad = look.public.tables.squads.sent(look.strength(side, environ), elite, led)?;
        Some(Attacker::Squad { combat: squad.combat.get() as u8, endurance: squad.endurance.get() as u8 })
    }
}
