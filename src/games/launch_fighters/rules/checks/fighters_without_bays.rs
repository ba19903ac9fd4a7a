//! `fighters-without-bays`: reports ships that carry fighter squadrons but have no bay to launch them from.

use super::{book, code, counted, examples};
use crate::{Content, Edit, Finding, Fix, InShip, Part, Place};
use rules::{About, Change, Rule, Severity};

pub(super) static RULE: Rule<Content> = Rule { about: &ABOUT, failing, passing, check };

static ABOUT: About = About {
    name: "fighters-without-bays",
    code: code(21),
    severity: Severity::Warning,
    citation: book("Your Fleet: Stats"),
    says: "A ship that carries fighter squadrons has a bay to launch them from.",
    because: "Squadrons are aboard to be used by the bays; without any, they never leave their ship. More squadrons than bays are \
              no fault: bays limit how many are launched in a turn.",
};

fn check(content: &Content, findings: &mut Vec<Finding>) {
    for (id, ship) in content.ships.iter() {
        let squadrons = ship.amount(Part::Fighters);
        if squadrons > 0 && ship.amount(Part::Bays) == 0 {
            let message = format!("{} carries {} and has bays 0.", ship.label(), counted(squadrons, "squadron"));
            let set = |part, amount| [Edit::Ship(Change::Set(id, ship.clone().with(part, amount)))];
            findings.push(
                Finding::new(&ABOUT, Place::Ship(id, InShip::Part(Part::Fighters)), message)
                    .with_fix(Fix::choice("Add a bay", set(Part::Bays, 1)))
                    .with_fix(Fix::choice("Leave the fighters behind", set(Part::Fighters, 0))),
            );
        }
    }
}

fn failing() -> Content {
    examples::ships([examples::ship("Hive").with(Part::Fighters, 2)])
}

fn passing() -> Content {
    examples::ships([examples::ship("Hive").with(Part::Fighters, 2).with(Part::Bays, 1)])
}
