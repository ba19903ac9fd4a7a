//! `cargo-that-no-hold-takes`: a ship carries only known items that can be cargo and that its holds take.

use super::{book, code, examples};
use crate::{Content, Finding, InFleet, Place, Ship};
use rules::{About, Rule, Severity};

pub(super) static RULE: Rule<Content> = Rule { about: &ABOUT, failing, passing, check };

static ABOUT: About = About {
    name: "cargo-that-no-hold-takes",
    code: code(20),
    severity: Severity::Error,
    citation: book("Items"),
    says: "Whatever lies in a hold is known, can be cargo, and is what the hold takes.",
    because: "Ships that jump by themselves and factories cannot be carried, and a mothership carries fighters alone.",
};

fn check(content: &Content, findings: &mut Vec<Finding>) {
    for (id, fleet) in content.fleets.iter() {
        for (at, ship) in fleet.ships.iter() {
            if let Some(why) = objection(content, ship) {
                let message = format!("In a hold of {}: {why}.", fleet.label());
                findings.push(Finding::new(&ABOUT, Place::Fleet(id, InFleet::Ship(at)), message));
            }
        }
    }
}

fn objection(content: &Content, ship: &Ship) -> Option<String> {
    let item = content.item_of(ship)?;
    let load = content.load(&ship.cargo);
    if let Some(part) = load.unknown.first() {
        return Some(format!("no item is called as in {part:?}"));
    }
    let carried = load.items.iter().filter_map(|(_, carried)| Some((*carried, content.items.get(*carried)?)));
    if let Some((_, carried)) = carried.clone().find(|(_, carried)| !carried.is_cargo()) {
        return Some(format!("{} cannot be cargo", carried.label()));
    }
    if item.holds.get() == 0 && !ship.cargo.trim().is_empty() {
        return Some(format!("{} has no hold", item.label()));
    }
    let takes = item.takes?;
    let strange = carried.clone().any(|(carried, _)| carried != takes) || load.iu > 0 || load.people > 0;
    strange
        .then(|| format!("{} takes {} alone", item.label(), content.items.get(takes).map_or("one item", |takes| takes.label())))
}

fn failing() -> Content {
    examples::campaign(|content| {
        examples::on(&mut content.fleets, |fleet| examples::on(&mut fleet.ships, |ship| ship.cargo = "1 Escort".into()));
        examples::keep(content, 34);
    })
}

fn passing() -> Content {
    examples::campaign(|_| ())
}
