//! Launch Fighters! in tables: ships and fleets.

pub mod fleets_csv;
pub mod ships_csv;

use std::collections::HashMap;
use std::path::Path;

use super::{Import, NamedFile, csv};
use crate::project::Error;
use crate::rules::launch_fighters::Content;
use crate::rules::{Id, Shelf, counted};

/// The tables of a project: `ships.csv` and `fleets.csv`.
///
/// # Errors
/// If a table cannot be written, which no design brings about.
pub fn tables(content: &Content) -> Result<Vec<NamedFile>, Error> {
    Ok(vec![
        NamedFile { name: "ships.csv".into(), bytes: ships_csv::write(content)?, holds: counted(content.ships.len(), "ship") },
        NamedFile {
            name: "fleets.csv".into(),
            bytes: fleets_csv::write(content)?,
            holds: counted(content.fleets.len(), "fleet"),
        },
    ])
}

/// Reads a table: fleets where its header names a column `fleet`, else ships.
///
/// # Errors
/// If it is no table, has a column that is not known, or has bad rows, every one of which is named.
pub fn import_table(bytes: &[u8], file: &Path, content: &Content, replace: bool) -> Result<Import, Error> {
    if csv::header_names(bytes, "fleet") {
        fleets_csv::import(bytes, file, content, replace)
    } else {
        ships_csv::import(bytes, file, content, replace)
    }
}

/// The things of a project by their names, so that a table of thousands of rows does not look through all of them for each.
struct ByName<'a, T> {
    things: HashMap<&'a str, Vec<(Id<T>, &'a T)>>,
}

/// What bears a name.
enum NameMatch<'a, T> {
    None,
    One(Id<T>, &'a T),
    Several,
}

impl<'a, T> ByName<'a, T> {
    fn of(shelf: &'a Shelf<T>, name: impl Fn(&'a T) -> &'a str) -> Self {
        let mut things: HashMap<&str, Vec<_>> = HashMap::new();
        for (id, thing) in shelf.iter() {
            things.entry(name(thing).trim()).or_default().push((id, thing));
        }
        Self { things }
    }

    fn matching(&self, name: &str) -> NameMatch<'a, T> {
        match self.things.get(name).map(Vec::as_slice) {
            None | Some([]) => NameMatch::None,
            Some([(id, thing)]) => NameMatch::One(*id, thing),
            Some(_) => NameMatch::Several,
        }
    }
}
