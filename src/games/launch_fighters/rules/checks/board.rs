//! Finds spaces beyond the edge of a map, and offers the fix that enlarges the map.

use std::collections::BTreeSet;

use super::counted;
use crate::{Edit, Fix, Map};
use geometry::{Grid, Space};
use rules::{Change, Id};

/// Those of the given spaces that lie outside the map's grid.
pub(super) fn off_map(map: &Map, spaces: &BTreeSet<Space>) -> BTreeSet<Space> {
    spaces.iter().copied().filter(|space| !map.grid.contains(*space)).collect()
}

/// The message that a thing, called `label` in the message, covers spaces beyond the edge of the map. `off` has these spaces; `None` if it is empty.
pub(super) fn beyond(map: &Map, off: &BTreeSet<Space>, label: &str) -> Option<String> {
    let first = map.space_label(*off.first()?);
    let lie = if off.len() == 1 { "lies" } else { "lie" };
    let spaces = counted(off.len(), "space");
    let edge = format!("the edge of {}, which has {}", map.label(), size(map));
    Some(format!("{spaces} of {label} {lie} beyond {edge}; the first is {first}."))
}

/// The size of a map in words, such as "24 columns and 20 rows".
pub(super) fn size(map: &Map) -> String {
    format!("{} and {}", counted(map.grid.columns.get(), "column"), counted(map.grid.rows.get(), "row"))
}

/// A fix that enlarges the map until it contains these spaces; `None` if no map can be that large.
pub(super) fn enlarge(id: Id<Map>, map: &Map, spaces: &BTreeSet<Space>) -> Option<Fix> {
    let counted = || spaces.iter().map(|space| space.counted_from_one());
    let reach = |last: Option<i32>| u16::try_from(last?).ok();
    let columns = reach(counted().map(|(column, _)| column).max())?.max(map.grid.columns.get());
    let rows = reach(counted().map(|(_, row)| row).max())?.max(map.grid.rows.get());
    let grid = Grid::new(map.grid.shape, columns, rows);
    let larger = Map { grid, ..map.clone() };
    spaces
        .iter()
        .all(|space| grid.contains(*space))
        .then(|| Fix::choice(format!("Enlarge the map to {}", size(&larger)), [Edit::Map(Change::Set(id, larger))]))
}
