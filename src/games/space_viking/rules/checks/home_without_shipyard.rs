//! `home-without-shipyard`: a shipyard stands on every home world.

use super::{book, code, examples};
use crate::{Content, Edit, Finding, Fix, InPlayer, Place, Player, Role, Sovereign, World};
use rules::{About, Change, Rule, Severity};

pub(super) static RULE: Rule<Content> = Rule { about: &ABOUT, failing, passing, check };

static ABOUT: About = About {
    name: "home-without-shipyard",
    code: code(26),
    severity: Severity::Warning,
    citation: book("Start"),
    says: "A shipyard stands at every home.",
    because: "The start gives everybody a shipyard, and without one no ship is ever built.",
};

fn check(content: &Content, findings: &mut Vec<Finding>) {
    for (id, player) in content.players.iter().filter(|(_, player)| !player.shipyard) {
        let yards = |world: &World| {
            world.bases.iter().any(|(_, base)| {
                let item = base.item.and_then(|item| content.items.get(item));
                base.player == Some(id) && base.number.get() > 0 && item.is_some_and(|item| item.role == Role::Shipyard)
            })
        };
        let Some(home) = player.home.and_then(|home| content.worlds.get(home)).filter(|home| !yards(home)) else { continue };
        let what = if player.kind == Sovereign::Berserker { "The Berserker" } else { "The player" };
        let message = format!("{what} {} has no shipyard on {}.", player.label(), home.label());
        let with = Player { shipyard: true, ..player.clone() };
        let fix = Fix::choice("Put a shipyard there", [Edit::Player(Change::Set(id, with))]);
        findings.push(Finding::new(&ABOUT, Place::Player(id, InPlayer::Home), message).with_fix(fix));
    }
}

fn failing() -> Content {
    examples::second_player(|player| player.shipyard = false)
}

fn passing() -> Content {
    examples::campaign(|_| ())
}
