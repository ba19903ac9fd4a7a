//! `same-heraldry-twice`: no two players have the same arms, and no two worlds do.

use std::collections::HashMap;

use super::{code, examples};
use crate::{Arms, Content, Finding, InPlayer, InWorld, Place};
use rules::{About, Citation, Rule, Severity};

pub(super) static RULE: Rule<Content> = Rule { about: &ABOUT, failing, passing, check };

static ABOUT: About = About {
    name: "same-heraldry-twice",
    code: code(33),
    severity: Severity::Warning,
    citation: Citation::Drydock("shields tell houses apart at a glance, on maps and on reports"),
    says: "No two players bear the same arms, and no two worlds do.",
    because: "Who reads a map in a hurry sees one house where there are two.",
};

fn check(content: &Content, findings: &mut Vec<Finding>) {
    let mut borne: HashMap<Arms, String> = HashMap::new();
    for (id, player) in content.players.iter().filter(|(_, player)| player.arms.is_borne()) {
        if let Some(other) = borne.insert(player.arms, player.label().to_owned()) {
            let message = format!("{} bears the arms of {other}.", player.label());
            findings.push(Finding::new(&ABOUT, Place::Player(id, InPlayer::Arms), message));
        }
    }
    let mut borne: HashMap<Arms, String> = HashMap::new();
    for (id, world) in content.worlds.iter().filter(|(_, world)| world.arms.is_borne()) {
        if let Some(other) = borne.insert(world.arms, world.label().to_owned()) {
            let message = format!("{} bears the arms of {other}.", world.label());
            findings.push(Finding::new(&ABOUT, Place::World(id, InWorld::Arms), message));
        }
    }
}

fn failing() -> Content {
    examples::second_player(|player| player.arms = examples::first_arms())
}

fn passing() -> Content {
    examples::campaign(|_| ())
}
