//! Designs and pages in other programs' formats, and answers about them: bytes in, bytes out.
//!
//! Tables are imported and exported as CSV, pages are exported as SVG and PNG, the cuts of pages as SVG and DXF, and whole games as modules for
//! VASSAL. An imported table becomes a list of edits, so that an import is one step of the history, and changes nothing if a single row is bad.
//! Nothing here opens a file, decides what is legal or draws anything.
//!
//! Reading order: `csv.rs`, `kinds/`, `pages.rs`, `cut.rs`, `answer.rs`, `post.rs`, `mail/`, `vassal/`, `game.rs`, `error.rs`.

pub mod answer;
pub mod csv;
pub mod cut;
mod error;
pub mod game;
pub mod kinds;
pub mod mail;
pub mod pages;
pub mod post;
pub mod vassal;

use std::path::Path;

pub use error::ExchangeError;
use project::{Edit, Error, FileKind, Project, mistaken};
use rules::counted;

/// A file that the caller may write to disk.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NamedFile {
    /// The name of the file without a folder, made from the name of what it holds.
    pub name: String,
    /// The contents of the file.
    pub bytes: Vec<u8>,
    /// A summary of the contents, such as "12 ships".
    pub holds: String,
}

impl NamedFile {
    /// The table with the byte order mark by which Excel recognises UTF-8.
    #[must_use]
    pub fn for_excel(self) -> Self {
        Self { bytes: csv::marked(&self.bytes), ..self }
    }
}

/// What has been read from a table that is to be imported.
#[derive(Clone, Debug, PartialEq)]
pub struct Import {
    /// The edits that bring the table into the project, in order.
    pub edits: Vec<Edit>,
    /// A summary of the edits in words, such as "3 ships added, 1 updated".
    pub summary: String,
    /// The names of things that are added although the project already has things with these names.
    pub twins: Vec<String>,
    /// Notes for the user on how the table was read, as sentences without their full stops.
    pub remarks: Vec<String>,
}

/// The tables of a project, one for each kind of thing that is exchanged.
///
/// # Errors
///
/// If a table cannot be written, which no design causes.
pub fn tables(project: &Project) -> Result<Vec<NamedFile>, Error> {
    kinds::tables(&project.content)
}

/// Reads a table for a project; the table's header decides which kind it holds. If `replace` is true, things that already exist are found by their
/// names and updated; otherwise all rows are added.
///
/// # Errors
///
/// If the bytes are no table, or if the table has an unknown column, can be of several kinds by its columns, or has bad rows; the error
/// names every bad row.
pub fn import_table(bytes: &[u8], file: &Path, project: &Project, replace: bool) -> Result<Import, Error> {
    let kind = kinds::kind_of(&project.content, &csv::Sheet::read(bytes, file)?, file)?;
    kinds::import(kind, bytes, file, &project.content, replace)
        .map_err(|error| mistaken(bytes, file, "a table", &[FileKind::Table]).unwrap_or(error))
}

/// Reads a table for a project as the kind of table with this name, even if its columns fit other kinds too.
///
/// # Errors
///
/// If there is no table of that name, or for any reason for which [`import_table`] fails, except that the table can be of several kinds.
pub fn import_table_of(table: &str, bytes: &[u8], file: &Path, project: &Project, replace: bool) -> Result<Import, Error> {
    kinds::import(kinds::kind_named(&project.content, table)?, bytes, file, &project.content, replace)
}

/// A summary of an import, in words.
fn summary(added: usize, updated: usize, thing: &str) -> String {
    match (added, updated) {
        (_, 0) => format!("{} added", counted(added, thing)),
        (0, _) => format!("{} updated", counted(updated, thing)),
        _ => format!("{} added, {updated} updated", counted(added, thing)),
    }
}
