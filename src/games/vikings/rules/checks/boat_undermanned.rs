//! `boat-undermanned`: a boat with a crew must have rowers, and also a steersman if an option requires one.

use super::{book, code, examples, muster};
use crate::{Content, Finding, SetUp, Task};
use rules::{About, Rule, Severity};

pub(super) static RULE: Rule<Content> = Rule { about: &ABOUT, failing, passing, check };

static ABOUT: About = About {
    name: "boat-undermanned",
    code: code(37),
    severity: Severity::Warning,
    citation: book("4.32"),
    says: "A boat with a crew has somebody to row it: a pair, in a hull of one row an oarsman, and where the option asks for it a steersman.",
    because: "It would drift until somebody takes the oars.",
};

fn check(content: &Content, findings: &mut Vec<Finding>) {
    for (_, set_up) in SetUp::all(content) {
        // A boat with nobody aboard is moored on purpose, so it is not checked.
        let manned = set_up.hulls.iter().enumerate().filter(|(at, _)| set_up.crew(*at).next().is_some());
        for (at, hull) in manned {
            let rowing = hull.force.1.rowing(hull.id, hull.class, content);
            let steered = set_up.crew(at).any(|man| man.member.task == Task::Helm);
            let lacks = if rowing.pairs == 0 {
                format!("has {} at its oars", hull.class.rowers(0))
            } else if set_up.scenario.options.steersman && hull.class.helm && !steered {
                "has nobody at its helm".to_owned()
            } else {
                continue;
            };
            let message = format!("{} {lacks} when {} begins.", hull.vessel.label(), set_up.scenario.label());
            findings.push(Finding::new(&ABOUT, muster::of_hull(hull), message));
        }
    }
}

fn failing() -> Content {
    examples::force(examples::VIKINGS, |force| {
        for id in force.members.ids().collect::<Vec<_>>() {
            if let Some(member) = force.members.get_mut(id) {
                member.task = Task::Boarding;
            }
        }
    })
}

fn passing() -> Content {
    examples::raid(|_| ())
}
