//! The price of a ship as a small table: every item with its share of the total.

use super::Sheet;
use super::strips::{Metrics, section};
use crate::sheets::words::{NONE, points, price};
use drawing::{Color, Path};
use geometry::{Mm, Point, Rect, Size};
use launch_fighters::{Paid, Part, cost, one_more};
use sheets::Draft;
use sheets::look::{INK, LINE as THICK, REMARK, SHADE, STRONG, TEXT};

/// The height of one line in the table.
const LINE: Mm = Mm::new(5.0);

/// A column in which tables of figures are drawn one below the other.
struct Column<'draft, 'sheet> {
    draft: &'draft mut Draft,
    metrics: &'sheet Metrics,
    width: Mm,
    pen: Point,
}

/// Draws the items of the price, and the cost of one more level of each stat. `at` is the top left corner. Returns the height of what was drawn.
pub(super) fn price_table(draft: &mut Draft, at: Point, width: Mm, metrics: &Metrics, sheet: &Sheet) -> Mm {
    let mut column = Column { draft, metrics, width, pen: at };
    column.title("Points");
    for line in &sheet.breakdown.lines {
        let share = line.share(sheet.price().unwrap_or_default());
        column.line(&described(line.what, line.amount, sheet), &price(line.points), Some((share, sheet.accent.strong)));
    }
    column.total(&price(sheet.price()));
    column.remark(&match sheet.breakdown.left_in_bracket() {
        Some(left) => format!("{} to the end of the bracket", points(left)),
        None => "With this move no total lies in its own bracket.".to_owned(),
    });
    let more: Vec<_> = Part::STATS.into_iter().map(|part| (part, one_more(&sheet.ship, part, &sheet.options))).collect();
    if more.iter().any(|(_, points)| points.is_some()) {
        column.title("One more level");
        for (part, points) in more {
            let next = format!("{} {}", part.label(), sheet.ship.amount(part) + 1);
            column.line(&next, &points.map_or_else(|| NONE.to_owned(), |points| format!("+{points}")), None);
        }
    }
    column.pen.y - at.y
}

impl Column<'_, '_> {
    fn rect(&mut self, height: Mm) -> Rect {
        let rect = Rect::new(self.pen, Size::of(self.width, height));
        self.pen.y = rect.max.y;
        rect
    }

    fn title(&mut self, words: &str) {
        let rect = self.rect(self.metrics.section());
        section(self.draft, rect, self.metrics, words, false);
        self.pen.y += self.metrics.letters * 0.2;
    }

    /// Draws words at the left, a figure at the right, and between them a bar whose length is the share of the total.
    fn line(&mut self, words: &str, figure: &str, share: Option<(f64, Color)>) {
        let style = TEXT.sized(self.metrics.letters * 0.9);
        let (label, rest) = self.rect(LINE).cut_left(self.width * 0.54);
        let (bar, number) = rest.cut_left(rest.width() * 0.6);
        self.draft.line(words, style, label);
        if let Some((share, color)) = share.filter(|(share, _)| *share > 0.0) {
            let bar = Rect::around(bar.middle(), Size::of(bar.width(), LINE * 0.3));
            let (filled, _) = bar.cut_left(bar.width() * share);
            self.draft.path(Path::rect(bar).filled(SHADE));
            self.draft.path(Path::rect(filled).filled(color));
        }
        self.draft.line(figure, style.right(), number);
    }

    fn total(&mut self, figure: &str) {
        let rect = self.rect(LINE * 1.2);
        self.draft.rule(rect.min, Point::at(rect.max.x, rect.min.y), INK, THICK);
        let (words, number) = rect.cut_left(self.width * 0.5);
        let strong = STRONG.sized(self.metrics.letters);
        self.draft.line("Total", strong, words);
        self.draft.line(figure, strong.right(), number);
    }

    fn remark(&mut self, words: &str) {
        let rect = self.rect(LINE * 0.8);
        self.draft.line(words, REMARK.sized(self.metrics.letters * 0.8), rect);
    }
}

/// The item that a line pays for, in words: "Cannons 3", "Missiles 28", "Move 3: 6 × 4".
fn described(what: Paid, amount: u32, sheet: &Sheet) -> String {
    match what {
        Paid::Part(Part::Move) => {
            let multiplier = sheet.breakdown.price.map_or(1, |price| price.multiplier);
            format!("Move {amount}: {} × {multiplier}", cost::progressive(amount))
        }
        Paid::Part(part) => format!("{} {amount}", part.label()),
        Paid::FighterWarp => what.label().to_owned(),
    }
}
