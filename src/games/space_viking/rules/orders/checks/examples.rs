//! What the examples of the rules about sheets start from: the knowledge of Angus, a player, after two years, and sheets by Angus that break no rule.

use std::sync::Arc;

use super::Knowledge;
use crate::checks::examples::campaign;
use crate::knowledge::{Cargo, Holding, House, KnownWorld, Own, OwnFleet, OwnShip, Person, Sighting, posted};
use crate::orders::Sheet;
use crate::{Content, Effect, Item, Mode, Role, Sovereign, Technology, WorldType};
use geometry::Space;
use rules::{Count, Id, Level};

/// The home of the player Angus.
pub const GRAM: Space = Space::new(4, 4);
/// A world with natives and troops.
pub const XOCHITL: Space = Space::new(7, 6);
/// A space without a planet.
pub const CINDER: Space = Space::new(2, 2);

/// Returns a sheet by Angus with these lines after its opening, and what Angus knows.
pub fn sheet(lines: &str) -> (Sheet, Knowledge) {
    sheet_of(|_| (), lines)
}

/// Returns a sheet by Angus with these lines after its opening, and what Angus knows after `change` has been made to that knowledge.
pub fn sheet_of(change: impl FnOnce(&mut Knowledge), lines: &str) -> (Sheet, Knowledge) {
    let mut knowledge = knowledge();
    change(&mut knowledge);
    (Sheet::parse(format!("orders Angus turn 3 key amber\n{lines}").as_bytes()), knowledge)
}

/// Returns a sheet that consists of this opening line alone, and what Angus knows.
pub fn opened(opening: &str) -> (Sheet, Knowledge) {
    (Sheet::parse(opening.as_bytes()), knowledge())
}

fn content() -> Content {
    campaign(|content| {
        let technology = |name: &str, level, without| Technology {
            name: name.into(),
            level: Level::clamped(level),
            cost_without: Count::clamped(without),
            ..Technology::default()
        };
        let then = |technology, before, with| Technology {
            predecessor: Some(Id::new(before)),
            cost_with: Some(Count::clamped(with)),
            ..technology
        };
        content.technologies.add(then(technology("Jump-4", 1, 40), 1, 30));
        content.technologies.add(then(technology("Jump-5", 2, 90), 2, 40));
        content.technologies.add(then(technology("Jump-7", 3, 90), 3, 60));
        let attack = content.technologies.add(technology("Attack Ship", 1, 35));
        let industry = Technology { effect: Effect::OneFactory, ..technology("Improved Industrial Technology", 1, 25) };
        let industry = content.technologies.add(industry);
        let item = |name: &str, cost, role| Item {
            name: name.into(),
            role,
            cost: Count::clamped(cost),
            damage: Level::clamped(1),
            ..Item::default()
        };
        content.items.add(item("Outpost", 10, Role::Outpost));
        content.items.add(item("Shipyard", 50, Role::Shipyard));
        content.items.add(Item { needs: Some(industry), ..item("Factory", 4, Role::Factory) });
        content.items.add(Item { needs: Some(attack), drive: true, ..item("Attack Ship", 20, Role::Ship) });
    })
}

fn fleet(name: &str, commander: &str, at: Space, ships: Vec<OwnShip>) -> OwnFleet {
    OwnFleet {
        name: name.into(),
        commander: commander.into(),
        mode: Mode::Passive,
        break_off: None,
        aim: crate::Aim::Spread,
        with: Vec::new(),
        at,
        orders: "Gram".into(),
        is_idle: false,
        is_new: false,
        ships,
    }
}

/// A ship of this name that makes two moves a year. `item` is the id of the item that it is built as, and `troops` is how many units of troops are in
/// its hold.
pub fn ship(name: &str, item: u32, troops: u32) -> OwnShip {
    let items = if troops == 0 { Vec::new() } else { vec![(Id::new(2), troops)] };
    let cargo = Cargo { items, ..Cargo::default() };
    OwnShip { name: name.into(), item: Id::new(item), hits: 0, jump: 2, is_unmanned: false, cargo }
}

/// What the player Angus knows in the examples.
fn knowledge() -> Knowledge {
    let content = content();
    let person = |name: &str, at| Person { name: name.into(), at, aboard: None };
    let world = |name: &str, at, charted| KnownWorld { at, name: name.into(), charted: Some(charted), ..KnownWorld::default() };
    let seen = Sighting { year: 2, tick: 840, kind: Some(WorldType::Atomic), troops: 8, people: 40, ..Sighting::default() };
    let house =
        |number, name: &str, kind| House { player: Id::new(number), name: name.into(), kind: Some(kind), points: Some(20) };
    let at_home = Holding { at: GRAM, subjects: 20, ashore: vec![(Id::new(2), 12)], has_shipyard: true, ..Holding::default() };
    Knowledge {
        posted: Arc::new(posted(&content, Id::new(1))),
        player: Id::new(1),
        year: 2,
        secrecy: crate::knowledge::Secrecy::default(),
        key: "amber".into(),
        houses: vec![house(1, "Angus", Sovereign::EmpireBuilder), house(2, "Lucas", Sovereign::Pirate)],
        own: Own {
            kind: Sovereign::EmpireBuilder,
            persons: vec![person("Angus the First", GRAM), person("Otto", GRAM), person("Hugo", XOCHITL)],
            home: Some(GRAM),
            treasury: 100,
            technologies: vec![Id::new(1)],
            research: Vec::new(),
            points: 20,
            fleets: vec![
                fleet("Raiders", "Angus the First", GRAM, vec![ship("", 1, 0), ship("Raven", 1, 0)]),
                fleet("Watch", "Otto", GRAM, vec![ship("Owl", 1, 0)]),
                fleet("Rangers", "Hugo", XOCHITL, vec![ship("Lark", 1, 1)]),
            ],
            silent: Vec::new(),
            holdings: vec![at_home],
        },
        winners: Vec::new(),
        worlds: vec![
            world("Cinder", CINDER, WorldType::Barren),
            world("Gram", GRAM, WorldType::SwordWorld),
            KnownWorld { seen: Some(seen), ..world("Xochitl", XOCHITL, WorldType::Atomic) },
        ],
        strangers: Vec::new(),
        letters: Vec::new(),
        account: Vec::new(),
    }
}
