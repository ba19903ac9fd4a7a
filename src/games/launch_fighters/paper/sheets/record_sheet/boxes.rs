//! A line of ten boxes on a record sheet, with its label, its number and the mark at its end.

use super::Sheet;
use super::strips::Metrics;
use drawing::{Color, Path, Stroke};
use geometry::{Mm, Point, Rect, Size, Vector};
use launch_fighters::Part;
use sheets::Draft;
use sheets::look::{FAINT, INK, SMALL, STRONG, TEXT};

/// How many boxes a line has.
pub(super) const A_LINE: u32 = 10;

/// The ink of the dots that mark places without a box.
const DOT: Color = Color::gray(178);

/// How many lines of boxes a part takes; a part that every sheet shows takes at least one.
pub(super) fn lines(part: Part, amount: u32) -> u32 {
    amount.div_ceil(A_LINE).max(u32::from(part.printed_boxes().is_some()))
}

/// The middle of a box on a line; `index` is counted from 0.
pub(super) fn middle(line: Rect, metrics: &Metrics, index: u32) -> Point {
    let left = line.min.x + metrics.label + metrics.number;
    Point::at(left + metrics.pitch * (f64::from(index) + 0.5), line.middle().y)
}

/// Draws the line of a part's boxes that begins with box `first`, counted from 0.
pub(super) fn line(draft: &mut Draft, rect: Rect, metrics: &Metrics, sheet: &Sheet, part: Part, first: u32) {
    let amount = sheet.ship.amount(part);
    draft.target(rect);
    if first == 0 {
        let (label, rest) = rect.cut_left(metrics.label);
        let (number, _) = rest.cut_left(metrics.number);
        let ink = if amount == 0 { FAINT } else { INK };
        draft.line(part.label(), TEXT.sized(metrics.letters).colored(ink), label);
        let room = Rect { min: number.min, max: number.max - Vector::at(metrics.letters * 0.6, Mm::ZERO) };
        draft.line(&amount.to_string(), STRONG.sized(metrics.letters * 1.15).colored(ink).right(), room);
    }
    for index in 0..A_LINE {
        let at = middle(rect, metrics, index);
        if first + index < amount {
            a_box(draft, at, metrics, sheet, part);
        } else if part.printed_boxes().is_some() {
            draft.path(Path::circle(at, metrics.pitch * 0.055).filled(DOT));
        }
    }
    if part == Part::Missiles && amount > 0 || amount > A_LINE {
        let left = rect.max.x - metrics.mark;
        let mark = Rect { min: Point::at(left, rect.min.y), max: rect.max };
        draft.line(&(first + A_LINE).to_string(), SMALL.sized(metrics.letters * 0.75).right(), mark);
    }
}

/// Draws a box: stats and holds are squares, parts that are used up once are round, missiles are tubes, and squadrons show their craft.
fn a_box(draft: &mut Draft, at: Point, metrics: &Metrics, sheet: &Sheet, part: Part) {
    let side = metrics.side(part);
    let accent = sheet.accent;
    let square = |width: f64, radius: f64| {
        Path::rounded_rect(Rect::around(at, Size::of(side * width, side)), side * radius).filled(accent.soft)
    };
    let outline = match part {
        Part::Missiles => square(0.62, 0.31),
        Part::Repair | Part::Boosters => Path::circle(at, side * 0.5).filled(accent.soft),
        Part::Fighters => square(1.0, 0.12).filled(Color::WHITE),
        _ => square(1.0, 0.12),
    };
    draft.path(outline.stroked(accent.strong, metrics.stroke));
    if part == Part::Fighters {
        for (x, y) in [(0.0, -0.2), (-0.24, 0.2), (0.24, 0.2)] {
            craft(draft, at + Vector::at(side * x, side * y), side * 0.34, accent.strong);
        }
    }
}

/// Draws a small craft seen from above, flying up.
fn craft(draft: &mut Draft, at: Point, size: Mm, color: Color) {
    let point = |x: f64, y: f64| at + Vector::at(size * x, size * y);
    let hull = [point(0.0, -0.5), point(0.5, 0.5), point(0.0, 0.22), point(-0.5, 0.5)];
    draft.path(Path::polygon(&hull).filled(color).with_stroke(Stroke::new(color, size * 0.04).rounded()));
}
