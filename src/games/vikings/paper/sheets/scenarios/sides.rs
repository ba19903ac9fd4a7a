//! The sheets of the sides, each for its own player alone: where each character begins and with which task, what the boats carry, what the markers
//! are, and the designer's remarks for that side.

use super::words::Words;
use super::{reader, wanted};
use drawing::stock::Orientation;
use geometry::Mm;
use rules::{Id, Points, capital, listed};
use sheets::Printout;
use sheets::columns::Columns;
use sheets::flow::Flow;
use sheets::frame::{Body, Frame};
use sheets::look::{HEADING, REMARK, TEXT};
use sheets::section::one_by_one;
use sheets::table::{Cell, Table};
use vikings::{Content, GoalKind, InForce, Man, Place, Player, Scenario, SetUp, Task};

/// The sheets of both sides of the chosen scenario, or of each.
#[must_use]
pub fn side_sheets(content: &Content, scenario: Option<Id<Scenario>>, frame: &Frame, printout: &mut Printout) -> Vec<Body> {
    let scenarios = wanted(content, scenario).map(|(id, _)| id);
    one_by_one(content, scenarios, frame, printout, |content, id, frame, printout| {
        let Some(scenario) = content.scenarios.get(id) else { return Vec::new() };
        let set_up = SetUp::of(content, scenario);
        Player::ALL.into_iter().flat_map(|player| sheet(&set_up, player, frame, printout)).collect()
    })
}

fn sheet(set_up: &SetUp, player: Player, frame: &Frame, printout: &mut Printout) -> Vec<Body> {
    let scenario = set_up.scenario;
    let Some((id, force)) = scenario.force(player, set_up.content) else { return Vec::new() };
    let (words, own) = (Words::new(set_up), reader(set_up.content, scenario, player));
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
    people(&mut flow, set_up, &words, player);
    let known = if hunts(scenario, player) { Vec::new() } else { words.treasures() };
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
    let mut bodies: Vec<Body> = flow.finish().into_iter().map(|body| body.for_reader(&own)).collect();
    printout.seal(&mut bodies, Place::Force(id, InForce::Whole), &format!("The sheet of {}", force.label()));
    bodies
}

/// Whether a side is rewarded for treasures. It learns only during play which markers they are.
#[must_use]
pub fn hunts(scenario: &Scenario, player: Player) -> bool {
    scenario.goals.iter().any(|(_, goal)| goal.side == player && goal.what == GoalKind::Treasure)
}

/// The people of a side in columns: crew by crew and task by task, and then those who are not aboard.
fn people(flow: &mut Flow, set_up: &SetUp, words: &Words, player: Player) {
    if set_up.men.iter().all(|man| man.player != player) {
        return;
    }
    flow.heading("Characters", HEADING, Mm::new(20.0));
    let mut columns = Columns::new(flow.width(), 2, Mm::new(70.0));
    for (at, hull) in set_up.hulls.iter().enumerate().filter(|(_, hull)| hull.player == player) {
        let crew: Vec<&Man> = set_up.crew(at).collect();
        if crew.is_empty() {
            continue;
        }
        let worth: Points = crew.iter().map(|man| set_up.content.worth(man.character)).sum();
        columns.lead(&format!("Aboard {}: {}, {worth} points", hull.vessel.label(), crew.len()));
        for task in Task::ALL {
            let doing = crew.iter().filter(|man| man.member.task == task);
            let names: Vec<String> = doing.map(|man| aboard(set_up, man)).collect();
            if !names.is_empty() {
                let task = if task == Task::None { "no task" } else { task.label() };
                columns.point(&format!("{}: {}.", capital(task), listed(&names)));
            }
        }
    }
    let ashore = words.ashore(player);
    if !ashore.is_empty() {
        columns.lead("Not aboard");
        for sentence in &ashore {
            columns.point(sentence);
        }
    }
    columns.pour(flow);
}

/// A member of a crew, with the letters of the type and the hex of the deck.
fn aboard(set_up: &SetUp, man: &Man) -> String {
    let letters = set_up.content.troop_of(man.character).map_or("", |troop| troop.letters.as_str());
    let words = [man.character.label(), letters, man.member.start.as_str()];
    words.into_iter().filter(|word| !word.is_empty()).collect::<Vec<_>>().join(" ")
}
