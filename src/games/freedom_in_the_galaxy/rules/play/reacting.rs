//! The reaction segment: one unit with a leader, or one character, may react to each environ in which enemies were seen (9.6).

use super::moving::{Stack, companions, moved};
use super::table::Table;
use super::{Action, CharacterNumber, Counter, EnvironNumber, Event, Journey, Look, Party, Question, Task};
use crate::Side;
use rules::play::{Dice, Sink};

/// The counters that may react from one environ to another.
pub(super) fn reactors(look: &Look, side: Side, (target, from): (EnvironNumber, EnvironNumber)) -> Vec<Counter> {
    if look.public.environ(from).planet != look.public.environ(target).planet {
        return Vec::new();
    }
    let goes = |counter: &Counter| {
        let mut stack = Stack::default();
        match counter {
            Counter::Unit(kind) => stack.units[kind.index()] = 1,
            Counter::Character(character) => stack.party.add(*character),
        }
        stack.goes(look, side, from, target)
    };
    let own = |counter: &Counter| match counter {
        Counter::Unit(_) => true,
        Counter::Character(character) => look.side_of(*character) == side,
    };
    companions(look, side, from, &moved(look, from)).filter(own).filter(goes).collect()
}

/// The environs from which a side may react to the target.
pub(super) fn origins(look: &Look, side: Side, target: EnvironNumber) -> Vec<EnvironNumber> {
    look.public.places().filter(|from| !reactors(look, side, (target, *from)).is_empty()).collect()
}

/// The environs to which a side can react at this moment. An environ that is full now may have room after another reaction.
pub(super) fn targets(look: &Look, side: Side) -> impl Iterator<Item = EnvironNumber> {
    look.open.pending.iter().copied().filter(move |target| !origins(look, side, *target).is_empty())
}

/// The characters who may lead a unit that reacts: those in the environ from which it comes.
pub(super) fn leaders(look: &Look, side: Side, from: EnvironNumber) -> Vec<Counter> {
    // No other character goes along, so bonuses of company do not count.
    let alone = |character: &CharacterNumber| look.leads_beside(*character, Party::NOBODY) > 0;
    let leads = look.free(side, from).iter().filter(|character| !look.open.character(*character).moved).filter(alone);
    leads.map(Counter::Character).collect()
}

impl<D: Dice, S: Sink<Event>> Table<'_, D, S> {
    /// Asks to which environ the side reacts, if it can react at all.
    pub(super) fn next_reaction(&mut self) {
        let side = self.phasing().other();
        if targets(&self.look(), side).next().is_some() {
            self.ask(side, Question::React);
        }
    }

    pub(super) fn react(&mut self, side: Side, action: Action) {
        let Action::At(target) = action else {
            self.state.open.pending.clear();
            return;
        };
        self.state.open.pending.retain(|pending| *pending != target);
        match origins(&self.look(), side, target).as_slice() {
            [] => self.then(Task::React),
            [only] => self.ask(side, Question::ReactWith(target, *only)),
            _ => self.ask(side, Question::ReactFrom(target)),
        }
    }

    pub(super) fn react_from(&mut self, side: Side, target: EnvironNumber, action: Action) {
        if let Action::From(from) = action {
            self.ask(side, Question::ReactWith(target, from));
        }
    }

    pub(super) fn react_with(&mut self, side: Side, (target, from): (EnvironNumber, EnvironNumber), action: Action) {
        let counter = match action {
            Action::Take(counter) => counter,
            // The owner of a ship reacts on foot.
            Action::Leave(ship) => {
                let Some(owner) = self.look().bearer(ship) else { return };
                self.park(ship, from);
                Counter::Character(owner)
            }
            _ => return,
        };
        self.state.open.journey = Journey { side, from: Some(from), reaction: true, ..Journey::default() };
        self.take_along(counter, from);
        let led = matches!(counter, Counter::Unit(_)) && !leaders(&self.look(), side, from).is_empty();
        if led {
            self.ask(side, Question::ReactLeader(target, from));
        } else {
            self.arrive(target);
        }
    }

    pub(super) fn react_leader(&mut self, (target, from): (EnvironNumber, EnvironNumber), action: Action) {
        if let Action::Take(counter) = action {
            self.take_along(counter, from);
        }
        self.arrive(target);
    }

    fn arrive(&mut self, target: EnvironNumber) {
        self.then(Task::React);
        self.set_out(target);
    }
}
