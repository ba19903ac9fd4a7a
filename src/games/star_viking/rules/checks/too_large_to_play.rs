//! `too-large-to-play`: a scenario must not have more counters and sectors than Drydock can play.

use super::set_up::set_ups;
use super::{code, examples};
use crate::play::too_large;
use crate::{Content, Finding, InScenario};
use rules::{About, Citation, Count, Rule, Severity};

pub(super) static RULE: Rule<Content> = Rule { about: &ABOUT, failing, passing, check };

static ABOUT: About = About {
    name: "too-large-to-play",
    code: code(56),
    severity: Severity::Warning,
    citation: Citation::Drydock(
        "captains hold every counter against every other and every sector, so that larger games take minutes each",
    ),
    says: "A battle is played with at most 300 counters, a campaign with at most 2000, both on systems of at most 100 sectors.",
    because: "It prints all the same, but it is neither played nor playtested here.",
};

fn check(content: &Content, findings: &mut Vec<Finding>) {
    for set_up in set_ups(content) {
        let Some(why) = too_large(&set_up) else { continue };
        findings.push(Finding::new(&ABOUT, set_up.at(InScenario::Whole), format!("{why}.")));
    }
}

fn with(count: u32) -> Content {
    examples::campaign(|content| {
        let kinds: Vec<_> = content.units.ids().collect();
        for id in kinds {
            if let Some(kind) = content.units.get_mut(id) {
                kind.count = Count::clamped(count);
            }
        }
    })
}

fn failing() -> Content {
    with(999)
}

fn passing() -> Content {
    with(100)
}
