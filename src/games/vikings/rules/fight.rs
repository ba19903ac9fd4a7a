//! A fight: odds, columns and what the die does, exactly (2.7, 8.6 to 8.8).
//!
//! Odds are rounded in favour of the defender. Under 1-1, before the shifts or after them, there is no attack; beyond 12-1 is 12-1.

use super::{Blow, CombatTable, Tables};

/// A blow, or one of several who strike together, with everything that counts.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Fight {
    /// The attack of those who strike, added up; of one who swings his axe with both hands it is doubled already.
    pub attack: u32,
    /// The defense of those who are struck, added up.
    pub defense: u32,
    /// How many strike together; against a rider only riders count.
    pub attackers: u32,
    /// Columns to the right of all other situations together, or to the left.
    pub shift: i32,
    /// Whether the defender is mounted.
    pub mounted: bool,
    /// Whether all who are struck wear armour.
    pub armour: bool,
}

/// Odds as they are said: `2-1`, or `1-3` where no attack is allowed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Ratio(pub u32, pub u32);

/// In how many of the ten faces each result comes.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Outcomes([u32; Blow::ALL.len()]);

impl Fight {
    /// One against one on foot, bare and on like ground.
    #[must_use]
    pub const fn new(attack: u32, defense: u32) -> Self {
        Self { attack, defense, attackers: 1, shift: 0, mounted: false, armour: false }
    }

    /// The odds before any shift, in favour of the defender.
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

    /// The column for striking together.
    #[must_use]
    pub const fn joint(&self, tables: &Tables) -> i32 {
        match (self.attackers, self.mounted) {
            (0 | 1, _) => 0,
            (_, false) => tables.situations.joint.get(),
            (_, true) => tables.situations.joint_riders.get(),
        }
    }

    /// The odds after all shifts, as so many to one; none where no attack is allowed.
    #[must_use]
    pub fn column(&self, tables: &Tables) -> Option<usize> {
        let Ratio(odds, 1) = self.ratio() else { return None };
        let shifted = (odds > 0).then(|| i64::from(odds) + i64::from(self.shift) + i64::from(self.joint(tables)))?;
        let column = usize::try_from(shifted).ok().filter(|column| *column > 0)?;
        Some(column.min(CombatTable::ODDS))
    }

    /// The table that answers.
    #[must_use]
    pub const fn table<'a>(&self, tables: &'a Tables) -> &'a CombatTable {
        if self.mounted { &tables.against_riders.0 } else { &tables.on_foot.0 }
    }

    /// What a die does: armour adds to it, and a 10 stays a 10. None where no attack is allowed or the table does not say.
    #[must_use]
    pub fn blow(&self, die: u32, tables: &Tables) -> Option<Blow> {
        let column = self.column(tables)?;
        let armour = if self.armour { tables.situations.armour.get() } else { 0 };
        let die = (die as i32 + armour).clamp(1, CombatTable::FACES as i32);
        self.table(tables).blow(column, die as usize)
    }

    /// In how many of the ten faces each result comes; none where no attack is allowed or the table does not say.
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
    /// How many faces there are.
    pub const ALL: u32 = CombatTable::FACES as u32;

    /// In how many faces a result comes.
    #[must_use]
    pub const fn of(&self, blow: Blow) -> u32 {
        self.0[blow as usize]
    }

    /// In how many faces the defender is killed.
    #[must_use]
    pub const fn kills(&self, mounted: bool) -> u32 {
        if mounted { self.of(Blow::G) + self.of(Blow::H) } else { self.of(Blow::F) }
    }

    /// In how many faces the defender is worse off: retreats, is stunned, wounded or killed.
    #[must_use]
    pub fn victory(&self) -> u32 {
        [Blow::C, Blow::D, Blow::E, Blow::F, Blow::G, Blow::H].into_iter().map(|blow| self.of(blow)).sum()
    }
}
