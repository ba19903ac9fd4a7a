//! `piece-of-the-other-side`: a side must place only its own characters, units and possessions.

use super::{book, code, deployed, set_ups};
use crate::{Content, Finding, Fix, Side};
use rules::{About, FixBudget, Rule, Severity};

pub(super) static RULE: Rule<Content> = Rule { about: &ABOUT, failing, passing, check };

static ABOUT: About = About {
    name: "piece-of-the-other-side",
    code: code(23),
    severity: Severity::Error,
    citation: book("14.0"),
    says: "A side has its own characters and units; possessions are the Rebels', and ships of the Empire the Empire's.",
    because: "What serves the other side cannot be set up by this one.",
};

fn check(content: &Content, findings: &mut Vec<Finding>) {
    let fix_budget = FixBudget::new();
    for (id, scenario) in content.scenarios.iter() {
        for (row_id, row) in scenario.set_up.iter() {
            let Some(side) = row.piece.side(content).filter(|side| *side != row.side) else { continue };
            let piece = row.piece.label(content);
            let message = format!("{} gives {piece} to the {}, and it is {}.", scenario.label(), row.side.player(), side.label());
            let fix = || {
                let change = set_ups::changed(id, scenario, row_id, |row| row.side = side);
                Some(Fix::choice(format!("Give it to the {}", side.player()), [change]))
            };
            findings.push(Finding::new(&ABOUT, set_ups::row(id, row_id), message).with_fixes(fix_budget.offer(fix)));
        }
    }
}

fn with(side: Side) -> Content {
    deployed::deployed(|_, scenario| {
        let mut row = deployed::placed(deployed::MILITIA, 1);
        row.side = side;
        scenario.set_up.add(row);
    })
}

fn failing() -> Content {
    with(Side::Rebel)
}

fn passing() -> Content {
    with(Side::Imperial)
}
