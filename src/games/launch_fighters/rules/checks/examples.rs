//! The designs from which the rules build their passing and failing examples: a few ships, and a small battle that breaks no rule.

use crate::{
    Area, AreaPurpose, Content, Fleet, FleetShip, Map, Part, PlacedShip, Scenario, SetUp, Ship, Side, Style, Terrain, TerrainKind,
};
use geometry::{Facing, Grid, Shape, Space};
use rules::{Id, Points, Shelf, changed};

/// The id of the first thing on any shelf of an example.
pub(super) const fn first<T>() -> Id<T> {
    Id::new(1)
}

/// The id of the second thing on any shelf of an example.
pub(super) const fn second<T>() -> Id<T> {
    Id::new(2)
}

/// A ship that breaks no rule and costs 7 points: cannons, launchers with two missiles, defense, and move 2.
pub(super) fn ship(name: &str) -> Ship {
    let stats = [(Part::Cannons, 1), (Part::Launchers, 1), (Part::Defense, 1), (Part::Move, 2), (Part::Missiles, 2)];
    stats.into_iter().fold(Ship::named(name), |ship, (part, amount)| ship.with(part, amount))
}

/// A project with these ship designs and nothing else.
pub(super) fn ships(ships: impl IntoIterator<Item = Ship>) -> Content {
    Content { ships: ships.into_iter().collect(), ..Content::default() }
}

/// A project with the design of `ship` and a fleet of two such ships with a budget of 20 points.
pub(super) fn fleet(change: impl FnOnce(&mut Fleet)) -> Content {
    let mut fleet = Fleet {
        name: "Home Fleet".into(),
        budget: Points::new(20),
        flagship: Some(first()),
        ships: [FleetShip::of(first()), FleetShip::of(first())].into_iter().collect(),
        ..Fleet::default()
    };
    change(&mut fleet);
    Content { fleets: [fleet].into_iter().collect(), ..ships([ship("Lance")]) }
}

/// A project with one map of 25 by 25 spaces.
pub(super) fn map(change: impl FnOnce(&mut Map)) -> Content {
    let mut map = Map { name: "Deep Space".into(), grid: Grid::new(Shape::FlatHex, 25, 25), ..Map::default() };
    change(&mut map);
    Content { maps: [map].into_iter().collect(), ..Content::default() }
}

/// A battle that breaks no rule: two fleets of two ships on the map of `map`, set up by the book. The flagships stand at 1313 and 1303, each with its
/// second ship in the next space below.
pub(super) fn battle(change: impl FnOnce(&mut Content)) -> Content {
    changed(unchanged_battle(), change)
}

fn unchanged_battle() -> Content {
    let mut content = Content { maps: map(|_| ()).maps, ..fleet(|fleet| fleet.style = Some(first())) };
    content.styles = ["Red", "Blue"].map(|name| Style { name: name.into(), ..Style::default() }).into_iter().collect();
    if let Some(home) = content.fleets.get(first()) {
        content.fleets.add(Fleet { name: "Raiders".into(), style: Some(second()), ..home.clone() });
    }
    content.scenarios.add(Scenario {
        name: "Meeting".into(),
        map: Some(first()),
        sides: [side(first(), 12), side(second(), 2)].into_iter().collect(),
        ..Scenario::default()
    });
    content
}

/// The example battle of `battle` with a changed scenario.
pub(super) fn scenario(change: impl FnOnce(&mut Scenario)) -> Content {
    battle(|content| on(&mut content.scenarios, change))
}

/// The example battle of `battle` with a changed first side, whose two ships start at 1313 and 1314.
pub(super) fn first_side(change: impl FnOnce(&mut Side)) -> Content {
    scenario(|scenario| on(&mut scenario.sides, change))
}

/// The example battle of `battle` with a free set-up and a changed first side.
pub(super) fn free_side(change: impl FnOnce(&mut Side)) -> Content {
    scenario(|scenario| {
        scenario.set_up = SetUp::Free;
        on(&mut scenario.sides, change);
    })
}

/// Changes the first thing on a shelf.
pub(super) fn on<T: Clone>(shelf: &mut Shelf<T>, change: impl FnOnce(&mut T)) {
    if let Some(thing) = shelf.get_mut(first()) {
        change(thing);
    }
}

/// A ship that stands in this space when the game starts.
pub(super) fn placed(ship: Id<FleetShip>, column: i16, row: i16) -> PlacedShip {
    PlacedShip { ship, at: Space::new(column, row), facing: Facing::new(0) }
}

/// Nameless terrain in these spaces.
pub(super) fn terrain(kind: TerrainKind, spaces: impl IntoIterator<Item = (i16, i16)>) -> Terrain {
    Terrain { kind, name: String::new(), spaces: spaces.into_iter().map(Space::from).collect() }
}

/// An area for control: one that can be held for victory.
pub(super) fn area(spaces: impl IntoIterator<Item = (i16, i16)>) -> Area {
    Area { name: "Wormhole".into(), purpose: AreaPurpose::Control, spaces: spaces.into_iter().map(Space::from).collect() }
}

fn side(fleet: Id<Fleet>, row: i16) -> Side {
    Side { fleet: Some(fleet), ships: vec![placed(first(), 12, row), placed(second(), 12, row + 1)], ..Side::default() }
}
