//! A table with lines between its cells, across a strip of a page. It has heads and rows of cells. Cells may be empty, to be filled in by hand.

use crate::Draft;
use crate::flow::Flow;
use crate::look::{HEADING, INK, LINE, RULE, SHADE, SMALL, STRONG, TEXT, THIN};
use drawing::text::{self, Style};
use drawing::{Color, Path};
use geometry::{Mm, Point, Rect, Size, Vector};

/// The largest size of letters, as a share of the height of their row in the table.
const LETTERS: f64 = 0.74;
/// The smallest height of a table's row that has room for two lines of text.
const TWO_LINES: Mm = Mm::new(8.0);

/// The height of the row of heads above a table's columns.
const HEAD: Mm = Mm::new(8.0);

/// The distance between words and the lines at the left and right of their cell.
const BESIDE_WORDS: Mm = Mm::new(1.2);

/// The distance between numbers and the lines around their cell.
const BESIDE_NUMBERS: Mm = Mm::new(0.5);

/// The columns and the row height of a table.
#[derive(Clone, Copy, Debug)]
pub struct Table<'words> {
    /// The widths of the columns, as shares of the width of the table.
    pub shares: &'words [f64],
    /// The words above the columns.
    pub heads: &'words [&'words str],
    /// The height of each row below the heads.
    pub row: Mm,
}

/// A cell of a table: its words, and the colour with which it is filled, if any.
pub type Cell = (String, Option<Color>);

impl Table<'_> {
    /// The height of a table with this many rows.
    #[must_use]
    pub fn height(&self, rows: usize) -> Mm {
        HEAD + self.row * rows as f64
    }

    /// How many rows fit below the heads into the height `room`.
    #[must_use]
    pub fn fitting(&self, room: Mm) -> usize {
        ((room - HEAD) / self.row + 1e-6).floor().max(0.0) as usize
    }

    /// Puts the table on pages, with the heads repeated on each page.
    pub fn pour(&self, flow: &mut Flow, rows: &[Vec<Cell>]) {
        let of_words: Vec<bool> = (0..self.shares.len()).map(|column| is_of_words(rows, column)).collect();
        let mut rest = rows;
        while !rest.is_empty() {
            let room = if self.fitting(flow.left()) < rest.len().min(3) { flow.tallest() } else { flow.left() };
            let (here, later) = rest.split_at(self.fitting(room).clamp(1, rest.len()));
            self.strip(flow, here, &of_words);
            rest = later;
        }
    }

    /// Puts two tables with their titles side by side; `share` is the first table's share of the width.
    pub fn beside(flow: &mut Flow, share: f64, tables: [(&str, Table, &[Vec<Cell>]); 2]) {
        const GUTTER: Mm = Mm::new(6.0);
        const TITLE: Mm = Mm::new(8.0);
        let height = tables.iter().map(|(_, table, rows)| table.height(rows.len())).fold(Mm::ZERO, Mm::max);
        let (rect, draft) = flow.strip(TITLE + height);
        let (left, right) = rect.cut_left((rect.width() - GUTTER) * share);
        let right = Rect { min: Point::at(right.min.x + GUTTER, right.min.y), max: right.max };
        for ((title, table, rows), place) in tables.into_iter().zip([left, right]) {
            let (head, below) = place.cut_top(TITLE);
            draft.line(title, HEADING.bottom(), Rect { min: head.min, max: Point::at(head.max.x, head.max.y - Mm::new(1.9)) });
            let of_words: Vec<bool> = (0..table.shares.len()).map(|column| is_of_words(rows, column)).collect();
            table.draw(draft, below.cut_top(table.height(rows.len())).0, rows, &of_words);
        }
    }

    /// Draws the whole table from its upper left corner, and returns its height.
    pub fn put(&self, draft: &mut Draft, corner: Point, width: Mm, rows: &[Vec<Cell>]) -> Mm {
        let height = self.height(rows.len());
        let of_words: Vec<bool> = (0..self.shares.len()).map(|column| is_of_words(rows, column)).collect();
        self.draw(draft, Rect::new(corner, Size::of(width, height)), rows, &of_words);
        height
    }

    fn strip(&self, flow: &mut Flow, rows: &[Vec<Cell>], of_words: &[bool]) {
        let (rect, draft) = flow.strip(self.height(rows.len()));
        self.draw(draft, rect, rows, of_words);
    }

    fn draw(&self, draft: &mut Draft, rect: Rect, rows: &[Vec<Cell>], of_words: &[bool]) {
        let (head, _) = rect.cut_top(HEAD);
        draft.path(Path::rect(head).filled(SHADE));
        let whole: f64 = self.shares.iter().sum();
        let mut x = rect.min.x;
        for (column, share) in self.shares.iter().enumerate() {
            let width = rect.width() * (share / whole);
            let cell = |y: Mm, height: Mm| Rect::new(Point::at(x, y), Size::of(width, height));
            let words = self.heads.get(column).copied().unwrap_or_default();
            let of_words = of_words.get(column).copied().unwrap_or_default();
            let laid = |style: Style| if of_words { style } else { style.centred() };
            let padded = |place: Rect| {
                let beside = Vector::at(if of_words { BESIDE_WORDS } else { BESIDE_NUMBERS }, BESIDE_NUMBERS);
                Rect { min: place.min + beside, max: place.max - beside }
            };
            draft.text(words, laid(STRONG.sized(Mm::new(2.6)).with_leading(1.1)), padded(cell(rect.min.y, HEAD)));
            for (number, row) in rows.iter().enumerate() {
                let place = cell(rect.min.y + HEAD + self.row * number as f64, self.row);
                let Some((words, fill)) = row.get(column) else { continue };
                if let Some(fill) = fill {
                    draft.path(Path::rect(place).filled(*fill));
                }
                let style = if column == 0 { STRONG } else { TEXT };
                // In a low row, letters are made small enough to stay away from the lines.
                let (style, room) = (laid(style.sized(Mm::new(3.1).min(self.row * LETTERS))), padded(place));
                // Words that are too long for one line are broken if the row is high enough for two lines, and made smaller if not.
                if self.row >= TWO_LINES && text::width(words, style.face, style.size) > room.width() {
                    draft.text(words, style.with_leading(1.1), room);
                } else {
                    draft.line(words, style, room);
                }
            }
            draft.rule(Point::at(x, rect.min.y), Point::at(x, rect.max.y), RULE, THIN);
            x += width;
        }
        for number in 0..=rows.len() {
            let y = rect.min.y + HEAD + self.row * number as f64;
            draft.rule(Point::at(rect.min.x, y), Point::at(rect.max.x, y), RULE, THIN);
        }
        draft.path(Path::rect(rect).stroked(INK, LINE));
    }

    /// Adds a remark below a table.
    pub fn remark(flow: &mut Flow, words: &str) {
        flow.gap(Mm::new(1.2));
        flow.prose(words, SMALL.sized(Mm::new(2.8)));
    }
}

/// Whether a column holds words, which are aligned left. Otherwise it holds numbers and letters, which are centred. It holds words if most of its
/// cells that are not empty have a word of three letters.
fn is_of_words(rows: &[Vec<Cell>], column: usize) -> bool {
    let filled =
        || rows.iter().filter_map(|row| row.get(column)).map(|(words, _)| words.as_str()).filter(|words| !words.is_empty());
    let has_word = |words: &&str| words.split(|letter: char| !letter.is_alphabetic()).any(|word| word.chars().count() >= 3);
    filled().filter(has_word).count() * 2 > filled().count()
}
