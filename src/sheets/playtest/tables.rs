//! Tables of what each unit did and suffered, and of how the games went from turn to turn.

use super::board;
use crate::Draft;
use crate::flow::Flow;
use crate::look::{HEADING, INK, LINE, REMARK, SHADE, SMALL, TEXT};
use drawing::Path;
use geometry::{Mm, Point, Rect, Size};
use playtest::{Report, Terms, UnitReport, words};
use rules::capital;

/// The widths of the columns after the unit's name and side, as shares of the whole width: the unit's price, how often it survives, and the columns
/// that differ from game to game.
const COLUMNS: [f64; 8] = [0.07, 0.085, 0.07, 0.07, 0.08, 0.07, 0.08, 0.09];

const HEAD: Mm = Mm::new(6.0);
const ROW: Mm = Mm::new(5.6);

/// Draws the table of units, with its head repeated on every page.
pub(super) fn units(flow: &mut Flow, report: &Report) {
    let terms = report.terms;
    let title = format!("{} with their {}, in the mean of a game", capital(terms.unit[1]), report.carried);
    flow.heading(&title, HEADING, HEAD + ROW * 2.0);
    head(flow, terms);
    for (index, unit) in report.ships.iter().enumerate() {
        if flow.left() < ROW {
            head(flow, terms);
        }
        let (rect, draft) = flow.strip(ROW);
        if index % 2 == 1 {
            draft.path(Path::rect(rect).filled(SHADE));
        }
        row(draft, rect, unit, terms);
    }
    flow.gap(Mm::new(1.0));
    flow.prose(terms.remark, REMARK);
}

/// Draws the resources of each side after every turn, and the yield of each place. Draws nothing if the game counts neither.
pub(super) fn course(flow: &mut Flow, report: &Report) {
    if report.course.is_empty() {
        return;
    }
    flow.heading(report.course.heading(), HEADING, HEAD);
    for line in report.course.turn_lines(&report.sides) {
        flow.prose(&line, TEXT);
    }
    if !board::map(flow, report)
        && let Some(line) = report.course.places_line(report.terms)
    {
        flow.prose(&line, TEXT);
    }
    flow.gap(Mm::new(2.0));
}

fn head(flow: &mut Flow, terms: &Terms) {
    let (rect, draft) = flow.strip(HEAD);
    let mut left = first_column(rect);
    let titles = [terms.currency[1], "survived"].into_iter().chain(terms.columns.iter().map(|column| column.title));
    for (title, share) in titles.zip(COLUMNS) {
        draft.text(title, SMALL.right().bottom().with_leading(1.05), cell(rect, left, share));
        left += rect.width() * share;
    }
    draft.rule(Point::at(rect.min.x, rect.max.y), rect.max, INK, LINE);
}

fn row(draft: &mut Draft, rect: Rect, unit: &UnitReport, terms: &Terms) {
    let name = Rect { min: rect.min, max: Point::at(first_column(rect), rect.max.y) };
    draft.line(&format!("{}, {}", unit.name, unit.side), TEXT, name);
    let mut cells = vec![unit.price.to_string(), words::survived(unit.survived, |share| words::percent(share.value()))];
    cells.extend(terms.columns.iter().map(|column| words::decimal((column.value)(unit))));
    let mut left = first_column(rect);
    for (share, words) in COLUMNS.into_iter().zip(cells) {
        draft.line(&words, TEXT.sized(Mm::new(3.0)).right(), cell(rect, left, share));
        left += rect.width() * share;
    }
}

/// The horizontal position at which the first column of numbers begins.
fn first_column(rect: Rect) -> Mm {
    let numbers: f64 = COLUMNS.iter().sum();
    rect.max.x - rect.width() * numbers
}

fn cell(rect: Rect, left: Mm, share: f64) -> Rect {
    Rect::new(Point::at(left, rect.min.y), Size::of(rect.width() * share - Mm::new(1.0), rect.height()))
}
