//! `one-attack-type`: reports fleets whose ships together have only one of cannons, missiles and fighters. Launchers count as missiles, and bays or
//! squadrons as fighters. A fleet without any attack is not reported by this rule.

use super::{book, code, examples};
use crate::{Content, Finding, InFleet, Part, Place};
use rules::{About, Rule, Severity};

pub(super) static RULE: Rule<Content> = Rule { about: &ABOUT, failing, passing, check };

static ABOUT: About = About {
    name: "one-attack-type",
    code: code(32),
    severity: Severity::Advice,
    citation: book("Setup: Strategy"),
    says: "The ships of a fleet have at least two of cannons, missiles and fighters between them.",
    because: "A fleet of one attack type does not fare well: each type is weak against something that another deals with. One ship may \
              have a specialty, the fleet as a whole should have balance.",
};

fn check(content: &Content, findings: &mut Vec<Finding>) {
    for (id, fleet) in content.fleets.iter() {
        let has = |parts: &[Part]| {
            let mut designs = fleet.ships.iter().filter_map(|(_, ship)| content.ships.get(ship.design));
            designs.any(|design| parts.iter().any(|part| design.amount(*part) > 0))
        };
        let types = [
            ("cannons", has(&[Part::Cannons])),
            ("missiles", has(&[Part::Launchers])),
            ("fighters", has(&[Part::Bays, Part::Fighters])),
        ];
        let mut present = types.iter().filter(|(_, present)| *present).map(|(name, _)| name);
        if let (Some(only), None) = (present.next(), present.next()) {
            let others: Vec<_> = types.iter().filter(|(_, present)| !present).map(|(name, _)| *name).collect();
            let message = format!("{} attacks with {only} only, and has no {}.", fleet.label(), others.join(" and no "));
            findings.push(Finding::new(&ABOUT, Place::Fleet(id, InFleet::Whole), message));
        }
    }
}

fn failing() -> Content {
    let ship = examples::ship("Lance").with(Part::Launchers, 0).with(Part::Missiles, 0).with(Part::Cannons, 2);
    Content { ships: examples::ships([ship]).ships, ..examples::fleet(|_| ()) }
}

fn passing() -> Content {
    examples::fleet(|_| ())
}
