//! `base-above-its-levels`: a base must have level 0, 1 or 2, both as the scenario starts it and after the set-up has raised it.

use super::{book, code, deployed, set_ups};
use crate::set_up::{MOST_BASE, Piece};
use crate::{Content, Edit, Finding, Fix, InScenario, Place, Scenario};
use rules::{About, Change, FixBudget, Level, Rule, Severity};

pub(super) static RULE: Rule<Content> = Rule { about: &ABOUT, failing, passing, check };

static ABOUT: About = About {
    name: "base-above-its-levels",
    code: code(69),
    severity: Severity::Error,
    citation: book("8.1"),
    says: "A base has level 0, 1 or 2, as the scenario starts it and as the set-up raises it.",
    because: "The marker has those three, and what a base does is told for no other.",
};

fn check(content: &Content, findings: &mut Vec<Finding>) {
    let fix_budget = FixBudget::new();
    for (id, board) in set_ups::boards(content) {
        let lowered = |change: &dyn Fn(&mut Scenario)| {
            let mut scenario = board.scenario.clone();
            change(&mut scenario);
            Some(Fix::choice(format!("Make it level {MOST_BASE}"), [Edit::Scenario(Change::Set(id, scenario))]))
        };
        let most = Level::clamped(MOST_BASE);
        let mut speak = |place: InScenario, message: String, change: &dyn Fn(&mut Scenario)| {
            let finding = Finding::new(&ABOUT, Place::Scenario(id, place), message);
            findings.push(finding.with_fixes(fix_budget.offer(|| lowered(change))));
        };
        if board.scenario.bases > most {
            let message = format!("Bases of {} start at level {}.", board.scenario.label(), board.scenario.bases);
            speak(InScenario::Planets, message, &|scenario| scenario.bases = most);
        }
        for (row, start) in board.scenario.planets.iter() {
            let Some(base) = start.base.filter(|base| *base > most) else { continue };
            let name = content.planets.get(start.planet).map_or("A planet", |planet| planet.label());
            speak(InScenario::Planet(row), format!("{name} has a base of level {base}."), &|scenario| {
                if let Some(start) = scenario.planets.get_mut(row) {
                    start.base = Some(most);
                }
            });
        }
        // A base that starts at too high a level was already reported above.
        for on in board.planets.iter().filter(|on| on.base > most && on.first_base <= most) {
            let raises = |row: &Piece| *row == Piece::BaseLevel;
            let last = board.rows.iter().rev().find(|(_, row, at)| raises(&row.piece) && at.planet == Some(on.id));
            let Some((last, ..)) = last else { continue };
            let message = format!("The base of {} is raised from level {} to {}.", on.planet.label(), on.first_base, on.base);
            findings.push(Finding::new(&ABOUT, set_ups::row(id, *last), message));
        }
    }
}

fn with(base: u32) -> Content {
    deployed::deployed(|_, scenario| scenario.bases = Level::clamped(base))
}

fn failing() -> Content {
    with(3)
}

fn passing() -> Content {
    with(2)
}
