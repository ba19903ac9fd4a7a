//! `objective-out-of-reach`

use std::cell::LazyCell;
use std::sync::Arc;

use super::passage::{self, Passage};
use super::{book, code, examples, muster};
use crate::{Area, Content, Finding, Goal, GoalKind, InScenario, Player, SetUp};
use geometry::Space;
use rules::{About, Count, Level, Rule, Severity};

pub(super) static RULE: Rule<Content> = Rule { about: &ABOUT, failing, passing, check };

static ABOUT: About = About {
    name: "objective-out-of-reach",
    code: code(41),
    severity: Severity::Warning,
    citation: book("2.5, 4.3"),
    says: "A side can reach each area that it is rewarded for before the last turn is over.",
    because: "It would be asked for what nobody can do, even where nobody hinders him.",
};

fn check(content: &Content, findings: &mut Vec<Finding>) {
    for (id, set_up) in SetUp::all(content) {
        let set_up = &set_up;
        let Some(last) = set_up.scenario.turns else { continue };
        let passages = Player::ALL.map(|player| LazyCell::new(move || Passage::of(set_up, player)));
        for (goal_id, goal) in set_up.scenario.goals.iter().filter(|(_, goal)| goal.what == GoalKind::Held) {
            let Some(area) = goal.area.and_then(|area| set_up.scenario.areas.get(area)) else { continue };
            let Some(passage) = &*passages[goal.side as usize] else { continue };
            let turns = passage.fewest_turns(&area.spaces);
            if turns > last.get() {
                let side = set_up.scenario.side_label(goal.side, content);
                let message = match turns {
                    passage::NEVER => format!("Nobody of {side} comes to {} by turn {last}, the last.", area.label()),
                    turns => format!("{side} takes {turns} turns to {}, and the last is turn {last}.", area.label()),
                };
                findings.push(Finding::new(&ABOUT, muster::of_scenario(id, InScenario::Goal(goal_id)), message));
            }
        }
    }
}

/// The farmer of the example asked to hold the far corner within so many turns.
fn far(turns: u32) -> Content {
    let mut content = examples::scenario(|scenario| {
        let area = scenario.areas.add(Area { name: "Beach".into(), spaces: [Space::new(10, 9)].into(), ..Area::default() });
        let goal = Goal { side: Player::B, what: GoalKind::Held, area: Some(area), ..Goal::default() };
        scenario.goals.add(goal);
        scenario.turns = Some(Count::clamped(turns));
    });
    let mut tables = (*content.tables).clone();
    tables.grounds.lines.iter_mut().for_each(|ground| ground.cost = Level::clamped(2));
    content.tables = Arc::new(tables);
    content
}

fn failing() -> Content {
    far(1)
}

fn passing() -> Content {
    far(10)
}
