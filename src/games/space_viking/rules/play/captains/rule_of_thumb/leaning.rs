//! The settings of a rule of thumb: where to go this year, and how to spend.

use crate::Sovereign;
use geometry::Space;

/// The settings of a rule of thumb.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(in crate::play::captains) struct Leaning {
    /// Where to go this year, the present place to stay; none for the most promising world.
    pub toward: Option<Space>,
    /// How many years must follow for a factory to be built: it has paid for itself after four.
    pub factory_pays: u32,
    /// How many years must follow for the technology of factories to be paid for.
    pub technology_pays: u32,
    /// The share of the purse, in hundredths, that a Pirate or a Berserker spends on ships and troops before anything else.
    pub arms: u32,
    /// How many holds an Empire Builder keeps for gifts, or a Merchant for goods.
    pub holds: u32,
}

impl Leaning {
    /// The usual settings of a kind of sovereign.
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

    /// The ways of spending that are worth trying, the usual first: kinds that depend on money can invest more or less of it.
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
