//! Whether a search finds hidden characters (11.0).

use super::Outcomes;
use crate::SearchTable;

/// The result of a search.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Found {
    /// The characters are found.
    Found,
    /// The characters stay hidden.
    Hidden,
}

/// The odds of a search with this search value against this hiding value. `None` if the cell is missing.
#[must_use]
pub fn search(search: u32, hiding: u32, table: &SearchTable) -> Option<Outcomes<Found>> {
    let faces = u32::from(table.finds(search, hiding)?.get());
    Outcomes::of((1..=6).map(|die| Some(if die <= faces { Found::Found } else { Found::Hidden })))
}
