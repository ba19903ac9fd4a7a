//! `boats-share-a-hex`: no two boats may begin over the same hex.

use super::{book, code, examples, muster};
use crate::{Content, Finding, SetUp};
use rules::{About, Rule, Severity};
use std::collections::BTreeMap;

pub(super) static RULE: Rule<Content> = Rule { about: &ABOUT, failing, passing, check };

static ABOUT: About = About {
    name: "boats-share-a-hex",
    code: code(15),
    severity: Severity::Error,
    citation: book("4.5"),
    says: "No two boats lie over one hex.",
    because: "Where hulls meet there is a collision.",
};

fn check(content: &Content, findings: &mut Vec<Finding>) {
    for (_, set_up) in SetUp::all(content) {
        let mut lying = BTreeMap::new();
        for hull in &set_up.hulls {
            let mut over = None;
            for space in set_up.covers(hull) {
                over = over.or(lying.insert(space, hull.vessel.label()).map(|other| (other, space)));
            }
            if let Some((other, space)) = over {
                let message = format!("{} and {other} both lie over {space}.", hull.vessel.label());
                findings.push(Finding::new(&ABOUT, muster::of_hull(hull), message));
            }
        }
    }
}

fn failing() -> Content {
    examples::force(examples::VIKINGS, |force| {
        if let Some(vessel) = force.boats.get(examples::first()).cloned() {
            force.boats.add(vessel);
        }
    })
}

fn passing() -> Content {
    examples::raid(|_| ())
}
