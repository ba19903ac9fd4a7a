//! Boats of a game, as they are seen over the boards: the hull under its crew, and over it the bow and what it is called and does.

use egui::{Align2, Pos2, Shape, Stroke, Vec2};

use super::super::pieces::{self, Over};
use super::choices::lead;
use super::pieces::seat;
use super::scene::Scene;
use geometry::{Facing, Space};
use kit::theme;
use kit::theme::Palette;
use kit::widgets::plate;
use vikings::play::{BoatNumber, BoatState, space_of};

/// The boats in play.
fn afloat<'a>(scene: &Scene<'a>) -> impl Iterator<Item = (BoatNumber, &'a BoatState)> + use<'a> {
    (0..).map(BoatNumber).zip(&scene.position.boats).filter(|(_, state)| state.is_here())
}

/// The hexes of a boat that lies as it does now.
pub fn hull(scene: &Scene, boat: BoatNumber) -> Vec<Space> {
    let berth = scene.position.boat(boat).berth();
    scene.public().boats()[boat.index()].class.covers(berth).map(space_of).collect()
}

/// Every hull in play.
pub fn boats(over: &Over, scene: &Scene) {
    for (number, state) in afloat(scene) {
        pieces::boat(over, &hull(scene, number), state.axis, Facing::new(state.bow), seat(state.player), "");
    }
}

/// What stands over the crews: the way that each bow points, its name and its speed.
pub fn marks(over: &Over, scene: &Scene) {
    for (number, state) in afloat(scene) {
        let bow = lead(scene, number, state.berth(), 1);
        if over.sees(bow) {
            tip(over, bow, state.bow);
        }
        let hexes = hull(scene, number);
        let Some(top) = hexes.iter().map(|hex| over.bounds(*hex)).reduce(egui::Rect::union) else { continue };
        let covered = scene.covered_speed(number).map_or_else(String::new, |speed| format!(" → {speed}"));
        let words = format!("{}, speed {}{covered}", scene.battle.boat_name(number), state.speed());
        plate(&over.painter, top.center_top() - Vec2::new(0.0, 3.0), &[words], Align2::CENTER_BOTTOM, Palette::on_paper());
    }
}

/// A tip before the bow.
fn tip(over: &Over, bow: Space, facing: u8) {
    let (sine, cosine) = over.spaces.layout.grid.shape.angle(Facing::new(facing)).sine_cosine();
    let ahead = Vec2::new(cosine as f32, sine as f32);
    let (width, side) = (over.width(bow), ahead.rot90());
    let corner = |far: f32, aside: f32| over.middle(bow) + ahead * (width * far) + side * (width * aside);
    let arrow = vec![corner(0.86, 0.0), corner(0.46, 0.24), corner(0.46, -0.24)];
    over.painter.add(Shape::convex_polygon(arrow, Palette::on_paper().text, Stroke::new(1.0, theme::PAPER)));
}

/// A boat as it would lie, in outline.
pub fn outline(over: &Over, hexes: &[Space], line: Stroke) {
    for ring in over.spaces.layout.rings(&hexes.iter().copied().collect()) {
        let mut ring: Vec<Pos2> = ring.into_iter().map(|corner| over.placed.to_screen(corner)).collect();
        ring.extend(ring.first().copied());
        over.broken_line(&ring, line);
    }
}
