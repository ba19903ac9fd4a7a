//! The user's settings as far as the command line needs them: what printers do to a page.
//!
//! They stand in `settings.ron` in the platform's folder for settings, as in `(printers: [(name: "Office", scale_across: 1.002)])`.

use std::path::{Path, PathBuf};

use serde::Deserialize;

use crate::project::{Error, PrinterProfile, files, text};

const MOST_BYTES: u64 = 1 << 20;

#[derive(Debug, Default, Deserialize)]
#[serde(default)]
struct Settings {
    printers: Vec<PrinterProfile>,
}

/// The profile of a printer by its name.
pub(super) fn printer(name: &str) -> Result<PrinterProfile, Error> {
    let printers = match file() {
        Some(file) if file.exists() => read(&file)?.printers,
        _ => Vec::new(),
    };
    let known = || printers.iter().map(|printer| printer.name.clone()).collect();
    let found = printers.iter().find(|printer| printer.name == name).cloned();
    found.ok_or_else(|| Error::Unknown { what: "printer profile", name: name.into(), known: known() })
}

fn read(file: &Path) -> Result<Settings, Error> {
    let settings: Settings = text::read_other(&files::read(file, MOST_BYTES)?, file)?;
    for printer in &settings.printers {
        // A calibration is a matter of a few thousandths; more is a slip of the pen, and NaN would spoil every page.
        if ![printer.scale_across, printer.scale_down].iter().all(|scale| (0.8..=1.25).contains(scale)) {
            let name = &printer.name;
            return Err(Error::Misuse(format!(
                "The printer profile {name:?} in {} is out of bounds: a scale is 0.8 to 1.25",
                file.display()
            )));
        }
    }
    Ok(settings)
}

fn file() -> Option<PathBuf> {
    crate::editor::settings::folder().map(|folder| folder.join("settings.ron"))
}
