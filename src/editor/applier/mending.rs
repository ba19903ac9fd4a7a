//! Fixes: shown before they are applied, and all safe ones at once: one is applied, everything is checked again, until none is left.
//!
//! In a large project that takes long, and is worked out beside the window; what comes back is applied only to the value of the project
//! that it was worked out for.

use std::sync::Arc;

use super::{Effect, change_of, changed};
use crate::drawing::{Pace, Progress, Stopped};
use crate::editor::action::{Dialog, Mended};
use crate::editor::derived;
use crate::editor::difference;
use crate::editor::state::State;
use crate::project::Project;
use crate::rules::Fix;

/// The most safe fixes that are applied at once: far more than any project needs, so that two fixes that undo each other end.
const MOST_FIXES: usize = 10_000;

/// Applies every safe fix of a project, and asks before each whether to go on.
///
/// # Errors
/// If the work is stopped.
pub fn mend(project: &Arc<Project>, pace: Pace) -> Result<Mended, Stopped> {
    let mut mended = Mended { of: Arc::clone(project), after: Arc::clone(project), fixes: 0 };
    while mended.fixes < MOST_FIXES {
        pace.tell(Progress::pages(0))?;
        let findings = mended.after.check();
        let fixes = findings.iter().flat_map(|finding| &finding.fixes).filter(|fix| fix.safe);
        let changed = |fix| changed(&mended.after, &change_of(fix).steps).ok();
        let Some(next) = fixes.filter_map(changed).find(|next| *next != *mended.after) else { break };
        mended.after = Arc::new(next);
        mended.fixes += 1;
    }
    Ok(mended)
}

/// Asks whether to apply a fix, with what it would change.
pub fn preview(state: &mut State, fix: Fix) {
    match changed(state.document.project(), &change_of(&fix).steps) {
        Ok(after) => {
            let differences = difference::between(&state.document.project().content, &after.content);
            state.view.dialog = Some(Dialog::Fix { fix, differences });
        }
        Err(refusal) => state.fail(format!("{} is not possible: {refusal}.", fix.title)),
    }
}

/// Shows what all safe fixes together would change, or has it worked out beside the window.
pub fn preview_all(state: &mut State) -> Vec<Effect> {
    let project = state.document.project();
    if derived::is_heavy(project) {
        return vec![Effect::Mend(Arc::clone(project))];
    }
    // Nobody watches, and so nobody stops it.
    if let Ok(mended) = mend(project, Pace::FREE) {
        show(state, mended);
    }
    Vec::new()
}

/// Asks whether to take what the safe fixes make of the project, unless it has become another since.
pub fn show(state: &mut State, mended: Mended) {
    if Arc::ptr_eq(&mended.of, state.document.project()) {
        let differences = difference::between(&mended.of.content, &mended.after.content);
        state.view.dialog = Some(Dialog::SafeFixes { mended, differences });
    } else {
        state.tell("The project has changed meanwhile; ask for its safe fixes again.");
    }
}

/// Applies all safe fixes, as one step: those that the dialog shows, or those that there are.
pub fn apply_all_safe_fixes(state: &mut State) {
    let project = state.document.project();
    let mended = match state.view.dialog.take() {
        Some(Dialog::SafeFixes { mended, .. }) if Arc::ptr_eq(&mended.of, project) => Ok(mended),
        _ => mend(project, Pace::FREE),
    };
    let Ok(Mended { after, fixes, .. }) = mended else { return };
    if fixes > 0 {
        state.document.settle();
        state.document.record("Apply all safe fixes", Arc::unwrap_or_clone(after), None);
        state.tell(format!("{fixes} safe {} applied.", if fixes == 1 { "fix was" } else { "fixes were" }));
    }
}
