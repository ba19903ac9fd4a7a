//! `missiles-without-launchers`: reports ships that carry missiles but have no launcher.

use super::{book, code, counted, examples};
use crate::{Content, Edit, Finding, Fix, InShip, Part, Place};
use rules::{About, Change, Rule, Severity};

pub(super) static RULE: Rule<Content> = Rule { about: &ABOUT, failing, passing, check };

static ABOUT: About = About {
    name: "missiles-without-launchers",
    code: code(20),
    severity: Severity::Warning,
    citation: book("Your Fleet: Stats"),
    says: "A ship that carries missiles has a launcher to fire them.",
    because: "Missiles are aboard to be used by the launchers; without any, their points are wasted.",
};

fn check(content: &Content, findings: &mut Vec<Finding>) {
    for (id, ship) in content.ships.iter() {
        let missiles = ship.amount(Part::Missiles);
        if missiles > 0 && ship.amount(Part::Launchers) == 0 {
            let message = format!("{} carries {} and has launchers 0.", ship.label(), counted(missiles, "missile"));
            let set = |part, amount| [Edit::Ship(Change::Set(id, ship.clone().with(part, amount)))];
            findings.push(
                Finding::new(&ABOUT, Place::Ship(id, InShip::Part(Part::Missiles)), message)
                    .with_fix(Fix::choice("Add a launcher", set(Part::Launchers, 1)))
                    .with_fix(Fix::choice("Leave the missiles behind", set(Part::Missiles, 0))),
            );
        }
    }
}

fn failing() -> Content {
    examples::ships([examples::ship("Collier").with(Part::Launchers, 0)])
}

fn passing() -> Content {
    examples::ships([examples::ship("Collier").with(Part::Launchers, 1)])
}
