//! The victory points for planets before the first turn, and how many points a schedule can bring at most (16.17, 28.14, 38.5).

use super::{Board, PlanetOnBoard};
use crate::terms::{PlanetKind, PlanetWorth, Score};
use crate::{Content, Loyalty, Planet, Side};

/// The kind of planet by which a planet earns victory points. If several kinds fit, it is the first in the order of the schedule.
#[must_use]
pub fn kind_of_planet(content: &Content, on: &PlanetOnBoard) -> PlanetKind {
    let planet = on.planet;
    if is_throne_or_first_capital(content, planet) {
        PlanetKind::Throne
    } else if planet.capital {
        PlanetKind::Capital
    } else if planet.home.and_then(|race| content.races.get(race)).is_some_and(|race| race.star_faring) {
        PlanetKind::Home
    } else if planet.secret {
        PlanetKind::Secret
    } else {
        PlanetKind::Other
    }
}

/// Whether a planet is the throne, or the capital of the First Province, which counts like the throne (38.5).
#[must_use]
pub(super) fn is_throne_or_first_capital(content: &Content, planet: &Planet) -> bool {
    let province = planet.star.and_then(|star| content.stars.get(star)?.province).and_then(|id| content.provinces.get(id));
    planet.throne || planet.capital && province.is_some_and(|province| province.number.get() == 1)
}

/// The victory points of the Rebel player before the first turn. Only planets count, since nothing else has happened yet.
#[must_use]
pub fn points_at_set_up(board: &Board) -> i64 {
    board.planets.iter().map(|on| points_of(board, on)).sum()
}

/// The victory points that a planet brings at the start.
fn points_of(board: &Board, on: &PlanetOnBoard) -> i64 {
    let rebel = on.side() == Side::Rebel;
    let by_state: i64 = board
        .scenario
        .scores
        .iter()
        .map(|score| match score {
            Score::Planet(PlanetWorth::RebelControl, points) if rebel => points.get().into(),
            Score::Planet(PlanetWorth::Unrest, points) if !rebel && on.loyalty() == Some(Loyalty::Unrest) => points.get().into(),
            Score::Planet(PlanetWorth::Patriotic, points) if on.loyalty() == Some(Loyalty::Patriotic) => points.get().into(),
            Score::Planet(..)
            | Score::Kind(..)
            | Score::Killed(..)
            | Score::Captured(..)
            | Score::Information(..)
            | Score::Printed(_) => 0,
        })
        .sum();
    by_state + if rebel { by_kind(board, on) } else { 0 }
}

/// The victory points for a planet under Rebel control: those of the line for the planet's kind, or, if there is no such line, those of the line for
/// other planets.
fn by_kind(board: &Board, on: &PlanetOnBoard) -> i64 {
    let kind = kind_of_planet(board.content, on);
    let points = |wanted: PlanetKind| {
        board.scenario.scores.iter().find_map(|score| match score {
            Score::Kind(kind, points) if *kind == wanted => Some(i64::from(points.get())),
            _ => None,
        })
    };
    points(kind).or_else(|| points(PlanetKind::Other)).unwrap_or_default()
}

/// How many victory points planets, characters and information can bring the Rebel player at most.
#[must_use]
pub fn most_points(board: &Board) -> i64 {
    let best_state = |score: &Score| if let Score::Planet(_, points) = score { i64::from(points.get()) } else { 0 };
    let scores = &board.scenario.scores;
    let by_state = scores.iter().map(best_state).max().unwrap_or_default().max(0);
    let planets: i64 = board.planets.iter().map(|on| by_state + by_kind(board, on).max(0)).sum();
    let enemies = board.content.characters.iter().filter(|(_, character)| character.side == Side::Imperial).count() as i64;
    let positive = |points: i32| i64::from(points.max(0));
    // A character who is captured and then killed counts only once.
    let of_one = |score: &Score| match score {
        Score::Killed(Side::Imperial, points) | Score::Captured(Side::Imperial, points) => positive(points.get()),
        _ => 0,
    };
    let characters = enemies * scores.iter().map(of_one).max().unwrap_or_default();
    let information: i64 = scores
        .iter()
        .map(|score| if let Score::Information(Side::Rebel, points) = score { positive(points.get()) } else { 0 })
        .sum();
    planets + characters + information
}
