//! `price-differs-from-stated`: reports ships whose price differs from the cost that an imported list or an almanac states for them.

use super::{book, code, counted, examples};
use crate::{Content, Edit, Finding, Fix, InShip, Place, Ship, cost};
use rules::{About, Change, Points, Rule, Severity};

pub(super) static RULE: Rule<Content> = Rule { about: &ABOUT, failing, passing, check };

static ABOUT: About = About {
    name: "price-differs-from-stated",
    code: code(31),
    severity: Severity::Warning,
    citation: book("Advanced Rules: Ship Construction"),
    says: "The cost that a list states for a ship is what its parts come to.",
    because: "A list with another cost was added up wrongly, made under other optional rules, or has a wrong level in it.",
};

fn check(content: &Content, findings: &mut Vec<Finding>) {
    for (id, ship) in content.ships.iter() {
        let Some(stated) = ship.stated_cost else { continue };
        // A ship without a price is reported by another rule.
        let Some(price) = cost::price(ship, &content.options).map(|price| price.total).filter(|price| *price != stated) else {
            continue;
        };
        let message =
            format!("{} is stated to cost {stated}, and its parts come to {}.", ship.label(), counted(price.get(), "point"));
        let state = |cost| [Edit::Ship(Change::Set(id, Ship { stated_cost: cost, ..ship.clone() }))];
        findings.push(
            Finding::new(&ABOUT, Place::Ship(id, InShip::StatedCost), message)
                .with_fix(Fix::choice(format!("State {}", counted(price.get(), "point")), state(Some(price))))
                .with_fix(Fix::choice("Strike the stated cost", state(None))),
        );
    }
}

fn failing() -> Content {
    examples::ships([Ship { stated_cost: Some(Points::new(6)), ..examples::ship("Lance") }])
}

fn passing() -> Content {
    examples::ships([Ship { stated_cost: Some(Points::new(7)), ..examples::ship("Lance") }])
}
