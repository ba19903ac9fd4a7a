//! The results of one round of a fight among characters, for each column of the table (12.6).

use std::collections::BTreeMap;

use super::course::{Course, Manner};
use crate::{BreakOffTable, CellTable, CharacterTable, Wounds};

/// One possible result of a round.
#[derive(Clone, Copy, Debug, PartialEq, PartialOrd)]
pub(super) struct Blow {
    /// The wounds that the defenders take.
    pub hurt: u32,
    /// The wounds that the attacker takes.
    pub struck: u32,
    /// How many defenders are taken prisoner.
    pub taken: u32,
    /// The chance of this result.
    pub chance: f64,
}

/// The possible results of a round, and the limits for breaking off, column by column.
#[derive(Clone, Debug)]
pub(super) struct Blows {
    /// For each column the possible results of a round.
    pub of: Vec<Vec<Blow>>,
    /// For each column, the highest die with which active defenders break off, and the highest die with which inactive defenders do.
    pub break_off: Vec<[u8; 2]>,
}

/// The index of the column for this difference between attack and defence (12.9).
pub(crate) const fn column(difference: i64) -> usize {
    match difference {
        ..=-7 => 0,
        -6..=-4 => 1,
        -3..=-2 => 2,
        -1 => 3,
        0 => 4,
        1 => 5,
        2..=3 => 6,
        4..=6 => 7,
        7..=10 => 8,
        11.. => LAST,
    }
}

/// The index of the last column.
pub(super) const LAST: usize = 9;

/// The index of a column moved to the right, or to the left if `by` is negative, without leaving the table.
pub(crate) const fn moved(column: usize, by: isize) -> usize {
    let at = column.saturating_add_signed(by);
    if at > LAST { LAST } else { at }
}

/// The chance of each result of a roll. The key is how many wounds the roll deals, and how many prisoners it takes.
type Rolled = BTreeMap<(u32, u32), f64>;

impl Blows {
    /// The possible results of the rounds of a fight. `spared` is the number of wounds from which the defenders are protected in each blow; it is
    /// subtracted before firearms double the wounds. `None` if a cell of the tables is missing.
    pub fn of(course: &Course, spared: u32, table: &CharacterTable, break_off: &BreakOffTable) -> Option<Self> {
        let of = (0..=LAST).map(|column| Some(blows(course, spared, &cells(table, column)?, table))).collect::<Option<_>>()?;
        let limits = |column| Some([break_off.cell(0, column)?.get(), break_off.cell(1, column)?.get()]);
        // With a table that lacks the cells for breaking off, nobody breaks off.
        let break_off = (0..=LAST).map(|column| limits(column).unwrap_or_default()).collect();
        Some(Self { of, break_off })
    }

    /// How many wounds one round can deal to the defenders at most, and how many to the attacker.
    pub fn most(&self) -> (u32, u32) {
        let all = || self.of.iter().flatten();
        let most = |wounds: fn(&Blow) -> u32| all().map(wounds).max().unwrap_or_default();
        (most(|blow| blow.hurt), most(|blow| blow.struck))
    }
}

fn cells(table: &CharacterTable, column: usize) -> Option<[Wounds; 6]> {
    let mut cells = [Wounds::default(); 6];
    for (line, cell) in cells.iter_mut().enumerate() {
        *cell = table.cell(line, column)?;
    }
    Some(cells)
}

fn blows(course: &Course, spared: u32, cells: &[Wounds; 6], table: &CharacterTable) -> Vec<Blow> {
    let star = |captured: bool| u32::from(captured && course.captures());
    let right = |cell: &Wounds| (cell.defender.get(), star(cell.defender_star));
    let left = |cell: &Wounds| (cell.attacker.get(), star(cell.attacker_star));
    let sixth = |rolled: Vec<(u32, u32)>| {
        let mut chances = Rolled::new();
        for found in rolled {
            *chances.entry(found).or_default() += 1.0 / 6.0;
        }
        chances
    };
    // If the force only defends, the characters count as the attackers on the table, so the left number of a cell gives their wounds.
    let (ours, theirs) = match course.manner {
        Manner::Together | Manner::Each(_) => (sixth(cells.iter().map(right).collect()), sixth(cells.iter().map(left).collect())),
        Manner::Defends => (sixth(cells.iter().map(left).collect()), sixth(cells.iter().map(right).collect())),
    };
    let times = course.times();
    let less = |((hurt, taken), chance): ((u32, u32), f64)| {
        let hurt = if course.harms { hurt.saturating_sub(spared) * times } else { 0 };
        ((hurt, taken), chance)
    };
    let ours = merged(ours.into_iter().map(less));
    let ours = (1..course.attacks).fold(ours.clone(), |sum, _| added(&sum, &ours));
    // If the characters cannot strike back, their side does not roll. So it deals no wounds, and no star of the table takes a prisoner for it.
    let back = |((struck, taken), chance): ((u32, u32), f64)| {
        ((if course.strikes_back { struck * times } else { 0 }, if course.strikes_back { taken } else { 0 }), chance)
    };
    let mut theirs = merged(theirs.into_iter().map(back));
    if let Some(own) = course.itself.and_then(|difference| self::cells(table, column(difference))) {
        let own = sixth(own.iter().map(|cell| (cell.attacker.get() * times, 0)).collect());
        theirs = added(&theirs, &own);
    }
    let mut all: BTreeMap<(u32, u32, u32), f64> = BTreeMap::new();
    for ((hurt, one), chance) in &ours {
        for ((struck, other), also) in &theirs {
            *all.entry((*hurt, *struck, one + other)).or_default() += chance * also;
        }
    }
    all.into_iter().map(|((hurt, struck, taken), chance)| Blow { hurt, struck, taken, chance }).collect()
}

fn merged(rolled: impl Iterator<Item = ((u32, u32), f64)>) -> Rolled {
    let mut all = Rolled::new();
    rolled.for_each(|(found, chance)| *all.entry(found).or_default() += chance);
    all
}

fn added(one: &Rolled, other: &Rolled) -> Rolled {
    let both = one.iter().flat_map(|((hurt, taken), chance)| {
        other.iter().map(move |((more, besides), also)| ((hurt + more, taken + besides), chance * also))
    });
    merged(both)
}
