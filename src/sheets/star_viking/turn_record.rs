//! The turn record: politics, treasuries with new and old money, and the victory points of both sides, turn by turn; and the plunder log.

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

/// The tints behind the columns of the sides.
const FEDERATE: Color = Color::rgb(234, 241, 252);
const VIKING: Color = Color::rgb(253, 237, 234);
/// The longest record: a game of more turns is played on a second one.
const MOST: u32 = 60;
/// How many lines the plunder log has.
const PLUNDERS: usize = 24;

/// A record for the scenario that is asked for, or for each that has turns; one of the usual length where there is none.
#[must_use]
pub fn records(content: &Content, scenario: Option<Id<Scenario>>, frame: &Frame, printout: &mut Printout) -> Vec<Body> {
    let mut bodies = Vec::new();
    let all = scope::scenarios(content, scenario);
    for (id, scenario) in &all {
        let Some(turns) = scenario.turns else { continue };
        let mut pages = record(scenario.label(), turns, scenario, frame);
        printout.seal(&mut pages, Place::Scenario(*id, InScenario::Turns), "The turn record");
        bodies.extend(pages);
    }
    if all.is_empty() {
        let mut pages = record("", Scenario::USUAL_TURNS, &Scenario::default(), frame);
        printout.seal(&mut pages, rules::Place::Project, "The turn record");
        bodies.extend(pages);
    }
    bodies
}

fn record(title: &str, turns: Count, scenario: &Scenario, frame: &Frame) -> Vec<Body> {
    let mut flow = Flow::new(frame, Orientation::Landscape, "Turn record", title);
    let heads = [
        "turn",
        "politics",
        "FED taxes and aid",
        "old money",
        "built and repaired",
        "points",
        "FED total",
        "VIK taxes",
        "plunder landed",
        "old money",
        "built and repaired",
        "points",
        "VIK total",
        "notes",
    ];
    let shares = [0.7, 1.7, 1.1, 1.0, 1.2, 0.9, 1.0, 1.0, 1.1, 1.0, 1.2, 0.9, 1.0, 2.9];
    let line = |turn: u32| -> Vec<Cell> {
        let mut cells: Vec<Cell> = vec![(turn.to_string(), None)];
        cells.resize(heads.len(), (String::new(), None));
        for (side, columns) in [(FEDERATE, 2..7), (VIKING, 7..13)] {
            cells[columns].iter_mut().for_each(|(_, fill)| *fill = Some(side));
        }
        if let Some(note) = note(turn, turns.get(), scenario).zip(cells.last_mut()) {
            note.1.0 = note.0;
        }
        cells
    };
    let lines: Vec<Vec<Cell>> = (1..=turns.get().min(MOST)).map(line).collect();
    // A page is filled by a game of usual length, and a longer one takes several.
    let row = ((flow.tallest() - Mm::new(16.0)) / f64::from(turns.get().clamp(8, 12))).max(Mm::new(7.0));
    Table { shares: &shares, heads: &heads, row }.pour(&mut flow, &lines);
    Table::remark(
        &mut flow,
        "Points are bought with money that came in this turn; what is left over is old money and buys none. In the double game each Viking keeps his own record.",
    );
    flow.break_page();
    flow.prose("Plunder log: plunder is carried like cargo, takes no room, and is lost with its carrier or the whole of its hold. It is money once it is unloaded in a system of the Viking's or at his home base.", REMARK);
    let heads = ["turn", "system", "sector", "code", "die", "mega-credits", "carried by", "unloaded at, in turn"];
    let shares = [0.7, 2.0, 2.4, 0.8, 0.7, 1.1, 1.8, 2.4];
    let blank: Vec<Cell> = vec![(String::new(), None); heads.len()];
    let lines: Vec<Vec<Cell>> = std::iter::repeat_n(blank, PLUNDERS).collect();
    Table { shares: &shares, heads: &heads, row: Mm::new(6.0) }.pour(&mut flow, &lines);
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
