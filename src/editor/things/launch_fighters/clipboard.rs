//! Ships to and from a spreadsheet: the table of ships, with tabs between its cells.

use std::path::Path;

use crate::editor::things::{Pasted, clipboard};
use crate::exchange::kinds;
use crate::rules;
use crate::rules::kind::AnyKind;
use crate::rules::launch_fighters::{Content, Place, SHIPS};

/// The ships among these places as a table; none where there are no ships.
#[must_use]
pub fn copy(content: &Content, places: &[Place]) -> Option<String> {
    let chosen = |id| places.iter().any(|place| matches!(place, Place::Ship(ship, _) if *ship == id));
    let mut only = content.clone();
    only.ships.retain_ids(chosen);
    if only.ships.is_empty() {
        return None;
    }
    let only = rules::Content::from(only);
    let table = kinds::write(&SHIPS, &only, &SHIPS.rows(&only)).ok()?;
    clipboard::with_tabs(&table)
}

/// The edits that add the ships of a table; cells without a header are taken in the order in which they are copied.
///
/// # Errors
/// If the text is no table of ships; a whole sentence.
pub fn paste(content: &Content, text: &str) -> Result<Pasted, String> {
    let whole = clipboard::with_header(text, &kinds::header(&SHIPS), "name");
    let all = rules::Content::from(content.clone());
    let import =
        kinds::import(&SHIPS, whole.as_bytes(), Path::new("the clipboard"), &all, false).map_err(|error| error.to_string())?;
    let first = content.ships.next_id();
    Ok(Pasted { edits: import.edits, summary: import.summary, first: rules::Place::from(super::whole_ship(first)) })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::launch_fighters::{Part, Ship};

    #[test]
    fn what_is_copied_can_be_pasted() {
        let ships = [Ship::named("Lance").with(Part::Cannons, 3), Ship::named("Tab\there")];
        let content = Content { ships: ships.into_iter().collect(), ..Content::default() };
        let places: Vec<Place> = content.ships.ids().map(super::super::whole_ship).collect();
        let text = copy(&content, &places).unwrap();
        assert!(text.starts_with("name\tclass\t"));
        let mut into = Content::default();
        for edit in paste(&into, &text).unwrap().edits {
            let rules::Edit::LaunchFighters(edit) = edit else { panic!("an edit of another game") };
            into.apply(&edit).unwrap();
        }
        assert!(into.ships.iter().map(|(_, ship)| ship).eq(content.ships.iter().map(|(_, ship)| ship)));
        assert_eq!(paste(&into, "Sloop\t\t\tS\t4").unwrap().edits.len(), 1, "cells without a header");
        assert!(paste(&into, "Sloop\t\t\tS\tmany").is_err_and(|error| error.contains("cannons")));
        assert_eq!(copy(&content, &[Place::Options]), None);
    }
}
