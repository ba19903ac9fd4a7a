//! Designs that the examples of the rules start from: two players on Gram with a fleet each, and a world to plunder. They break no rule.

use std::sync::Arc;

use crate::{
    Arms, Campaign, Charge, Content, Fleet, Item, Player, Role, Rolls, Ship, Sovereign, SovereignTable, Start, Tables,
    Technology, TypeLine, Weight, World, WorldTable, WorldType,
};
use geometry::Space;
use rules::{Count, Id, Level, Shelf, changed};

/// The space of Gram, the home of both players.
pub(super) const GRAM_AT: Space = Space::new(4, 4);
/// The item that is a ship without a drive.
pub(super) const FIGHTER: Id<Item> = Id::new(3);

/// The tables of the examples.
fn usual_tables() -> Tables {
    let line = |troops, dice, people| TypeLine {
        troops: Some(Level::clamped(troops)),
        plunder: Some(Level::clamped(dice)),
        subjects: Some(Count::clamped(people)),
        hits_from: Level::clamped(5),
        guard: String::new(),
    };
    let lines =
        [line(12, 24, 60), line(16, 32, 80), line(8, 16, 40), line(4, 8, 20), line(2, 4, 10), line(1, 2, 5), line(0, 1, 1)];
    let [shot, one, landed] = [5, 1, 2].map(Level::clamped);
    Tables {
        worlds: WorldTable { lines, ..WorldTable::default() },
        rolls: Rolls {
            shot,
            empire_builder: one,
            landed_ship: landed,
            treachery: Level::clamped(12),
            loyal_treachery: Level::clamped(6),
            ..Rolls::default()
        },
        sovereigns: SovereignTable { weights: [Weight(Count::clamped(1)); 7], ..SovereignTable::default() },
        start: Start {
            money: Count::clamped(50),
            subjects: Count::clamped(20),
            growth: Count::clamped(10),
            iu_a_hold: Count::clamped(20),
            berserker_factories: Count::clamped(20),
            ..Start::default()
        },
    }
}

fn items() -> Shelf<Item> {
    let item = |name: &str, cost: u32, role| Item {
        name: name.into(),
        role,
        cost: Count::clamped(cost),
        damage: Level::clamped(1),
        ..Item::default()
    };
    let one = Level::clamped(1);
    [
        Item { firepower: one, holds: one, drive: true, ..item("Escort", 8, Role::Ship) },
        Item { ground: Some(Level::clamped(4)), ..item("Troop", 2, Role::Troop) },
        Item { firepower: one, ..item("Fighter", 4, Role::Ship) },
    ]
    .into_iter()
    .collect()
}

fn player(name: &str, kind: Sovereign, charge: Charge) -> Player {
    Player {
        name: name.into(),
        sovereign: format!("{name} the First"),
        kind,
        cronies: [format!("{name}'s brother"), format!("{name}'s uncle")],
        arms: Arms { charge, ..Arms::default() },
        home: Some(Id::new(1)),
        money: Count::clamped(42),
        ..Player::default()
    }
}

/// A campaign that breaks no rule, with one change made to it.
pub(crate) fn campaign(change: impl FnOnce(&mut Content)) -> Content {
    changed(unchanged_campaign(), change)
}

fn unchanged_campaign() -> Content {
    let world = |name: &str, at, kind| World { name: name.into(), at, kind: Some(kind), ..World::default() };
    let fleet = |name: &str, owner: &str, player| Fleet {
        name: name.into(),
        player: Some(Id::new(player)),
        commander: format!("{owner} the First"),
        ships: [Ship { item: Some(Id::new(1)), ..Ship::default() }].into_iter().collect(),
        ..Fleet::default()
    };
    let technology = Technology { name: "Jump-3".into(), cost_without: Count::clamped(15), ..Technology::default() };
    Content {
        worlds: [world("Gram", GRAM_AT, WorldType::SwordWorld), world("Xochitl", Space::new(7, 6), WorldType::Atomic)]
            .into_iter()
            .collect(),
        players: [player("Angus", Sovereign::EmpireBuilder, Charge::Sword), player("Lucas", Sovereign::Pirate, Charge::Star)]
            .into_iter()
            .collect(),
        fleets: [fleet("Raiders", "Angus", 1), fleet("Lancers", "Lucas", 2)].into_iter().collect(),
        items: items(),
        technologies: [Technology { level: Level::clamped(1), ..technology }].into_iter().collect(),
        campaigns: [Campaign { name: "War".into(), free: true, ..Campaign::default() }].into_iter().collect(),
        tables: Arc::new(usual_tables()),
        ..Content::default()
    }
}

/// Changes the first thing on a shelf.
pub(super) fn on<T: Clone>(shelf: &mut Shelf<T>, change: impl FnOnce(&mut T)) {
    if let Some(thing) = shelf.get_mut(Id::new(1)) {
        change(thing);
    }
}

fn second<T: Clone>(shelf: &mut Shelf<T>, change: impl FnOnce(&mut T)) {
    if let Some(thing) = shelf.get_mut(Id::new(2)) {
        change(thing);
    }
}

/// Sets how much money the first player keeps at the start, in IU; the fleet of the example costs 8 IU.
pub(super) fn keep(content: &mut Content, money: u32) {
    on(&mut content.players, |player| player.money = Count::clamped(money));
}

/// A campaign that follows the book, on a map with this many Sword-Worlds and civilized worlds.
pub(super) fn by_the_book(swords: u32, civilized: u32) -> Content {
    campaign(|content| {
        on(&mut content.campaigns, |campaign| campaign.free = false);
        // Gram, which is one of the Sword-Worlds, is on the map already.
        let more = (1..swords).map(|_| WorldType::SwordWorld).chain((0..civilized).map(|_| WorldType::Civilized));
        for (number, kind) in (0_i16..).zip(more) {
            let name = format!("World {number}");
            content.worlds.add(World { name, at: Space::new(number, 12), kind: Some(kind), ..World::default() });
        }
    })
}

/// The example campaign with its second world changed.
pub(super) fn second_world(change: impl FnOnce(&mut World)) -> Content {
    campaign(|content| second(&mut content.worlds, change))
}

/// The example campaign with its second player changed.
pub(super) fn second_player(change: impl FnOnce(&mut Player)) -> Content {
    campaign(|content| second(&mut content.players, change))
}

/// The example campaign with its first fleet changed.
pub(super) fn first_fleet(change: impl FnOnce(&mut Fleet)) -> Content {
    campaign(|content| on(&mut content.fleets, change))
}

/// The example campaign with its tables changed.
pub(super) fn tables(change: impl FnOnce(&mut Tables)) -> Content {
    campaign(|content| {
        let mut tables = usual_tables();
        change(&mut tables);
        content.tables = Arc::new(tables);
    })
}

/// The arms of the first player.
pub(super) fn first_arms() -> Arms {
    Arms { charge: Charge::Sword, ..Arms::default() }
}
