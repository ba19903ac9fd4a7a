//! Reads the rows of an imported table as things of a project, and reports what is wrong with them.

use std::collections::{BTreeSet, HashMap};
use std::path::Path;

use super::known::{Known, Repeats, stands};
use super::{Cells, columns, header, thing_column};
use crate::csv::{self, Row, Sheet, Table, decimals};
use crate::{Import, summary};
use geometry::Space;
use project::{AnyKind, Content, Edit, Error, Incoming, IncomingRow, Place};
use rules::kind::{Sort, Value};
use rules::{control_letter, counted, one_of, several};

/// The edits that import a table of a kind into a project. If `replace` is true, rows update things that already exist; otherwise all rows are added.
///
/// # Errors
///
/// If the bytes are no table, or if the table has an unknown column or bad rows; the error names every bad row.
pub fn import(kind: &dyn AnyKind, bytes: &[u8], file: &Path, content: &Content, replace: bool) -> Result<Import, Error> {
    let of = kind.facts().table.unwrap_or(kind.facts().one);
    let table = Table::read(&Sheet::read(bytes, file)?, file, of, &header(kind))?;
    if let Some(thing) = thing_column(kind).filter(|thing| !table.has(thing)) {
        let message = format!("the table has no column {thing}, which says of which {thing} a row of {of} is");
        return Err(Error::Syntax { file: file.into(), line: 1, column: 1, message });
    }
    let (mut content, mut edits) = (content.clone(), Vec::new());
    for edit in missing_links(kind, &content, &table) {
        content.apply(&edit).map_err(|refusal| Error::Refused { file: file.into(), refusal })?;
        edits.push(edit);
    }
    let made = edits.len();
    let mut columns = columns(kind, &content);
    columns.retain(|column| table.has(column.name));
    let is_length = |column: &&Cells| matches!(column.sort, Sort::Length { .. });
    let has_comma = |row: Row<'_>| columns.iter().filter(is_length).any(|column| decimals::has_comma(row.text(column.name)));
    let has_commas = table.rows().any(has_comma);
    let mut reader = Reader { kind, content: &content, columns, has_commas, replace, problems: Vec::new(), twins: Vec::new() };
    reader.control_letters(&table);
    let incoming = if kind.is_of_things() { reader.things(&table) } else { reader.lists(&table) };
    let (mut problems, twins) = (reader.problems, reader.twins);
    let added = kind.import(&content, &incoming);
    let updated = incoming.iter().filter(|one| one.thing.is_some()).count();
    match added {
        Ok(added) => edits.extend(added),
        Err(refused) => {
            problems.extend(refused.into_iter().map(|one| (one.row, csv::problem(one.row, one.column, &one.why))));
        }
    }
    if problems.is_empty() {
        let thing = kind.facts().thing;
        let done = summary(incoming.len() - updated, updated, thing);
        let summary = match left_out(kind, content, &edits[made..], &incoming) {
            0 => done,
            beyond => format!("{done}; {} left out, which the {thing} does not have", counted(beyond, "space")),
        };
        return Ok(Import { edits, summary, twins, remarks: table.remarks().to_vec() });
    }
    problems.sort_by_key(|(row, _)| *row);
    Err(Error::Rows { file: file.into(), problems: problems.into_iter().map(|(_, problem)| problem).collect() })
}

/// How many of the spaces that the rows name are missing from their things after the edits. Such spaces cannot exist there; for example, they are
/// hexes beyond a board.
fn left_out(kind: &dyn AnyKind, mut content: Content, edits: &[Edit], incoming: &[Incoming]) -> usize {
    let is_of_spaces = |field: &usize| matches!(kind.sort(&content, *field), Sort::Spaces { .. });
    let fields: Vec<usize> = (0..kind.fields().len()).filter(is_of_spaces).collect();
    if fields.is_empty() || edits.iter().any(|edit| content.apply(edit).is_err()) {
        return 0;
    }
    let rows = kind.rows(&content);
    let of_thing = |one: &Incoming| {
        let named = one.rows.iter().flat_map(|row| &row.cells).filter(|(field, _)| fields.contains(field));
        let named: BTreeSet<Space> = named.flat_map(|(_, value)| spaces(Some(value))).collect();
        let own = rows.iter().filter(|row| one.thing.is_some() && kind.thing_of(row) == one.thing);
        let values = own.flat_map(|row| fields.iter().map(|field| kind.value(&content, row, *field)));
        let kept: BTreeSet<Space> = values.flat_map(|value| spaces(value.as_ref())).collect();
        if one.thing.is_some() { named.difference(&kept).count() } else { 0 }
    };
    incoming.iter().map(of_thing).sum()
}

/// The spaces that a value holds.
fn spaces(value: Option<&Value>) -> Vec<Space> {
    if let Some(Value::Spaces(spaces)) = value { spaces.clone() } else { Vec::new() }
}

/// The edits that make the things that a table names and the project does not have, each of them once.
fn missing_links(kind: &dyn AnyKind, content: &Content, table: &Table) -> Vec<Edit> {
    let mut edits = Vec::new();
    for column in columns(kind, content) {
        let Sort::Link { things, .. } = &column.sort else { continue };
        let mut known: Vec<&str> = things.iter().map(|(_, name)| name.trim()).collect();
        for row in table.rows() {
            let name = row.text(column.name);
            if !name.is_empty() && !known.contains(&name) {
                known.push(name);
                edits.extend(kind.make_link(column.field, name));
            }
        }
    }
    edits
}

/// Reads rows and gathers what is wrong with them, each problem with the number of its row.
struct Reader<'a> {
    kind: &'a dyn AnyKind,
    content: &'a Content,
    columns: Vec<Cells>,
    /// Whether any length in the table has a decimal comma.
    has_commas: bool,
    replace: bool,
    problems: Vec<(u64, String)>,
    /// The names of things that are added although others already have these names.
    twins: Vec<String>,
}

impl Reader<'_> {
    fn problem(&mut self, row: Row<'_>, column: &str, what: impl AsRef<str>) {
        self.problems.push((row.number(), row.problem(column, what)));
    }

    /// Reports cells with control characters, which no name may have.
    fn control_letters(&mut self, table: &Table) {
        for row in table.rows() {
            for column in table.columns() {
                if let Some(letter) = control_letter(row.text(column)) {
                    self.problem(row, column, format!("it holds the control letter U+{:04X}", u32::from(letter)));
                }
            }
        }
    }

    /// Reads a table in which each row is a thing.
    fn things(&mut self, table: &Table) -> Vec<Incoming> {
        let mut known = Known::of(self.kind, self.content, &self.kind.rows(self.content));
        let same = self.kind.facts().same;
        let blamed = same.in_columns.last().copied().unwrap_or_default();
        let repeats = known.repeats(table, same.once);
        let found: Vec<(Row<'_>, Option<Place>)> = table.rows().map(|row| (row, self.old(row, &mut known))).collect();
        let replaced = Repeats::of(found.iter().filter_map(|(row, old)| Some((old.clone()?, row.number()))));
        let mut incoming = Vec::new();
        for (row, old) in found {
            let number = row.number();
            let replaces_the_same = || old.as_ref().and_then(|old| replaced.other(old, number));
            let other = known.other(&repeats, row, same.once).or_else(replaces_the_same);
            if let Some(before) = replaces_the_same().filter(|_| self.kind.only().is_some()) {
                let column = header(self.kind).first().copied().unwrap_or_default();
                let one = self.kind.facts().one;
                self.problem(row, column, format!("there is one {one}, which is {}", stands(before, number)));
            } else if let Some(other) = other.filter(|_| self.kind.only().is_none()) {
                self.problem(row, blamed, format!("{:?} stands {}", row.text(blamed), stands(other, number)));
            }
            let cells = self.cells(row, old.as_ref());
            let rows = vec![IncomingRow { number: row.number(), row: old.clone(), cells }];
            incoming.push(Incoming { thing: old, name: String::new(), heads: Vec::new(), rows });
        }
        incoming
    }

    /// The place of the thing that a row replaces; `None` if the row is a new thing.
    fn old(&mut self, row: Row<'_>, known: &mut Known) -> Option<Place> {
        let same = self.kind.facts().same;
        let found = known.find(row);
        if let Some(only) = self.kind.only() {
            return Some(found.ok().flatten().unwrap_or(only));
        }
        if !self.replace {
            if !matches!(found, Ok(None)) {
                self.twins.push(same.in_columns.iter().map(|column| row.text(column)).collect::<Vec<_>>().join(" "));
            }
            return None;
        }
        // A row without a name replaces the next thing without a name, so that importing an exported table adds nothing.
        if matches!(found, Ok(None)) && known.is_nameless(row) {
            return known.take(row);
        }
        found.unwrap_or_else(|problem| {
            self.problem(row, same.in_columns.last().copied().unwrap_or_default(), problem);
            None
        })
    }

    /// Reads a table in which each row is an entry of a list inside a thing. The things come in the order in which they first occur; the rows of a
    /// thing need not be together.
    fn lists(&mut self, table: &Table) -> Vec<Incoming> {
        let thing = self.kind.facts().thing;
        let things = self.kind.things(self.content);
        let replace = self.replace || !self.kind.takes_rows();
        let mut lists: Vec<(Incoming, Known)> = Vec::new();
        let mut places: HashMap<&str, usize> = HashMap::new();
        let same = self.kind.facts().same;
        let key = |row: Row<'_>| -> (String, Vec<String>) {
            (row.text(thing).to_owned(), same.columns().map(|column| row.text(column).to_lowercase()).collect())
        };
        let repeats = Repeats::of(table.rows().map(|row| (key(row), row.number())));
        for row in table.rows() {
            let name = row.text(thing);
            if name.is_empty() && self.kind.only().is_none() {
                self.problem(row, thing, format!("no {thing} is named"));
            }
            let at = if let Some(at) = places.get(name) {
                *at
            } else {
                let is_meant =
                    |place: &&Place| self.kind.only().is_some() || self.kind.thing_name(self.content, place).trim() == name;
                let alike: Vec<&Place> = things.iter().filter(is_meant).collect();
                if alike.len() > 1 && replace {
                    self.problem(row, thing, format!("several {} of the project are called {name:?}", several(thing)));
                }
                if !replace && !alike.is_empty() {
                    self.twins.push(name.to_owned());
                }
                let old = alike.first().filter(|_| replace && alike.len() == 1).map(|place| (*place).clone());
                if old.is_none() && !self.kind.takes_rows() && !name.is_empty() {
                    self.problem(row, thing, format!("the project has no {thing} {name:?}"));
                }
                let own: Vec<Place> = self
                    .kind
                    .rows(self.content)
                    .into_iter()
                    .filter(|row| old.is_some() && self.kind.thing_of(row) == old)
                    .collect();
                let known = Known::of(self.kind, self.content, &own);
                let heads = self.heads(table, row);
                lists.push((Incoming { thing: old, name: name.to_owned(), heads, rows: Vec::new() }, known));
                places.insert(name, lists.len() - 1);
                lists.len() - 1
            };
            if !lists[at].0.rows.is_empty() {
                self.same_heads(table, row, &lists[at].0);
            }
            // If no rows can be added, two rows with the same key would change the same row of the project.
            let once = same.once || !self.kind.takes_rows();
            if let Some(column) = same.columns().last().filter(|column| once && !row.text(column).is_empty())
                && let Some(other) = repeats.other(&key(row), row.number())
            {
                let (one, said) = (self.kind.facts().one, row.text(column));
                self.problem(row, column, format!("{one} {said} of {name:?} stands {}", stands(other, row.number())));
            }
            let old = lists[at].1.take(row);
            let cells = self.cells(row, old.as_ref());
            lists[at].0.rows.push(IncomingRow { number: row.number(), row: old, cells });
        }
        lists.into_iter().map(|(incoming, _)| incoming).collect()
    }

    /// The values in a row that describe the thing around it, such as the fleet of a ship, except that thing's name. Errors in
    /// them are added to the problems.
    fn heads(&mut self, table: &Table, row: Row<'_>) -> Vec<(usize, Value)> {
        let mut heads = Vec::new();
        for (head, facts) in self.kind.heads().0.into_iter().enumerate() {
            let Some(name) = facts.column.name().filter(|name| table.has(name)) else { continue };
            match self.read(&self.kind.head_sort(self.content, head), row, name) {
                Ok(value) => heads.push((head, value)),
                Err(what) => self.problem(row, name, what),
            }
        }
        heads
    }

    /// Checks that a later row of a thing has the same values for that thing as the first row. A difference is added to the problems.
    fn same_heads(&mut self, table: &Table, row: Row<'_>, first: &Incoming) {
        let said = self.heads(table, row);
        let facts = self.kind.heads().0;
        for (head, value) in &said {
            let differs = first.heads.iter().any(|(known, before)| known == head && before != value);
            if let Some(name) = facts.get(*head).and_then(|facts| facts.column.name()).filter(|_| differs) {
                let one = self.kind.facts().thing;
                self.problem(row, name, format!("another row says something else of the {one} {:?}", first.name));
            }
        }
    }

    /// The values of the cells of a row; errors in them are added to the problems.
    fn cells(&mut self, row: Row<'_>, old: Option<&Place>) -> Vec<(usize, Value)> {
        let fields = self.kind.fields();
        let (mut cells, mut problems) = (Vec::new(), Vec::new());
        for (field, facts) in fields.iter().enumerate().filter(|(_, facts)| facts.required && old.is_none()) {
            if let Some(name) = facts.column.name().filter(|_| self.columns.iter().all(|column| column.field != field)) {
                let one = self.kind.facts().one;
                problems.push((name, format!("a new {one} needs {}, and the table has no such column", one_of(name))));
            }
        }
        for column in self.columns.iter().filter(|column| column.sort.is_editable()) {
            match self.read(&column.sort, row, column.name) {
                Ok(value) => cells.push((column.field, self.as_written(column, value, old))),
                Err(what) => problems.push((column.name, what)),
            }
        }
        for (column, what) in problems {
            self.problem(row, column, what);
        }
        cells
    }

    /// Reads the value of a cell in a column for values of this sort. A length may have a decimal comma.
    fn read(&self, sort: &Sort, row: Row<'_>, column: &str) -> Result<Value, String> {
        if !matches!(sort, Sort::Length { .. }) {
            return sort.read(row.text(column));
        }
        let text = row.text(column);
        if self.has_commas && decimals::may_have_thousands(text) {
            return Err(format!("{text:?} has a point where other lengths of the table have a comma, and may be thousands"));
        }
        sort.read(&row.number_with_point(column)?)
    }

    /// The value as the user meant it: spreadsheets write 0 for an empty cell, so a 0 means an empty field unless the field held 0 before.
    fn as_written(&self, column: &Cells, value: Value, old: Option<&Place>) -> Value {
        let zero = value == Value::Number(0) && matches!(column.sort, Sort::Perhaps { zero_is_nothing: true, .. });
        let stood = || old.and_then(|row| self.kind.value(self.content, row, column.field)) == Some(Value::Number(0));
        if zero && !stood() { Value::Nothing } else { value }
    }
}
