//! Characters, possessions, units and sovereigns as they come with the program, and the counters that they become.

use std::process::Command;
use std::sync::Arc;

use drydock::drawing::{Item, Page};
use drydock::project::{Backs, Game, Library};
use drydock::rules::freedom_in_the_galaxy::{
    Character, Content, Evasion, Possession, PossessionKind, Side, UnitType, casualties, hiding_value,
};
use drydock::rules::{Count, Level, Origin};
use drydock::sheets::freedom_in_the_galaxy::COUNTERS;
use drydock::sheets::{Request, print};

use super::template;

fn character<'a>(content: &'a Content, name: &str) -> &'a Character {
    content.characters.find(|found| found.name == name).unwrap_or_else(|| panic!("no {name}")).1
}

fn possession<'a>(content: &'a Content, name: &str) -> &'a Possession {
    content.possessions.find(|found| found.name == name).unwrap_or_else(|| panic!("no {name}")).1
}

fn unit<'a>(content: &'a Content, name: &str) -> &'a UnitType {
    content.units.find(|found| found.name == name).unwrap_or_else(|| panic!("no {name}")).1
}

#[test]
fn the_almanac_holds_all_pieces_of_the_box() {
    let library = Library::bundled();
    let chapter = |name: &str| library.chapter::<Content>(name).expect("a chapter");
    let (characters, possessions, units) = (chapter("characters"), chapter("possessions"), chapter("units"));
    let of = |side: Side| characters.characters.iter().filter(|found| found.character.side == side).count();
    assert_eq!((of(Side::Rebel), of(Side::Imperial)), (20, 12));
    let numbers: Vec<u32> = characters.characters.iter().filter_map(|found| Some(found.character.number?.get())).collect();
    assert!(numbers.into_iter().eq(1..=32));
    let cards: Vec<u32> = possessions.possessions.iter().filter_map(|found| Some(found.possession.number?.get())).collect();
    assert!(cards.into_iter().eq(33..=52), "twenty possessions have cards");
    assert_eq!((characters.sovereigns.len(), units.units.len()), (12, 35));
    let counters = |side: Side| units.units.iter().filter(|unit| unit.side == side).map(|unit| unit.count.get()).sum::<u32>();
    assert_eq!((counters(Side::Imperial), counters(Side::Rebel)), (110, 100));
    for found in &characters.characters {
        let content = template("sample");
        let character = &found.character;
        assert!(content.races.find(|race| race.name == found.race).is_some(), "the race of {}", character.name);
        for home in found.homes.iter().chain(Some(&found.royal).filter(|royal| !royal.is_empty())) {
            assert!(content.planets.find(|planet| planet.name == *home).is_some(), "{home}, a home of {}", character.name);
        }
        assert_eq!(character.extra_draws().count(), character.draws.len(), "{:?}", character.draws);
        assert_eq!(character.origin, Origin::Seen);
    }
}

#[test]
fn what_units_cost_follows_their_strengths_and_only_the_books_prices_are_its_own() {
    let content = template("empty");
    for (_, unit) in content.units.iter().filter(|(_, unit)| !unit.suicide && !unit.atrocity) {
        assert_eq!(unit.cost.map(Count::get), Some(unit.strength.get() + unit.space.get()), "{}", unit.name);
        let printed = ["1-0", "2-1"].contains(&unit.line().as_str());
        assert_eq!(unit.origin.cost == Origin::Book, printed, "{}", unit.name);
    }
    let squad = unit(&content, "Suicide Squad");
    assert_eq!((squad.line().as_str(), squad.jumps_at().get(), squad.cost.map(Count::get)), ("1-1", 5, Some(5)));
    assert_eq!(unit(&content, "Line").jumps_at().get(), 2);
}

#[test]
fn characters_are_worth_what_the_weights_make_of_them() {
    let content = template("sample");
    assert_eq!(content.worth(character(&content, "Zina Adora")).get(), 14);
    assert_eq!(content.worth(character(&content, "Redjac")).get(), 29);
    let file = concat!(env!("CARGO_MANIFEST_DIR"), "/templates/freedom_in_the_galaxy/sample.drydock");
    let output = Command::new(env!("CARGO_BIN_EXE_drydock")).args(["price", "--json", file]).output().expect("it runs");
    let told: serde_json::Value = serde_json::from_slice(&output.stdout).expect("one document");
    let text = told.to_string();
    assert!(text.contains(r#""name":"Redjac""#) && text.contains("space-leadership"), "{text}");
}

#[test]
fn pilots_evade_as_the_book_says() {
    let content = template("sample");
    let evasion =
        |pilot: &str, ship: &str| Evasion::of(character(&content, pilot), possession(&content, ship)).map(Evasion::value);
    assert_eq!(evasion("Scott Rubel", "Interstellar Sloop"), Some(5));
    assert_eq!(evasion("Boccanegra", "Planetary Privateer"), Some(7));
    assert_eq!(evasion("Zina Adora", "S-XIII"), Some(7), "it keeps its whole maneuver");
    assert_eq!(evasion("Doctor Sontag", "Explorer"), None, "she cannot fly");
    let owners: Vec<&str> =
        content.possessions.iter().filter_map(|(_, ship)| Some(content.characters.get(ship.owner?)?.name.as_str())).collect();
    assert_eq!(owners, ["Ly Mantok", "Boccanegra", "Tourag", "Redjac"]);
    let imperial = |found: &&Possession| found.kind == PossessionKind::ImperialShip;
    let ships: u32 = content.possessions.iter().map(|(_, found)| found).filter(imperial).map(|ship| ship.count.get()).sum();
    assert_eq!(ships, 4);
}

#[test]
fn losses_take_whole_units_and_groups_hide_by_their_best_head() {
    let content = template("sample");
    let line = unit(&content, "Line").strength.get();
    assert_eq!(casualties(&[line], 2), [[0; 0]]);
    assert_eq!(casualties(&[line, 1, 1], 2), [[1, 1]]);
    let group = ["Boccanegra", "Doctor Sontag", "Frun Sentel"].map(|name| character(&content, name));
    assert_eq!(hiding_value(&group, Level::clamped(4)), 5);
}

#[test]
fn the_box_has_400_counters_and_every_one_is_printed_with_its_back() {
    let project = Library::bundled().template(Game::FreedomInTheGalaxy, Library::SAMPLE).expect("the sample");
    assert_eq!(template("sample").counters(), 400);
    let mut cut = project.clone();
    Arc::make_mut(&mut cut.print).backs = Backs::None;
    let printout = print(&cut, &Request { only: vec![COUNTERS], everything: true, ..Request::default() });
    assert!(printout.findings.is_empty(), "{:?}", printout.findings.iter().map(|found| &found.message).collect::<Vec<_>>());
    let tagged = |item: &Item| matches!(item, Item::Group(group) if group.tag.is_some());
    let pieces = |page: &Page| page.items.iter().filter(|(_, item)| tagged(item)).count();
    let fronts = printout.pages(COUNTERS);
    assert_eq!(fronts.iter().map(pieces).sum::<usize>(), 400);
    let mut folded = project.clone();
    Arc::make_mut(&mut folded.print).backs = Backs::Fold;
    let folded = print(&folded, &Request { only: vec![COUNTERS], everything: true, ..Request::default() });
    assert!(folded.pages(COUNTERS).len() > fronts.len() && folded.findings.is_empty());
    let both = print(&project, &Request { only: vec![COUNTERS], everything: true, ..Request::default() });
    assert_eq!(both.pages(COUNTERS).len(), fronts.len() * 2);
}
