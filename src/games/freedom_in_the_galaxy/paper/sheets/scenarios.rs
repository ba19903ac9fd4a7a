//! The public scenario sheet: the game and how to win it, what each side has at the start, and the planets with their loyalty and bases. The set-up
//! is only on the secret papers.

use super::counters;
use super::look::of_loyalty;
use super::scenario_words::{merged, of_one, played, sentences_of};
use drawing::Page;
use drawing::stock::Orientation;
use freedom_in_the_galaxy::set_up::{Board, Piece, PlanetOnBoard, points_at_set_up};
use freedom_in_the_galaxy::terms::Provision;
use freedom_in_the_galaxy::{Content, InScenario, Place, Scenario, Side, UnitType};
use geometry::{Mm, Point, Rect, Size};
use project::Project;
use rules::{Id, capital, listed};
use sheets::columns::Columns;
use sheets::flow::Flow;
use sheets::frame::{Body, Frame};
use sheets::look::{HEADING, INK, REMARK, TEXT};
use sheets::roll;
use sheets::section::one_by_one;
use sheets::table::{Cell, Table};
use sheets::{Draft, Printout};

/// The title of the table of planets.
const TITLE: &str = "Planets at the start";
/// The smallest height of a row in the table of planets.
const ROW: Mm = Mm::new(4.8);
/// The greatest height of a row of the table of planets, if the page has room.
const TALL_ROW: Mm = Mm::new(7.4);
/// The height of the title, the column heads and the remark of the table of planets.
const AROUND: Mm = Mm::new(24.0);
/// How many planets one table has at most; more planets make two tables side by side.
const LONG: usize = 24;

/// A sheet for the chosen scenario, or for each scenario if none is chosen.
#[must_use]
pub fn sheets(content: &Content, scenario: Option<Id<Scenario>>, frame: &Frame, printout: &mut Printout) -> Vec<Body> {
    let wanted = content.scenarios.ids().filter(|id| scenario.is_none_or(|wanted| wanted == *id));
    one_by_one(content, wanted, frame, printout, |content, id, frame, printout| {
        content.scenarios.get(id).map_or_else(Vec::new, |scenario| sheet(content, id, scenario, frame, printout))
    })
}

fn sheet(content: &Content, id: Id<Scenario>, scenario: &Scenario, frame: &Frame, printout: &mut Printout) -> Vec<Body> {
    let board = Board::of(content, scenario);
    let mut flow = Flow::new(frame, Orientation::Portrait, scenario.label(), "Scenario");
    flow.prose(&played(content, scenario), REMARK.sized(Mm::new(3.4)));
    let set = |size: f64| terms(&board, flow.width(), size, frame.project);
    // The planets stand in one table if that leaves room for words of a good size, otherwise in two tables side by side.
    let is_long = board.planets.len() > LONG;
    let settings = [(4.0, is_long), (3.6, is_long), (3.6, true), (3.3, true), (3.1, true), (2.9, true), (2.7, true)];
    let mut laid = settings.into_iter().map(|(size, halves)| (set(size), halves));
    let fitting = laid.find(|(columns, halves)| columns.height() <= flow.left() - height_of_planets(&board, *halves));
    let (columns, halves) = fitting.unwrap_or_else(|| (set(3.1), is_long));
    columns.pour(&mut flow);
    planets(&board, halves, &mut flow);
    let mut bodies = flow.finish();
    printout.seal(&mut bodies, Place::Scenario(id, InScenario::Whole), "The scenario sheet");
    bodies
}

/// The terms of the scenario, in letters of this size, in millimetres.
fn terms(board: &Board, width: Mm, size: f64, project: &Project) -> Columns {
    let (scenario, mut columns) = (board.scenario, Columns::new(width, 2, Mm::new(70.0)).set_in(TEXT.sized(Mm::new(size))));
    for side in Side::ALL {
        had(&mut columns, board, side, project);
    }
    let mut list = |heading: &str, sentences: &[String]| {
        if !sentences.is_empty() {
            columns.heading(heading, INK);
            for sentence in merged(sentences) {
                columns.point(&sentence);
            }
        }
    };
    let shared: Vec<Provision> =
        scenario.provisions.iter().filter(|term| Side::ALL.iter().all(|side| own(term, *side).is_none())).cloned().collect();
    list("What both sides have", &sentences_of(&shared));
    list("Where, and how many", &sentences_of(&scenario.limits));
    list("Victory points of the Rebel player", &sentences_of(&scenario.scores));
    list("Who wins", &ends(scenario));
    if !scenario.notes.is_empty() {
        columns.heading("Designer's notes", INK);
        scenario.notes.iter().for_each(|note| columns.paragraph(note));
    }
    columns
}

/// The height of the table of planets, as a whole or in two halves side by side, with its title and the remark below it.
fn height_of_planets(board: &Board, halves: bool) -> Mm {
    let rows = board.planets.len();
    ROW * if halves { rows.div_ceil(2) } else { rows } as f64 + AROUND
}

/// Adds what a side has: one sentence with what it starts with, its other terms, and the counters of the pieces that all these terms give.
fn had(columns: &mut Columns, board: &Board, side: Side, project: &Project) {
    let content = board.content;
    let terms = || board.scenario.provisions.iter().filter_map(|term| Some((term, own(term, side)?)));
    if terms().next().is_none() {
        return;
    }
    columns.heading(&format!("The {}", side.player()), INK);
    let things: Vec<String> = terms().filter_map(|(term, _)| thing(term)).collect();
    if !things.is_empty() {
        columns.point(&format!("Starts with {}.", listed(&things)));
    }
    let others = terms().filter(|(term, _)| thing(term).is_none()).map(|(_, words)| of_one(&format!("{}.", capital(&words))));
    for sentence in merged(&others.collect::<Vec<_>>()) {
        columns.point(&sentence);
    }
    let front = |(piece, count)| Some((counters::front_of(content, piece, project)?, count));
    let pieces: Vec<(Page, u32)> = terms().filter_map(|(term, _)| piece(content, term)).filter_map(front).collect();
    if !pieces.is_empty() {
        let height = roll::height_of_pictures(pieces.len(), counters::SIDE, columns.width());
        let mut draft = Draft::new();
        roll::pictures(&mut draft, &pieces, counters::SIDE, Rect::new(Point::ORIGIN, Size::of(columns.width(), height)));
        columns.drawing(&draft, height);
    }
}

/// The words of a term without the name of the side; `None` if the term does not concern this side.
fn own(term: &Provision, side: Side) -> Option<String> {
    let words = rules::kind::say(term);
    let words = words.trim_matches('"').trim_end_matches('.');
    words.strip_prefix(&format!("the {} ", side.player())).map(str::to_owned)
}

/// The name of the possession or piece that a term gives at the start; `None` if the term gives several things or something else.
fn thing(term: &Provision) -> Option<String> {
    if let Provision::Thing(_, thing) = term { Some(thing.as_str().to_owned()) } else { None }
}

/// The piece that a term gives, and how many of it; `None` if the term gives no piece.
fn piece(content: &Content, term: &Provision) -> Option<(Piece, u32)> {
    match term {
        Provision::Thing(_, thing) => Some((Piece::named(content, thing.as_str())?, 1)),
        Provision::Things(_, number, thing) => Some((Piece::named(content, thing.as_str())?, number.get())),
        Provision::Units(side, number, unit) => {
            let named = |found: &UnitType| found.side == *side && found.label().eq_ignore_ascii_case(unit.as_str());
            Some((Piece::Unit(content.units.find(named)?.0), number.get()))
        }
        _ => None,
    }
}

/// How the game can end, in sentences.
fn ends(scenario: &Scenario) -> Vec<String> {
    let at_once = scenario.instant.iter().map(|victory| {
        let winner = victory.winner().map_or_else(String::new, |side| format!("The {} wins at once if ", side.player()));
        let words = rules::kind::say(victory);
        format!("{winner}{}.", words.trim_matches('"').trim_end_matches('.'))
    });
    let points = scenario.threshold.map(|points| {
        let counted = scenario.counted.label();
        format!("With {points} victory points or more {counted} the Rebel player wins; when the game is over without them, the Imperial player does.")
    });
    at_once.chain(points).collect()
}

/// The index of the column with the loyalty of a planet, counted from 0; this column is tinted.
const LOYALTY: usize = 2;

/// Adds the planets in play with their starting positions, province by province, ordered by their numbers on the map.
fn planets(board: &Board, halves: bool, flow: &mut Flow) {
    if board.planets.is_empty() {
        return;
    }
    let has_room = flow.left() >= height_of_planets(board, halves);
    flow.gap(Mm::new(2.5));
    let mut planets: Vec<&PlanetOnBoard> = board.planets.iter().collect();
    planets.sort_by_key(|on| on.planet.number);
    let row = |on: &&PlanetOnBoard| -> Vec<Cell> {
        let loyalty = on.standing.map_or("not set", freedom_in_the_galaxy::Standing::label);
        let base = if on.was_up { "up" } else { "down" };
        // This is the level of the base before purchases, which both players may know; what is bought is secret.
        let level = on.first_base;
        let words = [
            on.planet.number.to_string(),
            on.planet.label().to_owned(),
            loyalty.to_owned(),
            on.side().label().to_owned(),
            format!("{level} {base}"),
            on.planet.terms(&board.content.races).join(", "),
        ];
        let tint = on.standing.map(|standing| of_loyalty(standing.loyalty()));
        words.into_iter().enumerate().map(|(at, words)| (words, tint.filter(|_| at == LOYALTY))).collect()
    };
    let rows: Vec<Vec<Cell>> = planets.iter().map(row).collect();
    let table = Table {
        shares: &[0.8, 1.5, 1.4, 1.4, 1.2, 1.7],
        heads: &["no.", "planet", "loyalty", "control", "base", "terms"],
        row: ROW,
    };
    if halves {
        let (first, second) = rows.split_at(rows.len().div_ceil(2));
        let room = if has_room { flow.left() } else { flow.tallest() };
        let table = Table { row: ((room - AROUND) / first.len() as f64).max(ROW).min(TALL_ROW), ..table };
        Table::beside(flow, 0.5, [(TITLE, table, first), ("", table, second)]);
    } else {
        flow.heading(TITLE, HEADING, table.height(rows.len().min(6)));
        table.pour(flow, &rows);
    }
    Table::remark(flow, &format!("Victory points of the Rebel player at the start: {}.", points_at_set_up(board)));
}
