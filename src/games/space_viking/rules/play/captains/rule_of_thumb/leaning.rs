//! The settings of the rule of thumb: where to go this year, and how to spend money.

use crate::Sovereign;
use geometry::Space;

/// The settings of the rule of thumb.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(in crate::play::captains) struct Leaning {
    /// The space to go to this year, which may be the present one if the fleet is to stay; `None` for the most promising world.
    pub toward: Option<Space>,
    /// A factory is built only if at least this many years are left; it pays for itself in four.
    pub factory_pays: u32,
    /// Technologies that allow factories are paid for only if at least this many years are left.
    pub technology_pays: u32,
    /// The share of the money, in hundredths, that a Pirate or a Berserker spends on ships and troops before anything else.
    pub arms: u32,
    /// How many units of cargo space an Empire Builder keeps for gifts, or a Merchant for goods.
    pub holds: u32,
}

impl Leaning {
    /// The usual settings for a kind of sovereign.
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

    /// The settings for spending that are worth trying, the usual ones first. If a kind of sovereign depends on money, they differ in how much of it
    /// is invested.
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
