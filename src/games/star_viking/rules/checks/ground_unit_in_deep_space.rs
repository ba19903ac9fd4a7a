//! `ground-unit-in-deep-space`: a unit of code V or A must not start in deep space. Covers units that the set-up places in a sector.

use super::set_up::set_ups;
use super::{book, code, examples};
use crate::movement::{Objection, objection};
use crate::{Content, Finding, ForceUnit, Space, Station, Stationed};
use rules::{About, FixBudget, Id, Rule, Severity};

pub(super) static RULE: Rule<Content> = Rule { about: &ABOUT, failing, passing, check };

static ABOUT: About = About {
    name: "ground-unit-in-deep-space",
    code: code(20),
    severity: Severity::Error,
    citation: book("Initial Deployment for Tactical Action: Operations Restrictions"),
    says: "A unit of operations code V or A does not start in deep space.",
    because: "Neither V nor A units can be placed or unloaded in deep space sectors; they need ground under them, or a hold.",
};

fn check(content: &Content, findings: &mut Vec<Finding>) {
    let fix_budget = FixBudget::new();
    for set_up in set_ups(content) {
        for (unit, system, space) in set_up.fixed() {
            if objection(unit.kind, system, space) == Some(Objection::NoGround) {
                let (name, label, code) = (set_up.name(unit), system.space_label(space), unit.kind.operations);
                let message = format!("{name} starts in {label} of {}, and its code is {code}.", system.label());
                let free = || set_up.leave_to_its_player(unit).or_else(|| set_up.leave_out(unit));
                findings.push(Finding::new(&ABOUT, set_up.place(unit), message).with_fixes(fix_budget.offer(free)));
            }
        }
    }
}

fn at(space: Space) -> Content {
    examples::battle(|content| {
        examples::on(&mut content.forces, |force| {
            force.units.add(ForceUnit::of(examples::RAIDERS));
        });
        examples::on(&mut content.scenarios, |scenario| {
            examples::on(&mut scenario.deployments, |deployment| {
                deployment.stations[0].at = Station::InSystem(examples::first());
                deployment.stations.push(Stationed { unit: Id::new(8), at: Station::Sector(examples::first(), space) });
            });
        });
    })
}

fn failing() -> Content {
    at(Space::Deep(examples::first()))
}

fn passing() -> Content {
    at(Space::On(examples::moon()))
}
