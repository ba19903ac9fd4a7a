//! `fewer-missiles-than-launchers`: reports ships that carry some missiles, but fewer than they can fire in one turn.

use super::{book, code, counted, examples};
use crate::{Content, Edit, Finding, Fix, InShip, Part, Place};
use rules::{About, Change, Rule, Severity};

pub(super) static RULE: Rule<Content> = Rule { about: &ABOUT, failing, passing, check };

static ABOUT: About = About {
    name: "fewer-missiles-than-launchers",
    code: code(35),
    severity: Severity::Advice,
    citation: book("The Battle: C) Attack, 3) Gather Your Pool of Attack Dice"),
    says: "A ship carries at least as many missiles as it has launchers.",
    because: "Each die of the launchers uses up a missile, so that the last launchers of this ship can never fire.",
};

fn check(content: &Content, findings: &mut Vec<Finding>) {
    for (id, ship) in content.ships.iter() {
        let (launchers, missiles) = (ship.amount(Part::Launchers), ship.amount(Part::Missiles));
        // Launchers without any missiles are reported by another rule.
        if missiles > 0 && missiles < launchers {
            let message = format!("{} has launchers {launchers} and {} to fire.", ship.label(), counted(missiles, "missile"));
            // A point buys two missiles, so an odd number is rounded up.
            let enough = launchers.next_multiple_of(2);
            let salvo = ship.clone().with(Part::Missiles, enough);
            findings.push(
                Finding::new(&ABOUT, Place::Ship(id, InShip::Part(Part::Missiles)), message)
                    .with_fix(Fix::choice(format!("Carry {}", counted(enough, "missile")), [Edit::Ship(Change::Set(id, salvo))])),
            );
        }
    }
}

fn failing() -> Content {
    examples::ships([examples::ship("Archer").with(Part::Launchers, 5).with(Part::Missiles, 4)])
}

fn passing() -> Content {
    examples::ships([examples::ship("Archer").with(Part::Launchers, 5).with(Part::Missiles, 6)])
}
