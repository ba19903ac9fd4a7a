//! What lies over the tile: what is under the pointer, selected, and at the cursor; and what is in hand, with where it would be put down.

use egui::{Align2, Painter, Shape, Stroke, StrokeKind, Ui};

use super::hand::{Hand, Held, Target};
use super::{Memory, words};
use crate::editor::desks::star_viking::printed::PrintedTile;
use crate::editor::desks::star_viking::tile_view::light;
use crate::editor::theme::{self, Palette};
use crate::editor::things::star_viking::system::{OpenSystem, body};
use crate::editor::widgets::{Placed, ViewportResponse, plate};
use crate::geometry::{Point, Rect};
use crate::rules::star_viking::{InSystem, Orbit};
use crate::rules::{Id, capital};
use crate::sheets::star_viking::tile::layout::{BodyLayout, OrbitLayout};

/// What is painted on, and where.
struct Canvas<'a> {
    painter: Painter,
    placed: &'a Placed,
    tile: &'a PrintedTile,
    night: &'static Palette,
}

/// Where what is in hand would be put down, by where the pointer was in the last pass.
pub fn target(memory: &Memory, tile: &PrintedTile, hand: &Hand) -> Option<Target> {
    hand.held.target(tile, memory.placed?.to_board(memory.pointer?))
}

/// Paints it.
pub fn show(ui: &Ui, memory: &Memory, open: OpenSystem, tile: &PrintedTile, viewed: &ViewportResponse) {
    let night = Palette::on_night();
    let canvas = Canvas { painter: ui.painter_at(viewed.placed.rect), placed: &viewed.placed, tile, night };
    let hand = memory.hand.filter(|hand| hand.moves);
    let selected = open.space().map_or(open.part, InSystem::Sector);
    canvas.lit(selected, 0.24, Stroke::new(2.5, night.accent));
    if let Some(part) = memory.hovered.filter(|part| hand.is_none() && *part != selected) {
        canvas.lit(part, 0.12, Stroke::new(1.0, night.accent));
    }
    if let Some(space) = memory.cursor.filter(|_| viewed.response.has_focus() && hand.is_none()) {
        light(&canvas.painter, canvas.placed, tile, space, theme::NOTHING, Stroke::new(1.5, night.text));
    }
    if let Some(hand) = hand {
        canvas.carried(memory, open, &hand);
    }
}

impl Canvas<'_> {
    /// Lights a part of the tile up.
    fn lit(&self, part: InSystem, ground: f32, line: Stroke) {
        let ground = self.night.accent.gamma_multiply(ground);
        match part {
            InSystem::Whole | InSystem::Capital => {}
            InSystem::Name | InSystem::Technology | InSystem::Wealth => self.frame(self.tile.layout.head, line),
            InSystem::Orbit(orbit) => self.orbit(orbit, line),
            InSystem::Body(orbit, body) => {
                if let Some(laid) = self.tile.body(orbit, body) {
                    self.ring(laid, line);
                }
            }
            InSystem::Sector(space) => light(&self.painter, self.placed, self.tile, space, ground, line),
        }
    }

    /// A ring round a body, and a line below its name.
    fn ring(&self, laid: &BodyLayout, line: Stroke) {
        let (middle, radius) = (self.placed.to_screen(laid.middle), self.placed.length(laid.radius));
        self.painter.circle_stroke(middle, radius + 3.0, line);
        let below = |end: Point| self.placed.to_screen(end) + egui::Vec2::new(0.0, 1.0);
        let name = [Point::at(laid.name.min.x, laid.name.max.y), laid.name.max].map(below);
        self.painter.line_segment(name, Stroke::new(1.5, line.color));
    }

    /// The line of an orbit, with a ring round each body and a frame round its deep space.
    fn orbit(&self, id: Id<Orbit>, line: Stroke) {
        let Some(orbit) = self.tile.orbit(id) else { return };
        for piece in pieces(orbit) {
            self.on_tile().line_segment(piece.map(|end| self.placed.to_screen(end)), line);
        }
        self.frame(orbit.deep, line);
        for laid in &orbit.bodies {
            let (middle, radius) = (self.placed.to_screen(laid.middle), self.placed.length(laid.radius));
            self.painter.circle_stroke(middle, radius + 3.0, line);
        }
    }

    /// A painter of the tile alone: the line of an orbit runs on beyond its edges.
    fn on_tile(&self) -> Painter {
        self.painter.with_clip_rect(self.placed.board(PrintedTile::SIZE).intersect(self.placed.rect))
    }

    fn frame(&self, rect: Rect, line: Stroke) {
        let rect = egui::Rect::from_min_max(self.placed.to_screen(rect.min), self.placed.to_screen(rect.max));
        self.painter.rect_stroke(rect.expand(1.0), theme::ROUND, line, StrokeKind::Outside);
    }

    /// What is in hand at the pointer, and the mark where it would be put down.
    fn carried(&self, memory: &Memory, open: OpenSystem, hand: &Hand) {
        let Some(pointer) = memory.pointer else { return };
        let target = target(memory, self.tile, hand);
        let stroke = Stroke::new(3.0, self.night.warning);
        self.pale(hand.held);
        if let Some(Target::Along(orbit, _)) = target {
            self.orbit_line(orbit, Stroke::new(2.0, self.night.warning));
        }
        let moves = target.is_some_and(|target| hand.held.put_down(open, target).is_some());
        if let Some(mark) = target.filter(|_| moves).and_then(|target| hand.held.mark(self.tile, target)) {
            let painter = self.on_tile();
            let ends = mark.map(|end| self.placed.to_screen(end));
            painter.line_segment(ends, stroke);
            for end in ends {
                painter.circle_filled(end, 4.0, stroke.color);
            }
        }
        if let Held::Body(orbit, body) = hand.held
            && let Some(laid) = self.tile.body(orbit, body)
        {
            self.painter.circle(pointer, self.placed.length(laid.radius), self.night.warning.gamma_multiply(0.18), stroke);
        }
        let said = if moves { words::in_hand(open, hand.held, target) } else { unmoved(open, hand.held) };
        let below = pointer + egui::Vec2::new(0.0, 18.0);
        plate(&self.painter, below, &[said], Align2::CENTER_TOP, self.night);
    }

    /// Darkens what is about to leave its place.
    fn pale(&self, held: Held) {
        let shade = self.night.shade;
        match held {
            Held::Body(orbit, body) => {
                if let Some(laid) = self.tile.body(orbit, body) {
                    let middle = self.placed.to_screen(laid.middle);
                    self.painter.circle_filled(middle, self.placed.length(laid.radius), shade);
                }
            }
            Held::Orbit(orbit) => self.orbit(orbit, Stroke::new(2.0, self.night.warning)),
        }
    }

    fn orbit_line(&self, id: Id<Orbit>, line: Stroke) {
        for piece in self.tile.orbit(id).map(pieces).unwrap_or_default() {
            let ends = piece.map(|end| self.placed.to_screen(end));
            self.on_tile().extend(Shape::dashed_line(&ends, line, 6.0, 4.0));
        }
    }
}

/// What is said where letting go changes nothing.
fn unmoved(open: OpenSystem, held: Held) -> String {
    let name = match held {
        Held::Body(orbit, id) => body(open.system, open.at(orbit, id)).map_or("The body", |body| body.label()).to_owned(),
        Held::Orbit(orbit) => capital(&words::orbit_label(open.system, orbit)),
    };
    format!("{name} stays where it is")
}

/// The pieces of an orbit's line between its bodies and its deep space.
fn pieces(orbit: &OrbitLayout) -> Vec<[Point; 2]> {
    let [from, to] = orbit.line;
    let along = (to - from) * (1.0 / (to - from).length().get());
    let bodies = orbit.bodies.iter().map(|laid| (laid.middle, laid.radius.get()));
    // The square stands upright, whatever the slope.
    let deep = (orbit.deep.middle(), orbit.deep.width().get() * 0.5 / along.x.get());
    let mut ends = vec![from];
    for (middle, half) in bodies.chain([deep]) {
        ends.extend([middle + along * -half, middle + along * half]);
    }
    ends.push(to);
    ends.chunks_exact(2).map(|piece| [piece[0], piece[1]]).filter(|[start, end]| start.x < end.x).collect()
}
