//! `no-vacuum-to-plunder`: a system must have a vacuum sector with a wealth code.

use super::{book, code, examples};
use crate::{Content, Finding, Form, InSystem, Place, Sector, Wealth};
use rules::{About, Rule, Severity};

pub(super) static RULE: Rule<Content> = Rule { about: &ABOUT, failing, passing, check };

static ABOUT: About = About {
    name: "no-vacuum-to-plunder",
    code: code(40),
    severity: Severity::Advice,
    citation: book("Plunder Procedure"),
    says: "A system has a vacuum sector with a wealth code.",
    because: "Vikings without troops for air, or in a hurry, look for a moon or a belt that they can plunder from their ship \
              alone.",
};

fn check(content: &Content, findings: &mut Vec<Finding>) {
    for (id, system) in content.systems.iter().filter(|(_, system)| system.sectors().next().is_some()) {
        if !system.sectors().any(|(_, _, sector)| !sector.atmosphere && sector.wealth.is_some()) {
            let message = format!("No vacuum sector of {} has a wealth code.", system.label());
            findings.push(Finding::new(&ABOUT, Place::System(id, InSystem::Whole), message));
        }
    }
}

fn with(wealth: Option<Wealth>) -> Content {
    examples::one_system(|system| {
        let rock = examples::body(Form::Moon(Sector { wealth, ..Sector::default() }));
        examples::on(&mut system.orbits, |orbit| orbit.bodies = [rock].into_iter().collect());
    })
}

fn failing() -> Content {
    with(None)
}

fn passing() -> Content {
    with(Some(Wealth::E))
}
