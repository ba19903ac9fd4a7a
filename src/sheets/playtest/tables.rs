//! What each ship did and suffered, as a table.

use crate::drawing::Path;
use crate::geometry::{Mm, Point, Rect, Size};
use crate::playtest::{Report, ShipReport, words};
use crate::sheets::Draft;
use crate::sheets::flow::Flow;
use crate::sheets::look::{HEADING, INK, LINE, REMARK, SHADE, SMALL, TEXT};

/// The columns after the ship's name and side, with their widths as shares of the whole; the last is what it carried and lost.
const COLUMNS: [(&str, f64); 8] = [
    ("points", 0.07),
    ("survived", 0.085),
    ("shots", 0.07),
    ("hits", 0.07),
    ("levels taken", 0.08),
    ("kills", 0.07),
    ("levels lost", 0.08),
    ("", 0.09),
];

const HEAD: Mm = Mm::new(6.0);
const ROW: Mm = Mm::new(5.6);

/// The table of ships, its head on every page that it reaches.
pub(super) fn ships(flow: &mut Flow, report: &Report) {
    let title = format!("Ships with their {}, in the mean of a game", report.carried);
    flow.heading(&title, HEADING, HEAD + ROW * 2.0);
    head(flow, &report.carried);
    for (index, ship) in report.ships.iter().enumerate() {
        if flow.left() < ROW {
            head(flow, &report.carried);
        }
        let (rect, draft) = flow.strip(ROW);
        if index % 2 == 1 {
            draft.path(Path::rect(rect).filled(SHADE));
        }
        row(draft, rect, ship);
    }
    flow.gap(Mm::new(1.0));
    flow.prose(&format!("Levels are stats reduced; kills are ships and {}.", report.carried), REMARK);
}

fn head(flow: &mut Flow, carried: &str) {
    let last = format!("{carried} lost");
    let (rect, draft) = flow.strip(HEAD);
    let mut left = first_column(rect);
    for (title, share) in COLUMNS {
        let cell = cell(rect, left, share);
        let title = if title.is_empty() { &last } else { title };
        draft.text(title, SMALL.right().bottom().with_leading(1.05), cell);
        left += rect.width() * share;
    }
    draft.rule(Point::at(rect.min.x, rect.max.y), rect.max, INK, LINE);
}

fn row(draft: &mut Draft, rect: Rect, ship: &ShipReport) {
    let name = Rect { min: rect.min, max: Point::at(first_column(rect), rect.max.y) };
    draft.line(&format!("{}, {}", ship.name, ship.side), TEXT, name);
    let total = &ship.total;
    let mut cells = vec![ship.price.to_string(), words::percent(ship.survived.value())];
    cells.extend([total.shots, total.hits, total.dealt, total.kills, ship.lost, ship.lost_aboard].map(words::decimal));
    let mut left = first_column(rect);
    for ((_, share), words) in COLUMNS.into_iter().zip(cells) {
        draft.line(&words, TEXT.sized(Mm::new(3.0)).right(), cell(rect, left, share));
        left += rect.width() * share;
    }
}

/// Where the first column of numbers begins.
fn first_column(rect: Rect) -> Mm {
    let numbers: f64 = COLUMNS.iter().map(|(_, share)| share).sum();
    rect.max.x - rect.width() * numbers
}

fn cell(rect: Rect, left: Mm, share: f64) -> Rect {
    Rect::new(Point::at(left, rect.min.y), Size::of(rect.width() * share - Mm::new(1.0), rect.height()))
}
