//! Fixes designs with the fixes that need no choice by the designer: applies one of them, checks again, and repeats this until none is left.

use std::collections::HashSet;

use super::{Content, Place};

/// Applies safe fixes one at a time, checking again after each, until none is left. Returns the titles of the applied fixes, in order.
///
/// A fix that comes back for the same rule and place is not applied a second time, and the total number of fixes is limited, so that two rules that
/// undo each other's fixes cannot go on for ever. A fix that consists of several edits is applied whole or not at all.
pub fn apply_safe_fixes(content: &mut Content) -> Vec<String> {
    let mut applied = Vec::new();
    let mut tried: HashSet<(&'static str, Place, String)> = HashSet::new();
    while tried.len() < MOST_FIXES {
        let findings = content.check();
        let mut safe = findings.into_iter().flat_map(|finding| {
            let (rule, place) = (finding.about.name, finding.place);
            finding.fixes.into_iter().filter(|fix| fix.safe).map(move |fix| (rule, place.clone(), fix))
        });
        let new = safe.find(|(rule, place, fix)| !tried.contains(&(*rule, place.clone(), fix.title.clone())));
        let Some((rule, place, fix)) = new else { break };
        tried.insert((rule, place, fix.title.clone()));
        let mut fixed = content.clone();
        if fix.edits.iter().all(|edit| fixed.apply(edit).is_ok()) {
            *content = fixed;
            applied.push(fix.title);
        }
    }
    applied
}

/// How many fixes are applied at most: more than a project of many thousand things can need.
const MOST_FIXES: usize = 20_000;
