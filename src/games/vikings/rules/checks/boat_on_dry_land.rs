//! `boat-on-dry-land`

use super::{book, code, examples, muster};
use crate::board::ForHulls;
use crate::{Content, Finding, SetUp, Start};
use geometry::Space;
use rules::{About, Rule, Severity};

pub(super) static RULE: Rule<Content> = Rule { about: &ABOUT, failing, passing, check };

static ABOUT: About = About {
    name: "boat-on-dry-land",
    code: code(16),
    severity: Severity::Error,
    citation: book("4.44"),
    says: "A boat lies on water, with some of its hull on a beach at the most.",
    because: "Hulls are wrecked by every other ground.",
};

fn check(content: &Content, findings: &mut Vec<Finding>) {
    for (_, set_up) in SetUp::all(content) {
        let Some(site) = set_up.site() else { continue };
        for hull in &set_up.hulls {
            let dry = set_up.covers(hull).find(|space| site.for_hulls(*space) == Some(ForHulls::Wrecks));
            let surface = dry.and_then(|space| site.surface(space));
            if let (Some(space), Some(surface)) = (dry, surface) {
                let message = format!("{} lies over {space}, which is {}.", hull.vessel.label(), surface.label());
                findings.push(Finding::new(&ABOUT, muster::of_hull(hull), message));
            }
        }
    }
}

fn failing() -> Content {
    examples::vessel(|vessel| vessel.start = Start::on(Space::new(12, 4)))
}

fn passing() -> Content {
    examples::raid(|_| ())
}
