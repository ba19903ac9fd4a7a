//! What a scenario settles only when it is played, and which of Drydock's own readings of the book it follows.

use serde::{Deserialize, Serialize};

/// How a battle outside a campaign is won, since the book has battles only within a campaign.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum BattleGoal {
    /// By what was destroyed less what was lost, with plunder and what is held.
    #[default]
    Balance,
    /// By holding the systems at the end.
    Control,
    /// By plunder.
    Plunder,
}

/// How the Vikings of a scenario get their forces.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Purchases {
    /// As the designer bought them; a force without units is bought before the first turn, within its budget.
    #[default]
    AsDesigned,
    /// All are bought before the first turn, each within the budget of its force.
    WithinBudgets,
    /// All are bought before the first turn, for 60 and a die that is rolled then ("Viking Forces Deployment").
    SixtyAndADie,
}

impl BattleGoal {
    /// Every goal, in the order in which they are offered.
    pub const ALL: [Self; 3] = [Self::Balance, Self::Control, Self::Plunder];

    /// The words for it.
    #[must_use]
    pub const fn label(self) -> &'static str {
        match self {
            Self::Balance => "balance",
            Self::Control => "control",
            Self::Plunder => "most plunder",
        }
    }

    /// Who wins, as a sentence.
    #[must_use]
    pub const fn says(self) -> &'static str {
        match self {
            Self::Balance => {
                "A Viking wins whose balance is above 0: what they destroyed less what they lost, with their plunder and the wealth of what they hold."
            }
            Self::Control => "A Viking wins who holds more of the systems at the end than any other side.",
            Self::Plunder => "The Viking with the most plunder wins; where there is none, the Federation.",
        }
    }
}

impl Purchases {
    /// Every way, in the order in which they are offered.
    pub const ALL: [Self; 3] = [Self::AsDesigned, Self::WithinBudgets, Self::SixtyAndADie];

    /// The words for it.
    #[must_use]
    pub const fn label(self) -> &'static str {
        match self {
            Self::AsDesigned => "as designed",
            Self::WithinBudgets => "within budgets",
            Self::SixtyAndADie => "60 and a die",
        }
    }

    /// What it means, as a sentence.
    #[must_use]
    pub const fn says(self) -> &'static str {
        match self {
            Self::AsDesigned => {
                "Red forces are as they stand here; one without units is bought before turn 1, within its budget."
            }
            Self::WithinBudgets => "Every red force is bought before turn 1, within its budget.",
            Self::SixtyAndADie => "Every red force is bought before turn 1, for 60 mega-credits and a die rolled then.",
        }
    }
}

/// Whether a value is the usual one, which files do not write.
pub(super) fn is_usual<T: Default + PartialEq>(value: &T) -> bool {
    *value == T::default()
}
