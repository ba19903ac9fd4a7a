//! A ruled table across a strip of a page: heads, and rows of cells that may be empty, to be filled in.

use crate::drawing::{Color, Path, text};
use crate::geometry::{Mm, Point, Rect, Size};
use crate::sheets::flow::Flow;
use crate::sheets::look::{INK, LINE, RULE, SHADE, SMALL, STRONG, TEXT, THIN};

/// How high a row has to be for two lines.
const TWO_LINES: Mm = Mm::new(8.0);

/// How high the heads are.
const HEAD: Mm = Mm::new(8.0);

/// A table to be put down row by row.
#[derive(Clone, Copy, Debug)]
pub struct Table<'words> {
    /// How wide the columns are, as shares of the whole.
    pub shares: &'words [f64],
    /// What stands over them.
    pub heads: &'words [&'words str],
    /// How high a row is.
    pub row: Mm,
}

/// A cell: its words, and what it is filled with.
pub type Cell = (String, Option<Color>);

impl Table<'_> {
    /// How high a table of so many rows is.
    #[must_use]
    pub fn height(&self, rows: usize) -> Mm {
        HEAD + self.row * rows as f64
    }

    /// How many rows have room below the heads.
    #[must_use]
    pub fn fitting(&self, room: Mm) -> usize {
        ((room - HEAD) / self.row + 1e-6).floor().max(0.0) as usize
    }

    /// Puts the table on pages, its heads again on each.
    pub fn pour(&self, flow: &mut Flow, rows: &[Vec<Cell>]) {
        let mut rest = rows;
        while !rest.is_empty() {
            let room = if self.fitting(flow.left()) < rest.len().min(3) { flow.tallest() } else { flow.left() };
            let (here, later) = rest.split_at(self.fitting(room).clamp(1, rest.len()));
            self.strip(flow, here);
            rest = later;
        }
    }

    fn strip(&self, flow: &mut Flow, rows: &[Vec<Cell>]) {
        let (rect, draft) = flow.strip(self.height(rows.len()));
        let (head, _) = rect.cut_top(HEAD);
        draft.path(Path::rect(head).filled(SHADE));
        let whole: f64 = self.shares.iter().sum();
        let mut x = rect.min.x;
        for (column, share) in self.shares.iter().enumerate() {
            let width = rect.width() * (share / whole);
            let cell = |y: Mm, height: Mm| Rect::new(Point::at(x, y), Size::of(width, height));
            let words = self.heads.get(column).copied().unwrap_or_default();
            draft.text(words, STRONG.sized(Mm::new(2.6)).centred().with_leading(1.1), cell(rect.min.y, HEAD).inset(Mm::new(0.6)));
            for (number, row) in rows.iter().enumerate() {
                let place = cell(rect.min.y + HEAD + self.row * number as f64, self.row);
                let Some((words, fill)) = row.get(column) else { continue };
                if let Some(fill) = fill {
                    draft.path(Path::rect(place).filled(*fill));
                }
                let style = if column == 0 { STRONG } else { TEXT };
                let (style, room) = (style.sized(Mm::new(3.1)).centred(), place.inset(Mm::new(0.5)));
                // What is too long for one line is broken where a row has height for two, and made small where it has not.
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

    /// A remark below a table.
    pub fn remark(flow: &mut Flow, words: &str) {
        flow.gap(Mm::new(1.2));
        flow.prose(words, SMALL.sized(Mm::new(2.8)));
    }
}
