//! `arrival-after-the-end`: reinforcements must come in before the last turn is over.

use super::{book, code, examples, muster};
use crate::{Content, Finding, Fix, SetUp, Start};
use geometry::Edge;
use rules::{About, Count, Rule, Severity};

pub(super) static RULE: Rule<Content> = Rule { about: &ABOUT, failing, passing, check };

static ABOUT: About = About {
    name: "arrival-after-the-end",
    code: code(26),
    severity: Severity::Error,
    citation: book("2.2"),
    says: "Whoever comes in later comes before the last turn is over.",
    because: "A character who comes in later is never seen.",
};

fn check(content: &Content, findings: &mut Vec<Finding>) {
    for (_, set_up) in SetUp::all(content) {
        let Some(last) = set_up.scenario.turns else { continue };
        for hull in &set_up.hulls {
            if let Some(turn) = hull.vessel.turn.filter(|turn| *turn > last) {
                let message = format!("{} comes in turn {turn}, and the last is turn {last}.", hull.vessel.label());
                let edit = muster::vessel_edit(hull.force.0, hull.force.1, hull.id, |vessel| vessel.turn = Some(last));
                let fix = edit.map(|edit| Fix::choice(format!("Let it come in turn {last}"), [edit]));
                findings.push(Finding::new(&ABOUT, muster::of_hull(hull), message).with_fixes(fix));
            }
        }
        for man in &set_up.men {
            if let Some(turn) = man.member.turn.filter(|turn| *turn > last) {
                let message = format!("{} comes in turn {turn}, and the last is turn {last}.", man.character.label());
                let edit = muster::member_edit(man.force.0, man.force.1, man.id, |member| member.turn = Some(last));
                let fix = edit.map(|edit| Fix::choice(format!("Bring them in turn {last}"), [edit]));
                findings.push(Finding::new(&ABOUT, muster::of_man(man), message).with_fixes(fix));
            }
        }
    }
}

/// The designs of the example, in which the farmer comes in by the east edge in this turn.
fn late(turn: u32) -> Content {
    examples::member(examples::SAXONS, |member| {
        (member.start, member.turn) = (Start::by(Edge::East), Some(Count::clamped(turn)));
    })
}

fn failing() -> Content {
    late(11)
}

fn passing() -> Content {
    late(10)
}
