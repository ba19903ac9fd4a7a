//! `item-needs-unknown-technology`: an item needs only technologies of the project, and its holds take only items of the project.

use super::{book, code, examples};
use crate::{Content, Finding, InItem, Place};
use rules::{About, Id, Rule, Severity};

pub(super) static RULE: Rule<Content> = Rule { about: &ABOUT, failing, passing, check };

static ABOUT: About = About {
    name: "item-needs-unknown-technology",
    code: code(7),
    severity: Severity::Error,
    citation: book("Technology"),
    says: "Whatever an item needs is a technology of the project, and what its holds take an item.",
    because: "What nobody can develop is never built.",
};

fn check(content: &Content, findings: &mut Vec<Finding>) {
    for (id, item) in content.items.iter() {
        let technology =
            item.needs.filter(|needs| content.technologies.get(*needs).is_none()).map(|needs| ("technology", needs.number()));
        let cargo = item.takes.filter(|takes| content.items.get(*takes).is_none()).map(|takes| ("item", takes.number()));
        if let Some((what, number)) = technology.or(cargo) {
            let message = format!("{} names {what} number {number}, which the project does not have.", item.label());
            findings.push(Finding::new(&ABOUT, Place::Item(id, InItem::Values), message));
        }
    }
}

fn failing() -> Content {
    examples::campaign(|content| examples::on(&mut content.items, |item| item.needs = Some(Id::new(9))))
}

fn passing() -> Content {
    examples::campaign(|_| ())
}
