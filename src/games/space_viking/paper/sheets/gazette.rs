//! The gazette on paper, for everybody to read: how the houses stand with their arms, what everybody saw, and what was written for all.

use super::heraldry;
use super::referee_paper::{document, pages_of};
use drawing::pdf::{PdfError, pdf_with_progress};
use drawing::stock::Orientation;
use drawing::{Page, ProgressMonitor};
use geometry::{Mm, Point, Rect, Size};
use sheets::columns::Columns;
use sheets::flow::Flow;
use sheets::frame::Frame;
use sheets::look::{FAINT, INK, REMARK, STRONG, TEXT};
use space_viking::Content;
use space_viking::play::Gazette;

/// How many houses stand beside each other.
const ACROSS: usize = 4;
/// How high the place of a house is.
const HOUSE: Mm = Mm::new(17.0);

/// The gazette as the bytes of a PDF.
///
/// # Errors
/// If the writer refuses a page.
pub fn pdf(gazette: &Gazette, content: &Content) -> Result<Vec<u8>, PdfError> {
    let title = gazette.title();
    pdf_with_progress(
        &document(&title, "What everybody may read of a year of the game Space Viking"),
        pages(gazette, content),
        ProgressMonitor::NONE,
    )
}

/// The pages of a gazette. Their footers bear its own fingerprint.
#[must_use]
pub fn pages(gazette: &Gazette, content: &Content) -> Vec<Page> {
    pages_of(content, &gazette.campaign, "Gazette", |frame| {
        let mut flow = Flow::new(frame, Orientation::Portrait, &gazette.title(), &gazette.remark());
        houses(gazette, content, &mut flow);
        told(gazette, content, frame, &mut flow);
        flow.finish()
    })
}

/// The houses with their arms and points; nobody where standings are closed.
fn houses(gazette: &Gazette, content: &Content, flow: &mut Flow) {
    for row in gazette.standings.chunks(ACROSS) {
        let (rect, draft) = flow.strip(HOUSE);
        let width = rect.width() * (1.0 / ACROSS as f64);
        for (standing, at) in row.iter().zip(0_u32..) {
            let corner = Point::at(rect.min.x + width * f64::from(at), rect.min.y);
            let shield = Size::new(10.5, 13.0);
            if let Some(player) = content.players.get(standing.player).filter(|player| player.arms.is_borne()) {
                draft.add(corner, heraldry::shield(&player.arms, shield));
            }
            let left = corner.x + shield.width + Mm::new(2.0);
            let words = Rect::new(Point::at(left, corner.y), Size::of(width - shield.width - Mm::new(4.0), shield.height));
            let (name, points) = words.cut_top(words.height() * 0.62);
            draft.text(content.player_label(Some(standing.player)), STRONG.with_leading(1.0), name);
            let change = i64::from(standing.points) - i64::from(standing.before);
            let said = format!("{}, {} ({change:+})", standing.kind.label(), standing.points);
            draft.line(&said, TEXT.sized(Mm::new(2.8)).colored(FAINT), points);
        }
    }
    flow.gap(Mm::new(3.0));
}

fn told(gazette: &Gazette, content: &Content, frame: &Frame<'_>, flow: &mut Flow) {
    let mut columns = Columns::new(frame.area(frame.paper(Orientation::Portrait)).width(), 2, Mm::new(74.0));
    if !gazette.news.is_empty() {
        columns.heading("News", INK);
        for words in &gazette.news {
            columns.point(words);
        }
    }
    if !gazette.press.is_empty() {
        columns.heading("Press", INK);
        for (from, text) in &gazette.press {
            columns.lead(&format!("{} writes:", content.player_label(Some(*from))));
            columns.paragraph(text);
        }
    }
    if gazette.news.is_empty() && gazette.press.is_empty() {
        flow.prose("Nobody wrote for all to read, and nothing happened where everybody saw it.", REMARK.sized(Mm::new(3.4)));
    } else {
        columns.pour(flow);
    }
}
