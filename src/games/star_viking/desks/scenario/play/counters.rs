//! Lays out and paints the counters of a game on the tile.

use std::sync::Arc;

use egui::{Painter, Rect, Stroke, StrokeKind, Vec2};

use super::content;
use super::scene::{Counter, Scene};
use crate::printed::{Face, Printed, PrintedTile};
use drawing::Page;
use kit::board::{Spaces as _, badge, stack};
use kit::screen::Screen;
use kit::theme::{self, Palette};
use project::Project;
use star_viking::Space;
use star_viking_paper::sheets::counters::SIDE;

/// The least size of a counter on which a number can be read, in points of the screen.
const ROOM_FOR_NUMBERS: f32 = 26.0;

/// A counter on the tile.
pub struct Lying {
    /// The counter; `None` if it is hidden below others.
    pub counter: Option<Counter>,
    /// The sector of the counter.
    pub space: Space,
    /// The rectangle of the counter, in millimetres of the tile.
    pub rect: geometry::Rect,
    /// The turn in which the counter was last seen; `None` if the viewer sees it at present.
    pub noted: Option<u16>,
    /// How many counters the stack has, if this one is on top of it; otherwise `None`.
    pub top_of: Option<usize>,
}

/// The counters on the tile, those on top last. In each sector, counters that are only noted lie lowest, and the counter that the question is about
/// lies on top.
pub fn lying(scene: &Scene, tile: &PrintedTile) -> Vec<Lying> {
    let in_space = |space: Space| {
        let mut open: Vec<Counter> = scene.standing(space).copied().collect();
        open.reverse();
        open.sort_by_key(|counter| scene.asked == Some(counter.unit));
        // Hidden counters lie below the visible ones.
        let hidden = std::iter::repeat_n(None, scene.hidden_in(space));
        let there = hidden.chain(open.into_iter().map(Some)).map(|counter| (counter, None));
        let noted = scene.noted_in(space).map(|noted| (Some(noted.counter), Some(noted.turn)));
        let all: Vec<(Option<Counter>, Option<u16>)> = noted.chain(there).collect();
        let number = all.iter().filter(|(_, noted)| noted.is_none()).count();
        let rects = stack(all.len(), tile.middle(space), SIDE, PrintedTile::SIZE);
        let last = all.len();
        all.into_iter().zip(rects).enumerate().map(move |(index, ((counter, noted), rect))| {
            let top_of = (index + 1 == last && noted.is_none()).then_some(number);
            Lying { counter, space, rect, noted, top_of }
        })
    };
    tile.system.spaces().into_iter().flat_map(in_space).collect()
}

/// The page of a counter as it prints. If `hidden`, it is the back, in the colours of `counter`, which lies on top of it.
pub fn page(printed: &mut Printed, project: &Project, counter: &Counter, hidden: bool) -> Option<Arc<Page>> {
    let unit = content(project).units.shared(counter.kind)?;
    let face = if hidden { Face::Back } else { Face::Front(counter.of_second_viking, None) };
    Some(printed.counter(project, counter.kind, unit, face))
}

/// Paints a counter with its damage and its cargo.
pub fn paint(painter: &Painter, screen: &mut Screen, page: &Arc<Page>, counter: Option<&Counter>, rect: Rect) {
    let paper = Palette::on_paper();
    screen.paint(painter, page, rect, paper.shadow);
    painter.rect_stroke(rect, 1, Stroke::new(1.0, theme::PAPER.gamma_multiply(0.7)), StrokeKind::Inside);
    let Some(counter) = counter.filter(|_| rect.width() >= ROOM_FOR_NUMBERS) else { return };
    // All marks lie inside the counter, since the next counter would cover anything outside.
    let size = (rect.width() * 0.26).clamp(9.0, 16.0);
    let half = |words: &str| 3.5 + 0.25 * size * words.chars().count() as f32;
    if counter.cargo > 0 {
        let words = format!("+{}", counter.cargo);
        badge(painter, rect.left_center() + Vec2::new(half(&words), 0.0), &words, size);
    }
    if !counter.damage.is_none() {
        let words = damage(counter);
        badge(painter, rect.right_top() + Vec2::new(-half(&words), size * 0.5), &words, size);
    }
    if counter.plunder > 0 {
        let words = format!("{} mc", counter.plunder);
        badge(painter, rect.right_center() - Vec2::new(half(&words), 0.0), &words, size);
    }
}

/// The damage of a counter in signs: a minus sign with the number of hits, and a C for a critical hit.
fn damage(counter: &Counter) -> String {
    let critical = if counter.damage.crippled { "C" } else { "" };
    match counter.damage.hits {
        0 => critical.to_owned(),
        hits => format!("−{hits}{critical}"),
    }
}

/// Makes a counter pale that is only noted, as it may have moved since, and writes the turn in which it was seen.
pub fn pale(painter: &Painter, rect: Rect, turn: u16) {
    painter.rect_filled(rect, 1, theme::NIGHT.gamma_multiply(0.55));
    badge(painter, rect.center_top() + Vec2::new(0.0, 5.0), &format!("turn {turn}"), 9.0);
}

/// Marks the counter that the question is about.
pub fn mark(painter: &Painter, rect: Rect) {
    painter.rect_stroke(rect.expand(2.5), 3, Stroke::new(2.5, Palette::on_paper().accent), StrokeKind::Inside);
    painter.rect_stroke(rect.expand(3.5), 3, Stroke::new(1.0, theme::PAPER), StrokeKind::Inside);
}

/// Whether a counter is large enough to show how many counters are in its stack.
pub fn has_room_for_number(rect: Rect) -> bool {
    rect.width() >= ROOM_FOR_NUMBERS
}
