//! The task of a character at the start of a scenario: the tasks of a crew (4.2), and the tasks ashore.

use serde::{Deserialize, Serialize};

use rules::kind::{Choosable, NONE, Offer};

/// What a character does at the start of a scenario.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Task {
    /// No task. A character ashore who has a horse is mounted.
    #[default]
    None,
    /// The character rows.
    Oars,
    /// The character steers.
    Helm,
    /// The character is ready to board, and can shoot.
    Boarding,
    /// The character throws the hook on their hex.
    Hook,
    /// The character bails.
    Bailing,
    /// The character stands in a wall of shields.
    Shieldwall,
    /// The character has a horse and begins beside it, on foot.
    Afoot,
    /// The character is an unarmed captive of the other side.
    Captive,
}

impl Task {
    /// Every task, in the order in which the editor offers them.
    pub const ALL: [Self; 9] = [
        Self::None,
        Self::Oars,
        Self::Helm,
        Self::Boarding,
        Self::Hook,
        Self::Bailing,
        Self::Shieldwall,
        Self::Afoot,
        Self::Captive,
    ];

    /// The word for the task, as it is written in a table.
    #[must_use]
    pub const fn label(self) -> &'static str {
        match self {
            Self::None => NONE,
            Self::Oars => "oars",
            Self::Helm => "helm",
            Self::Boarding => "boarding",
            Self::Hook => "hook",
            Self::Bailing => "bailing",
            Self::Shieldwall => "shieldwall",
            Self::Afoot => "afoot",
            Self::Captive => "captive",
        }
    }
}

impl Choosable for Task {
    const WHAT: &'static str = "a task";

    fn all() -> &'static [Self] {
        &Self::ALL
    }

    fn offer(self) -> Offer {
        let help = match self {
            Self::None => "Nothing in particular. Whoever has a horse ashore sits on it.",
            Self::Oars => "Rows, on a hex of the rail.",
            Self::Helm => "Steers, on the hex marked G.",
            Self::Boarding => "Stands ready to board; only those can shoot from a boat.",
            Self::Hook => "Throws the hook that lies on the hex.",
            Self::Bailing => "Bails water, on any hex of the boat.",
            Self::Shieldwall => "Stands in a wall of shields with others of the row.",
            Self::Afoot => "Has a horse and begins beside it, on foot.",
            Self::Captive => "Is led by the other side, unarmed, where the scenario has captives.",
        };
        Offer { word: self.label(), help }
    }
}
