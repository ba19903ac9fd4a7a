//! `nobody-can-win`

use super::{book, code, examples, muster};
use crate::{Content, Finding, Goal, GoalKind, InScenario, SetUp, TokenKind};
use rules::{About, Rule, Severity, Shelf};

pub(super) static RULE: Rule<Content> = Rule { about: &ABOUT, failing, passing, check };

static ABOUT: About = About {
    name: "nobody-can-win",
    code: code(27),
    severity: Severity::Error,
    citation: book("2.1"),
    says: "Some goal of some side can be met.",
    because: "A game that nobody can win is none.",
};

fn check(content: &Content, findings: &mut Vec<Finding>) {
    for (id, set_up) in SetUp::all(content) {
        if set_up.scenario.goals.iter().any(|(_, goal)| can_be_met(&set_up, goal)) {
            continue;
        }
        let message = if set_up.scenario.goals.is_empty() {
            format!("{} has no goals.", set_up.scenario.label())
        } else {
            format!("No goal of {} can be met by anybody.", set_up.scenario.label())
        };
        findings.push(Finding::new(&ABOUT, muster::of_scenario(id, InScenario::Whole), message));
    }
}

fn can_be_met(set_up: &SetUp, goal: &Goal) -> bool {
    let enough = |count: usize| count >= goal.number.get() as usize && goal.number.get() > 0;
    let enemy = goal.side.other();
    let men = |player| set_up.men.iter().filter(move |man| man.player == player);
    let of_whom = |player| men(player).filter(|man| goal.character.is_none() || man.member.character == goal.character).count();
    let boats = || set_up.hulls.iter().filter(|hull| hull.player == enemy).count();
    match goal.what {
        GoalKind::Casualties | GoalKind::LastStanding => men(enemy).next().is_some(),
        GoalKind::Treasure => {
            let aboard = set_up.hulls.iter().map(|hull| hull.vessel.treasures.get() as usize).sum::<usize>();
            enough(set_up.scenario.lying(TokenKind::Treasure).count() + aboard)
        }
        GoalKind::Killed => enough(of_whom(enemy)),
        GoalKind::Taken => set_up.scenario.options.captives && enough(of_whom(enemy)),
        GoalKind::Escaped => enough(of_whom(goal.side)),
        GoalKind::Held => {
            let area = goal.area.and_then(|area| set_up.scenario.areas.get(area));
            area.is_some_and(|area| !area.spaces.is_empty()) && men(goal.side).next().is_some()
        }
        GoalKind::Sunk | GoalKind::Seized => enough(boats()),
    }
}

fn failing() -> Content {
    examples::scenario(|scenario| scenario.goals = Shelf::default())
}

fn passing() -> Content {
    examples::raid(|_| ())
}
