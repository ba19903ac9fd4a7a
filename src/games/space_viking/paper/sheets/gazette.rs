//! The gazette on paper, for all players to read: the standings of the houses with their arms, what all players saw, and what was written for all.

use super::heraldry;
use super::referee_paper::{document, pages_of};
use drawing::pdf::{PdfError, pdf_with_progress};
use drawing::stock::Orientation;
use drawing::{Color, Page, Path, ProgressMonitor};
use geometry::{Mm, Point, Rect, Size};
use sheets::columns::Columns;
use sheets::flow::Flow;
use sheets::frame::Frame;
use sheets::look::{FAINT, INK, REMARK, RULE, SMALL, STRONG, TEXT, THIN};
use space_viking::Content;
use space_viking::play::Gazette;

/// How many houses stand in a row.
const ACROSS: usize = 4;
/// The height of the graph of a campaign.
const GRAPH: Mm = Mm::new(92.0);
/// The colours of the leading houses in the graph. They differ in darkness, so that they can be told apart in black and white.
const COLORS: [Color; 8] = [
    Color::rgb(28, 86, 148),
    Color::rgb(172, 48, 36),
    Color::rgb(36, 116, 72),
    Color::rgb(140, 92, 16),
    Color::rgb(104, 60, 140),
    Color::rgb(20, 116, 124),
    Color::rgb(150, 40, 100),
    Color::rgb(70, 70, 70),
];
/// The height of the entry of a house.
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

/// The pages of a gazette. Their footers bear the gazette's own fingerprint.
#[must_use]
pub fn pages(gazette: &Gazette, content: &Content) -> Vec<Page> {
    pages_of(content, &gazette.campaign, "Gazette", |frame| {
        let mut flow = Flow::new(frame, Orientation::Portrait, &gazette.title(), &gazette.remark());
        houses(gazette, content, &mut flow);
        told(gazette, content, frame, &mut flow);
        if !gazette.course.is_empty() {
            course(gazette, content, &mut flow);
        }
        flow.finish()
    })
}

/// Adds the houses with their arms and points; adds nothing if standings are secret.
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

/// Adds the graph of a campaign that is over: the points of each house year by year, with the names of the leading houses at the right.
fn course(gazette: &Gazette, content: &Content, flow: &mut Flow) {
    flow.gap(Mm::new(4.0));
    let (rect, draft) = flow.strip(GRAPH);
    let (head, rest) = rect.cut_top(Mm::new(7.0));
    draft.line("The campaign", STRONG.sized(Mm::new(4.2)), head);
    let (plot, names) = rest.cut_left(rest.width() * 0.72);
    let plot = Rect {
        min: Point::at(plot.min.x + Mm::new(9.0), plot.min.y + Mm::new(2.0)),
        max: Point::at(plot.max.x - Mm::new(2.0), plot.max.y - Mm::new(6.0)),
    };
    let years = gazette.course.iter().map(|(_, points)| points.len()).max().unwrap_or(1).max(1);
    let most = gazette.course.iter().flat_map(|(_, points)| points).copied().max().unwrap_or(0).max(1);
    let at = |year: usize, points: u32| {
        let x = plot.min.x + plot.width() * (year as f64 / years as f64);
        Point::at(x, plot.max.y - plot.height() * (f64::from(points) / f64::from(most)))
    };
    for quarter in 0..=4 {
        let points = most * quarter / 4;
        let left = at(0, points);
        draft.rule(left, Point::at(plot.max.x, left.y), RULE, THIN);
        let label = Rect::new(Point::at(rect.min.x, left.y - Mm::new(1.6)), Size::new(8.0, 3.2));
        draft.line(&points.to_string(), SMALL.colored(FAINT), label);
    }
    for year in (0..=years).step_by(years.div_ceil(10).max(1)) {
        let below = Point::at(at(year, 0).x - Mm::new(5.0), plot.max.y + Mm::new(1.0));
        draft.line(&year.to_string(), SMALL.colored(FAINT).centred(), Rect::new(below, Size::new(10.0, 4.0)));
    }
    let mut ranked: Vec<_> = gazette.course.iter().collect();
    ranked.sort_by_key(|(_, points)| std::cmp::Reverse(points.last().copied()));
    for (rank, (player, points)) in ranked.iter().enumerate() {
        // In a large campaign all houses except the leading ones are grey.
        let color = COLORS.get(rank).copied().unwrap_or(RULE);
        let dots: Vec<Point> = points.iter().enumerate().map(|(year, points)| at(year + 1, *points)).collect();
        if dots.len() > 1 {
            draft.path(Path::line(&dots).stroked(color, 0.5));
        }
        if rank < COLORS.len() {
            let row = Rect::new(
                Point::at(names.min.x + Mm::new(2.0), names.min.y + Mm::new(5.0) * rank as f64),
                Size::of(names.width() - Mm::new(2.0), Mm::new(4.6)),
            );
            let words = format!("{} {}", points.last().copied().unwrap_or(0), content.player_label(Some(*player)));
            draft.line(&words, TEXT.sized(Mm::new(3.0)).colored(color), row);
        }
    }
}

fn told(gazette: &Gazette, content: &Content, frame: &Frame<'_>, flow: &mut Flow) {
    let mut columns = Columns::new(frame.area(frame.paper(Orientation::Portrait)).width(), 2, Mm::new(74.0));
    if !gazette.editor.is_empty() {
        columns.heading("From the editor", INK);
        for text in &gazette.editor {
            columns.paragraph(text);
        }
    }
    for (heading, sentences) in [("News", &gazette.news), ("Rumours", &gazette.rumours)] {
        if !sentences.is_empty() {
            columns.heading(heading, INK);
        }
        for words in sentences {
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
    if gazette.items() == 0 {
        flow.prose("Nobody wrote for all to read, and nothing happened where everybody saw it.", REMARK.sized(Mm::new(3.4)));
    } else {
        columns.pour(flow);
    }
}
