//! `ships-share-a-space`: reports two ships that start in one space, and squadrons that start in the same space as any other unit. The first ship in
//! a space keeps it; each later unit gives a finding. Units beyond the edge of the map are not checked.

use std::collections::HashMap;

use super::super::field::{Unit, fields};
use super::{book, code, examples};
use crate::{Content, Finding};
use geometry::Space;
use rules::{About, FixBudget, Rule, Severity};

pub(super) static RULE: Rule<Content> = Rule { about: &ABOUT, failing, passing, check };

static ABOUT: About = About {
    name: "ships-share-a-space",
    code: code(10),
    severity: Severity::Error,
    citation: book("The Battle: B) Movement, How to Move"),
    says: "A space holds one unit.",
    because: "A ship may not end its movement in a space with another ship, nor a squadron in one with any unit, and none can begin there.",
};

fn check(content: &Content, findings: &mut Vec<Finding>) {
    let fix_budget = FixBudget::new();
    for field in fields(content) {
        let mut first: HashMap<Space, &Unit> = HashMap::new();
        for (_, unit) in field.units_on_map() {
            let there = *first.entry(unit.at).or_insert(unit);
            if !std::ptr::eq(there, unit) {
                let space = field.space(unit.at);
                let of = if there.side == unit.side { String::new() } else { format!(" of {}", field.sides[there.side].label()) };
                let stands = field.name_within(there);
                let message = format!("{} starts in space {space}, where {stands}{of} stands.", field.name(unit));
                let apart = || field.move_near(unit, unit.at, |_| true);
                findings.push(Finding::new(&ABOUT, field.place(unit), message).with_fixes(fix_budget.offer(apart)));
            }
        }
    }
}

fn failing() -> Content {
    examples::free_side(|side| side.ships[1] = examples::placed(examples::second(), 12, 12))
}

fn passing() -> Content {
    examples::free_side(|side| side.ships[1] = examples::placed(examples::second(), 12, 14))
}
