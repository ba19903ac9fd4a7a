//! Where the settings of a user are kept, for whoever reads them.

use std::env;
use std::path::{Path, PathBuf};

/// The folder that `DRYDOCK_SETTINGS` names, or the platform's.
#[must_use]
pub fn settings_folder() -> Option<PathBuf> {
    match env::var_os("DRYDOCK_SETTINGS") {
        Some(named) if !named.is_empty() => Some(named.into()),
        _ => directories::ProjectDirs::from("", "", "drydock").map(|folders| folders.config_dir().to_owned()),
    }
}

/// The file of settings in a folder.
#[must_use]
pub fn settings_file(folder: &Path) -> PathBuf {
    folder.join("settings.ron")
}
