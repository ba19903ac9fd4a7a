//! The sheets of the sides, each for its own player alone: where each character begins and with which task, what the boats carry, what the markers
//! are, and the designer's remarks for that side.

use super::words::Words;
use super::{reader, wanted};
use crate::sheets::counters;
use drawing::stock::Orientation;
use drawing::text::{self, Style};
use geometry::Mm;
use rules::{Id, Points};
use sheets::Printout;
use sheets::flow::Flow;
use sheets::frame::{Body, Frame};
use sheets::look::{HEADING, REMARK, TEXT};
use sheets::roll::{self, Entry};
use sheets::section::one_by_one;
use sheets::table::{Cell, Table};
use vikings::{Content, GoalKind, InForce, Man, Place, Player, Scenario, SetUp};

/// The sheets for both sides of the chosen scenario, or of each scenario if none is chosen.
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
    let known = if hunts(scenario, player) { Vec::new() } else { words.treasures() };
    let notes = force.notes.trim();
    let after =
        height_of(known.iter().map(String::as_str), &flow) + height_of(Some(notes).filter(|notes| !notes.is_empty()), &flow);
    people(&mut flow, set_up, &words, player, after);
    flow.gap(Mm::new(3.0));
    if !known.is_empty() {
        flow.heading("What the markers are", HEADING, Mm::new(12.0));
        for sentence in &known {
            flow.prose(sentence, STYLE);
        }
    }
    if !notes.is_empty() {
        flow.heading("For you alone", HEADING, Mm::new(12.0));
        flow.prose(notes, STYLE);
    }
    roll::notes(&mut flow, "Plans and notes");
    let mut bodies: Vec<Body> = flow.finish().into_iter().map(|body| body.for_reader(&own)).collect();
    printout.seal(&mut bodies, Place::Force(id, InForce::Whole), &format!("The sheet of {}", force.label()));
    bodies
}

/// The style of the sentences for a side.
const STYLE: Style = TEXT.sized(Mm::new(3.2));

/// The height of these sentences together with a heading above them and a gap.
fn height_of<'a>(sentences: impl IntoIterator<Item = &'a str>, flow: &Flow) -> Mm {
    let lines = |sentence: &str| text::paragraphs(sentence, STYLE, flow.width()).iter().map(|line| line.height).sum::<Mm>();
    let told: Mm = sentences.into_iter().map(|sentence| lines(sentence) + STYLE.size).sum();
    if told > Mm::ZERO { told + HEADING.size * 1.9 + Mm::new(9.0) } else { told }
}

/// Whether a side is rewarded for treasures. Such a side does not know at the beginning which markers are treasures.
#[must_use]
pub fn hunts(scenario: &Scenario, player: Player) -> bool {
    scenario.goals.iter().any(|(_, goal)| goal.side == player && goal.what == GoalKind::Treasure)
}

/// Adds lists of the characters of a side: crew by crew, and then those who are not aboard. Below the lists, a space of the height `after` is kept
/// free for what follows.
fn people(flow: &mut Flow, set_up: &SetUp, words: &Words, player: Player, after: Mm) {
    let crews = set_up.hulls.iter().enumerate().filter(|(_, hull)| hull.player == player).map(|(at, hull)| {
        let crew: Vec<&Man> = set_up.crew(at).collect();
        let worth: Points = crew.iter().map(|man| set_up.content.worth(man.character)).sum();
        (format!("Aboard {}: {}, {worth} points", hull.vessel.label(), crew.len()), crew)
    });
    let others: Vec<&Man> = set_up.men.iter().filter(|man| man.player == player && man.hull.is_none()).collect();
    let has_boats = set_up.hulls.iter().any(|hull| hull.player == player);
    let ashore = (if has_boats { "Not aboard" } else { "Characters" }.to_owned(), others);
    let groups: Vec<(String, Vec<&Man>)> = crews.chain([ashore]).filter(|(_, group)| !group.is_empty()).collect();
    let whole: usize = groups.iter().map(|(_, group)| group.len()).sum();
    let room = flow.left() - after - HEADING.size * (groups.len() as f64 * 2.8);
    for (title, group) in groups {
        flow.gap(Mm::new(3.0));
        flow.heading(&title, HEADING, Mm::new(14.0));
        let entries: Vec<Entry> = group.iter().map(|man| entry(set_up, words, man)).collect();
        roll::pour(flow, &entries, room * (group.len() as f64 / whole as f64));
    }
}

/// An entry in such a list: the character's counter, values and place at the start.
fn entry(set_up: &SetUp, words: &Words, man: &Man) -> Entry {
    let character = man.character;
    let troop = set_up.content.troop_of(character).map_or("", |troop| troop.label());
    let known = [troop.to_owned(), character.values.sound.to_string()];
    Entry {
        picture: counters::sound(set_up.content, character),
        name: character.label().to_owned(),
        lines: vec![known.into_iter().filter(|word| !word.is_empty()).collect::<Vec<_>>().join(", "), words.begins(man)],
        boxes: (0, 0),
    }
}
