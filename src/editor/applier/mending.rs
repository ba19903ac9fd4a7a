//! Fixes: shown before they are applied, and all safe ones at once: one is applied, everything is checked again, until none is left.

use std::sync::Arc;

use super::{change_of, changed};
use crate::editor::difference;
use crate::editor::state::{Dialog, State};
use crate::project::Project;
use crate::rules::Fix;

/// The most safe fixes that are applied at once: far more than any project needs, so that two fixes that undo each other end.
const MOST_FIXES: usize = 10_000;

/// The project after all safe fixes, and how many there were.
pub fn safely_mended(state: &State) -> (Arc<Project>, usize) {
    let mut project = Arc::clone(state.document.project());
    let mut applied = 0_usize;
    let mut findings = if state.document.is_checked() { state.document.findings().to_vec() } else { project.check() };
    while applied < MOST_FIXES {
        let fixes = findings.iter().flat_map(|finding| &finding.fixes).filter(|fix| fix.safe);
        let next = fixes.filter_map(|fix| changed(&project, &change_of(fix).steps).ok()).find(|next| *next != *project);
        let Some(next) = next else { break };
        project = Arc::new(next);
        applied += 1;
        findings = project.check();
    }
    (project, applied)
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

/// Asks whether to apply all safe fixes, with what they would change together.
pub fn preview_all(state: &mut State) {
    let (after, fixes) = safely_mended(state);
    let differences = difference::between(&state.document.project().content, &after.content);
    state.view.dialog = Some(Dialog::SafeFixes { fixes, differences });
}

/// Applies all safe fixes, as one step.
pub fn apply_all_safe_fixes(state: &mut State) {
    state.view.dialog = None;
    let (project, applied) = safely_mended(state);
    if applied > 0 {
        state.document.settle();
        state.document.record("Apply all safe fixes", Arc::unwrap_or_clone(project), None);
        state.tell(format!("{applied} safe {} applied.", if applied == 1 { "fix was" } else { "fixes were" }));
    }
}
