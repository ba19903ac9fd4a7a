//! `scenario-without-an-end`: a scenario that is played in turns must have a last turn.

use super::{book, code, examples};
use crate::{Content, Edit, Finding, Fix, InScenario, Place, Scenario, ScenarioForm};
use rules::{About, Change, Count, FixBudget, Rule, Severity};

pub(super) static RULE: Rule<Content> = Rule { about: &ABOUT, failing, passing, check };

static ABOUT: About = About {
    name: "scenario-without-an-end",
    code: code(44),
    severity: Severity::Error,
    citation: book("Ending the Game"),
    says: "A scenario that is played in turns has a last turn.",
    because: "The game is normally twelve turns long, and its points are compared after the last one; without a last turn neither side \
              ever has to win. A battle ends by itself.",
};

fn check(content: &Content, findings: &mut Vec<Finding>) {
    let fix_budget = FixBudget::new();
    for (id, scenario) in content.scenarios.iter().filter(|(_, scenario)| scenario.form != ScenarioForm::Battle) {
        let says = match scenario.turns.map(Count::get) {
            None => "has no last turn",
            Some(0) => "ends before its first turn",
            Some(_) => continue,
        };
        let message = format!("{} is a {} and {says}.", scenario.label(), scenario.form.label());
        let end = || {
            let turns = if scenario.victory.is_of_a_longer_game() { Scenario::LONGER_TURNS } else { Scenario::USUAL_TURNS };
            let changed = Scenario { turns: Some(turns), ..scenario.clone() };
            Some(Fix::choice(format!("End it after turn {turns}"), [Edit::Scenario(Change::Set(id, changed))]))
        };
        let place = Place::Scenario(id, InScenario::Turns);
        findings.push(Finding::new(&ABOUT, place, message).with_fixes(fix_budget.offer(end)));
    }
}

fn with(turns: Option<Count>) -> Content {
    examples::campaign(|content| examples::on(&mut content.scenarios, |scenario| scenario.turns = turns))
}

fn failing() -> Content {
    with(None)
}

fn passing() -> Content {
    with(Some(Scenario::USUAL_TURNS))
}
