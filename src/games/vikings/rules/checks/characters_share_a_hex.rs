//! `characters-share-a-hex`: no hex may hold more than one living character.

use super::{book, code, examples, muster};
use crate::{Content, Finding, SetUp, Start};
use geometry::Space;
use rules::{About, Rule, Severity};
use std::collections::BTreeMap;

pub(super) static RULE: Rule<Content> = Rule { about: &ABOUT, failing, passing, check };

static ABOUT: About = About {
    name: "characters-share-a-hex",
    code: code(13),
    severity: Severity::Error,
    citation: book("2.6"),
    says: "No hex holds more than one living character, and a rider has two hexes alone.",
    because: "Two metres are room for one fighter with a weapon.",
};

fn check(content: &Content, findings: &mut Vec<Finding>) {
    for (_, set_up) in SetUp::all(content) {
        let (mut on_map, mut on_deck) = (BTreeMap::new(), BTreeMap::new());
        for man in &set_up.men {
            let mut others: Vec<&str> = man.spaces().filter_map(|space| on_map.insert(space, man.character.label())).collect();
            // If the boat is not on the map yet, each character aboard counts as on a hex of its deck.
            if man.space.is_none()
                && let (Some(hull), Some(deck)) = (man.hull, man.deck)
            {
                others.extend(on_deck.insert((hull, deck), man.character.label()));
            }
            if let Some(other) = others.first() {
                let message = format!("{} and {other} begin on one hex, {}.", man.character.label(), man.member.start);
                findings.push(Finding::new(&ABOUT, muster::of_man(man), message));
            }
        }
    }
}

fn failing() -> Content {
    examples::member(examples::VIKINGS, |member| member.start = Start::on(Space::new(0, 2)))
}

fn passing() -> Content {
    examples::raid(|_| ())
}
