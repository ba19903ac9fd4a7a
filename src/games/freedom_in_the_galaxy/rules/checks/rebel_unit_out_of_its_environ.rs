//! `rebel-unit-out-of-its-environ`: Rebel units must start in environs of their own type.

use super::{book, code, deployed, examples, set_ups};
use crate::set_up::Spot;
use crate::{Content, EnvironType, Finding, Side};
use rules::{About, Rule, Severity};

pub(super) static RULE: Rule<Content> = Rule { about: &ABOUT, failing, passing, check };

static ABOUT: About = About {
    name: "rebel-unit-out-of-its-environ",
    code: code(31),
    severity: Severity::Error,
    citation: book("16.13"),
    says: "Units of the Rebels start in environs of their own type.",
    because: "They are raised there; where they go later is their player's.",
};

fn check(content: &Content, findings: &mut Vec<Finding>) {
    for (id, board) in set_ups::boards(content) {
        for (row_id, _, unit, station) in board.units().filter(|(_, row, ..)| row.side == Side::Rebel) {
            let (Some(own), Spot::Environ(kind)) = (unit.environ, station.spot) else { continue };
            if own != kind {
                let message = format!("{} starts in an environ that is {}.", unit.label(), kind.word());
                findings.push(Finding::new(&ABOUT, set_ups::row(id, row_id), message));
            }
        }
    }
}

fn with(environ: EnvironType) -> Content {
    deployed::deployed(|content, scenario| {
        deployed::start_at(scenario, Some(crate::Standing::RebelControl));
        // The points of a single planet do not reach this threshold, so the Rebels have not won at the start.
        scenario.threshold = Some(rules::Count::clamped(18));
        examples::change(&mut content.units, deployed::REBELS_ID, |unit| unit.environ = Some(environ));
        scenario.set_up.add(deployed::placed(deployed::REBELS, 1));
    })
}

fn failing() -> Content {
    with(EnvironType::Wild)
}

fn passing() -> Content {
    with(EnvironType::Urban)
}
