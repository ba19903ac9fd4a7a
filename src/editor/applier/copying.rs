//! Copies to the clipboard: things as a table, or a link that contains a project or some of its things.

use super::Effect;
use crate::editor::action::Action;
use crate::editor::state::State;
use crate::editor::things;
use crate::machine;
use crate::project::{Project, excerpt, link};

/// Applies an action that copies; any other does nothing.
pub fn copy(state: &mut State, action: Action) -> Vec<Effect> {
    let project = state.document.project();
    match action {
        Action::Copy => things::copy(&project.content, &state.chosen()).map(Effect::Copy).into_iter().collect(),
        Action::CopyText(text) => vec![Effect::Copy(text)],
        Action::CopyLink => {
            let project = project.clone();
            copy_link(state, &project, "this project")
        }
        Action::CopyThingsLink => {
            let excerpt = excerpt(project, &state.chosen());
            copy_link(state, &excerpt, &excerpt.title)
        }
        _ => Vec::new(),
    }
}

/// Copies a link to this page that contains a project; the message to the user names the project `called`.
fn copy_link(state: &mut State, project: &Project, called: &str) -> Vec<Effect> {
    let Some(address) = machine::address() else { return Vec::new() };
    match link::pack(project) {
        Ok(letters) => {
            state.notify(format!(
                "The link is on the clipboard: whoever follows it opens a copy of {called}, and no server sees it."
            ));
            vec![Effect::Copy(format!("{address}#{letters}"))]
        }
        Err(error) => {
            state.fail(error.to_string());
            Vec::new()
        }
    }
}
