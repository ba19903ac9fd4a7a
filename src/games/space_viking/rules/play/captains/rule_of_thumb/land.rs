//! Worlds as a captain expects them to be: as they were last seen, else as the chart shows them, else like the average of the types below civilized.

use crate::knowledge::KnownWorld;
use crate::play::Knowledge;
use crate::{TypeLine, WorldType};
use geometry::Space;
use rules::{Count, Level};

/// A world with people, as the captain expects it to be.
#[derive(Clone, Copy, Debug)]
pub(super) struct Land {
    pub at: Space,
    /// The world's type; `None` if it is unknown.
    pub kind: Option<WorldType>,
    /// The number of people, in millions.
    pub people: u32,
    /// How many troops would defend the world. If the player has never seen it, this is the number for its type, or for an unknown type the most that
    /// it may have.
    pub troops: u32,
    /// How much plunder brings on average, in IU.
    pub loot: u32,
    /// How many hits destroy the world's guard in space.
    pub guard: u32,
    /// Whether the world has no owner, as far as the player knows.
    pub is_free: bool,
    /// How many people on the world share the player's views, in millions.
    pub converts: u32,
    /// Whether the player has an agent on the world.
    pub has_agent: bool,
}

/// The worlds with people that a player has heard of.
pub(super) fn lands(knowledge: &Knowledge) -> Vec<Land> {
    knowledge.worlds.iter().filter_map(|world| land(knowledge, world)).collect()
}

fn land(knowledge: &Knowledge, world: &KnownWorld) -> Option<Land> {
    let kind = world.kind();
    if kind == Some(WorldType::Barren) || world.name.trim().is_empty() {
        return None;
    }
    let lines = &knowledge.posted.tables.worlds.lines;
    // A world whose type the chart does not show has one of the types below civilized.
    let lesser = || {
        let kinds = WorldType::ALL.into_iter().filter(|kind| !kind.is_known());
        kinds.filter_map(|kind| lines.get(kind.line()?)).collect::<Vec<&TypeLine>>()
    };
    let line = kind.and_then(|kind| lines.get(kind.line()?));
    let mean = |of: fn(&TypeLine) -> u32| {
        let lesser = lesser();
        line.map_or_else(|| lesser.iter().map(|line| of(line)).sum::<u32>() / (lesser.len() as u32).max(1), of)
    };
    let most = lesser().iter().filter_map(|line| line.troops).map(Level::get).max().unwrap_or(0);
    let at_rest = line.map_or(most, |line| line.troops.map_or(0, Level::get));
    let seen = world.seen.as_ref();
    let since = seen.map_or(0, |seen| knowledge.year - seen.year);
    let troops = seen.map_or(at_rest, |seen| (seen.troops + since).min(at_rest.max(seen.troops)));
    let people = seen.map_or_else(|| mean(|line| line.subjects.map_or(0, Count::get)), |seen| seen.people);
    // In the year after a raid, plunder brings half as much. A world that has fewer troops than usual must have been raided.
    let was_raided = seen.is_some_and(|seen| since == 0 && seen.troops < at_rest);
    let loot = mean(|line| line.plunder.map_or(0, Level::get)) * 7 / 2 / if was_raided { 2 } else { 1 };
    let hits = |items: Vec<(u32, rules::Id<crate::Item>)>| -> u32 {
        let damage = |item| knowledge.posted.items.get(item).map_or(0, |item| item.damage.get());
        items.into_iter().map(|(number, item)| number * damage(item)).sum()
    };
    let guard = match seen {
        Some(_) => {
            let here =
                knowledge.strangers.iter().find(|seen| seen.at == world.at && seen.number.is_none() && seen.owner.is_none());
            here.map_or(0, |guard| hits(guard.ships.iter().map(|(item, number)| (*number, *item)).collect()))
        }
        None => line.map_or(0, |line| hits(knowledge.posted.load(&line.guard).items)),
    };
    let own = knowledge.holding(world.at);
    Some(Land {
        at: world.at,
        kind,
        people,
        troops,
        loot,
        guard,
        is_free: seen.is_none_or(|seen| seen.owner.is_none()) && own.is_none_or(|own| !own.is_owned),
        converts: own.map_or(0, |own| own.converts),
        has_agent: own.is_some_and(|own| own.has_agent),
    })
}
