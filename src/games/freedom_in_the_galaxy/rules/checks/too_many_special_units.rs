//! `too-many-special-units`: not more elite units, suicide squads and atrocity units may start than the scenario allows.

use super::{book, code, deployed, set_ups};
use crate::set_up::Board;
use crate::terms::Limit;
use crate::{Content, Finding, InScenario, Place, Side, UnitType};
use rules::{About, Rule, Severity};

pub(super) static RULE: Rule<Content> = Rule { about: &ABOUT, failing, passing, check };

static ABOUT: About = About {
    name: "too-many-special-units",
    code: code(38),
    severity: Severity::Error,
    citation: book("28.23, 28.33, 38.23, 38.24"),
    says: "No more elite units, suicide squads and atrocity units start than the scenario allows.",
    because: "The scenario holds the best units back.",
};

fn check(content: &Content, findings: &mut Vec<Finding>) {
    for (id, board) in set_ups::boards(content) {
        for limit in &board.scenario.limits {
            let (side, most, what, count) = match limit {
                Limit::Elite(side, most) => (side, most, "elite units", count(&board, *side, None, |unit| unit.elite)),
                Limit::EliteIn(side, most, province) => {
                    (side, most, "elite units", count(&board, *side, Some(province.get()), |unit| unit.elite))
                }
                Limit::Suicide(side, most) => (side, most, "suicide squads", count(&board, *side, None, |unit| unit.suicide)),
                Limit::Atrocity(side, most) => (side, most, "atrocity units", count(&board, *side, None, |unit| unit.atrocity)),
                _ => continue,
            };
            if count > most.get() {
                let where_to =
                    if let Limit::EliteIn(_, _, province) = limit { format!(" in province {province}") } else { String::new() };
                let message = format!("The {} starts with {count} {what}{where_to}, and may have {most}.", side.player());
                findings.push(Finding::new(&ABOUT, Place::Scenario(id, InScenario::SetUp), message));
            }
        }
    }
}

/// How many units of a side for which `sort` is true start in one province; with `None`, in all provinces.
fn count(board: &Board, side: Side, province: Option<u32>, sort: fn(&UnitType) -> bool) -> u32 {
    let there = |planet| province.is_none() || board.province_number(planet) == province;
    let of_sort = board.units().filter(|(_, row, unit, station)| {
        row.side == side && sort(unit) && (province.is_none() || station.planet.is_some_and(there))
    });
    of_sort.map(|(_, row, ..)| row.count.get()).sum()
}

fn with(count: u32) -> Content {
    deployed::deployed(|_, scenario| {
        scenario.limits.extend(rules::kind::hear("the Imperial player buys at most 1 elite unit in province 1 at the start"));
        scenario.set_up.add(deployed::placed(deployed::ELITE, count));
    })
}

fn failing() -> Content {
    with(2)
}

fn passing() -> Content {
    with(1)
}
