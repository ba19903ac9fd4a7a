//! Tables that are taken into the project: from the clipboard, or from a file.

use std::path::Path;

use super::{Effect, apply_change};
use crate::editor::action::{Action, Change, Dialog, Twins};
use crate::editor::state::State;
use crate::editor::things;

/// Applies an action that takes in a table; any other does nothing.
pub fn take_in(state: &mut State, action: Action) -> Vec<Effect> {
    match action {
        Action::Paste(text) => paste(state, None, &text, None),
        Action::PasteTwins(text, twins) => paste(state, None, &text, Some(twins)),
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

/// Takes in what stands in a table, as one step. What becomes of that of which something of the same name is there is asked, unless it is said.
pub fn paste(state: &mut State, from: Option<&Path>, text: &str, twins: Option<Twins>) {
    let replace = twins == Some(Twins::Replace);
    state.view.dialog.take_if(|dialog| matches!(dialog, Dialog::PasteTwins { .. }));
    let (content, place) = (&state.document.project().content, state.document.place());
    match things::paste(content, place, from, text, replace) {
        Ok(pasted) if twins.is_none() && !pasted.twins.is_empty() => {
            state.view.dialog = Some(Dialog::PasteTwins { text: text.to_owned(), names: pasted.twins });
        }
        Ok(pasted) => {
            apply_change(state, Change::edits("Add a table", pasted.edits).then_select(pasted.first));
            state.notify(format!("{}.", pasted.summary));
        }
        // What cannot be added a second time may still be brought up to date.
        Err(_) if twins.is_none() && things::paste(content, place, from, text, true).is_ok() => {
            state.view.dialog = Some(Dialog::PasteTwins { text: text.to_owned(), names: Vec::new() });
        }
        Err(sentence) => state.fail(sentence),
    }
}
