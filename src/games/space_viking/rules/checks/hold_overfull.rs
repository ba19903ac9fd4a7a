//! `hold-overfull`: no ship carries more cargo than its holds have room for.

use super::{book, code, examples};
use crate::{Content, Finding, InFleet, Place};
use rules::{About, Rule, Severity, counted};

pub(super) static RULE: Rule<Content> = Rule { about: &ABOUT, failing, passing, check };

static ABOUT: About = About {
    name: "hold-overfull",
    code: code(19),
    severity: Severity::Error,
    citation: book("Items"),
    says: "No ship carries more than it holds.",
    because: "A unit of cargo is one unit of troops, one item, 20 IU or a million people.",
};

fn check(content: &Content, findings: &mut Vec<Finding>) {
    for (id, fleet) in content.fleets.iter() {
        for (at, ship) in fleet.ships.iter() {
            let Some(item) = content.item_of(ship) else { continue };
            let (holds, units) = (item.holds.get(), content.load(&ship.cargo).units(content.iu_a_hold()));
            // Another rule reports cargo in a ship without a hold.
            if units > holds && holds > 0 {
                let message =
                    format!("{} of {} holds {} and carries {}.", item.label(), fleet.label(), counted(holds, "unit"), units);
                findings.push(Finding::new(&ABOUT, Place::Fleet(id, InFleet::Ship(at)), message));
            }
        }
    }
}

fn failing() -> Content {
    examples::campaign(|content| {
        examples::on(&mut content.fleets, |fleet| examples::on(&mut fleet.ships, |ship| ship.cargo = "2 Troop".into()));
        examples::keep(content, 38);
    })
}

fn passing() -> Content {
    examples::campaign(|_| ())
}
