//! `entry-by-a-dry-edge`: a boat that comes in by an edge must find water there that holds its hull.

use super::{book, code, examples, muster};
use crate::{Content, Finding, Force, SetUp, Start};
use geometry::Edge;
use rules::{About, Rule, Severity};

pub(super) static RULE: Rule<Content> = Rule { about: &ABOUT, failing, passing, check };

static ABOUT: About = About {
    name: "entry-by-a-dry-edge",
    code: code(25),
    severity: Severity::Error,
    citation: book("1.2"),
    says: "Where a boat comes in, the edge has water that holds its hull.",
    because: "A boat that has no way in never comes.",
};

fn check(content: &Content, findings: &mut Vec<Finding>) {
    for (_, set_up) in SetUp::all(content) {
        for hull in &set_up.hulls {
            let Some(edge) = hull.vessel.start.edge().filter(|_| set_up.site().is_some()) else { continue };
            if muster::berths(&set_up, hull).is_empty() {
                let message = format!("{} comes in by the {} edge, where no water holds it.", hull.vessel.label(), edge.label());
                findings.push(Finding::new(&ABOUT, muster::of_hull(hull), message));
            }
        }
    }
}

/// The designs of the example, whose boat comes in by this edge.
fn entering(edge: Edge) -> Content {
    examples::force(examples::VIKINGS, |force: &mut Force| {
        if let Some(vessel) = force.boats.get_mut(examples::first()) {
            vessel.start = Start::by(edge);
        }
    })
}

fn failing() -> Content {
    entering(Edge::East)
}

fn passing() -> Content {
    entering(Edge::West)
}
