//! `air-unit-in-vacuum`: a unit of code A must start in a sector with air. Covers units that the set-up places in a sector, and units that it places
//! in a system without naming a sector, if no sector of that system has air.

use super::set_up::{SetUp, Unit, set_ups};
use super::{book, code, examples};
use crate::movement::{Objection, objection, standing};
use crate::{Content, Division, Finding, Form, Operations, Part, Sector, Space, Spot, Station, Technology};
use rules::{About, FixBudget, Rule, Severity};

pub(super) static RULE: Rule<Content> = Rule { about: &ABOUT, failing, passing, check };

static ABOUT: About = About {
    name: "air-unit-in-vacuum",
    code: code(21),
    severity: Severity::Error,
    citation: book("Initial Deployment for Tactical Action: Operations Restrictions"),
    says: "A unit of operations code A does not start in a vacuum sector, nor in a system without air.",
    because: "A units cannot be placed or unloaded into any vacuum sector; they fight in air alone.",
};

fn check(content: &Content, findings: &mut Vec<Finding>) {
    let fix_budget = FixBudget::new();
    for set_up in set_ups(content) {
        for (unit, system, space) in set_up.fixed() {
            if objection(unit.kind, system, space) == Some(Objection::NoAir) {
                let (name, label, code) = (set_up.name(unit), system.space_label(space), unit.kind.operations);
                let message = format!("{name} starts in {label} of {}, a vacuum sector, and its code is {code}.", system.label());
                findings.push(mended(&set_up, unit, message, &fix_budget));
            }
        }
        for (unit, system) in set_up.left_to_their_players() {
            if unit.kind.operations == Operations::A && standing(unit.kind, system).is_empty() {
                let (name, code) = (set_up.name(unit), unit.kind.operations);
                let message =
                    format!("{name} starts in {}, which has no sector with air, and its code is {code}.", system.label());
                findings.push(mended(&set_up, unit, message, &fix_budget));
            }
        }
    }
}

/// The finding with its fix. If the system has a sector for the unit, the fix leaves the choice of sector to the unit's player; otherwise it takes
/// the unit out of the set-up.
fn mended(set_up: &SetUp, unit: &Unit, message: String, fix_budget: &FixBudget) -> Finding {
    let mend = || set_up.leave_to_its_player(unit).or_else(|| set_up.leave_out(unit));
    Finding::new(&ABOUT, set_up.place(unit), message).with_fixes(fix_budget.offer(mend))
}

/// The example battle with local militia on a planet; `atmosphere` says whether the planet has air.
fn with(atmosphere: bool) -> Content {
    let south = Spot { orbit: examples::first(), body: examples::second(), part: Part::South };
    let mut content = examples::one_more_local(examples::MILITIA, Station::Sector(examples::first(), Space::On(south)));
    examples::on(&mut content.systems, |system| {
        let half = Sector { atmosphere, ..examples::air() };
        examples::on(&mut system.orbits, |orbit| {
            orbit.bodies.add(examples::body(Form::Planet(Division::Halves { north: half, south: half })));
        });
    });
    if let Some(militia) = content.units.get_mut(examples::MILITIA) {
        militia.technology = Technology::C;
    }
    content
}

fn failing() -> Content {
    with(false)
}

fn passing() -> Content {
    with(true)
}
