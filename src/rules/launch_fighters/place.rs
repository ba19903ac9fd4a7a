//! Places in the designs that a finding or a click can point at, and their paths in words.

use serde::{Deserialize, Serialize};

use super::map::{Area, Label, Terrain};
use super::scenario::{Condition, Side};
use super::{Content, Fleet, FleetShip, Map, Part, Scenario, Ship, Style};
use crate::geometry::Space;
use crate::rules::{Id, Shelf, slug};

/// A place in the designs.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
pub enum Place {
    /// The switches of the optional rules.
    Options,
    /// A fleet style.
    Style(Id<Style>),
    /// A ship design, or something in it.
    Ship(Id<Ship>, InShip),
    /// A fleet, or something in it.
    Fleet(Id<Fleet>, InFleet),
    /// A map, or something on it.
    Map(Id<Map>, InMap),
    /// A scenario, or something in it.
    Scenario(Id<Scenario>, InScenario),
}

/// What is meant of a ship design.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
pub enum InShip {
    /// The design as such.
    Whole,
    /// Its name.
    Name,
    /// Its default counter letter.
    Letter,
    /// Its fleet style.
    Style,
    /// How much it has of a part.
    Part(Part),
    /// The cost that its list states.
    StatedCost,
}

/// What is meant of a fleet.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
pub enum InFleet {
    /// The fleet as such.
    Whole,
    /// Its name.
    Name,
    /// Its budget.
    Budget,
    /// Its style.
    Style,
    /// Its flagship.
    Flagship,
    /// One of its ships.
    Ship(Id<FleetShip>),
}

/// What is meant of a map.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
pub enum InMap {
    /// The map as such.
    Whole,
    /// Its name.
    Name,
    /// Its number of columns and rows.
    Size,
    /// A piece of terrain.
    Terrain(Id<Terrain>),
    /// A label.
    Label(Id<Label>),
    /// An area.
    Area(Id<Area>),
    /// A space.
    Space(Space),
}

/// What is meant of a scenario.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
pub enum InScenario {
    /// The scenario as such.
    Whole,
    /// Its name.
    Name,
    /// Its map.
    Map,
    /// Its turn limit.
    TurnLimit,
    /// A side.
    Side(Id<Side>),
    /// A ship of a side, at its starting place or among the reinforcements.
    Ship(Id<Side>, Id<FleetShip>),
    /// A squadron that starts on the map, by its number in the side's list, from 0.
    Squadron(Id<Side>, u32),
    /// A group of reinforcements, by its number in the side's list, from 0.
    Reinforcement(Id<Side>, u32),
    /// A special victory condition.
    Condition(Id<Condition>),
    /// The designer's notes.
    Notes,
}

impl Place {
    /// The place in words, such as `ships/excelsior/launchers`. A thing that is gone is called by its number.
    #[must_use]
    pub fn path(&self, content: &Content) -> String {
        match self {
            Self::Options => "options".into(),
            Self::Style(id) => format!("styles/{}", name(&content.styles, *id, |style| &style.name)),
            Self::Ship(id, part) => {
                let ship = format!("ships/{}", name(&content.ships, *id, |ship| &ship.name));
                match part {
                    InShip::Whole => ship,
                    InShip::Name => ship + "/name",
                    InShip::Letter => ship + "/letter",
                    InShip::Style => ship + "/style",
                    InShip::Part(part) => format!("{ship}/{}", part.slug()),
                    InShip::StatedCost => ship + "/cost",
                }
            }
            Self::Fleet(id, part) => {
                let fleet = format!("fleets/{}", name(&content.fleets, *id, |fleet| &fleet.name));
                match part {
                    InFleet::Whole => fleet,
                    InFleet::Name => fleet + "/name",
                    InFleet::Budget => fleet + "/budget",
                    InFleet::Style => fleet + "/style",
                    InFleet::Flagship => fleet + "/flagship",
                    InFleet::Ship(ship) => format!("{fleet}/ships/{}", ship_of(content, Some(*id), *ship)),
                }
            }
            Self::Map(id, part) => {
                let map = format!("maps/{}", name(&content.maps, *id, |map| &map.name));
                match part {
                    InMap::Whole => map,
                    InMap::Name => map + "/name",
                    InMap::Size => map + "/size",
                    InMap::Terrain(terrain) => format!("{map}/terrain/{}", terrain.number()),
                    InMap::Label(label) => format!("{map}/labels/{}", label.number()),
                    InMap::Area(area) => match content.maps.get(*id) {
                        Some(found) => format!("{map}/areas/{}", name(&found.areas, *area, |area| &area.name)),
                        None => format!("{map}/areas/{}", area.number()),
                    },
                    InMap::Space(space) => format!("{map}/spaces/{:02}{:02}", space.column + 1, space.row + 1),
                }
            }
            Self::Scenario(id, part) => Self::in_scenario(content, *id, *part),
        }
    }

    fn in_scenario(content: &Content, id: Id<Scenario>, part: InScenario) -> String {
        let scenario = format!("scenarios/{}", name(&content.scenarios, id, |scenario| &scenario.name));
        let found = content.scenarios.get(id);
        let side = |side: Id<Side>| {
            format!("{scenario}/sides/{}", found.and_then(|found| found.sides.position(side)).map_or(0, |at| at + 1))
        };
        match part {
            InScenario::Whole => scenario,
            InScenario::Name => scenario + "/name",
            InScenario::Map => scenario + "/map",
            InScenario::TurnLimit => scenario + "/turn-limit",
            InScenario::Notes => scenario + "/notes",
            InScenario::Side(id) => side(id),
            InScenario::Ship(id, ship) => {
                let fleet = found.and_then(|found| found.sides.get(id)).and_then(|side| side.fleet);
                format!("{}/ships/{}", side(id), ship_of(content, fleet, ship))
            }
            InScenario::Squadron(id, index) => format!("{}/squadrons/{}", side(id), index + 1),
            InScenario::Reinforcement(id, index) => format!("{}/reinforcements/{}", side(id), index + 1),
            InScenario::Condition(id) => {
                let position = found.and_then(|found| found.conditions.position(id)).map_or(0, |at| at + 1);
                format!("{scenario}/conditions/{position}")
            }
        }
    }
}

/// The name of a thing as it stands in a path; the second of two alike has `-2` behind it.
fn name<T>(shelf: &Shelf<T>, id: Id<T>, name: impl Fn(&T) -> &str) -> String {
    let Some(thing) = shelf.get(id) else { return id.number().to_string() };
    let own = slug(name(thing));
    let alike = shelf.iter().take_while(|(other, _)| *other != id).filter(|(_, other)| slug(name(other)) == own).count();
    if alike == 0 { own } else { format!("{own}-{}", alike + 1) }
}

fn ship_of(content: &Content, fleet: Option<Id<Fleet>>, ship: Id<FleetShip>) -> String {
    let named = fleet.and_then(|fleet| content.fleets.get(fleet)).and_then(|fleet| fleet.names(&content.ships).remove(&ship));
    named.map_or_else(|| ship.number().to_string(), |name| slug(&name))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::launch_fighters::{AreaPurpose, Goal, Reward};

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
            assert_eq!(place.path(&content), path);
        }
    }

    #[test]
    fn a_thing_that_is_gone_is_called_by_its_number() {
        let content = content();
        assert_eq!(Place::Ship(Id::new(9), InShip::Letter).path(&content), "ships/9/letter");
        assert_eq!(Place::Map(Id::new(8), InMap::Area(Id::new(7))).path(&content), "maps/8/areas/7");
        let ship = InScenario::Ship(Id::new(1), Id::new(5));
        assert_eq!(Place::Scenario(Id::new(1), ship).path(&content), "scenarios/meeting/sides/1/ships/5");
    }
}
