//! `things-share-a-hex`: no hex may have more than one treasure, dummy or beast.

use std::collections::BTreeMap;

use super::{book, code, examples, muster};
use crate::{Content, Finding, Fix, InScenario, Token, TokenKind};
use geometry::Space;
use rules::{About, Rule, Severity};

pub(super) static RULE: Rule<Content> = Rule { about: &ABOUT, failing, passing, check };

static ABOUT: About = About {
    name: "things-share-a-hex",
    code: code(60),
    severity: Severity::Error,
    citation: book("2.6, 5.5"),
    says: "On every hex lies or stands one thing at the most: a treasure, a dummy or a beast.",
    because: "Whoever comes to a marker takes up what lies there, and a hex has room for one beast.",
};

fn check(content: &Content, findings: &mut Vec<Finding>) {
    for (id, scenario) in content.scenarios.iter() {
        let mut lying: BTreeMap<Space, TokenKind> = BTreeMap::new();
        for (token_id, token) in scenario.tokens.iter() {
            let shared = token.spaces.iter().find_map(|space| Some((*space, *lying.get(space)?)));
            if let Some((space, other)) = shared {
                let message = format!("In {} a {} and a {} lie on {space}.", scenario.label(), other.label(), token.what.label());
                let edit = muster::scenario_edit(id, scenario, |scenario| {
                    if let Some(token) = scenario.tokens.get_mut(token_id) {
                        token.spaces.retain(|space| !lying.contains_key(space));
                    }
                });
                let fix = Fix::choice(format!("Take the {} away there", token.what.label()), [edit]);
                findings.push(Finding::new(&ABOUT, muster::of_scenario(id, InScenario::Token(token_id)), message).with_fix(fix));
            }
            lying.extend(token.spaces.iter().map(|space| (*space, token.what)));
        }
    }
}

/// The designs of the example: a scenario with a pig on a fixed hex and a goat on this one.
fn beasts(goat: Space) -> Content {
    examples::scenario(|scenario| {
        for (what, space) in [(TokenKind::Pig, Space::new(13, 2)), (TokenKind::Goat, goat)] {
            scenario.tokens.add(Token { what, spaces: [space].into() });
        }
    })
}

fn failing() -> Content {
    beasts(Space::new(13, 2))
}

fn passing() -> Content {
    beasts(Space::new(14, 2))
}
