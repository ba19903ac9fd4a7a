//! Whether a search finds whoever hides (11.0).

use super::Outcomes;
use crate::SearchTable;

/// How a search ends.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Found {
    /// They are found.
    Found,
    /// They stay hidden.
    Hidden,
}

/// How a search of a value ends for those who hide with one. None where the cell is missing.
#[must_use]
pub fn search(search: u32, hiding: u32, table: &SearchTable) -> Option<Outcomes<Found>> {
    let faces = u32::from(table.finds(search, hiding)?.get());
    Outcomes::of((1..=6).map(|die| Some(if die <= faces { Found::Found } else { Found::Hidden })))
}
