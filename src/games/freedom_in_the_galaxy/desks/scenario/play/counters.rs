//! Paints a counter with marks for its state: wounds, detection, moving with units, captivity.

use std::sync::Arc;

use egui::{Color32, Painter, Pos2, Rect, Shape, Stroke, StrokeKind, Vec2};

use super::pieces::{Lying, Piece};
use super::scene::Scene;
use drawing::Page;
use freedom_in_the_galaxy::play::{CharacterNow, CharacterNumber, Phase, Whereabouts};
use kit::board::badge;
use kit::screen::Screen;
use kit::theme::{self, Palette};

/// The size of the smallest counter on which marks can be read, in points of the screen.
const ROOM_FOR_MARKS: f32 = 20.0;

/// Paints the picture of a counter, or a blank counter if it has none.
pub fn paint(painter: &Painter, screen: &mut Screen, page: Option<&Arc<Page>>, rect: Rect) {
    let paper = Palette::on_paper();
    match page {
        Some(page) => screen.paint(painter, page, rect, paper.shadow),
        None => {
            painter.rect_filled(rect, 1, paper.track);
        }
    }
    painter.rect_stroke(rect, 1, Stroke::new(1.0, paper.outline), StrokeKind::Inside);
}

/// Paints the marks on a counter. Each mark has its own sign as well as its own colour.
pub fn marks(painter: &Painter, scene: &Scene, lying: &Lying, rect: Rect) {
    if rect.width() < ROOM_FOR_MARKS {
        return;
    }
    let size = (rect.width() * 0.3).clamp(9.0, 15.0);
    if lying.number > 1 {
        // The number lies between the name above and the strength below.
        badge(painter, rect.right_center() - Vec2::new(size * 0.4, 0.0), &format!("×{}", lying.number), size);
    }
    match lying.piece {
        Piece::Hidden(_) => badge(painter, rect.left_top() + Vec2::splat(size * 0.4), "?", size),
        // The strength that the other side has seen. The back of the counter does not show it.
        Piece::Seen(kind) => badge(
            painter,
            rect.left_top() + Vec2::splat(size * 0.5),
            &scene.look.public.unit(kind).kind.strength.to_string(),
            size,
        ),
        Piece::Character(character) => person(painter, scene, character, rect, size),
        Piece::Unit(_) | Piece::FaceDown | Piece::Ship(_) | Piece::Camp | Piece::Coup => {}
    }
}

fn person(painter: &Painter, scene: &Scene, character: CharacterNumber, rect: Rect, size: f32) {
    let paper = Palette::on_paper();
    let now = scene.look.open.character(character);
    if is_resting(scene, character, now) {
        painter.rect_filled(rect, 1, theme::PAPER.gamma_multiply(0.55));
    }
    if let Whereabouts::Captive(_) = now.at {
        bars(painter, rect, paper.error);
    }
    // The marks lie between the counter's name above and its ratings below.
    let left = |down: f32| rect.left_top() + Vec2::new(size * 0.35, rect.height() * down);
    if now.detected {
        // The dashes are black on white, since the colours belong to the sides.
        painter.rect_stroke(rect, 1, Stroke::new(2.0, theme::PAPER), StrokeKind::Inside);
        let edge = rect.shrink(1.0);
        let corners = [edge.left_top(), edge.right_top(), edge.right_bottom(), edge.left_bottom(), edge.left_top()];
        let dash = rect.width() * 0.12;
        painter.extend(Shape::dashed_line(&corners, Stroke::new(2.0, paper.text), dash, dash * 0.7));
        eye(painter, left(0.38), size, paper.text);
    }
    if now.wounds > 0 {
        badge(painter, rect.right_center() - Vec2::new(size * 0.35, 0.0), &format!("−{}", now.wounds), size);
    }
    if now.with_units && matches!(now.at, Whereabouts::In(_)) {
        // A bar along the lower edge of characters who are with units.
        let foot = Rect::from_min_max(Pos2::new(rect.left(), rect.bottom() - 3.0), rect.right_bottom());
        painter.rect(foot, 0, paper.accent, Stroke::NONE, StrokeKind::Inside);
        badge(painter, left(0.65), "U", size * 0.9);
    }
}

/// Whether a character cannot act, because it has moved in this segment or a possession disables it.
fn is_resting(scene: &Scene, character: CharacterNumber, now: &CharacterNow) -> bool {
    let open = scene.look.open;
    let moves = matches!(open.phase, Phase::Movement) && scene.side_of(character) == open.phasing;
    now.disabled || moves && now.moved && matches!(now.at, Whereabouts::In(at) if at != scene.look.public.transit())
}

/// Paints bars over the picture of a prisoner, below the name.
fn bars(painter: &Painter, rect: Rect, ink: Color32) {
    let below = rect.top() + rect.height() * 0.32;
    let line = Stroke::new((rect.width() * 0.05).clamp(1.0, 2.5), ink);
    for part in [0.2, 0.4, 0.6, 0.8] {
        let x = rect.left() + rect.width() * part;
        painter.line_segment([Pos2::new(x, below), Pos2::new(x, rect.bottom())], line);
    }
    painter.rect_stroke(rect, 1, line, StrokeKind::Inside);
}

/// Paints the eye that marks a detected character.
fn eye(painter: &Painter, at: Pos2, size: f32, ink: Color32) {
    painter.circle(at, size * 0.5, theme::PAPER, Stroke::new(1.0, ink));
    let lid = |up: f32| -> Vec<Pos2> {
        (-4_i8..=4)
            .map(|step| f32::from(step) / 4.0)
            .map(|x| at + Vec2::new(x * size * 0.36, up * size * 0.2 * (1.0 - x * x)))
            .collect()
    };
    painter.line(lid(-1.0), Stroke::new(1.2, ink));
    painter.line(lid(1.0), Stroke::new(1.2, ink));
    painter.circle_filled(at, size * 0.12, ink);
}

/// Outlines a counter that the user can choose.
pub fn outline(painter: &Painter, rect: Rect) {
    painter.rect_stroke(rect.expand(2.0), 2, Stroke::new(2.0, Palette::on_paper().accent), StrokeKind::Outside);
}

/// Outlines the counter that the question is about.
pub fn asked(painter: &Painter, rect: Rect) {
    painter.rect_stroke(rect.expand(3.5), 3, Stroke::new(3.0, Palette::on_paper().accent), StrokeKind::Inside);
    painter.rect_stroke(rect.expand(4.5), 3, Stroke::new(1.0, theme::PAPER), StrokeKind::Inside);
}
