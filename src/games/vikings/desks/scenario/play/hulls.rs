//! Draws the boats of a game on the boards: the hull below its crew, and above the crew the bow, the name and the speed.

use std::collections::BTreeSet;

use egui::{Align2, Pos2, Rect, Shape, Stroke, Vec2};

use super::super::pieces::{self, Lies, Over};
use super::choices::lead;
use super::pieces::seat;
use super::scene::Scene;
use crate::hulls::Hulls;
use geometry::{Facing, Space};
use kit::theme;
use kit::theme::Palette;
use kit::widgets::{plate, plate_rect};
use vikings::play::{BoatNumber, BoatState, space_of};

/// The boats in play, each with its number and state.
fn afloat<'a>(scene: &Scene<'a>) -> impl Iterator<Item = (BoatNumber, &'a BoatState)> + use<'a> {
    (0..).map(BoatNumber).zip(&scene.position.boats).filter(|(_, state)| state.is_here())
}

/// The hexes that a boat covers at present.
pub fn hull(scene: &Scene, boat: BoatNumber) -> Vec<Space> {
    let berth = scene.position.boat(boat).berth();
    scene.public().boats()[boat.index()].class.covers(berth).map(space_of).collect()
}

/// Paints all hulls in play.
pub fn boats(over: &Over, hulls: &mut Hulls, scene: &Scene) {
    for (number, state) in afloat(scene) {
        let class = &scene.public().boats()[number.index()].class;
        let lies = Lies { class, hexes: &hull(scene, number), axis: state.axis, bow: Facing::new(state.bow) };
        pieces::boat(over, hulls, lies, seat(state.player), "");
    }
}

/// Paints what lies above the crews: the direction of each bow, and the boat's name and speed beside the hull, where they cover the fewest lit hexes
/// and characters.
pub fn marks(over: &Over, scene: &Scene, lit: &BTreeSet<Space>) {
    let men = scene.position.numbered().filter(|(_, man)| man.is_here()).map(|(_, man)| man.pose.hex);
    let in_use: BTreeSet<Space> = men.chain(lit.iter().copied()).filter(|space| over.sees(*space)).collect();
    let in_use: Vec<Rect> = in_use.into_iter().map(|space| over.bounds(space).scale_from_center(0.8)).collect();
    for (number, state) in afloat(scene) {
        let bow = lead(scene, number, state.berth(), 1);
        if over.sees(bow) {
            tip(over, bow, state.bow);
        }
        let hexes = hull(scene, number);
        let Some(top) = hexes.iter().map(|hex| over.bounds(*hex)).reduce(Rect::union) else { continue };
        let covered = scene.covered_speed(number).map_or_else(String::new, |speed| format!(" → {speed}"));
        let words = [format!("{}, speed {}{covered}", scene.battle.boat_name(number), state.speed())];
        let hull = top.expand(3.0);
        let covers = |(at, align): &(Pos2, Align2)| {
            let plate = plate_rect(&over.painter, *at, &words, *align);
            let on_screen = over.placed.rect.contains_rect(plate);
            (!on_screen, in_use.iter().filter(|hex| hex.intersects(plate)).count())
        };
        let beside = [
            (hull.center_top(), Align2::CENTER_BOTTOM),
            (hull.center_bottom(), Align2::CENTER_TOP),
            (hull.left_center(), Align2::RIGHT_CENTER),
            (hull.right_center(), Align2::LEFT_CENTER),
            (hull.left_top(), Align2::RIGHT_BOTTOM),
            (hull.right_top(), Align2::LEFT_BOTTOM),
            (hull.left_bottom(), Align2::RIGHT_TOP),
            (hull.right_bottom(), Align2::LEFT_TOP),
        ];
        if let Some((at, align)) = beside.into_iter().min_by_key(covers) {
            plate(&over.painter, at, &words, align, Palette::on_paper());
        }
    }
}

/// Draws an arrow before the bow, long enough to point in one direction only.
fn tip(over: &Over, bow: Space, facing: u8) {
    let (sine, cosine) = over.spaces.layout.grid.shape.angle(Facing::new(facing)).sine_cosine();
    let ahead = Vec2::new(cosine as f32, sine as f32);
    let (width, side) = (over.width(bow), ahead.rot90());
    let corner = |far: f32, aside: f32| over.middle(bow) + ahead * (width * far) + side * (width * aside);
    let (shaft, head) = (corner(0.3, 0.0), corner(0.62, 0.0));
    over.painter.line_segment([shaft, head], Stroke::new(width * 0.14 + 2.0, theme::PAPER));
    over.painter.line_segment([shaft, head], Stroke::new(width * 0.14, Palette::on_paper().text));
    let arrow = vec![corner(1.0, 0.0), corner(0.56, 0.22), corner(0.56, -0.22)];
    over.painter.add(Shape::convex_polygon(arrow, Palette::on_paper().text, Stroke::new(1.0, theme::PAPER)));
}

/// Draws the outline of a boat on these hexes.
pub fn outline(over: &Over, hexes: &[Space], line: Stroke) {
    for ring in over.spaces.layout.rings(&hexes.iter().copied().collect()) {
        let mut ring: Vec<Pos2> = ring.into_iter().map(|corner| over.placed.to_screen(corner)).collect();
        ring.extend(ring.first().copied());
        over.broken_line(&ring, line);
    }
}
