//! Games at random whose every state keeps the rules, and the book's examples with their numbers.

mod beasts;
mod campaigns;
mod captains;
mod chances;
mod coming_in;
mod examples;
mod indoors;
mod making_room;
mod on_the_way;
mod positions;
mod scenes;
mod strays;

use serde::Deserialize;

use super::*;
use crate::{Content, Scenario};
use rules::Id;

/// So many of something, or as many as are promised where `DRYDOCK_LONG` asks tests to go on for long.
fn as_many(usual: u32, promised: u32) -> u32 {
    if std::env::var_os("DRYDOCK_LONG").is_some() { promised } else { usual }
}

/// The designs of a template.
fn designs(template: &str) -> Content {
    #[derive(Deserialize)]
    struct Saved {
        content: OfGame,
    }
    #[derive(Deserialize)]
    enum OfGame {
        Vikings(Content),
    }
    let text = match template {
        "shield-wall" => include_str!("../../../../../templates/vikings/shield-wall.drydock"),
        "the-hall" => include_str!("../../../../../templates/vikings/the-hall.drydock"),
        "sample" => include_str!("../../../../../templates/vikings/sample.drydock"),
        other => panic!("no template {other}"),
    };
    let saved: Saved = ron::from_str(text).expect("the template");
    let OfGame::Vikings(content) = saved.content;
    content
}

/// The first scenario of designs, after a change.
fn changed(mut content: Content, change: impl FnOnce(&mut Scenario)) -> Battle {
    let id: Id<Scenario> = content.scenarios.ids().next().expect("a scenario");
    change(content.scenarios.get_mut(id).expect("a scenario"));
    Battle::of(&content, id).expect("it can be played")
}

/// The battle of a template.
fn battle(template: &str) -> Battle {
    changed(designs(template), |_| ())
}

#[test]
fn boats_wait_for_naval_phases() {
    let content = designs("sample");
    let id = content.scenarios.ids().next().expect("a scenario");
    assert!(Battle::of(&content, id).is_err_and(|why| why.to_string().contains("boats")));
}
