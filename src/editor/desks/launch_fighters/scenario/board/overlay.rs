//! What lies over the picture: lit spaces, arcs, names, what the rules say of units, the cursor, and the unit in hand.

use egui::{Align2, Shape, Stroke, Ui, Vec2};

use super::super::canvas::Canvas;
use super::hand::Hand;
use super::scene::Scene;
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
pub fn show(ui: &Ui, memory: &mut Memory, scene: &Scene, placed: &Placed, focus: bool) {
    let layout = scene.layout();
    let canvas = Canvas { painter: ui.painter_at(placed.rect), layout, placed, width: placed.length(layout.space_size) };
    let hand = memory.hand.filter(Hand::moves);
    if canvas.width < ROOM_FOR_UNITS {
        dots(&canvas, memory);
    }
    if let Some(hand) = &hand {
        lights(&canvas, memory);
        if let Some(from) = hand.piece.at(scene.open.scenario) {
            canvas.hatch(from);
        }
        for (_, space) in hand.company(scene, memory.view.cursor) {
            canvas.fill(space, Palette::on_paper().accent.gamma_multiply(0.2));
            canvas.ring(space, Stroke::new(2.0, Palette::on_paper().accent));
        }
    }
    let cursor = memory.view.cursor;
    let shown = hand.map(|hand| (hand.piece, cursor, hand.facing(scene, cursor))).or_else(|| {
        let scenario = scene.open.scenario;
        scene.selected.and_then(|piece| Some((piece, piece.at(scenario)?, piece.facing(scenario).unwrap_or_default())))
    });
    if let Some((piece, at, facing)) = shown {
        if memory.lights.arcs && matches!(piece, Piece::Ship(..)) {
            arcs(&canvas, scene, at, facing);
        }
        canvas.ring(at, Stroke::new(2.5, Palette::on_paper().accent));
    }
    if let Some(space) = memory.hovered {
        canvas.ring(space, Stroke::new(1.0, Palette::of(ui).mark_line));
    }
    canvas.ring(cursor, Stroke::new(if focus { 2.5 } else { 1.5 }, Palette::of(ui).mark_line));
    if focus && canvas.width < ROOM_FOR_UNITS {
        canvas.painter.circle_stroke(canvas.middle(cursor), 9.0, Stroke::new(2.0, Palette::of(ui).mark_line));
    }
    if memory.lights.names && canvas.width >= ROOM_FOR_NAMES {
        names(&canvas, memory, scene);
    }
    marks(&canvas, memory);
    if let Some(hand) = &hand {
        carried::show(ui, &canvas, memory, scene, hand, cursor);
    }
    if let Some((piece, at, facing)) = shown {
        distances(ui, &canvas, scene, piece, at, facing);
    }
}

/// Units of a board that is seen from afar.
fn dots(canvas: &Canvas, memory: &Memory) {
    let paper = Palette::on_paper();
    for token in memory.shown.tokens() {
        let at = canvas.middle(token.at);
        canvas.painter.circle(at, 4.0, theme::printed(token.paint().primary), Stroke::new(1.0, paper.text));
    }
}

/// Where the book has the unit in hand stand, and the ring of ten.
fn lights(canvas: &Canvas, memory: &Memory) {
    let paper = Palette::on_paper();
    if memory.lights.ring {
        for space in &memory.guide.ring {
            canvas.fill(*space, paper.warning.gamma_multiply(0.16));
        }
    }
    for space in &memory.guide.lit {
        canvas.fill(*space, paper.good.gamma_multiply(0.28));
        if canvas.width >= 4.0 {
            canvas.ring(*space, Stroke::new(2.0, paper.good));
        }
        if canvas.width >= ROOM_FOR_WORDS {
            canvas.icon(canvas.middle(*space), Icon::Check, 14.0, paper.good);
        }
    }
}

/// The arcs of a ship as far as its weapons reach: ahead and behind of the side line, which is drawn.
fn arcs(canvas: &Canvas, scene: &Scene, at: Space, facing: Facing) {
    let paper = Palette::on_paper();
    let grid = scene.map.grid;
    let mut side = Vec::new();
    for space in grid.within(at, RANGE).filter(|space| *space != at) {
        match grid.arc(at, facing, space) {
            Arc::Front => canvas.fill(space, paper.accent.gamma_multiply(0.13)),
            Arc::Rear => canvas.fill(space, paper.text.gamma_multiply(0.16)),
            Arc::Side => {
                side.push(space);
                canvas.fill(space, paper.warning.gamma_multiply(0.10));
            }
        }
    }
    // From the unit outwards on both sides, so that its letter stays legible.
    let along = ahead(scene, facing).rot90();
    let out = |space: &Space| (canvas.middle(*space) - canvas.middle(at)).dot(along);
    for sign in [1.0, -1.0] {
        let reach = side.iter().map(|space| out(space) * sign).fold(0.0, f32::max);
        if reach > 0.0 {
            let line = [0.55 * canvas.width, reach].map(|far| canvas.middle(at) + along * (far * sign));
            canvas.painter.extend(Shape::dashed_line(&line, Stroke::new(1.5, paper.warning), 6.0, 4.0));
        }
    }
    if canvas.width >= 12.0 {
        let far = (canvas.width * 4.0).min(170.0);
        for (words, way) in [("front", ahead(scene, facing)), ("rear", -ahead(scene, facing)), ("side", along)] {
            plate(&canvas.painter, canvas.middle(at) + way * far, &[words.into()], Align2::CENTER_CENTER, paper);
        }
    }
}

/// The direction on the screen in which a facing points.
fn ahead(scene: &Scene, facing: Facing) -> Vec2 {
    let (sine, cosine) = scene.map.grid.shape.angle(facing).sine_cosine();
    Vec2::new(cosine as f32, sine as f32)
}

/// The names of ships below them.
fn names(canvas: &Canvas, memory: &Memory, scene: &Scene) {
    for (_, unit) in scene.field.units_on_map().filter(|(_, unit)| canvas.placed.sees(canvas.layout, unit.at)) {
        let at = canvas.middle(unit.at) + Vec2::new(0.0, canvas.width * 0.5);
        if memory.hand.is_none_or(|hand| hand.piece != scene.field.piece(unit)) {
            plate(&canvas.painter, at, &[scene.field.name(unit)], Align2::CENTER_CENTER, Palette::on_paper());
        }
    }
}

/// What the rules say of units, as the icon of its severity.
fn marks(canvas: &Canvas, memory: &Memory) {
    for token in memory.shown.tokens().iter().filter(|token| canvas.placed.sees(canvas.layout, token.at)) {
        if let Some((severity, _)) = memory.shown.worst(token.place) {
            let icon = Icon::of(severity);
            let corner = Vec2::new(0.42, -0.42) * canvas.width.max(12.0);
            let size = (canvas.width * 0.4).clamp(9.0, 18.0);
            canvas.icon(canvas.middle(token.at) + corner, icon, size, Palette::on_paper().severity(severity));
        }
    }
}

/// How far the other flagships are, in words beside the unit, where they do not hide what lies ahead of it.
fn distances(ui: &Ui, canvas: &Canvas, scene: &Scene, piece: Piece, at: Space, facing: Facing) {
    let lines: Vec<String> = words::distances(scene, piece, at).into_iter().take(6).collect();
    if !lines.is_empty() && matches!(piece, Piece::Ship(..)) {
        let size = canvas.width.max(24.0);
        let (side, align) = if ahead(scene, facing).x > 0.0 { (-1.0, Align2::RIGHT_BOTTOM) } else { (1.0, Align2::LEFT_BOTTOM) };
        let corner = canvas.middle(at) + Vec2::new(size * 0.75 * side, -size * 0.9);
        plate(&canvas.painter, corner, &lines, align, Palette::of(ui));
    }
}
