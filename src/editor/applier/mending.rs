//! All safe fixes at once: one is applied, everything is checked again, until none is left.

use std::sync::Arc;

use super::{change_of, changed};
use crate::editor::state::State;
use crate::project::Project;

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
