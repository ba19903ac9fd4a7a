//! Paints the overlay of the tile: marks for the part under the pointer, the selected part and the cursor; and the dragged part with the place where
//! it would be put down.

use egui::{Align2, Painter, Pos2, Shape, Stroke, StrokeKind, Ui, Vec2};

use super::hand::{Held, Target};
use super::on_tile::OnTile;
use super::{Memory, words};
use crate::printed::PrintedTile;
use crate::things::system::OpenSystem;
use geometry::{Mm, Point, Rect};
use kit::board::{self, BoardResponse, Ground, HeldBy, Overlay};
use kit::theme::{self, Palette};
use kit::widgets::plate;
use rules::Id;
use star_viking::{InSystem, Orbit, Space};
use star_viking_paper::sheets::tile;
use star_viking_paper::sheets::tile::layout::{BodyLayout, OrbitLayout};

/// The painter of the overlay, with the colours of a night sky.
struct Canvas<'a> {
    over: Overlay<'a, PrintedTile>,
    open: OpenSystem<'a>,
    night: &'static Palette,
}

/// Paints the overlay over the tile on the desk.
pub fn show(ui: &Ui, memory: &Memory, on_tile: &OnTile, touched: &BoardResponse) {
    let night = Palette::on_night();
    let canvas = Canvas { over: Overlay::new(ui, touched, on_tile.tile, Ground::Night), open: on_tile.open, night };
    if memory.ghosts {
        canvas.ghosts();
    }
    for piece in &memory.board.chosen {
        canvas.lit(piece.part, 0.2, Stroke::new(2.0, night.warning));
    }
    let hand = memory.board.carried();
    let selected = on_tile.open.space().map_or(on_tile.open.part, InSystem::Sector);
    canvas.lit(selected, 0.24, Stroke::new(2.5, night.accent));
    if let Some(part) = memory.hovered.filter(|part| hand.is_none() && *part != selected) {
        canvas.lit(part, 0.12, Stroke::new(1.0, night.accent));
    }
    let walks = hand.is_none_or(|hand| hand.held_by == HeldBy::Free);
    if let Some(space) = memory.board.view.cursor.filter(|_| canvas.over.has_keys && walks) {
        canvas.over.mark(space, 1.5);
    }
    if let Some((hand, (at, _))) = hand.zip(memory.board.carried_at(&canvas.over)) {
        canvas.carried(hand.piece.held, memory.board.aim(on_tile), words::in_hand(memory, on_tile), at);
    }
}

impl Canvas<'_> {
    /// Paints the outline of a counter, at its true size, in every sector.
    fn ghosts(&self) {
        let (tile, system) = (self.over.spaces, self.open.system);
        for area in system.spaces().into_iter().filter_map(|space| tile::counter(system, &tile.layout, space)) {
            let rect = self.over.placed.on_screen(area);
            let (fill, line) = (self.night.text.gamma_multiply(0.3), Stroke::new(1.0, self.night.text));
            self.over.painter.rect(rect, 1.0, fill, line, StrokeKind::Inside);
        }
    }

    /// Highlights a part of the tile with the given line. The area of a sector is also tinted, as strongly as `ground` says.
    fn lit(&self, part: InSystem, ground: f32, line: Stroke) {
        let ground = self.night.accent.gamma_multiply(ground);
        match part {
            InSystem::Whole | InSystem::Capital => {}
            InSystem::Name | InSystem::Technology | InSystem::Wealth => self.frame(self.over.spaces.layout.head, line),
            InSystem::Orbit(orbit) => self.orbit(orbit, line),
            InSystem::Body(orbit, body) => {
                if let Some(laid) = self.over.spaces.body(orbit, body) {
                    self.ring(laid, line);
                }
            }
            InSystem::Sector(space) => {
                self.over.fill(space, ground);
                self.over.ring(space, line);
            }
        }
    }

    /// Draws a ring round a body and a line below its name.
    fn ring(&self, laid: &BodyLayout, line: Stroke) {
        let (middle, radius) = (self.over.placed.to_screen(laid.middle), self.over.placed.length(laid.radius));
        self.over.painter.circle_stroke(middle, radius + 3.0, line);
        let below = |end: Point| self.over.placed.to_screen(end) + Vec2::new(0.0, 1.0);
        let name = [Point::at(laid.name.min.x, laid.name.max.y), laid.name.max].map(below);
        self.over.painter.line_segment(name, Stroke::new(1.5, line.color));
    }

    /// Draws the line of an orbit, with a ring round each body and a frame round its deep space.
    fn orbit(&self, id: Id<Orbit>, line: Stroke) {
        let Some(orbit) = self.over.spaces.orbit(id) else { return };
        for piece in pieces(orbit) {
            self.on_tile().line_segment(piece.map(|end| self.over.placed.to_screen(end)), line);
        }
        self.frame(orbit.deep, line);
        for laid in &orbit.bodies {
            let (middle, radius) = (self.over.placed.to_screen(laid.middle), self.over.placed.length(laid.radius));
            self.over.painter.circle_stroke(middle, radius + 3.0, line);
        }
    }

    /// A painter that is clipped to the tile, since the line of an orbit extends beyond the edges of the tile.
    fn on_tile(&self) -> Painter {
        let tile = self.over.placed.on_screen(Rect::new(Point::ORIGIN, PrintedTile::SIZE));
        self.over.painter.with_clip_rect(tile.intersect(self.over.placed.rect))
    }

    fn frame(&self, rect: Rect, line: Stroke) {
        let rect = self.over.placed.on_screen(rect).expand(1.0);
        self.over.painter.rect_stroke(rect, theme::ROUND, line, StrokeKind::Outside);
    }

    /// Paints the dragged part, and a mark where it would be put down.
    fn carried(&self, held: Held, aim: Option<board::Target<Space, Target>>, said: Option<String>, at: Pos2) {
        let stroke = Stroke::new(3.0, self.night.warning);
        self.pale(held);
        let target = match aim {
            Some(board::Target::Box(target)) => Some(target),
            Some(board::Target::Space(_)) | None => None,
        };
        if let Some(Target::Along(orbit, _) | Target::At(orbit, ..)) = target {
            self.orbit_line(orbit, Stroke::new(2.0, self.night.warning));
        }
        let moves = target.is_some_and(|target| held.put_down(self.open, self.over.spaces, &[], target).is_some());
        if let Some(mark) = target.filter(|_| moves).and_then(|target| held.mark(self.over.spaces, target)) {
            let painter = self.on_tile();
            let points: Vec<Pos2> = mark.into_iter().map(|point| self.over.placed.to_screen(point)).collect();
            for end in [points.first(), points.last()].into_iter().flatten() {
                painter.circle_filled(*end, 4.0, stroke.color);
            }
            painter.add(Shape::line(points, stroke));
        }
        if let Some(guide) = target.and_then(|target| held.guide(self.over.spaces, target)) {
            let ends = [Point::at(guide, Mm::ZERO), Point::at(guide, PrintedTile::SIZE.height)];
            let ends = ends.map(|end| self.over.placed.to_screen(end));
            self.on_tile().extend(Shape::dashed_line(&ends, Stroke::new(1.5, self.night.accent), 5.0, 4.0));
        }
        // A body that would be locked is drawn where it would be locked.
        let at = match target {
            Some(Target::At(orbit, _, along)) => {
                let orbit = self.over.spaces.orbit(orbit);
                orbit.map_or(at, |orbit| self.over.placed.to_screen(orbit.at(Mm::new(f64::from(along) / 10.0))))
            }
            Some(Target::Along(..) | Target::Among(_)) | None => at,
        };
        if let Held::Body(orbit, body) = held
            && let Some(laid) = self.over.spaces.body(orbit, body)
        {
            let radius = self.over.placed.length(laid.radius);
            self.over.painter.circle(at, radius, self.night.warning.gamma_multiply(0.18), stroke);
        }
        let stays = || format!("{} stays where it is", words::name(self.open, held));
        let said = said.filter(|_| moves).unwrap_or_else(stays);
        plate(&self.over.painter, at + Vec2::new(0.0, 18.0), &[said], Align2::CENTER_TOP, self.night);
    }

    /// Darkens the part that the user is moving away.
    fn pale(&self, held: Held) {
        let shade = self.night.shade;
        match held {
            Held::Body(orbit, body) => {
                if let Some(laid) = self.over.spaces.body(orbit, body) {
                    let middle = self.over.placed.to_screen(laid.middle);
                    self.over.painter.circle_filled(middle, self.over.placed.length(laid.radius), shade);
                }
            }
            Held::Orbit(orbit) => self.orbit(orbit, Stroke::new(2.0, self.night.warning)),
        }
    }

    fn orbit_line(&self, id: Id<Orbit>, line: Stroke) {
        for piece in self.over.spaces.orbit(id).map(pieces).unwrap_or_default() {
            let ends = piece.map(|end| self.over.placed.to_screen(end));
            self.on_tile().extend(Shape::dashed_line(&ends, line, 6.0, 4.0));
        }
    }
}

/// The pieces of an orbit's line between the orbit's bodies and deep space.
fn pieces(orbit: &OrbitLayout) -> Vec<[Point; 2]> {
    const PIECES: u32 = 80;
    let line = orbit.line(PIECES);
    let hidden = |at: Point| {
        let upon = |laid: &BodyLayout| (laid.middle - at).length() < laid.radius;
        orbit.deep.contains(at) || orbit.bodies.iter().any(upon)
    };
    let pieces = line.windows(2).map(|two| [two[0], two[1]]);
    pieces.filter(|[from, to]| !hidden(from.towards(*to, 0.5))).collect()
}
