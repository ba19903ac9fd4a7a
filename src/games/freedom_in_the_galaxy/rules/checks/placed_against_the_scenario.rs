//! `placed-against-the-scenario`: pieces must start only where the scenario allows it, and only if the scenario gives them to their side.

use super::{book, code, deployed, set_ups, together_or_apart};
use std::collections::BTreeMap;

use crate::set_up::{Board, Piece, Placed, against_limit};
use crate::terms::{Deal, Limit, Provision};
use crate::{Content, Finding, InScenario, Place, Side};
use rules::{About, Id, Rule, Severity, counted};

pub(super) static RULE: Rule<Content> = Rule { about: &ABOUT, failing, passing, check };

static ABOUT: About = About {
    name: "placed-against-the-scenario",
    code: code(29),
    severity: Severity::Error,
    citation: book("16.12, 28.24, 38.3, 38.4, 38.43"),
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
        together_or_apart::speak(&board, |row, message| findings.push(Finding::new(&ABOUT, set_ups::row(id, row), message)));
        apart(&board, id, findings);
        not_given(&board, id, findings);
    }
}

/// Reports groups or knights of a side that start in the same province although the scenario keeps them apart.
fn apart(board: &Board, id: Id<crate::Scenario>, findings: &mut Vec<Finding>) {
    for limit in &board.scenario.limits {
        let (side, knights) = match limit {
            Limit::GroupsApart(side) => (*side, false),
            Limit::KnightsApart(side) => (*side, true),
            _ => continue,
        };
        // A group is identified by its leader.
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

/// Reports characters and possessions that the scenario does not give to the side that places them. A side to which the scenario gives nothing by
/// name is not checked. Ships are never dealt at random (28.24, 38.42).
fn not_given(board: &Board, id: Id<crate::Scenario>, findings: &mut Vec<Finding>) {
    let content = board.content;
    for side in Side::ALL {
        let provisions = &board.scenario.provisions;
        let gives =
            |found: &Provision| matches!(found, Provision::Thing(whose, _) | Provision::Things(whose, ..) if *whose == side);
        if !provisions.iter().any(gives) {
            continue;
        }
        // How many counters with this name the scenario gives the side; the highest possible number if it gives them without saying how many.
        let given = |name: &str| -> u32 {
            let says = |found: &&Provision| matches!(found, Provision::Things(..)) && found.things(side, name) > 0;
            let all: u32 = provisions.iter().map(|found| found.things(side, name)).sum();
            if all > 0 && !provisions.iter().any(|found| says(&found)) { u32::MAX } else { all }
        };
        let dealt = |what: Deal| -> u32 {
            let deals = provisions.iter().filter_map(|found| found.deal(side));
            deals.filter(|(_, deal, _)| *deal == what).map(|(number, ..)| number).sum()
        };
        let mut placed: BTreeMap<Piece, u32> = BTreeMap::new();
        for (_, row, _) in board.rows.iter().filter(|(_, row, _)| row.side == side && row.turn.get() == 0) {
            *placed.entry(row.piece).or_default() += row.count.get();
        }
        let is_ship = |id| content.possessions.get(id).is_some_and(|found: &crate::Possession| found.kind.is_ship());
        let mut beyond = [0; 3];
        for (piece, number) in placed {
            let of_kind = match piece {
                Piece::Character(_) => 0,
                Piece::Possession(id) if is_ship(id) => 2,
                Piece::Possession(_) => 1,
                _ => continue,
            };
            beyond[of_kind] += piece.name(content).map_or(0, |name| number.saturating_sub(given(&name)));
        }
        let kinds = [("character", dealt(Deal::Characters)), ("possession", dealt(Deal::Possessions)), ("ship", 0)];
        for (count, (what, dealt)) in beyond.into_iter().zip(kinds) {
            if count > dealt {
                let message = format!(
                    "The {} starts with {} that the scenario does not give, and is dealt {dealt}.",
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
