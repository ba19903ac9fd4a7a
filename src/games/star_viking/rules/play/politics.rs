//! The Federation's politics: the general roll, the wars that take its units, and the programs that it may attempt ("Federation Politics").

use super::{Action, Contest, Event, Gain, Phase, Purpose, Question, State, Table, UnitNumber, UnitState};
use crate::economy::{Decrees, Given, civil_war_worth};
use crate::{Color, DiceTable, Effect, Operations};
use rules::Count;
use rules::play::{Dice, Player, Sink};

/// How many systems Vikings must control before the Federation can ask for aid ("Emergency Aid Program").
const SYSTEMS_LOST: usize = 2;

impl<D: Dice, S: Sink<Event>> Table<'_, D, S> {
    pub(super) fn begin_politics(&mut self) {
        self.state.phase = Phase::Politics;
        self.state.decrees = Decrees::default();
        self.state.at_war.clear();
        self.state.cursor = 0;
        loop {
            let decree = self.roll_on(0);
            // A civil war in the last turn does not count, so the dice are rolled again.
            if decree == Some(Effect::CivilWar) && self.state.turn >= self.contest.public.turns && self.has_another_outcome() {
                self.state.decrees = Decrees::default();
                self.tell(Event::RolledAgain);
                continue;
            }
            break;
        }
        self.next_war();
    }

    fn has_another_outcome(&self) -> bool {
        let table = self.contest.public.tables.politics.tables.first();
        table.is_some_and(|table| {
            table.outcomes.iter().any(|outcome| outcome.effect != Some(Effect::CivilWar) && !outcome.rolls.is_empty())
        })
    }

    /// Rolls on the table with this index and carries out the outcome. Returns its effect, or `None` if it has none in play.
    fn roll_on(&mut self, number: u8) -> Option<Effect> {
        let contest = self.contest;
        let federation = contest.public.federation();
        let table = contest.public.tables.politics.tables.get(usize::from(number))?;
        let mut roll = self.roll(federation, Purpose::Politics(number));
        if table.two_dice {
            roll += self.roll(federation, Purpose::Politics(number));
        }
        let (effect, amount) = table.outcome(roll)?.in_play()?;
        self.state.decrees.decree(effect, amount);
        self.tell(Event::Decree(effect, amount));
        Some(effect)
    }

    /// Asks which units go to the wars; when no more have to or may go, ends the wars.
    fn next_war(&mut self) {
        let federation = self.contest.public.federation();
        if self.state.decrees.frigates_owed > 0 && !frigates(self.contest, self.state).is_empty() {
            self.ask(federation, Question::GiveUp);
        } else if self.state.decrees.civil_war.is_some() && !volunteers(self.contest, self.state).is_empty() {
            self.ask(federation, Question::CivilWar);
        } else {
            self.end_wars();
        }
    }

    /// Sends a frigate to the distant wars, with all its cargo.
    pub(super) fn give_up(&mut self, frigate: UnitNumber) {
        self.state.decrees.frigates_owed -= 1;
        self.tell(Event::GoneToWar(frigate));
        self.destroy(frigate);
        self.next_war();
    }

    /// Sends a unit with its cargo to the civil war, or ends the wars if the player sends no more units.
    pub(super) fn go_to_war(&mut self, action: Action) {
        let Action::Lose(unit) = action else { return self.end_wars() };
        let cargo: Vec<UnitNumber> = self.state.cargo(unit).map(|(cargo, _)| cargo).collect();
        for gone in std::iter::once(unit).chain(cargo) {
            // Local units aboard would leave their system, so they are lost and score nothing.
            if !self.contest.public.is_local(self.state.unit(gone)) {
                self.state.at_war.push(gone);
                self.tell(Event::GoneToWar(gone));
            }
        }
        self.destroy(unit);
        self.next_war();
    }

    /// Ends the wars, and scores the points for units that went to a civil war.
    fn end_wars(&mut self) {
        let part = self.state.decrees.civil_war.take().unwrap_or(0);
        let given: Vec<Given> = self.state.at_war.iter().map(|unit| given(self.contest, self.state.unit(*unit))).collect();
        let points = civil_war_worth(&given, part);
        if points > 0 {
            let federation = self.contest.public.federation();
            self.state.sides[federation.index()].war_points = true;
            self.gain(federation, points, Gain::CivilWar);
        }
        self.next_program(1);
    }

    /// Asks about the next program that could have an effect, starting from the table with the index `from`. After the last, goes on to taxes.
    fn next_program(&mut self, from: u8) {
        let tables = &self.contest.public.tables.politics.tables;
        let table = (0..).zip(tables).skip(usize::from(from)).find(|(_, table)| self.can_attempt(table));
        match table {
            Some((number, _)) => self.ask(self.contest.public.federation(), Question::Program(number)),
            None => self.begin_taxation(),
        }
    }

    fn can_attempt(&self, table: &DiceTable) -> bool {
        let lost = self.held_by_vikings().count();
        if table.is_for_aid() {
            return self.state.decrees.aid && lost >= SYSTEMS_LOST;
        }
        let builds = |letters: &str| {
            let counter = |unit: &&UnitState| unit.is_supply() && is_blue(self.contest, unit, letters);
            self.state.units.iter().any(|unit| counter(&unit))
        };
        let brings = |effect: Option<Effect>| match effect {
            Some(Effect::Battlecruiser) => builds(Decrees::BATTLECRUISER),
            Some(Effect::Frigates | Effect::AnyFrigates) => builds(Decrees::FRIGATE),
            _ => false,
        };
        !self.state.decrees.no_starships && table.outcomes.iter().any(|outcome| brings(outcome.effect))
    }

    fn held_by_vikings(&self) -> impl Iterator<Item = u8> {
        self.state.controls().filter(|(_, control)| self.contest.public.is_viking(*control)).map(|(tile, _)| tile)
    }

    /// Attempts a program, or skips it if `attempts` is false, and goes on to the next.
    pub(super) fn program(&mut self, number: u8, attempts: bool) {
        let contest = self.contest;
        if attempts && let Some(table) = contest.public.tables.politics.tables.get(usize::from(number)) {
            if table.is_for_aid() { self.ask_for_aid(table) } else { _ = self.roll_on(number) }
        }
        self.next_program(number + 1);
    }

    /// Rolls dice for each system that Vikings control; the total is the emergency aid.
    fn ask_for_aid(&mut self, table: &DiceTable) {
        let federation = self.contest.public.federation();
        let tiles: Vec<u8> = self.held_by_vikings().collect();
        let mut aid = 0;
        for tile in tiles {
            for _ in 0..if table.two_dice { 2 } else { 1 } {
                aid += u32::from(self.roll(federation, Purpose::Aid(tile)));
            }
        }
        self.give_aid(federation, aid);
    }

    pub(super) fn give_aid(&mut self, federation: Player, aid: u32) {
        self.state.sides[federation.index()].treasury.aid += aid;
        self.tell(Event::Aid(aid));
    }
}

/// The frigates that can go to the distant wars, in any place.
pub(super) fn frigates(contest: &Contest, state: &State) -> Vec<UnitNumber> {
    let frigate = |(_, unit): &(UnitNumber, &UnitState)| unit.is_left() && is_blue(contest, unit, Decrees::FRIGATE);
    Contest::distinct(state, state.numbered().filter(frigate).map(|(id, _)| id))
}

/// The blue units that can go to the civil war.
pub(super) fn volunteers(contest: &Contest, state: &State) -> Vec<UnitNumber> {
    let blue = |(_, unit): &(UnitNumber, &UnitState)| unit.is_left() && contest.public.kind(unit).color == Color::Blue;
    Contest::distinct(state, state.numbered().filter(blue).map(|(id, _)| id))
}

fn is_blue(contest: &Contest, unit: &UnitState, letters: &str) -> bool {
    let kind = contest.public.kind(unit);
    kind.color == Color::Blue && kind.letters.trim() == letters
}

fn given(contest: &Contest, unit: &UnitState) -> Given {
    let kind = contest.public.kind(unit);
    let cost = kind.cost.map_or(0, Count::get);
    if kind.operations == Operations::S {
        Given::Starship { cost, capacity: kind.capacity.map_or(0, rules::Level::get) }
    } else {
        Given::Other { cost, size: contest.size(unit) }
    }
}
