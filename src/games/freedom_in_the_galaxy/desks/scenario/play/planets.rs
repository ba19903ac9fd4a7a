//! The planets on the display: which side controls each, and the loyalty and base markers on its track.

use egui::{Pos2, Rect, Shape, Stroke, StrokeKind, Vec2};

use super::scene::Scene;
use crate::display::{Display, marker_at};
use crate::track_markers;
use freedom_in_the_galaxy::play::{PlanetNow, PlanetNumber};
use freedom_in_the_galaxy::{PlanetState, Side};
use freedom_in_the_galaxy_paper::sheets::ring::{RingPart, base_space};
use geometry::Mm;
use kit::board::Overlay;
use kit::theme::{self, Palette};

/// The largest width of the words for a planet's state, in millimetres of the display.
const WORDS: Mm = Mm::new(24.0);

/// Paints the states and markers of all planets.
pub fn show(over: &Overlay<Display>, scene: &Scene) {
    for planet in scene.look.public.worlds() {
        let now = *scene.look.open.planet(planet);
        track(over, scene, planet, now);
        state(over, scene, planet, now);
    }
}

/// Paints the markers on a planet's track: loyalty while it can shift, and the base, crossed out while it is Down.
fn track(over: &Overlay<Display>, scene: &Scene, planet: PlanetNumber, now: PlanetNow) {
    let id = scene.planet_id(planet);
    let radius = over.placed.length(Mm::new(2.7)).max(5.0);
    let rebel = scene.look.control(planet) == Some(Side::Rebel) || now.state != PlanetState::ImperialControl;
    let base = base_space(now.level.into(), rebel);
    let loyalty = now.has_loyalty().then_some(now.loyalty);
    let at = |space, index| {
        let room = scene.display.room((id, RingPart::Track(space)))?;
        Some(over.placed.to_screen(marker_at(room, index)))
    };
    if let Some(at) = loyalty.and_then(|loyalty| at(loyalty, 0)) {
        track_markers::loyalty(&over.painter, at, radius, false);
    }
    if let Some(at) = at(base, usize::from(loyalty == Some(base))) {
        track_markers::base(&over.painter, at, radius, (now.level.into(), now.up), false);
    }
}

/// Writes the state of control of a planet in its orbit box, in the colour of the controlling side.
fn state(over: &Overlay<Display>, scene: &Scene, planet: PlanetNumber, now: PlanetNow) {
    let orbit = scene.orbit(planet);
    if !scene.display.has(orbit) {
        return;
    }
    let words = words(scene, planet, now);
    let (fill, ink) = track_markers::livery(scene.look.control(planet));
    let place = over.bounds(orbit);
    let middle = over.middle(orbit);
    let font = theme::bold((over.placed.length(Mm::new(3.0))).clamp(8.0, 15.0));
    // Long words are broken into two lines, so that they do not run over the words of the track.
    let room = scene.display.room(orbit).map_or(place.width(), |room| over.placed.length(room.width()));
    let galley = over.painter.layout(words.to_owned(), font, ink, (room - 10.0).max(24.0));
    let least = over.placed.length(WORDS).min(place.width());
    let size = Vec2::new(galley.size().x.max(least * 0.4) + 10.0, galley.size().y + 4.0);
    let below = over.placed.length(Mm::new(9.0));
    let ground = Rect::from_center_size(middle + Vec2::new(0.0, below), size);
    over.painter.rect(ground, 4.0, fill, Stroke::new(1.0, Palette::on_paper().text), StrokeKind::Inside);
    over.painter.galley(ground.center() - galley.size() * 0.5, galley, ink);
    if now.state == PlanetState::Rebellion {
        flame(over, ground.right_center() + Vec2::new(9.0, 0.0));
    }
}

/// The state of a planet in a word or two.
fn words(scene: &Scene, planet: PlanetNumber, now: PlanetNow) -> &'static str {
    match (now.state, scene.look.control(planet)) {
        (PlanetState::ImperialControl, _) => "Imperial",
        (PlanetState::RebelControl, _) => "Rebel",
        (PlanetState::RebellionStopped, _) => "Rebellion stopped",
        (PlanetState::Rebellion, Some(Side::Rebel)) => "In rebellion: Rebel",
        (PlanetState::Rebellion, Some(Side::Imperial)) => "In rebellion: Imperial",
        (PlanetState::Rebellion, None) => "In rebellion",
    }
}

/// Draws a small flame, the sign of a rebellion.
fn flame(over: &Overlay<Display>, at: Pos2) {
    let corner = |x: f32, y: f32| at + Vec2::new(x, y);
    let shape = vec![corner(0.0, -8.0), corner(4.0, -1.0), corner(3.0, 5.0), corner(-3.0, 5.0), corner(-4.0, -1.0)];
    over.painter.add(Shape::convex_polygon(shape, Palette::on_paper().error, Stroke::new(1.0, theme::PAPER)));
}

/// The state of a planet for the line below the display.
pub fn in_words(scene: &Scene, planet: PlanetNumber) -> String {
    let now = *scene.look.open.planet(planet);
    let base = if now.up { "up" } else { "down" };
    let words = words(scene, planet, now);
    let loyalty = if now.has_loyalty() { format!(", {}", now.loyalty) } else { String::new() };
    format!("{}: {words}{loyalty}; base of level {} {base}", scene.battle.planet_name(planet), now.level)
}
