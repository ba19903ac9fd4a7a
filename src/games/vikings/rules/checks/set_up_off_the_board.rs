//! `set-up-off-the-board`: characters and things must begin on hexes of the layout or of a deck.

use super::{book, code, examples, muster};
use crate::{Content, Finding, InScenario, SetUp, Start};
use geometry::Space;
use rules::{About, Rule, Severity};

pub(super) static RULE: Rule<Content> = Rule { about: &ABOUT, failing, passing, check };

static ABOUT: About = About {
    name: "set-up-off-the-board",
    code: code(12),
    severity: Severity::Error,
    citation: book("1.2"),
    says: "Whoever and whatever begins on a hex begins on one of the layout, or aboard on one of the deck.",
    because: "Off the boards there is nothing to stand or float on.",
};

fn check(content: &Content, findings: &mut Vec<Finding>) {
    for (id, set_up) in SetUp::all(content) {
        let Some(site) = set_up.site() else { continue };
        let is_off = |space| site.surface(space).is_none();
        for hull in &set_up.hulls {
            if set_up.covers(hull).any(is_off) {
                let message = format!("{} lies at {} and reaches beyond the boards.", hull.vessel.label(), hull.vessel.start);
                findings.push(Finding::new(&ABOUT, muster::of_hull(hull), message));
            }
        }
        for man in &set_up.men {
            let (name, hex) = (man.character.label(), &man.member.start);
            let message = match man.hull.map(|at| &set_up.hulls[at]) {
                Some(hull) if man.deck.is_none() && hex.hex().is_some() => {
                    format!("{name} is to stand on {hex} of {}, whose hull has no such hex.", hull.vessel.label())
                }
                None if man.spaces().any(is_off) => format!("{name} begins on {hex}, where no board lies."),
                Some(_) | None => continue,
            };
            findings.push(Finding::new(&ABOUT, muster::of_man(man), message));
        }
        let areas = set_up.scenario.areas.iter();
        let areas = areas.map(|(area, known)| (InScenario::Area(area), known.label().to_owned(), &known.spaces));
        let tokens = set_up.scenario.tokens.iter();
        let tokens = tokens.map(|(token, known)| (InScenario::Token(token), format!("A {}", known.what.label()), &known.spaces));
        for (part, name, spaces) in areas.chain(tokens) {
            if let Some(space) = spaces.iter().find(|space| is_off(**space)) {
                let message = format!("{name} is on {space}, where no board lies.");
                findings.push(Finding::new(&ABOUT, muster::of_scenario(id, part), message));
            }
        }
    }
}

fn failing() -> Content {
    examples::member(examples::SAXONS, |member| member.start = Start::on(Space::new(40, 4)))
}

fn passing() -> Content {
    examples::raid(|_| ())
}
