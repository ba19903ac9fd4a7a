//! The odds of a shot: its result at every differential, in 36ths, and the chance that at least one of several shots hits. The chart is printed only
//! on request, because the book has no such chart and players who want the book's game play without it.

use super::charts::{CRITICAL, HIT};
use drawing::stock::Orientation;
use geometry::Mm;
use sheets::Printout;
use sheets::flow::Flow;
use sheets::frame::{Body, Frame};
use sheets::look::HEADING;
use sheets::table::{Cell, Table as Grid};
use star_viking::odds::Chances;
use star_viking::{Content, Place, Table};

/// The height of a row of the chart.
const ROW: Mm = Mm::new(5.2);
/// How many shots at one target the chart covers at most.
const SHOTS: i32 = 6;

/// The odds chart of a project. There is no chart if the combat table has no complete column.
#[must_use]
pub fn odds_chart(content: &Content, frame: &Frame, printout: &mut Printout) -> Vec<Body> {
    let table = &content.tables.combat;
    let of = |column: usize| {
        let differential = table.column_at(column)?.differential;
        Some((table.heading(column), Chances::of(differential, &content.tables)?))
    };
    let columns: Vec<(String, Chances)> = (0..table.columns()).filter_map(of).collect();
    if columns.is_empty() {
        return Vec::new();
    }
    let mut flow = Flow::new(frame, Orientation::Portrait, "Odds", star_viking::BOOK);
    one_shot(&mut flow, &columns);
    flow.gap(Mm::new(5.0));
    several_shots(&mut flow, &columns);
    let mut bodies = flow.finish();
    printout.seal(&mut bodies, Place::Table(Table::Combat), "The chart of odds");
    bodies
}

fn one_shot(flow: &mut Flow, columns: &[(String, Chances)]) {
    let row = |(heading, chances): &(String, Chances)| -> Vec<Cell> {
        let fill = |number: u32, color| (number.to_string(), (number > 0).then_some(color));
        vec![
            (heading.clone(), None),
            (chances.miss.to_string(), None),
            fill(chances.hit, HIT),
            fill(chances.critical, CRITICAL),
            (percent(f64::from(chances.at_all()) / f64::from(Chances::ALL)), None),
        ]
    };
    let rows: Vec<Vec<Cell>> = columns.iter().map(row).collect();
    let grid =
        Grid { shares: &[1.4, 1.0, 1.0, 1.0, 1.2], heads: &["differential", "miss", "hit", "critical", "hits at all"], row: ROW };
    flow.heading("One shot, in 36ths", HEADING, grid.height(rows.len()));
    grid.pour(flow, &rows);
    Grid::remark(
        flow,
        "Of the 36 ways in which two dice fall, so many miss, hit and hit critically. The differential has all its modifiers.",
    );
}

fn several_shots(flow: &mut Flow, columns: &[(String, Chances)]) {
    let row = |(heading, chances): &(String, Chances)| -> Vec<Cell> {
        let missed = f64::from(chances.miss) / f64::from(Chances::ALL);
        let hit = |shots: i32| (percent(1.0 - missed.powi(shots)), None);
        std::iter::once((heading.clone(), None)).chain((1..=SHOTS).map(hit)).collect()
    };
    let rows: Vec<Vec<Cell>> = columns.iter().map(row).collect();
    let heads = ["differential", "1 shot", "2 shots", "3 shots", "4 shots", "5 shots", "6 shots"];
    let grid = Grid { shares: &[1.4, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0], heads: &heads, row: ROW };
    flow.heading("At least one hit", HEADING, grid.height(rows.len()));
    grid.pour(flow, &rows);
    Grid::remark(
        flow,
        "So likely are several shots of the same differential at one unit to hit it once at least, critical hits among them.",
    );
}

/// A chance as a percentage; an event that is not certain is never shown as certain.
fn percent(chance: f64) -> String {
    let hundredths = (chance * 100.0).round();
    match (chance, hundredths) {
        (chance, 0.0) if chance > 0.0 => "< 1 %".into(),
        (chance, 100.0) if chance < 1.0 => "> 99 %".into(),
        _ => format!("{hundredths} %"),
    }
}
