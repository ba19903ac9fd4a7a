//! `ship-without-stats`: reports ships whose five stats are all 0.

use super::{book, code, examples};
use crate::{Content, Edit, Finding, Fix, InShip, Part, Place, Ship};
use rules::{About, Change, Rule, Severity};

pub(super) static RULE: Rule<Content> = Rule { about: &ABOUT, failing, passing, check };

static ABOUT: About = About {
    name: "ship-without-stats",
    code: code(3),
    severity: Severity::Error,
    citation: book("The Battle: C) Attack, Consequences of Hits"),
    says: "A ship has a level above zero in at least one of its five stats.",
    because: "A ship whose stats are all zero is destroyed, so that this one would be removed before the first turn.",
};

fn check(content: &Content, findings: &mut Vec<Finding>) {
    for (id, ship) in content.ships.iter() {
        if Part::STATS.iter().all(|stat| ship.amount(*stat) == 0) {
            let message = format!("{} has level 0 in all five stats.", ship.label());
            let afloat = ship.clone().with(Part::Defense, 1).with(Part::Move, 1);
            findings.push(
                Finding::new(&ABOUT, Place::Ship(id, InShip::Whole), message)
                    .with_fix(Fix::choice("Give it defense 1 and move 1", [Edit::Ship(Change::Set(id, afloat))])),
            );
        }
    }
}

fn failing() -> Content {
    examples::ships([Ship::named("Hulk").with(Part::Cargo, 3)])
}

fn passing() -> Content {
    examples::ships([Ship::named("Hulk").with(Part::Cargo, 3).with(Part::Move, 1)])
}
