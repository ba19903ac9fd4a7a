//! `bought-off-the-capital`: units that the Imperial player buys on a turn must be placed on a capital or on the throne planet.

use super::{book, code, deployed, set_ups};
use crate::set_up::{Piece, Placed, Spot};
use crate::{Content, Finding, Fix, Side};
use rules::{About, FixBudget, Level, Rule, Severity};

pub(super) static RULE: Rule<Content> = Rule { about: &ABOUT, failing, passing, check };

static ABOUT: About = About {
    name: "bought-off-the-capital",
    code: code(73),
    severity: Severity::Error,
    citation: book("19.31, 28.13, 33.32"),
    says: "Units that the Imperial player buys on a turn come to a capital or to the throne planet.",
    because: "Only there are they raised; from there they have to jump.",
};

fn check(content: &Content, findings: &mut Vec<Finding>) {
    let fix_budget = FixBudget::new();
    for (id, board) in set_ups::boards(content).filter(|(_, board)| board.scenario.rules.plays_routes()) {
        let bought = board
            .rows
            .iter()
            .filter(|(_, row, station)| row.side == Side::Imperial && row.turn.get() > 0 && station.spot != Spot::FromSpace);
        for (row_id, row, station) in bought {
            let Piece::Unit(unit) = row.piece else { continue };
            let Some(unit) = content.units.get(unit) else { continue };
            // Units that the scenario's provisions give to the side count as given, not as bought.
            let given = board.scenario.provisions.iter().any(|found| found.units(row.side, &unit.name, row.turn.get()) > 0);
            let planet = station.planet.and_then(|planet| content.planets.get(planet));
            let Some(planet) = planet.filter(|planet| !given && !planet.capital && !planet.throne) else { continue };
            let message = format!("{} comes to {} on turn {}, which is no capital.", unit.label(), planet.label(), row.turn);
            let fix = || {
                let province = station.planet.and_then(|planet| board.planet(planet))?.province;
                let capital = board.planets.iter().find(|on| on.planet.capital && on.province == province)?;
                let change =
                    set_ups::changed(id, board.scenario, *row_id, |row| (row.planet, row.spot) = (Some(capital.id), Spot::Open));
                Some(Fix::choice(format!("Let it come to {}", capital.planet.label()), [change]))
            };
            findings.push(Finding::new(&ABOUT, set_ups::row(id, *row_id), message).with_fixes(fix_budget.offer(fix)));
        }
    }
}

fn with(row: Placed) -> Content {
    deployed::deployed(|_, scenario| {
        scenario.provisions.extend(rules::kind::hear("the Imperial player receives 5 Force Points on turn 2"));
        scenario.set_up.add(Placed { turn: Level::clamped(2), ..row });
    })
}

fn failing() -> Content {
    with(deployed::on_second(deployed::LINE, 1))
}

fn passing() -> Content {
    with(deployed::placed(deployed::LINE, 1))
}
