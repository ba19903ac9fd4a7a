//! `bays-without-fighters`: reports ships that have bays but no fighter squadrons.

use super::{book, code, examples};
use crate::{Content, Edit, Finding, Fix, InShip, Part, Place};
use rules::{About, Change, Rule, Severity};

pub(super) static RULE: Rule<Content> = Rule { about: &ABOUT, failing, passing, check };

static ABOUT: About = About {
    name: "bays-without-fighters",
    code: code(22),
    severity: Severity::Warning,
    citation: book("Advanced Rules: Ship Construction, Bays"),
    says: "A ship with bays carries fighter squadrons.",
    because: "A bay launches and recovers squadrons, which are bought apart from it; with none aboard it has nothing to launch.",
};

fn check(content: &Content, findings: &mut Vec<Finding>) {
    for (id, ship) in content.ships.iter() {
        let bays = ship.amount(Part::Bays);
        if bays > 0 && ship.amount(Part::Fighters) == 0 {
            let message = format!("{} has bays {bays} and carries no squadrons.", ship.label());
            let set = |part, amount| [Edit::Ship(Change::Set(id, ship.clone().with(part, amount)))];
            findings.push(
                Finding::new(&ABOUT, Place::Ship(id, InShip::Part(Part::Bays)), message)
                    .with_fix(Fix::choice("Add a squadron", set(Part::Fighters, 1)))
                    .with_fix(Fix::choice("Take the bays out", set(Part::Bays, 0))),
            );
        }
    }
}

fn failing() -> Content {
    examples::ships([examples::ship("Hive").with(Part::Bays, 2)])
}

fn passing() -> Content {
    examples::ships([examples::ship("Hive").with(Part::Bays, 2).with(Part::Fighters, 1)])
}
