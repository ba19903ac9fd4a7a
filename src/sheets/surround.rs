//! What every page has outside its drawing: check bars, and a footer with title, page number and a fingerprint of what the page shows. The correction
//! for the printer is here too. The fingerprint depends on nothing that the page does not show, so that it gives no secret away.

use std::sync::Arc;

use super::draft::Draft;
use super::frame::Body;
use super::look::{INK, SMALL};
use drawing::dump::shown;
use drawing::{Color, Group, Page, Path, SheetSide};
use geometry::{Angle, Mm, Point, Rect, Size, Transform, Vector};
use project::{PrintChoices, PrinterProfile, Project, bytes_hash};

/// Everything that is needed to draw the surround of each page of a printout, that is, what lies outside the page's drawing.
#[derive(Clone, Debug)]
pub(super) struct Surround {
    choices: Arc<PrintChoices>,
    title: String,
    printer: PrinterProfile,
}

/// The height of the footer with its check bars.
pub(super) const FOOTER: Mm = Mm::new(9.0);
/// The width of the longer check bar with its label and the space around it.
pub(super) const BARS: Mm = Mm::new(66.0);
/// The width of the longer check bar with its label, without space around it.
const BARS_ALONE: Mm = Mm::new(60.0);

impl Surround {
    /// The surround of a project's pages, for this printer.
    pub fn new(project: &Project, printer: &PrinterProfile) -> Self {
        let (choices, title) = (Arc::clone(&project.print), project.title.clone());
        Self { choices, title, printer: printer.clone() }
    }

    /// Makes a page of a body that is fully drawn. It is page `number` of `count`, and has `name` in its footer.
    pub fn page(&self, name: &str, body: Body, number: usize, count: usize) -> Page {
        let mut draft = body.draft;
        for mark in &body.knife.marks {
            draft.path(Path::polygon(mark).filled(Color::BLACK));
        }
        let mut page = Page { side: body.side, knife: body.knife, ..Page::new(body.title, body.size) };
        if body.has_foot {
            page.items = draft.items;
            let hash = fingerprint(&page);
            draft = Draft { items: std::mem::take(&mut page.items), ..Draft::new() };
            self.footer(&mut draft, (name, &body.note, &hash), body.size, number, count);
        }
        let correction = self.correction(body.size, body.side);
        let items = self.choices.ink.print(draft.items);
        if correction == Transform::IDENTITY {
            page.items = items;
        } else {
            page.items.push((Point::ORIGIN, Group::of(items).with_transform(correction).into()));
        }
        page
    }

    /// The transform that makes the user's printer print a page at its true size and position.
    fn correction(&self, page: Size, side: SheetSide) -> Transform {
        let printer = &self.printer;
        let middle = page.diagonal() * 0.5;
        let (offset, turn, stretch) = match side {
            SheetSide::Front => (Vector::ZERO, 0.0, 1.0),
            SheetSide::Back => (printer.back_offset, printer.back_turn, printer.back_stretch),
        };
        let scale = Transform::scale(printer.scale_across * stretch, printer.scale_down * stretch);
        let turned = scale.then(Transform::rotate(Angle::degrees(turn)));
        if offset == Vector::ZERO && turned == Transform::IDENTITY {
            return Transform::IDENTITY;
        }
        Transform::translate(-middle).then(turned).then(Transform::translate(middle + offset))
    }

    fn footer(&self, draft: &mut Draft, (name, note, hash): (&str, &str, &str), page: Size, number: usize, count: usize) {
        let inside = self.choices.margins.inside(page);
        let footer = Rect { min: Point::at(inside.min.x, inside.max.y - FOOTER + Mm::new(2.0)), max: inside.max };
        let has_bars = footer.width() >= BARS;
        let bars = match footer.width() - BARS {
            room if room < Mm::ZERO => Mm::ZERO,
            // The text beside the bars needs every millimetre.
            room if room < Mm::new(30.0) => BARS_ALONE,
            _ => BARS,
        };
        let side = (footer.width() - bars) * 0.5 - Mm::new(1.0);
        let (left, rest) = footer.cut_left(side);
        let right = Rect { min: Point::at(rest.max.x - side, rest.min.y), max: rest.max };
        let half = footer.height() * 0.5;
        // On a narrow page the text of the footer may be cut off, but never the page number.
        let numbers = [format!("page {number} of {count}"), format!("{number} of {count}"), format!("{number}/{count}")];
        let fits = |words: &&String| drawing::text::width(words, SMALL.face, SMALL.size) <= right.width();
        let pages = numbers.iter().find(fits).unwrap_or(&numbers[2]);
        let hash = if note.is_empty() { hash.to_owned() } else { format!("{note} · {hash}") };
        for (rect, style, first, second) in
            [(left, SMALL, self.title.as_str(), name), (right, SMALL.right(), pages, hash.as_str())]
        {
            let (above, below) = rect.cut_top(half);
            // A footer that is cut off is not a problem, so it gives no finding.
            let mut small = Draft::new();
            small.line(first, style, above);
            small.line(second, style, below);
            draft.items.extend(small.items);
        }
        if has_bars {
            let x = footer.middle().x - bars * 0.5;
            check_bar(draft, Point::at(x, footer.min.y + half * 0.5), Mm::new(50.0), "50 mm");
            check_bar(draft, Point::at(x, footer.min.y + half * 1.5), Mm::inches(2.0), "2 in");
        }
    }
}

/// The first digits of the fingerprint of what a page shows.
fn fingerprint(page: &Page) -> String {
    bytes_hash(shown(page).as_bytes()).chars().take(8).collect()
}

/// Draws a bar of exactly this length, with a tick at each end and its label after it.
pub(super) fn check_bar(draft: &mut Draft, at: Point, length: Mm, label: &str) {
    let end = at + Vector::at(length, Mm::ZERO);
    let tick = Vector::new(0.0, 1.1);
    draft.rule(at, end, INK, 0.2);
    draft.rule(at - tick, at + tick, INK, 0.2);
    draft.rule(end - tick, end + tick, INK, 0.2);
    draft.line(label, SMALL, Rect::new(end + Vector::new(1.5, -1.5), Size::new(12.0, 3.0)));
}
