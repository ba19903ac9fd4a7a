//! The turn record: politics, treasuries with new and old money, and the victory points of both sides, turn by turn; and the plunder
//! log. Two Vikings keep their own records, because what each has is not the other's to know.

use super::counters::Livery;
use super::scope;
use super::table::{Cell, Table};
use crate::drawing::Color;
use crate::drawing::stock::Orientation;
use crate::geometry::Mm;
use crate::rules::star_viking::{Content, InScenario, Place, Scenario};
use crate::rules::{self, Count, Id};
use crate::sheets::Printout;
use crate::sheets::flow::Flow;
use crate::sheets::frame::{Body, Frame};
use crate::sheets::look::REMARK;

/// The tint behind the columns of the Federation.
const FEDERATE: Color = Color::rgb(234, 241, 252);
/// The longest record: a game of more turns is played on a second one.
const MOST: u32 = 60;
/// How high a line of the plunder log is.
const PLUNDER: Mm = Mm::new(6.2);

/// A column: its head, its share of the width, and the tint of its side.
type Column = (String, f64, Option<Color>);

/// A record for the scenario that is asked for, or for each that has turns; one of the usual length where there is none.
#[must_use]
pub fn records(content: &Content, scenario: Option<Id<Scenario>>, frame: &Frame, printout: &mut Printout) -> Vec<Body> {
    let mut bodies = Vec::new();
    let all = scope::scenarios(content, scenario);
    for (id, scenario) in &all {
        let Some(turns) = scenario.turns else { continue };
        let players = (scope::raiders(content, scenario), scope::viking_players(content, scenario));
        let mut pages = record(scenario.label(), turns, scenario, (&players.0, &players.1), frame);
        printout.seal(&mut pages, Place::Scenario(*id, InScenario::Turns), "The turn record");
        bodies.extend(pages);
    }
    if all.is_empty() {
        let viking = ["Viking".to_owned()];
        let mut pages = record("", Scenario::USUAL_TURNS, &Scenario::default(), (&viking, &viking), frame);
        printout.seal(&mut pages, rules::Place::Project, "The turn record");
        bodies.extend(pages);
    }
    bodies
}

/// All records of a scenario: one for both players, or one for the Federation and one for each of several Vikings; and a plunder log for
/// each Viking. What is one player's alone is for him to read, under the second of his names.
fn record(
    scenario_name: &str,
    turns: Count,
    scenario: &Scenario,
    (raiders, readers): (&[String], &[String]),
    frame: &Frame,
) -> Vec<Body> {
    let keep = |title: &str, columns: Vec<Column>| {
        let mut flow = Flow::new(frame, Orientation::Landscape, title, scenario_name);
        turn_by_turn(&mut flow, turns, scenario, &columns);
        flow.finish()
    };
    let turn = || (String::from("turn"), 0.7, None);
    let politics = || (String::from("politics"), 1.7, None);
    let notes = || (String::from("notes"), 2.9, None);
    let [viking] = raiders else {
        let totals = raiders.iter().enumerate().map(|(index, name)| (format!("points of {name}"), 1.3, Some(tint(index))));
        let columns = [turn(), politics()].into_iter().chain(federate()).chain(totals).chain([notes()]).collect();
        let federation = keep("Turn record of the Federation", columns);
        let mut pages: Vec<Body> = federation.into_iter().map(|page| page.for_reader(scope::FEDERATION)).collect();
        for (index, (name, reader)) in raiders.iter().zip(readers).enumerate() {
            let columns = [turn()].into_iter().chain(viking(index)).chain([notes()]).collect();
            let kept = keep(&format!("Turn record of {name}"), columns);
            let log = plunder_log(&format!("Plunder log of {name}"), scenario_name, frame);
            pages.extend(kept.into_iter().chain(log).map(|page| page.for_reader(reader)));
        }
        return pages;
    };
    let columns = [turn(), politics()].into_iter().chain(federate()).chain(self::viking(0)).chain([notes()]).collect();
    let mut pages = keep("Turn record", columns);
    pages.extend(plunder_log(&format!("Plunder log of the {viking}"), scenario_name, frame));
    pages
}

fn federate() -> impl Iterator<Item = Column> {
    let columns =
        [("taxes", 1.0), ("aid, for units", 1.0), ("old money", 1.0), ("built, repaired", 1.1), ("points", 0.9), ("total", 0.9)];
    columns.into_iter().map(|(head, share)| (format!("FED {head}"), share, Some(FEDERATE)))
}

/// The tint of a Viking by his number from 0, in the colour of his counters.
fn tint(index: usize) -> Color {
    Livery::of(rules::star_viking::Color::Red, index % 2 == 1).tint()
}

fn viking(index: usize) -> impl Iterator<Item = Column> {
    let columns =
        [("taxes", 0.9), ("plunder landed", 1.0), ("old money", 1.0), ("built, repaired", 1.1), ("points", 0.9), ("total", 0.9)];
    columns.into_iter().map(move |(head, share)| (format!("VIK {head}"), share, Some(tint(index))))
}

/// A line for each turn under these columns, the notes in the last.
fn turn_by_turn(flow: &mut Flow, turns: Count, scenario: &Scenario, columns: &[Column]) {
    let heads: Vec<&str> = columns.iter().map(|(head, ..)| head.as_str()).collect();
    let shares: Vec<f64> = columns.iter().map(|(_, share, _)| *share).collect();
    let line = |turn: u32| -> Vec<Cell> {
        let mut cells: Vec<Cell> = columns.iter().map(|(.., tint)| (String::new(), *tint)).collect();
        if let Some(first) = cells.first_mut() {
            first.0 = turn.to_string();
        }
        if let Some(note) = note(turn, turns.get(), scenario).zip(cells.last_mut()) {
            note.1.0 = note.0;
        }
        cells
    };
    let lines: Vec<Vec<Cell>> = (1..=turns.get().min(MOST)).map(line).collect();
    // A page is filled by a game of usual length, and a longer one takes several.
    let row = ((flow.tallest() - Mm::new(20.0)) / f64::from(turns.get().clamp(8, 12))).max(Mm::new(7.0));
    Table { shares: &shares, heads: &heads, row }.pour(flow, &lines);
    Table::remark(flow, &remark(scenario));
}

/// What has to be known to keep the record.
fn remark(scenario: &Scenario) -> String {
    let victory = &scenario.victory;
    let mut words = vec![
        "Taxes and landed plunder are new money, which alone buys points; what is left over is old money from the next turn on."
            .to_owned(),
    ];
    if victory.secret_points {
        words.push("What is spent on points stays secret until the end.".to_owned());
    }
    if victory.capital_points.get() > 0 {
        let points = victory.capital_points;
        words.push(format!("A turn in which a Viking holds the Quadrant Capital gives him {points} points."));
    }
    words.join(" ")
}

fn plunder_log(title: &str, scenario_name: &str, frame: &Frame) -> Vec<Body> {
    let mut flow = Flow::new(frame, Orientation::Landscape, title, scenario_name);
    flow.prose("Plunder is carried like cargo, takes no room, and is lost with its carrier or the whole of its hold. It is money once it is unloaded in a system of the Viking's or at his home base.", REMARK);
    let heads = ["turn", "carried by", "system", "sector", "code", "die", "mega-credits", "unloaded at", "in turn"];
    let shares = [0.7, 1.8, 1.9, 2.2, 0.8, 0.7, 1.1, 1.7, 0.8];
    let blank: Vec<Cell> = vec![(String::new(), None); heads.len()];
    let table = Table { shares: &shares, heads: &heads, row: PLUNDER };
    let lines = vec![blank; table.fitting(flow.left()).max(1)];
    table.pour(&mut flow, &lines);
    flow.finish()
}

/// What is special about a turn.
fn note(turn: u32, last: u32, scenario: &Scenario) -> Option<String> {
    let victory = &scenario.victory;
    if turn == last && victory.points_at_end {
        return Some("last turn: points decide".into());
    }
    if victory.revealed_every.is_some_and(|every| every.get() > 0 && turn.is_multiple_of(every.get())) {
        return Some("show points".into());
    }
    let from = victory.points_from?.get();
    if turn == from { Some("two to one counts from now".into()) } else { None }
}
