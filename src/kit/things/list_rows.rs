//! Removes and moves the rows of a list inside a thing, in the same way for every game.

use super::{Shift, TakenOut};
use crate::change::Change;
use project::{AnyKind, Content, Place};

/// The edits that remove the row at a place from its thing, and the label of the step. The outer `None` means that no row is there.
pub fn take_out(kind: &dyn AnyKind, content: &Content, place: &Place) -> Option<TakenOut> {
    let row = kind.row_of(content, place)?;
    let edits = kind.remove_rows(content, std::slice::from_ref(&row));
    Some(Some((edits, format!("Take out {}", kind.row_name(content, &row)))))
}

/// Moves the row at a place down its list by `by` places, or up if `by` is negative; `None` if no row is there.
pub fn shift(kind: &dyn AnyKind, content: &Content, place: &Place, by: isize) -> Option<Shift> {
    let row = kind.row_of(content, place)?;
    let rows = kind.rows_in(content, &row);
    let at = rows.iter().position(|known| *known == row)?;
    let to = at.checked_add_signed(by).filter(|to| *to < rows.len());
    let edit = to.and_then(|to| kind.move_row(content, &row, to));
    let label = || format!("Move {}", kind.row_name(content, &row));
    Some(edit.map(|edit| Change::edit(label(), edit).then_select(place.clone())).into())
}
