//! What an outcome of the politics does in play: one of a closed list, with a number where it needs one.

use serde::{Deserialize, Serialize};

/// What an outcome of the politics does in play ("Federation Politics"). The number that some need stands beside it in the outcome.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
pub enum Effect {
    /// Nothing.
    Nothing,
    /// The taxes of every system that the Federation controls are divided by the number.
    TaxesDivided,
    /// Of the taxes that reach the Federate treasury, one part in the number is spent on victory points.
    PointsOwed,
    /// Each blue unit and each victory point of the Federation costs the number more, in mega-credits.
    Dearer,
    /// The Federation builds no unit of code S, and attempts no program for one.
    NoStarships,
    /// The Federation gives up the number of frigates with all their cargo.
    FrigatesLost,
    /// The Federation may give up blue units, and scores one part in the number of what they cost.
    CivilWar,
    /// The battlecruiser can be built.
    Battlecruiser,
    /// The number of frigates can be built.
    Frigates,
    /// Any number of frigates can be built.
    AnyFrigates,
    /// The total of the dice buys new units, for each system that a Viking controls.
    Aid,
}

impl Effect {
    /// Every effect, in the order in which they are offered.
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

    /// The words for it, as tables write them.
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

    /// What it does, short enough for a list.
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

    /// Whether it needs a number, which is at least 1.
    #[must_use]
    pub const fn needs_amount(self) -> bool {
        match self {
            Self::TaxesDivided | Self::PointsOwed | Self::Dearer | Self::FrigatesLost | Self::CivilWar | Self::Frigates => true,
            Self::Nothing | Self::NoStarships | Self::Battlecruiser | Self::AnyFrigates | Self::Aid => false,
        }
    }

    /// The effect and number of an outcome that has the book's name ("Federation Politics"); none for other names.
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
