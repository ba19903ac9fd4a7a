//! The menus in which commands stand.

use egui::Key;

/// The menus, in their order.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Menu {
    /// Files and paper.
    File,
    /// Steps and things.
    Edit,
    /// What the window shows.
    View,
    /// How to find out more.
    Help,
}

impl Menu {
    /// Every menu, in order.
    pub const ALL: [Self; 4] = [Self::File, Self::Edit, Self::View, Self::Help];

    /// What the menu is called.
    #[must_use]
    pub const fn label(self) -> &'static str {
        match self {
            Self::File => "File",
            Self::Edit => "Edit",
            Self::View => "View",
            Self::Help => "Help",
        }
    }

    /// The key that opens it with Alt: the first letter of what it is called.
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
