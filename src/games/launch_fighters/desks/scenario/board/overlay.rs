//! Paints the overlay of the board: highlighted spaces, arcs, names, findings about units, the cursor, and the unit in hand.

use super::hand::UnitInHand as _;
use egui::{Align2, Stroke, Ui, Vec2};

use super::super::tokens::{beside_a_fleet, fleet_names, names, spread};
use super::scene::Scene;
use super::{Memory, carried, words};
use crate::map::MapSpaces;
use geometry::{Arc, Facing, Point, Rect, Space};
use kit::board::{BoardResponse, Ground, Light, Lights, Overlay, Pieces as _, Spaces as _, legend};
use kit::theme::Palette;
use kit::widgets::{Icon, plate, plate_within};
use launch_fighters::{Piece, RANGE, Unit};
use launch_fighters_paper::sheets::map::Fielded;

/// The overlay of the set-up board, with which everything over the picture is painted.
type Over<'a> = Overlay<'a, MapSpaces>;

/// Paints the overlay over the picture of the board.
pub fn show(ui: &Ui, memory: &mut Memory, scene: &Scene, fielded: Fielded, touched: &BoardResponse) {
    let over = &Overlay::new(ui, touched, &scene.spaces, Ground::Paper);
    let paper = Palette::on_paper();
    let hand = memory.board.carried();
    let cursor = memory.board.view.cursor.unwrap_or_default();
    let lights = |lights: &&Lights<Space>| memory.lights.ring || lights.kind != Light::Special;
    let lights: Vec<_> = hand.iter().flat_map(|_| memory.guide.lights.iter().filter(lights).cloned()).collect();
    for light in &lights {
        light.grounds(over);
    }
    units(over, memory, scene, fielded);
    for light in &lights {
        light.signs(over, |_| false);
    }
    if let Some(hand) = &hand {
        if let Some(from) = scene.space_of(hand.piece) {
            over.pale(from);
        }
        for (_, space) in hand.company(scene, &memory.board.others(hand.piece), cursor) {
            over.fill(space, paper.accent.gamma_multiply(0.2));
            over.ring(space, Stroke::new(2.0, paper.accent));
        }
    }
    let shown = hand.map(|hand| (hand.piece, cursor, hand.facing(scene, cursor))).or_else(|| {
        let scenario = scene.open.scenario;
        scene.selected.and_then(|piece| Some((piece, piece.at(scenario)?, piece.facing(scenario).unwrap_or_default())))
    });
    if let Some((piece, at, facing)) = shown {
        if memory.lights.arcs && matches!(piece, Piece::Ship(..)) {
            arcs(over, scene, at, facing);
        }
        over.ring(at, Stroke::new(2.5, paper.accent));
    }
    for at in memory.board.chosen.iter().filter_map(|piece| scene.space_of(*piece)) {
        over.ring(at, Stroke::new(2.5, paper.accent));
        over.fill(at, paper.accent.gamma_multiply(0.18));
    }
    memory.board.paint_band(ui, touched);
    over.cursor(&memory.board.view);
    if memory.lights.names {
        let seen = scene.field.units_on_map().map(|(_, unit)| unit);
        let resting = seen.filter(|unit| memory.board.hand.is_none_or(|hand| hand.piece != scene.field.piece(unit)));
        let resting: Vec<&Unit> = resting.collect();
        let flagships = resting.iter().filter(|unit| scene.field.is_flagship(scene.field.piece(unit)));
        fleet_names(over, flagships.map(|unit| (unit.at, scene.field.name(unit))));
        names(over, resting.iter().map(|unit| (unit.at, scene.field.name(unit))));
    }
    marks(over, memory);
    if let Some(hand) = &hand {
        carried::show(over, memory, scene, fielded, hand, cursor);
    }
    if let Some((piece, at, _)) = shown {
        distances(ui, over, scene, piece, at);
    }
    legend(over, &lights);
}

/// Paints the tokens of the units that are in view.
fn units(over: &Over, memory: &mut Memory, scene: &Scene, fielded: Fielded) {
    let seen = memory.shown.tokens().iter().filter(|token| over.sees(token.at));
    let pieces: Vec<(Space, Piece)> = seen.filter_map(|token| Some((token.at, Piece::of(token.place)?))).collect();
    let kinds: Vec<_> = pieces.iter().map(|(at, piece)| (*at, matches!(piece, Piece::Ship(..)))).collect();
    for ((at, piece), aside) in pieces.into_iter().zip(spread(&kinds)) {
        let (look, width) = ((piece, piece.facing(scene.open.scenario)), over.width(at));
        memory.units.show(&over.painter, over.middle(at) + aside * width, width, fielded, look);
    }
}

/// Tints the spaces within a ship's range, in a colour for each arc, and draws the line of its side arc.
fn arcs(over: &Over, scene: &Scene, at: Space, facing: Facing) {
    let paper = Palette::on_paper();
    let grid = scene.map.grid;
    let mut side = Vec::new();
    for space in grid.within(at, RANGE).filter(|space| *space != at) {
        match grid.arc(at, facing, space) {
            Arc::Front => over.fill(space, paper.accent.gamma_multiply(0.13)),
            Arc::Rear => over.fill(space, paper.text.gamma_multiply(0.16)),
            Arc::Side => {
                side.push(space);
                over.fill(space, paper.warning.gamma_multiply(0.10));
            }
        }
    }
    // On both sides the line starts outside the unit, so that the unit's letter stays legible.
    let along = ahead(scene, facing).rot90();
    let out = |space: &Space| (over.middle(*space) - over.middle(at)).dot(along);
    for sign in [1.0, -1.0] {
        let reach = side.iter().map(|space| out(space) * sign).fold(0.0, f32::max);
        if reach > 0.0 {
            let line = [0.55 * over.width(at), reach].map(|far| over.middle(at) + along * (far * sign));
            over.broken_line(&line, Stroke::new(1.5, paper.warning));
        }
    }
    if over.width(at) >= 12.0 {
        let far = (over.width(at) * 4.0).min(170.0);
        for (words, way) in [("front", ahead(scene, facing)), ("rear", -ahead(scene, facing)), ("side", along)] {
            plate(&over.painter, over.middle(at) + way * far, &[words.into()], Align2::CENTER_CENTER, paper);
        }
    }
}

/// The direction on the screen in which a facing points.
fn ahead(scene: &Scene, facing: Facing) -> Vec2 {
    let (sine, cosine) = scene.map.grid.shape.angle(facing).sine_cosine();
    Vec2::new(cosine as f32, sine as f32)
}

/// Paints the worst finding about each unit as the icon of its severity.
fn marks(over: &Over, memory: &Memory) {
    for token in memory.shown.tokens().iter().filter(|token| over.sees(token.at)) {
        if let Some((severity, _)) = memory.shown.worst(token.place) {
            let (icon, width) = (Icon::of(severity), over.width(token.at));
            let corner = Vec2::new(0.42, -0.42) * width.max(12.0);
            let size = (width * 0.4).clamp(9.0, 18.0);
            over.icon(over.middle(token.at) + corner, icon, size, Palette::on_paper().severity(severity));
        }
    }
}

/// Writes above every other flagship how far it is from a space. The words stay inside the board.
fn distances(ui: &Ui, over: &Over, scene: &Scene, piece: Piece, at: Space) {
    if !matches!(piece, Piece::Ship(..)) {
        return;
    }
    let board = over.placed.on_screen(Rect::new(Point::ORIGIN, over.spaces.size())).intersect(over.placed.rect);
    for (there, words) in words::distances(scene, piece, at).into_iter().take(6) {
        let above = over.middle(there) - Vec2::new(0.0, beside_a_fleet(over.width(there)));
        plate_within(&over.painter, above, &[words], Align2::CENTER_BOTTOM, Palette::of(ui), board);
    }
}
