//! `launchers-without-missiles`: reports ships that have launchers but no missiles.

use super::{book, code};
use crate::{Content, Edit, Finding, Fix, InShip, Part, Place, Ship};
use rules::{About, Change, Rule, Severity};

pub(super) static RULE: Rule<Content> = Rule { about: &ABOUT, failing, passing, check };

static ABOUT: About = About {
    name: "launchers-without-missiles",
    code: code(2),
    severity: Severity::Error,
    citation: book("Advanced Rules: Ship Construction, Launchers"),
    says: "A ship with launchers also buys at least one point of missiles.",
    because: "Launchers fire nothing but missiles, and the book asks for a first point of them.",
};

fn check(content: &Content, findings: &mut Vec<Finding>) {
    for (id, ship) in content.ships.iter() {
        let (launchers, missiles) = (ship.amount(Part::Launchers), ship.amount(Part::Missiles));
        if launchers > 0 && missiles == 0 {
            let message = format!("{} has launchers {launchers} and no missiles.", ship.label());
            // A point buys two missiles, so two is the smallest number worth buying.
            let armed = ship.clone().with(Part::Missiles, 2);
            findings.push(
                Finding::new(&ABOUT, Place::Ship(id, InShip::Part(Part::Missiles)), message)
                    .with_fix(Fix::safe("Add 2 missiles", [Edit::Ship(Change::Set(id, armed))])),
            );
        }
    }
}

fn failing() -> Content {
    let ship = Ship::named("Unarmed").with(Part::Launchers, 2).with(Part::Defense, 1).with(Part::Move, 2);
    Content { ships: [ship].into_iter().collect(), ..Content::default() }
}

fn passing() -> Content {
    let ship = Ship::named("Armed").with(Part::Launchers, 2).with(Part::Defense, 1).with(Part::Move, 2).with(Part::Missiles, 2);
    Content { ships: [ship].into_iter().collect(), ..Content::default() }
}
