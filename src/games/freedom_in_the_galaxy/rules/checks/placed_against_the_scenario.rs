//! `placed-against-the-scenario`

use super::{book, code, deployed, set_ups};
use crate::set_up::{Board, Piece, Placed, against_limit};
use crate::terms::{Deal, Limit, Provision};
use crate::{Content, Finding, InScenario, Place, Side};
use rules::{About, Id, Rule, Severity, counted};

pub(super) static RULE: Rule<Content> = Rule { about: &ABOUT, failing, passing, check };

static ABOUT: About = About {
    name: "placed-against-the-scenario",
    code: code(29),
    severity: Severity::Error,
    citation: book("28.24, 38.3, 38.43"),
    says: "Pieces start where the scenario lets them, and no piece starts that it does not give.",
    because: "Where somebody stands, and with whom, is half of a scenario.",
};

fn check(content: &Content, findings: &mut Vec<Finding>) {
    for (id, board) in set_ups::boards(content) {
        for (row_id, row, station) in board.rows.iter().filter(|(_, row, _)| row.turn.get() == 0) {
            let broken = board.scenario.limits.iter().find_map(|limit| against_limit(&board, limit, (row, station)));
            if let Some(words) = broken {
                let message = format!("{} starts {words}.", row.piece.label(content));
                findings.push(Finding::new(&ABOUT, set_ups::row(id, *row_id), message));
            }
        }
        apart(&board, id, findings);
        not_given(&board, id, findings);
    }
}

/// Groups and knights that start in one province, where they should not.
fn apart(board: &Board, id: Id<crate::Scenario>, findings: &mut Vec<Finding>) {
    for limit in &board.scenario.limits {
        let (side, knights) = match limit {
            Limit::GroupsApart(side) => (*side, false),
            Limit::KnightsApart(side) => (*side, true),
            _ => continue,
        };
        // A group is told by whoever leads it.
        let mut known: Vec<(u32, Id<Placed>)> = Vec::new();
        for (row_id, row, station) in board.rows.iter().filter(|(_, row, _)| row.side == side && row.turn.get() == 0) {
            let Piece::Character(character) = row.piece else { continue };
            let counts = if knights {
                board.content.characters.get(character).is_some_and(|found| found.knight)
            } else {
                *row_id == station.leader
            };
            let Some(province) = station.planet.filter(|_| counts).and_then(|planet| board.province_number(planet)) else {
                continue;
            };
            if known.iter().any(|(other, _)| *other == province) {
                let message =
                    format!("{} starts in province {province}, where another is already.", row.piece.label(board.content));
                findings.push(Finding::new(&ABOUT, set_ups::row(id, *row_id), message));
            }
            known.push((province, *row_id));
        }
    }
}

/// Characters, possessions and units beyond those that a side is given, where the scenario says what it is given.
fn not_given(board: &Board, id: Id<crate::Scenario>, findings: &mut Vec<Finding>) {
    for side in Side::ALL {
        let provisions = &board.scenario.provisions;
        if !provisions.iter().any(|provision| matches!(provision, Provision::Thing(whose, _) if *whose == side)) {
            continue;
        }
        let named = |name: &str| {
            provisions.iter().any(|found| matches!(found, Provision::Thing(whose, thing) if *whose == side && thing.as_str().eq_ignore_ascii_case(name)))
        };
        let dealt = |what: Deal| -> u32 {
            let of = |found: &Provision| {
                if let Provision::Dealt(whose, number, deal) = found {
                    (*whose == side && *deal == what).then_some(number.get())
                } else {
                    None
                }
            };
            provisions.iter().filter_map(of).sum()
        };
        let beyond = |wanted: fn(&Piece) -> bool| {
            let rows = board.rows.iter().filter(|(_, row, _)| row.side == side && row.turn.get() == 0 && wanted(&row.piece));
            rows.filter(|(_, row, _)| row.piece.name(board.content).is_some_and(|name| !named(&name))).count()
        };
        let characters = (beyond(|piece| matches!(piece, Piece::Character(_))), dealt(Deal::Characters), "character");
        let possessions = (beyond(|piece| matches!(piece, Piece::Possession(_))), dealt(Deal::Possessions), "possession");
        for (count, dealt, what) in [characters, possessions] {
            if count > dealt as usize {
                let message = format!(
                    "The {} starts with {} that the scenario does not name, and is dealt {dealt}.",
                    side.player(),
                    counted(count, what)
                );
                findings.push(Finding::new(&ABOUT, Place::Scenario(id, InScenario::SetUp), message));
            }
        }
    }
}

fn with(planet: &str) -> Content {
    deployed::deployed(|_, scenario| {
        scenario.limits.extend(rules::kind::hear(&format!("characters of the Rebel player start on {planet}")));
        scenario.set_up.add(deployed::placed(deployed::PILOT, 1));
    })
}

fn failing() -> Content {
    with("Planet 121")
}

fn passing() -> Content {
    with("Planet 111")
}
