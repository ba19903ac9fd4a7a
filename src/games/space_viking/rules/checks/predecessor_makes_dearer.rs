//! `predecessor-makes-dearer`: a technology with a predecessor costs less with it than without.

use super::{book, code, examples};
use crate::{Content, Finding, InTechnology, Place};
use rules::{About, Count, Rule, Severity};

pub(super) static RULE: Rule<Content> = Rule { about: &ABOUT, failing, passing, check };

static ABOUT: About = About {
    name: "predecessor-makes-dearer",
    code: code(29),
    severity: Severity::Warning,
    citation: book("Technology"),
    says: "What has a predecessor costs less with it than without.",
    because: "A development that makes another dearer is never worth having before it.",
};

fn check(content: &Content, findings: &mut Vec<Finding>) {
    for (id, technology) in content.technologies.iter() {
        let Some(with) = technology.cost_with.filter(|with| *with > technology.cost_without) else { continue };
        let message =
            format!("{} costs {with} IU with its predecessor and {} without.", technology.label(), technology.cost_without);
        findings.push(Finding::new(&ABOUT, Place::Technology(id, InTechnology::Cost), message));
    }
}

fn failing() -> Content {
    examples::campaign(|content| {
        examples::on(&mut content.technologies, |technology| technology.cost_with = Some(Count::clamped(99)));
    })
}

fn passing() -> Content {
    examples::campaign(|_| ())
}
