//! Imports tables from the clipboard or from a file.

use super::{Effect, apply_change};
use crate::editor::action::{Action, Change, Dialog, Twins};
use crate::editor::state::State;
use crate::editor::things::{self, NotTaken, TakenTable};

/// Applies an action that imports a table; any other does nothing.
pub fn take_in(state: &mut State, action: Action) -> Vec<Effect> {
    match action {
        Action::Paste(text) => take(state, TakenTable::pasted(text), None),
        Action::TakeTable(table, twins) => take(state, table, twins),
        Action::ImportTable(path) => {
            state.view.dialog = None;
            if !state.is_at_table() && !state.is_at_post() {
                return vec![Effect::ReadTable(path)];
            }
            state.fail("A table is for the designs of a project: leave the game that is on the table first.");
        }
        _ => {}
    }
    Vec::new()
}

/// Imports a table, as one step. If its columns fit several kinds, the user is asked for the kind. If names exist already and `twins` does not say
/// what to do with them, the user is asked for that as well.
pub fn take(state: &mut State, table: TakenTable, twins: Option<Twins>) {
    let replace = twins == Some(Twins::Replace);
    state.view.dialog.take_if(|dialog| matches!(dialog, Dialog::TableKind { .. } | Dialog::TableTwins { .. }));
    let (content, place) = (&state.document.project().content, state.document.place());
    match things::paste(content, place, &table, replace) {
        Ok(pasted) if twins.is_none() && !pasted.twins.is_empty() => {
            state.view.dialog = Some(Dialog::TableTwins { table, names: pasted.twins });
        }
        Ok(pasted) => {
            apply_change(state, Change::edits("Add a table", pasted.edits).then_select(pasted.first));
            state.notify(pasted.summary);
        }
        Err(NotTaken::SeveralKinds(kinds)) => state.view.dialog = Some(Dialog::TableKind { table, kinds }),
        // Things that cannot be added a second time can perhaps still be updated.
        Err(_) if twins.is_none() && things::paste(content, place, &table, true).is_ok() => {
            state.view.dialog = Some(Dialog::TableTwins { table, names: Vec::new() });
        }
        Err(NotTaken::Refused(sentence)) => state.fail(sentence),
    }
}
