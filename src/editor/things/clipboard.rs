//! Things to and from a spreadsheet: the table of their kind, on the clipboard with tabs between its cells, where the header may be left out, or in a
//! file.

use std::path::Path;

use super::kind_of;
use crate::exchange::{csv, kinds};
use crate::project::{AnyKind, Content, Edit, Place};

/// Things that were pasted.
#[derive(Clone, Debug, PartialEq)]
pub struct Pasted {
    /// The edits that add them.
    pub edits: Vec<Edit>,
    /// What was added, such as "2 ships added".
    pub summary: String,
    /// Where the first of them will be.
    pub first: Place,
    /// What is added beside something of the same name that is there, by that name.
    pub twins: Vec<String>,
}

/// The endings of files that hold tables.
pub const TABLE_ENDINGS: &[&str] = &["csv", "tsv", "tab"];

/// Whether a file holds a table by its name.
#[must_use]
pub fn is_table(path: &Path) -> bool {
    path.extension().is_some_and(|own| TABLE_ENDINGS.iter().any(|ending| own.eq_ignore_ascii_case(ending)))
}

/// Whether something of this place goes onto the clipboard.
#[must_use]
pub fn is_copied(place: &Place) -> bool {
    kind_of(place).is_some_and(|kind| kind.facts().table.is_some())
}

/// What can be copied of these places: those of the kind of the first, as a table with tabs between its cells.
#[must_use]
pub fn copy(content: &Content, places: &[Place]) -> Option<String> {
    let kind = places.iter().filter(|place| is_copied(place)).find_map(kind_of)?;
    let mut rows = kind.rows(content);
    rows.retain(|row| places.iter().any(|place| kind.thing_of(place) == kind.thing_of(row)));
    if rows.is_empty() { None } else { with_tabs(&kinds::write(kind, content, &rows).ok()?) }
}

/// The edits that add what stands in a table, or where told so put it in the place of what has the same name. What is from a file has a header; what
/// is from the clipboard and has none is taken in the order in which the kind of a place is copied.
///
/// # Errors
/// If the text is no such table; a whole sentence.
pub fn paste(content: &Content, place: &Place, from: Option<&Path>, text: &str, replace: bool) -> Result<Pasted, String> {
    let by_header = from.and_then(|_| Some((kinds::kind_of(content, text.as_bytes())?, text.to_owned())));
    let known = by_header.or_else(|| table(content, place, text));
    let (kind, text) = known.ok_or("There is nothing here that a table could be pasted as.")?;
    let file = from.unwrap_or(Path::new("the clipboard"));
    let import = kinds::import(kind, text.as_bytes(), file, content, replace).map_err(|error| error.to_string())?;
    let mut after = content.clone();
    for edit in &import.edits {
        after.apply(edit).map_err(|refusal| format!("It cannot be pasted: {refusal}."))?;
    }
    let added = kind.things(&after).into_iter().nth(kind.things(content).len());
    let changed = || kind.things(content).into_iter().find(|thing| kind.differs(content, &after, thing));
    let first = added.or_else(changed).or_else(|| kind.only()).unwrap_or(Place::Project);
    Ok(Pasted { edits: import.edits, summary: import.summary, first, twins: import.twins })
}

/// The kind that a table holds, and the table with its header: the kind whose columns its first row names, else that of a place, else the
/// first that is exchanged.
fn table(content: &Content, place: &Place, text: &str) -> Option<(&'static dyn AnyKind, String)> {
    let exchanged = || content.kinds().iter().copied().filter(|kind| kind.facts().table.is_some());
    let is_named = |column: &&str| csv::header_names(text.as_bytes(), column);
    let names = |kind: &dyn AnyKind| {
        let facts = kind.facts();
        // What there is one of needs no column by which it is known again.
        is_named(&facts.thing)
            || facts.same.in_columns.iter().any(is_named)
            || kind.only().is_some() && kinds::header(kind).iter().any(is_named)
    };
    if let Some(kind) = kinds::kind_of(content, text.as_bytes()).filter(|kind| names(*kind)) {
        return Some((kind, text.to_owned()));
    }
    let kind = kind_of(place).filter(|kind| kind.facts().table.is_some()).or_else(|| exchanged().next())?;
    Some((kind, format!("{}\n{text}", kinds::usual_header(kind).join(separator(text)))))
}

/// What stands between the cells of a table without a header: a tab, unless there is none and there are many of something else.
fn separator(text: &str) -> &'static str {
    let first = text.lines().next().unwrap_or_default();
    let between = |separator: &&str| !first.contains('\t') && first.matches(separator).count() > 1;
    [";", ","].into_iter().find(between).unwrap_or("\t")
}

/// A table as it is written to a file, with tabs between its cells.
fn with_tabs(table: &[u8]) -> Option<String> {
    let mut writer = ::csv::WriterBuilder::new().delimiter(b'\t').from_writer(Vec::new());
    for record in ::csv::ReaderBuilder::new().has_headers(false).from_reader(table).records() {
        writer.write_record(&record.ok()?).ok()?;
    }
    String::from_utf8(writer.into_inner().ok()?).ok()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::launch_fighters::{Content as Ships, Part, Ship};
    use crate::rules::star_viking::{Content as Units, Symbol, UnitType};
    use crate::rules::{Count, Level};

    /// Copies everything of the kind of the first place, pastes it into an empty project, and tells both tables.
    fn through_the_clipboard(content: &Content, first: &Place) -> (String, String) {
        let places = kind_of(first).expect("a kind").things(content);
        let text = copy(content, &places).expect("a table");
        let mut into = Content::empty(content.game());
        let pasted = paste(&into, first, None, &text, false).expect("edits");
        for edit in &pasted.edits {
            into.apply(edit).expect("it applies");
        }
        assert_eq!(kind_of(first).expect("a kind").things(&into).first(), Some(&pasted.first));
        let again = copy(&into, &places).expect("a table");
        (text, again)
    }

    #[test]
    fn what_is_copied_can_be_pasted() {
        let ships = [Ship::named("Lance").with(Part::Cannons, 3), Ship::named("Tab\there")];
        let ships = Content::from(Ships { ships: ships.into_iter().collect(), ..Ships::default() });
        let cruiser = UnitType { letters: "CR".into(), name: "Cruiser".into(), symbol: Symbol::Cruiser, ..UnitType::default() };
        let cruiser = UnitType { capacity: Some(Level::clamped(8)), cost: Some(Count::clamped(45)), ..cruiser };
        let units = Content::from(Units { units: [cruiser].into_iter().collect(), ..Units::default() });
        for (content, one, header) in [(&ships, "ship", "name\tclass\t"), (&units, "unit type", "color\ttype\tname\t")] {
            let kind = super::super::kind_called(content, one).expect("the kind");
            let first = kind.things(content).remove(0);
            let (text, again) = through_the_clipboard(content, &first);
            assert!(text.starts_with(header), "{text}");
            assert_eq!(text, again);
        }
        assert_eq!(copy(&ships, &[Place::Project]), None);
    }

    #[test]
    fn cells_without_a_header_are_those_of_the_kind_in_hand() {
        let ships = Content::empty(project::Game::LaunchFighters);
        assert_eq!(paste(&ships, &Place::Project, None, "Sloop\t\t\tS\t4", false).map(|pasted| pasted.edits.len()), Ok(1));
        assert_eq!(
            paste(&ships, &Place::Project, None, "Sloop,,,S,4\nLugger, two masts", false).map(|pasted| pasted.edits.len()),
            Ok(2)
        );
        assert_eq!(paste(&ships, &Place::Project, None, "Sloop, large", false).map(|pasted| pasted.edits.len()), Ok(1));
        assert!(paste(&ships, &Place::Project, None, "Sloop\t\t\tS\tmany", false).is_err_and(|error| error.contains("cannons")));
        let units = Content::empty(project::Game::StarViking);
        let unit = star_viking::Place::Unit(crate::rules::Id::new(1), star_viking::InUnit::Whole).into();
        let bare = "red\tSL\tSloop\tA\tS\t3\t5\t6\t5\t\tyes\t30\t2";
        assert_eq!(paste(&units, &unit, None, bare, false).map(|pasted| pasted.edits.len()), Ok(1));
        assert!(paste(&units, &unit, None, &bare.replace("\t30", "\tmuch"), false).is_err_and(|error| error.contains("cost")));
    }
}
