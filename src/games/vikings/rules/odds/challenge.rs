//! The odds of passing enemies who challenge (8.9), and of swimming in deep water (9.3).

use super::Chances;
use crate::{Challenges, Drowning};

/// A character who passes an enemy, or an enemy who challenges, with everything that modifies the die roll.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Passing {
    /// Whether the character is mounted.
    pub rider: bool,
    /// Whether the character wears armour.
    pub armour: bool,
    /// Whether the character is wounded.
    pub wounded: bool,
}

impl Passing {
    const fn counts(self) -> [bool; 3] {
        [self.rider, self.armour, self.wounded]
    }
}

/// The chances of each state of a character who passes this many equal enemies, each in a position to attack. A second wound kills.
#[must_use]
pub fn challenges(passing: Passing, opposing: Passing, number: u32, table: &Challenges) -> Chances {
    let (mut unhurt, mut wounded, mut dead) = if passing.wounded { (0.0, 1.0, 0.0) } else { (1.0, 0.0, 0.0) };
    for _ in 0..number {
        let [wound, kill] = die(Passing { wounded: false, ..passing }, opposing, *table);
        let [again, at_once] = die(Passing { wounded: true, ..passing }, opposing, *table);
        dead += unhurt * kill + wounded * (again + at_once);
        wounded = wounded * (1.0 - again - at_once) + unhurt * wound;
        unhurt *= 1.0 - wound - kill;
    }
    Chances { unhurt, back: 0.0, stunned: 0.0, wounded, dead }
}

/// For one die roll: the chance that it wounds the character who passes, and the chance that it kills them.
fn die(passing: Passing, opposing: Passing, table: Challenges) -> [f64; 2] {
    let modifier = table.modifier(passing.counts(), opposing.counts()).get();
    let at_least = |least: u32| (1..=10).filter(|die| die + modifier >= least as i32).count() as f64 / 10.0;
    let kills = at_least(table.kills.get());
    [(at_least(table.wounds.get()) - kills).max(0.0), kills]
}

/// The chance that a swimmer is still afloat after this many turns in deep water.
#[must_use]
pub fn drowning(turns: u32, wounded: bool, table: &Drowning) -> f64 {
    let modifier = if wounded { table.wounded.get() } else { 0 };
    let floats = (1..=10).filter(|die| die + modifier > table.drowns.get() as i32).count() as f64 / 10.0;
    (0..turns).map(|_| floats).product()
}
