//! The forms that the game of a scenario can have, and the rules of the book for each.

use serde::{Deserialize, Serialize};

use super::Table;

/// The form of a scenario's game.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
pub enum ScenarioForm {
    /// The book's game: one Viking, nine or ten of the twelve systems ("Starting Set-Up").
    #[default]
    Standard,
    /// Two sets of the game together: two Vikings, eighteen to twenty systems ("Game Variations").
    Double,
    /// One tactical action, as in the book's example.
    Battle,
    /// A game with any start that the designer likes.
    Free,
}

impl ScenarioForm {
    /// Every form, in the order in which a designer is offered them.
    pub const ALL: [Self; 4] = [Self::Standard, Self::Double, Self::Battle, Self::Free];

    /// The words for this form.
    #[must_use]
    pub const fn label(self) -> &'static str {
        match self {
            Self::Standard => "standard game",
            Self::Double => "double game",
            Self::Battle => "battle",
            Self::Free => "free game",
        }
    }

    /// What the book demands of this form and what Drydock checks, in words.
    #[must_use]
    pub const fn asks(self) -> &'static str {
        match self {
            Self::Standard => {
                "One Viking against the Federation. Checked: nine or ten systems, what the Viking can pay for, the Federation\u{2019}s \
                 three frigates and three escorts, a Quadrant Capital, ten local units set aside (Starting Set-Up)."
            }
            Self::Double => {
                "Two sets on one table: two Vikings, each for themselves, and the Federation. Checked: eighteen to twenty systems, none of \
                 them more than twice, one or two Quadrant Capitals, twenty local units set aside (Game Variations)."
            }
            Self::Battle => {
                "One tactical action in a system or a few, each of them once, with every unit where the scenario puts it. How a campaign \
                 starts is not asked."
            }
            Self::Free => {
                "Any systems as often as you like, and any forces. Checked is only that units stand where they can, and that nobody \
                 places what they do not own."
            }
        }
    }

    /// Whether a game of this form begins as the book's campaign does, so that the rules of the start apply.
    #[must_use]
    pub const fn is_campaign(self) -> bool {
        matches!(self, Self::Standard | Self::Double)
    }

    /// The tables without which a game of this form cannot be played. A battle has no politics and no purchases.
    #[must_use]
    pub const fn needed_tables(self) -> &'static [Table] {
        match self {
            Self::Battle => &[Table::Combat, Table::Plunder],
            Self::Standard | Self::Double | Self::Free => {
                &[Table::Combat, Table::Plunder, Table::Politics, Table::Repairs, Table::Economy]
            }
        }
    }

    /// How many sets of the game are on the table: two in the double game, one in every other form.
    #[must_use]
    pub const fn sets(self) -> u32 {
        match self {
            Self::Double => 2,
            Self::Standard | Self::Battle | Self::Free => 1,
        }
    }

    /// The largest number of tiles of one system in play ("Starting Set-Up"); `None` if any number is allowed.
    #[must_use]
    pub const fn tiles_of_a_system(self) -> Option<u32> {
        match self {
            Self::Standard | Self::Double | Self::Battle => Some(self.sets()),
            Self::Free => None,
        }
    }

    /// The smallest and the largest number of systems in play ("Star System Tiles", "Game Variations"); `None` if the book sets no bounds.
    #[must_use]
    pub const fn systems(self) -> Option<(usize, usize)> {
        match self {
            Self::Standard => Some((9, 10)),
            Self::Double => Some((18, 20)),
            Self::Battle | Self::Free => None,
        }
    }
}
