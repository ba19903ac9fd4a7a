//! `placed-against-the-scenario`

use super::{book, code, deployed, set_ups};
use crate::rules::freedom_in_the_galaxy::set_up::{Board, Piece, Placed, Spot, Station};
use crate::rules::freedom_in_the_galaxy::terms::{Deal, Limit, PlanetKind, Provision};
use crate::rules::freedom_in_the_galaxy::{Content, InScenario, Place, Planet, Side};
use crate::rules::{About, Finding, Id, Rule, Severity, counted};

pub(super) static RULE: Rule<Content> = Rule { about: &ABOUT, failing, passing, check };

static ABOUT: About = About {
    name: "placed-against-the-scenario",
    code: code(29),
    severity: Severity::Error,
    citation: book("28.24, 38.3, 38.43"),
    says: "Pieces start where the scenario lets them, and no piece starts that it does not give.",
    because: "Where somebody stands, and with whom, is half of a scenario.",
};

fn check(content: &Content, findings: &mut Vec<Finding>) {
    for (id, board) in set_ups::boards(content) {
        for (row_id, row, station) in board.rows.iter().filter(|(_, row, _)| row.turn.get() == 0) {
            let broken = board.scenario.limits.iter().find_map(|limit| broken(&board, limit, (row, station)));
            if let Some(words) = broken {
                let message = format!("{} starts {words}.", row.piece.label(content));
                findings.push(Finding::new(&ABOUT, set_ups::row(id, *row_id), message));
            }
        }
        apart(&board, id, findings);
        not_given(&board, id, findings);
    }
}

/// How a character, or a ship that nobody flies, stands against a limit, in words; none where it does not.
fn broken(board: &Board, limit: &Limit, (row, station): (&Placed, &Station)) -> Option<String> {
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
    wrong.then(|| format!("on {}, and the scenario says: {}", planet.label(), crate::rules::kind::say(limit)))
}

/// Whether somebody stands in an environ, or may still.
fn in_environ(station: &Station, kind: crate::rules::freedom_in_the_galaxy::EnvironType) -> bool {
    matches!(station.spot, Spot::Open) || station.spot == Spot::Environ(kind)
}

/// Whether a planet is of a kind, whatever else it is.
fn is_of_kind(board: &Board, planet: &Planet, kind: PlanetKind) -> bool {
    match kind {
        PlanetKind::Throne => planet.throne,
        PlanetKind::Capital => planet.capital || planet.throne,
        PlanetKind::Home => planet.home.and_then(|race| board.content.races.get(race)).is_some_and(|race| race.star_faring),
        PlanetKind::Secret => planet.secret,
        PlanetKind::Other => false,
    }
}

/// Groups and knights that start in one province, where they should not.
fn apart(board: &Board, id: Id<crate::rules::freedom_in_the_galaxy::Scenario>, findings: &mut Vec<Finding>) {
    for limit in &board.scenario.limits {
        let (side, knights) = match limit {
            Limit::GroupsApart(side) => (*side, false),
            Limit::KnightsApart(side) => (*side, true),
            _ => continue,
        };
        // A group is told by whoever leads it.
        let mut known: Vec<(u32, Id<Placed>)> = Vec::new();
        for (row_id, row, station) in board.rows.iter().filter(|(_, row, _)| row.side == side && row.turn.get() == 0) {
            let Piece::Character(character) = row.piece else { continue };
            let counts = if knights {
                board.content.characters.get(character).is_some_and(|found| found.knight)
            } else {
                *row_id == station.leader
            };
            let Some(province) = station.planet.filter(|_| counts).and_then(|planet| board.province_number(planet)) else {
                continue;
            };
            if known.iter().any(|(other, _)| *other == province) {
                let message =
                    format!("{} starts in province {province}, where another is already.", row.piece.label(board.content));
                findings.push(Finding::new(&ABOUT, set_ups::row(id, *row_id), message));
            }
            known.push((province, *row_id));
        }
    }
}

/// Characters, possessions and units beyond those that a side is given, where the scenario says what it is given.
fn not_given(board: &Board, id: Id<crate::rules::freedom_in_the_galaxy::Scenario>, findings: &mut Vec<Finding>) {
    for side in Side::ALL {
        let provisions = &board.scenario.provisions;
        if !provisions.iter().any(|provision| matches!(provision, Provision::Thing(whose, _) if *whose == side)) {
            continue;
        }
        let named = |name: &str| {
            provisions.iter().any(|found| matches!(found, Provision::Thing(whose, thing) if *whose == side && thing.as_str().eq_ignore_ascii_case(name)))
        };
        let dealt = |what: Deal| -> u32 {
            let of = |found: &Provision| {
                if let Provision::Dealt(whose, number, deal) = found {
                    (*whose == side && *deal == what).then_some(number.get())
                } else {
                    None
                }
            };
            provisions.iter().filter_map(of).sum()
        };
        let beyond = |wanted: fn(&Piece) -> bool| {
            let rows = board.rows.iter().filter(|(_, row, _)| row.side == side && row.turn.get() == 0 && wanted(&row.piece));
            rows.filter(|(_, row, _)| row.piece.name(board.content).is_some_and(|name| !named(&name))).count()
        };
        let characters = (beyond(|piece| matches!(piece, Piece::Character(_))), dealt(Deal::Characters), "character");
        let possessions = (beyond(|piece| matches!(piece, Piece::Possession(_))), dealt(Deal::Possessions), "possession");
        for (count, dealt, what) in [characters, possessions] {
            if count > dealt as usize {
                let message = format!(
                    "The {} starts with {} that the scenario does not name, and is dealt {dealt}.",
                    side.player(),
                    counted(count, what)
                );
                findings.push(Finding::new(&ABOUT, Place::Scenario(id, InScenario::SetUp), message));
            }
        }
    }
}

fn with(planet: &str) -> Content {
    deployed::deployed(|_, scenario| {
        scenario.limits.extend(crate::rules::kind::hear(&format!("characters of the Rebel player start on {planet}")));
        scenario.set_up.add(deployed::placed(deployed::PILOT, 1));
    })
}

fn failing() -> Content {
    with("Planet 121")
}

fn passing() -> Content {
    with("Planet 111")
}
