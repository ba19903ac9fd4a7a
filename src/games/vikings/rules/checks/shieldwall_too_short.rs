//! `shieldwall-too-short`

use super::{book, code, examples, muster};
use crate::{Content, Finding, Fix, SetUp, Task};
use geometry::Hex;
use rules::{About, Rule, Severity};
use std::collections::BTreeMap;

pub(super) static RULE: Rule<Content> = Rule { about: &ABOUT, failing, passing, check };

static ABOUT: About = About {
    name: "shieldwall-too-short",
    code: code(24),
    severity: Severity::Error,
    citation: book("3.2"),
    says: "Whoever begins in a wall of shields has at least two more beside him in one row who look the same way, and his type can form one.",
    because: "Two shields are no wall.",
};

fn check(content: &Content, findings: &mut Vec<Finding>) {
    for (_, set_up) in SetUp::all(content) {
        let standing = || set_up.men.iter().filter(|man| man.member.task == Task::Shieldwall);
        let wall: BTreeMap<_, _> = standing()
            .filter(|man| man.hull.is_none())
            .filter_map(|man| Some((set_up.grid.hex(man.space?), man.member.heading)))
            .collect();
        for man in standing() {
            let hex = man.space.filter(|_| man.hull.is_none()).map(|space| set_up.grid.hex(space));
            let can = content.troop_of(man.character).is_some_and(|troop| troop.shield_wall);
            let beside = |step: Hex, hex: Hex| {
                (1..SHIELDS as i32).take_while(|n| wall.get(&(hex + step * *n)) == Some(&man.member.heading)).count()
            };
            let row = |hex: Hex, step: Hex| 1 + beside(step, hex) + beside(step * -1, hex);
            let axes = &Hex::NEIGHBOURS[..3];
            let longest = hex.and_then(|hex| axes.iter().map(|step| row(hex, *step)).max()).unwrap_or_default();
            if longest >= SHIELDS && can {
                continue;
            }
            let name = man.character.label();
            let message = if can {
                format!("{name} stands in a wall of {longest}; it takes {SHIELDS} in a row who look the same way.")
            } else {
                format!("{name} is to stand in a wall of shields, and his type forms none.")
            };
            let edit = muster::member_edit(man.force.0, man.force.1, man.id, |member| member.task = Task::None);
            let fix = edit.map(|edit| Fix::choice(format!("Let {name} stand free"), [edit]));
            findings.push(Finding::new(&ABOUT, muster::of_man(man), message).with_fixes(fix));
        }
    }
}

/// How many it takes at the least.
const SHIELDS: usize = 3;

fn failing() -> Content {
    examples::member(examples::SAXONS, |member| member.task = Task::Shieldwall)
}

fn passing() -> Content {
    examples::raid(|_| ())
}
