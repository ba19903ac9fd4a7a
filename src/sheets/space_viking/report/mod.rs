//! A player's report on paper: a cover that shows nothing when folded, what the report says, the map as the player knows it, and next year's
//! sheet begun.
//!
//! It is laid out from what the player knows and nothing else: the project that its pages belong to is made of what everybody was given, and
//! the fingerprint in their footers is the report's own.
//!
//! Reading order: this file, [`known_map`].

pub mod known_map;

use crate::drawing::pdf::{Document, PdfError, pdf_with_progress};
use crate::drawing::stock::Orientation;
use crate::drawing::text::Style;
use crate::drawing::{Face, Page, ProgressMonitor};
use crate::geometry::{Mm, Point, Rect, Size};
use crate::project::{Project, text};
use crate::rules;
use crate::rules::Place;
use crate::rules::space_viking::Content;
use crate::rules::space_viking::play::{Knowledge, State};
use crate::sheets::columns::Columns;
use crate::sheets::flow::Flow;
use crate::sheets::frame::{Body, Frame};
use crate::sheets::look::{FAINT, HEADING, INK, LINE, REMARK, TEXT};
use crate::sheets::printout::KeptPages;
use crate::sheets::space_viking::short;
use crate::sheets::{Draft, Printout, Request, SheetKind};

/// The kind of a report, which no project has: it is made of a game that is played.
const REPORT: SheetKind = SheetKind::new("report", "Report");

/// The least that a column of the report takes, and the most columns.
const COLUMN: Mm = Mm::new(74.0);
const MOST: usize = 2;

/// The pages of a report.
#[must_use]
pub fn pages(knowledge: &Knowledge) -> Vec<Page> {
    let title = knowledge.campaign().map_or("Space Viking", |campaign| campaign.label());
    let project = Project::with_content(rules::Content::from((*knowledge.posted).clone()), title);
    let frame = Frame::new(&project, &Request::default()).with_hash(hash(knowledge));
    let mut printout = Printout::default();
    let mut bodies = vec![cover(knowledge, &frame)];
    let mut told = told(knowledge, &frame);
    printout.seal(&mut told, Place::Project, "The report");
    bodies.extend(told);
    bodies.push(known_map::page(knowledge, &frame));
    bodies.extend(begun(knowledge, &frame));
    let mut kept = KeptPages::default();
    frame.bind(&mut printout, &mut kept, REPORT, bodies);
    kept.sheets.into_iter().flat_map(|(_, pages)| pages).collect()
}

/// The map of the sector as a player knows it, by itself.
#[must_use]
pub fn map(knowledge: &Knowledge) -> Page {
    known_map::by_itself(knowledge)
}

/// The map of the sector as it is, by itself; for the referee alone.
#[must_use]
pub fn whole_map(title: &str, content: &Content, state: &State) -> Page {
    known_map::as_it_is(title, content, state)
}

/// A report as the bytes of a PDF.
///
/// # Errors
/// If the writer refuses a page.
pub fn pdf(knowledge: &Knowledge) -> Result<Vec<u8>, PdfError> {
    let title = knowledge.title();
    let document = Document { subject: "Report for one player of the game Space Viking", ..Document::new(&title) };
    pdf_with_progress(&document, pages(knowledge), ProgressMonitor::NONE)
}

/// The first digits of the report's own fingerprint.
fn hash(knowledge: &Knowledge) -> String {
    short(&text::write_other(knowledge).unwrap_or_default())
}

/// The cover: whose it is, on the half that is outside when the sheets are folded, and nothing else.
fn cover(knowledge: &Knowledge, frame: &Frame<'_>) -> Body {
    let size = frame.paper(Orientation::Portrait);
    let area = frame.area(size);
    let mut draft = Draft::new();
    let (_, lower) = area.cut_top(area.height() * 0.5);
    draft.rule(lower.min, Point::at(lower.max.x, lower.min.y), FAINT, LINE);
    let (fold, address) = lower.cut_top(Mm::new(6.0));
    draft.line("fold here, with all sheets inside", REMARK.centred(), fold);
    let name = Rect::around(address.middle(), Size::of(address.width() * 0.8, Mm::new(16.0)));
    draft.line(knowledge.name(), Style::new(Face::Bold, 9.0).colored(INK).centred(), name);
    Body::front("Cover", size, draft)
}

/// What the report says, in columns.
fn told(knowledge: &Knowledge, frame: &Frame<'_>) -> Vec<Body> {
    let mut flow = Flow::new(frame, Orientation::Portrait, &knowledge.title(), &knowledge.remark());
    let mut columns = Columns::new(flow.width(), MOST, COLUMN).set_in(TEXT.sized(Mm::new(3.0)));
    for section in knowledge.sections() {
        columns.heading(section.heading, INK);
        let mut lines = section.lines.iter().peekable();
        while let Some(line) = lines.next() {
            // What has parts below it heads them.
            let has_parts = lines.peek().is_some_and(|next| next.depth > line.depth);
            match (line.depth, has_parts) {
                (0, true) => columns.lead(&line.words),
                (0, false) => columns.paragraph(&line.words),
                _ => columns.point(&line.words),
            }
        }
    }
    columns.pour(&mut flow);
    flow.finish()
}

/// The lines to write on below what is begun of a fleet's block, and below all of them.
const FLEET_LINES: usize = 3;
const OTHER_LINES: usize = 8;

/// Lines to write on.
fn ruled(flow: &mut Flow<'_, '_>, height: Mm, count: usize) {
    for _ in 0..count {
        let (rect, draft) = flow.strip(height);
        draft.rule(Point::at(rect.min.x, rect.max.y), rect.max, FAINT, LINE);
    }
}

/// Next year's sheet as far as it can be written now, with room to write.
fn begun(knowledge: &Knowledge, frame: &Frame<'_>) -> Vec<Body> {
    let title = format!("Orders for turn {}", knowledge.next_turn());
    let mut flow = Flow::new(frame, Orientation::Portrait, &title, knowledge.name());
    flow.prose("Write an order a line, or type the sheet and have it checked with this report.", REMARK.sized(Mm::new(3.2)));
    let height = Mm::new(8.0);
    let begun = knowledge.begun();
    let mut lines = begun.lines().peekable();
    let mut is_fleet = false;
    while let Some(line) = lines.next() {
        if line.trim().is_empty() {
            flow.gap(height);
            continue;
        }
        let is_remark = line.trim_start().starts_with('#');
        let is_block = !is_remark && !line.starts_with(' ');
        is_fleet = if is_block { line.starts_with("fleet") } else { is_fleet && line.starts_with(' ') };
        let style = match (is_block, is_remark) {
            (true, _) => HEADING.sized(Mm::new(4.0)),
            (false, true) => REMARK.sized(Mm::new(3.2)),
            (false, false) => TEXT.sized(Mm::new(3.4)),
        };
        let (rect, draft) = flow.strip(height);
        draft.line(line.trim(), style, rect);
        draft.rule(Point::at(rect.min.x, rect.max.y), rect.max, FAINT, LINE);
        // Room to write stands where the block ends.
        if is_fleet && lines.peek().is_none_or(|next| !next.starts_with(' ')) {
            ruled(&mut flow, height, FLEET_LINES);
        }
    }
    ruled(&mut flow, height, OTHER_LINES);
    flow.finish()
}
