//! `goal-cannot-be-met`: a scenario must have enough of the things and characters that each goal asks for.

use super::{book, code, examples, goals, muster};
use crate::{Content, Finding, Goal, GoalKind, InScenario, Player, SetUp};
use rules::{About, Count, Rule, Severity};

pub(super) static RULE: Rule<Content> = Rule { about: &ABOUT, failing, passing, check };

static ABOUT: About = About {
    name: "goal-cannot-be-met",
    code: code(57),
    severity: Severity::Warning,
    citation: book("2.1"),
    says: "Every goal of a scenario can be met: what and whom it asks for is there, as many times as it asks.",
    because: "Its side would play for points that nobody can get.",
};

fn check(content: &Content, findings: &mut Vec<Finding>) {
    for (id, set_up) in SetUp::all(content) {
        let goals = &set_up.scenario.goals;
        // Other rules report a side without characters, a scenario that nobody can win, and goals about things that are gone.
        let fights = |player: Player| set_up.men.iter().any(|man| man.player == player);
        if !Player::ALL.into_iter().all(fights) || !goals.iter().any(|(_, goal)| goals::can_be_met(&set_up, goal)) {
            continue;
        }
        let is_whole = |goal: &Goal| {
            let there = goal.character.is_none_or(|character| content.characters.get(character).is_some());
            let area = || goal.area.is_some_and(|area| set_up.scenario.areas.get(area).is_some());
            there && (goal.what != GoalKind::Held || area())
        };
        for (goal_id, goal) in goals.iter().filter(|(_, goal)| is_whole(goal)) {
            let Some(why) = goals::why_not(&set_up, goal) else { continue };
            let side = set_up.scenario.side_label(goal.side, content);
            let message = format!("The goal “{}” of {side} cannot be met: {why}.", goal.what.label());
            findings.push(Finding::new(&ABOUT, muster::of_scenario(id, InScenario::Goal(goal_id)), message));
        }
    }
}

/// The designs of the example, in which the Saxons have the goal to seize this many boats.
fn seizing(number: u32) -> Content {
    examples::scenario(|scenario| {
        let number = Count::clamped(number);
        scenario.goals.add(Goal { side: Player::B, what: GoalKind::Seized, number, ..Goal::default() });
    })
}

fn failing() -> Content {
    seizing(2)
}

fn passing() -> Content {
    seizing(1)
}
