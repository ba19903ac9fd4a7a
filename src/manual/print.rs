//! The manual on paper: a page of contents whose lines lead to the chapters, and the chapters.

use drawing::pdf::{self, Document, Link, PdfError};
use drawing::stock::Orientation;
use drawing::text::Style;
use drawing::{Page as PaperPage, Tag, hit};
use geometry::{Mm, Point};
use project::{Content, Game, PrintChoices, Project};
use sheets::columns::Columns;
use sheets::flow::Flow;
use sheets::frame::{Body, Frame};
use sheets::look::{FAINT, INK, TEXT};
use sheets::printout::KeptPages;
use sheets::{Draft, Printout, Request, SheetKind};

use super::block::{Block, Words, plain};
use super::page::{Page, pages};

/// The sheets of the manual, which belong to no game.
const MANUAL: SheetKind = SheetKind::new("manual", "Manual");

/// How high a line of the contents is.
const LINE: Mm = Mm::new(7.0);
/// The size of the letters.
const PROSE: Style = TEXT.sized(Mm::new(3.4));
/// How far lists and typed lines are set in.
const INDENT: Mm = Mm::new(5.0);

/// The manual as the bytes of a PDF, on the paper of these choices.
///
/// # Errors
/// If the PDF cannot be made.
pub fn print(choices: &PrintChoices) -> Result<Vec<u8>, PdfError> {
    let pages = laid_out(choices);
    let links = links(&pages);
    let document = Document { subject: "How Drydock is used", links: &links, ..Document::new("The manual of Drydock") };
    pdf::pdf(&document, &pages)
}

/// Contents and chapters as pages.
fn laid_out(choices: &PrintChoices) -> Vec<PaperPage> {
    let title = format!("Drydock {}", env!("CARGO_PKG_VERSION"));
    let mut project = Project::with_content(Content::empty(Game::ALL[0]), &title);
    project.print = choices.clone().into();
    let frame = Frame::new(&project, &Request::default());
    let mut printout = Printout::default();
    let chapters: Vec<Vec<Body>> = pages().iter().map(|page| chapter(&frame, page)).collect();
    let mut bodies = contents(&frame, &chapters);
    bodies.extend(chapters.into_iter().flatten());
    let mut kept = KeptPages::default();
    frame.bind(&mut printout, &mut kept, MANUAL, bodies);
    kept.sheets.into_iter().flat_map(|(_, pages)| pages).collect()
}

/// Where the lines of the contents lead: the tag of each is the number of the page it leads to, from 0.
fn links(pages: &[PaperPage]) -> Vec<Link> {
    let tagged =
        |(page, laid): (usize, &PaperPage)| hit::tagged_bounds(laid).into_iter().map(move |(tag, area)| (page, tag, area));
    pages.iter().enumerate().flat_map(tagged).map(|(page, tag, area)| Link { page, area, to: tag.0 as usize }).collect()
}

/// A line for each chapter with the number of its first page, which is its tag too.
fn contents(frame: &Frame, chapters: &[Vec<Body>]) -> Vec<Body> {
    let lay = |before: usize| {
        let mut flow = Flow::new(frame, Orientation::Portrait, "The manual of Drydock", "");
        let mut number = before;
        for (page, bodies) in pages().iter().zip(chapters) {
            let (rect, draft) = flow.strip(LINE);
            let mut line = Draft::new();
            line.target(rect);
            line.line(&page.title, PROSE, rect);
            line.line(&(number + 1).to_string(), PROSE.colored(FAINT).right(), rect);
            draft.add_tagged(Point::ORIGIN, line, Tag(number as u32));
            number += bodies.len();
        }
        titled(flow.finish(), "Contents")
    };
    lay(lay(0).len())
}

fn chapter(frame: &Frame, page: &Page) -> Vec<Body> {
    let mut flow = Flow::new(frame, Orientation::Portrait, &page.title, "");
    let mut columns = Columns::new(flow.width(), 1, flow.width()).set_in(PROSE);
    for block in page.blocks.iter().skip(1) {
        put(&mut columns, block);
    }
    columns.pour(&mut flow);
    titled(flow.finish(), &page.title)
}

/// Pages with titles by which a viewer lists them under the first.
fn titled(mut bodies: Vec<Body>, title: &str) -> Vec<Body> {
    for (number, body) in bodies.iter_mut().enumerate() {
        body.title = if number == 0 { title.to_owned() } else { format!("{title} / Page {}", number + 1) };
    }
    bodies
}

fn put(columns: &mut Columns, block: &Block) {
    match block {
        Block::Heading(1 | 2, words) => columns.heading(&plain(words), INK),
        Block::Heading(_, words) => columns.lead(&plain(words)),
        Block::Paragraph(words) => columns.paragraph(&plain(words)),
        Block::Point { depth, sign, words } => columns.entry(sign, INDENT * (*depth as f64 + 1.0), &plain(words)),
        Block::Lines(lines) => columns.together(|columns| columns.entry("", INDENT, &kept_blanks(lines))),
        Block::Table { heads, rows } => table(columns, heads, rows),
    }
}

/// Lines whose blanks at the left stay.
fn kept_blanks(lines: &str) -> String {
    let kept = |line: &str| {
        let rest = line.trim_start();
        "\u{a0}".repeat(line.len() - rest.len()) + rest
    };
    lines.lines().map(kept).collect::<Vec<_>>().join("\n")
}

/// A table whose columns share the width by their longest cells, none of which takes more than half of it.
fn table(columns: &mut Columns, heads: &[Words], rows: &[Vec<Words>]) {
    let of_row = |row: &[Words]| row.iter().map(|cell| plain(cell)).collect::<Vec<_>>();
    let (heads, rows) = (of_row(heads), rows.iter().map(|row| of_row(row)).collect::<Vec<_>>());
    let longest = |column: usize| {
        let cells = std::iter::once(&heads).chain(&rows).filter_map(|row| row.get(column));
        cells.map(|cell| cell.chars().count()).max().unwrap_or_default().clamp(8, 60) as f64
    };
    let shares: Vec<f64> = (0..heads.len()).map(longest).collect();
    let heads: Vec<&str> = heads.iter().map(String::as_str).collect();
    let rows: Vec<Vec<&str>> = rows.iter().map(|row| row.iter().map(String::as_str).collect()).collect();
    let rows: Vec<&[&str]> = rows.iter().map(Vec::as_slice).collect();
    columns.table(&shares, &heads, &rows);
}
