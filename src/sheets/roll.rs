//! A roll: a list of things in columns, each thing with its picture, its name and a few lines of text. This file also draws rows of pictures in a
//! strip.

use super::Draft;
use crate::flow::Flow;
use crate::look::{FAINT, RULE, SMALL, STRONG, TEXT, THIN};
use drawing::{Page, Path, text};
use geometry::{Mm, Point, Rect, Size, Transform, Vector};

/// The greatest height of an entry in a roll, the printed list of a side's things. The entries of a short roll are enlarged, up to this height.
const MOST: Mm = Mm::new(24.0);
/// How many columns a roll has at most.
const MOST_COLUMNS: usize = 3;
/// The smallest width of a column of a roll.
const COLUMN: Mm = Mm::new(58.0);
/// The greatest distance from one line of text beside a picture to the next.
const WIDEST_STEP: Mm = Mm::new(5.2);
/// The greatest factor by which a picture may be enlarged.
const LARGEST: f64 = 1.5;
/// The gap around a picture of a roll.
const GAP: Mm = Mm::new(1.0);

/// A thing on a roll.
#[derive(Clone, Debug)]
pub struct Entry {
    /// The picture of the thing.
    pub picture: Page,
    /// The name of the thing.
    pub name: String,
    /// The text about the thing, line by line.
    pub lines: Vec<String>,
    /// How many boxes the thing has that players cross off, and how many of them are crossed off already.
    pub boxes: (u32, u32),
}

/// Puts a roll on pages. Its rows share the height `room`, but none is higher than 24 mm unless a picture at its true size needs more.
pub fn pour(flow: &mut Flow, entries: &[Entry], room: Mm) {
    let columns = ((flow.width() / COLUMN).floor().max(1.0) as usize).min(MOST_COLUMNS);
    let rows = entries.len().div_ceil(columns).max(1);
    let least = entries.iter().map(|entry| entry.picture.size.height).fold(Mm::ZERO, Mm::max) + GAP * 2.0;
    let height = (room / rows as f64).min(MOST).max(least);
    for row in entries.chunks(columns) {
        let (rect, draft) = flow.strip(height);
        let width = rect.width() / columns as f64;
        for (entry, column) in row.iter().zip(0_u32..) {
            let corner = Point::at(rect.min.x + width * f64::from(column), rect.min.y);
            entry.draw(draft, Rect::new(corner, Size::of(width, height)));
        }
        draft.rule(Point::at(rect.min.x, rect.max.y), rect.max, RULE, THIN);
    }
}

impl Entry {
    fn draw(&self, draft: &mut Draft, rect: Rect) {
        let (left, words) = rect.cut_left(rect.height());
        picture(draft, &self.picture, left.inset(GAP));
        let words = Rect { min: words.min + Vector::at(GAP, GAP), max: words.max - Vector::at(GAP, GAP) };
        let boxes = usize::from(self.boxes.0 > 0);
        // The name takes a little more height than a line of text. A line that is too long is broken before its letters become small.
        let step = |lines: usize| (words.height() / (1.3 + (lines + boxes) as f64 * 1.1)).min(WIDEST_STEP);
        let size = |lines: usize| (step(lines) * 0.78).min(Mm::new(3.6));
        let broken = |lines: usize| -> Vec<usize> {
            let style = TEXT.sized(size(lines) * 0.9);
            self.lines.iter().map(|line| text::paragraphs(line, style, words.width()).len()).collect()
        };
        let lines = broken(self.lines.len()).iter().sum();
        let (step, size) = (step(lines), size(lines));
        let (name, mut rest) = words.cut_top(step * 1.3);
        draft.line(&self.name, STRONG.sized(size * 1.12), name);
        for (line, count) in self.lines.iter().zip(broken(lines)) {
            let (here, below) = rest.cut_top(step * 1.1 * count as f64);
            let style = TEXT.sized(size * 0.9);
            if count > 1 {
                draft.text(line, style, here);
            } else {
                draft.line(line, style, here);
            }
            rest = below;
        }
        boxes_to_cross(draft, rest, self.boxes);
    }
}

/// Draws a row of `count` boxes that players cross off, as large as the room allows; the first `crossed` of them are crossed off already.
pub fn boxes_to_cross(draft: &mut Draft, rect: Rect, (count, crossed): (u32, u32)) {
    if count == 0 {
        return;
    }
    let side = rect.height().min(rect.width() / f64::from(count)).min(Mm::new(6.0));
    for number in 0..count {
        let corner = Point::at(rect.min.x + side * f64::from(number), rect.min.y);
        let whole = Rect::new(corner, Size::of(side, side)).inset(side * 0.08);
        draft.path(Path::rect(whole).stroked(FAINT, 0.3));
        if number < crossed {
            draft.line("×", STRONG.sized(side).centred(), whole);
        }
    }
}

/// Draws a page in the middle of a rectangle, as large as the rectangle allows but enlarged by no more than the factor `LARGEST`.
pub fn picture(draft: &mut Draft, page: &Page, rect: Rect) {
    let scale = (rect.width() / page.size.width).min(rect.height() / page.size.height).min(LARGEST);
    let size = Size::of(page.size.width * scale, page.size.height * scale);
    let corner = Rect::around(rect.middle(), size).min;
    let inside = Draft { items: page.items.clone(), cut: Vec::new() };
    draft.add_transformed(corner, inside, Transform::scale(scale, scale));
}

/// Draws pictures in rows, beginning at the top left. Beside each picture stands how many there are of it, if more than one.
pub fn pictures(draft: &mut Draft, pictures: &[(Page, u32)], side: Mm, rect: Rect) {
    let columns = in_a_row(rect.width(), side);
    for (place, (page, count)) in pictures.iter().enumerate() {
        let (column, row) = ((place % columns) as f64, (place / columns) as f64);
        let corner = rect.min + Vector::at(cell(side) * column, (side + GAP) * row);
        let (shown, words) = Rect::new(corner, Size::of(cell(side), side)).cut_left(side);
        picture(draft, page, shown);
        if *count > 1 {
            let words = Rect { min: words.min + Vector::at(GAP * 0.5, Mm::ZERO), max: words.max };
            draft.line(&format!("×{count}"), SMALL.sized(side * 0.32), words);
        }
    }
}

/// The height of the rows for this many pictures.
#[must_use]
pub fn height_of_pictures(count: usize, side: Mm, width: Mm) -> Mm {
    (side + GAP) * count.div_ceil(in_a_row(width, side)) as f64
}

/// The width of a picture together with the number beside it, if the picture's side has this length.
fn cell(side: Mm) -> Mm {
    side * 1.55
}

fn in_a_row(width: Mm, side: Mm) -> usize {
    (width / cell(side)).floor().max(1.0) as usize
}

/// Draws lines to write on below a heading, down to the foot of the page; draws nothing if there is little room.
pub fn notes(flow: &mut Flow, heading: &str) {
    const STEP: Mm = Mm::new(8.0);
    let style = crate::look::HEADING;
    let rows = ((flow.left() - style.size * 1.9) / STEP).floor();
    if rows < 3.0 || flow.left() == flow.tallest() {
        return;
    }
    flow.heading(heading, style, STEP * 3.0);
    for _ in 0..rows as u32 {
        let (rect, draft) = flow.strip(STEP);
        draft.rule(Point::at(rect.min.x, rect.max.y), rect.max, RULE, THIN);
    }
}
