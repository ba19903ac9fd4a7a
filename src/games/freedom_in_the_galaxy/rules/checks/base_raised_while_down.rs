//! `base-raised-while-down`: the set-up must put a base Up before it raises the level of the base.

use super::{book, code, deployed, set_ups};
use crate::set_up::{Piece, Placed};
use crate::{Content, Edit, Finding, Fix, Scenario};
use rules::{About, Change, FixBudget, Rule, Severity};

pub(super) static RULE: Rule<Content> = Rule { about: &ABOUT, failing, passing, check };

static ABOUT: About = About {
    name: "base-raised-while-down",
    code: code(40),
    severity: Severity::Error,
    citation: book("38.26"),
    says: "A base is put Up before it gains a level.",
    because: "A point puts it Up; only then do three more bring a level.",
};

fn check(content: &Content, findings: &mut Vec<Finding>) {
    let fix_budget = FixBudget::new();
    for (id, board) in set_ups::boards(content) {
        let raised = board.rows.iter().filter(|(_, row, _)| row.piece == Piece::BaseLevel && row.turn.get() == 0);
        for (row_id, row, station) in raised {
            let Some(on) = station.planet.and_then(|planet| board.planet(planet)).filter(|on| !on.up) else { continue };
            let message =
                format!("The base of {} gains {}, and is down.", on.planet.label(), rules::counted(row.count.get(), "level"));
            let fix = || {
                let mut scenario: Scenario = board.scenario.clone();
                scenario.set_up.add(Placed { planet: station.planet, ..Placed::of(row.side, Piece::BaseUp) });
                Some(Fix::choice("Put it Up", [Edit::Scenario(Change::Set(id, scenario))]))
            };
            findings.push(Finding::new(&ABOUT, set_ups::row(id, *row_id), message).with_fixes(fix_budget.offer(fix)));
        }
    }
}

fn with(up: bool) -> Content {
    deployed::deployed(|_, scenario| {
        scenario.bases_down = true;
        scenario.set_up.add(deployed::placed(deployed::MILITIA, 1));
        scenario.set_up.add(deployed::on_second(deployed::MILITIA, 1));
        scenario.set_up.add(deployed::placed(deployed::BASE_LEVEL, 1));
        if up {
            scenario.set_up.add(deployed::placed(deployed::BASE_UP, 1));
        }
    })
}

fn failing() -> Content {
    with(false)
}

fn passing() -> Content {
    with(true)
}
