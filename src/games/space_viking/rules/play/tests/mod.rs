//! Tests how campaigns begin and how one year follows another: worked examples, meetings, and random sheets that reach all rules.

mod clock;
mod corrections;
mod pairs;
mod peace;
mod random;
mod secrets;
mod told;

use std::sync::Arc;

use super::{FleetId, Owner, State, Whereabouts};
use crate::orders::{FleetBlock, Lines, Sheet};
use crate::{Campaign, Chapter, Content, Sovereign};
use rules::{Count, Shelf};

/// The designs of the blue book, with all players and what they start with.
pub(super) fn blue_book() -> Content {
    let chapter: Chapter =
        ron::from_str(include_str!("../../../../../../blue_book/space_viking/almanac.ron")).expect("the almanac can be read");
    Content {
        worlds: chapter.worlds.into_iter().collect(),
        items: chapter.items.into_iter().collect(),
        technologies: chapter.technologies.into_iter().collect(),
        players: chapter.players.into_iter().collect(),
        fleets: chapter.fleets.into_iter().collect(),
        tables: chapter.tables.expect("the almanac has tables"),
        campaigns: Shelf::default(),
        ..Content::default()
    }
}

/// A sheet with one fleet's block.
pub(super) fn sheet(fleet: &str, lines: Lines) -> Sheet {
    Sheet { fleets: vec![FleetBlock { name: fleet.into(), lines }.into()], ..Sheet::default() }
}

/// The fleet of this name.
pub(super) fn fleet(state: &State, name: &str) -> FleetId {
    state.fleets.iter().find(|fleet| fleet.name == name).expect("a fleet of this name").id
}

#[test]
fn a_campaign_begins_with_its_openings() {
    let content = blue_book();
    let state = State::begin(&content, &Campaign::default(), 1);
    assert_eq!((state.year, state.seats.len(), state.places.len()), (0, content.players.len(), content.worlds.len()));
    assert_eq!(state.fleets.len(), content.fleets.len());
    assert!(state.fleets.iter().all(|fleet| fleet.owner != Owner::Natives && !fleet.ships.is_empty()));
    let gram = &state.places[state.places.iter().position(|place| place.world == Some(rules::Id::new(1))).expect("Gram")];
    assert_eq!((gram.natives, gram.troops, gram.guard.len()), (60, 12, 7));
    assert!(gram.estates.iter().all(|estate| estate.subjects == 20 && estate.bases.len() == 1));
    let adrift = state.seats.iter().flat_map(|seat| &seat.persons).filter(|person| person.at == Whereabouts::Adrift);
    assert_eq!(adrift.count(), 0);
    let text = ron::to_string(&state).expect("it can be written");
    assert_eq!(ron::from_str::<State>(&text).expect("it can be read"), state);
}

#[test]
fn points_before_the_first_year_are_those_of_the_openings() {
    let mut content = blue_book();
    let money = content.players.iter().map(|(_, player)| player.money.get()).collect::<Vec<_>>();
    for open_standings in [true, false] {
        let campaign = content.campaigns.add(Campaign { open_standings, ..Campaign::default() });
        let post = super::Post::begin(Arc::new(content.clone()), campaign, 1);
        for (known, money) in post.knowledge().iter().zip(&money) {
            let player = content.players.get(known.player).expect("a player");
            let expected = match player.kind {
                Sovereign::EmpireBuilder | Sovereign::Zealot => 20,
                Sovereign::Engineer => player.technologies.len() as u32,
                Sovereign::Merchant => *money,
                Sovereign::Pirate | Sovereign::Schemer | Sovereign::Berserker => 0,
            };
            let weight = content.tables.sovereigns.weights[player.kind as usize].0.get();
            if player.kind != Sovereign::Merchant {
                assert_eq!(known.own.points, expected * weight, "{}", player.name);
            }
            assert!(known.own.points >= expected * weight, "{}", player.name);
            assert_eq!(known.houses.iter().any(|house| house.points.is_some_and(|points| points >= 20)), open_standings);
        }
        assert_eq!(
            post.standings().iter().map(|standing| standing.points).max(),
            post.knowledge().iter().map(|known| known.own.points).max()
        );
    }
}

#[test]
fn what_costs_nothing_is_built_in_bounds() {
    let mut content = blue_book();
    let ids: Vec<_> = content.items.iter().map(|(id, _)| id).collect();
    for id in ids {
        content.items.get_mut(id).expect("an item").cost = Count::default();
    }
    let campaign = content.campaigns.add(Campaign::default());
    let mut post = super::Post::begin(Arc::new(content.clone()), campaign, 1);
    let (player, name, key) = {
        let known = &post.knowledge()[0];
        (known.player, known.name().to_owned(), known.key.clone())
    };
    let before = post.state().fleets_of(player).flat_map(|fleet| &fleet.ships).count();
    let sheet = format!(
        "orders \"{name}\" turn 1 key {key}\nbuild 999999 escort at Gram\nbuild 1500 escort at Gram\nbuild 1500 escort at Gram\n"
    );
    let year = post.play([sheet.as_bytes()], &[]);
    assert!(year.sheets[0].findings.iter().any(|finding| finding.message == "One order builds 1 to 2000."), "{:?}", year.sheets);
    let built = post.state().fleets_of(player).flat_map(|fleet| &fleet.ships).count() - before;
    assert_eq!(built, 1500, "the second order is more than a year builds");
    assert!(post.knowledge()[0].account.iter().any(|entry| entry.words.contains("A year builds 2000 things at the most.")));
}
