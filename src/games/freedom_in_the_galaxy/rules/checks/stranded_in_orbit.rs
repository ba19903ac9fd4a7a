//! `stranded-in-orbit`: units that cannot move by themselves may be in space only if mobile units carry them.

use super::{book, code, deployed, set_ups};
use std::collections::BTreeMap;

use crate::set_up::{Piece, Placed, Spot};
use crate::{Content, Finding, Planet, Side};
use rules::{About, Id, Rule, Severity, counted};

pub(super) static RULE: Rule<Content> = Rule { about: &ABOUT, failing, passing, check };

static ABOUT: About = About {
    name: "stranded-in-orbit",
    code: code(33),
    severity: Severity::Error,
    citation: book("20.5"),
    says: "A unit that is not mobile starts in an orbit box, or enters from outside, only with a mobile unit of its side that carries it, one each; neither suicide squads nor units for atrocities carry any.",
    because: "It could not have come there by itself.",
};

/// What is counted among a side's units in one orbit box at the start, or among its units that enter from one star on one turn: how many cannot move
/// by themselves, how many can carry another unit, and the last row that places units that cannot move by themselves.
type Orbit = (u32, u32, Option<Id<Placed>>);

fn check(content: &Content, findings: &mut Vec<Finding>) {
    for (id, board) in set_ups::boards(content) {
        let mut orbits: BTreeMap<(Id<Planet>, Side, u32), Orbit> = BTreeMap::new();
        for (row_id, row, station) in &board.rows {
            let turn = row.turn.get();
            let flies = if turn == 0 { station.spot == Spot::Orbit } else { station.spot == Spot::FromSpace };
            let Piece::Unit(unit) = row.piece else { continue };
            let (Some(planet), Some(unit)) = (station.planet.filter(|_| flies), content.units.get(unit)) else { continue };
            // Units that enter from one star on the same turn enter together.
            let place = if turn == 0 { planet } else { first_of_star(content, planet) };
            let orbit = orbits.entry((place, row.side, turn)).or_default();
            if !unit.mobile {
                (orbit.0, orbit.2) = (orbit.0 + row.count.get(), Some(*row_id));
            } else if !unit.suicide && !unit.atrocity {
                orbit.1 += row.count.get();
            }
        }
        for ((planet, _, turn), (immobile, carriers, last)) in orbits {
            let (Some(planet), Some(last)) = (content.planets.get(planet), last.filter(|_| immobile > carriers)) else {
                continue;
            };
            let place = match turn {
                0 => format!("start in the orbit box of {}", planet.label()),
                turn => format!("enter from {} on turn {turn}", content.star_label(planet.star)),
            };
            let message = format!(
                "{} that cannot move by themselves and {} that carry {place}.",
                counted(immobile, "unit"),
                counted(carriers, "unit")
            );
            findings.push(Finding::new(&ABOUT, set_ups::row(id, last), message));
        }
    }
}

/// The first planet of the star that this planet belongs to.
fn first_of_star(content: &Content, id: Id<Planet>) -> Id<Planet> {
    let star = content.planets.get(id).and_then(|planet| planet.star);
    star.and_then(|star| content.planets_of(star).next()).map_or(id, |(first, _)| first)
}

fn with(carriers: u32) -> Content {
    deployed::deployed(|_, scenario| {
        scenario.set_up.add(deployed::in_orbit(deployed::MILITIA, 2));
        scenario.set_up.add(deployed::in_orbit(deployed::LINE, carriers));
    })
}

fn failing() -> Content {
    with(1)
}

fn passing() -> Content {
    with(2)
}
