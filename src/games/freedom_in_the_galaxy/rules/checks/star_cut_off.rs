//! `star-cut-off`: in a scenario in which ships jump, routes must lead from every star to every other star.

use super::{book, code, examples};
use crate::{Content, Finding, InStar, Place};
use rules::{About, Id, Rule, Severity};

pub(super) static RULE: Rule<Content> = Rule { about: &ABOUT, failing, passing, check };

static ABOUT: About = About {
    name: "star-cut-off",
    code: code(6),
    severity: Severity::Error,
    citation: book("5.22"),
    says: "In a scenario in which ships jump, routes lead from every star to every other.",
    because: "A star that no route leads to can neither be reached nor left.",
};

fn check(content: &Content, findings: &mut Vec<Finding>) {
    for (_, scenario) in content.scenarios.iter().filter(|(_, scenario)| scenario.rules.plays_routes()) {
        let stars = scenario.in_play(&content.stars);
        let Some(first) = stars.first() else { continue };
        // A route is not in play if it leads to or past a star that is not in play.
        let (mut reached, mut open) = (vec![*first], vec![*first]);
        while let Some(star) = open.pop() {
            for (next, _) in content.neighbours(star) {
                if stars.contains(&next) && !reached.contains(&next) {
                    reached.push(next);
                    open.push(next);
                }
            }
        }
        for id in stars.iter().filter(|star| !reached.contains(star)) {
            let [label, from] = [*id, *first].map(|star: Id<_>| content.star_label(Some(star)));
            let message = format!("No routes lead from {from} to {label} in {}.", scenario.label());
            let finding = Finding::new(&ABOUT, Place::Star(*id, InStar::Whole), message);
            // If several scenarios have the same finding, only the first one is reported.
            if findings.iter().all(|known| known.about != finding.about || known.place != finding.place) {
                findings.push(finding);
            }
        }
    }
}

fn failing() -> Content {
    examples::province(|content| content.routes.retain(|_| false))
}

fn passing() -> Content {
    examples::province(|_| ())
}
