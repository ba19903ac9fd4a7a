//! Converts things to tables for spreadsheets, and such tables to things. A table has all columns of a kind. It comes either from the clipboard, with
//! tabs between its cells and perhaps without a header, or from a file.

use std::borrow::Cow;
use std::path::{Path, PathBuf};

use super::kind_of;
use paper::exchange::csv::Sheet;
use paper::exchange::{ExchangeError, kinds};
use project::{AnyKind, Content, Edit, Error, Place};

/// The things that are pasted or imported from a table.
#[derive(Clone, Debug, PartialEq)]
pub struct Pasted {
    /// The edits that add the things.
    pub edits: Vec<Edit>,
    /// Sentences on what was added, such as "2 ships added.", and on how the table was read.
    pub summary: String,
    /// The place that the first of these things will have.
    pub first: Place,
    /// The names of things that are added although the project has things with the same names.
    pub twins: Vec<String>,
}

/// The endings of files that hold tables.
pub const TABLE_ENDINGS: &[&str] = &["csv", "tsv", "tab"];

/// Whether a file holds a table, judged by the ending of its name.
#[must_use]
pub fn is_table(path: &Path) -> bool {
    path.extension().is_some_and(|own| TABLE_ENDINGS.iter().any(|ending| own.eq_ignore_ascii_case(ending)))
}

/// Whether the thing at a place can be copied to the clipboard.
#[must_use]
pub fn is_copied(place: &Place) -> bool {
    kind_of(place).is_some_and(|kind| kind.facts().table.is_some())
}

/// The things at these places as a table with tabs between its cells. Things of another kind than the first are left out. `None` if nothing can be
/// copied.
#[must_use]
pub fn copy(content: &Content, places: &[Place]) -> Option<String> {
    let kind = places.iter().filter(|place| is_copied(place)).find_map(kind_of)?;
    let mut rows = kind.rows(content);
    rows.retain(|row| places.iter().any(|place| kind.thing_of(place) == kind.thing_of(row)));
    if rows.is_empty() { None } else { with_tabs(&kinds::write(kind, content, &rows).ok()?) }
}

/// A table to be imported, and its source.
#[derive(Clone, Debug, PartialEq)]
pub struct TakenTable {
    /// The text of the table.
    pub text: String,
    /// The file of the table; `None` if it comes from the clipboard.
    pub from: Option<PathBuf>,
    /// A remark on the encoding of the table's letters, as a sentence without its full stop.
    pub remark: Option<&'static str>,
    /// The name of the kind of table, if the user has chosen one.
    pub kind: Option<&'static str>,
}

/// The reason why a table was not imported.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum NotTaken {
    /// The columns of the table fit several kinds, whose tables have these names.
    SeveralKinds(Vec<&'static str>),
    /// The table is refused, for the reason that this whole sentence gives.
    Refused(String),
}

impl TakenTable {
    /// A table from the clipboard.
    #[must_use]
    pub const fn pasted(text: String) -> Self {
        Self { text, from: None, remark: None, kind: None }
    }
}

/// The edits that import a table. With `replace`, its things replace those of the same names. A table from a file has a header. A table from the
/// clipboard may lack one; its columns are then those that a copied table of the kind of `place` has. If the header of a table from the clipboard
/// fits several kinds, and the kind of `place` is one of them, the table is read as that kind.
///
/// # Errors
///
/// If the text is no such table, or fits several kinds.
pub fn paste(content: &Content, place: &Place, table: &TakenTable, replace: bool) -> Result<Pasted, NotTaken> {
    let refused = |error: Error| match error {
        Error::SeveralKinds { kinds, .. } => NotTaken::SeveralKinds(kinds),
        error => NotTaken::Refused(error.to_string()),
    };
    let file = table.from.as_deref().unwrap_or(Path::new("the clipboard"));
    let (kind, text) = kind_and_text(content, place, table, file).map_err(refused)?;
    let import = kinds::import(kind, text.as_bytes(), file, content, replace).map_err(refused)?;
    let mut after = content.clone();
    for edit in &import.edits {
        after.apply(edit).map_err(|refusal| NotTaken::Refused(format!("It cannot be pasted: {refusal}.")))?;
    }
    let added = kind.things(&after).into_iter().nth(kind.things(content).len());
    let changed = || kind.things(content).into_iter().find(|thing| kind.differs(content, &after, thing));
    let first = added.or_else(changed).or_else(|| kind.only()).unwrap_or(Place::Project);
    let remarks = table.remark.into_iter().map(str::to_owned).chain(import.remarks);
    let summary = remarks.fold(format!("{}.", import.summary), |said, remark| format!("{said} {remark}."));
    Ok(Pasted { edits: import.edits, summary, first, twins: import.twins })
}

/// The kind of the things in a table, and the text of the table with a header.
fn kind_and_text<'a>(
    content: &Content,
    place: &Place,
    table: &'a TakenTable,
    file: &Path,
) -> Result<(&'static dyn AnyKind, Cow<'a, str>), Error> {
    let text = table.text.as_str();
    let with_header = |kind| Ok((kind, Cow::Borrowed(text)));
    if let Some(kind) = table.kind {
        return with_header(kinds::kind_named(content, kind)?);
    }
    let sheet = Sheet::read(text.as_bytes(), file)?;
    if table.from.is_some() {
        return with_header(kinds::kind_of(content, &sheet, file)?);
    }
    if !has_header(content, &sheet) {
        let in_hand = kind_of(place).filter(|kind| kind.facts().table.is_some());
        let first = || kinds::exchanged(content).next().map(|(kind, _)| kind);
        let kind = in_hand.or_else(first).ok_or(ExchangeError::NothingToPaste)?;
        return Ok((kind, format!("{}\n{text}", kinds::usual_header(kind).join(separator(text))).into()));
    }
    let is_in_hand = |kind: &&dyn AnyKind| kind_of(place).is_some_and(|own| own.facts() == kind.facts());
    match kinds::fitting(content, &sheet).into_iter().find(|kind| is_in_hand(kind)) {
        Some(kind) => with_header(kind),
        None => with_header(kinds::kind_of(content, &sheet, file)?),
    }
}

/// Whether a pasted table begins with a header: a row that names columns, including a column that identifies things of its kind.
fn has_header(content: &Content, sheet: &Sheet<'_>) -> bool {
    kinds::nearest(content, sheet).is_some_and(|kind| {
        let facts = kind.facts();
        let head = sheet.head(&kinds::header(kind));
        // If a kind always has exactly one thing, no column is needed to identify the thing.
        head.names(facts.thing) || facts.same.in_columns.iter().any(|column| head.names(column)) || kind.only().is_some()
    })
}

/// The separator of a table without a header. It is a tab, unless the first line contains no tab but another separator at least twice.
fn separator(text: &str) -> &'static str {
    let first = text.lines().next().unwrap_or_default();
    let between = |separator: &&str| !first.contains('\t') && first.matches(separator).count() > 1;
    [";", ","].into_iter().find(between).unwrap_or("\t")
}

/// A table from a file, rewritten with tabs between its cells.
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
    use launch_fighters::{Content as Ships, Part, Ship};
    use rules::{Count, Level};
    use star_viking::{Content as Units, Symbol, UnitType};

    /// Copies everything of the kind of the first place, pastes it into an empty project, and returns the tables of both projects.
    fn through_the_clipboard(content: &Content, first: &Place) -> (String, String) {
        let places = kind_of(first).expect("a kind").things(content);
        let text = copy(content, &places).expect("a table");
        let mut into = Content::empty(content.game());
        let pasted = paste(&into, first, &TakenTable::pasted(text.clone()), false).expect("edits");
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
        let paste = |content: &Content, place: &Place, text: &str| {
            paste(content, place, &TakenTable::pasted(text.to_owned()), false).map(|pasted| pasted.edits.len())
        };
        let refused = |pasted, words| matches!(pasted, Err(NotTaken::Refused(why)) if why.contains(words));
        let ships = Content::empty(project::Game::LaunchFighters);
        assert_eq!(paste(&ships, &Place::Project, "Sloop\t\t\tS\t4"), Ok(1));
        assert_eq!(paste(&ships, &Place::Project, "Sloop,,,S,4\nLugger, two masts"), Ok(2));
        assert_eq!(paste(&ships, &Place::Project, "Sloop, large"), Ok(1));
        assert!(refused(paste(&ships, &Place::Project, "Sloop\t\t\tS\tmany"), "cannons"));
        let units = Content::empty(project::Game::StarViking);
        let unit = star_viking::Place::Unit(rules::Id::new(1), star_viking::InUnit::Whole).into();
        let bare = "red\tSL\tSloop\tA\tS\t3\t5\t6\t5\t\tyes\t30\t2";
        assert_eq!(paste(&units, &unit, bare), Ok(1));
        assert!(refused(paste(&units, &unit, &bare.replace("\t30", "\tmuch")), "cost"));
    }
}
