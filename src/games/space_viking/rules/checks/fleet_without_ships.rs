//! `fleet-without-ships`: every fleet belongs to a player, and has ships that are items of the project.

use super::{book, code, examples};
use crate::{Content, Finding, InFleet, Item, Place};
use rules::{About, Rule, Severity, Shelf};

pub(super) static RULE: Rule<Content> = Rule { about: &ABOUT, failing, passing, check };

static ABOUT: About = About {
    name: "fleet-without-ships",
    code: code(15),
    severity: Severity::Error,
    citation: book("Fleet orders"),
    says: "Every fleet is a player's, and has ships that are items of the project.",
    because: "Nothing flies where there is nothing.",
};

fn check(content: &Content, findings: &mut Vec<Finding>) {
    for (id, fleet) in content.fleets.iter() {
        let strange = fleet.ships.iter().find(|(_, ship)| !content.item_of(ship).is_some_and(Item::is_ship));
        let (message, place) = if content.player_of(fleet).is_none() {
            (format!("{} is nobody's.", fleet.label()), InFleet::Whole)
        } else if fleet.ships.is_empty() {
            (format!("{} has no ships.", fleet.label()), InFleet::Whole)
        } else if let Some((ship, _)) = strange {
            (format!("A ship of {} is no ship that the project has.", fleet.label()), InFleet::Ship(ship))
        } else {
            continue;
        };
        findings.push(Finding::new(&ABOUT, Place::Fleet(id, place), message));
    }
}

fn failing() -> Content {
    examples::campaign(|content| {
        examples::on(&mut content.fleets, |fleet| fleet.ships = Shelf::default());
        examples::keep(content, 50);
    })
}

fn passing() -> Content {
    examples::campaign(|_| ())
}
