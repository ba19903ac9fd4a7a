//! `ship-cannot-move`: reports ships with move 0.

use super::{book, code, examples};
use crate::{Content, Edit, Finding, Fix, InShip, Part, Place};
use rules::{About, Change, Rule, Severity};

pub(super) static RULE: Rule<Content> = Rule { about: &ABOUT, failing, passing, check };

static ABOUT: About = About {
    name: "ship-cannot-move",
    code: code(33),
    severity: Severity::Advice,
    citation: book("The Battle: B) Movement"),
    says: "A ship has a move above zero.",
    because: "The book calls a ship that starts with move 0 unlikely: it never leaves its space, and after the last turn it counts half. \
              For a station or a satellite that is as it should be.",
};

fn check(content: &Content, findings: &mut Vec<Finding>) {
    for (id, ship) in content.ships.iter() {
        let stats = Part::STATS.into_iter().filter(|stat| ship.amount(*stat) > 0).count();
        // A ship without any stat is reported by another rule.
        if ship.amount(Part::Move) == 0 && stats > 0 {
            let message = format!("{} has move 0 and can never leave its space.", ship.label());
            let moving = ship.clone().with(Part::Move, 1);
            findings.push(
                Finding::new(&ABOUT, Place::Ship(id, InShip::Part(Part::Move)), message)
                    .with_fix(Fix::choice("Give it move 1", [Edit::Ship(Change::Set(id, moving))])),
            );
        }
    }
}

fn failing() -> Content {
    examples::ships([examples::ship("Bastion").with(Part::Move, 0)])
}

fn passing() -> Content {
    examples::ships([examples::ship("Bastion").with(Part::Move, 1)])
}
