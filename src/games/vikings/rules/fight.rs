//! A single attack: the odds, the column of the combat table, and the results for each face of the die, all exact (2.7, 8.6 to 8.8). Odds are rounded
//! in favour of the defender. Below 1-1, before or after the shifts, no attack is allowed; odds beyond 12-1 count as 12-1.

use super::{Blow, CombatTable, Tables};

/// An attack by one character, or by several together, with everything that decides its odds.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Fight {
    /// The sum of the attackers' values. The value of an attacker with an axe in both hands is already doubled.
    pub attack: u32,
    /// The sum of the defenders' values.
    pub defense: u32,
    /// How many attackers strike together. Against a rider, only attackers who are riders count.
    pub attackers: u32,
    /// The sum of all column shifts except the one for a joint attack. Positive shifts go to the right, negative ones to the left.
    pub shift: i32,
    /// Whether the defender is mounted.
    pub mounted: bool,
    /// Whether all defenders wear armour.
    pub armour: bool,
}

/// Odds in their usual form: `2-1`, or `1-3` for odds at which no attack is allowed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Ratio(pub u32, pub u32);

/// For each result, how many of the ten faces of the die give it.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Outcomes([u32; Blow::ALL.len()]);

impl Fight {
    /// An attack of one character on another, both on foot and without armour, with no column shift.
    #[must_use]
    pub const fn new(attack: u32, defense: u32) -> Self {
        Self { attack, defense, attackers: 1, shift: 0, mounted: false, armour: false }
    }

    /// The odds before any shift, rounded in favour of the defender.
    #[must_use]
    pub const fn ratio(&self) -> Ratio {
        let most = CombatTable::ODDS as u32;
        match (self.attack, self.defense) {
            (0, _) => Ratio(0, 1),
            (_, 0) => Ratio(most, 1),
            (attack, defense) if attack >= defense => {
                let odds = attack / defense;
                Ratio(if odds > most { most } else { odds }, 1)
            }
            (attack, defense) => Ratio(1, defense.div_ceil(attack)),
        }
    }

    /// The column shift for a joint attack (2.72).
    #[must_use]
    pub const fn joint(&self, tables: &Tables) -> i32 {
        match (self.attackers, self.mounted) {
            (0 | 1, _) => 0,
            (_, false) => tables.situations.joint.get(),
            (_, true) => tables.situations.joint_riders.get(),
        }
    }

    /// The odds after all shifts, as attack strength for each point of defense, such as 3 for 3-1; `None` if no attack is allowed.
    #[must_use]
    pub fn column(&self, tables: &Tables) -> Option<usize> {
        let Ratio(odds, 1) = self.ratio() else { return None };
        let shifted = (odds > 0).then(|| i64::from(odds) + i64::from(self.shift) + i64::from(self.joint(tables)))?;
        let column = usize::try_from(shifted).ok().filter(|column| *column > 0)?;
        Some(column.min(CombatTable::ODDS))
    }

    /// The combat table that applies: against riders if the defender is mounted, otherwise on foot.
    #[must_use]
    pub const fn table<'a>(&self, tables: &'a Tables) -> &'a CombatTable {
        if self.mounted { &tables.against_riders.0 } else { &tables.on_foot.0 }
    }

    /// What the defenders' armour adds to the die roll (2.73).
    #[must_use]
    pub const fn armour_adds(&self, tables: &Tables) -> i32 {
        if self.armour { tables.situations.armour.get() } else { 0 }
    }

    /// The result of a die roll. Armour adds to the roll, up to 10. `None` if no attack is allowed or the table has no result.
    #[must_use]
    pub fn blow(&self, die: u32, tables: &Tables) -> Option<Blow> {
        let column = self.column(tables)?;
        let die = (die as i32 + self.armour_adds(tables)).clamp(1, CombatTable::FACES as i32);
        self.table(tables).blow(column, die as usize)
    }

    /// For each result, how many of the ten faces give it; `None` if no attack is allowed or the table has no result.
    #[must_use]
    pub fn outcomes(&self, tables: &Tables) -> Option<Outcomes> {
        let mut outcomes = Outcomes::default();
        for die in 1..=CombatTable::FACES as u32 {
            outcomes.0[self.blow(die, tables)? as usize] += 1;
        }
        Some(outcomes)
    }
}

impl std::fmt::Display for Ratio {
    fn fmt(&self, out: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        out.pad(&format!("{}-{}", self.0, self.1))
    }
}

impl Outcomes {
    /// How many faces the die has.
    pub const ALL: u32 = CombatTable::FACES as u32;

    /// How many faces give this result.
    #[must_use]
    pub const fn of(&self, blow: Blow) -> u32 {
        self.0[blow as usize]
    }

    /// How many faces kill the defender.
    #[must_use]
    pub const fn kills(&self, mounted: bool) -> u32 {
        if mounted { self.of(Blow::G) + self.of(Blow::H) } else { self.of(Blow::F) }
    }

    /// How many faces harm the defender, which means retreat, stunned, wounded or killed.
    #[must_use]
    pub fn victory(&self) -> u32 {
        [Blow::C, Blow::D, Blow::E, Blow::F, Blow::G, Blow::H].into_iter().map(|blow| self.of(blow)).sum()
    }
}
