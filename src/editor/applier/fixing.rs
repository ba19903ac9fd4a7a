//! Applies fixes after showing them to the user. All safe fixes can also be applied at once: the code applies one, checks the project again, and
//! repeats that until no safe fix is left.
//!
//! For a large project this takes long, so it is done in the background. The result is applied only if the project has not changed since.

use std::sync::Arc;

use super::{Effect, apply_change, change_of, changed};
use crate::drawing::{Progress, ProgressMonitor, Stopped};
use crate::editor::action::{Dialog, FixedProject};
use crate::editor::derived;
use crate::editor::state::State;
use crate::project::difference;
use crate::project::{Fix, Project};

/// The largest number of safe fixes that are applied at once. It is far more than any project needs, and stops the work if two fixes undo each other
/// again and again.
const MOST_FIXES: usize = 10_000;

/// Applies every safe fix to a copy of a project. Before each fix, the monitor may stop the work.
///
/// # Errors
/// If the work is stopped.
pub fn fix_all(project: &Arc<Project>, monitor: ProgressMonitor) -> Result<FixedProject, Stopped> {
    let mut fixed = FixedProject { of: Arc::clone(project), after: Arc::clone(project), fixes: 0 };
    while fixed.fixes < MOST_FIXES {
        monitor.report(Progress::pages(0))?;
        let findings = fixed.after.check();
        let fixes = findings.iter().flat_map(|finding| &finding.fixes).filter(|fix| fix.safe);
        let changed = |fix| changed(&fixed.after, &change_of(fix).steps).ok();
        let Some(next) = fixes.filter_map(changed).find(|next| *next != *fixed.after) else { break };
        fixed.after = Arc::new(next);
        fixed.fixes += 1;
    }
    Ok(fixed)
}

/// If a fix changes a single value, applies it and offers to undo it. Otherwise asks the user whether to apply it.
pub fn preview(state: &mut State, fix: Fix) {
    match changed(state.document.project(), &change_of(&fix).steps) {
        Ok(after) => {
            let differences = difference::between(&state.document.project().content, &after.content);
            if let [only] = differences.as_slice()
                && only.values.is_some()
            {
                apply_change(state, change_of(&fix).then_say(only.to_string()));
            } else {
                state.view.dialog = Some(Dialog::Fix { fix, differences });
            }
        }
        Err(refusal) => state.fail(format!("{} is not possible: {refusal}.", fix.title)),
    }
}

/// Shows what all safe fixes together would change. In a large project, that is worked out in the background first.
pub fn preview_all(state: &mut State) -> Vec<Effect> {
    let project = state.document.project();
    if derived::is_heavy(project) {
        return vec![Effect::WorkOutFixes(Arc::clone(project))];
    }
    // Without a monitor the work is never stopped.
    if let Ok(fixed) = fix_all(project, ProgressMonitor::NONE) {
        show(state, fixed);
    }
    Vec::new()
}

/// Asks the user whether to accept the project with all safe fixes applied, unless the project has changed since.
pub fn show(state: &mut State, fixed: FixedProject) {
    if Arc::ptr_eq(&fixed.of, state.document.project()) {
        let differences = difference::between(&fixed.of.content, &fixed.after.content);
        state.view.dialog = Some(Dialog::SafeFixes { fixed, differences });
    } else {
        state.notify("The project has changed meanwhile; ask for its safe fixes again.");
    }
}

/// Applies all safe fixes as one step: those that the dialog shows, or else all that exist.
pub fn apply_all_safe_fixes(state: &mut State) {
    let project = state.document.project();
    let fixed = match state.view.dialog.take() {
        Some(Dialog::SafeFixes { fixed, .. }) if Arc::ptr_eq(&fixed.of, project) => Ok(fixed),
        _ => fix_all(project, ProgressMonitor::NONE),
    };
    let Ok(FixedProject { after, fixes, .. }) = fixed else { return };
    if fixes > 0 {
        state.document.finish_step();
        state.document.record("Apply all safe fixes", Arc::unwrap_or_clone(after), None);
        state.notify(format!("{fixes} safe {} applied.", if fixes == 1 { "fix was" } else { "fixes were" }));
    }
}
