//! The effects of the Federation's politics in a turn ("General Politics" and the programs).

use serde::{Deserialize, Serialize};

use crate::{Color, DiceTable, Effect, Operations, Outcome, Politics, UnitType};

/// The decrees of politics for the rest of a turn. Each turn begins with the default decrees, which forbid only ships that need a program.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Decrees {
    /// The divisor of the taxes of every system that the Federation controls; 1 in most turns ("Depression").
    pub taxes_divided_by: u32,
    /// The divisor for the taxes that reach the treasury; the player must spend the result on points. `None` in most turns ("Federate Council
    /// Avarice").
    pub points_owed: Option<u32>,
    /// How many mega-credits more each blue counter and each point costs ("Bloated Federate Bureaucracy").
    pub dearer: u32,
    /// Whether the Federation may build no blue units of code S ("Fear of Civil War").
    pub no_starships: bool,
    /// Whether the Federation can build a battlecruiser ("Battlecruiser Construction Program").
    pub battlecruiser: bool,
    /// How many frigates the Federation can build ("Frigate Construction Program").
    pub frigates: Frigates,
    /// How many frigates the Federation still has to give up ("Distant Wars").
    pub frigates_owed: u32,
    /// The divisor for the cost of the units given up; the result is scored as points. `None` without a civil war ("Civil War").
    pub civil_war: Option<u32>,
    /// Whether the Federation can ask for emergency aid; it cannot in a turn of wars ("Emergency Aid Program").
    pub aid: bool,
}

/// How many frigates the Federation can still build in a turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Frigates {
    /// This many frigates.
    Left(u32),
    /// As many as the Federation likes.
    Any,
}

impl Default for Decrees {
    fn default() -> Self {
        Self {
            taxes_divided_by: 1,
            points_owed: None,
            dearer: 0,
            no_starships: false,
            battlecruiser: false,
            frigates: Frigates::Left(0),
            frigates_owed: 0,
            civil_war: None,
            aid: true,
        }
    }
}

impl Decrees {
    /// The letters of the ship that the battlecruiser program allows to be built.
    pub const BATTLECRUISER: &str = "BC";
    /// The letters of the ships that the frigate program allows to be built, and that distant wars take away.
    pub const FRIGATE: &str = "FF";

    /// Adds the effect of an outcome to these decrees. `amount` is the number that the table gives for the outcome. Emergency aid is money and
    /// changes no decree.
    pub const fn decree(&mut self, effect: Effect, amount: u32) {
        match effect {
            Effect::Nothing | Effect::Aid => {}
            // A divisor of 0 in the table leaves the taxes as they are.
            Effect::TaxesDivided => self.taxes_divided_by *= if amount == 0 { 1 } else { amount },
            Effect::PointsOwed => self.points_owed = Some(amount),
            Effect::Dearer => self.dearer += amount,
            Effect::NoStarships => self.no_starships = true,
            Effect::FrigatesLost => {
                self.frigates_owed += amount;
                self.aid = false;
            }
            Effect::CivilWar => {
                self.civil_war = Some(amount);
                self.aid = false;
            }
            Effect::Battlecruiser => self.battlecruiser = true,
            Effect::Frigates => {
                if let Frigates::Left(left) = self.frigates {
                    self.frigates = Frigates::Left(left + amount);
                }
            }
            Effect::AnyFrigates => self.frigates = Frigates::Any,
        }
    }

    /// Whether the decrees of politics let a type be built; money, yard and counters are not checked here.
    #[must_use]
    pub fn allow(&self, unit: &UnitType) -> bool {
        if unit.color != Color::Blue {
            return true;
        }
        let program = match unit.letters.trim() {
            Self::BATTLECRUISER => self.battlecruiser,
            Self::FRIGATE => self.frigates != Frigates::Left(0),
            _ => true,
        };
        program && !(self.no_starships && unit.operations == Operations::S)
    }

    /// The cost of a unit under these decrees, in mega-credits; `None` if the catalogue has no price.
    #[must_use]
    pub fn price(&self, unit: &UnitType) -> Option<u32> {
        let dearer = if unit.color == Color::Blue { self.dearer } else { 0 };
        Some(unit.cost?.get() + dearer)
    }

    /// Records that a unit was built, which uses up the program that allowed the unit.
    pub fn built(&mut self, unit: &UnitType) {
        match unit.letters.trim() {
            Self::BATTLECRUISER if unit.color == Color::Blue => self.battlecruiser = false,
            Self::FRIGATE if unit.color == Color::Blue => {
                if let Frigates::Left(left) = self.frigates {
                    self.frigates = Frigates::Left(left.saturating_sub(1));
                }
            }
            _ => {}
        }
    }
}

impl Politics {
    /// The table that is rolled every turn, and the tables of the programs, in the order in which they can be attempted; `None` if the project has no
    /// such tables.
    #[must_use]
    pub fn general_and_programs(&self) -> Option<(&DiceTable, &[DiceTable])> {
        self.tables.split_first()
    }
}

impl DiceTable {
    /// Whether the table is that of requests for emergency aid, which is rolled for every system that a Viking controls.
    #[must_use]
    pub fn is_for_aid(&self) -> bool {
        self.can_bring(|effect| effect == Effect::Aid)
    }

    /// Whether the table is that of a program for ships of code S; a decree against such ships makes the program useless.
    #[must_use]
    pub fn is_for_starships(&self) -> bool {
        self.can_bring(|effect| matches!(effect, Effect::Battlecruiser | Effect::Frigates | Effect::AnyFrigates))
    }

    fn can_bring(&self, wanted: impl Fn(Effect) -> bool) -> bool {
        self.outcomes.iter().filter_map(Outcome::in_play).any(|(effect, _)| wanted(effect))
    }
}
