//! `won-before-it-starts`: no side may have won before the first turn.

use super::{book, code, deployed, set_ups};
use crate::set_up::{Board, points_at_set_up};
use crate::terms::InstantVictory;
use crate::{Content, Finding, InScenario, Place, Side};
use rules::{About, Count, Rule, Severity};

pub(super) static RULE: Rule<Content> = Rule { about: &ABOUT, failing, passing, check };

static ABOUT: About = About {
    name: "won-before-it-starts",
    code: code(56),
    severity: Severity::Warning,
    citation: book("16.17, 16.18"),
    says: "Nobody has won when the game begins.",
    because: "Points or planets at the set-up would decide it.",
};

fn check(content: &Content, findings: &mut Vec<Finding>) {
    for (id, board) in set_ups::boards(content).filter(|(_, board)| !board.planets.is_empty()) {
        let points = points_at_set_up(&board);
        let place = Place::Scenario(id, InScenario::Victory);
        if let Some(threshold) = board.scenario.threshold.map(Count::get).filter(|threshold| points >= i64::from(*threshold)) {
            let message = format!(
                "The Rebel player has {points} victory points at the start of {}, and needs {threshold}.",
                board.scenario.label()
            );
            findings.push(Finding::new(&ABOUT, place, message));
        } else if let Some(winner) =
            board.scenario.instant.iter().find(|victory| holds(&board, victory)).and_then(InstantVictory::winner)
        {
            let message = format!("The {} has an instant victory at the start of {}.", winner.player(), board.scenario.label());
            findings.push(Finding::new(&ABOUT, place, message));
        }
    }
}

/// Whether a side already controls, at the start, all planets that it needs for this victory.
fn holds(board: &Board, victory: &InstantVictory) -> bool {
    let held = |side: Side| board.planets.iter().filter(|on| on.side() == side).count();
    let holds =
        |side: Side, name: &str| board.planets.iter().any(|on| on.side() == side && on.planet.name.eq_ignore_ascii_case(name));
    match victory {
        InstantVictory::HoldsTwo(side, one, other, more) | InstantVictory::HoldsTwoAtEnd(side, one, other, more) => {
            holds(*side, one.as_str()) && holds(*side, other.as_str()) && held(*side) >= more.get() as usize + 2
        }
        InstantVictory::HoldsBoth(side, one, other) | InstantVictory::HoldsBothAtEnd(side, one, other) => {
            holds(*side, one.as_str()) && holds(*side, other.as_str())
        }
        InstantVictory::HoldsOne(side, planet, more) => holds(*side, planet.as_str()) && held(*side) > more.get() as usize,
        InstantVictory::Holds(side, number) => held(*side) >= number.get() as usize,
        InstantVictory::NoRevolt(turn) => turn.get() == 0 && held(Side::Rebel) == 0,
        InstantVictory::AllLostAndHeld(_)
        | InstantVictory::LostAndHeld(..)
        | InstantVictory::AllLost(_)
        | InstantVictory::BaseFoundAndNoneHeld
        | InstantVictory::Printed(_) => false,
    }
}

fn with(planets: u32) -> Content {
    deployed::deployed(|_, scenario| {
        deployed::start_at(scenario, Some(crate::Standing::RebelControl));
        scenario.threshold = Some(Count::clamped(18));
        scenario.instant.extend(rules::kind::hear(&format!("the Rebel player controls {planets} planets")));
    })
}

fn failing() -> Content {
    with(1)
}

fn passing() -> Content {
    with(2)
}
