//! The head of a record sheet: letter, name, description and cost, and below them the silhouette and the arcs.

use super::Sheet;
use super::strips::Metrics;
use crate::sheets::arcs::arcs as diagram;
use crate::sheets::art::lying;
use crate::sheets::words::{description, price};
use drawing::text::Style;
use drawing::{Face, Ground, Path};
use geometry::{Mm, Point, Rect, Size};
use sheets::look::{INK, REMARK, SMALL, STRONG};
use sheets::picture::fitted;
use sheets::{Draft, Printout};

/// Draws letter, name, type and fleet of the ship, and its cost in large figures.
pub(super) fn head(draft: &mut Draft, rect: Rect, metrics: &Metrics, sheet: &Sheet, printout: &mut Printout) {
    let scale = metrics.head;
    let gap = Mm::new(2.5) * scale;
    let (rect, _) = rect.cut_top(rect.height() - gap);
    let badge = badge(draft, rect, sheet, printout);
    let cost_width = Mm::new(18.0) * scale;
    let cost = Rect { min: Point::at(rect.max.x - cost_width, rect.min.y), max: rect.max };
    figures(draft, cost, scale, sheet);
    let left = if badge > Mm::ZERO { badge + gap } else { Mm::ZERO };
    let words = Rect { min: Point::at(rect.min.x + left, rect.min.y), max: Point::at(cost.min.x - gap, rect.max.y) };
    let (name, below) = words.cut_top(words.height() * 0.5);
    let mut title = Draft::new();
    title.target(name);
    title.text(&sheet.name, Style::new(Face::Bold, 5.4 * scale).colored(INK).bottom().with_leading(1.1), name);
    draft.add_tagged(Point::ORIGIN, title, printout.tag(sheet.name_place()));
    let (first, second) = below.cut_top(below.height() * 0.5);
    let small = SMALL.sized(Mm::new(2.7) * scale.min(1.5));
    let star = if sheet.flagship { " ★ flagship" } else { "" };
    let fleet = format!("{}{star}", sheet.fleet);
    let kind = description(&sheet.ship);
    // If one of the two lines is empty, the other line takes the upper place.
    let lines = if kind.is_empty() { [fleet.as_str(), ""] } else { [kind.as_str(), fleet.as_str()] };
    draft.line(lines[0], small.colored(INK).bottom(), first);
    draft.line(lines[1], small.bottom(), second);
}

/// Draws the name and letter again at the top of the card or page on which a sheet continues.
pub(super) fn again(draft: &mut Draft, rect: Rect, metrics: &Metrics, sheet: &Sheet, printout: &mut Printout) {
    let gap = Mm::new(2.0) * metrics.head;
    let (rect, _) = rect.cut_top(rect.height() - gap);
    let badge = badge(draft, rect, sheet, printout);
    let left = if badge > Mm::ZERO { badge + gap } else { Mm::ZERO };
    let (_, words) = rect.cut_left(left);
    let (name, continued) = words.cut_left(words.width() * 0.75);
    draft.line(&sheet.name, STRONG.sized(metrics.letters * 1.4), name);
    draft.line("continued", REMARK.sized(metrics.letters * 0.95).right(), continued);
}

/// Draws the letter of the counter in a square as high as the rectangle; returns the width of the square.
fn badge(draft: &mut Draft, rect: Rect, sheet: &Sheet, printout: &mut Printout) -> Mm {
    if sheet.letter.is_empty() {
        return Mm::ZERO;
    }
    let side = rect.height();
    let square = Rect::new(rect.min, Size::of(side, side));
    let mut badge = Draft::new();
    badge.path(Path::rounded_rect(square, side * 0.16).filled(sheet.accent.strong).as_ground(Ground::Plain));
    let ink = sheet.accent.strong.readable_ink();
    let letter = Style::new(Face::Bold, side.get() * 0.66).colored(ink).centred();
    badge.line(&sheet.letter, letter, square.inset(side * 0.1));
    draft.add_tagged(Point::ORIGIN, badge, printout.tag(sheet.letter_place()));
    side
}

fn figures(draft: &mut Draft, rect: Rect, scale: f64, sheet: &Sheet) {
    let (figures, unit) = rect.cut_top(rect.height() * 0.74);
    let style = Style::new(Face::Bold, 10.0 * scale).colored(sheet.accent.strong).right().bottom();
    draft.line(&price(sheet.price()), style, figures);
    let words = if sheet.price().is_some() { "points" } else { "no price" };
    draft.line(words, SMALL.sized(Mm::new(2.5) * scale.min(1.5)).right().bottom(), unit);
}

/// Draws the silhouette at the left and the arcs at the right.
pub(super) fn art(draft: &mut Draft, rect: Rect, metrics: &Metrics, sheet: &Sheet) {
    let (rect, _) = rect.cut_top(metrics.art);
    let side = metrics.art;
    let gap = metrics.gap();
    let arcs = Rect { min: Point::at(rect.max.x - side, rect.min.y), max: rect.max };
    let ship = Rect { min: rect.min, max: Point::at(arcs.min.x - gap, rect.max.y) };
    silhouette(draft, ship, sheet);
    draft.add(Point::ORIGIN, diagram(sheet.shape, arcs));
}

/// Draws the ship on a panel, as large as fits: its own picture, or else its silhouette from above with the bow to the right.
pub(super) fn silhouette(draft: &mut Draft, rect: Rect, sheet: &Sheet) {
    draft.path(Path::rounded_rect(rect, Mm::new(1.5)).filled(sheet.accent.soft));
    let field = rect.inset(Mm::new(1.0));
    draft.put(
        Point::ORIGIN,
        match &sheet.picture {
            Some(picture) => fitted(picture, field),
            None => lying(&sheet.ship, sheet.price(), sheet.style.as_ref(), field),
        },
    );
}
