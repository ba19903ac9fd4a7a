//! `player-without-home`: every player has a home on the map.

use super::{book, code, examples};
use crate::{Content, Finding, InPlayer, Place};
use rules::{About, Rule, Severity};

pub(super) static RULE: Rule<Content> = Rule { about: &ABOUT, failing, passing, check };

static ABOUT: About = About {
    name: "player-without-home",
    code: code(12),
    severity: Severity::Error,
    citation: book("Start"),
    says: "Every player has a home on the map.",
    because: "The start gives people, a shipyard and fleets, which all stand at home.",
};

fn check(content: &Content, findings: &mut Vec<Finding>) {
    let is_there = |home| content.worlds.get(home).is_some();
    for (id, player) in content.players.iter().filter(|(_, player)| !player.home.is_some_and(is_there)) {
        findings.push(Finding::new(&ABOUT, Place::Player(id, InPlayer::Home), format!("{} has no home.", player.label())));
    }
}

fn failing() -> Content {
    examples::second_player(|player| player.home = None)
}

fn passing() -> Content {
    examples::campaign(|_| ())
}
