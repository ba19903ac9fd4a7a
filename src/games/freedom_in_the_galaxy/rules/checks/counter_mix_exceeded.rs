//! `counter-mix-exceeded`: a set-up must not place more units of a type than the type has counters.

use super::{book, code, deployed, set_ups};
use std::collections::BTreeMap;

use crate::set_up::{Piece, Placed};
use crate::{Content, Edit, Finding, Fix, UnitType};
use rules::{About, Change, Count, Id, Rule, Severity, counted};

pub(super) static RULE: Rule<Content> = Rule { about: &ABOUT, failing, passing, check };

static ABOUT: About = About {
    name: "counter-mix-exceeded",
    code: code(34),
    severity: Severity::Error,
    citation: book("19.0"),
    says: "A set-up has no more units of a type than there are counters.",
    because: "The counter mix is a limit of the game.",
};

fn check(content: &Content, findings: &mut Vec<Finding>) {
    for (id, scenario) in content.scenarios.iter() {
        let mut placed: BTreeMap<Id<UnitType>, (u32, Id<Placed>)> = BTreeMap::new();
        for (row_id, row) in scenario.set_up.iter() {
            if let Piece::Unit(unit) = row.piece {
                let known = placed.entry(unit).or_insert((0, row_id));
                *known = (known.0 + row.count.get(), row_id);
            }
        }
        for (unit_id, (count, last)) in placed {
            let Some(unit) = content.units.get(unit_id).filter(|unit| count > unit.count.get()) else { continue };
            let message = format!(
                "{} places {} of {}, and there are {} of them.",
                scenario.label(),
                counted(count, "unit"),
                unit.label(),
                unit.count
            );
            let more = UnitType { count: Count::clamped(count), ..unit.clone() };
            let fix = Fix::choice("Print as many counters", [Edit::Unit(Change::Set(unit_id, more))]);
            findings.push(Finding::new(&ABOUT, set_ups::row(id, last), message).with_fix(fix));
        }
    }
}

fn with(count: u32) -> Content {
    deployed::deployed(|_, scenario| {
        scenario.set_up.add(deployed::in_orbit(deployed::LINE, count));
    })
}

fn failing() -> Content {
    with(6)
}

fn passing() -> Content {
    with(5)
}
