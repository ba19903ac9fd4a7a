//! The menus that list the commands.

use egui::Key;

/// The menus, from left to right.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Menu {
    /// Files, printing and export.
    File,
    /// Undo, redo, and changes to things.
    Edit,
    /// The parts of the window that are shown.
    View,
    /// The manual, the shortcuts and the like.
    Help,
}

impl Menu {
    /// Every menu, from left to right.
    pub const ALL: [Self; 4] = [Self::File, Self::Edit, Self::View, Self::Help];

    /// The word that heads the menu.
    #[must_use]
    pub const fn label(self) -> &'static str {
        match self {
            Self::File => "File",
            Self::Edit => "Edit",
            Self::View => "View",
            Self::Help => "Help",
        }
    }

    /// The key that opens the menu together with Alt: the first letter of its word.
    #[must_use]
    pub const fn letter(self) -> Key {
        match self {
            Self::File => Key::F,
            Self::Edit => Key::E,
            Self::View => Key::V,
            Self::Help => Key::H,
        }
    }
}
