//! `unnamed-ship`: reports ship designs without a name. The fix names the ship after its class, type or hull number, or else "Ship".

use std::collections::HashSet;

use super::{code, examples};
use crate::{Content, Edit, Finding, Fix, InShip, Place, Ship};
use rules::{About, Change, Citation, Rule, Severity};

pub(super) static RULE: Rule<Content> = Rule { about: &ABOUT, failing, passing, check };

static ABOUT: About = About {
    name: "unnamed-ship",
    code: code(25),
    severity: Severity::Warning,
    citation: Citation::Drydock("the name is what ties a ship's counter to its record sheet, and a line of a list to its design"),
    says: "A ship design has a name.",
    because: "Record sheets, counters, rosters and findings call a ship by its name.",
};

fn check(content: &Content, findings: &mut Vec<Finding>) {
    let unnamed = || content.ships.iter().filter(|(_, ship)| ship.name.trim().is_empty());
    if unnamed().next().is_none() {
        return;
    }
    let mut taken: HashSet<String> = content.ships.iter().map(|(_, ship)| ship.name.trim().to_lowercase()).collect();
    let mut number = 1;
    for (id, ship) in unnamed() {
        let known = [&ship.class, &ship.kind, &ship.number].into_iter().map(|text| text.trim()).find(|text| !text.is_empty());
        let mut name = known.unwrap_or("Ship").to_owned();
        while !taken.insert(name.to_lowercase()) {
            number += 1;
            name = format!("{} {number}", known.unwrap_or("Ship"));
        }
        let position = content.ships.position(id).map_or(0, |position| position + 1);
        let message = format!("Design {position} of {} has no name.", content.ships.len());
        let title = format!("Name it {name}");
        findings.push(
            Finding::new(&ABOUT, Place::Ship(id, InShip::Name), message)
                .with_fix(Fix::safe(title, [Edit::Ship(Change::Set(id, Ship { name, ..ship.clone() }))])),
        );
    }
}

fn failing() -> Content {
    examples::ships([examples::ship("Frigate"), Ship { kind: "Frigate".into(), ..examples::ship(" ") }])
}

fn passing() -> Content {
    examples::ships([examples::ship("Frigate"), Ship { kind: "Frigate".into(), ..examples::ship("Swift") }])
}
