//! A game that was played, on paper: how it ended, and what happened turn by turn and phase by phase, the same for every game.

use super::columns::Columns;
use super::flow::Flow;
use super::frame::{Body, Frame};
use super::look::{INK, STRONG, TEXT};
use super::printout::KeptPages;
use super::{Printout, Request, SheetKind};
use drawing::Page;
use drawing::stock::Orientation;
use geometry::Mm;
use project::{Place, Project};
use rules::play::RecordLine;

/// A game in words, as it goes onto paper.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct GameRecord {
    /// The name of its scenario.
    pub scenario: String,
    /// Which dice were rolled, and from which player's view it is told.
    pub remark: String,
    /// How it stands or ended, as a sentence.
    pub outcome: String,
    /// What each side has, a line for each.
    pub score: Vec<String>,
    /// What counts for each side and for the game, on a page of its own; empty where a game does not tell.
    pub points: Vec<PointsPart>,
    /// What happened, in order.
    pub lines: Vec<RecordLine>,
}

/// Things that count, under one heading.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PointsPart {
    /// The side with what it has, or what the things are about.
    pub heading: String,
    /// The things that count.
    pub rows: Vec<PointsRow>,
}

/// A thing that counts.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PointsRow {
    /// What it brings; empty where nothing is counted.
    pub brings: String,
    /// What it is, as a sentence.
    pub words: String,
    /// The section of the book, or why Drydock counts so; empty where the book says nothing.
    pub rule: String,
}

/// The least width of a column of the record, and the most columns.
const COLUMN: Mm = Mm::new(58.0);
const MOST: usize = 3;

/// The pages of a game, on the project's paper: the record, and the papers that it fills in.
#[must_use]
pub fn print(project: &Project, record: &GameRecord, papers: impl FnOnce(&Frame<'_>, &mut Printout) -> Vec<Body>) -> Vec<Page> {
    let frame = Frame::new(project, &Request::default());
    let title = format!("Game: {}", record.scenario);
    let mut flow = Flow::new(&frame, Orientation::Portrait, &title, &record.remark);
    flow.prose(&record.outcome, STRONG.sized(Mm::new(4.0)));
    for line in &record.score {
        flow.prose(line, TEXT);
    }
    flow.gap(Mm::new(2.0));
    let mut columns = Columns::new(flow.width(), MOST, COLUMN).set_in(TEXT.sized(Mm::new(2.8)));
    for line in &record.lines {
        match line {
            RecordLine::Turn(words) => columns.heading(words.trim_end_matches('.'), INK),
            RecordLine::Phase(words) => columns.lead(words),
            RecordLine::Happened(words) => columns.point(words),
        }
    }
    columns.pour(&mut flow);
    let mut bodies = flow.finish();
    bodies.extend(points(&frame, record));
    let mut printout = Printout::default();
    printout.seal(&mut bodies, Place::Project, "The game");
    bodies.extend(papers(&frame, &mut printout));
    let mut kept = KeptPages::default();
    frame.bind(&mut printout, &mut kept, SheetKind::GAME, bodies);
    kept.sheets.into_iter().flat_map(|(_, pages)| pages).collect()
}

/// The page of points.
fn points(frame: &Frame<'_>, record: &GameRecord) -> Vec<Body> {
    if record.points.is_empty() {
        return Vec::new();
    }
    let mut flow = Flow::new(frame, Orientation::Portrait, &format!("Points: {}", record.scenario), &record.remark);
    flow.prose(&record.outcome, STRONG.sized(Mm::new(4.0)));
    flow.gap(Mm::new(2.0));
    let mut columns = Columns::new(flow.width(), 1, COLUMN).set_in(TEXT.sized(Mm::new(3.4)));
    for part in &record.points {
        columns.heading(&part.heading, INK);
        if part.rows.iter().all(|row| row.brings.is_empty()) {
            for row in &part.rows {
                let rule = if row.rule.is_empty() { String::new() } else { format!(" ({})", row.rule) };
                columns.point(&format!("{}{rule}", row.words));
            }
            continue;
        }
        let has_rules = part.rows.iter().any(|row| !row.rule.is_empty());
        let shown = if has_rules { 3 } else { 2 };
        let rows: Vec<[&str; 3]> =
            part.rows.iter().map(|row| [&row.brings, &row.words, &row.rule].map(|words| &words[..])).collect();
        let rows: Vec<&[&str]> = rows.iter().map(|row| &row[..shown]).collect();
        columns.table(&[0.1, 0.66, 0.24][..shown], &["Points", "What counts", "Rule"][..shown], &rows);
    }
    columns.pour(&mut flow);
    flow.finish()
}
