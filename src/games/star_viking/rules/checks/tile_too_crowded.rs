//! `tile-too-crowded`: every sector of a tile must have room for a counter beside its code.

use super::{code, counted, examples};
use crate::tile::layout::is_laid_out;
use crate::tile::{Crowding, crowding};
use crate::{Content, Finding, Form, InSystem, Place, Sector};
use rules::{About, Citation, Rule, Severity};

pub(super) static RULE: Rule<Content> = Rule { about: &ABOUT, failing, passing, check };

static ABOUT: About = About {
    name: "tile-too-crowded",
    code: code(35),
    severity: Severity::Warning,
    citation: Citation::Drydock("a tile is 89 by 101 mm and a counter 12.7 mm square"),
    says: "Every sector of a tile has room for a counter beside its code.",
    because: "Units are deployed in sectors, and what a sector is worth and adds must be read while they stand there.",
};

fn check(content: &Content, findings: &mut Vec<Finding>) {
    for (id, system) in content.systems.iter() {
        let (place, message) = match crowding(system) {
            None => continue,
            // The room that is needed is rounded up and the room that there is is rounded down, so that the two numbers in the message always differ.
            Some(Crowding::Orbits { needed, room }) => {
                let (needed, room) = (needed.ceil(), room.floor());
                let orbits = counted(system.orbits.len(), "orbit");
                let unread = if is_laid_out(system) { "" } else { "; so many are not laid out" };
                let needs = format!("which need {needed} mm of the {room} mm of its tile's height{unread}");
                (InSystem::Whole, format!("{} has {orbits}, {needs}.", system.label()))
            }
            Some(Crowding::Bodies { orbit, needed, room }) => {
                let (needed, room) = (needed.ceil(), room.floor());
                let number = system.orbits.position(orbit).map_or(0, |position| position + 1);
                let needs = format!("whose bodies need {needed} mm of the {room} mm along it");
                (InSystem::Orbit(orbit), format!("{} has orbit {number}, {needs}.", system.label()))
            }
        };
        findings.push(Finding::new(&ABOUT, Place::System(id, place), message));
    }
}

fn with(more: usize) -> Content {
    examples::one_system(|system| {
        examples::on(&mut system.orbits, |orbit| {
            for _ in 0..more {
                orbit.bodies.add(examples::body(Form::Moon(Sector::default())));
            }
        });
    })
}

fn failing() -> Content {
    with(3)
}

fn passing() -> Content {
    with(2)
}
