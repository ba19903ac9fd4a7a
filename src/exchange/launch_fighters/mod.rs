//! Launch Fighters! in tables beyond those of a project: ships by themselves.

use std::path::Path;

use super::kinds;
use crate::project::Error;
use crate::rules::launch_fighters::{Content, Edit, SHIPS, Ship};
use crate::rules::{self, Change};

/// The ships of a table by themselves, as the book's own rules have them.
///
/// # Errors
/// If it is no table of ships, has a column that is not known, or has bad rows, every one of which is named.
pub fn ships(bytes: &[u8], file: &Path) -> Result<Vec<Ship>, Error> {
    let nothing = rules::Content::from(Content::default());
    let edits = kinds::import(&SHIPS, bytes, file, &nothing, false)?.edits;
    let ship = |edit| match edit {
        rules::Edit::LaunchFighters(Edit::Ship(Change::Add(ship))) => Some(ship),
        _ => None,
    };
    Ok(edits.into_iter().filter_map(ship).collect())
}
