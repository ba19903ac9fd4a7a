//! How a side fulfils losses in strength, unit by unit as its player chooses (10.3).

use super::table::Table;
use super::{Action, EnvironNumber, Event, Look, Question, Task, UnitKind};
use crate::{Side, casualties};
use rules::play::{Dice, Sink};

/// The kinds of units that a side may lose next. Units of these kinds are in some set of the side's units that fulfils the loss best.
pub(super) fn losable(look: &Look, side: Side, environ: EnvironNumber, loss: u32) -> Vec<UnitKind> {
    let kinds: Vec<(UnitKind, u8)> = look.kinds(side, environ).collect();
    let strengths: Vec<u32> = kinds.iter().flat_map(|(kind, number)| (0..*number).map(|_| look.public.strength(*kind))).collect();
    if strengths.is_empty() || loss == 0 {
        return Vec::new();
    }
    let sets = casualties(&strengths, loss);
    let in_a_set = |(kind, _): &&(UnitKind, u8)| sets.iter().any(|set| set.contains(&look.public.strength(*kind)));
    let mut fitting: Vec<UnitKind> = kinds.iter().filter(in_a_set).map(|(kind, _)| *kind).collect();
    // If the side loses all units that fit into the loss, their order does not matter, so one kind is enough.
    let all: u32 = strengths.iter().filter(|strength| (1..=loss).contains(*strength)).sum();
    if sets.len() == 1 && sets[0].iter().sum::<u32>() == all {
        fitting.truncate(1);
    }
    fitting
}

impl<D: Dice, S: Sink<Event>> Table<'_, D, S> {
    /// Lets a side choose units to lose, as long as one fits into the rest of the side's loss.
    pub(super) fn losses(&mut self, side: Side, environ: EnvironNumber) {
        let loss = self.state.open.battle.owed[side as usize];
        match losable(&self.look(), side, environ, loss.into()).as_slice() {
            [] => {
                if loss > 0 && self.look().number(side, environ) > 0 {
                    self.tell(Event::NoneFits(side, environ, loss));
                }
                self.state.open.battle.owed[side as usize] = 0;
                if environ == self.public().transit() {
                    self.without_units_on_the_way(side);
                }
            }
            [only] => {
                let only = *only;
                self.lose(side, environ, Action::Lose(only));
            }
            _ => self.ask(side, Question::Lose(environ)),
        }
    }

    pub(super) fn lose(&mut self, side: Side, environ: EnvironNumber, action: Action) {
        let Action::Lose(kind) = action else { return };
        let strength = self.public().strength(kind) as u8;
        let owed = &mut self.state.open.battle.owed[side as usize];
        *owed = owed.saturating_sub(strength);
        self.lose_unit(kind, environ);
        self.then(Task::Losses(side, environ));
    }
}
