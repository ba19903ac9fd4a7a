//! The path of the user's settings, used by all code that reads them.

use std::path::{Path, PathBuf};

/// The path of the settings file in a folder.
#[must_use]
pub fn settings_file(folder: &Path) -> PathBuf {
    folder.join("settings.ron")
}
