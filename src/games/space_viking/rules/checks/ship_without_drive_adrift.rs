//! `ship-without-drive-adrift`: a ship without a drive stays in its space, or is carried in a hold.

use super::{book, code, examples};
use crate::{Content, Finding, InFleet, Place, Ship, WorldType};
use rules::{About, Rule, Severity};

pub(super) static RULE: Rule<Content> = Rule { about: &ABOUT, failing, passing, check };

static ABOUT: About = About {
    name: "ship-without-drive-adrift",
    code: code(21),
    severity: Severity::Error,
    citation: book("Movement"),
    says: "A ship without a drive stays where it is, or lies in a hold.",
    because: "A fleet jumps as its slowest ship, and a ship without a drive rides a hold or stays.",
};

fn check(content: &Content, findings: &mut Vec<Finding>) {
    for (id, fleet) in content.fleets.iter() {
        let world = content.stands(fleet).and_then(|world| content.worlds.get(world));
        let is_empty = world.is_some_and(|world| {
            world.kind == Some(WorldType::Barren)
                && world.bases.is_empty()
                && !content.homes().iter().any(|(_, at)| *at == world.at)
        });
        let leaves = !fleet.route.trim().is_empty();
        let drifts = fleet.ships.iter().find(|(_, ship)| content.item_of(ship).is_some_and(|item| !item.drive && item.is_ship()));
        if let Some((at, ship)) = drifts.filter(|_| leaves || is_empty) {
            let item = content.item_of(ship).map_or("A ship", |item| item.label());
            let why = if leaves { "is sent away" } else { "stands where nothing is" };
            let message = format!("{item} of {} has no drive and {why}.", fleet.label());
            findings.push(Finding::new(&ABOUT, Place::Fleet(id, InFleet::Ship(at)), message));
        }
    }
}

fn failing() -> Content {
    examples::campaign(|content| {
        examples::on(&mut content.fleets, |fleet| {
            fleet.ships.add(Ship { item: Some(examples::FIGHTER), ..Ship::default() });
            fleet.route = "Gram - Xochitl".into();
        });
        examples::keep(content, 38);
    })
}

fn passing() -> Content {
    examples::campaign(|_| ())
}
