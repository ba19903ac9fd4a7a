//! Tests random games, in which every state must keep the rules, and the book's examples with their numbers.

mod afloat;
mod arrivals;
mod aside;
mod beasts;
mod campaigns;
mod captains;
mod captains_afloat;
mod chances;
mod coming_in;
mod duties;
mod examples;
mod indoors;
mod lines_and_leaks;
mod making_room;
mod markers;
mod on_the_way;
mod positions;
mod readings;
mod rolls;
mod scenes;
mod speeds;
mod strays;

use serde::Deserialize;

use super::*;
use crate::{Content, Scenario};
use rules::Id;

/// How often a test repeats something, such as a game: `usual` times, or `promised` times if the variable `DRYDOCK_LONG` is set, which makes tests
/// run long.
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
        "last-bend-before-the-sea" => include_str!("../../../../../templates/vikings/last-bend-before-the-sea.drydock"),
        "viking-against-viking" => include_str!("../../../../../templates/vikings/viking-against-viking.drydock"),
        "princess-of-donegal" => include_str!("../../../../../templates/vikings/princess-of-donegal.drydock"),
        "drakkar-in-sight" => include_str!("../../../../../templates/vikings/drakkar-in-sight.drydock"),
        "vengeance-of-erik" => include_str!("../../../../../templates/vikings/vengeance-of-erik.drydock"),
        "isle-of-man" => include_str!("../../../../../templates/vikings/isle-of-man.drydock"),
        "when-the-mist-clears" => include_str!("../../../../../templates/vikings/when-the-mist-clears.drydock"),
        other => panic!("no template {other}"),
    };
    let saved: Saved = ron::from_str(text).expect("the template");
    let OfGame::Vikings(content) = saved.content;
    content
}

/// The first scenario of some designs, made ready for play after a change.
fn changed(mut content: Content, change: impl FnOnce(&mut Scenario)) -> Battle {
    let id: Id<Scenario> = content.scenarios.ids().next().expect("a scenario");
    change(content.scenarios.get_mut(id).expect("a scenario"));
    Battle::of(&content, id).expect("it can be played")
}

/// The templates whose first scenario has boats.
const AFLOAT: [&str; 8] = [
    "sample",
    "last-bend-before-the-sea",
    "viking-against-viking",
    "princess-of-donegal",
    "drakkar-in-sight",
    "vengeance-of-erik",
    "isle-of-man",
    "when-the-mist-clears",
];

/// The first scenario of a template, made ready for play.
fn battle(template: &str) -> Battle {
    changed(designs(template), |_| ())
}
