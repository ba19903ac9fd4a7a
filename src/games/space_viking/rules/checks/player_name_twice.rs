//! `player-name-twice`: no two players have the same name, and no two sovereigns have the same name.

use std::collections::HashMap;

use super::{book, code, examples};
use crate::{Content, Finding, InPlayer, Place, Player};
use rules::{About, Rule, Severity};

pub(super) static RULE: Rule<Content> = Rule { about: &ABOUT, failing, passing, check };

static ABOUT: About = About {
    name: "player-name-twice",
    code: code(11),
    severity: Severity::Error,
    citation: book("Start"),
    says: "No two players have one name, and no two sovereigns.",
    because: "Orders and letters name players, and case never tells names apart.",
};

fn check(content: &Content, findings: &mut Vec<Finding>) {
    let mut seen: HashMap<String, &Player> = HashMap::new();
    for (id, player) in content.players.iter().filter(|(_, player)| !player.name.trim().is_empty()) {
        let first = *seen.entry(player.name.trim().to_lowercase()).or_insert(player);
        if !std::ptr::eq(first, player) {
            let message = format!("Two players are called {}.", player.label());
            findings.push(Finding::new(&ABOUT, Place::Player(id, InPlayer::Name), message));
        }
    }
}

fn failing() -> Content {
    examples::second_player(|player| player.name = "ANGUS".into())
}

fn passing() -> Content {
    examples::campaign(|_| ())
}
