//! `not-two-cronies`: every sovereign has two cronies, who are different persons.

use super::{book, code, examples};
use crate::{Content, Finding, InPlayer, Place, Player, Sovereign};
use rules::{About, Rule, Severity};

pub(super) static RULE: Rule<Content> = Rule { about: &ABOUT, failing, passing, check };

static ABOUT: About = About {
    name: "not-two-cronies",
    code: code(18),
    severity: Severity::Error,
    citation: book("Command"),
    says: "Every sovereign has two cronies, each a person of their own.",
    because: "The sovereign trusts two absolutely. A Berserker, who is a machine, needs none.",
};

fn check(content: &Content, findings: &mut Vec<Finding>) {
    for (id, player) in content.players.iter() {
        let mut persons: Vec<String> = player.persons().map(str::to_lowercase).collect();
        persons.sort();
        persons.dedup();
        let cronies = player.cronies.iter().filter(|crony| !crony.trim().is_empty()).count();
        let none_needed = player.kind == Sovereign::Berserker && cronies == 0;
        let is_lacking = cronies < 2 && !none_needed;
        let is_doubled = persons.len() < player.persons().count();
        if is_lacking || is_doubled {
            let said =
                if is_lacking { format!("has {}", counted_cronies(player)) } else { "is served by one person twice".into() };
            let message = format!("{} {said}.", player.label());
            findings.push(Finding::new(&ABOUT, Place::Player(id, InPlayer::Persons), message));
        }
    }
}

fn counted_cronies(player: &Player) -> &'static str {
    if player.cronies.iter().all(|crony| crony.trim().is_empty()) { "no cronies" } else { "one crony" }
}

fn failing() -> Content {
    examples::second_player(|player| player.cronies[1].clear())
}

fn passing() -> Content {
    examples::campaign(|_| ())
}
