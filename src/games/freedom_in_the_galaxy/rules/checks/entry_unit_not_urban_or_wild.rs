//! `entry-unit-not-urban-or-wild`: Rebel units that enter from outside must be urban or wild.

use super::{book, code, deployed, examples, set_ups};
use crate::set_up::{Piece, Spot};
use crate::{Content, EnvironType, Finding, Side};
use rules::{About, Rule, Severity};

pub(super) static RULE: Rule<Content> = Rule { about: &ABOUT, failing, passing, check };

static ABOUT: About = About {
    name: "entry-unit-not-urban-or-wild",
    code: code(42),
    severity: Severity::Error,
    citation: book("19.42"),
    says: "Units of the Rebels that enter from outside are urban or wild.",
    because: "No others are raised off the board.",
};

fn check(content: &Content, findings: &mut Vec<Finding>) {
    for (id, scenario) in content.scenarios.iter() {
        for (row_id, row) in scenario.set_up.iter().filter(|(_, row)| row.spot == Spot::FromSpace && row.side == Side::Rebel) {
            let Piece::Unit(unit) = row.piece else { continue };
            let Some(unit) = content.units.get(unit) else { continue };
            let Some(kind) = unit.environ.filter(|kind| !matches!(kind, EnvironType::Urban | EnvironType::Wild)) else {
                continue;
            };
            let message = format!("{} enters from outside, and is {}.", unit.label(), kind.word());
            findings.push(Finding::new(&ABOUT, set_ups::row(id, row_id), message));
        }
    }
}

fn with(environ: EnvironType) -> Content {
    deployed::entering(|content, _| {
        examples::change(&mut content.units, deployed::REBELS_ID, |unit| unit.environ = Some(environ));
    })
}

fn failing() -> Content {
    with(EnvironType::Liquid)
}

fn passing() -> Content {
    with(EnvironType::Wild)
}
