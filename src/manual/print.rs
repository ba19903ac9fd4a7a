//! The manual on paper: the chapters, and before them a table of contents whose lines link to them.

use drawing::pdf::{self, Document, Link, PdfError};
use drawing::stock::Orientation;
use drawing::text::{Part, Style};
use drawing::{Color, Face, Page as PaperPage, Tag, hit};
use geometry::{Mm, Point, Size};
use project::{Content, Game, PrintChoices, Project};
use sheets::columns::Columns;
use sheets::flow::Flow;
use sheets::frame::{Body, Frame};
use sheets::look::{FAINT, INK, TEXT};
use sheets::printout::KeptPages;
use sheets::{Draft, Printout, Request, SheetKind};

use super::block::{Block, Look, Span, Words, plain};
use super::page::{self, Page, pages};

/// The kind of the manual's sheets, which belong to no game.
const MANUAL: SheetKind = SheetKind::new("manual", "Manual");

/// The height of a line of the table of contents.
const LINE: Mm = Mm::new(7.0);
/// The style of ordinary text.
const PROSE: Style = TEXT.sized(Mm::new(3.4));
/// The indent of lists and of typed lines.
const INDENT: Mm = Mm::new(5.0);
/// How high a picture on a page may be.
const HIGHEST: Mm = Mm::new(90.0);
/// The colour of words that link to another chapter.
const LINK: Color = Color::rgb(0x1c, 0x56, 0x94);
/// The colour of text that the user types. It stands out by its colour, since none of the fonts is monospaced.
const TYPED: Color = Color::rgb(0x8a, 0x3a, 0x10);

/// The manual as the bytes of a PDF, laid out for the paper in `choices`.
///
/// # Errors
/// If the PDF cannot be made.
pub fn print(choices: &PrintChoices) -> Result<Vec<u8>, PdfError> {
    let (pages, firsts) = laid_out(choices);
    let links = links(&pages, &firsts);
    let document = Document { subject: "How Drydock is used", links: &links, ..Document::new("The manual of Drydock") };
    pdf::pdf(&document, &pages)
}

/// The table of contents and the chapters as pages, and the index of the first page of each chapter, counted from 0.
fn laid_out(choices: &PrintChoices) -> (Vec<PaperPage>, Vec<usize>) {
    let title = format!("Drydock {}", env!("CARGO_PKG_VERSION"));
    let mut project = Project::with_content(Content::empty(Game::ALL[0]), &title);
    project.print = choices.clone().into();
    let frame = Frame::new(&project, &Request::default());
    let mut printout = Printout::default();
    let chapters: Vec<Vec<Body>> = pages().iter().map(|page| chapter(&frame, page)).collect();
    let (mut bodies, firsts) = contents(&frame, &chapters);
    bodies.extend(chapters.into_iter().flatten());
    let mut kept = KeptPages::default();
    frame.bind(&mut printout, &mut kept, MANUAL, bodies);
    (kept.sheets.into_iter().flat_map(|(_, pages)| pages).collect(), firsts)
}

/// The links to chapters, from the lines of the contents and from words in the text. The tag of such a line or word is the index of the chapter,
/// counted from 0.
fn links(pages: &[PaperPage], firsts: &[usize]) -> Vec<Link> {
    let tagged =
        |(page, laid): (usize, &PaperPage)| hit::tagged_bounds(laid).into_iter().map(move |(tag, area)| (page, tag, area));
    let to = |tag: Tag| firsts.get(tag.0 as usize).copied();
    let link = |(page, tag, area)| Some(Link { page, area, to: to(tag)? });
    pages.iter().enumerate().flat_map(tagged).filter_map(link).collect()
}

/// Lays out the table of contents, with a line for each chapter that gives the page on which the chapter begins. Returns the pages of the table, and
/// the indices of the chapters' first pages, counted from 0.
fn contents(frame: &Frame, chapters: &[Vec<Body>]) -> (Vec<Body>, Vec<usize>) {
    let lay = |before: usize| {
        let mut flow = Flow::new(frame, Orientation::Portrait, "The manual of Drydock", "");
        let (mut number, mut firsts) = (before, Vec::new());
        for (chapter, (page, bodies)) in pages().iter().zip(chapters).enumerate() {
            let (rect, draft) = flow.strip(LINE);
            let mut line = Draft::new();
            line.target(rect);
            line.line(&page.title, PROSE, rect);
            line.line(&(number + 1).to_string(), PROSE.colored(FAINT).right(), rect);
            draft.add_tagged(Point::ORIGIN, line, Tag(chapter as u32));
            firsts.push(number);
            number += bodies.len();
        }
        (titled(flow.finish(), "Contents"), firsts)
    };
    lay(lay(0).0.len())
}

fn chapter(frame: &Frame, page: &Page) -> Vec<Body> {
    let mut flow = Flow::new(frame, Orientation::Portrait, &page.title, "");
    let mut columns = Columns::new(flow.width(), 1, flow.width()).set_in(PROSE);
    let mut rest = page.blocks.get(1..).unwrap_or_default();
    while let [first, others @ ..] = rest {
        rest = match others {
            [second, others @ ..] if introduces(first, second) => {
                columns.together(|columns| [first, second].into_iter().for_each(|block| put(columns, block)));
                others
            }
            _ => {
                put(&mut columns, first);
                others
            }
        };
    }
    columns.pour(&mut flow);
    titled(flow.finish(), &page.title)
}

/// Whether a paragraph introduces the table or the lines after it, and has to stay on one page with them.
const fn introduces(first: &Block, second: &Block) -> bool {
    matches!((first, second), (Block::Paragraph(_), Block::Table { .. } | Block::Lines(_)))
}

/// Gives pages their titles. A PDF viewer lists the later pages under the first one because of these titles.
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
        Block::Paragraph(words) => columns.mixed("", Mm::ZERO, &parts(words)),
        Block::Point { depth, sign, words } => columns.mixed(sign, INDENT * (*depth as f64 + 1.0), &parts(words)),
        Block::Picture(picture) => {
            let item = picture.fitted(Size::of(columns.width(), HIGHEST));
            let (mut draft, height) = (Draft::new(), item.size.height);
            draft.put(Point::ORIGIN, item);
            columns.drawing(&draft, height);
        }
        Block::Lines(lines) => columns.together(|columns| columns.entry("", INDENT, &kept_blanks(lines))),
        Block::Table { heads, rows } => table(columns, heads, rows),
    }
}

/// Words as parts to be laid out. Words that link to another chapter get its tag.
fn parts<'words>(words: &'words [Span]) -> Vec<Part<'words>> {
    let part = |span: &'words Span| {
        let Span { text, look, leads_to } = span;
        let chapter = leads_to.as_deref().and_then(page::page).and_then(|led| pages().iter().position(|page| page == led));
        let face = match look {
            Look::Plain | Look::Typed => Face::Regular,
            Look::Strong => Face::Bold,
            Look::Slanted => Face::Italic,
        };
        let color = match look {
            _ if chapter.is_some() => LINK,
            Look::Typed => TYPED,
            _ => INK,
        };
        Part { text, face, color, tag: chapter.map(|chapter| Tag(chapter as u32)) }
    };
    words.iter().map(part).collect()
}

/// Replaces the blanks at the beginning of lines by blanks that the layout keeps.
fn kept_blanks(lines: &str) -> String {
    let kept = |line: &str| {
        let rest = line.trim_start();
        "\u{a0}".repeat(line.len() - rest.len()) + rest
    };
    lines.lines().map(kept).collect::<Vec<_>>().join("\n")
}

/// Lays out a table. Its columns share the width in proportion to their longest cells, but no column takes more than half of it.
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
