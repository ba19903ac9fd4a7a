//! `fighters-start-on-map`: reports squadrons that start on the map in a set-up by the book, where they must start aboard their ships.

use super::super::field::{Field, What, fields_by_the_book};
use super::{book, code, examples};
use crate::{Content, Finding, Fix, PlacedSquadron, Scenario, SetUp};
use geometry::Space;
use rules::{About, FixBudget, Rule, Severity};

pub(super) static RULE: Rule<Content> = Rule { about: &ABOUT, failing, passing, check };

static ABOUT: About = About {
    name: "fighters-start-on-map",
    code: code(19),
    severity: Severity::Error,
    citation: book("Setup: Placement on the Map"),
    says: "In a set-up by the book, all squadrons start aboard their ships.",
    because: "Squadrons start the game on their host ship's record sheet and are launched in its course.",
};

fn check(content: &Content, findings: &mut Vec<Finding>) {
    let fix_budget = FixBudget::new();
    for field in fields_by_the_book(content) {
        for unit in &field.units {
            let What::Squadron(number, host) = unit.what else { continue };
            let how = if field.map.is_some() { format!(" in space {}", field.space(unit.at)) } else { String::new() };
            let message =
                format!("{} starts on the map{how}; {} is set up by the book.", field.name(unit), field.scenario.label());
            let aboard = || {
                let edit = field.with_side(unit.side, |side| {
                    side.squadrons.remove(number as usize);
                })?;
                let title = format!("Bring it aboard {}", field.sides[unit.side].name(content, host));
                Some(Fix::choice(title, [edit]))
            };
            findings.push(
                Finding::new(&ABOUT, field.place(unit), message)
                    .with_fixes(fix_budget.offer(aboard))
                    .with_fixes(fix_budget.offer(|| Some(set_up_freely(&field)))),
            );
        }
    }
}

fn set_up_freely(field: &Field) -> Fix {
    let changed = Scenario { set_up: SetUp::Free, ..field.scenario.clone() };
    Fix::choice("Set the scenario up freely", [field.set(changed)])
}

fn failing() -> Content {
    launched(SetUp::ByTheBook)
}

fn passing() -> Content {
    launched(SetUp::Free)
}

fn launched(set_up: SetUp) -> Content {
    examples::scenario(|scenario| {
        scenario.set_up = set_up;
        let squadron = PlacedSquadron { host: examples::first(), at: Space::new(13, 13) };
        examples::on(&mut scenario.sides, |side| side.squadrons.push(squadron));
    })
}
