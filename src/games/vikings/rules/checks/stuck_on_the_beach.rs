//! `stuck-on-the-beach`: a boat that begins on a beach must have enough characters to push it off.

use super::{book, code, examples, muster};
use crate::board::ForHulls;
use crate::{Content, Finding, SetUp, Start};
use geometry::Space;
use rules::{About, Level, Rule, Severity};

pub(super) static RULE: Rule<Content> = Rule { about: &ABOUT, failing, passing, check };

static ABOUT: About = About {
    name: "stuck-on-the-beach",
    code: code(38),
    severity: Severity::Warning,
    citation: book("4.45"),
    says: "A boat that begins on a beach has enough of its side ashore or aboard to push it off.",
    because: "It would lie there for the whole game.",
};

fn check(content: &Content, findings: &mut Vec<Finding>) {
    for (_, set_up) in SetUp::all(content) {
        let Some(site) = set_up.site() else { continue };
        for (at, hull) in set_up.hulls.iter().enumerate() {
            if set_up.covers(hull).all(|space| site.for_hulls(space) != Some(ForHulls::Grounds)) {
                continue;
            }
            let of_it = set_up.men.iter().filter(|man| man.force.0 == hull.force.0);
            let near = of_it.filter(|man| man.hull == Some(at) || man.hull.is_none() && man.member.turn.is_none()).count();
            let needed = hull.class.pushers.get() as usize;
            if near < needed {
                let message =
                    format!("{} lies on a beach and has {near} of the {needed} who have to push it.", hull.vessel.label());
                findings.push(Finding::new(&ABOUT, muster::of_hull(hull), message));
            }
        }
    }
}

/// The designs of the example: a boat with its bow on the beach, whose class needs this many characters to push it off.
fn beached(pushers: u32) -> Content {
    let mut content = examples::vessel(|vessel| vessel.start = Start::on(Space::new(8, 4)));
    if let Some(class) = content.boats.get_mut(examples::first()) {
        class.pushers = Level::clamped(pushers);
    }
    content
}

fn failing() -> Content {
    beached(4)
}

fn passing() -> Content {
    beached(3)
}
