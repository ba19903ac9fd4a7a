//! What lies over the picture: lit spaces, arcs, names, what the rules say of units, the cursor, and the unit in hand.

use egui::{Align2, Shape, Stroke, Ui, Vec2};

use super::super::ink::Ink;
use super::hand::Hand;
use super::laid::Laid;
use super::{Memory, carried, words};
use crate::editor::theme::{self, Palette};
use crate::editor::widgets::{Icon, Placed, plate};
use crate::geometry::{Arc, Facing, Space};
use crate::rules::launch_fighters::{Piece, RANGE};

/// In smaller spaces, in points of the screen, there is no room for words and marks.
const ROOM_FOR_WORDS: f32 = 26.0;
/// In smaller spaces a unit could not be found again.
const ROOM_FOR_UNITS: f32 = 9.0;

/// In smaller spaces, in points of the screen, names would cover the neighbours.
const ROOM_FOR_NAMES: f32 = 52.0;
/// Paints it.
pub fn show(ui: &Ui, memory: &mut Memory, laid: &Laid, placed: &Placed, focus: bool) {
    let layout = laid.layout();
    let ink = Ink { painter: ui.painter_at(placed.rect), layout, placed, width: placed.length(layout.space_size) };
    let hand = memory.hand.filter(Hand::moves);
    if ink.width < ROOM_FOR_UNITS {
        dots(&ink, memory);
    }
    if let Some(hand) = &hand {
        lights(&ink, memory);
        if let Some(from) = hand.piece.at(laid.staged.scenario) {
            ink.hatch(from);
        }
        for (_, space) in hand.company(laid, memory.view.cursor) {
            ink.fill(space, Palette::on_paper().accent.gamma_multiply(0.2));
            ink.ring(space, Stroke::new(2.0, Palette::on_paper().accent));
        }
    }
    let cursor = memory.view.cursor;
    let shown = hand.map(|hand| (hand.piece, cursor, hand.facing(laid, cursor))).or_else(|| {
        let scenario = laid.staged.scenario;
        laid.selected.and_then(|piece| Some((piece, piece.at(scenario)?, piece.facing(scenario).unwrap_or_default())))
    });
    if let Some((piece, at, facing)) = shown {
        if memory.lights.arcs && matches!(piece, Piece::Ship(..)) {
            arcs(&ink, laid, at, facing);
        }
        ink.ring(at, Stroke::new(2.5, Palette::on_paper().accent));
    }
    if let Some(space) = memory.hovered {
        ink.ring(space, Stroke::new(1.0, Palette::of(ui).mark_line));
    }
    ink.ring(cursor, Stroke::new(if focus { 2.5 } else { 1.5 }, Palette::of(ui).mark_line));
    if focus && ink.width < ROOM_FOR_UNITS {
        ink.painter.circle_stroke(ink.middle(cursor), 9.0, Stroke::new(2.0, Palette::of(ui).mark_line));
    }
    if memory.lights.names && ink.width >= ROOM_FOR_NAMES {
        names(&ink, memory, laid);
    }
    marks(&ink, memory);
    if let Some(hand) = &hand {
        carried::show(ui, &ink, memory, laid, hand, cursor);
    }
    if let Some((piece, at, facing)) = shown {
        distances(ui, &ink, laid, piece, at, facing);
    }
}

/// Units of a board that is seen from afar.
fn dots(ink: &Ink, memory: &Memory) {
    let paper = Palette::on_paper();
    for token in memory.shown.tokens() {
        let at = ink.middle(token.at);
        ink.painter.circle(at, 4.0, theme::printed(token.paint().primary), Stroke::new(1.0, paper.text));
    }
}

/// Where the book has the unit in hand stand, and the ring of ten.
fn lights(ink: &Ink, memory: &Memory) {
    let paper = Palette::on_paper();
    if memory.lights.ring {
        for space in &memory.guide.ring {
            ink.fill(*space, paper.warning.gamma_multiply(0.16));
        }
    }
    for space in &memory.guide.lit {
        ink.fill(*space, paper.good.gamma_multiply(0.28));
        if ink.width >= 4.0 {
            ink.ring(*space, Stroke::new(2.0, paper.good));
        }
        if ink.width >= ROOM_FOR_WORDS {
            ink.icon(ink.middle(*space), Icon::Check, 14.0, paper.good);
        }
    }
}

/// The arcs of a ship as far as its weapons reach: ahead and behind of the side line, which is drawn.
fn arcs(ink: &Ink, laid: &Laid, at: Space, facing: Facing) {
    let paper = Palette::on_paper();
    let grid = laid.map.grid;
    let mut side = Vec::new();
    for space in grid.within(at, RANGE).filter(|space| *space != at) {
        match grid.arc(at, facing, space) {
            Arc::Front => ink.fill(space, paper.accent.gamma_multiply(0.13)),
            Arc::Rear => ink.fill(space, paper.text.gamma_multiply(0.16)),
            Arc::Side => {
                side.push(space);
                ink.fill(space, paper.warning.gamma_multiply(0.10));
            }
        }
    }
    // From the unit outwards on both sides, so that its letter stays legible.
    let along = ahead(laid, facing).rot90();
    let out = |space: &Space| (ink.middle(*space) - ink.middle(at)).dot(along);
    for sign in [1.0, -1.0] {
        let reach = side.iter().map(|space| out(space) * sign).fold(0.0, f32::max);
        if reach > 0.0 {
            let line = [0.55 * ink.width, reach].map(|far| ink.middle(at) + along * (far * sign));
            ink.painter.extend(Shape::dashed_line(&line, Stroke::new(1.5, paper.warning), 6.0, 4.0));
        }
    }
    if ink.width >= 12.0 {
        let far = (ink.width * 4.0).min(170.0);
        for (words, way) in [("front", ahead(laid, facing)), ("rear", -ahead(laid, facing)), ("side", along)] {
            plate(&ink.painter, ink.middle(at) + way * far, &[words.into()], Align2::CENTER_CENTER, paper);
        }
    }
}

/// The direction on the screen in which a facing points.
fn ahead(laid: &Laid, facing: Facing) -> Vec2 {
    let (sine, cosine) = laid.map.grid.shape.angle(facing).sine_cosine();
    Vec2::new(cosine as f32, sine as f32)
}

/// The names of ships below them.
fn names(ink: &Ink, memory: &Memory, laid: &Laid) {
    for (_, unit) in laid.field.units_on_map().filter(|(_, unit)| ink.placed.sees(ink.layout, unit.at)) {
        let at = ink.middle(unit.at) + Vec2::new(0.0, ink.width * 0.5);
        if memory.hand.is_none_or(|hand| hand.piece != laid.field.piece(unit)) {
            plate(&ink.painter, at, &[laid.field.name(unit)], Align2::CENTER_CENTER, Palette::on_paper());
        }
    }
}

/// What the rules say of units, as the icon of its severity.
fn marks(ink: &Ink, memory: &Memory) {
    for token in memory.shown.tokens().iter().filter(|token| ink.placed.sees(ink.layout, token.at)) {
        if let Some((severity, _)) = memory.shown.worst(token.place) {
            let icon = Icon::of(severity);
            let corner = Vec2::new(0.42, -0.42) * ink.width.max(12.0);
            let size = (ink.width * 0.4).clamp(9.0, 18.0);
            ink.icon(ink.middle(token.at) + corner, icon, size, Palette::on_paper().severity(severity));
        }
    }
}

/// How far the other flagships are, in words beside the unit, where they do not hide what lies ahead of it.
fn distances(ui: &Ui, ink: &Ink, laid: &Laid, piece: Piece, at: Space, facing: Facing) {
    let lines: Vec<String> = words::distances(laid, piece, at).into_iter().take(6).collect();
    if !lines.is_empty() && matches!(piece, Piece::Ship(..)) {
        let size = ink.width.max(24.0);
        let (side, align) = if ahead(laid, facing).x > 0.0 { (-1.0, Align2::RIGHT_BOTTOM) } else { (1.0, Align2::LEFT_BOTTOM) };
        let corner = ink.middle(at) + Vec2::new(size * 0.75 * side, -size * 0.9);
        plate(&ink.painter, corner, &lines, align, Palette::of(ui));
    }
}
