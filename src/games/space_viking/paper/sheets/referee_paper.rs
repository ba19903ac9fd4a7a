//! Papers of a game by post that are not sheets of a project: their pages and PDF documents, and the ledger, which only the referee may read.

use drawing::pdf::{Document, PdfError, pdf_with_progress};
use drawing::stock::Orientation;
use drawing::{Page, ProgressMonitor};
use geometry::Mm;
use project::{self, Place, Project};
use sheets::columns::Columns;
use sheets::flow::Flow;
use sheets::frame::{Body, Frame};
use sheets::look::TEXT;
use sheets::printout::KeptPages;
use sheets::{Printout, Request, SheetKind};
use space_viking::Content;

/// The settings of a PDF document with this title and subject, for papers of a game by post.
pub(super) fn document<'words>(title: &'words str, subject: &'words str) -> Document<'words> {
    Document { subject, ..Document::new(title) }
}

/// Binds pages that are not sheets of a project, on the usual paper.
pub(crate) fn pages_of(
    content: &Content,
    title: &str,
    kind: &'static str,
    lay_out: impl FnOnce(&Frame<'_>) -> Vec<Body>,
) -> Vec<Page> {
    let project = Project::with_content(project::Content::from(content.clone()), title);
    let frame = Frame::new(&project, &Request::default());
    let mut bodies = lay_out(&frame);
    let mut printout = Printout::default();
    printout.seal(&mut bodies, Place::Project, kind);
    let mut kept = KeptPages::default();
    frame.bind(&mut printout, &mut kept, SheetKind::new("post", kind), bodies);
    kept.sheets.into_iter().flat_map(|(_, pages)| pages).collect()
}

/// The ledger of a year as the bytes of a PDF. Indented lines belong to the line above them.
///
/// # Errors
/// If the writer refuses a page.
pub fn ledger(content: &Content, campaign: &str, year: u32, lines: &[String]) -> Result<Vec<u8>, PdfError> {
    let title = format!("{campaign}: ledger of turn {year}");
    let pages = pages_of(content, campaign, "Ledger", |frame| {
        let mut flow = Flow::new(frame, Orientation::Portrait, &title, "For the referee alone.");
        let mut columns = Columns::new(flow.width(), 2, Mm::new(74.0)).set_in(TEXT.sized(Mm::new(2.6)));
        for line in lines {
            match line.strip_prefix("    ") {
                Some(part) => columns.point(part),
                None => columns.paragraph(line),
            }
        }
        columns.pour(&mut flow);
        flow.finish()
    });
    pdf_with_progress(
        &document(&title, "Ledger of a year of the game Space Viking, for its referee alone"),
        pages,
        ProgressMonitor::NONE,
    )
}
