//! The paths of places, such as `ships/excelsior/launchers`.
//!
//! A path contains the slugs of names: short forms in lower case. If two names are equal, `-2` is added to the slug of the second. The slugs of a
//! whole shelf are worked out once and kept, because a check of thousands of designs needs thousands of paths.

use std::cell::{OnceCell, RefCell};
use std::collections::HashMap;

use super::map::Area;
use super::scenario::Side;
use super::{Content, Fleet, FleetShip, InFleet, InMap, InScenario, InShip, InStyle, Map, Place, Scenario, Ship, Style};
use rules::{Id, Names, slug};

/// Writes the paths of places and keeps the slugs that it has worked out.
pub struct Paths<'a> {
    content: &'a Content,
    styles: OnceCell<Names<Style>>,
    ships: OnceCell<Names<Ship>>,
    fleets: OnceCell<Names<Fleet>>,
    maps: OnceCell<Names<Map>>,
    scenarios: OnceCell<Names<Scenario>>,
    areas: RefCell<HashMap<Id<Map>, Names<Area>>>,
    fleet_ships: RefCell<HashMap<Id<Fleet>, Names<FleetShip>>>,
}

impl Place {
    /// The path of the place. To write many paths, use [`Paths`], which is faster.
    #[must_use]
    pub fn path(&self, content: &Content) -> String {
        Paths::of(content).path(self)
    }
}

impl<'a> Paths<'a> {
    /// Prepares to write the paths of places in these designs.
    #[must_use]
    pub fn of(content: &'a Content) -> Self {
        Self {
            content,
            styles: OnceCell::new(),
            ships: OnceCell::new(),
            fleets: OnceCell::new(),
            maps: OnceCell::new(),
            scenarios: OnceCell::new(),
            areas: RefCell::default(),
            fleet_ships: RefCell::default(),
        }
    }

    /// The path of a place. A thing that no longer exists is written as the number of its id.
    #[must_use]
    pub fn path(&self, place: &Place) -> String {
        let content = self.content;
        match place {
            Place::Options => "options".into(),
            Place::Style(id, part) => {
                let style = self.styles.get_or_init(|| Names::of(&content.styles, |style| &style.name)).called(*id);
                match part {
                    InStyle::Whole => format!("styles/{style}"),
                    InStyle::Name => format!("styles/{style}/name"),
                    InStyle::Looks => format!("styles/{style}/looks"),
                    InStyle::People => format!("styles/{style}/people"),
                }
            }
            Place::Ship(id, part) => self.in_ship(*id, *part),
            Place::Fleet(id, part) => self.in_fleet(*id, *part),
            Place::Map(id, part) => self.in_map(*id, *part),
            Place::Scenario(id, part) => self.in_scenario(*id, *part),
        }
    }

    fn in_ship(&self, id: Id<Ship>, part: InShip) -> String {
        let ships = self.ships.get_or_init(|| Names::of(&self.content.ships, |ship| &ship.name));
        let ship = format!("ships/{}", ships.called(id));
        match part {
            InShip::Whole => ship,
            InShip::Name => ship + "/name",
            InShip::Letter => ship + "/letter",
            InShip::Style => ship + "/style",
            InShip::Part(part) => format!("{ship}/{}", part.slug()),
            InShip::StatedCost => ship + "/cost",
            InShip::FighterWarp => ship + "/fighter-warp",
            InShip::Notes => ship + "/notes",
        }
    }

    fn in_fleet(&self, id: Id<Fleet>, part: InFleet) -> String {
        let fleets = self.fleets.get_or_init(|| Names::of(&self.content.fleets, |fleet| &fleet.name));
        let fleet = format!("fleets/{}", fleets.called(id));
        match part {
            InFleet::Whole => fleet,
            InFleet::Name => fleet + "/name",
            InFleet::Budget => fleet + "/budget",
            InFleet::Style => fleet + "/style",
            InFleet::Flagship => fleet + "/flagship",
            InFleet::Notes => fleet + "/notes",
            InFleet::Ship(ship) => format!("{fleet}/ships/{}", self.ship_of(Some(id), ship)),
        }
    }

    fn in_map(&self, id: Id<Map>, part: InMap) -> String {
        let maps = self.maps.get_or_init(|| Names::of(&self.content.maps, |map| &map.name));
        let map = format!("maps/{}", maps.called(id));
        match part {
            InMap::Whole => map,
            InMap::Name => map + "/name",
            InMap::Size => map + "/size",
            InMap::Shape => map + "/shape",
            InMap::Spaces => map + "/spaces",
            InMap::Edges => map + "/edges",
            InMap::Terrain(terrain) => format!("{map}/terrain/{}", terrain.number()),
            InMap::Label(label) => format!("{map}/labels/{}", label.number()),
            InMap::Area(area) => {
                let found = || self.content.maps.get(id).map(|map| Names::of(&map.areas, |area| &area.name)).unwrap_or_default();
                format!("{map}/areas/{}", self.areas.borrow_mut().entry(id).or_insert_with(found).called(area))
            }
            InMap::Space(space) => {
                let (column, row) = space.counted_from_one();
                format!("{map}/spaces/{column:02}{row:02}")
            }
        }
    }

    fn in_scenario(&self, id: Id<Scenario>, part: InScenario) -> String {
        let scenarios = self.scenarios.get_or_init(|| Names::of(&self.content.scenarios, |scenario| &scenario.name));
        let scenario = format!("scenarios/{}", scenarios.called(id));
        let found = self.content.scenarios.get(id);
        let side = |side: Id<Side>| {
            format!("{scenario}/sides/{}", found.and_then(|found| found.sides.position(side)).map_or(0, |at| at + 1))
        };
        match part {
            InScenario::Whole => scenario,
            InScenario::Name => scenario + "/name",
            InScenario::Map => scenario + "/map",
            InScenario::SetUp => scenario + "/set-up",
            InScenario::Landing => scenario + "/landing",
            InScenario::TurnLimit => scenario + "/turn-limit",
            InScenario::Notes => scenario + "/notes",
            InScenario::Side(id) => side(id),
            InScenario::Ship(id, ship) => {
                let fleet = found.and_then(|found| found.sides.get(id)).and_then(|side| side.fleet);
                format!("{}/ships/{}", side(id), self.ship_of(fleet, ship))
            }
            InScenario::Squadron(id, index) => format!("{}/squadrons/{}", side(id), u64::from(index) + 1),
            InScenario::Reinforcement(id, index) => format!("{}/reinforcements/{}", side(id), u64::from(index) + 1),
            InScenario::Condition(id) => {
                let position = found.and_then(|found| found.conditions.position(id)).map_or(0, |at| at + 1);
                format!("{scenario}/conditions/{position}")
            }
        }
    }

    fn ship_of(&self, fleet: Option<Id<Fleet>>, ship: Id<FleetShip>) -> String {
        let Some(id) = fleet else { return ship.number().to_string() };
        let found = || {
            let names = self.content.fleets.get(id).map(|fleet| fleet.names(&self.content.ships)).unwrap_or_default();
            names.into_iter().map(|(id, name)| (id, slug(&name))).collect()
        };
        self.fleet_ships.borrow_mut().entry(id).or_insert_with(found).called(ship)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{AreaPurpose, Condition, Goal, Part, Reward};
    use geometry::Space;
    use rules::Shelf;

    fn content() -> Content {
        let ships = ["Excelsior", "Otox Gol 79b", "EXCELSIOR", ""].map(Ship::named).into_iter().collect();
        let fleet = Fleet {
            name: "The Queen's Own".into(),
            ships: [FleetShip::of(Id::new(2)), FleetShip::of(Id::new(2))].into_iter().collect(),
            ..Fleet::default()
        };
        let area = Area { name: "Wormhole".into(), purpose: AreaPurpose::Control, spaces: std::collections::BTreeSet::new() };
        let map = Map { name: "Deep Space".into(), areas: [area].into_iter().collect(), ..Map::default() };
        let protect = Condition { side: Id::new(2), goal: Goal::Protect { ship: Id::new(1) }, reward: Reward::Victory };
        let side = Side { fleet: Some(Id::new(1)), ..Side::default() };
        let scenario = Scenario {
            name: "Meeting".into(),
            sides: [Side::default(), side].into_iter().collect(),
            conditions: [protect].into_iter().collect(),
            ..Scenario::default()
        };
        Content {
            ships,
            fleets: [fleet].into_iter().collect(),
            maps: [map].into_iter().collect(),
            scenarios: [scenario].into_iter().collect(),
            ..Content::default()
        }
    }

    #[test]
    fn a_place_is_called_by_the_names_of_its_things() {
        let (content, ship) = (content(), |number| Id::new(number));
        let paths = [
            (Place::Options, "options"),
            (Place::Ship(ship(1), InShip::Part(Part::Launchers)), "ships/excelsior/launchers"),
            (Place::Ship(ship(2), InShip::Whole), "ships/otox-gol-79b"),
            (Place::Ship(ship(3), InShip::Name), "ships/excelsior-2/name"),
            (Place::Ship(ship(4), InShip::StatedCost), "ships/unnamed/cost"),
            (Place::Fleet(Id::new(1), InFleet::Budget), "fleets/the-queens-own/budget"),
            (Place::Fleet(Id::new(1), InFleet::Ship(Id::new(2))), "fleets/the-queens-own/ships/otox-gol-79b-2"),
            (Place::Map(Id::new(1), InMap::Area(Id::new(1))), "maps/deep-space/areas/wormhole"),
            (Place::Map(Id::new(1), InMap::Space(Space::new(2, 4))), "maps/deep-space/spaces/0305"),
            (Place::Scenario(Id::new(1), InScenario::TurnLimit), "scenarios/meeting/turn-limit"),
            (Place::Scenario(Id::new(1), InScenario::Side(Id::new(2))), "scenarios/meeting/sides/2"),
            (
                Place::Scenario(Id::new(1), InScenario::Ship(Id::new(2), Id::new(1))),
                "scenarios/meeting/sides/2/ships/otox-gol-79b-1",
            ),
            (Place::Scenario(Id::new(1), InScenario::Squadron(Id::new(2), 0)), "scenarios/meeting/sides/2/squadrons/1"),
            (Place::Scenario(Id::new(1), InScenario::Condition(Id::new(1))), "scenarios/meeting/conditions/1"),
        ];
        for (place, path) in paths {
            assert_eq!(Paths::of(&content).path(&place), path);
        }
    }

    #[test]
    fn a_thing_that_is_gone_is_called_by_its_number() {
        let content = content();
        let paths = Paths::of(&content);
        assert_eq!(paths.path(&Place::Ship(Id::new(9), InShip::Letter)), "ships/9/letter");
        assert_eq!(paths.path(&Place::Map(Id::new(8), InMap::Area(Id::new(7)))), "maps/8/areas/7");
        let ship = InScenario::Ship(Id::new(1), Id::new(5));
        assert_eq!(paths.path(&Place::Scenario(Id::new(1), ship)), "scenarios/meeting/sides/1/ships/5");
    }

    #[test]
    fn ten_thousand_places_are_named_in_no_time() {
        let ships: Shelf<Ship> = (0..10_000).map(|number| Ship::named(format!("Ship {}", number / 2))).collect();
        let content = Content { ships, ..Content::default() };
        let start = std::time::Instant::now();
        let paths = Paths::of(&content);
        let named: Vec<_> = content.ships.ids().map(|id| paths.path(&Place::Ship(id, InShip::Whole))).collect();
        assert_eq!(
            (named[0].as_str(), named[1].as_str(), named[9_999].as_str()),
            ("ships/ship-0", "ships/ship-0-2", "ships/ship-4999-2")
        );
        assert!(start.elapsed().as_secs() < 5, "looked through the whole shelf for each");
    }
}
