//! The secret papers, which have what each player keeps secret from the other. The Imperial player's paper has the units, which lie face down, the
//! secrets of planets and the strategic assignments. The Rebel player's paper has the secret base, the bearers of possessions, and the starting
//! places of characters. Neither paper shows anything of the other side.

use std::collections::BTreeMap;

use super::counters::{self, SIDE};
use super::scenario_words::played;
use drawing::stock::Orientation;
use drawing::{Page, text};
use freedom_in_the_galaxy::cards::Assignment;
use freedom_in_the_galaxy::set_up::{Board, Piece, Placed, Spending, Spot, Station};
use freedom_in_the_galaxy::{Content, InScenario, Place, Scenario, Side};
use geometry::{Mm, Point, Rect, Size};
use project::Project;
use rules::Id;
use sheets::flow::Flow;
use sheets::frame::{Body, Frame};
use sheets::look::{HEADING, REMARK, RULE, STRONG, TEXT, THIN};
use sheets::roll;
use sheets::table::{Cell, Table};
use sheets::{Draft, Printout};

/// The height of a row of a table.
const ROW: Mm = Mm::new(5.4);

/// How many spaces stand in one column at most; if there are more, they stand in two columns.
const MANY: usize = 8;
/// The gap around the words and counters of a space.
const PADDING: Mm = Mm::new(1.2);

/// The rows of a set-up whose pieces stand in one space.
type Pieces<'a> = Vec<(Id<Placed>, &'a Placed)>;

/// The papers of the chosen scenario, or of each scenario if none is chosen.
#[must_use]
pub fn papers(content: &Content, scenario: Option<Id<Scenario>>, frame: &Frame, printout: &mut Printout) -> Vec<Body> {
    let mut bodies = Vec::new();
    for (id, scenario) in content.scenarios.iter().filter(|(id, _)| scenario.is_none_or(|wanted| wanted == *id)) {
        for side in Side::ALL {
            if !scenario.set_up.iter().any(|(_, row)| row.side == side) {
                continue;
            }
            let mut pages = paper(&Board::of(content, scenario), side, frame);
            printout.seal(&mut pages, Place::Scenario(id, InScenario::SetUp), "A secret paper");
            bodies.extend(pages.into_iter().map(|page| page.for_reader(reader(side))));
        }
    }
    bodies
}

/// The name of the player of a side, for whom the papers are printed.
#[must_use]
pub const fn reader(side: Side) -> &'static str {
    match side {
        Side::Rebel => "The Rebels",
        Side::Imperial => "The Empire",
    }
}

fn paper(board: &Board, side: Side, frame: &Frame) -> Vec<Body> {
    let scenario = board.scenario;
    let mut flow = Flow::new(frame, Orientation::Portrait, reader(side), &format!("Secret · {}", scenario.label()));
    flow.prose(&format!("For the {}'s eyes alone. {}", side.player(), played(board.content, scenario)), REMARK);
    on_planets(board, side, &mut flow);
    later(board, side, &mut flow);
    marked(board, side, "Secrets of planets", |piece| matches!(piece, Piece::Secret(_)), &mut flow);
    marked(board, side, "Strategic assignments", |piece| matches!(piece, Piece::Assignment(_)), &mut flow);
    marked(board, side, "The secret base", |piece| matches!(piece, Piece::SecretBase), &mut flow);
    points(board, side, &mut flow);
    roll::notes(&mut flow, "Plans and notes");
    flow.finish()
}

/// Lists everything that a side has on the board, with one or more lines for each space of a planet; pieces without a place come last.
fn on_planets(board: &Board, side: Side, flow: &mut Flow) {
    let shown = |row: &Placed| {
        row.side == side
            && row.turn.get() == 0
            && !matches!(row.piece, Piece::Secret(_) | Piece::Assignment(_) | Piece::SecretBase)
    };
    let mut spaces: BTreeMap<(u32, Spot), Pieces> = BTreeMap::new();
    let mut stations: BTreeMap<(u32, Spot), Station> = BTreeMap::new();
    for (id, row, station) in board.rows.iter().filter(|(id, row, station)| shown(row) && *id == leader_here(board, *id, station))
    {
        let planet = station.planet.and_then(|id| board.content.planets.get(id));
        let space = (planet.map_or(u32::MAX, |planet| planet.number.get()), station.spot);
        spaces.entry(space).or_default().push((*id, row));
        stations.insert(space, *station);
    }
    if spaces.is_empty() {
        return;
    }
    flow.heading("On the board", HEADING, Mm::new(24.0));
    let groups: Vec<Group> =
        spaces.iter().map(|(space, pieces)| Group::of(board, &stations[space], pieces, flow.project())).collect();
    // If there are many spaces, they stand side by side, ordered by number from left to right.
    let columns = if groups.len() > MANY { 2 } else { 1 };
    let rows: Vec<&[Group]> = groups.chunks(columns).collect();
    for (number, row) in rows.iter().enumerate() {
        // The last row should not stand alone on a page.
        if let [last] = rows[number + 1..]
            && height(row, columns, flow) <= flow.left()
            && height(row, columns, flow) + height(last, columns, flow) > flow.left()
        {
            flow.break_page();
        }
        side_by_side(row, columns, flow);
    }
    flow.gap(Mm::new(3.0));
}

/// The pieces in one space, as the papers show them.
struct Group {
    place: String,
    names: String,
    counters: Vec<(Page, u32)>,
}

impl Group {
    fn of(board: &Board, station: &Station, pieces: &Pieces, project: &Project) -> Self {
        let names: Vec<String> = pieces.iter().map(|(id, row)| in_words(board, *id, row)).collect();
        let place = [planet_of(board, station), spot_of(station.spot)].into_iter().filter(|word| !word.is_empty());
        let counters = pieces
            .iter()
            .flat_map(|(id, _)| with_all(board, *id))
            .filter_map(|row| Some((counters::front_of(board.content, row.piece, project)?, row.count.get())))
            .collect();
        Self { place: place.collect::<Vec<_>>().join(", "), names: names.join(", "), counters }
    }

    /// The height of the group at this width.
    fn height(&self, width: Mm) -> Mm {
        let words = width * 0.5;
        let lines = text::paragraphs(&self.names, TEXT, words - PADDING * 2.0);
        let height: Mm = lines.iter().map(|line| line.height).sum::<Mm>() + STRONG.size * 1.5;
        height.max(roll::height_of_pictures(self.counters.len(), SIDE, words - PADDING)) + PADDING * 2.0
    }

    /// Draws the name of the space and the names of the pieces, and beside them the pieces' counters.
    fn draw(&self, draft: &mut Draft, rect: Rect) {
        let words = rect.width() * 0.5;
        let (left, right) = rect.inset(PADDING).cut_left(words - PADDING);
        let (title, below) = left.cut_top(STRONG.size * 1.5);
        draft.line(&self.place, STRONG, title);
        let _ = draft.prose(&self.names, TEXT, below.min, words - PADDING * 2.0);
        roll::pictures(draft, &self.counters, SIDE, right);
    }
}

/// The height of groups that stand side by side.
fn height(groups: &[Group], columns: usize, flow: &Flow) -> Mm {
    let width = flow.width() / columns as f64;
    groups.iter().map(|group| group.height(width)).fold(Mm::ZERO, Mm::max)
}

/// Draws groups side by side, with a line below them.
fn side_by_side(groups: &[Group], columns: usize, flow: &mut Flow) {
    let (width, height) = (flow.width() / columns as f64, height(groups, columns, flow));
    let (rect, draft) = flow.strip(height);
    for (number, group) in groups.iter().enumerate() {
        let corner = Point::at(rect.min.x + width * number as f64, rect.min.y);
        group.draw(draft, Rect::new(corner, Size::of(width, height)));
    }
    draft.rule(Point::at(rect.min.x, rect.max.y), rect.max, RULE, THIN);
}

/// A row of the set-up, and every row whose piece accompanies it.
fn with_all<'a>(board: &'a Board, id: Id<Placed>) -> Vec<&'a Placed> {
    let own = board.rows.iter().filter(|(known, ..)| *known == id).map(|(_, row, _)| *row);
    let along = board.rows.iter().filter(|(_, other, _)| other.with == Some(id)).flat_map(|(id, ..)| with_all(board, *id));
    own.chain(along).collect()
}

/// The row of the set-up under which the papers list this row: the row of its leader, or the row itself if its leader is listed in another space.
fn leader_here(board: &Board, id: Id<Placed>, station: &Station) -> Id<Placed> {
    let led = board.rows.iter().any(|(known, row, _)| *known == station.leader && row.turn.get() == 0);
    if led { station.leader } else { id }
}

/// A row in words, with the pieces that accompany it: `Boccanegra (Planetary Privateer (Frun Sentel))`.
fn in_words(board: &Board, id: Id<Placed>, row: &Placed) -> String {
    let along: Vec<String> = board
        .rows
        .iter()
        .filter(|(_, other, _)| other.with == Some(id))
        .map(|(id, other, _)| in_words(board, *id, other))
        .collect();
    let name = match row.piece {
        // For this piece, a count of 2 means a base of level 2, and not two bases.
        Piece::BaseLevel => format!("level {}", row.count),
        piece if row.count.get() > 1 => format!("{} {}", row.count, piece.label(board.content)),
        piece => piece.label(board.content),
    };
    if along.is_empty() { name } else { format!("{name} ({})", along.join(", ")) }
}

/// Lists the pieces that come into play later, turn by turn.
fn later(board: &Board, side: Side, flow: &mut Flow) {
    let mut rows: Vec<_> = board
        .rows
        .iter()
        .filter(|(_, row, _)| row.side == side && row.turn.get() > 0 && !matches!(row.piece, Piece::Assignment(_)))
        .collect();
    rows.sort_by_key(|(_, row, _)| row.turn);
    let cells = |(_, row, station): &&(Id<Placed>, &Placed, Station)| -> Vec<Cell> {
        let from = match (station.spot, station.planet.and_then(|id| board.content.planets.get(id)?.star)) {
            (Spot::FromSpace, Some(star)) => format!("by the routes from {}", board.content.star_label(Some(star))),
            _ => [planet_of(board, station), spot_of(station.spot)].join(" "),
        };
        [row.turn.to_string(), row.count.to_string(), row.piece.label(board.content), from].map(|words| (words, None)).into()
    };
    let rows: Vec<Vec<Cell>> = rows.iter().map(cells).collect();
    pour(flow, "Later", &[0.6, 0.6, 2.0, 2.6], &["turn", "count", "piece", "where"], &rows);
}

/// Lists the pieces for which `sort` returns true, each with its planet or turn.
fn marked(board: &Board, side: Side, title: &str, sort: fn(&Piece) -> bool, flow: &mut Flow) {
    let rows = board.rows.iter().filter(|(_, row, _)| row.side == side && sort(&row.piece));
    let cells = |(_, row, station): &(Id<Placed>, &Placed, Station)| -> Vec<Cell> {
        let (wherever, about) = match row.piece {
            Piece::Assignment(id) => {
                let says = board.content.assignments.get(id).map(Assignment::says);
                (format!("turn {}", row.turn), says.unwrap_or_default())
            }
            _ => (planet_of(board, station), String::new()),
        };
        [wherever, row.piece.label(board.content), about].map(|words| (words, None)).into()
    };
    let mut rows: Vec<Vec<Cell>> = rows.map(cells).collect();
    // A column without any words is left out.
    if rows.iter().all(|row| row.last().is_none_or(|(words, _)| words.is_empty())) {
        for row in &mut rows {
            row.pop();
        }
        return pour(flow, title, &[1.2, 4.6], &["where", "piece"], &rows);
    }
    pour(flow, title, &[1.2, 2.0, 2.6], &["where", "piece", "what"], &rows);
}

/// Lists the Force Points that a side spends, province by province.
fn points(board: &Board, side: Side, flow: &mut Flow) {
    let spending = Spending::of(board, side, 0);
    if spending.points == 0 {
        return;
    }
    let row = |(province, budget): (u32, freedom_in_the_galaxy::set_up::Budget)| -> Vec<Cell> {
        let points = if budget.points > 0 { budget.points.to_string() } else { String::new() };
        let words = [format!("Province {province}"), points, budget.spent.units.to_string(), budget.spent.bases.to_string()];
        words.map(|words| (words, None)).into()
    };
    let rows: Vec<Vec<Cell>> = spending.by_province(board).into_iter().map(row).collect();
    // The total stands above the table, so that it never begins a page alone.
    let (points, total, left) = (spending.points, spending.total().total(), spending.left());
    let title = format!("Force Points: {total} of {points} spent, {left} left");
    pour(flow, &title, &[1.6, 1.0, 1.0, 1.0], &["where", "given", "units", "bases"], &rows);
}

fn pour(flow: &mut Flow, title: &str, shares: &[f64], heads: &[&str], rows: &[Vec<Cell>]) {
    if rows.is_empty() {
        return;
    }
    let table = Table { shares, heads, row: ROW };
    flow.heading(title, HEADING, table.height(rows.len().min(4)));
    table.pour(flow, rows);
    flow.gap(Mm::new(3.0));
}

/// The planet of a station in words.
fn planet_of(board: &Board, station: &Station) -> String {
    let planet = station.planet.and_then(|id| board.content.planets.get(id));
    planet.map_or_else(
        || if station.spot == Spot::FromSpace { "from space" } else { "not placed" }.to_owned(),
        |planet| format!("{} {}", planet.number, planet.label()),
    )
}

/// The words for a place on a planet (an environ, its orbit and the like); empty for pieces that come from space.
fn spot_of(spot: Spot) -> String {
    if spot == Spot::FromSpace { String::new() } else { spot.word().to_owned() }
}
