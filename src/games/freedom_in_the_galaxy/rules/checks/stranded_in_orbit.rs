//! `stranded-in-orbit`

use super::{book, code, deployed, set_ups};
use std::collections::BTreeMap;

use crate::set_up::{Placed, Spot};
use crate::{Content, Finding, Planet, Side};
use rules::{About, Id, Rule, Severity, counted};

pub(super) static RULE: Rule<Content> = Rule { about: &ABOUT, failing, passing, check };

static ABOUT: About = About {
    name: "stranded-in-orbit",
    code: code(33),
    severity: Severity::Error,
    citation: book("20.5"),
    says: "A unit that is not mobile starts in an orbit box only with a mobile unit of its side that carries it, one each; neither suicide squads nor units for atrocities carry any.",
    because: "It could not have come there by itself.",
};

/// Of an orbit box and side: who cannot move, who carries, and the last row of the former.
type Orbit = (u32, u32, Option<Id<Placed>>);

fn check(content: &Content, findings: &mut Vec<Finding>) {
    for (id, board) in set_ups::boards(content) {
        let mut orbits: BTreeMap<(Id<Planet>, Side), Orbit> = BTreeMap::new();
        for (row_id, row, unit, station) in board.units().filter(|(.., station)| station.spot == Spot::Orbit) {
            let Some(planet) = station.planet else { continue };
            let orbit = orbits.entry((planet, row.side)).or_default();
            if !unit.mobile {
                (orbit.0, orbit.2) = (orbit.0 + row.count.get(), Some(row_id));
            } else if !unit.suicide && !unit.atrocity {
                orbit.1 += row.count.get();
            }
        }
        for ((planet, _), (immobile, carriers, last)) in orbits {
            let (Some(on), Some(last)) = (board.planet(planet), last.filter(|_| immobile > carriers)) else { continue };
            let message = format!(
                "{} that cannot move by themselves and {} that carry start in the orbit box of {}.",
                counted(immobile, "unit"),
                counted(carriers, "unit"),
                on.planet.label()
            );
            findings.push(Finding::new(&ABOUT, set_ups::row(id, last), message));
        }
    }
}

fn with(carriers: u32) -> Content {
    deployed::deployed(|_, scenario| {
        scenario.set_up.add(deployed::in_orbit(deployed::MILITIA, 2));
        scenario.set_up.add(deployed::in_orbit(deployed::LINE, carriers));
    })
}

fn failing() -> Content {
    with(1)
}

fn passing() -> Content {
    with(2)
}
