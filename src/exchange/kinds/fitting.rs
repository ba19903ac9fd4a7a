//! Finds out which kind of thing a table holds, by the columns that it names.

use std::cmp::Reverse;
use std::path::Path;

use super::{header, thing_column, usual_header};
use crate::csv::{self, Sheet};
use project::{AnyKind, Content, Error};
use rules::listed;

/// The kinds that are exchanged as tables, each with the name of its table.
pub fn exchanged(content: &Content) -> impl DoubleEndedIterator<Item = (&'static dyn AnyKind, &'static str)> {
    content.kinds().iter().filter_map(|kind| Some((*kind, kind.facts().table?)))
}

/// The kind whose table has this name.
///
/// # Errors
///
/// If there is no such table; the error lists the tables that exist.
pub fn kind_named(content: &Content, name: &str) -> Result<&'static dyn AnyKind, Error> {
    let found = exchanged(content).find(|(_, table)| table.eq_ignore_ascii_case(name));
    found.map(|(kind, _)| kind).ok_or_else(|| Error::Unknown {
        what: "kind of table",
        name: name.into(),
        known: exchanged(content).map(|(_, table)| table.into()).collect(),
    })
}

/// Finds the kind that a table holds. This is the kind that has all columns of the table or, if there is none, the kind that has most of them;
/// importing the table as that kind will then refuse the other columns.
///
/// # Errors
///
/// If several kinds have all columns, or no kind has any.
pub fn kind_of(content: &Content, sheet: &Sheet<'_>, file: &Path) -> Result<&'static dyn AnyKind, Error> {
    match fitting(content, sheet).as_slice() {
        [kind] => Ok(*kind),
        [] => nearest(content, sheet).ok_or_else(|| none_known(content, sheet, file)),
        several => {
            let kinds = several.iter().filter_map(|kind| kind.facts().table).collect();
            Err(Error::SeveralKinds { file: file.into(), kinds })
        }
    }
}

/// The kinds that a table may hold, because they have all columns that it names. If the table also has every column that an export of some of these
/// kinds writes, only those kinds are returned.
#[must_use]
pub fn fitting(content: &Content, sheet: &Sheet<'_>) -> Vec<&'static dyn AnyKind> {
    let fits = |kind: &dyn AnyKind| {
        let head = sheet.head(&header(kind));
        head.fits(&header(kind)) && thing_column(kind).is_none_or(|thing| head.names(thing))
    };
    let goes_out_so = |kind: &dyn AnyKind| {
        let head = sheet.head(&header(kind));
        usual_header(kind).iter().all(|column| head.names(column))
    };
    let fitting: Vec<_> = exchanged(content).map(|(kind, _)| kind).filter(|kind| fits(*kind)).collect();
    let whole: Vec<_> = fitting.iter().copied().filter(|kind| goes_out_so(*kind)).collect();
    if whole.is_empty() { fitting } else { whole }
}

/// The kind of which a table names most columns; `None` if it names no known column. Among equal kinds, things come before lists inside things, then
/// the kind whose column names most names in the table resemble, such as misspelled ones, and then the kind that has the fewest columns missing from
/// the table.
#[must_use]
pub fn nearest(content: &Content, sheet: &Sheet<'_>) -> Option<&'static dyn AnyKind> {
    let named = |kind: &dyn AnyKind| {
        let columns = header(kind);
        let head = sheet.head(&columns);
        let named = head.named(&columns);
        let meant = head.names.iter().filter(|name| rules::nearest(name, columns.iter().copied()).is_some()).count();
        (named, kind.is_of_things(), meant, Reverse(columns.len() - named))
    };
    // `max_by_key` takes the last of several maxima, so the order is reversed.
    let nearest = exchanged(content).map(|(kind, _)| kind).rev().max_by_key(|kind| named(*kind));
    nearest.filter(|kind| named(*kind).0 > 0)
}

/// How many columns of a kind the table names.
#[must_use]
pub fn columns_named(kind: &dyn AnyKind, sheet: &Sheet<'_>) -> usize {
    let columns = header(kind);
    sheet.head(&columns).named(&columns)
}

/// The error for a table that fits no kind.
fn none_known(content: &Content, sheet: &Sheet<'_>, file: &Path) -> Error {
    let head = sheet.head(&[]);
    let names: Vec<&str> = head.names.iter().map(String::as_str).filter(|name| !name.is_empty()).collect();
    let tables: Vec<String> = exchanged(content).map(|(_, table)| table.to_owned()).collect();
    let message = if names.is_empty() {
        csv::EMPTY.to_owned()
    } else {
        let (game, slug) = (content.game().title(), content.game().slug());
        let known = format!("there are tables of {} for {game}", listed(&tables));
        format!("{}; {known}, whose columns export writes and drydock manual {slug}-tables lists", csv::not_known(&names))
    };
    Error::Syntax { file: file.into(), line: 1, column: 1, message }
}
