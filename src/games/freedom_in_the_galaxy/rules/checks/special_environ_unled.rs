//! `special-environ-unled`: Imperial units in a special environ must have a leader or an elite unit with them.

use super::{book, code, deployed, set_ups};
use std::collections::BTreeMap;

use crate::set_up::{Board, Piece, Placed, Spot, Station};
use crate::{Content, EnvironType, Finding, Planet, Side};
use rules::{About, Id, Rule, Severity};

pub(super) static RULE: Rule<Content> = Rule { about: &ABOUT, failing, passing, check };

static ABOUT: About = About {
    name: "special-environ-unled",
    code: code(62),
    severity: Severity::Advice,
    citation: book("10.5, 19.53"),
    says: "Imperial units in a special environ have a leader or an elite unit with them.",
    because: "Without either they fight one column worse there.",
};

fn check(content: &Content, findings: &mut Vec<Finding>) {
    for (id, board) in set_ups::boards(content) {
        // For each special environ with Imperial units: the last row that places some, and whether an elite unit is among them.
        let mut stacks: BTreeMap<(Id<Planet>, EnvironType), (Id<Placed>, bool)> = BTreeMap::new();
        for (row_id, row, unit, station) in board.units() {
            let (Some(planet), Some(kind)) = (station.planet, special(&station)) else { continue };
            if row.side == Side::Imperial {
                let stack = stacks.entry((planet, kind)).or_insert((row_id, false));
                *stack = (row_id, stack.1 || unit.elite);
            }
        }
        for ((planet, kind), (last, elite)) in stacks {
            let Some(on) = board.planet(planet).filter(|_| !elite && !is_led(&board, planet, kind)) else { continue };
            let message = format!(
                "Imperial units in the {} environ of {} have neither leader nor elite unit.",
                kind.word(),
                on.planet.label()
            );
            findings.push(Finding::new(&ABOUT, set_ups::row(id, last), message));
        }
    }
}

/// The type of the environ in which a station lies; `None` if it does not lie in a special environ.
const fn special(station: &Station) -> Option<EnvironType> {
    match station.spot {
        Spot::Environ(EnvironType::Urban | EnvironType::Wild) | Spot::Open | Spot::FromSpace | Spot::Orbit => None,
        Spot::Environ(kind) => Some(kind),
    }
}

/// Whether an Imperial leader stands in this environ of the planet.
fn is_led(board: &Board, planet: Id<Planet>, kind: EnvironType) -> bool {
    board.rows.iter().any(|(_, row, station)| {
        let leads = match row.piece {
            Piece::Character(id) => board.content.characters.get(id).is_some_and(|found| found.ratings.leadership.get() > 0),
            _ => false,
        };
        leads && row.side == Side::Imperial && station.planet == Some(planet) && station.spot == Spot::Environ(kind)
    })
}

fn with(piece: Piece) -> Content {
    deployed::deployed(|content, scenario| {
        deployed::underground(content);
        let mut row = deployed::placed(piece, 1);
        row.spot = Spot::Environ(EnvironType::Subterranean);
        scenario.set_up.add(row);
    })
}

fn failing() -> Content {
    with(deployed::MILITIA)
}

fn passing() -> Content {
    with(deployed::ELITE)
}
