//! `planet-without-garrison`: if the scenario demands it, a side that has placed anything must have a unit on every planet that it controls.

use super::{book, code, deployed, set_ups};
use crate::set_up::{Board, Piece, Placed, Spot, Station, objection};
use crate::terms::Limit;
use crate::{Content, Edit, Finding, Fix, InScenario, Place, Planet, Scenario, Side};
use rules::{About, Change, Count, FixBudget, Id, Rule, Severity, listed};

pub(super) static RULE: Rule<Content> = Rule { about: &ABOUT, failing, passing, check };

static ABOUT: About = About {
    name: "planet-without-garrison",
    code: code(39),
    severity: Severity::Error,
    citation: book("38.25"),
    says: "Where a scenario says so, a side has a unit on every planet in play that it controls, once it has placed anything.",
    because: "No planet is left alone at the start.",
};

fn check(content: &Content, findings: &mut Vec<Finding>) {
    let fix_budget = FixBudget::new();
    for (id, board) in set_ups::boards(content) {
        let sides =
            board.scenario.limits.iter().filter_map(|limit| if let Limit::Garrison(side) = limit { Some(*side) } else { None });
        for side in sides.filter(|side| board.has_placed(*side)) {
            let held = |planet| board.units().any(|(_, row, _, station)| row.side == side && station.planet == Some(planet));
            let bare: Vec<_> = board.planets.iter().filter(|on| on.side() == side && !held(on.id)).collect();
            let names: Vec<String> = bare.iter().map(|on| on.planet.label().to_owned()).collect();
            if !names.is_empty() {
                let message = format!("The {} has no unit on {}.", side.player(), listed(&names));
                let bare: Vec<Id<Planet>> = bare.iter().map(|on| on.id).collect();
                let fix = || Some(Fix::choice("Put the cheapest unit on each", [garrisoned(&board, id, side, &bare)?]));
                let finding = Finding::new(&ABOUT, Place::Scenario(id, InScenario::SetUp), message);
                findings.push(finding.with_fixes(fix_budget.offer(fix)));
            }
        }
    }
}

/// The edit that places one unit of the side on each of these planets. On each planet it places the cheapest unit that may stand there.
fn garrisoned(board: &Board, id: Id<Scenario>, side: Side, planets: &[Id<Planet>]) -> Option<Edit> {
    let mut scenario = board.scenario.clone();
    for planet in planets {
        let on = board.planet(*planet)?;
        let mut units: Vec<_> =
            board.content.units.iter().filter(|(_, unit)| unit.side == side && unit.count.get() > 0).collect();
        units.sort_by_key(|(unit, found)| (found.cost.map_or(u32::MAX, Count::get), *unit));
        let kinds: Vec<_> = on.planet.environs.iter().map(|(_, environ)| environ.kind).collect();
        let places = units.iter().flat_map(|(unit, _)| kinds.iter().map(|kind| (Piece::Unit(*unit), Spot::Environ(*kind))));
        let leader = scenario.set_up.next_id();
        let stands = |(piece, spot): &(Piece, Spot)| {
            let row = Placed::of(side, *piece);
            objection(board, &row, None, Station { planet: Some(*planet), spot: *spot, leader }).is_none()
        };
        let (piece, spot) = places.into_iter().find(stands)?;
        scenario.set_up.add(Placed { planet: Some(*planet), spot, ..Placed::of(side, piece) });
    }
    Some(Edit::Scenario(Change::Set(id, scenario)))
}

fn with(both: bool) -> Content {
    deployed::deployed(|_, scenario| {
        scenario.limits.extend(rules::kind::hear("the Imperial player has a unit on every planet in play"));
        scenario.set_up.add(deployed::placed(deployed::MILITIA, 1));
        if both {
            scenario.set_up.add(deployed::on_second(deployed::MILITIA, 1));
        }
    })
}

fn failing() -> Content {
    with(false)
}

fn passing() -> Content {
    with(true)
}
