//! `terrain-he-cannot-enter`

use super::{book, code, examples, muster};
use crate::{Arriving, Content, Finding, Hull, Man, SetUp, Start, Taken, Task};
use geometry::Space;
use rules::{About, Rule, Severity};

pub(super) static RULE: Rule<Content> = Rule { about: &ABOUT, failing, passing, check };

static ABOUT: About = About {
    name: "terrain-he-cannot-enter",
    code: code(14),
    severity: Severity::Error,
    citation: book("2.51"),
    says: "Nobody begins where he could not go: a rider under trees, in a house, in deep water or a boat, nobody in armour in deep water.",
    because: "He would drown or be stuck before the first turn.",
};

fn check(content: &Content, findings: &mut Vec<Finding>) {
    for (_, set_up) in SetUp::all(content) {
        let Some(taken) = Taken::of(&set_up, &(|_: &Hull| false, |_: &Man| true)) else { continue };
        for man in set_up.men.iter().filter(|man| man.hull.is_none()) {
            let arriving = Arriving { mounted: man.rear.is_some(), armour: man.character.armour };
            let drowns = man.spaces().find_map(|space| Some((space, taken.drowns(arriving, space)?)));
            if let Some((space, how)) = drowns {
                let message = format!("{} begins {how}, on {space}.", man.character.label());
                findings.push(Finding::new(&ABOUT, muster::of_man(man), message));
            }
        }
    }
}

fn failing() -> Content {
    examples::member(examples::VIKINGS, |member| {
        (member.boat, member.task, member.start) = (None, Task::None, Start::on(Space::new(0, 0)));
    })
}

fn passing() -> Content {
    examples::raid(|_| ())
}
