//! Where the houses' possessions stand before the first year.

use std::collections::BTreeMap;

use super::boards;
use super::pieces::House;
use crate::sheets::Reader;
use exchange::vassal::{PieceNumber, Spot, Stack, Standing, Table};
use geometry::Space;
use rules::Id;
use space_viking::{Content, Item, Role, Sovereign, World};

/// The window of a player: the sector with the player's own possessions, and the tree with the player's own technologies.
pub(super) fn own_table(content: &Content, house: &House) -> Table {
    let side = house.player.label();
    let sector = boards::sector(content, Reader::Players, &format!("Sector of {side}"));
    let mut stacks = stacks(content, std::slice::from_ref(house), &sector.name);
    let tree = boards::technologies(content, &format!("Technologies of {side}"));
    if let Some(tree) = &tree {
        let developed = boards::ticks(content).into_iter().filter(|(id, ..)| house.player.technologies.contains(id));
        stacks.extend(developed.map(|(_, name, _)| Stack {
            name: name.clone(),
            board: tree.name.clone(),
            at: Spot::Named(name),
            pieces: vec![Standing::new(house.tick)],
        }));
    }
    let boards = std::iter::once(sector).chain(tree).map(|board| vec![board]).collect();
    Table { name: format!("Chart of {side}"), owner: Some(side.to_owned()), boards, stacks, ..Table::default() }
}

/// The possessions of houses on a map, one stack for each space: claims below, then bases, and fleets on top.
pub(super) fn stacks(content: &Content, houses: &[House], board: &str) -> Vec<Stack> {
    let mut spaces: BTreeMap<Space, Vec<PieceNumber>> = BTreeMap::new();
    for layer in [claims, bases, fleets] {
        for (world, piece) in houses.iter().flat_map(|house| layer(content, house)) {
            let at = content.worlds.get(world).map(|world| world.at).filter(|at| content.sector.holds(*at));
            if let Some(at) = at {
                spaces.entry(at).or_default().push(piece);
            }
        }
    }
    let stack = |(at, pieces): (Space, Vec<PieceNumber>)| Stack {
        name: content.sector.written(at),
        board: board.to_owned(),
        at: Spot::Space(at),
        pieces: pieces.into_iter().map(Standing::new).collect(),
    };
    spaces.into_iter().map(stack).collect()
}

/// The counters with which a house claims worlds: one for each world where the house has people.
fn claims(content: &Content, house: &House) -> Vec<(Id<World>, PieceNumber)> {
    let has_people = |id: Id<World>, world: &World| {
        let is_home = house.player.home == Some(id) && house.player.subjects.get() > 0;
        is_home || world.estates.iter().any(|(_, estate)| estate.player == Some(house.id))
    };
    content.worlds.iter().filter(|(id, world)| has_people(*id, world)).map(|(id, _)| (id, house.claim)).collect()
}

/// The bases of a house on worlds, one counter for each kind of base on a world.
fn bases(content: &Content, house: &House) -> Vec<(Id<World>, PieceNumber)> {
    let player = house.player;
    let of_role = |role: Role| content.items.find(|item| item.role == role).map(|(id, _)| id);
    let home = player.home.into_iter().flat_map(|home| {
        let shipyard = player.shipyard.then(|| of_role(Role::Shipyard)).flatten();
        let works = if player.kind == Sovereign::Berserker { Role::RoboticFactory } else { Role::Factory };
        let factory = (player.factories.get() > 0).then(|| of_role(works)).flatten();
        shipyard.into_iter().chain(factory).map(move |item| (home, item))
    });
    let elsewhere = content.worlds.iter().flat_map(|(at, world)| {
        let own = world.bases.iter().filter(|(_, base)| base.player == Some(house.id) && base.number.get() > 0);
        let items = own.filter_map(|(_, base)| base.item);
        let factory = world.estates.iter().any(|(_, estate)| estate.player == Some(house.id) && estate.factories.get() > 0);
        let factory = factory.then(|| of_role(Role::Factory)).flatten();
        items.chain(factory).map(move |item| (at, item))
    });
    let mut all: Vec<(Id<World>, Id<Item>)> = home.chain(elsewhere).collect();
    all.sort_unstable();
    all.dedup();
    all.into_iter().filter_map(|(world, item)| Some((world, *house.bases.get(&item)?))).collect()
}

/// The worlds at which the fleets of a house stand, with the fleets' counters.
fn fleets(content: &Content, house: &House) -> Vec<(Id<World>, PieceNumber)> {
    let standing = |(id, fleet)| Some((content.stands(fleet)?, *house.fleets.get(&id)?));
    content.fleets_of(house.id).filter_map(standing).collect()
}
