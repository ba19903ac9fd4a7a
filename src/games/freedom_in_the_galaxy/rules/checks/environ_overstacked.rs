//! `environ-overstacked`: not more units of a side may start in an environ than the environ's size; suicide squads do not count.

use super::{book, code, deployed, set_ups};
use std::collections::BTreeMap;

use crate::set_up::{Placed, Spot};
use crate::{Content, EnvironType, Finding, Fix, Planet, Side};
use rules::{About, Count, FixBudget, Id, Rule, Severity, counted};

pub(super) static RULE: Rule<Content> = Rule { about: &ABOUT, failing, passing, check };

static ABOUT: About = About {
    name: "environ-overstacked",
    code: code(30),
    severity: Severity::Error,
    citation: book("9.5"),
    says: "No more units of a side start in an environ than its size; suicide squads do not count.",
    because: "There is no room for more, at the start or later.",
};

/// How many units stand in one environ, and the id of the last row that places some of them.
type Stack = (u32, Id<Placed>);

fn check(content: &Content, findings: &mut Vec<Finding>) {
    let fix_budget = FixBudget::new();
    for (id, board) in set_ups::boards(content) {
        let mut stacks: BTreeMap<(Id<Planet>, EnvironType, Side), Stack> = BTreeMap::new();
        for (row_id, row, _, station) in board.units().filter(|(_, _, unit, _)| !unit.suicide) {
            let (Some(planet), Spot::Environ(kind)) = (station.planet, station.spot) else { continue };
            let stack = stacks.entry((planet, kind, row.side)).or_insert((0, row_id));
            *stack = (stack.0 + row.count.get(), row_id);
        }
        for ((planet, kind, side), (units, last)) in stacks {
            let Some(on) = board.planet(planet) else { continue };
            let Some(size) = on.environ(kind).map(|environ| environ.size.get()).filter(|size| units > *size) else { continue };
            let beyond = units - size;
            let (side, units) = (side.label(), counted(units, "unit"));
            let message = format!(
                "{units} of the {side} player start in the {} environ of {}, which has size {size}.",
                kind.word(),
                on.planet.label()
            );
            let fix = || {
                let count = board.scenario.set_up.get(last)?.count.get();
                let change = match count.checked_sub(beyond).filter(|left| *left > 0) {
                    Some(left) => set_ups::changed(id, board.scenario, last, |row| row.count = Count::clamped(left)),
                    None => set_ups::without(id, board.scenario, last),
                };
                Some(Fix::choice("Take the last out of the set-up", [change]))
            };
            findings.push(Finding::new(&ABOUT, set_ups::row(id, last), message).with_fixes(fix_budget.offer(fix)));
        }
    }
}

fn with(count: u32) -> Content {
    deployed::deployed(|_, scenario| {
        scenario.set_up.add(deployed::placed(deployed::MILITIA, count));
    })
}

fn failing() -> Content {
    with(4)
}

fn passing() -> Content {
    with(3)
}
