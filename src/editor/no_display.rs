//! Why there is no window, as far as that is known. The command line says what works without one.

use std::{env, fmt};

/// Why there is no window.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum NoWindow {
    /// Nothing to show it on.
    NoDisplay,
    /// The system would not open it: a display that does not answer, or missing libraries.
    Refused,
    /// It was open and has crashed; the panic hook has said so, and unsaved changes were autosaved.
    Broken,
}

impl NoWindow {
    /// Whether there is obviously nothing to show a window on.
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
