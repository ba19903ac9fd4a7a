//! Tests of the engine: the book's examples with their numbers, random games in which every position obeys the rules, views that hide what they
//! should, and imagined worlds.

mod cases;
mod coverage;
mod examples;
mod forecast;
mod imagined;
mod measures;
mod positions;
mod reasons;
mod searches;
mod telling;

use std::collections::{BTreeSet, VecDeque};

use serde::Deserialize;

use super::*;
use crate::{Content, Loyalty, PlanetState, Scenario, Side};
use rules::play::{AtRandom, Captain, Dice, Play, Record, Seeded, Told, fight};

/// How often a test does something: `promised` times if the environment variable `DRYDOCK_LONG` is set, otherwise `usual` times.
pub(super) fn as_many(usual: u32, promised: u32) -> u32 {
    if std::env::var_os("DRYDOCK_LONG").is_some() { promised } else { usual }
}

/// The designs of a template.
pub(super) fn designs(template: &str) -> Content {
    #[derive(Deserialize)]
    struct Saved {
        content: OfGame,
    }
    #[derive(Deserialize)]
    enum OfGame {
        FreedomInTheGalaxy(Content),
    }
    let text = match template {
        "sample" => include_str!("../../../../../templates/freedom_in_the_galaxy/sample.drydock"),
        "varu" => include_str!("../../../../../templates/freedom_in_the_galaxy/varu.drydock"),
        "campaign" => include_str!("../../../../../templates/freedom_in_the_galaxy/campaign.drydock"),
        other => panic!("no template {other}"),
    };
    let saved: Saved = ron::from_str(text).expect("the template");
    let OfGame::FreedomInTheGalaxy(content) = saved.content;
    content
}

/// A contest of the first scenario of these designs. The caller's change is applied to the scenario first.
fn changed(mut content: Content, change: impl FnOnce(&mut Scenario)) -> Contest {
    let id = content.scenarios.ids().next().expect("a scenario");
    change(content.scenarios.get_mut(id).expect("a scenario"));
    Contest::of(&content, id).expect("it can be played")
}

/// A contest of a template's first scenario, unchanged.
pub(super) fn of(template: &str) -> Contest {
    changed(designs(template), |_| ())
}

/// The scenario of Egrix without its set-up. Players place everything, and more characters and possessions are dealt than in the scenario.
fn open_egrix() -> Contest {
    use crate::terms::{Deal, Provision};
    use rules::Level;
    changed(designs("sample"), |scenario| {
        scenario.set_up = rules::Shelf::default();
        scenario.provisions.push(Provision::Dealt(Side::Rebel, Level::clamped(4), Deal::Possessions));
        scenario.provisions.push(Provision::Dealt(Side::Rebel, Level::clamped(2), Deal::Characters));
        scenario.provisions.push(Provision::Dealt(Side::Imperial, Level::clamped(2), Deal::Characters));
    })
}

/// Dice that show the given faces, one after the other.
#[derive(Clone)]
struct Fallen(VecDeque<u8>);

impl Dice for Fallen {
    fn die(&mut self) -> u8 {
        self.0.pop_front().expect("a die that nobody told")
    }
}

#[test]
fn scenarios_of_other_rules_say_that_they_wait() {
    let content = designs("campaign");
    let id = content.scenarios.ids().next().expect("a scenario");
    let refusal = Contest::of(&content, id).expect_err("it waits").to_string();
    assert_eq!(refusal, "games of one star system are played here, and those of the galactic rules wait for a later step");
}

#[test]
fn a_game_is_played_again_to_the_byte() {
    for template in ["sample", "varu"] {
        let contest = of(template);
        for game in 0..20 {
            let mut record = Record::new((), 3, game);
            let (mut one, mut other) = (AtRandom, AtRandom);
            let state = fight(&contest, &mut [&mut one, &mut other], &mut record, &mut ());
            let again = record.replay(&contest, &mut ()).expect("it is the same game");
            assert_eq!(ron::to_string(&again), ron::to_string(&state));
            assert!(contest.outcome(&state).is_some());
        }
    }
}
