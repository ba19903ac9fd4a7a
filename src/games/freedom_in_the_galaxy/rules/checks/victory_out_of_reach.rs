//! `victory-out-of-reach`: the schedule of victory points of a scenario must be able to give as many points as the Rebel player needs.

use super::{book, code, deployed, set_ups};
use crate::set_up::most_points;
use crate::{Content, Edit, Finding, Fix, InScenario, Place, Scenario};
use rules::{About, Change, Count, Rule, Severity};

pub(super) static RULE: Rule<Content> = Rule { about: &ABOUT, failing, passing, check };

static ABOUT: About = About {
    name: "victory-out-of-reach",
    code: code(57),
    severity: Severity::Warning,
    citation: book("16.17"),
    says: "The schedule of a scenario can bring as many victory points as the Rebel player needs.",
    because: "Otherwise that side cannot win by points, whatever it does.",
};

fn check(content: &Content, findings: &mut Vec<Finding>) {
    for (id, board) in set_ups::boards(content).filter(|(_, board)| !board.planets.is_empty()) {
        let Some(threshold) = board.scenario.threshold.map(Count::get) else { continue };
        let most = most_points(&board);
        // A schedule that contains the designer's own words, which Drydock cannot read, may give any number of points.
        let open = board.scenario.scores.iter().any(|score| rules::kind::Played::printed(score).is_some());
        if !open && i64::from(threshold) > most {
            let message = format!(
                "{} asks for {threshold} victory points, and its schedule brings {most} at the most.",
                board.scenario.label()
            );
            let reached = Scenario { threshold: u32::try_from(most).ok().map(Count::clamped), ..board.scenario.clone() };
            let fix = Fix::choice("Ask for the most", [Edit::Scenario(Change::Set(id, reached))]);
            findings.push(Finding::new(&ABOUT, Place::Scenario(id, InScenario::Victory), message).with_fix(fix));
        }
    }
}

fn with(threshold: u32) -> Content {
    deployed::deployed(|_, scenario| scenario.threshold = Some(Count::clamped(threshold)))
}

fn failing() -> Content {
    with(19)
}

fn passing() -> Content {
    with(18)
}
