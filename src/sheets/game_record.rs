//! The printed record of a game that was played: how it ended, and what happened turn by turn and phase by phase. It looks the same for every game.

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

/// The record of a played game, in words.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct GameRecord {
    /// The name of the game's scenario.
    pub scenario: String,
    /// A remark on which dice were rolled, and on the player from whose view the game is told.
    pub remark: String,
    /// The result of the game as a sentence or, if it is not over, how it stands.
    pub outcome: String,
    /// The score, with a line for each side.
    pub score: Vec<String>,
    /// The things that count towards the victory of each side, which are printed on a page of their own; empty if the game cannot list them.
    pub points: Vec<PointsPart>,
    /// The events of the game, in order.
    pub lines: Vec<RecordLine>,
}

/// A group of things that count towards victory, under one heading.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PointsPart {
    /// The name of the side with its score, or the subject of the group.
    pub heading: String,
    /// The things that count, one for each row.
    pub rows: Vec<PointsRow>,
}

/// A thing that counts towards victory.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PointsRow {
    /// The points that the thing brings; empty if it is not counted in points.
    pub brings: String,
    /// The thing, as a sentence.
    pub words: String,
    /// The section of the rulebook, or why Drydock counts the thing; empty if the rulebook says nothing.
    pub rule: String,
}

/// The smallest width of a column of the record.
const COLUMN: Mm = Mm::new(58.0);
/// How many columns the record has side by side at most.
const MOST: usize = 3;

/// The pages of a played game, on the project's paper: its record, and the papers that players of this game keep, which `papers` fills in.
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

/// The page with what counts towards victory; no page if the record has nothing about that.
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
