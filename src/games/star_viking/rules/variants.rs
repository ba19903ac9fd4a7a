//! Settings of a scenario that matter only when it is played in this program, and the choices between Drydock's readings of the book.

use serde::{Deserialize, Serialize};

/// How a battle outside a campaign is won. The book has battles only within a campaign, so these goals are Drydock's own.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum BattleGoal {
    /// By the balance of mega-credits: the enemies' losses less the Viking's own, plus the plunder and the wealth of the systems held.
    #[default]
    Balance,
    /// By how many systems the Viking holds at the end.
    Control,
    /// By the plunder that the Viking has taken.
    Plunder,
}

/// Whether the Vikings of a scenario buy their forces during the game or start with those that the designer bought.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Purchases {
    /// Each force is as the designer bought it; a force without units is bought before the first turn, within its budget.
    #[default]
    AsDesigned,
    /// All forces are bought before the first turn, each within its budget.
    WithinBudgets,
    /// All forces are bought before the first turn, each for 60 mega-credits and a die roll ("Viking Forces Deployment").
    SixtyAndADie,
}

impl BattleGoal {
    /// All goals, in the order in which a designer is offered them.
    pub const ALL: [Self; 3] = [Self::Balance, Self::Control, Self::Plunder];

    /// The words for this goal.
    #[must_use]
    pub const fn label(self) -> &'static str {
        match self {
            Self::Balance => "balance",
            Self::Control => "control",
            Self::Plunder => "most plunder",
        }
    }

    /// Who wins by this goal, as a sentence.
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
    /// Every way of buying, in the order in which a designer is offered them.
    pub const ALL: [Self; 3] = [Self::AsDesigned, Self::WithinBudgets, Self::SixtyAndADie];

    /// The words for this way of buying.
    #[must_use]
    pub const fn label(self) -> &'static str {
        match self {
            Self::AsDesigned => "as designed",
            Self::WithinBudgets => "within budgets",
            Self::SixtyAndADie => "60 and a die",
        }
    }

    /// The meaning of this way of buying, as a sentence.
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
