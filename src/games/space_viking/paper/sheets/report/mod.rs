//! A player's report on paper. It has a cover that reveals nothing when folded, the words of the report, the map as the player knows it, the dominion
//! and the fleets on the same sheets that a project prints for the first year, and the beginning of next year's sheet.
//!
//! The report is laid out from the player's knowledge alone. The project to which its pages belong holds only what all players were given, and the
//! footers bear the report's own fingerprint.
//!
//! Reading order: this file, [`known_map`], `own`, [`page`] (the same for a browser).

pub mod known_map;
mod own;
pub mod page;

use crate::sheets::{dominion_sheet, fleet_sheet, heraldry, order_form};
use drawing::pdf::{Document, PdfError, pdf_with_progress};
use drawing::stock::Orientation;
use drawing::text::Style;
use drawing::{Face, Page, ProgressMonitor};
use geometry::{Mm, Point, Rect, Size, Space};
use project::{self, Place, Project};
use sheets::columns::Columns;
use sheets::flow::Flow;
use sheets::frame::{Body, Frame};
use sheets::look::{FAINT, INK, LINE, REMARK, TEXT};
use sheets::printout::KeptPages;
use sheets::{Draft, Printout, Request, SheetKind};
use space_viking::Content;
use space_viking::play::{Knowledge, Section, State};

/// The kind of sheet that a report is. A report comes from a game in progress and not from a project.
const REPORT: SheetKind = SheetKind::new("report", "Report");

/// The smallest width of a column of the report.
const COLUMN: Mm = Mm::new(74.0);
/// The largest number of columns of the report.
const MOST: usize = 2;
/// The largest number of lines of a section that is kept together in one column.
const SHORT: usize = 14;

/// The pages of a report.
#[must_use]
pub fn pages(knowledge: &Knowledge) -> Vec<Page> {
    let title = knowledge.campaign().map_or("Space Viking", |campaign| campaign.label());
    let project = Project::with_content(project::Content::from((*knowledge.posted).clone()), title);
    let frame = Frame::new(&project, &Request::default());
    let mut printout = Printout::default();
    let mut bodies = vec![cover(knowledge, &frame)];
    let mut told = told(knowledge, &frame);
    printout.seal(&mut told, Place::Project, "The report");
    bodies.extend(told);
    bodies.push(known_map::page(knowledge, &frame));
    bodies.extend(sheets(knowledge, &frame));
    if !knowledge.is_over() {
        bodies.extend(order_form::next(knowledge, &frame));
    }
    let mut kept = KeptPages::default();
    frame.bind(&mut printout, &mut kept, REPORT, bodies);
    kept.sheets.into_iter().flat_map(|(_, pages)| pages).collect()
}

/// The map of the sector as a player knows it, on its own page, with a ring around the space `looked_at`.
#[must_use]
pub fn map(knowledge: &Knowledge, looked_at: Option<Space>) -> Page {
    known_map::by_itself(knowledge, looked_at)
}

/// The map of the sector as it really is, which only the referee may see, on its own page, with a ring around the space `looked_at`.
#[must_use]
pub fn whole_map(title: &str, content: &Content, state: &State, looked_at: Option<Space>) -> Page {
    known_map::as_it_is(title, content, state, looked_at)
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

/// The cover, which shows only the player's name, on the half that is outside when the sheets are folded.
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
    // The cover has no footer, because the number of pages in it would show how much the report has to tell.
    Body::front("Cover", size, draft).without_foot()
}

/// The words of the report, in columns.
fn told(knowledge: &Knowledge, frame: &Frame<'_>) -> Vec<Body> {
    let flow = Flow::new(frame, Orientation::Portrait, &knowledge.title(), &knowledge.remark());
    let mut flow = heraldry::titled(flow, heraldry::of_house(knowledge));
    let mut columns = Columns::new(flow.width(), MOST, COLUMN).set_in(TEXT.sized(Mm::new(3.0)));
    for section in knowledge.sections() {
        // A table of a few lines, such as the standings, stays together, so that it can be compared at a glance.
        if section.lines.len() <= SHORT {
            columns.together(|columns| add(columns, &section));
        } else {
            add(&mut columns, &section);
        }
    }
    columns.pour(&mut flow);
    flow.finish()
}

/// Adds a section of the report to the columns.
fn add(columns: &mut Columns, section: &Section) {
    columns.heading(section.heading, INK);
    let mut lines = section.lines.iter().peekable();
    while let Some(line) = lines.next() {
        // A line that is followed by lines with a deeper indent is a heading.
        let has_parts = lines.peek().is_some_and(|next| next.depth > line.depth);
        match (line.depth, has_parts) {
            (0, true) => columns.lead(&line.words),
            (0, false) => columns.paragraph(&line.words),
            _ => columns.point(&line.words),
        }
    }
}

/// The sheets of the player's dominion and fleets, in their present state.
fn sheets(knowledge: &Knowledge, frame: &Frame<'_>) -> Vec<Body> {
    let mut dominion = Flow::new(frame, Orientation::Portrait, &format!("Dominion of {}", knowledge.name()), &knowledge.remark());
    dominion_sheet::pour(&knowledge.posted, &own::dominion(knowledge), &mut dominion);
    let fleets = Flow::new(frame, Orientation::Portrait, &format!("Fleets of {}", knowledge.name()), &knowledge.remark());
    let mut fleets = heraldry::titled(fleets, heraldry::of_house(knowledge));
    fleet_sheet::pour(&own::fleets(knowledge), &mut fleets);
    dominion.finish().into_iter().chain(fleets.finish()).collect()
}
