//! Where the settings of a user are, for all code that reads them.

use std::path::{Path, PathBuf};

/// The file of settings in a folder.
#[must_use]
pub fn settings_file(folder: &Path) -> PathBuf {
    folder.join("settings.ron")
}
