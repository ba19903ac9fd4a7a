//! Star Viking in tables and pictures: the catalogue of units, and tiles by themselves.

mod answers;
pub mod units_csv;

use std::path::Path;

use super::pages::Picture;
use super::{Import, NamedFile};
use crate::project::Error;
use crate::rules::star_viking::Content;
use crate::rules::{counted, slug};
use crate::sheets::star_viking::tiles;

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

/// The front of every tile, numbered in the order of the systems and named for them.
#[must_use]
pub fn tiles(content: &Content) -> Vec<Picture> {
    let fronts = tiles::fronts(content).into_iter();
    (1..).zip(fronts).map(|(number, page)| (format!("tile-{number:02}-{}", slug(&page.title)), page)).collect()
}
