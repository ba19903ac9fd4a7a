//! `hooks-share-a-hex`: each hook of a boat must lie on a deck hex of its own.

use super::{book, code, examples, muster};
use crate::{Content, Finding, Fix, InForce, Place, Vessel};
use rules::{About, Rule, Severity};
use std::collections::BTreeSet;

pub(super) static RULE: Rule<Content> = Rule { about: &ABOUT, failing, passing, check };

static ABOUT: About = About {
    name: "hooks-share-a-hex",
    code: code(20),
    severity: Severity::Error,
    citation: book("4.61"),
    says: "Every hook of a boat lies on a hex of its deck of its own.",
    because: "There is room for one coil of rope on a hex.",
};

fn check(content: &Content, findings: &mut Vec<Finding>) {
    for (id, force, vessel_id, vessel, class) in muster::vessels(content) {
        let mut met = BTreeSet::new();
        let is_none = |hook: &String| hook.parse().ok().and_then(|space| class.deck_hex_called(space)).is_none();
        let is_open = |hook: &String| hook.trim().eq_ignore_ascii_case(Vessel::ANY);
        let placed = || vessel.hooks.iter().filter(|hook| !is_open(hook));
        let Some(hook) = placed().find(|hook| is_none(hook) || !met.insert(hook.as_str())) else { continue };
        let what = if is_none(hook) { "is not of its deck" } else { "has one already" };
        let message = format!("A hook of {} lies on {hook}, which {what}.", vessel.label());
        let mut lying = BTreeSet::new();
        let hooks: Vec<String> =
            vessel.hooks.iter().filter(|hook| is_open(hook) || !is_none(hook) && lying.insert(hook.as_str())).cloned().collect();
        let fix = muster::vessel_edit(id, force, vessel_id, |vessel| vessel.hooks = hooks);
        let fix = fix.map(|edit| Fix::choice("Leave the hooks that have a hex of their own", [edit]));
        findings.push(Finding::new(&ABOUT, Place::Force(id, InForce::Boat(vessel_id)), message).with_fixes(fix));
    }
}

fn failing() -> Content {
    examples::vessel(|vessel| vessel.hooks = vec!["A1".into(), "A1".into()])
}

fn passing() -> Content {
    examples::vessel(|vessel| vessel.hooks = vec!["A1".into(), "C1".into(), "any".into(), "any".into()])
}
