//! Whether a goal of a scenario can be met at all.

use crate::{Goal, GoalKind, SetUp, TokenKind};

/// Whether the side to which a goal gives points can meet the goal.
pub(super) fn can_be_met(set_up: &SetUp, goal: &Goal) -> bool {
    why_not(set_up, goal).is_none()
}

/// Why the side to which a goal gives points cannot meet the goal, as a clause for a message; `None` if it can.
pub(super) fn why_not(set_up: &SetUp, goal: &Goal) -> Option<String> {
    let enemy = goal.side.other();
    let men = |player| set_up.men.iter().filter(move |man| man.player == player);
    let of_whom = |player| men(player).filter(|man| goal.character.is_none() || man.member.character == goal.character).count();
    let needed = goal.number.get() as usize;
    let enough = |there: usize, what: &str| {
        let are = if there == 1 { "is" } else { "are" };
        (needed == 0 || there < needed).then(|| format!("it asks for {needed} {what}, and {there} {are} there"))
    };
    match goal.what {
        GoalKind::Casualties | GoalKind::LastStanding => {
            men(enemy).next().is_none().then(|| "the other side has nobody".to_owned())
        }
        GoalKind::Treasure => {
            let aboard = set_up.hulls.iter().map(|hull| hull.vessel.treasures.get() as usize).sum::<usize>();
            enough(set_up.scenario.lying(TokenKind::Treasure).count() + aboard, "treasures")
        }
        GoalKind::Taken if !set_up.scenario.options.captives => {
            Some("nobody is led away where captives are no option".to_owned())
        }
        GoalKind::Killed | GoalKind::Taken => enough(of_whom(enemy), "of the other side"),
        GoalKind::Escaped => enough(of_whom(goal.side), "of its own"),
        GoalKind::Held => {
            let area = goal.area.and_then(|area| set_up.scenario.areas.get(area));
            if area.is_none_or(|area| area.spaces.is_empty()) {
                return Some("its area has no hexes".to_owned());
            }
            men(goal.side).next().is_none().then(|| "its side has nobody".to_owned())
        }
        GoalKind::Sunk | GoalKind::Seized => {
            enough(set_up.hulls.iter().filter(|hull| hull.player == enemy).count(), "boats of the other side")
        }
    }
}
