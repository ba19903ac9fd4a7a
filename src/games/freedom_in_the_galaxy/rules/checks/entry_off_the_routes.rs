//! `entry-off-the-routes`

use super::{book, code, deployed, set_ups};
use std::collections::BTreeSet;

use crate::set_up::{Board, Piece, Spot};
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
        let mut used: BTreeSet<(Side, u32, Id<Star>)> = BTreeSet::new();
        for (row_id, row, station) in board.rows.iter().filter(|(_, row, station)| enters(row.piece, station.spot)) {
            let Some(star) = station.planet.and_then(|planet| content.planets.get(planet)?.star) else { continue };
            used.insert((row.side, row.turn.get(), star));
            if !is_entry(&board, row.side, star) {
                let name = content.star_label(Some(star));
                let message =
                    format!("{} enters from {name}, which is no entry of the {}.", row.piece.label(content), row.side.player());
                findings.push(Finding::new(&ABOUT, set_ups::row(id, *row_id), message));
            }
        }
        for limit in &board.scenario.limits {
            let Limit::EntryTogether(side, routes, turn) = limit else { continue };
            let stars = used.iter().filter(|(whose, on, _)| whose == side && *on == turn.get()).count();
            if stars > routes.get() as usize {
                let message =
                    format!("Units of the {} enter from {stars} stars on turn {turn}, and may from {routes}.", side.player());
                findings.push(Finding::new(&ABOUT, Place::Scenario(id, InScenario::SetUp), message));
            }
        }
    }
}

/// Whether a piece is a unit that comes from outside.
const fn enters(piece: Piece, spot: Spot) -> bool {
    matches!(piece, Piece::Unit(_)) && matches!(spot, Spot::FromSpace)
}

/// Whether units of a side may enter from a star.
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
