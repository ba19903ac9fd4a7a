//! Where pieces may stand at the start, by the rules and by the scenario. The editor's board highlights the places that are allowed, and checks
//! report pieces in other places.

use super::victory::is_throne_or_first_capital;
use super::{Board, Piece, Placed, PlanetOnBoard, Spot, Station};
use crate::terms::{Limit, PlanetKind};
use crate::{EnvironType, Loyalty, Planet, RulesLevel, Side, UnitType};
use rules::Id;

/// The reason, in words, why the piece of a row may not stand at a place at the start; `None` if it may. If the row is already in the set-up, `own`
/// is its id, so that the row does not count against itself.
#[must_use]
pub fn objection(board: &Board, row: &Placed, own: Option<Id<Placed>>, station: Station) -> Option<String> {
    if let Some(words) = board.scenario.limits.iter().find_map(|limit| against_limit(board, limit, (row, &station))) {
        return Some(words);
    }
    let id = station.planet?;
    let Some(on) = board.planet(id) else {
        // Only pieces from space may come from stars that are not in play.
        return (station.spot != Spot::FromSpace).then(|| "on a planet that is not in play".to_owned());
    };
    let planet = on.planet.label();
    match station.spot {
        Spot::Orbit if board.scenario.rules == RulesLevel::StarSystem => {
            return Some("in an orbit box, which the rules for a star system do not know".to_owned());
        }
        Spot::Environ(kind) if on.environ(kind).is_none() => return Some(format!("in an environ that {planet} does not have")),
        Spot::Open | Spot::FromSpace | Spot::Orbit | Spot::Environ(_) => {}
    }
    match row.piece {
        Piece::Unit(unit) => against_unit(board, (row, own), board.content.units.get(unit)?, on, station.spot),
        Piece::Camp => {
            let loyal = matches!(on.loyalty(), Some(Loyalty::Patriotic | Loyalty::Loyal) | None);
            let other = |(id, other, at): &(Id<Placed>, &Placed, Station)| {
                other.piece == Piece::Camp && Some(*id) != own && (at.planet, at.spot) == (station.planet, station.spot)
            };
            if loyal && !board.rows.iter().any(other) {
                return None;
            }
            Some(if loyal {
                "where a camp is already".to_owned()
            } else {
                format!("on {planet}, which is neither Patriotic nor Loyal")
            })
        }
        Piece::SecretBase => no_secret_base(board, on).map(|why| format!("on {planet}, {why}")),
        Piece::Secret(_) => (!on.planet.secret).then(|| format!("on {planet}, which has no secret")),
        Piece::BaseUp if own.is_none() && on.up => Some(format!("on {planet}, whose base is up")),
        Piece::BaseLevel if !on.up => Some(format!("on {planet}, whose base is down")),
        Piece::BaseLevel if own.is_none() && on.base.get() >= MOST_BASE => {
            Some(format!("on {planet}, whose base has level {MOST_BASE}"))
        }
        Piece::BaseUp | Piece::BaseLevel if on.side() != row.side => Some(against_control(on)),
        Piece::BaseUp | Piece::BaseLevel | Piece::Character(_) | Piece::Possession(_) | Piece::Assignment(_) => None,
    }
}

/// The highest level of a base (8.11).
pub const MOST_BASE: u32 = 2;

fn against_control(on: &PlanetOnBoard) -> String {
    format!("on {}, which the {} controls", on.planet.label(), on.side().player())
}

/// The reason why units may not stand in a place, such as the control of the planet, the type of the units, or how many units there are (9.5, 16.13).
/// `None` if they may.
fn against_unit(
    board: &Board,
    (row, own): (&Placed, Option<Id<Placed>>),
    unit: &UnitType,
    on: &PlanetOnBoard,
    spot: Spot,
) -> Option<String> {
    if on.side() != row.side {
        return Some(against_control(on));
    }
    let Spot::Environ(kind) = spot else { return None };
    if row.side == Side::Rebel && unit.environ.is_some_and(|environ| environ != kind) {
        return Some(format!("in an environ that is {}", kind.word()));
    }
    let size = on.environ(kind)?.size.get();
    let here = board.units().filter(|(id, other, known, at)| {
        Some(*id) != own && other.side == row.side && !known.suicide && (at.planet, at.spot) == (Some(on.id), spot)
    });
    let units: u32 = here.map(|(_, other, ..)| other.count.get()).sum();
    let beyond = !unit.suicide && units + row.count.get() > size;
    beyond.then(|| format!("in the {} environ of {}, which has room for {size}", kind.word(), on.planet.label()))
}

/// The reason, in words, why the character of this row breaks this limit of the scenario; `None` if the character does not.
#[must_use]
pub fn against_limit(board: &Board, limit: &Limit, (row, station): (&Placed, &Station)) -> Option<String> {
    let Piece::Character(character) = row.piece else { return None };
    let character = board.content.characters.get(character)?;
    let whose = |side: &Side| *side == row.side;
    let called = |name: &str| character.name.eq_ignore_ascii_case(name);
    if let Limit::FromSpace(side) = limit {
        return (whose(side) && !matches!(station.spot, Spot::FromSpace | Spot::Open))
            .then(|| "on the board, and comes from space".to_owned());
    }
    let planet = board.content.planets.get(station.planet?)?;
    let is = |name: &str| planet.name.eq_ignore_ascii_case(name);
    let province = board.province_number(station.planet?);
    let of_kind = |kind: PlanetKind| is_of_kind(board, planet, kind);
    let wrong = match limit {
        Limit::InOrbit(side) => whose(side) && matches!(station.spot, Spot::Environ(_)),
        Limit::InEnvirons(side) => whose(side) && station.spot == Spot::Orbit,
        Limit::OnEither(side, one, other) => whose(side) && !is(one.as_str()) && !is(other.as_str()),
        Limit::On(side, name) => whose(side) && !is(name.as_str()),
        Limit::NotOn(side, name) => whose(side) && is(name.as_str()),
        Limit::NotOnKind(side, kind) => whose(side) && of_kind(*kind),
        Limit::NotInProvince(side, number) => whose(side) && province == Some(number.get()),
        Limit::ThingNotIn(name, number) => called(name.as_str()) && province == Some(number.get()),
        Limit::ThingOn(name, on) => called(name.as_str()) && !is(on.as_str()),
        Limit::ThingOnKinds(name, one, other) => called(name.as_str()) && !of_kind(*one) && !of_kind(*other),
        Limit::ThingIn(name, kind, on) => {
            called(name.as_str())
                && !(is(on.as_str()) && matches!(station.spot, Spot::Open | Spot::Environ(_)) && in_environ(station, *kind))
        }
        Limit::FromSpace(_)
        | Limit::OneEnviron(_)
        | Limit::GroupsOnPlanets(_)
        | Limit::BearersApart(_)
        | Limit::Together(..)
        | Limit::OnStrongest(..)
        | Limit::CampsMet
        | Limit::EntryPoints(..)
        | Limit::GroupsApart(_)
        | Limit::KnightsApart(_)
        | Limit::EliteIn(..)
        | Limit::Elite(..)
        | Limit::Suicide(..)
        | Limit::Atrocity(..)
        | Limit::BasesHalf(_)
        | Limit::Garrison(_)
        | Limit::Entry(..)
        | Limit::EntryAnywhere(_)
        | Limit::EntryTogether(..)
        | Limit::Printed(_) => false,
    };
    wrong.then(|| format!("on {}, and the scenario says: {}", planet.label(), rules::kind::say(limit)))
}

/// Whether a piece stands in an environ of this type, or its player may still put it into one.
fn in_environ(station: &Station, kind: EnvironType) -> bool {
    matches!(station.spot, Spot::Open) || station.spot == Spot::Environ(kind)
}

/// Whether a planet is of this kind. A planet may be of several kinds.
fn is_of_kind(board: &Board, planet: &Planet, kind: PlanetKind) -> bool {
    match kind {
        PlanetKind::Throne => is_throne_or_first_capital(board.content, planet),
        PlanetKind::Capital => planet.capital || planet.throne,
        PlanetKind::Home => planet.home.and_then(|race| board.content.races.get(race)).is_some_and(|race| race.star_faring),
        PlanetKind::Secret => planet.secret,
        PlanetKind::Other => false,
    }
}

/// The reason why the secret base may not be on a planet; `None` if it may (34.1).
#[must_use]
pub fn no_secret_base(board: &Board, on: &PlanetOnBoard) -> Option<&'static str> {
    let faring = on.planet.home.and_then(|race| board.content.races.get(race)).is_some_and(|race| race.star_faring);
    let high = board.planets.iter().any(|other| other.star == on.star && (other.planet.capital || other.planet.throne));
    if faring {
        Some("the home of a star-faring race")
    } else if on.planet.secret {
        Some("which has a secret")
    } else if high {
        Some("round the star of a capital or the throne")
    } else {
        None
    }
}
