//! Games by post: opens and leaves their desk, which takes the whole window, and asks before unsaved text at the desk is lost.

use std::path::PathBuf;
use std::sync::Arc;

use super::Effect;
use super::keeping::remember;
use crate::editor::action::{Action, AtPost, Dialog, PostFile};
use crate::editor::state::State;
use crate::machine;

/// Prepares an action that leaves the desk of a game by post. It asks first if unsaved text would be lost; otherwise it clears the desk and applies
/// the action. `None` if no such desk is open.
pub fn leave_first(state: &mut State, action: &Action) -> Option<Vec<Effect>> {
    let post = state.view.post.as_ref()?;
    if post.is_unsaved() {
        state.view.dialog = Some(Dialog::Unsaved(Box::new(action.clone())));
        return Some(Vec::new());
    }
    Some(lose(state, action.clone()))
}

/// Clears the desk of a game by post and applies the action, even if that loses unsaved text.
pub fn lose(state: &mut State, action: Action) -> Vec<Effect> {
    state.view.dialog = None;
    vec![Effect::AtPost(AtPost::Leave), Effect::Then(Box::new(action))]
}

/// Undoes or redoes a step at the desk of a game by post, or leaves the desk.
pub fn do_at_desk(state: &mut State, action: &Action) -> Vec<Effect> {
    match action {
        Action::Undo => vec![Effect::AtPost(AtPost::Undo)],
        Action::Redo => vec![Effect::AtPost(AtPost::Redo)],
        other => leave_first(state, other).unwrap_or_default(),
    }
}

/// Requests to read a file of a game by post. A sheet is opened at the present desk, as a step that can be undone; any other file replaces that desk.
pub fn open(state: &mut State, path: PathBuf) -> Vec<Effect> {
    if state.view.post.as_ref().is_some_and(|post| post.is_unsaved() && !post.takes(&path)) {
        state.view.dialog = Some(Dialog::Unsaved(Box::new(Action::Open(path))));
        return Vec::new();
    }
    state.view.dialog = None;
    vec![Effect::Load(path)]
}

/// Opens the desk of a game by post for a file that has been read.
pub fn opened(state: &mut State, file: Box<PostFile>) -> Vec<Effect> {
    let mut questions = file.left_over.iter().cloned().map(Dialog::RecoverSheet);
    state.view.dialog = questions.next();
    state.view.left_over = questions.collect();
    state.notice = None;
    let path = file.path.clone();
    let mut effects = vec![Effect::AtPost(AtPost::Open(file))];
    effects.extend(remember(state, &path));
    effects
}

/// Saves the text at the desk of a game by post in its file, or asks for a path if it has none yet.
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

/// Saves the text at the desk of a game by post in a file; if `replace` is true, it may replace another file.
pub fn save_in(path: PathBuf, replace: bool) -> Vec<Effect> {
    vec![Effect::AtPost(AtPost::Save { path, replace })]
}

/// Records that the text at the desk of a game by post was saved, and applies the action that waited for the save.
pub fn saved(state: &mut State, path: PathBuf, bytes: Arc<[u8]>) -> Vec<Effect> {
    state.view.save_path = None;
    state.view.dialog.take_if(|dialog| matches!(dialog, Dialog::SaveAs | Dialog::Overwrite(_)));
    state.notify(format!("Saved {}.", machine::saved_where(&path)));
    let next = state.view.after_save.take();
    let saved = Effect::AtPost(AtPost::Saved { path, bytes });
    std::iter::once(saved).chain(next.map(|next| Effect::Then(Box::new(next)))).collect()
}

/// Passes a sheet of orders that has been read to the desk of a game by post.
pub fn take(state: &mut State, path: PathBuf, bytes: Arc<[u8]>) -> Vec<Effect> {
    if state.view.post.is_none() {
        state.fail(format!("{} is a sheet of orders: open the report that it answers first.", path.display()));
        return Vec::new();
    }
    vec![Effect::AtPost(AtPost::Take { path, bytes })]
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::editor::action::{PostStatus, WrittenFile};
    use crate::editor::applier::apply;
    use crate::editor::settings::Settings;
    use crate::project::Library;

    fn at_post(is_saved: bool) -> State {
        let mut state = State::empty(Settings::default(), Library::bundled(), crate::editor::games::things);
        let written = WrittenFile { what: "sheet", ending: "orders", path: None, suggested: "x.orders".into(), is_saved };
        state.view.post = Some(PostStatus { title: "A".into(), undo: None, redo: None, written: Some(written) });
        state
    }

    fn left_for(action: &Action) -> Vec<Effect> {
        vec![Effect::AtPost(AtPost::Leave), Effect::Then(Box::new(action.clone()))]
    }

    #[test]
    fn what_is_not_saved_is_asked_for_before_anything_takes_its_place() {
        for action in [Action::Close, Action::LeavePost, Action::Open("x.drydock".into()), Action::Open("y.report".into())] {
            let mut state = at_post(false);
            assert_eq!(apply(&mut state, action.clone()), []);
            assert_eq!(state.view.dialog, Some(Dialog::Unsaved(Box::new(action.clone()))));
            assert_eq!(apply(&mut state, Action::Discard(Box::new(action.clone()))), left_for(&action));
        }
        let mut state = at_post(true);
        assert_eq!(apply(&mut state, Action::Close), left_for(&Action::Close));
        // Opening a report keeps the present desk until the new report has been read. Opening a sheet is a step that can be undone.
        assert_eq!(apply(&mut state, Action::Open("y.report".into())), [Effect::Load("y.report".into())]);
        assert_eq!(apply(&mut at_post(false), Action::Open("y.orders".into())), [Effect::Load("y.orders".into())]);
    }

    #[test]
    fn what_waits_for_a_save_is_done_after_it() {
        let mut state = at_post(false);
        apply(&mut state, Action::SaveFirst(Box::new(Action::LeavePost)));
        assert_eq!(state.view.dialog, Some(Dialog::SaveAs));
        let path = PathBuf::from("x.orders");
        let saves = AtPost::Save { path: path.clone(), replace: false };
        assert_eq!(apply(&mut state, Action::SaveAs(path.clone())), [Effect::AtPost(saves)]);
        let bytes: Arc<[u8]> = b"x".as_slice().into();
        let done = saved(&mut state, path.clone(), Arc::clone(&bytes));
        assert_eq!(done, [Effect::AtPost(AtPost::Saved { path, bytes }), Effect::Then(Box::new(Action::LeavePost))]);
        assert_eq!(state.view.dialog, None);
    }
}
