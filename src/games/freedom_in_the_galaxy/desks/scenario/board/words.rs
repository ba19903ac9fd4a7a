//! Describes the spaces of the board, its pieces, and the piece in hand.

use egui::Ui;

use super::Memory;
use super::scene::{Held, Scene};
use crate::display::RingSpot;
use freedom_in_the_galaxy::set_up::{Placed, Spot};
use freedom_in_the_galaxy::{Planet, Side, UnitsPresent, control};
use freedom_in_the_galaxy_paper::sheets::ring::RingPart;
use kit::board::{Spaces as _, Target};
use kit::desks::FrameContext;
use rules::{Id, capital, counted, listed};

/// Shows the line below the board: the piece in hand or, without one, the space under the pointer or at the cursor; and the zoom.
pub fn line(ui: &mut Ui, context: &mut FrameContext, scene: &Scene) {
    let memory = &mut context.memory.own.of::<crate::Memory>().scenario.board;
    let here = || memory.board.view.meant().map_or_else(String::new, |at| space(scene, at));
    let said = in_hand(memory, scene).unwrap_or_else(here);
    memory.board.line(ui, &context.state.settings.keys, scene, said);
}

/// Describes a space and the pieces in it.
pub fn space(scene: &Scene, at: RingSpot) -> String {
    let name = capital(&scene.display.name(at));
    if let RingPart::Track(_) = at.1 {
        let markers: Vec<String> = scene.markers(at).into_iter().map(|(held, _)| piece(scene, held)).collect();
        let markers = if markers.is_empty() { String::new() } else { format!(": {}", listed(&markers)) };
        return format!("{name}{markers}. {}", controlled(scene, at.0));
    }
    let size = match at.1 {
        RingPart::Environ(environ) => {
            let found = scene.open.content.planets.get(at.0).and_then(|planet| planet.environs.get(environ));
            found.map_or_else(String::new, |environ| format!(", size {}", environ.size))
        }
        RingPart::Orbit | RingPart::Track(_) => String::new(),
    };
    let rows: Vec<String> = scene.rows_in(at).into_iter().filter_map(|id| scene.row(id)).map(|found| row(scene, found)).collect();
    let rows = if rows.is_empty() { "nobody".to_owned() } else { listed(&rows) };
    format!("{name}{size}: {rows}")
}

/// Says which side controls a planet after the set-up, and why.
pub fn controlled(scene: &Scene, planet: Id<Planet>) -> String {
    let Some(on) = scene.board.planet(planet) else { return String::new() };
    let has = |side: Side| scene.board.units().any(|(_, found, _, station)| found.side == side && station.planet == Some(planet));
    let units = match (has(Side::Imperial), has(Side::Rebel)) {
        (false, false) => UnitsPresent::None,
        (true, false) => UnitsPresent::Imperial,
        (false, true) => UnitsPresent::Rebel,
        (true, true) => UnitsPresent::Both,
    };
    let who = control(on.state(), units, on.up).map_or("nobody", Side::label);
    let base = if on.up { "up" } else { "down" };
    format!("{}, {}, base of level {} {base}: control {who}", on.state().label(), units.label(), on.base)
}

/// A row of the set-up in words.
pub fn row(scene: &Scene, row: &Placed) -> String {
    let name = row.piece.label(scene.open.content);
    match row.count.get() {
        1 => name,
        count => format!("{count} {name}"),
    }
}

/// Says what a row is and where it stands.
pub fn standing(scene: &Scene, id: Id<Placed>) -> String {
    let (Some(found), Some(station)) = (scene.row(id), scene.station(id)) else { return String::new() };
    let planet = station.planet.map(|planet| scene.display.planet_label(planet).to_owned());
    let place = match (planet, station.spot) {
        (None, Spot::FromSpace) => "from space".to_owned(),
        (None, _) => "where its player chooses".to_owned(),
        (Some(planet), Spot::Open) => format!("on {planet}"),
        (Some(planet), spot) => format!("on {planet}, {}", spot.word()),
    };
    let turn = if found.turn.get() == 0 { String::new() } else { format!(", on turn {}", found.turn) };
    format!("{} {} starts {place}{turn}", found.side.label(), row(scene, found))
}

/// The name of a thing that can be taken in hand.
pub fn piece(scene: &Scene, held: Held) -> String {
    match held {
        Held::Row(id) => scene.row(id).map_or_else(String::new, |found| row(scene, found)),
        Held::New(_, piece) => piece.label(scene.open.content),
        Held::Loyalty(planet) => format!("loyalty of {}", scene.display.planet_label(planet)),
        Held::Base(planet) => {
            let level = scene.board.planet(planet).map_or(0, |on| on.base.get());
            format!("base of {}, level {level}", scene.display.planet_label(planet))
        }
    }
}

/// Describes the piece in hand and any objection to the place where it is now; `None` if nothing is in hand.
pub fn in_hand(memory: &Memory, scene: &Scene) -> Option<String> {
    let held = memory.board.carried()?.piece;
    let name = capital(&piece(scene, held));
    let Some(Target::Space(space)) = memory.board.aim(scene) else {
        let free = scene.free(held).len();
        return Some(format!("{name}: may stand in {} round this star", counted(free, "space")));
    };
    let place = scene.display.name(space);
    Some(match scene.against(held, space) {
        None => format!("{name}: {place}, nothing is against it"),
        Some(why) => format!("{name} would start {why}"),
    })
}
