//! `nobody-can-win`: a scenario must last at least one turn, and a side must be able to win it, by points or by an instant victory.

use super::{book, code, deployed, set_ups};
use crate::set_up::Board;
use crate::terms::InstantVictory;
use crate::{Content, Edit, Finding, Fix, InScenario, Place, Scenario};
use rules::{About, Change, Rule, Severity};

pub(super) static RULE: Rule<Content> = Rule { about: &ABOUT, failing, passing, check };

static ABOUT: About = About {
    name: "nobody-can-win",
    code: code(48),
    severity: Severity::Error,
    citation: book("16.17, 16.18, 38.5"),
    says: "A scenario has turns, and a number of victory points to be reached or an instant victory that can come about.",
    because: "Otherwise its game has no end that anybody plays for.",
};

fn check(content: &Content, findings: &mut Vec<Finding>) {
    for (id, scenario) in content.scenarios.iter().filter(|(_, scenario)| scenario.turns.is_some_and(|turns| turns.get() == 0)) {
        let message = format!("{} is over before its first turn: it has 0 turns.", scenario.label());
        let turns = Some(rules::Count::clamped(Scenario::USUAL_TURNS.get()));
        let usual = Scenario { turns, ..scenario.clone() };
        let fix = Fix::choice("Play the usual number of turns", [Edit::Scenario(Change::Set(id, usual))]);
        findings.push(Finding::new(&ABOUT, Place::Scenario(id, InScenario::Whole), message).with_fix(fix));
    }
    for (id, board) in set_ups::boards(content).filter(|(_, board)| board.scenario.threshold.is_none()) {
        if board.scenario.instant.iter().any(|victory| can_come(&board, victory)) {
            continue;
        }
        let none =
            if board.scenario.instant.is_empty() { "no instant victory" } else { "no instant victory that can come about" };
        let message = format!("{} has neither victory points to be reached nor {none}.", board.scenario.label());
        let Scenario { threshold, scores, .. } = Scenario::usual();
        let usual = Scenario { scores, threshold, ..board.scenario.clone() };
        let fix = Fix::choice("Take the schedule of a star system", [Edit::Scenario(Change::Set(id, usual))]);
        findings.push(Finding::new(&ABOUT, Place::Scenario(id, InScenario::Victory), message).with_fix(fix));
    }
}

/// Whether the scenario has enough planets in play for this victory. Another rule reports planets that the victory names but that are not in play.
fn can_come(board: &Board, victory: &InstantVictory) -> bool {
    let planets = match victory {
        InstantVictory::HoldsTwo(_, _, _, more) | InstantVictory::HoldsTwoAtEnd(_, _, _, more) => more.get() as usize + 2,
        InstantVictory::HoldsBoth(..) | InstantVictory::HoldsBothAtEnd(..) => 2,
        InstantVictory::HoldsOne(_, _, more) => more.get() as usize + 1,
        InstantVictory::Holds(_, number) => number.get() as usize,
        InstantVictory::AllLostAndHeld(_)
        | InstantVictory::LostAndHeld(..)
        | InstantVictory::AllLost(_)
        | InstantVictory::NoRevolt(_)
        | InstantVictory::BaseFoundAndNoneHeld
        | InstantVictory::Printed(_) => 0,
    };
    planets <= board.planets.len()
}

fn with(planets: u32) -> Content {
    deployed::deployed(|_, scenario| {
        scenario.threshold = None;
        scenario.instant.extend(rules::kind::hear(&format!("the Rebel player controls {planets} planets")));
    })
}

fn failing() -> Content {
    with(3)
}

fn passing() -> Content {
    with(2)
}
