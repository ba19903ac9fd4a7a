//! Which file the settings of a user are, for whoever reads them.

use std::path::{Path, PathBuf};

/// The file of settings in a folder.
#[must_use]
pub fn settings_file(folder: &Path) -> PathBuf {
    folder.join("settings.ron")
}
