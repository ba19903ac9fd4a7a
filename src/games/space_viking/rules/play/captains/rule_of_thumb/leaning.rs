//! What a rule of thumb leans to: where to go this year, and how to spend.

use crate::Sovereign;
use geometry::Space;

/// What a rule of thumb leans to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(in crate::play::captains) struct Leaning {
    /// The world to go after this year, one's own place to stay; none for the one that promises most.
    pub toward: Option<Space>,
    /// So many years must follow for a factory to be built: it has paid for itself after four.
    pub factory_pays: u32,
    /// So many years must follow for the technology of factories to be paid for.
    pub technology_pays: u32,
    /// The share of the purse, in hundredths, that a Pirate or a Berserker spends on ships and troops before anything else.
    pub arms: u32,
    /// So many holds go round with an Empire Builder's gifts, or with a Merchant's goods.
    pub holds: u32,
}

impl Leaning {
    /// What a kind of sovereign usually does.
    pub const fn of(kind: Sovereign) -> Self {
        let arms = match kind {
            Sovereign::Berserker => 100,
            Sovereign::Pirate
            | Sovereign::EmpireBuilder
            | Sovereign::Merchant
            | Sovereign::Zealot
            | Sovereign::Engineer
            | Sovereign::Schemer => 50,
        };
        Self { toward: None, factory_pays: 5, technology_pays: 8, arms, holds: 4 }
    }

    /// The ways of spending that are worth a thought, the usual first: who lives by money can invest more or less of it.
    pub fn ways_to_spend(kind: Sovereign) -> Vec<Self> {
        let usual = Self::of(kind);
        let pays = |factory_pays, technology_pays| Self { factory_pays, technology_pays, ..usual };
        let arms = |arms| Self { arms, ..usual };
        let holds = |holds| Self { holds, ..usual };
        match kind {
            Sovereign::Merchant => {
                vec![usual, pays(4, 8), pays(6, 8), pays(5, 6), pays(5, 11), pays(5, 14), holds(1), holds(2), holds(8)]
            }
            Sovereign::Pirate => vec![usual, arms(25), arms(75), pays(5, 6), pays(5, 11)],
            Sovereign::EmpireBuilder => vec![usual, holds(2), holds(8)],
            Sovereign::Zealot | Sovereign::Engineer | Sovereign::Schemer | Sovereign::Berserker => vec![usual],
        }
    }
}
