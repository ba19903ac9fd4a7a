//! The user's settings that the command line needs, which are the profiles of printers. They are in `settings.ron` in the platform's folder for
//! settings, as in `(printers: [(name: "Office", scale_across: 1.002)])`.

use std::path::Path;

use serde::Deserialize;

use super::command_error::CommandError;
use crate::machine::settings_folder;
use crate::project::{Error, PrinterProfile, files, settings_file, text};

const MOST_BYTES: u64 = 1 << 20;

#[derive(Debug, Default, Deserialize)]
#[serde(default)]
struct Settings {
    printers: Vec<PrinterProfile>,
}

/// The printer profile that is called `name`.
pub(super) fn printer(name: &str) -> Result<PrinterProfile, Error> {
    let printers = match settings_folder().map(|folder| settings_file(&folder)) {
        Some(file) if file.exists() => read(&file)?.printers,
        _ => Vec::new(),
    };
    let known = || printers.iter().map(|printer| printer.name.clone()).collect();
    let found = printers.iter().find(|printer| printer.name == name).cloned();
    found.ok_or_else(|| {
        if printers.is_empty() {
            return CommandError::NoProfiles(name.into()).into();
        }
        Error::Unknown { what: "printer profile", name: name.into(), known: known() }
    })
}

fn read(file: &Path) -> Result<Settings, Error> {
    let settings: Settings = text::read_other(&files::read(file, MOST_BYTES)?, file)?;
    for printer in &settings.printers {
        // The window corrects numbers that are out of their bounds, but a script gets an error.
        if !printer.is_sound() {
            return Err(CommandError::UnsoundProfile { name: printer.name.clone(), file: file.into() }.into());
        }
    }
    Ok(settings)
}
