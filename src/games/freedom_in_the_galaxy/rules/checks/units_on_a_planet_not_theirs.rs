//! `units-on-a-planet-not-theirs`: units that start on the board must stand on planets that their side controls.

use super::{book, code, deployed, set_ups};
use crate::{Content, Finding, Fix, Side, Standing};
use rules::{About, FixBudget, Rule, Severity};

pub(super) static RULE: Rule<Content> = Rule { about: &ABOUT, failing, passing, check };

static ABOUT: About = About {
    name: "units-on-a-planet-not-theirs",
    code: code(28),
    severity: Severity::Error,
    citation: book("16.13, 28.11"),
    says: "Units that start on the board stand on planets that their side controls.",
    because: "All planets are the Empire's at the start but those that the map or the scenario gives to the Rebels.",
};

fn check(content: &Content, findings: &mut Vec<Finding>) {
    let fix_budget = FixBudget::new();
    for (id, board) in set_ups::boards(content) {
        // Units of the other side are skipped, because another rule reports them.
        for (row_id, row, unit, station) in board.units().filter(|(_, row, unit, _)| unit.side == row.side) {
            let Some(on) = station.planet.and_then(|planet| board.planet(planet)).filter(|on| on.side() != row.side) else {
                continue;
            };
            let (planet, side) = (on.planet.label(), on.side());
            let message = format!("{} starts on {planet}, which the {} controls.", unit.label(), side.player());
            let fix = || Some(Fix::choice("Take it out of the set-up", [set_ups::without(id, board.scenario, row_id)]));
            findings.push(Finding::new(&ABOUT, set_ups::row(id, row_id), message).with_fixes(fix_budget.offer(fix)));
        }
    }
}

fn with(side: Side) -> Content {
    deployed::deployed(|_, scenario| {
        // If `side` is the Rebels, the first planet starts under Rebel control; otherwise the Empire keeps it.
        let standing = (side == Side::Rebel).then_some(Standing::RebelControl);
        deployed::start_at(scenario, standing);
        // The points of a single planet do not reach this threshold, so the Rebels have not won at the start.
        scenario.threshold = Some(rules::Count::clamped(18));
        scenario.set_up.add(deployed::placed(deployed::MILITIA, 1));
    })
}

fn failing() -> Content {
    with(Side::Rebel)
}

fn passing() -> Content {
    with(Side::Imperial)
}
