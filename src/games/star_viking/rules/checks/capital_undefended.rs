//! `capital-undefended`: if a system has defenders, of the Federation or local, at least one of them must stand on the capital or be free to be
//! placed there. A system without defenders gets advice under the same name.

use super::set_up::set_ups;
use super::{book, code, examples};
use crate::movement::may_stand;
use crate::{Color, Content, Finding, InScenario, Space, Station, UnitType};
use rules::{About, Rule, Severity};

pub(super) static RULE: Rule<Content> = Rule { about: &ABOUT, failing, passing, check };

static ABOUT: About = About {
    name: "capital-undefended",
    code: code(33),
    severity: Severity::Warning,
    citation: book("Ending a Segment: Control"),
    says: "Where a system has defenders, one of them stands on the capital, or may be placed there.",
    because: "Whoever controls the units on the capital at the end of a battle controls the system, so that one raider on an \
              empty capital takes it.",
};

/// The advice about a system without any defender. The book allows it, and a Federation with few units often has such systems.
static EMPTY: About = About { severity: Severity::Advice, ..ABOUT };

fn check(content: &Content, findings: &mut Vec<Finding>) {
    for set_up in set_ups(content).filter(|set_up| set_up.forces.iter().any(|fielded| fielded.force.color != Color::Red)) {
        for (tile, _, system) in set_up.tiles() {
            let Some(capital) = system.capital.filter(|capital| system.sector(*capital).is_some()) else { continue };
            let mut units = set_up.standing_in(tile).filter(|unit| unit.kind.color != Color::Red).peekable();
            let place = set_up.at(InScenario::System(tile));
            if units.peek().is_none() {
                let message = format!("Nobody defends {}.", set_up.tile_label(tile));
                findings.push(Finding::new(&EMPTY, place, message));
                continue;
            }
            let covers = |station: Option<Station>, unit: &UnitType| match station {
                Some(Station::Sector(_, space)) => space == Space::On(capital),
                Some(_) => may_stand(unit, system, Space::On(capital)),
                None => false,
            };
            if !units.any(|unit| covers(unit.station, unit.kind)) {
                let message = format!(
                    "No unit in {} stands on its capital, {}, or may be placed there.",
                    set_up.tile_label(tile),
                    system.space_label(Space::On(capital))
                );
                findings.push(Finding::new(&ABOUT, place, message));
            }
        }
    }
}

fn at(space: Space) -> Content {
    examples::battle(|content| {
        examples::on(&mut content.scenarios, |scenario| {
            if let Some(deployment) = scenario.deployments.get_mut(examples::second()) {
                deployment.stations[0].at = Station::Sector(examples::first(), space);
            }
        });
    })
}

fn failing() -> Content {
    at(Space::Deep(examples::first()))
}

fn passing() -> Content {
    at(Space::On(examples::moon()))
}
