//! What somebody does when a scenario begins: the tasks of a crew (4.2), and how one stands ashore.

use serde::{Deserialize, Serialize};

use rules::kind::{Choosable, NONE, Offer};

/// What somebody does when a scenario begins.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Task {
    /// Nothing in particular; whoever has a horse ashore sits on it.
    #[default]
    None,
    /// He rows.
    Oars,
    /// He steers.
    Helm,
    /// He stands ready to board, and can shoot.
    Boarding,
    /// He throws the hook that lies on his hex.
    Hook,
    /// He bails.
    Bailing,
    /// He stands in a wall of shields.
    Shieldwall,
    /// He has a horse and begins beside it, on foot.
    Afoot,
    /// He is led by the other side, unarmed.
    Captive,
}

impl Task {
    /// Every task, in the order in which they are offered.
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

    /// The word for it, as a table writes it.
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
            Self::Hook => "Throws the hook that lies on his hex.",
            Self::Bailing => "Bails water, wherever he stands.",
            Self::Shieldwall => "Stands in a wall of shields with those beside him.",
            Self::Afoot => "Has a horse and begins beside it, on foot.",
            Self::Captive => "Is led by the other side, unarmed, where the scenario has captives.",
        };
        Offer { word: self.label(), help }
    }
}
