//! `factories-beyond-the-limit`: no player starts with more factories than the player's technologies and subjects allow.

use super::{book, code, examples};
use crate::{Content, Effect, Finding, InPlayer, InWorld, Place, Player, Sovereign};
use rules::{About, Count, Rule, Severity};

pub(super) static RULE: Rule<Content> = Rule { about: &ABOUT, failing, passing, check };

static ABOUT: About = About {
    name: "factories-beyond-the-limit",
    code: code(23),
    severity: Severity::Error,
    citation: book("Technology"),
    says: "Nobody has more factories than the technology and the subjects allow.",
    because: "One factory a million loyal subjects of a world, two with the better technology, and none without either. Robotic factories and a Berserker's need nobody.",
};

fn check(content: &Content, findings: &mut Vec<Finding>) {
    let allowed = |player: &Player, people: u32| {
        if player.kind == Sovereign::Berserker || content.has_effect(player, Effect::RoboticFactories) {
            u32::MAX
        } else if content.has_effect(player, Effect::TwoFactories) {
            people * 2
        } else if content.has_effect(player, Effect::OneFactory) {
            people
        } else {
            0
        }
    };
    let message =
        |whose: &str, factories: u32, most: u32| format!("{whose} has {} where {most} may be.", counted_factories(factories));
    for (id, player) in content.players.iter() {
        let (factories, most) = (player.factories.get(), allowed(player, player.subjects.get()));
        if factories > most {
            findings.push(Finding::new(&ABOUT, Place::Player(id, InPlayer::Home), message(player.label(), factories, most)));
        }
    }
    for (id, world) in content.worlds.iter() {
        for (at, estate) in world.estates.iter() {
            let Some(player) = estate.player.and_then(|player| content.players.get(player)) else { continue };
            let (factories, most) = (estate.factories.get(), allowed(player, estate.number.get()));
            if factories > most {
                let whose = format!("{} on {}", player.label(), world.label());
                findings.push(Finding::new(&ABOUT, Place::World(id, InWorld::Estate(at)), message(&whose, factories, most)));
            }
        }
    }
}

fn counted_factories(number: u32) -> String {
    if number == 1 { "1 factory".into() } else { format!("{number} factories") }
}

fn failing() -> Content {
    examples::second_player(|player| player.factories = Count::clamped(1))
}

fn passing() -> Content {
    examples::campaign(|_| ())
}
