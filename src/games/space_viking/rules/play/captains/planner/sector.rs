//! An imagined sector. Worlds are as they were last seen or as the chart shows them, and random otherwise. The houses of other players, of which
//! little is known, are imagined as well.

use std::sync::Arc;

use super::house;
use crate::forecast::grown;
use crate::play::{
    Commander, Installed, Knowledge, Loot, Place, Post, State,
    knowledge::{KnownWorld, Stranger},
    state::reading,
};
use crate::{Content, Player, Sovereign, World, WorldType};
use geometry::Space;
use rules::play::Seeded;
use rules::{Change, Count, Id, Shelf};

/// For how many years after a sighting a strange fleet is still expected in the space where it was seen.
const YEARS_A_SIGHTING_HOLDS: u32 = 1;

/// Imagines a campaign in a state that is consistent with what a player knows.
pub(in crate::play::captains) fn imagine(knowledge: &Knowledge, dice: &mut Seeded) -> Post {
    let mut content = Content::clone(&knowledge.posted);
    content.worlds = worlds(knowledge, dice);
    settle_houses(&mut content, knowledge, dice);
    let seed = u64::from(dice.next()) << 32 | u64::from(dice.next());
    let campaign = knowledge.campaign().cloned().unwrap_or_default();
    let mut state = State::begin(&content, &campaign, seed);
    state.year = knowledge.year;
    house::move_in(&mut state, &content, knowledge);
    for world in &knowledge.worlds {
        as_seen(&mut state, &content, knowledge, world);
    }
    for stranger in &knowledge.strangers {
        meet(&mut state, &content, knowledge, stranger);
    }
    Post::imagined(Arc::new(content), state, vec![knowledge.clone()])
}

/// The worlds that the player has heard of. An unknown type is drawn at random among the types below civilized. The more often the player has seen a
/// type, the more likely it is.
fn worlds(knowledge: &Knowledge, dice: &mut Seeded) -> Shelf<World> {
    let lesser: Vec<WorldType> =
        WorldType::ALL.into_iter().filter(|kind| !kind.is_known() && *kind != WorldType::Barren).collect();
    let seen = |kind: &WorldType| knowledge.worlds.iter().filter(|world| world.kind() == Some(*kind)).count() as u32;
    // Each type counts once more than it was seen, since a type that was never seen is possible, too.
    let lots: Vec<u32> = lesser.iter().map(|kind| seen(kind) + 1).collect();
    let all: u32 = lots.iter().sum();
    let mut draw = || {
        let mut left = dice.below(all);
        lesser.iter().zip(&lots).find(|(_, lots)| {
            let is_it = left < **lots;
            left = left.saturating_sub(**lots);
            is_it
        })
    };
    let named = knowledge.worlds.iter().filter(|world| !world.name.trim().is_empty());
    let world = |known: &KnownWorld| World {
        name: known.name.clone(),
        at: known.at,
        kind: known.kind().or_else(|| draw().map(|(kind, _)| *kind)),
        ..World::default()
    };
    named.map(world).collect()
}

/// Gives homes to the houses of all players. The player's own house gets its real home. Other houses get a place on the same world if that is a
/// Sword-World, else on a random Sword-World. Berserkers other than the player get no home.
fn settle_houses(content: &mut Content, knowledge: &Knowledge, dice: &mut Seeded) {
    let world_at = |at: Option<Space>| content.worlds.find(|world| Some(world.at) == at).map(|(id, _)| id);
    let is_sword_world = |world: &World| world.kind == Some(WorldType::SwordWorld);
    let own = world_at(knowledge.own.home);
    let swords: Vec<Id<World>> = content.worlds.iter().filter(|(_, world)| is_sword_world(world)).map(|(id, _)| id).collect();
    let mut players = content.players.clone();
    for house in &knowledge.houses {
        let is_own = house.player == knowledge.player;
        let guessed = || Sovereign::ALL[dice.below(Sovereign::ALL.len() as u32) as usize];
        let kind = if is_own { knowledge.own.kind } else { house.kind.unwrap_or_else(guessed) };
        let home = match own.filter(|own| is_own || swords.contains(own)) {
            Some(own) => Some(own),
            None => swords.get(dice.below(swords.len() as u32) as usize).copied(),
        };
        let people = |start: u32| (0..knowledge.year).fold(start, |people, _| grown(people, &content.tables.start));
        // The number of people on the player's own home world is known. It is divided among the houses later, when the world is put into the state in
        // which it was last seen.
        let is_strange = !is_own && kind != Sovereign::Berserker;
        let player = Player {
            name: house.name.clone(),
            kind,
            home: home.filter(|_| is_own || is_strange),
            subjects: Count::clamped(if is_strange { people(content.tables.start.subjects.get()) } else { 0 }),
            shipyard: is_strange,
            ..Player::default()
        };
        // The house belongs to a player of the campaign, so its id is on the shelf.
        let _ = players.apply(Change::Set(house.player, player), "players");
    }
    content.players = players;
}

/// Puts a world into the state in which it was last seen.
fn as_seen(state: &mut State, content: &Content, knowledge: &Knowledge, world: &KnownWorld) {
    let Some(seen) = &world.seen else { return };
    let own = knowledge.holding(world.at);
    let is_owned = own.is_some_and(|own| own.is_owned);
    let guard = knowledge.strangers.iter().filter(|one| one.at == world.at && one.number.is_none() && one.owner.is_none());
    let guard: Vec<_> = guard.flat_map(|guard| &guard.ships).copied().collect();
    let guard: Vec<_> = guard
        .into_iter()
        .flat_map(|(item, number)| (0..number).map(move |_| item))
        .map(|item| state.ship(content, item, 0))
        .collect();
    let is_troop = |item| knowledge.posted.items.get(item).is_some_and(crate::Item::is_troop);
    let ashore = own.into_iter().flat_map(|own| &own.ashore).filter(|(item, _)| is_troop(*item));
    let ashore: u32 = ashore.map(|(_, number)| *number).sum();
    let Some(place) = state.place_mut(world.at) else { return };
    let at_rest = place.troops;
    let troops = seen.troops.saturating_sub(ashore);
    place.guard = guard;
    if is_owned {
        return;
    }
    share_out(place, knowledge, seen.people);
    let owner = seen.owner.filter(|owner| *owner != knowledge.player);
    if place.world.is_none() {
        // In a space without a planet, the owner holds bases but no natives.
        let bases = seen.bases.iter().flat_map(|(item, number)| (0..*number).map(|_| Installed { item: *item }));
        if let Some(owner) = owner {
            place.estate_mut(owner).bases = bases.collect();
        }
        return;
    }
    place.holder = owner;
    place.troops = (troops + knowledge.year - seen.year).min(at_rest.max(troops));
    // If the world had fewer troops than usual, it was raided in the year in which it was seen.
    if troops < at_rest && seen.year == knowledge.year && seen.year > 0 {
        place.loot = Some(Loot { year: seen.year, left: 0 });
        place.raided = Some(seen.year);
    }
    place.fit_converts();
}

/// Divides the people of a world among its natives and the houses that are expected to live there.
fn share_out(place: &mut Place, knowledge: &Knowledge, people: u32) {
    let own = place.estate(knowledge.player).map_or(0, crate::play::Estate::loyal);
    let others = people.saturating_sub(own);
    let strangers = place.estates.iter().filter(|estate| estate.player != knowledge.player && estate.loyal() > 0).count() as u32;
    let each = others.saturating_sub(place.natives).checked_div(strangers).unwrap_or(0);
    for estate in place.estates.iter_mut().filter(|estate| estate.player != knowledge.player && estate.loyal() > 0) {
        estate.subjects = each;
    }
    place.natives = others - each * strangers;
}

/// Puts a strange fleet where it was last seen, unless the sighting is too old.
fn meet(state: &mut State, content: &Content, knowledge: &Knowledge, stranger: &Stranger) {
    let Some(owner) = stranger.owner.filter(|owner| *owner != knowledge.player && state.seat(*owner).is_some()) else { return };
    if stranger.year + YEARS_A_SIGHTING_HOLDS < knowledge.year {
        return;
    }
    let jump = state.best_jump(content, owner);
    let items = stranger.ships.iter().flat_map(|(item, number)| (0..*number).map(|_| *item));
    let ships: Vec<_> = items.map(|item| state.ship(content, item, jump)).collect();
    if !ships.is_empty() {
        let name = format!("Seen {}", state.fleets.len());
        state.found(owner, &name, Commander::Captain(String::new()), stranger.at, ships);
    }
}

/// The place in a space; adds one if the state has none there.
pub(super) fn place_in(state: &mut State, at: Space) -> Option<&mut Place> {
    if let Err(free) = state.places.binary_search_by_key(&reading(at), |place| reading(place.at)) {
        state.places.insert(free, Place { at, ..Place::default() });
    }
    state.place_mut(at)
}
