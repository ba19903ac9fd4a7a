//! Draws boats, characters and things on the boards.

use egui::{Align2, Color32, Painter, Pos2, Rect, Shape, Stroke, Vec2};

use super::super::board::Hexes;
use super::scene::{Piece, Scene};
use crate::force::counter;
use crate::hulls::Hulls;
use geometry::{Facing, Space};
use kit::board::{Overlay, badge};
use kit::desks::FrameContext;
use kit::theme::{self, Palette};
use vikings::{BoatClass, Man, Player, Task, TokenKind};
use vikings_paper::sheets::scenarios::{DECK, GOLD, HIDE, color};

/// The narrowest hex, in points of the screen, in which counters are legible; in narrower ones a disc in the side's colour is painted.
const ROOM_FOR_COUNTERS: f32 = 34.0;
/// The narrowest hex, in points of the screen, in which words fit without covering the neighbouring hexes.
const ROOM_FOR_WORDS: f32 = 18.0;
/// The narrowest hex, in points of the screen, in which a hull can be recognised.
const ROOM_FOR_HULLS: f32 = 8.0;
/// The width of a counter, as a fraction of the width of a hex.
const COUNTER: f32 = 0.72;

/// The overlay on which the set-up is painted.
pub type Over<'a> = Overlay<'a, Hexes>;

/// The position of a boat: its class, its hexes, the hex of its axis, and the direction of its bow.
#[derive(Clone, Copy)]
pub struct Lies<'a> {
    pub class: &'a BoatClass,
    pub hexes: &'a [Space],
    pub axis: Space,
    pub bow: Facing,
}

/// Paints a boat of a side as on paper, with its axis, its bow and its name. In very narrow hexes, only tints the hexes that the boat covers.
pub fn boat(over: &Over, hulls: &mut Hulls, lies: Lies, player: Player, name: &str) {
    let Lies { class, hexes, axis, bow } = lies;
    let paper = Palette::on_paper();
    let (fill, line) = (theme::printed(DECK), theme::printed(color(player)));
    let width = over.width(axis);
    let angle = over.spaces.layout.grid.shape.angle(bow);
    let seen: Vec<Space> = hexes.iter().copied().filter(|space| over.sees(*space)).collect();
    let is_drawn = !seen.is_empty()
        && width >= ROOM_FOR_HULLS
        && hulls.paint(&over.painter, class, (over.middle(axis), width), (bow, angle));
    for space in seen.iter().filter(|_| !is_drawn) {
        over.painter.add(Shape::convex_polygon(over.outline(*space), fill, Stroke::new(0.5, paper.outline)));
    }
    for side in over.spaces.layout.rings(&hexes.iter().copied().collect()) {
        let ring = side.into_iter().map(|corner| over.placed.to_screen(corner)).collect();
        over.painter.add(Shape::closed_line(ring, Stroke::new(2.0, line)));
    }
    over.painter.circle_filled(over.middle(axis), (width * 0.12).max(1.5), paper.text);
    // The hex of the bow is the foremost of the boat's hexes in the direction of the bow.
    let (sine, cosine) = angle.sine_cosine();
    let ahead = Vec2::new(cosine as f32, sine as f32);
    let along = |space: &&Space| over.middle(**space).to_vec2().dot(ahead);
    if let Some(foremost) = hexes.iter().max_by(|one, other| along(one).total_cmp(&along(other))) {
        let (middle, side) = (over.middle(*foremost), ahead.rot90());
        let corner = |far: f32, aside: f32| middle + ahead * (width * far) + side * (width * aside);
        // The arrow is longer than wide, since an equilateral triangle would seem to point in three directions.
        let arrow = vec![corner(0.42, 0.0), corner(-0.3, 0.18), corner(-0.3, -0.18)];
        over.painter.add(Shape::convex_polygon(arrow, paper.text, Stroke::new(1.0, theme::PAPER)));
    }
    if width >= ROOM_FOR_WORDS && !name.is_empty() {
        // The name lies below the hull, where it covers nobody aboard.
        let lowest = hexes.iter().map(|space| over.middle(*space).y).fold(f32::NEG_INFINITY, f32::max);
        let at = Pos2::new(over.middle(axis).x, lowest + width * 0.75);
        badge(&over.painter, at, name, (width * 0.3).clamp(8.0, 14.0));
    }
}

/// Paints a character at a point, as a counter or a disc. If the character is a rider, the rear hex is painted too.
pub fn man(context: &mut FrameContext, scene: &Scene, at: (Painter, Pos2, Option<Pos2>), piece: Piece, width: f32) {
    let (painter, middle, rear) = at;
    let Piece::Man(player, id) = piece else { return };
    let Some(man) = scene.man(player, id) else { return };
    let ink = theme::printed(color(player));
    if let Some(rear) = rear {
        painter.line_segment([middle, rear], Stroke::new((width * 0.3).max(2.0), ink));
    }
    if width < ROOM_FOR_COUNTERS {
        painter.circle(middle, (width * 0.34).max(2.5), ink, Stroke::new(1.0, theme::PAPER));
        if player == Player::B {
            // The discs of one side have a spot, so that the sides can be told apart without colours.
            painter.circle_filled(middle, (width * 0.12).max(1.0), theme::PAPER);
        }
        return;
    }
    let rect = Rect::from_center_size(middle, Vec2::splat(width * COUNTER));
    counter::paint(&painter, context, scene.set_up.content, man.member.character, rect);
    painter.rect_stroke(rect.expand(1.0), 2, Stroke::new(2.0, ink), egui::StrokeKind::Outside);
}

/// Shows which way a character faces, if that matters: a tip before a rider (2.55), a line along the front of a wall of shields (3.2).
pub fn heading(over: &Over, man: &Man, space: Space) {
    let (corners, side) = (over.outline(space), usize::from(man.member.heading.facing().number()));
    let corner = |number: usize| corners[(side + number) % corners.len()];
    let (ink, width) = (theme::printed(color(man.player)), over.width(space));
    if man.member.task == Task::Shieldwall && man.hull.is_none() {
        let front = vec![corner(corners.len() - 1), corner(0), corner(1)];
        over.painter.add(Shape::line(front, Stroke::new((width * 0.14).max(2.0), ink)));
    } else if man.rear.is_some() {
        let (middle, side) = (over.middle(space), corner(0) + (corner(1) - corner(0)) * 0.5);
        let (tip, base, half) = (middle + (side - middle) * 1.4, middle.lerp(side, 0.7), (corner(1) - corner(0)) * 0.36);
        let arrow = vec![tip, base + half, base - half];
        over.painter.add(Shape::convex_polygon(arrow, ink, Stroke::new(1.0, theme::PAPER)));
    }
}

/// Paints a thing at a point.
pub fn thing(painter: &Painter, middle: Pos2, width: f32, kind: TokenKind) {
    let paper = Palette::on_paper();
    let (fill, letter) = match kind {
        TokenKind::Treasure => (theme::printed(GOLD), "T"),
        TokenKind::Dummy => (theme::printed(GOLD), "–"),
        TokenKind::Pig => (theme::printed(HIDE), "P"),
        TokenKind::Goat => (theme::printed(HIDE), "G"),
        TokenKind::Horse => (theme::printed(HIDE), "H"),
    };
    let side = (width * 0.56).max(5.0);
    let rect = Rect::from_center_size(middle, Vec2::splat(side));
    painter.rect(rect, 2, fill, Stroke::new(1.0, paper.outline), egui::StrokeKind::Inside);
    if side >= 9.0 {
        painter.text(middle, Align2::CENTER_CENTER, letter, theme::bold(side * 0.7), Color32::BLACK);
    }
}
