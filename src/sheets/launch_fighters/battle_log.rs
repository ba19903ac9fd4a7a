//! The battle log: initiative by turn, and the count of victory points at the end.

use super::super::draft::Draft;
use super::super::flow::Flow;
use super::super::frame::{Body, Frame};
use super::super::look::{FAINT, HEADING, INK, LINE, RULE, SHADE, SMALL, STRONG, TEXT, THIN};
use crate::drawing::stock::Orientation;
use crate::drawing::{Color, Path};
use crate::geometry::{Mm, Point, Rect, Size, Vector};

/// The rows of a log that has no turn limit.
const USUAL_TURNS: u32 = 12;
/// More rows than this would fill a book.
const MOST_TURNS: u32 = 60;

/// What is counted at the end ("Victory"), with what each is worth.
const COUNTED: [(&str, &str); 6] = [
    ("Enemy units eliminated", "all of their points"),
    ("Own units that can still move, and roll or recover", "all of their points"),
    ("Own other units on the map", "half"),
    ("Own ships that retreated", "half"),
    ("Special conditions", "as the scenario says"),
    ("Victory points", ""),
];

/// A log for these players, with a row a turn.
#[must_use]
pub fn battle_log(frame: &Frame, title: &str, players: &[String], turn_limit: Option<u32>) -> Vec<Body> {
    let mut flow = Flow::new(frame, Orientation::Portrait, "Battle log", title);
    let turns = turn_limit.unwrap_or(USUAL_TURNS).clamp(1, MOST_TURNS);
    let hint = "Note each player’s initiative roll; where rolls tie, + for whoever wins the roll-off and − for the other. Beside it, the \
                victory points scored this turn: halves have a box of their own.";
    flow.prose(hint, TEXT.colored(FAINT));
    let columns = Columns::new(flow.width(), players.len());
    for turn in 1..=turns {
        let fresh = turn == 1 || flow.left() < Columns::ROW;
        if fresh {
            let (rect, draft) = flow.strip(Columns::HEAD);
            columns.head(draft, rect, players);
        }
        let (rect, draft) = flow.strip(Columns::ROW);
        columns.row(draft, rect, turn);
    }
    flow.gap(Mm::new(4.0));
    flow.heading("At the end", HEADING, Mm::new(50.0));
    for (index, (what, worth)) in COUNTED.into_iter().enumerate() {
        let (rect, draft) = flow.strip(Mm::new(8.5));
        columns.tally(draft, rect, what, worth, index + 1 == COUNTED.len());
    }
    flow.finish()
}

/// The columns of the log: the turn, then two for each player.
struct Columns {
    turn: Mm,
    player: Mm,
    players: usize,
}

impl Columns {
    const HEAD: Mm = Mm::new(13.0);
    const ROW: Mm = Mm::new(10.0);

    fn new(width: Mm, players: usize) -> Self {
        let players = players.max(1);
        let turn = Mm::new(14.0);
        Self { turn, player: (width - turn) / players as f64, players }
    }

    fn player(&self, row: Rect, index: usize) -> Rect {
        let corner = row.min + Vector::at(self.turn + self.player * index as f64, Mm::ZERO);
        Rect::new(corner, Size::of(self.player, row.height()))
    }

    fn head(&self, draft: &mut Draft, row: Rect, players: &[String]) {
        draft.path(Path::rect(row).filled(SHADE));
        let (names, labels) = row.cut_top(row.height() * 0.58);
        draft.line("Turn", STRONG.centred(), Rect { max: Point::at(row.min.x + self.turn, row.max.y), ..row });
        for (index, name) in players.iter().enumerate() {
            draft.line(name, STRONG.centred(), self.player(names, index).inset(Mm::new(1.0)));
            let (initiative, points) = split(self.player(labels, index));
            draft.line("initiative", SMALL.centred(), initiative);
            draft.line("victory points", SMALL.centred(), points);
        }
        self.frame(draft, row, Color::gray(90));
    }

    fn row(&self, draft: &mut Draft, row: Rect, turn: u32) {
        draft.line(&turn.to_string(), STRONG.centred(), Rect { max: Point::at(row.min.x + self.turn, row.max.y), ..row });
        for index in 0..self.players {
            let (initiative, points) = split(self.player(row, index));
            // A place for + and −, and a box for half a point.
            let sign = Rect::around(Point::at(initiative.max.x - Mm::new(3.6), initiative.middle().y), Size::new(4.4, 3.4));
            draft.line("+ / −", SMALL.centred(), sign);
            half_box(draft, points);
            draft.rule(Point::at(points.min.x, row.min.y), Point::at(points.min.x, row.max.y), RULE, THIN);
        }
        self.frame(draft, row, RULE);
    }

    fn tally(&self, draft: &mut Draft, row: Rect, what: &str, worth: &str, is_total: bool) {
        if is_total {
            draft.path(Path::rect(row).filled(SHADE));
        }
        // With many players the words need a line of their own; with few they stand before the boxes.
        let words = row.width() * 0.42;
        let (left, right) = row.cut_left(words);
        let left = left.inset(Mm::new(0.8));
        let (above, below) = left.cut_top(left.height() * if worth.is_empty() { 1.0 } else { 0.56 });
        draft.line(what, if is_total { STRONG } else { TEXT }, above);
        draft.line(worth, SMALL, below);
        let width = right.width() / self.players as f64;
        for index in 0..self.players {
            let cell = Rect::new(right.min + Vector::at(width * index as f64, Mm::ZERO), Size::of(width, right.height()));
            half_box(draft, cell);
            draft.path(Path::rect(cell).stroked(if is_total { INK } else { RULE }, if is_total { LINE } else { THIN }));
        }
        draft.path(Path::rect(row).stroked(RULE, THIN));
    }

    fn frame(&self, draft: &mut Draft, row: Rect, color: Color) {
        draft.path(Path::rect(row).stroked(color, THIN));
        for index in 0..self.players {
            let x = self.player(row, index).min.x;
            draft.rule(Point::at(x, row.min.y), Point::at(x, row.max.y), INK, LINE);
        }
    }
}

/// A player's columns: the initiative, and the victory points.
fn split(cell: Rect) -> (Rect, Rect) {
    cell.cut_left(cell.width() * 0.48)
}

fn half_box(draft: &mut Draft, cell: Rect) {
    let corner = Rect::around(Point::at(cell.max.x - Mm::new(3.4), cell.middle().y), Size::new(4.2, 4.2));
    draft.path(Path::rect(corner).stroked(RULE, THIN));
    draft.line("½", SMALL.centred(), corner);
}
