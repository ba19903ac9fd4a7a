//! `entry-off-the-routes`: units that enter from outside must come from stars, and by routes, that the scenario allows.

use super::{book, code, deployed, set_ups};
use std::collections::{BTreeMap, BTreeSet};

use crate::set_up::{Board, Piece, Placed, Spot};
use crate::terms::Limit;
use crate::{Content, Finding, InScenario, Place, Side, Star};
use rules::{About, Id, Rule, Severity};

pub(super) static RULE: Rule<Content> = Rule { about: &ABOUT, failing, passing, check };

static ABOUT: About = About {
    name: "entry-off-the-routes",
    code: code(43),
    severity: Severity::Error,
    citation: book("28.27, 28.38"),
    says: "Units that enter from outside come from a star that the scenario names, or from any that a route joins to a star in play where it says so, and by no more routes at once than it allows.",
    because: "They jump in along the routes of the map.",
};

fn check(content: &Content, findings: &mut Vec<Finding>) {
    for (id, board) in set_ups::boards(content) {
        // How many Force Points the units that enter cost, by side, turn and star.
        let mut used: BTreeMap<(Side, u32, Id<Star>), u32> = BTreeMap::new();
        for (row_id, row, station) in board.rows.iter().filter(|(_, row, station)| enters(row.piece, station.spot)) {
            let Some(star) = station.planet.and_then(|planet| content.planets.get(planet)?.star) else { continue };
            *used.entry((row.side, row.turn.get(), star)).or_default() += worth(content, row);
            if !is_entry(&board, row.side, star) {
                let name = content.star_label(Some(star));
                let message =
                    format!("{} enters from {name}, which is no entry of the {}.", row.piece.label(content), row.side.player());
                findings.push(Finding::new(&ABOUT, set_ups::row(id, *row_id), message));
            }
        }
        for limit in &board.scenario.limits {
            let (Limit::EntryTogether(side, _, turn) | Limit::EntryPoints(side, turn, _)) = limit else { continue };
            let at_once = || used.iter().filter(|((whose, on, _), _)| whose == side && *on == turn.get());
            let mut speak = |message| findings.push(Finding::new(&ABOUT, Place::Scenario(id, InScenario::SetUp), message));
            match limit {
                Limit::EntryTogether(_, routes, _) if at_once().count() > routes.get() as usize => {
                    let stars = at_once().count();
                    speak(format!(
                        "Units of the {} enter from {stars} stars on turn {turn}, and may from {routes}.",
                        side.player()
                    ));
                }
                Limit::EntryTogether(_, routes, _) => {
                    // Groups may enter on the same turn from several stars. Then routes must join these stars to at least as many stars in play
                    // (28.38).
                    let stars: Vec<Id<Star>> = at_once().map(|((.., star), _)| *star).collect();
                    let doors = doors(&board, &stars);
                    if stars.len() > doors {
                        let (side, stars) = (side.player(), stars.len());
                        speak(format!(
                            "Units of the {side} enter from {stars} stars on turn {turn} by {doors} in play, and may by {routes}."
                        ));
                    }
                }
                Limit::EntryPoints(_, _, points) => {
                    for ((.., star), worth) in at_once().filter(|(_, worth)| **worth < points.get()) {
                        let (side, star) = (side.player(), content.star_label(Some(*star)));
                        speak(format!(
                            "Units of the {side} for {worth} Force Points enter from {star} on turn {turn}, and {points} are the least."
                        ));
                    }
                }
                _ => {}
            }
        }
    }
}

/// The cost in Force Points of all units that a row places; 0 if the row places no units.
fn worth(content: &Content, row: &Placed) -> u32 {
    let Piece::Unit(unit) = row.piece else { return 0 };
    let cost = content.units.get(unit).and_then(|unit| unit.cost).map_or(0, rules::Count::get);
    row.count.get() * cost
}

/// How many stars in play are joined by routes to these stars, which are not in play themselves.
fn doors(board: &Board, stars: &[Id<Star>]) -> usize {
    let in_play = board.scenario.in_play(&board.content.stars);
    let doors = stars.iter().flat_map(|star| board.content.neighbours(*star)).map(|(door, _)| door);
    doors.filter(|door| in_play.contains(door)).collect::<BTreeSet<_>>().len()
}

/// Whether a piece is a unit that enters from outside the stars in play.
const fn enters(piece: Piece, spot: Spot) -> bool {
    matches!(piece, Piece::Unit(_)) && matches!(spot, Spot::FromSpace)
}

/// Whether the scenario lets units of this side enter from this star.
fn is_entry(board: &Board, side: Side, star: Id<Star>) -> bool {
    let content = board.content;
    let in_play = board.scenario.in_play(&content.stars);
    let joined = || !in_play.contains(&star) && content.neighbours(star).any(|(other, _)| in_play.contains(&other));
    let called = |name: &str| content.stars.get(star).is_some_and(|star| star.name.eq_ignore_ascii_case(name));
    board.scenario.limits.iter().any(|limit| match limit {
        Limit::Entry(whose, name) => *whose == side && called(name.as_str()),
        Limit::EntryAnywhere(whose) => *whose == side && joined(),
        _ => false,
    })
}

fn failing() -> Content {
    deployed::entering(|_, scenario| scenario.limits.clear())
}

fn passing() -> Content {
    deployed::entering(|_, _| ())
}
