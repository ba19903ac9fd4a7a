//! `predecessor-above-its-level`: a predecessor is another technology of the project, of the same level or a lower one.

use super::{book, code, examples};
use crate::{Content, Edit, Finding, Fix, InTechnology, Place, Technology};
use rules::{About, Change, Id, Rule, Severity};

pub(super) static RULE: Rule<Content> = Rule { about: &ABOUT, failing, passing, check };

static ABOUT: About = About {
    name: "predecessor-above-its-level",
    code: code(8),
    severity: Severity::Error,
    citation: book("Technology"),
    says: "A predecessor is another technology of the project, of the same level or below.",
    because: "Nobody has a development of a level above before the level is open.",
};

fn check(content: &Content, findings: &mut Vec<Finding>) {
    for (id, technology) in content.technologies.iter() {
        let Some(before) = technology.predecessor else { continue };
        let message = match content.technologies.get(before) {
            None => format!("The predecessor of {} is gone.", technology.label()),
            Some(_) if before == id => format!("{} would go before itself.", technology.label()),
            Some(known) if known.level > technology.level => format!(
                "{} of level {} has {} of level {} before it.",
                technology.label(),
                technology.level,
                known.label(),
                known.level
            ),
            Some(_) => continue,
        };
        let without = Technology { predecessor: None, cost_with: None, ..technology.clone() };
        let fix = Fix::choice("Let nothing go before it", [Edit::Technology(Change::Set(id, without))]);
        findings.push(Finding::new(&ABOUT, Place::Technology(id, InTechnology::Predecessor), message).with_fix(fix));
    }
}

fn failing() -> Content {
    examples::campaign(|content| examples::on(&mut content.technologies, |technology| technology.predecessor = Some(Id::new(1))))
}

fn passing() -> Content {
    examples::campaign(|_| ())
}
