//! `drydock package`: writes the files that a package has in addition to the program. Reading order: this file, `words.rs` (manual and completions,
//! from the description of the command line), `desktop.rs` (icons, the entry in the menu, the type of file), `macos.rs` (the description of a
//! bundle), `icons.rs` (marks in the form that each system needs).

mod desktop;
mod icons;
mod macos;
mod words;

use std::path::PathBuf;

use clap::{Args, ValueEnum};

use super::print::{tell, write_all};
use super::report::Report;
use crate::drawing::mark;
use crate::exchange::NamedFile;
use crate::project::Error;
use crate::project::files::FileSet;

/// Write the files of a package besides the program: manual, completions, icons, menu entry, file type
#[derive(Debug, Args)]
pub(super) struct Package {
    /// The folder to write into, created if needed; for Linux it is laid out like /usr/share
    #[arg(value_name = "DIR")]
    out: PathBuf,
    /// The system that the package is for
    #[arg(long = "for", value_name = "SYSTEM", default_value = "linux")]
    system: System,
    /// Also replace files that Drydock did not write; each old file is kept as FILE.previous
    #[arg(long)]
    force: bool,
}

#[derive(Clone, Copy, Debug, ValueEnum)]
enum System {
    Linux,
    Windows,
    Macos,
}

/// The folder of the package to which a file belongs, and the file.
type Placed = (String, NamedFile);

fn placed(folder: &str, name: &str, bytes: Vec<u8>, holds: &str) -> Placed {
    (folder.into(), NamedFile { name: name.into(), bytes, holds: holds.into() })
}

impl Package {
    pub fn run(self) -> Result<Report, Error> {
        let mut files: Vec<Placed> = match self.system {
            System::Linux => [words::files()?, desktop::files()?].concat(),
            // The programs for Windows need no other file: even the icon is built into them, by the build script.
            System::Windows => vec![placed("", "drydock.ico", icons::ico(&mark::mark())?, "icon of the program")],
            System::Macos => macos::files()?,
        };
        files.sort_by(|one, other| one.0.cmp(&other.0));
        let mut report = Report::default();
        let set = FileSet::in_folder(&self.out).forced(self.force).unlisted();
        let named = |(folder, file): Placed| {
            let name = if folder.is_empty() { file.name } else { format!("{folder}/{}", file.name) };
            Ok(NamedFile { name, ..file })
        };
        tell(&mut report, &write_all(set, files.into_iter().map(named))?);
        Ok(report)
    }
}
