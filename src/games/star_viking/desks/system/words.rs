//! Describes the parts of a tile.

use super::Memory;
use super::hand::{Held, Target};
use super::on_tile::OnTile;
use crate::things::system::{OpenSystem, body};
use kit::board;
use rules::{Id, capital, counted};
use star_viking::{Cut, Form, InSystem, Orbit, Sector, Space, System};
use star_viking_paper::sheets::tile::modifiers;

/// Describes a part of a system.
pub fn part(system: &System, part: InSystem) -> String {
    match part {
        InSystem::Whole | InSystem::Name | InSystem::Technology | InSystem::Wealth | InSystem::Capital => whole(system),
        InSystem::Orbit(orbit) => self::orbit(system, orbit),
        InSystem::Body(orbit, body) => system.orbits.get(orbit).and_then(|found| found.bodies.get(body)).map_or_else(
            || "A body that is gone".into(),
            |body| format!("{}: {} in {}", body.label(), form(&body.form), orbit_label(system, orbit)),
        ),
        InSystem::Sector(space) => sector(system, space),
    }
}

/// Describes the system as a whole.
pub fn whole(system: &System) -> String {
    let orbits = counted(system.orbits.len(), "orbit");
    let System { technology, wealth, sun, .. } = system;
    format!("{}: technology {technology}, wealth {wealth}, {} sun, {orbits}", system.label(), sun.label())
}

/// An orbit with the names of its bodies.
pub fn orbit(system: &System, id: Id<Orbit>) -> String {
    let names: Vec<&str> =
        system.orbits.get(id).iter().flat_map(|orbit| orbit.bodies.iter().map(|(_, body)| body.label())).collect();
    let label = capital(&orbit_label(system, id));
    if names.is_empty() { format!("{label}: no bodies") } else { format!("{label}: {}", names.join(", ")) }
}

/// The name of an orbit, which is its number counted from the inside.
pub fn orbit_label(system: &System, id: Id<Orbit>) -> String {
    system.orbits.position(id).map_or_else(|| "an orbit that is gone".into(), |position| format!("orbit {}", position + 1))
}

/// A sector with its values: "Userkaf V north: atmospheric, wB, Def +1".
pub fn sector(system: &System, space: Space) -> String {
    let label = capital(&system.space_label(space));
    let Space::On(spot) = space else { return label };
    let Some(found) = system.sector(spot) else { return label };
    let mut words = vec![values(*found)];
    words.extend((system.capital == Some(spot)).then(|| "capital".to_owned()));
    format!("{label}: {}", words.join(", "))
}

/// The values of a sector in words.
pub fn values(sector: Sector) -> String {
    let mut words = vec![if sector.atmosphere { "atmospheric" } else { "vacuum" }.to_owned()];
    words.extend(sector.wealth.map(|wealth| wealth.to_string()));
    words.extend(Some(modifiers(sector)).filter(|words| !words.is_empty()));
    words.join(", ")
}

/// The kind of a body and how it is divided into sectors.
pub fn form(form: &Form) -> String {
    let kind = form.kind().label().to_lowercase();
    match form.cut() {
        Cut::Whole => kind,
        Cut::Halves => format!("{kind} of two halves"),
        Cut::Caps(count) => format!("{kind} of two caps and an equator of {count}"),
    }
}

/// Describes the dragged part and the place where it would be put down; `None` if nothing is dragged.
pub fn in_hand(memory: &Memory, on_tile: &OnTile) -> Option<String> {
    let (held, open) = (memory.board.carried()?.piece.held, on_tile.open);
    let name = name(open, held);
    let target = memory.board.aim(on_tile);
    Some(match target {
        Some(board::Target::Box(Target::Along(orbit, position))) => {
            format!("{name} to {}, place {}", orbit_label(open.system, orbit), position + 1)
        }
        Some(board::Target::Box(Target::At(orbit, _, along))) => {
            let millimetres = f64::from(along) / 10.0;
            format!("{name} along {}, {millimetres:.1} mm from the left", orbit_label(open.system, orbit))
        }
        Some(board::Target::Box(Target::Among(position))) => format!("{name} to place {} from the sun", position + 1),
        Some(board::Target::Space(_)) | None => name,
    })
}

/// The name of a dragged body or orbit.
pub fn name(open: OpenSystem, held: Held) -> String {
    match held {
        Held::Body(orbit, id) => body(open.system, open.at(orbit, id)).map_or("A body", |body| body.label()).to_owned(),
        Held::Orbit(orbit) => capital(&orbit_label(open.system, orbit)),
    }
}
