//! `unequal-starts`: all players start with the same number of subjects, and all Berserkers with the same number of factories.

use super::{book, code, examples};
use crate::{Content, Finding, InPlayer, Place, Player, Sovereign};
use rules::{About, Count, Rule, Severity};

pub(super) static RULE: Rule<Content> = Rule { about: &ABOUT, failing, passing, check };

static ABOUT: About = About {
    name: "unequal-starts",
    code: code(27),
    severity: Severity::Warning,
    citation: book("Start"),
    says: "Everybody starts with as many subjects, and Berserkers with as many factories.",
    because: "Whoever has more to begin with is not beaten by skill.",
};

fn check(content: &Content, findings: &mut Vec<Finding>) {
    let start = &content.tables.start;
    let unequal = |player: &Player| match player.kind {
        // Another rule reports a Berserker without factories.
        Sovereign::Berserker => (player.factories.get() > 0 && player.factories != start.berserker_factories)
            .then_some([("factories", player.factories), ("", start.berserker_factories)]),
        _ => (player.subjects != start.subjects).then_some([("million subjects", player.subjects), ("", start.subjects)]),
    };
    for (id, player) in content.players.iter() {
        if let Some([(what, found), (_, usual)]) = unequal(player) {
            let message = format!("{} starts with {found} {what}, and not with {usual}.", player.label());
            findings.push(Finding::new(&ABOUT, Place::Player(id, InPlayer::Home), message));
        }
    }
}

fn failing() -> Content {
    examples::second_player(|player| player.subjects = Count::clamped(25))
}

fn passing() -> Content {
    examples::campaign(|_| ())
}
