//! What somebody aboard does in a naval phase (4.2), and what each side has sealed of it (4.34, R1).

use serde::{Deserialize, Serialize};

use super::super::{BoatNumber, ManNumber};
use crate::Task;

/// What somebody aboard does in a naval phase (4.2).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
pub enum Duty {
    /// Nothing: they are ashore, stunned, bound, or came aboard after the phase.
    #[default]
    Idle,
    /// They row.
    Oars,
    /// They steer.
    Helm,
    /// They stand ready to board, can shoot, and can cut ropes.
    Boarding,
    /// They throw the hook on their hex, haul it in, or pull its rope.
    Hook,
    /// They bail.
    Bailing,
    /// They patch the leak on their hex (5.2).
    Patching,
    /// They tip the hook on their hex overboard (4.66).
    Overboard,
}

impl Duty {
    /// Every duty that can be given.
    pub const GIVEN: [Self; 7] =
        [Self::Oars, Self::Helm, Self::Boarding, Self::Hook, Self::Bailing, Self::Patching, Self::Overboard];

    /// The words for it, as in "somebody rows".
    #[must_use]
    pub const fn does(self) -> &'static str {
        match self {
            Self::Idle => "does nothing",
            Self::Oars => "rows",
            Self::Helm => "steers",
            Self::Boarding => "stands ready to board",
            Self::Hook => "takes the hook",
            Self::Bailing => "bails",
            Self::Patching => "patches the leak",
            Self::Overboard => "tips the hook overboard",
        }
    }

    /// The words for it, as in "all of them row".
    #[must_use]
    pub const fn of_all(self) -> &'static str {
        match self {
            Self::Idle => "do nothing",
            Self::Oars => "row",
            Self::Helm => "steer",
            Self::Boarding => "stand ready to board",
            Self::Hook => "take the hook",
            Self::Bailing => "bail",
            Self::Patching => "patch the leak",
            Self::Overboard => "tip the hook overboard",
        }
    }

    /// Whether the side of the hull shields those who do this from arrows (4.21).
    #[must_use]
    pub const fn is_at_an_oar(self) -> bool {
        matches!(self, Self::Oars | Self::Helm)
    }
}

impl From<Task> for Duty {
    fn from(task: Task) -> Self {
        match task {
            Task::Oars => Self::Oars,
            Task::Helm => Self::Helm,
            Task::Boarding => Self::Boarding,
            Task::Hook => Self::Hook,
            Task::Bailing => Self::Bailing,
            Task::None | Task::Shieldwall | Task::Afoot | Task::Captive => Self::Idle,
        }
    }
}

/// What a side has chosen in a naval phase and not turned up yet.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Sealed {
    /// Who does something else than before.
    pub duties: Vec<(ManNumber, Duty)>,
    /// The speeds of boats.
    pub speeds: Vec<(BoatNumber, i8)>,
}

impl Sealed {
    /// What somebody will do, if that was changed.
    #[must_use]
    pub fn duty(&self, man: ManNumber) -> Option<Duty> {
        self.duties.iter().find(|(known, _)| *known == man).map(|(_, duty)| *duty)
    }
}
