//! `look-alike-names`: names must differ by more than details that are easily overlooked.

use super::{code, examples};
use crate::{Content, Finding, Fix};
use rules::look_alike::{self, look_alikes};
use rules::{About, Citation, FixBudget, Rule, Severity};

pub(super) static RULE: Rule<Content> = Rule { about: &ABOUT, failing, passing, check };

static ABOUT: About = About {
    name: "look-alike-names",
    code: code(52),
    severity: Severity::Warning,
    citation: Citation::Drydock(look_alike::REASON),
    says: look_alike::SAYS,
    because: look_alike::BECAUSE,
};

fn check(content: &Content, findings: &mut Vec<Finding>) {
    let fix_budget = FixBudget::new();
    look_alikes(content, &["character", "boat"], |alike| {
        let rename = || alike.renamed().map(|(name, edits)| Fix::choice(format!("Rename it {name}"), edits));
        let finding = Finding::new(&ABOUT, alike.place, alike.message.as_str());
        findings.push(finding.with_fixes(fix_budget.offer(rename)));
    });
}

fn failing() -> Content {
    examples::with(|character| character.name = "Of\u{200b}fa".into())
}

fn passing() -> Content {
    examples::with(|_| ())
}
