//! The tasks of characters aboard in a naval phase (4.2), and the choices that each side makes covered and does not show yet (4.34, R1).

use serde::{Deserialize, Serialize};

use super::super::{BoatNumber, ManNumber};
use crate::Task;

/// The task of a character in a naval phase (4.2).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
pub enum Duty {
    /// No task: the character is ashore, stunned or bound, or came aboard after the naval phase.
    #[default]
    Idle,
    /// The character rows.
    Oars,
    /// The character steers.
    Helm,
    /// The character is ready to board, and can shoot and cut ropes.
    Boarding,
    /// The character throws the hook on their hex, hauls it in, or pulls the rope of the hook.
    Hook,
    /// The character bails.
    Bailing,
    /// The character patches the leak on their hex (5.2).
    Patching,
    /// The character tips the hook on their hex overboard (4.66).
    Overboard,
}

impl Duty {
    /// Every task that a player can give.
    pub const GIVEN: [Self; 7] =
        [Self::Oars, Self::Helm, Self::Boarding, Self::Hook, Self::Bailing, Self::Patching, Self::Overboard];

    /// The task as a verb in the singular, as in "Svein rows".
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

    /// The task as a verb in the plural, as in "all of them row".
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

    /// Whether the side of the hull shields a character at this task from arrows (4.21).
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

/// The choices of a side in a naval phase that the other side has not seen yet.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Sealed {
    /// The characters who get a new task.
    pub duties: Vec<(ManNumber, Duty)>,
    /// The speeds that the side has given to boats.
    pub speeds: Vec<(BoatNumber, i8)>,
}

impl Sealed {
    /// The new task of a character; `None` if the side has not changed it.
    #[must_use]
    pub fn duty(&self, man: ManNumber) -> Option<Duty> {
        self.duties.iter().find(|(known, _)| *known == man).map(|(_, duty)| *duty)
    }
}
