//! The designs as every player gets them before the first year.

use std::sync::Arc;

use crate::{Campaign, Chart, Content, Player, World};
use rules::{Change, Id, Shelf};

/// The designs as every player gets them before the first year: the tables, the players, and the chart, without anything that only one player knows.
/// Worlds are sorted by row and column and get new ids. The kinds of sovereign are left out; [`House`](super::House) tells them.
#[must_use]
pub fn posted(content: &Content, campaign: Id<Campaign>) -> Content {
    let mut charted: Vec<&World> = content.worlds.iter().map(|(_, world)| world).filter(|world| world.is_charted()).collect();
    charted.sort_by_key(|world| (world.at.row, world.at.column));
    let chart = |world: &World| World {
        name: world.name.clone(),
        at: world.at,
        kind: world.charted_type(),
        arms: world.arms,
        chart: if world.charted_type().is_some() { Chart::Type } else { Chart::Name },
        ..World::default()
    };
    let worlds: Shelf<World> = charted.into_iter().map(chart).collect();
    let mut players = content.players.clone();
    for (id, player) in content.players.iter() {
        let known =
            Player { name: player.name.clone(), arms: player.arms, cronies: [String::new(), String::new()], ..Player::default() };
        // The id was just read from the shelf.
        let _ = players.apply(Change::Set(id, known), "players");
    }
    let played = content.campaigns.get(campaign).cloned().unwrap_or_default();
    Content {
        sector: content.sector.clone(),
        worlds,
        players,
        items: content.items.clone(),
        technologies: content.technologies.clone(),
        campaigns: std::iter::once(Campaign { notes: Vec::new(), ..played }).collect(),
        tables: Arc::clone(&content.tables),
        ..Content::default()
    }
}
