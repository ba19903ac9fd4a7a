//! Star Viking in tables: the catalogue of units.

pub mod units_csv;

use std::path::Path;

use super::{Import, NamedFile};
use crate::project::Error;
use crate::rules::counted;
use crate::rules::star_viking::Content;

/// The tables of a project: `units.csv`.
///
/// # Errors
/// If a table cannot be written, which no design brings about.
pub fn tables(content: &Content) -> Result<Vec<NamedFile>, Error> {
    let holds = counted(content.units.len(), "unit type");
    Ok(vec![NamedFile { name: "units.csv".into(), bytes: units_csv::write(content)?, holds }])
}

/// Reads a table of units.
///
/// # Errors
/// If it is no table, has a column that is not known, or has bad rows, every one of which is named.
pub fn import_table(bytes: &[u8], file: &Path, content: &Content, replace: bool) -> Result<Import, Error> {
    units_csv::import(bytes, file, content, replace)
}
