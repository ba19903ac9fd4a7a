//! The effects that an outcome of the politics can have in play. There are no others, and some of them need a number.

use serde::{Deserialize, Serialize};

/// The effect of an outcome of the politics in play ("Federation Politics"). If an effect needs a number, the outcome has it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
pub enum Effect {
    /// No effect.
    Nothing,
    /// The taxes of every system that the Federation controls are divided by the outcome's number.
    TaxesDivided,
    /// The taxes that reach the Federation's treasury are divided by the outcome's number, and the Federation must spend the result on victory
    /// points.
    PointsOwed,
    /// Each blue unit and each victory point of the Federation costs as many mega-credits more as the outcome's number says.
    Dearer,
    /// The Federation builds no unit of code S, and attempts no program for such a unit.
    NoStarships,
    /// The Federation gives up as many frigates as the outcome's number says, with all their cargo.
    FrigatesLost,
    /// The Federation may give up blue units, and scores their cost divided by the outcome's number.
    CivilWar,
    /// The Federation may build the battlecruiser.
    Battlecruiser,
    /// The Federation may build as many frigates as the outcome's number says.
    Frigates,
    /// The Federation may build any number of frigates.
    AnyFrigates,
    /// For each system that a Viking controls, the Federation gets the total of the dice in mega-credits, for new units only.
    Aid,
}

impl Effect {
    /// Every effect, in the order in which a designer is offered them.
    pub const ALL: [Self; 11] = [
        Self::Nothing,
        Self::TaxesDivided,
        Self::PointsOwed,
        Self::Dearer,
        Self::NoStarships,
        Self::FrigatesLost,
        Self::CivilWar,
        Self::Battlecruiser,
        Self::Frigates,
        Self::AnyFrigates,
        Self::Aid,
    ];

    /// The words that stand for the effect in files and tables.
    #[must_use]
    pub const fn label(self) -> &'static str {
        match self {
            Self::Nothing => "nothing happens",
            Self::TaxesDivided => "taxes divided",
            Self::PointsOwed => "points owed",
            Self::Dearer => "dearer",
            Self::NoStarships => "no starships",
            Self::FrigatesLost => "frigates lost",
            Self::CivilWar => "civil war",
            Self::Battlecruiser => "battlecruiser",
            Self::Frigates => "frigates",
            Self::AnyFrigates => "any frigates",
            Self::Aid => "aid",
        }
    }

    /// The effect in a few words, short enough for a list.
    #[must_use]
    pub const fn says(self) -> &'static str {
        match self {
            Self::Nothing => "Nothing happens",
            Self::TaxesDivided => "Taxes divided by",
            Self::PointsOwed => "Points for 1 part in",
            Self::Dearer => "All dearer by",
            Self::NoStarships => "No code S is built",
            Self::FrigatesLost => "Frigates lost:",
            Self::CivilWar => "Civil war: 1 part in",
            Self::Battlecruiser => "Battlecruiser built",
            Self::Frigates => "Frigates built:",
            Self::AnyFrigates => "Any frigates built",
            Self::Aid => "Aid by the dice",
        }
    }

    /// Whether the effect needs a number, which is at least 1.
    #[must_use]
    pub const fn needs_amount(self) -> bool {
        match self {
            Self::TaxesDivided | Self::PointsOwed | Self::Dearer | Self::FrigatesLost | Self::CivilWar | Self::Frigates => true,
            Self::Nothing | Self::NoStarships | Self::Battlecruiser | Self::AnyFrigates | Self::Aid => false,
        }
    }

    /// The effect of the book's outcome with this name in the table with this name, and its number ("Federation Politics"). `None` if the book has no
    /// such outcome.
    #[must_use]
    pub fn of_the_book(table: &str, outcome: &str) -> Option<(Self, u32)> {
        let (table, outcome) = (table.to_lowercase(), outcome.trim().to_lowercase());
        Some(match outcome.as_str() {
            "quiet" | "no effect" => (Self::Nothing, 0),
            "depression" => (Self::TaxesDivided, 2),
            "federate council avarice" => (Self::PointsOwed, 2),
            "bloated federate bureaucracy" => (Self::Dearer, 1),
            "fear of civil war" | "refused" => (Self::NoStarships, 0),
            "distant wars" => (Self::FrigatesLost, 1),
            "civil war" => (Self::CivilWar, 3),
            "approved" if table.contains("battlecruiser") => (Self::Battlecruiser, 0),
            "one approved" if table.contains("frigate") => (Self::Frigates, 1),
            "approved" if table.contains("frigate") => (Self::AnyFrigates, 0),
            "aid" => (Self::Aid, 0),
            _ => return None,
        })
    }
}
