//! `drydock import`: imports a table into a project.

use std::path::PathBuf;

use clap::Args;

use super::report::{Report, complain_of};
use crate::exchange;
use crate::project::{Error, files, text};
use crate::rules::listed;

/// Import designs from a table into a project
#[derive(Debug, Args)]
pub(super) struct Import {
    /// The table; the project's game and the row of column names say what it holds
    file: PathBuf,
    /// The project to import into
    #[arg(long, value_name = "PROJECT")]
    into: PathBuf,
    /// Update things with the same name, or the same color and type, instead of adding more
    #[arg(long)]
    replace: bool,
    /// What the table holds, such as ships or maps, if its columns do not say it: the name of a table that export writes
    #[arg(long, value_name = "KIND")]
    kind: Option<String>,
}

impl Import {
    pub fn run(self) -> Result<Report, Error> {
        let bytes = files::read(&self.file, text::MOST_BYTES)?;
        let files::Updated { done: import, said } = files::update(&self.into, |project| {
            let import = match &self.kind {
                Some(kind) => exchange::import_table_of(kind, &bytes, &self.file, project, self.replace)?,
                None => exchange::import_table(&bytes, &self.file, project, self.replace)?,
            };
            for edit in &import.edits {
                let refused = |refusal| Error::Refused { file: self.into.clone(), refusal };
                project.content.apply(edit).map_err(refused)?;
            }
            Ok(import)
        })?;
        complain_of(&said);
        let mut report = Report::default();
        report.line(format_args!("{}: {}", self.into.display(), import.summary));
        for remark in &import.remarks {
            report.line(format_args!("  {remark}."));
        }
        if !import.twins.is_empty() {
            let names = listed(&import.twins.iter().map(|name| format!("\"{name}\"")).collect::<Vec<_>>());
            report.line(format_args!(
                "  the project had {names} already and has more of that name now; --replace updates what is there"
            ));
        }
        Ok(report)
    }
}
