//! `sovereign-cannot-score`: every player's kind of sovereign can get points on this map.

use super::{book, code, examples};
use crate::{Content, Finding, InPlayer, Place, Player, Sovereign, Table, World, WorldType};
use rules::{About, Count, Rule, Severity};

pub(super) static RULE: Rule<Content> = Rule { about: &ABOUT, failing, passing, check };

static ABOUT: About = About {
    name: "sovereign-cannot-score",
    code: code(32),
    severity: Severity::Warning,
    citation: book("Sovereigns"),
    says: "Every sovereign can get points on this map.",
    because: "Whoever cannot score cannot win.",
};

fn check(content: &Content, findings: &mut Vec<Finding>) {
    if content.tables.is_empty(Table::Sovereigns) {
        return;
    }
    let table = &content.tables;
    let any = |is_meant: &dyn Fn(&World) -> bool| content.worlds.iter().any(|(_, world)| is_meant(world));
    let why = |player: &Player| {
        if table.sovereigns.weights[player.kind as usize].0.get() == 0 {
            return Some("the table gives its kind no points");
        }
        match player.kind {
            Sovereign::Pirate if !any(&|world| world.dice_in(&table.worlds) > 0) => Some("no world has anything to plunder"),
            Sovereign::Berserker if !any(&|world| world.natives_in(&table.worlds) > 0) => Some("nobody lives on the map"),
            Sovereign::Schemer if !any(&|world| world.kind.is_some_and(|kind| kind < WorldType::StoneAge)) => {
                Some("no world is above the Stone Age")
            }
            Sovereign::Engineer if content.technologies.is_empty() => Some("there are no technologies"),
            _ => None,
        }
    };
    for (id, player) in content.players.iter() {
        if let Some(why) = why(player) {
            let message = format!("{} is a {} and gets no points: {why}.", player.label(), player.kind.label());
            findings.push(Finding::new(&ABOUT, Place::Player(id, InPlayer::Whole), message));
        }
    }
}

fn failing() -> Content {
    examples::tables(|tables| tables.sovereigns.weights[Sovereign::Pirate as usize].0 = Count::default())
}

fn passing() -> Content {
    examples::campaign(|_| ())
}
