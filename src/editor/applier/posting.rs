//! Games that are played by post: the desk that has the window to itself, and the question before something that was written there is lost.

use std::path::PathBuf;
use std::sync::Arc;

use super::Effect;
use super::keeping::remember;
use crate::editor::action::{Action, AtPost, Dialog, PostFile};
use crate::editor::state::State;

/// Asks first where an action would lose what is written at the desk; then the desk is cleared, and the action done. None where no such desk
/// is open.
pub fn leave_first(state: &mut State, action: &Action) -> Option<Vec<Effect>> {
    let post = state.view.post.as_ref()?;
    if post.is_unsaved() {
        state.view.dialog = Some(Dialog::Unsaved(Box::new(action.clone())));
        return Some(Vec::new());
    }
    Some(lose(state, action.clone()))
}

/// Clears the desk and does the action, whatever is not saved.
pub fn lose(state: &mut State, action: Action) -> Vec<Effect> {
    state.view.dialog = None;
    vec![Effect::AtPost(AtPost::Leave), Effect::Then(Box::new(action))]
}

/// Leaves the desk.
pub fn leave(state: &mut State) -> Vec<Effect> {
    leave_first(state, &Action::LeavePost).unwrap_or_default()
}

/// Has a file of a game by post read. A sheet goes on the desk that is open, as a step that can be taken back; anything else takes the place of
/// that desk.
pub fn open(state: &mut State, path: PathBuf) -> Vec<Effect> {
    if state.view.post.as_ref().is_some_and(|post| post.is_unsaved() && !post.takes(&path)) {
        state.view.dialog = Some(Dialog::Unsaved(Box::new(Action::Open(path))));
        return Vec::new();
    }
    state.view.dialog = None;
    vec![Effect::Load(path)]
}

/// Lays a file that was read on its desk.
pub fn opened(state: &mut State, file: Box<PostFile>) -> Vec<Effect> {
    state.view.dialog = None;
    state.notice = None;
    let path = file.path.clone();
    let mut effects = vec![Effect::AtPost(AtPost::Open(file))];
    effects.extend(remember(state, path));
    effects
}

/// Has what is written at the desk saved where it was saved before, or asks where.
pub fn save(state: &mut State) -> Vec<Effect> {
    let known = state.view.post.as_ref().and_then(|post| post.written.as_ref());
    let Some(written) = known else { return Vec::new() };
    let Some(path) = written.path.clone() else {
        state.view.dialog = Some(Dialog::SaveAs);
        return Vec::new();
    };
    state.view.dialog = None;
    save_in(path, true)
}

/// Has it saved in a file, in place of another where told so.
pub fn save_in(path: PathBuf, replace: bool) -> Vec<Effect> {
    vec![Effect::AtPost(AtPost::Save { path, replace })]
}

/// Notes that it was saved, and does what waited for that.
pub fn saved(state: &mut State, path: PathBuf, bytes: Arc<[u8]>) -> Vec<Effect> {
    state.view.save_path = None;
    state.view.dialog.take_if(|dialog| matches!(dialog, Dialog::SaveAs | Dialog::Overwrite(_)));
    state.notify(format!("Saved in {}.", path.display()));
    let next = state.view.after_save.take();
    let saved = Effect::AtPost(AtPost::Saved { path, bytes });
    std::iter::once(saved).chain(next.map(|next| Effect::Then(Box::new(next)))).collect()
}

/// Takes in a sheet that was read.
pub fn take(state: &mut State, path: PathBuf, bytes: Arc<[u8]>) -> Vec<Effect> {
    if state.view.post.is_none() {
        state.fail(format!("{} is a sheet of orders: open the report that it answers first.", path.display()));
        return Vec::new();
    }
    vec![Effect::AtPost(AtPost::Take { path, bytes })]
}
