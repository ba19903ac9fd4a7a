//! `odd-missile`: reports ships with an odd number of missiles, because a point buys two. The fix costs nothing, but it is applied only if the
//! designer chooses it, because the designer typed the number.

use super::{book, code, counted, examples};
use crate::{Content, Edit, Finding, Fix, InShip, Part, Place};
use rules::{About, Change, Rule, Severity};

pub(super) static RULE: Rule<Content> = Rule { about: &ABOUT, failing, passing, check };

static ABOUT: About = About {
    name: "odd-missile",
    code: code(34),
    severity: Severity::Advice,
    citation: book("Advanced Rules: Ship Construction, Launchers"),
    says: "A ship carries an even number of missiles.",
    because: "A point buys two missiles, so that the last one of an odd number costs as much as two.",
};

fn check(content: &Content, findings: &mut Vec<Finding>) {
    for (id, ship) in content.ships.iter() {
        let missiles = ship.amount(Part::Missiles);
        if missiles % 2 == 1 {
            let points = i64::from(missiles.div_ceil(2));
            let carried = counted(missiles, "missile");
            let message =
                format!("{} carries {carried}; the {} paid for them buy one more.", ship.label(), counted(points, "point"));
            let (title, amount) = if missiles < Part::Missiles.most() {
                ("Add the missile that is paid for", missiles + 1)
            } else {
                ("Take one off", missiles - 1)
            };
            let even = ship.clone().with(Part::Missiles, amount);
            findings.push(
                Finding::new(&ABOUT, Place::Ship(id, InShip::Part(Part::Missiles)), message)
                    .with_fix(Fix::choice(title, [Edit::Ship(Change::Set(id, even))])),
            );
        }
    }
}

fn failing() -> Content {
    examples::ships([examples::ship("Archer").with(Part::Missiles, 7)])
}

fn passing() -> Content {
    examples::ships([examples::ship("Archer").with(Part::Missiles, 8)])
}
