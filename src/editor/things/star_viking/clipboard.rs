//! Types of unit to and from a spreadsheet: the table of units, with tabs between its cells.

use std::path::Path;

use crate::editor::things::{Pasted, clipboard};
use crate::exchange::kinds;
use crate::rules;
use crate::rules::kind::AnyKind;
use crate::rules::star_viking::{Content, InUnit, Place, UNITS};

/// The types of unit among these places as a table; none where there are none.
#[must_use]
pub fn copy(content: &Content, places: &[Place]) -> Option<String> {
    let chosen = |id| places.iter().any(|place| matches!(place, Place::Unit(unit, _) if *unit == id));
    let mut only = content.clone();
    only.units.retain_ids(chosen);
    if only.units.is_empty() {
        return None;
    }
    let only = rules::Content::from(only);
    clipboard::with_tabs(&kinds::write(&UNITS, &only, &UNITS.rows(&only)).ok()?)
}

/// The edits that add the types of unit of a table; cells without a header are taken in the order in which they are copied.
///
/// # Errors
/// If the text is no table of units; a whole sentence.
pub fn paste(content: &Content, text: &str) -> Result<Pasted, String> {
    let whole = clipboard::with_header(text, &kinds::header(&UNITS), "type");
    let all = rules::Content::from(content.clone());
    let import =
        kinds::import(&UNITS, whole.as_bytes(), Path::new("the clipboard"), &all, false).map_err(|error| error.to_string())?;
    let first = Place::Unit(content.units.next_id(), InUnit::Whole);
    Ok(Pasted { edits: import.edits, summary: import.summary, first: first.into() })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::star_viking::{Symbol, UnitType};
    use crate::rules::{Count, Level};

    #[test]
    fn what_is_copied_can_be_pasted() {
        let cruiser = UnitType { letters: "CR".into(), name: "Cruiser".into(), symbol: Symbol::Cruiser, ..UnitType::default() };
        let cruiser = UnitType { capacity: Some(Level::clamped(8)), cost: Some(Count::clamped(45)), ..cruiser };
        let content = Content { units: [cruiser].into_iter().collect(), ..Content::default() };
        let places: Vec<Place> = content.units.ids().map(|id| Place::Unit(id, InUnit::Cost)).collect();
        let text = copy(&content, &places).expect("a table");
        assert!(text.starts_with("color\ttype\tname\t"));
        let mut into = Content::default();
        for edit in paste(&into, &text).expect("edits").edits {
            let rules::Edit::StarViking(edit) = edit else { panic!("an edit of another game") };
            into.apply(&edit).expect("it applies");
        }
        assert!(into.units.iter().map(|(_, unit)| unit).eq(content.units.iter().map(|(_, unit)| unit)));
        let bare = "red\tSL\tSloop\tA\tS\t3\t5\t6\t5\t\tyes\t30\t2";
        assert_eq!(paste(&into, bare).map(|pasted| pasted.edits.len()), Ok(1), "cells without a header");
        assert!(paste(&into, &bare.replace("\t30", "\tmuch")).is_err_and(|error| error.contains("cost")));
        assert_eq!(copy(&content, &[]), None);
    }
}
