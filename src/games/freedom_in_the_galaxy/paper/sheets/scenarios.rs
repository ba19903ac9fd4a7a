//! The public scenario sheet: what is played and how it is won, what each side has, and the planets with their loyalty and bases. The set-up is on
//! the secret papers only.

use super::scenario_words::{played, sentences_of};
use drawing::stock::Orientation;
use freedom_in_the_galaxy::set_up::{Board, PlanetOnBoard, points_at_set_up};
use freedom_in_the_galaxy::{Content, InScenario, Place, Scenario};
use geometry::Mm;
use rules::Id;
use sheets::Printout;
use sheets::columns::Columns;
use sheets::flow::Flow;
use sheets::frame::{Body, Frame};
use sheets::look::{HEADING, INK, REMARK};
use sheets::table::{Cell, Table};

/// How high a row is.
const ROW: Mm = Mm::new(5.4);

/// A sheet for the chosen scenario, or for each.
#[must_use]
pub fn sheets(content: &Content, scenario: Option<Id<Scenario>>, frame: &Frame, printout: &mut Printout) -> Vec<Body> {
    let wanted = content.scenarios.iter().filter(|(id, _)| scenario.is_none_or(|wanted| wanted == *id));
    wanted.flat_map(|(id, scenario)| sheet(content, id, scenario, frame, printout)).collect()
}

fn sheet(content: &Content, id: Id<Scenario>, scenario: &Scenario, frame: &Frame, printout: &mut Printout) -> Vec<Body> {
    let board = Board::of(content, scenario);
    let mut flow = Flow::new(frame, Orientation::Portrait, scenario.label(), "Scenario");
    flow.prose(&played(content, scenario), REMARK.sized(Mm::new(3.4)));
    let mut columns = Columns::new(flow.width(), 2, Mm::new(70.0));
    let mut list = |heading: &str, sentences: &[String]| {
        if !sentences.is_empty() {
            columns.heading(heading, INK);
            for sentence in sentences {
                columns.point(sentence);
            }
        }
    };
    list("What the sides have", &sentences_of(&scenario.provisions));
    list("Where, and how many", &sentences_of(&scenario.limits));
    list("Victory points of the Rebel player", &sentences_of(&scenario.scores));
    list("Who wins", &ends(scenario));
    if !scenario.notes.is_empty() {
        columns.heading("Designer's notes", INK);
        scenario.notes.iter().for_each(|note| columns.paragraph(note));
    }
    columns.pour(&mut flow);
    planets(&board, &mut flow);
    let mut bodies = flow.finish();
    printout.seal(&mut bodies, Place::Scenario(id, InScenario::Whole), "The scenario sheet");
    bodies
}

/// How the game ends, in sentences.
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

/// The planets in play with their starting positions, province by province in the order of the map's numbers.
fn planets(board: &Board, flow: &mut Flow) {
    if board.planets.is_empty() {
        return;
    }
    flow.gap(Mm::new(2.5));
    let mut planets: Vec<&PlanetOnBoard> = board.planets.iter().collect();
    planets.sort_by_key(|on| on.planet.number);
    let row = |on: &&PlanetOnBoard| -> Vec<Cell> {
        let loyalty = on.standing.map_or("not set", freedom_in_the_galaxy::Standing::label);
        let base = if on.was_up { "up" } else { "down" };
        // Bases as both players see them at first: what is bought is secret.
        let level = on.first_base;
        let words = [
            on.planet.number.to_string(),
            on.planet.label().to_owned(),
            loyalty.to_owned(),
            on.side().label().to_owned(),
            format!("level {level}, {base}"),
            on.planet.terms(&board.content.races).join(", "),
        ];
        words.map(|words| (words, None)).into()
    };
    let rows: Vec<Vec<Cell>> = planets.iter().map(row).collect();
    let table = Table {
        shares: &[0.6, 1.4, 1.3, 1.0, 1.3, 2.4],
        heads: &["number", "planet", "loyalty", "control", "base", "terms"],
        row: ROW,
    };
    flow.heading("Planets at the start", HEADING, table.height(rows.len().min(6)));
    table.pour(flow, &rows);
    Table::remark(flow, &format!("Victory points of the Rebel player at the start: {}.", points_at_set_up(board)));
}
