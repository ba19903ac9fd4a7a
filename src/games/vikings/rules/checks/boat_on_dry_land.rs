//! `boat-on-dry-land`: a boat must begin on water or, at a low speed, with its bow or helm on a beach.

use super::{book, code, examples, muster};
use crate::board::ForHulls;
use crate::voyage::{Voyage, Water};
use crate::{Content, Finding, Fix, SetUp, Start};
use geometry::Space;
use rules::{About, Rule, Severity};

pub(super) static RULE: Rule<Content> = Rule { about: &ABOUT, failing, passing, check };

static ABOUT: About = About {
    name: "boat-on-dry-land",
    code: code(16),
    severity: Severity::Error,
    citation: book("4.44, 4.45"),
    says: "A boat lies on water, or with its bow or helm on a beach, where its speed is 1 at the most.",
    because: "Hulls are wrecked by every other ground; a boat comes to a beach straight on, stops there, and is pushed off it at speed 1.",
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
                continue;
            }
            let (Some(berth), name) = (hull.berth, hull.vessel.label()) else { continue };
            let voyage = Voyage { site, class: hull.class };
            if voyage.is_broadside(berth) {
                let message = format!("{name} lies broadside on a beach, which a boat meets with its bow or its helm.");
                findings.push(Finding::new(&ABOUT, muster::of_hull(hull), message));
            }
            let speed = hull.vessel.speed;
            if voyage.water(berth) == Water::Beached && speed.unsigned_abs() > 1 {
                let message = format!("{name} lies on a beach and begins with speed {speed}; it is pushed off at speed 1.");
                let edit = muster::vessel_edit(hull.force.0, hull.force.1, hull.id, |vessel| vessel.speed = 0);
                let fix = edit.map(|edit| Fix::choice("Begin with speed 0", [edit]));
                findings.push(Finding::new(&ABOUT, muster::of_hull(hull), message).with_fixes(fix));
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

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Heading;

    /// The findings for the example, whose boat has this bow and speed, and its axis in this column of row 4. The beach is column 10.
    fn found(column: i16, bow: Heading, speed: i8) -> Vec<String> {
        let mut findings = Vec::new();
        let content = examples::vessel(|vessel| {
            (vessel.start, vessel.bow, vessel.speed) = (Start::on(Space::new(column, 4)), bow, speed);
        });
        check(&content, &mut findings);
        findings.into_iter().map(|finding| finding.message).collect()
    }

    #[test]
    fn a_boat_lies_on_a_beach_with_bow_or_helm_and_no_faster_than_it_is_pushed() {
        assert_eq!(found(8, Heading::E, 0), Vec::<String>::new(), "the bow is on the beach");
        assert_eq!(
            found(8, Heading::Nw, 0),
            ["Sea Stag lies broadside on a beach, which a boat meets with its bow or its helm."]
        );
        assert_eq!(found(8, Heading::E, -1), Vec::<String>::new());
        assert_eq!(found(8, Heading::E, 2), ["Sea Stag lies on a beach and begins with speed 2; it is pushed off at speed 1."]);
        assert_eq!(found(4, Heading::E, 2), Vec::<String>::new(), "afloat");
    }
}
