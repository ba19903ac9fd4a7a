//! The sheets of the sides, each for its own player alone: who begins where with which task, what lies in the boats, what the markers are, and the
//! designer's remarks for that side.

use super::wanted;
use super::words::Words;
use crate::drawing::stock::Orientation;
use crate::geometry::Mm;
use crate::rules::Id;
use crate::rules::vikings::{Content, GoalKind, InForce, Man, Place, Player, Scenario, SetUp};
use crate::sheets::Printout;
use crate::sheets::flow::Flow;
use crate::sheets::frame::{Body, Frame};
use crate::sheets::look::{HEADING, REMARK, TEXT};
use crate::sheets::table::{Cell, Table};

/// The sheets of both sides of the scenario that is asked for, or of each.
#[must_use]
pub fn side_sheets(content: &Content, scenario: Option<Id<Scenario>>, frame: &Frame, printout: &mut Printout) -> Vec<Body> {
    let mut bodies = Vec::new();
    for (_, scenario) in wanted(content, scenario) {
        let set_up = SetUp::of(content, scenario);
        for player in Player::ALL {
            bodies.extend(sheet(&set_up, player, frame, printout));
        }
    }
    bodies
}

fn sheet(set_up: &SetUp, player: Player, frame: &Frame, printout: &mut Printout) -> Vec<Body> {
    let scenario = set_up.scenario;
    let Some((id, force)) = scenario.force(player, set_up.content) else { return Vec::new() };
    let words = Words::new(set_up);
    let mut flow = Flow::new(frame, Orientation::Portrait, force.label(), "For this side alone");
    let remark = format!("{}, player {}. Keep this sheet from the other side.", scenario.label(), player.label());
    flow.prose(&remark, REMARK.sized(Mm::new(3.4)));
    let boats: Vec<Vec<Cell>> = set_up
        .hulls
        .iter()
        .filter(|hull| hull.player == player)
        .map(|hull| {
            let vessel = hull.vessel;
            let horses: Vec<String> = vessel.horses.iter().map(ToString::to_string).collect();
            let cells = [
                vessel.label().to_owned(),
                hull.class.label().to_owned(),
                words.lies(hull),
                vessel.hooks.join(" "),
                horses.join(" "),
                if vessel.treasures.is_zero() { String::new() } else { vessel.treasures.to_string() },
            ];
            cells.map(|words| (words, None)).into()
        })
        .collect();
    if !boats.is_empty() {
        let heads = ["Boat", "Class", "How it begins", "Hooks", "Horses", "Treasures"];
        let shares = [1.7, 1.4, 4.2, 1.6, 1.1, 1.2];
        flow.heading("Boats", HEADING, Mm::new(20.0));
        Table { shares: &shares, heads: &heads, row: Mm::new(9.0) }.pour(&mut flow, &boats);
    }
    let men: Vec<Vec<Cell>> = set_up.men.iter().filter(|man| man.player == player).map(|man| row(set_up, &words, man)).collect();
    if !men.is_empty() {
        let heads = ["Name", "Type", "Aboard", "Begins", "Task", "Points"];
        let shares = [2.0, 0.8, 2.0, 4.0, 1.5, 1.0];
        flow.heading("Characters", HEADING, Mm::new(20.0));
        Table { shares: &shares, heads: &heads, row: Mm::new(5.6) }.pour(&mut flow, &men);
    }
    // Whoever is rewarded for treasures learns on the ground which they are.
    let hunts = scenario.goals.iter().any(|(_, goal)| goal.side == player && goal.what == GoalKind::Treasure);
    let known = if hunts { Vec::new() } else { words.treasures() };
    let style = TEXT.sized(Mm::new(3.2));
    if !known.is_empty() {
        flow.heading("What the markers are", HEADING, Mm::new(12.0));
        for sentence in &known {
            flow.prose(sentence, style);
        }
    }
    if !force.notes.trim().is_empty() {
        flow.heading("For you alone", HEADING, Mm::new(12.0));
        flow.prose(force.notes.trim(), style);
    }
    let mut bodies: Vec<Body> = flow.finish().into_iter().map(|body| body.for_reader(force.label())).collect();
    printout.seal(&mut bodies, Place::Force(id, InForce::Whole), &format!("The sheet of {}", force.label()));
    bodies
}

fn row(set_up: &SetUp, words: &Words, man: &Man) -> Vec<Cell> {
    let content = set_up.content;
    let hull = man.hull.map(|at| &set_up.hulls[at]);
    let begins = if hull.is_some() { man.member.start.to_string() } else { words.begins(man) };
    let cells = [
        man.character.label().to_owned(),
        content.troop_of(man.character).map_or_else(String::new, |troop| troop.letters.clone()),
        hull.map_or_else(String::new, |hull| hull.vessel.label().to_owned()),
        begins,
        if man.member.task == crate::rules::vikings::Task::None { String::new() } else { man.member.task.label().to_owned() },
        content.worth(man.character).to_string(),
    ];
    cells.map(|words| (words, None)).into()
}
