//! Draws the boats of a game on the boards: the hull below its crew, and above the crew the bow, the name and the speed.

use std::collections::BTreeSet;

use egui::{Pos2, Rect, Shape, Stroke, Vec2};

use super::super::pieces::{self, Lies, Over};
use super::choices::lead;
use super::labels::{self, Place};
use super::pieces::seat;
use super::scene::Scene;
use crate::hulls::Hulls;
use geometry::{Facing, Space};
use kit::theme;
use kit::theme::Palette;
use vikings::play::{BoatNumber, BoatState, Position, Question, space_of};

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

/// The greatest distance between the hull and the name of its boat, in widths of a hex.
const FAR: u8 = 2;

/// Paints what lies above the crews: the direction of each bow, and the boat's name and speed beside the hull, where they cover no piece and the fewest
/// decks, lit hexes and hexes ahead. Only where all places beside the hull cover pieces, they lie a little away from it.
pub fn marks(over: &Over, scene: &Scene, lit: &BTreeSet<Space>) {
    let bounds = |spaces: BTreeSet<Space>| -> Vec<Rect> {
        let seen = spaces.into_iter().filter(|space| over.sees(*space));
        seen.map(|space| over.bounds(space).scale_from_center(0.8)).collect()
    };
    let mut taken = bounds(pieces_on(scene.position));
    let decks = afloat(scene).flat_map(|(number, _)| hull(scene, number));
    let rarely = bounds(lit.iter().copied().chain(decks).chain(ahead(scene)).collect());
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
        if !hull.intersects(over.placed.rect) {
            continue;
        }
        let width = over.width(bow);
        // A hull that lies aslant leaves much room in its rectangle, so that places beside its ends are nearer to it.
        let ends = [lead(scene, number, state.berth(), -1), bow].map(|end| over.bounds(end).expand(3.0));
        let near: Vec<Place> = [hull, ends[0], ends[1]].into_iter().flat_map(|rect| labels::around(rect, 0.0)).collect();
        let far: Vec<Place> = (1..=FAR).flat_map(|far| labels::around(hull, f32::from(far) * width)).collect();
        taken.extend(labels::paint_near(over, &words, (&near, &far), [&taken, &rarely]));
    }
}

/// The hexes straight ahead of a boat whose course is asked for, as far as its speed goes.
fn ahead(scene: &Scene) -> Vec<Space> {
    let Some(Question::Speed(boat) | Question::Sail(boat)) = scene.question() else { return Vec::new() };
    let state = scene.position.boat(boat);
    let way = if state.way() < 0 { -1 } else { 1 };
    let berths = std::iter::successors(Some(state.berth()), |berth| Some(berth.moved(state.heading().ahead())));
    berths.skip(1).take(usize::from(state.speed().unsigned_abs().max(1))).map(|berth| lead(scene, boat, berth, way)).collect()
}

/// The hexes on which something stands or lies that words are not to cover.
fn pieces_on(position: &Position) -> BTreeSet<Space> {
    let men = position.numbered().filter(|(_, man)| man.is_here()).flat_map(|(_, man)| man.pose.spaces());
    let beasts = position.herd().filter(|(_, beast)| beast.is_loose()).flat_map(|(_, beast)| beast.pose.spaces());
    let markers = position.markers.iter().filter(|marker| marker.here && marker.carrier.is_none()).map(|marker| marker.hex);
    men.chain(beasts).chain(markers).collect()
}

/// Draws an arrow before the bow. It is longer than wide, so that it clearly points in one direction.
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
