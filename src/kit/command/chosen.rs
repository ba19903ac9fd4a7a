//! The commands that act on the things chosen in the outline.

use crate::action::{Action, Change};
use crate::state::State;
use crate::things;

/// Copies the chosen things as one undo step, and shows the last copy.
pub fn duplicate(state: &State) -> Option<Action> {
    let mut content = state.document.project().content.clone();
    let (mut edits, mut last) = (Vec::new(), None);
    for place in state.chosen() {
        // The names and ids of a copy depend on the copies made before it.
        let Some((edit, copy)) = things::duplicate(&content, &place) else { continue };
        content.apply(&edit).ok()?;
        edits.push(edit);
        last = Some(copy);
    }
    Some(Change::edits("Duplicate", edits).then_select(last?).into())
}

/// Deletes the chosen things as one undo step. If only a part of a thing is selected, such as a unit of a set-up, deletes that part instead.
pub fn delete(state: &State) -> Option<Action> {
    let content = &state.document.project().content;
    if let Some(part) = state.document.things().take_out(content, state.document.place()) {
        // The entries of a list get new numbers after the deletion, so the thing that contains the list is selected.
        let whole = things::thing(state.document.place());
        return part.map(|(edits, label)| Change::edits(label, edits).then_select(whole).into());
    }
    let mut removed: Vec<_> = state.chosen().iter().filter_map(|place| things::remove(content, place)).collect();
    let what = match removed.as_slice() {
        [] => return None,
        [(_, name)] => name.clone(),
        several => format!("{} things", several.len()),
    };
    let edits = removed.drain(..).map(|(edit, _)| edit);
    Some(Change::edits(format!("Delete {what}"), edits).then_say(format!("{what} deleted")).into())
}

/// Moves the selected thing `by` places down among the things of its kind, or up if `by` is negative. If only a part of a thing is selected, such as
/// an orbit of a system, moves that part instead.
pub fn shift(state: &State, by: isize) -> Option<Action> {
    if let Some(part) = state.document.things().shift_part(&state.document.project().content, state.document.place(), by) {
        return part.change().map(Action::from);
    }
    let place = things::thing(state.document.place());
    let (at, count) = things::position(&state.document.project().content, &place)?;
    let to = at.checked_add_signed(by).filter(|to| *to < count)?;
    let label = if by < 0 { "Move up" } else { "Move down" };
    Some(Change::edit(label, things::move_to(&place, to)?).into())
}
