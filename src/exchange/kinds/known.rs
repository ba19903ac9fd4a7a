//! Finds the rows of a project that are meant by the rows of a table.

use std::collections::HashMap;
use std::hash::Hash;

use super::{Cells, columns};
use crate::csv::{Row, Table};
use project::{AnyKind, Content, Place};
use rules::several;

/// The rows of a project, which can be found by the columns that identify them.
pub(super) struct Known {
    /// The columns of a table that identify a row.
    columns: Vec<Cells>,
    /// A further column, which decides between several rows that agree in those columns.
    then: Option<Cells>,
    one: &'static str,
    rows: HashMap<Vec<String>, Vec<(String, Place)>>,
}

impl Known {
    pub(super) fn of(kind: &dyn AnyKind, content: &Content, places: &[Place]) -> Self {
        let same = kind.facts().same;
        let mut all = columns(kind, content);
        let mut taken = |name: &str| all.iter().position(|column| column.name == name).map(|at| all.swap_remove(at));
        let columns: Vec<Cells> = same.in_columns.iter().filter_map(|name| taken(name)).collect();
        let then = same.then.and_then(taken);
        let text = |place: &Place, column: &Cells| column.same(&kind.written(content, place, column.field, &column.sort));
        let mut rows: HashMap<Vec<String>, Vec<(String, Place)>> = HashMap::new();
        for place in places {
            let key = columns.iter().map(|column| text(place, column)).collect();
            let last = then.as_ref().map(|column| text(place, column)).unwrap_or_default();
            rows.entry(key).or_default().push((last, place.clone()));
        }
        Self { columns, then, one: kind.facts().one, rows }
    }

    /// The values by which a table's row is identified: those in the identifying columns, and the one in the further column.
    fn key(&self, row: Row<'_>) -> (Vec<String>, String) {
        let text = |column: &Cells| column.same(row.text(column.name));
        (self.columns.iter().map(text).collect(), self.then.as_ref().map(text).unwrap_or_default())
    }

    /// Finds rows of a table that mean the same row of the project. Two rows do so if they agree in all columns that identify a row and do not differ
    /// in the further column, which one of them may leave empty. Rows without a name do not count, unless `once` is true.
    pub(super) fn repeats(&self, table: &Table, once: bool) -> Repeats<(Vec<String>, Option<String>)> {
        let said = table.rows().filter_map(|row| Some((self.told(row, once)?, row.number())));
        Repeats::of(said.flat_map(|((key, then), row)| [((key.clone(), Some(then)), row), ((key, None), row)]))
    }

    /// The number of the first other row of a table that means the same row of the project; `None` if no other row does.
    pub(super) fn other(&self, repeats: &Repeats<(Vec<String>, Option<String>)>, row: Row<'_>, once: bool) -> Option<u64> {
        let (key, then) = self.told(row, once)?;
        let number = row.number();
        let of = |then: Option<&str>| repeats.other(&(key.clone(), then.map(ToOwned::to_owned)), number);
        let open = if then.is_empty() { of(None) } else { of(Some("")) };
        of(Some(&then)).or(open.filter(|_| self.then.is_some()))
    }

    /// The values by which a row is identified; `None` if the row has no name by which it could be found. If `once` is true, the values are in lower
    /// case and the result is never `None`.
    fn told(&self, row: Row<'_>, once: bool) -> Option<(Vec<String>, String)> {
        let (key, then) = self.key(row);
        if once {
            return Some((key.iter().map(|text| text.to_lowercase()).collect(), then.to_lowercase()));
        }
        (key.last().is_some_and(|last| !last.is_empty()) || !then.is_empty()).then_some((key, then))
    }

    /// The row of the project that a table's row means; `None` if the table's row is a new row or has no name. The error says why the row is not
    /// clear.
    pub(super) fn find(&self, row: Row<'_>) -> Result<Option<Place>, String> {
        let (key, then) = self.key(row);
        let last = key.last().map(String::as_str).unwrap_or_default();
        if last.is_empty() && then.is_empty() {
            return Ok(None);
        }
        let mut alike: Vec<&(String, Place)> = self.rows.get(&key).into_iter().flatten().collect();
        let found = format!("several {} of the project are called {last:?}", several(self.one));
        match &self.then {
            Some(column) if alike.len() > 1 && then.is_empty() => {
                return Err(format!("{found}, and no {} says which", column.name));
            }
            Some(_) if alike.len() > 1 || last.is_empty() => alike.retain(|(found, _)| *found == then),
            Some(_) | None => {}
        }
        match alike.as_slice() {
            [] => Ok(None),
            [(_, place)] => Ok(Some(place.clone())),
            _ => Err(found),
        }
    }

    /// Whether a row has no name by which it could be found.
    pub(super) fn is_nameless(&self, row: Row<'_>) -> bool {
        let (key, then) = self.key(row);
        key.last().is_none_or(String::is_empty) && then.is_empty()
    }

    /// Returns the first row of the project that a table's row means, and removes it here, so that no other row can mean it. `None` if there is none.
    pub(super) fn take(&mut self, row: Row<'_>) -> Option<Place> {
        let (key, then) = self.key(row);
        let alike = self.rows.get_mut(&key)?;
        let at = alike.iter().position(|(found, _)| *found == then)?;
        Some(alike.remove(at).1)
    }
}

/// For each key, the numbers of the first two rows of a table that have it. If only one row has it, its number stands twice.
pub(super) struct Repeats<K>(HashMap<K, [u64; 2]>);

impl<K: Eq + Hash> Repeats<K> {
    /// Finds the first two rows with each key. Further rows with the key are not reported.
    pub(super) fn of(said: impl IntoIterator<Item = (K, u64)>) -> Self {
        let mut rows: HashMap<K, [u64; 2]> = HashMap::new();
        for (key, row) in said {
            let first = rows.entry(key).or_insert([row, row]);
            if first[0] == first[1] {
                first[1] = row;
            }
        }
        Self(rows)
    }

    /// The number of the first other row with the same key; `None` if no other row has it.
    pub(super) fn other(&self, key: &K, row: u64) -> Option<u64> {
        self.0.get(key)?.iter().copied().find(|other| *other != row)
    }
}

/// Says where the other row with the same key is, as seen from this row: "in row 3 already".
pub(super) fn stands(other: u64, row: u64) -> String {
    format!("in row {other} {}", if other < row { "already" } else { "too" })
}
