//! `character-in-two-places`: no character may begin a scenario in two places.

use super::{book, code, examples, muster};
use crate::{Content, Edit, Finding, Fix, SetUp};
use rules::{About, Change, Rule, Severity};
use std::collections::BTreeMap;

pub(super) static RULE: Rule<Content> = Rule { about: &ABOUT, failing, passing, check };

static ABOUT: About = About {
    name: "character-in-two-places",
    code: code(11),
    severity: Severity::Error,
    citation: book("1.31"),
    says: "Nobody begins a scenario in two places, or on both sides.",
    because: "Every character is one man with one counter.",
};

fn check(content: &Content, findings: &mut Vec<Finding>) {
    for (_, set_up) in SetUp::all(content) {
        let mut met = BTreeMap::new();
        for man in &set_up.men {
            if let Some(first) = met.insert(man.member.character, man.force.1.label()) {
                let (name, here) = (man.character.label(), man.force.1.label());
                let both = if first == here { format!("twice in {here}") } else { format!("in {first} and in {here}") };
                let message = format!("{name} begins {} {both}.", set_up.scenario.label());
                let mut force = man.force.1.clone();
                force.members.retain_ids(|id| id != man.id);
                let edit = Edit::Force(Change::Set(man.force.0, force));
                let finding = Finding::new(&ABOUT, muster::of_man(man), message);
                findings.push(finding.with_fix(Fix::choice(format!("Take {name} out of {here}"), [edit])));
            }
        }
    }
}

fn failing() -> Content {
    examples::member(examples::VIKINGS, |member| member.character = Some(examples::OFFA))
}

fn passing() -> Content {
    examples::raid(|_| ())
}
