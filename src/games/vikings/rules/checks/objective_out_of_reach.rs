//! `objective-out-of-reach`: a side must be able to come to the hexes, characters and things that its goals name before the last turn is over.

use std::cell::LazyCell;
use std::sync::Arc;

use super::passage::{self, Passage};
use super::{book, code, examples, goals, muster};
use crate::{Area, Content, Finding, Goal, GoalKind, InScenario, Man, Player, SetUp, Task, TokenKind};
use geometry::Space;
use rules::{About, Count, Level, Rule, Severity, counted};

pub(super) static RULE: Rule<Content> = Rule { about: &ABOUT, failing, passing, check };

static ABOUT: About = About {
    name: "objective-out-of-reach",
    code: code(41),
    severity: Severity::Warning,
    citation: book("2.5, 4.3, 5.5"),
    says: "Before the last turn is over a side can come to each area, treasure, captive and edge that it is rewarded for.",
    because: "It would be asked for what nobody can do, even where nobody hinders it.",
};

/// How many movement points a treasure takes from the character who carries it (5.5).
const TREASURE: u32 = 2;

fn check(content: &Content, findings: &mut Vec<Finding>) {
    for (id, set_up) in SetUp::all(content) {
        let set_up = &set_up;
        let Some(last) = set_up.scenario.turns else { continue };
        let passages = Player::ALL.map(|player| LazyCell::new(move || Passage::of(set_up, player, None)));
        // Another rule reports a goal that cannot be met at all.
        for (goal_id, goal) in set_up.scenario.goals.iter().filter(|(_, goal)| goals::can_be_met(set_up, goal)) {
            let Some((what, turns)) = errand(set_up, goal, &passages[goal.side as usize]) else { continue };
            if turns > last.get() {
                let side = set_up.scenario.side_label(goal.side, content);
                let message = match turns {
                    passage::NEVER => format!("Nobody of {side} {} by turn {last}, the last.", what.done),
                    turns => format!("{side} takes {turns} turns {}, and the last is turn {last}.", what.to_do),
                };
                findings.push(Finding::new(&ABOUT, muster::of_scenario(id, InScenario::Goal(goal_id)), message));
            }
        }
    }
}

/// Words for what a goal makes a side do at a hex.
struct Errand {
    /// The verb and its object, such as "comes to the beach", for the message "Nobody … by turn 9".
    done: String,
    /// The phrase after "takes 9 turns", such as "to come beside Offa".
    to_do: String,
}

/// What a goal makes the side do at some hex, and the fewest turns that this takes. `None` if the goal requires nothing at a hex, if a thing that it
/// names is missing, or if the number of turns cannot be known.
fn errand<'a>(
    set_up: &'a SetUp<'a>,
    goal: &Goal,
    passage: &LazyCell<Option<Passage<'a>>, impl FnOnce() -> Option<Passage<'a>>>,
) -> Option<(Errand, u32)> {
    let named = || set_up.content.characters.get(goal.character?).map(|character| character.label().to_owned());
    let number = goal.number.get() as usize;
    match goal.what {
        GoalKind::Held => {
            let area = set_up.scenario.areas.get(goal.area?)?;
            let turns = passage.as_ref()?.fewest_turns(&area.spaces);
            let area = area.label();
            Some((Errand { done: format!("comes to {area}"), to_do: format!("to {area}") }, turns))
        }
        GoalKind::Treasure => {
            let passage = passage.as_ref()?;
            let lying = set_up.scenario.lying(TokenKind::Treasure).map(|space| passage.carrying(space, TREASURE));
            let turns = nth(number, lying.chain(aboard(set_up, goal.side, passage)))?;
            let treasures = counted(number, "treasure");
            Some((Errand { done: format!("carries off {treasures}"), to_do: format!("to carry off {treasures}") }, turns))
        }
        GoalKind::Taken => {
            let passage = passage.as_ref()?;
            let meant = |man: &&Man| {
                man.player == goal.side.other() && (goal.character.is_none() || man.member.character == goal.character)
            };
            // The hex of a character who comes in later, or whom the player puts down, is unknown. A captive has been taken already, so the goal is
            // met in turn 1.
            let beside = |man: &Man| if man.member.task == Task::Captive { Some(1) } else { Some(passage.beside(man.space?)) };
            let beside: Option<Vec<u32>> = set_up.men.iter().filter(meant).map(beside).collect();
            let turns = nth(number, beside?)?;
            let whom = named().unwrap_or_else(|| format!("{} of the other side", counted(number, "character")));
            Some((Errand { done: format!("comes beside {whom}"), to_do: format!("to come beside {whom}") }, turns))
        }
        GoalKind::Escaped => {
            let turns = match goal.character {
                None => passage.as_ref()?.leaving(),
                one => Passage::of(set_up, goal.side, one)?.leaving(),
            };
            let to_do = named().map_or_else(|| "to leave the boards".to_owned(), |name| format!("to get {name} off the boards"));
            Some((Errand { done: "leaves the boards".to_owned(), to_do }, turns))
        }
        GoalKind::Casualties | GoalKind::Killed | GoalKind::Sunk | GoalKind::Seized | GoalKind::LastStanding => None,
    }
}

/// For each treasure aboard a boat, the first turn in which the side can have it. Treasures in the side's own boats count from turn 1. For treasures
/// in other boats, its characters must first come to the boat.
fn aboard<'a>(set_up: &'a SetUp<'a>, side: Player, passage: &'a Passage<'a>) -> impl Iterator<Item = u32> + 'a {
    set_up.hulls.iter().flat_map(move |hull| {
        let comes = || set_up.covers(hull).map(|space| passage.beside(space)).min().unwrap_or(1);
        let turns = if hull.player == side { 1 } else { comes() };
        std::iter::repeat_n(turns, hull.vessel.treasures.get() as usize)
    })
}

/// The turn by which this many things are reached, if `turns` has the turn in which each thing is; `None` if there are fewer things.
fn nth(number: usize, turns: impl IntoIterator<Item = u32>) -> Option<u32> {
    let mut turns: Vec<u32> = turns.into_iter().collect();
    turns.sort_unstable();
    turns.get(number.checked_sub(1)?).copied()
}

/// The designs of the example, in which the farmer has the goal to hold the far corner within this many turns.
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

#[cfg(test)]
mod tests;
