//! The known reasons why the editor cannot open a window. The command line then tells the user which commands work without one.

use std::{env, fmt};

/// Why there is no window.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum NoWindow {
    /// There is no display to show the window on.
    NoDisplay,
    /// The system refused to open the window: the display does not answer, or libraries are missing.
    Refused,
    /// The window was open and has crashed. The panic hook has reported that, and unsaved changes were autosaved.
    Broken,
}

impl NoWindow {
    /// The reason why no window can be opened, if it is obvious before trying that there is no display; otherwise `None`.
    #[must_use]
    pub fn foreseen() -> Option<Self> {
        let set = |name| env::var_os(name).is_some_and(|value| !value.is_empty());
        let needs_server = cfg!(all(unix, not(any(target_os = "macos", target_os = "ios", target_os = "android"))));
        (needs_server && !set("DISPLAY") && !set("WAYLAND_DISPLAY") && !set("WAYLAND_SOCKET")).then_some(Self::NoDisplay)
    }
}

impl fmt::Display for NoWindow {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        out.write_str(match self {
            Self::NoDisplay => "there is no display to open a window on",
            Self::Refused => "the window cannot be opened on this display",
            Self::Broken => "the window has broken down",
        })
    }
}

impl std::error::Error for NoWindow {}
