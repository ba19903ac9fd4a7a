//! `look-alike-names`: no two things of a kind may have names that readers cannot tell apart.

use super::{code, examples};
use crate::{Content, Finding, Fix};
use rules::look_alike::{self, look_alikes};
use rules::{About, Citation, FixBudget, Rule, Severity};

pub(super) static RULE: Rule<Content> = Rule { about: &ABOUT, failing, passing, check };

static ABOUT: About = About {
    name: "look-alike-names",
    code: code(55),
    severity: Severity::Warning,
    citation: Citation::Drydock(look_alike::REASON),
    says: look_alike::SAYS,
    because: look_alike::BECAUSE,
};

fn check(content: &Content, findings: &mut Vec<Finding>) {
    let fix_budget = FixBudget::new();
    look_alikes(content, &["system"], |alike| {
        let rename = || alike.renamed().map(|(name, edits)| Fix::choice(format!("Rename it {name}"), edits));
        let finding = Finding::new(&ABOUT, alike.place, alike.message.as_str());
        findings.push(finding.with_fixes(fix_budget.offer(rename)));
    });
}

fn with(name: &str) -> Content {
    let systems = ["Red Star", name].map(examples::system);
    Content { systems: systems.into_iter().collect(), ..Content::default() }
}

fn failing() -> Content {
    with("Red\u{a0}Star")
}

fn passing() -> Content {
    with("Red Start")
}
