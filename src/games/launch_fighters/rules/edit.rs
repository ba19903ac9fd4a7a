//! Every change that can be made to the designs, as data.

use std::collections::BTreeSet;

use serde::{Deserialize, Serialize};

use super::map::{Terrain, TerrainKind};
use super::{Content, Fleet, Map, Options, Scenario, Ship, Style};
use geometry::Space;
use rules::{Id, Refusal};

rules::shelves! {
    /// A change to the designs.
    Edit of Content {
        /// Change the ship designs.
        Ship(Ship) in ships: "ship", Ship::weight;
        /// Change the fleets.
        Fleet(Fleet) in fleets: "fleet", Fleet::weight, Fleet::within_bounds;
        /// Change the maps.
        Map(Map) in maps: "map", Map::weight;
        /// Change the scenarios.
        Scenario(Scenario) in scenarios: "scenario", Scenario::weight, Scenario::within_bounds;
        /// Change the fleet styles.
        Style(Style) in styles: "fleet style", Style::weight;
    } beside {
        /// Switch the optional rules.
        Options(Options): |_| size_of::<Options>(), |content, options| {
            content.options = *options;
            Ok(())
        };
        /// Put one kind of terrain into spaces of a map, in place of any terrain that is there, or clear the spaces.
        Paint(Paint): |paint| size_of::<Paint>() + 8 * paint.spaces.len(), |content, Paint { map, terrain, spaces }| {
            let map = content.maps.get_mut(*map).ok_or_else(|| Refusal::new("the map that was painted is gone"))?;
            paint(map, *terrain, spaces);
            Ok(())
        };
    }
}

/// Spaces of a map that get one kind of terrain.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Paint {
    /// The map that is painted.
    pub map: Id<Map>,
    /// The kind of terrain that the spaces get; `None` to clear them.
    pub terrain: Option<TerrainKind>,
    /// The spaces that get the terrain.
    pub spaces: BTreeSet<Space>,
}

/// Removes all terrain from the spaces, and then adds the spaces to the first nameless terrain of this kind; if there is no such terrain, it is
/// created. Terrain that has no spaces left is dropped.
fn paint(map: &mut Map, kind: Option<TerrainKind>, spaces: &BTreeSet<Space>) {
    let touched: Vec<_> =
        map.terrain.iter().filter(|(_, terrain)| !terrain.spaces.is_disjoint(spaces)).map(|(id, _)| id).collect();
    for id in touched {
        if let Some(terrain) = map.terrain.get_mut(id) {
            terrain.spaces.retain(|space| !spaces.contains(space));
        }
    }
    if let Some(kind) = kind {
        let same = map.terrain.find(|terrain| terrain.kind == kind && terrain.name.is_empty()).map(|(id, _)| id);
        let id = same.unwrap_or_else(|| map.terrain.add(Terrain { kind, name: String::new(), spaces: BTreeSet::new() }));
        if let Some(terrain) = map.terrain.get_mut(id) {
            terrain.spaces.extend(spaces.iter().copied());
        }
    }
    map.terrain.retain(|terrain| !terrain.spaces.is_empty());
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{FleetShip, PlacedShip, Side};
    use rules::Change;

    fn spaces<const N: usize>(spaces: [(i16, i16); N]) -> BTreeSet<Space> {
        spaces.into_iter().map(Space::from).collect()
    }

    fn paint_all(strokes: &[(Option<TerrainKind>, BTreeSet<Space>)]) -> Map {
        let mut content = Content { maps: [Map::default()].into_iter().collect(), ..Content::default() };
        for (terrain, spaces) in strokes {
            let edit = Edit::Paint(Paint { map: Id::new(1), terrain: *terrain, spaces: spaces.clone() });
            content.apply(&edit).expect("the map is there");
        }
        content.maps.get(Id::new(1)).cloned().unwrap_or_default()
    }

    #[test]
    fn painting_leaves_one_terrain_in_a_space() {
        use TerrainKind::{Asteroids, Nebula};
        let map = paint_all(&[
            (Some(Asteroids), spaces([(1, 1), (2, 1), (3, 1)])),
            (Some(Nebula), spaces([(3, 1), (4, 1)])),
            (Some(Asteroids), spaces([(9, 9)])),
        ]);
        let pieces: Vec<_> = map.terrain.iter().map(|(_, terrain)| (terrain.kind, terrain.spaces.clone())).collect();
        assert_eq!(pieces, [(Asteroids, spaces([(1, 1), (2, 1), (9, 9)])), (Nebula, spaces([(3, 1), (4, 1)]))]);
    }

    #[test]
    fn painting_leaves_terrain_with_a_name_alone_but_for_the_spaces_it_takes() {
        let named = Terrain { kind: TerrainKind::Planetoid, name: "Kastor".into(), spaces: spaces([(5, 5), (6, 5)]) };
        let map = Map { terrain: [named].into_iter().collect(), ..Map::default() };
        let mut content = Content { maps: [map].into_iter().collect(), ..Content::default() };
        let more =
            Edit::Paint(Paint { map: Id::new(1), terrain: Some(TerrainKind::Planetoid), spaces: spaces([(6, 5), (7, 5)]) });
        content.apply(&more).expect("the map is there");
        let found = content.maps.get(Id::new(1)).expect("the map").terrain.iter().map(|(_, terrain)| terrain.clone());
        let pieces: Vec<_> = found.map(|terrain| (terrain.name, terrain.spaces)).collect();
        assert_eq!(pieces, [("Kastor".into(), spaces([(5, 5)])), (String::new(), spaces([(6, 5), (7, 5)]))]);
    }

    #[test]
    fn terrain_that_loses_its_last_space_is_gone() {
        let map = paint_all(&[(Some(TerrainKind::Nebula), spaces([(3, 1)])), (None, spaces([(3, 1), (4, 1)]))]);
        assert!(map.terrain.is_empty());
    }

    #[test]
    fn a_refused_edit_leaves_everything_as_it_was() {
        let mut content = Content { ships: [Ship::named("Lance")].into_iter().collect(), ..Content::default() };
        let before = content.clone();
        let gone = [
            Edit::Ship(Change::Set(Id::new(2), Ship::named("Gone"))),
            Edit::Ship(Change::Remove(Id::new(2))),
            Edit::Style(Change::Move(Id::new(1), 0)),
            Edit::Fleet(Change::Set(Id::new(1), Fleet::default())),
            Edit::Map(Change::Remove(Id::new(1))),
            Edit::Scenario(Change::Set(Id::new(7), Scenario::default())),
            Edit::Paint(Paint { map: Id::new(1), terrain: Some(TerrainKind::Nebula), spaces: spaces([(0, 0)]) }),
        ];
        for edit in gone {
            let refusal = content.apply(&edit).expect_err("it is gone");
            assert!(!refusal.to_string().is_empty());
            assert_eq!(content, before, "{edit:?}");
        }
    }

    #[test]
    fn a_snapshot_keeps_what_an_edit_changes() {
        let mut content = Content { maps: [Map::default()].into_iter().collect(), ..Content::default() };
        let snapshot = content.clone();
        let paint = Edit::Paint(Paint { map: Id::new(1), terrain: Some(TerrainKind::Nebula), spaces: spaces([(3, 1)]) });
        content.apply(&paint).expect("the map is there");
        assert_ne!(content, snapshot);
        assert_eq!(snapshot.maps.get(Id::new(1)), Some(&Map::default()));
    }

    #[test]
    fn a_ship_that_leaves_its_fleet_leaves_every_scenario_too() {
        let (stays, goes) = (Id::new(1), Id::new(2));
        let ships = [FleetShip::of(Id::new(1)), FleetShip::of(Id::new(1))].into_iter().collect();
        let fleet = Fleet { flagship: Some(goes), ships, ..Fleet::default() };
        let placed = |ship| PlacedShip { ship, at: Space::new(3, 3), facing: geometry::Facing::new(0) };
        let side = Side { fleet: Some(Id::new(1)), ships: vec![placed(stays), placed(goes)], ..Side::default() };
        let scenario = Scenario { sides: [side].into_iter().collect(), ..Scenario::default() };
        let mut content = Content {
            ships: [Ship::named("Lance")].into_iter().collect(),
            fleets: [fleet].into_iter().collect(),
            scenarios: [scenario].into_iter().collect(),
            ..Content::default()
        };
        for edit in content.without_ship(Id::new(1), goes) {
            content.apply(&edit).expect("both are there");
        }
        let fleet = content.fleets.get(Id::new(1)).expect("the fleet");
        assert_eq!((fleet.ships.ids().collect::<Vec<_>>(), fleet.flagship), (vec![stays], None));
        let (_, scenario) = content.scenarios.iter().next().expect("the scenario");
        assert_eq!(scenario.sides.iter().map(|(_, side)| side.ships.clone()).collect::<Vec<_>>(), [[placed(stays)]]);
    }
}
