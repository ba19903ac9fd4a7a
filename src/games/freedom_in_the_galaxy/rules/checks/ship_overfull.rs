//! `ship-overfull`: a ship must not carry more characters and companions, its pilot included, than it has room for.

use super::{book, code, deployed, examples, set_ups};
use crate::set_up::{Piece, Placed};
use crate::{Content, Finding, PossessionKind, Scenario};
use rules::{About, Id, Rule, Severity, counted};

pub(super) static RULE: Rule<Content> = Rule { about: &ABOUT, failing, passing, check };

static ABOUT: About = About {
    name: "ship-overfull",
    code: code(27),
    severity: Severity::Error,
    citation: book("14.57"),
    says: "A ship carries as many characters and companions as it has room for, its pilot among them.",
    because: "Weapons and objects take no room; whoever has none stays behind.",
};

fn check(content: &Content, findings: &mut Vec<Finding>) {
    for (id, scenario) in content.scenarios.iter() {
        for (row_id, row) in scenario.set_up.iter() {
            let Some(ship) = set_ups::possession(content, row).filter(|possession| possession.kind.is_ship()) else { continue };
            let (aboard, room) = (aboard(content, scenario, row_id, row), ship.passengers.unwrap_or_default().get());
            if ship.passengers.is_some() && aboard > room {
                let message = format!("{} carries {}, and has room for {room}.", ship.label(), counted(aboard, "passenger"));
                findings.push(Finding::new(&ABOUT, set_ups::row(id, row_id), message));
            }
        }
    }
}

/// How many characters and companions are in a ship: the pilot, the characters who go with the ship, and the companions of all of them.
fn aboard(content: &Content, scenario: &Scenario, ship: Id<Placed>, row: &Placed) -> u32 {
    let with_ship = scenario.set_up.iter().filter(|(_, other)| other.with == Some(ship)).map(|(id, _)| id);
    let travellers: Vec<Id<Placed>> = row.with.into_iter().chain(with_ship).collect();
    let takes_room = |row: &Placed| match row.piece {
        Piece::Character(_) => true,
        _ => set_ups::possession(content, row).is_some_and(|possession| possession.kind == PossessionKind::Companion),
    };
    let rows = scenario.set_up.iter();
    let all = rows.filter(|(id, other)| {
        let by_way_of_bearer = other.with.is_some_and(|with| with != ship && travellers.contains(&with));
        takes_room(other) && (travellers.contains(id) || by_way_of_bearer)
    });
    all.map(|(_, other)| other.count.get()).sum()
}

fn with(room: u32) -> Content {
    deployed::deployed(|content, scenario| {
        examples::on(&mut content.possessions, |ship| ship.passengers = rules::Level::new(room));
        let pilot = scenario.set_up.add(deployed::placed(deployed::PILOT, 1));
        let ship = scenario.set_up.add(deployed::along(deployed::SHIP, pilot));
        for passenger in [deployed::SCOUT, deployed::TWIN, deployed::AIDE, deployed::FRIEND] {
            scenario.set_up.add(deployed::along(passenger, ship));
        }
    })
}

fn failing() -> Content {
    with(4)
}

fn passing() -> Content {
    with(5)
}
