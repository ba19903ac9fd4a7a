//! Paints the overlay of the boards: areas, entries by the edges, boats, characters and things, their findings, the lit (highlighted) hexes, the
//! cursor, and the piece in hand.

use std::collections::BTreeSet;

use egui::{Align2, Color32, Painter, Rect, Shape, Stroke, Ui, Vec2};

use super::areas;
use super::moved::{facing, footprint};
use super::pieces::{self, Lies, Over};
use super::scene::{Piece, Scene};
use geometry::{Edge, Mm, Point, Space};
use kit::board::{BoardResponse, Ground, Hand, Overlay, Pieces as _, Placed, Target, legend, verdict};
use kit::desks::FrameContext;
use kit::theme::{self, Palette};
use kit::widgets::{Icon, plate};
use vikings::{Area, InScenario, Player, Purpose, Spot};
use vikings_paper::sheets::scenarios::{area_color, color};

/// Paints the overlay over the boards.
pub fn show(ui: &Ui, context: &mut FrameContext, scene: &Scene, touched: &BoardResponse) {
    let over = &Overlay::new(ui, touched, &scene.spaces, Ground::Paper);
    let paper = Palette::on_paper();
    let memory = &context.memory.own.of::<crate::Memory>().scenario;
    let hand = memory.board.carried();
    let lights = if hand.is_some() { memory.guide.lights.clone() } else { Vec::new() };
    for (id, known) in scene.set_up.scenario.areas.iter() {
        let painted = memory.stroke.as_ref().filter(|_| memory.area == Some(id)).map(|stroke| stroke.spaces(known));
        area(over, known, painted.as_ref().unwrap_or(&known.spaces), scene.part == InScenario::Area(id));
    }
    for light in &lights {
        light.grounds(over);
    }
    for hull in &scene.set_up.hulls {
        if let Some(axis) = scene.space_of(Piece::Boat(hull.player, hull.id)) {
            let hexes: Vec<Space> = scene.set_up.covers(hull).collect();
            let lies = Lies { class: hull.class, hexes: &hexes, axis, bow: hull.vessel.bow.facing() };
            let hulls = &mut context.memory.own.of::<crate::Memory>().hulls;
            pieces::boat(over, hulls, lies, hull.player, hull.vessel.label());
        }
    }
    for (piece, kind) in scene.things() {
        if let Some(space) = scene.space_of(piece).filter(|space| over.sees(*space)) {
            pieces::thing(&over.painter, over.middle(space), over.width(space), kind);
        }
    }
    men(over, context, scene);
    for light in &lights {
        light.signs(over, |space| scene.piece_in(space).is_some());
    }
    let memory = &context.memory.own.of::<crate::Memory>().scenario;
    if let Some(hand) = &hand
        && let Some(from) = scene.space_of(hand.piece)
    {
        for space in footprint(scene, hand.piece, from, scene.facing(hand.piece)) {
            over.pale(space);
        }
    }
    for piece in memory.board.chosen.iter().copied().chain(scene.selected()) {
        if let Some(at) = scene.space_of(piece) {
            for space in footprint(scene, piece, at, scene.facing(piece)) {
                over.ring(space, Stroke::new(2.5, paper.accent));
            }
        }
    }
    marks(over, scene);
    entries(over, scene);
    memory.board.paint_band(ui, touched);
    if memory.tool.paints()
        && let Some(space) = memory.board.view.hovered
    {
        for near in scene.spaces.layout.grid.within(space, memory.reach) {
            over.fill(near, paper.mark);
        }
    }
    over.cursor(&memory.board.view);
    if let Some(hand) = hand {
        carried(over, context, scene, &hand);
    }
    legend(over, &lights);
}

/// Paints an area: tinted, with its name and with an outline that shows its purpose.
fn area(over: &Over, area: &Area, spaces: &BTreeSet<Space>, selected: bool) {
    let ink = theme::printed(area_color(area.purpose));
    for space in spaces {
        over.fill(*space, ink.gamma_multiply(0.16));
    }
    let width = if selected { 3.5 } else { 2.0 };
    for ring in over.spaces.layout.rings(spaces) {
        let mut ring: Vec<_> = ring.into_iter().map(|corner| over.placed.to_screen(corner)).collect();
        match area.purpose {
            Purpose::Goal => {
                over.painter.add(Shape::closed_line(ring, Stroke::new(width, ink)));
            }
            Purpose::SetUpA | Purpose::SetUpB | Purpose::Tide => {
                ring.extend(ring.first().copied());
                over.broken_line(&ring, Stroke::new(width, ink));
            }
        }
    }
    // The name lies above the area, so that characters in the area stay visible.
    if let Some(round) = spaces.iter().map(|space| over.bounds(*space)).reduce(Rect::union) {
        plate(&over.painter, round.center_top(), &[areas::named(area)], Align2::CENTER_BOTTOM, Palette::on_paper());
    }
}

/// Paints all characters, including those on decks.
fn men(over: &Over, context: &mut FrameContext, scene: &Scene) {
    for man in &scene.set_up.men {
        let Some(space) = man.space.filter(|space| over.sees(*space)) else { continue };
        let at = (over.painter.clone(), over.middle(space), man.rear.map(|rear| over.middle(rear)));
        pieces::man(context, scene, at, Piece::Man(man.player, man.id), over.width(space));
        pieces::heading(over, man, space);
    }
}

/// Paints an icon at each piece about which there are findings: the icon for the severity of the worst one.
fn marks(over: &Over, scene: &Scene) {
    let paper = Palette::on_paper();
    for (part, (severity, _)) in &scene.said {
        let space = Piece::of(*part).and_then(|piece| scene.space_of(piece)).or_else(|| match part {
            InScenario::Area(area) => scene.set_up.scenario.areas.get(*area)?.spaces.first().copied(),
            InScenario::Token(token) => scene.set_up.scenario.tokens.get(*token)?.spaces.first().copied(),
            _ => None,
        });
        if let Some(space) = space.filter(|space| over.sees(*space)) {
            let width = over.width(space);
            let corner = Vec2::new(0.42, -0.42) * width.max(12.0);
            over.icon(
                over.middle(space) + corner,
                Icon::of(*severity),
                (width * 0.4).clamp(9.0, 18.0),
                paper.severity(*severity),
            );
        }
    }
}

/// Writes, at the middle of each edge, which pieces enter by that edge.
fn entries(over: &Over, scene: &Scene) {
    let size = over.spaces.layout.size();
    for edge in Edge::ALL {
        for player in Player::ALL {
            let own = |piece: &Piece| matches!(piece, Piece::Boat(of, _) | Piece::Man(of, _) if *of == player);
            let coming = scene.pieces().filter(own).filter(|piece| scene.spot(*piece) == Some(Spot::Edge(edge)));
            let turns: Vec<u32> = coming.map(|piece| scene.turn(piece).unwrap_or(1)).collect();
            let Some(first) = turns.iter().min() else { continue };
            // At each edge, the entries of the two sides stand side by side.
            let share = if player == Player::A { 0.4 } else { 0.6 };
            let (at, align, arrow) = match edge {
                Edge::North => (Point::at(size.width * share, Mm::ZERO), Align2::CENTER_TOP, "↓"),
                Edge::East => (Point::at(size.width, size.height * share), Align2::RIGHT_CENTER, "←"),
                Edge::South => (Point::at(size.width * share, size.height), Align2::CENTER_BOTTOM, "↑"),
                Edge::West => (Point::at(Mm::ZERO, size.height * share), Align2::LEFT_CENTER, "→"),
            };
            let words = format!("{arrow} {} of {}, turn {first}", turns.len(), player.label());
            plate(&over.painter, over.placed.to_screen(at), &[words], align, Palette::on_paper());
        }
    }
}

/// Paints the piece in hand: over the hexes that it would cover or, if the pointer is not over the boards, under the pointer.
fn carried(over: &Over, context: &mut FrameContext, scene: &Scene, hand: &Hand<Piece>) {
    let paper = Palette::on_paper();
    let memory = &mut context.memory.own.of::<crate::Memory>().scenario;
    let aim = memory.board.aim(scene);
    let Some((at, painter)) = memory.board.carried_at(over) else { return };
    let (target, turned) = (aim.and_then(Target::space), facing(scene, hand));
    let may_stand = match target {
        Some(space) => memory.guide.objection(scene, space).is_none(),
        None => aim.is_some(),
    };
    let ink = if may_stand { paper.good } else { paper.error };
    let company = memory.board.others(hand.piece);
    if let Some(space) = target {
        let grid = scene.set_up.grid;
        let from = scene.space_of(hand.piece);
        let along = company.iter().filter_map(|other| Some((*other, grid.pushed(scene.space_of(*other)?, from?, space))));
        for (other, at) in along.chain([(hand.piece, space)]) {
            let turned = if other == hand.piece { turned } else { scene.facing(other) };
            for hex in footprint(scene, other, at, turned) {
                over.fill(hex, ink.gamma_multiply(0.28));
                over.ring(hex, Stroke::new(2.0, ink));
            }
        }
        if let Piece::Boat(player, id) = hand.piece
            && let Some(hull) = scene.hull(player, id)
        {
            let hexes = footprint(scene, hand.piece, space, turned);
            let lies = Lies { class: hull.class, hexes: &hexes, axis: space, bow: turned.unwrap_or_default() };
            let hulls = &mut context.memory.own.of::<crate::Memory>().hulls;
            pieces::boat(over, hulls, lies, player, scene.name(hand.piece));
        }
    }
    let width = over.width(Space::default()).max(24.0);
    match hand.piece {
        Piece::Man(..) => pieces::man(context, scene, (painter.clone(), at, None), hand.piece, width),
        Piece::Thing(id, _) => {
            let kind = scene.set_up.scenario.tokens.get(id).map(|token| token.what).unwrap_or_default();
            pieces::thing(&painter, at, width, kind);
        }
        Piece::New(kind) => pieces::thing(&painter, at, width, kind),
        Piece::Boat(..) if target.is_none() => {
            plate(&painter, at, &[scene.name(hand.piece).to_owned()], Align2::CENTER_CENTER, Palette::on_paper());
        }
        Piece::Boat(..) => {}
    }
    verdict(&painter, at + Vec2::new(-0.5, -0.5) * width, may_stand);
}

/// Marks the pieces on the small map in the colours of their sides.
pub fn dots(small: Option<(Painter, Placed)>, scene: &Scene) {
    let Some((painter, placed)) = small else { return };
    for piece in scene.pieces() {
        let (Piece::Boat(player, _) | Piece::Man(player, _)) = piece else { continue };
        if let Some(space) = scene.space_of(piece) {
            let ink: Color32 = theme::printed(color(player));
            painter.circle_filled(placed.to_screen(scene.spaces.layout.centre(space)), 2.0, ink);
        }
    }
}
