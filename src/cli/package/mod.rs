//! `drydock package`
//!
//! Reading order: this file, `words.rs` (manual and completions, from the command line's own description), `desktop.rs` (icons, the entry of
//! the menu, the type of file).

mod desktop;
mod words;

use std::path::PathBuf;

use clap::Args;

use super::print::write_all;
use super::report::Report;
use crate::exchange::NamedFile;
use crate::project::Error;

/// Write what a package of Drydock has besides the program: manual, completions, icons, menu entry, file type
#[derive(Debug, Args)]
pub(super) struct Package {
    /// The folder to write into, made if need be, laid out as /usr/share is
    #[arg(value_name = "DIR")]
    out: PathBuf,
}

/// A file, and the folder below `share` that it belongs in.
type Placed = (String, NamedFile);

impl Package {
    pub fn run(self) -> Result<Report, Error> {
        let mut placed: Vec<Placed> = words::files()?;
        placed.extend(desktop::files()?);
        placed.sort_by(|one, other| one.0.cmp(&other.0));
        let mut report = Report::default();
        for files in placed.chunk_by(|one, other| one.0 == other.0) {
            let folder = self.out.join(&files[0].0);
            write_all(&mut report, &folder, files.iter().map(|(_, file)| Ok(file.clone())))?;
        }
        Ok(report)
    }
}
