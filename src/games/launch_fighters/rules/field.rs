//! A scenario as it stands before the first turn: the sides that fight, their units, and the spaces where the units stand.
//!
//! Faults that other rules report are left out here, so that no rule has to allow for them: a side without a fleet has no units, a ship that the
//! fleet does not have is not placed, and if a ship is placed twice, its first place counts.

use std::cell::OnceCell;
use std::collections::{BTreeMap, HashSet, VecDeque};

use super::{Content, Fleet, FleetShip, InScenario, Map, Place, PlacedSquadron, Scenario, SetUp, Ship, Side, TerrainKind};
use geometry::Space;
use rules::Id;

/// A scenario with the sides that fight in it and the units that they place.
pub struct Field<'a> {
    /// The designs of the whole project.
    pub content: &'a Content,
    /// The id of the scenario.
    pub id: Id<Scenario>,
    /// The scenario itself.
    pub scenario: &'a Scenario,
    /// The scenario's map; `None` if no map was chosen or the map was deleted.
    pub map: Option<(Id<Map>, &'a Map)>,
    /// The sides that have a fleet.
    pub sides: Vec<Fielded<'a>>,
    /// The ships of every side, in the order of the sides, and after them the squadrons.
    pub units: Vec<Unit>,
    terrain: OnceCell<BTreeMap<Space, TerrainKind>>,
    taken: OnceCell<HashSet<Space>>,
}

/// A side that has a fleet.
pub struct Fielded<'a> {
    /// The id of the side in its scenario.
    pub id: Id<Side>,
    /// The side itself.
    pub side: &'a Side,
    /// The id of the side's fleet.
    pub fleet_id: Id<Fleet>,
    /// The side's fleet.
    pub fleet: &'a Fleet,
    names: OnceCell<BTreeMap<Id<FleetShip>, String>>,
}

/// A unit that the scenario places.
#[derive(Clone, Copy)]
pub struct Unit {
    /// The index of the unit's side in [`Field::sides`].
    pub side: usize,
    /// Which ship or squadron the unit is.
    pub what: What,
    /// The space where the unit stands.
    pub at: Space,
}

/// Identifies the ship or squadron that a unit is.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum What {
    /// A ship, by its id in the fleet.
    Ship(Id<FleetShip>),
    /// A squadron: its index in the side's list of squadrons, and the ship that carried it.
    Squadron(u32, Id<FleetShip>),
}

/// Every scenario of a project, as it stands before the first turn.
pub fn fields(content: &Content) -> impl Iterator<Item = Field<'_>> {
    content.scenarios.iter().map(|(id, scenario)| Field::of(content, id, scenario))
}

/// Every scenario of a project that is set up by the book, as it stands before the first turn.
pub fn fields_by_the_book(content: &Content) -> impl Iterator<Item = Field<'_>> {
    let by_the_book = content.scenarios.iter().filter(|(_, scenario)| scenario.set_up == SetUp::ByTheBook);
    by_the_book.map(|(id, scenario)| Field::of(content, id, scenario))
}

/// Questions about a scenario before the first turn. The functions here change nothing.
impl<'a> Field<'a> {
    /// The sides, units and map of a scenario before the first turn.
    #[must_use]
    pub fn of(content: &'a Content, id: Id<Scenario>, scenario: &'a Scenario) -> Self {
        let fielded = |(id, side): (_, &'a Side)| {
            let fleet_id = side.fleet?;
            Some(Fielded { id, side, fleet_id, fleet: content.fleets.get(fleet_id)?, names: OnceCell::new() })
        };
        let sides: Vec<_> = scenario.sides.iter().filter_map(fielded).collect();
        let mut units = Vec::new();
        for (index, side) in sides.iter().enumerate() {
            let mut seen = HashSet::new();
            let known = side.side.ships.iter().filter(|placed| side.fleet.ships.get(placed.ship).is_some());
            let first = known.filter(|placed| seen.insert(placed.ship));
            units.extend(first.map(|placed| Unit { side: index, what: What::Ship(placed.ship), at: placed.at }));
        }
        for (index, side) in sides.iter().enumerate() {
            let squadrons = (0..).zip(&side.side.squadrons).filter(|(_, squadron)| side.fleet.ships.get(squadron.host).is_some());
            let unit = |(number, squadron): (u32, &PlacedSquadron)| Unit {
                side: index,
                what: What::Squadron(number, squadron.host),
                at: squadron.at,
            };
            units.extend(squadrons.map(unit));
        }
        let map = scenario.map.and_then(|id| Some((id, content.maps.get(id)?)));
        Self { content, id, scenario, map, sides, units, terrain: OnceCell::new(), taken: OnceCell::new() }
    }

    /// The units that stand on the map, each with the map; empty if the scenario has no map.
    pub fn units_on_map(&self) -> impl Iterator<Item = (&'a Map, &Unit)> {
        let map = self.map.map(|(_, map)| map);
        self.units.iter().filter_map(move |unit| Some((map?, unit))).filter(|(map, unit)| map.grid.contains(unit.at))
    }

    /// The flagships that stand on the map, at most one for each side, in the order of the sides.
    #[must_use]
    pub fn flagships(&self) -> Vec<&Unit> {
        let flagship = |unit: &Unit| matches!(unit.what, What::Ship(ship) if self.sides[unit.side].fleet.flagship == Some(ship));
        self.units_on_map().map(|(_, unit)| unit).filter(|unit| flagship(unit)).collect()
    }

    /// The design of a placed ship; `None` for a squadron, and for a ship whose design was deleted.
    #[must_use]
    pub fn design(&self, unit: &Unit) -> Option<&'a Ship> {
        let What::Ship(ship) = unit.what else { return None };
        self.content.ships.get(self.sides[unit.side].fleet.ships.get(ship)?.design)
    }

    /// The name of a unit, worded for the start of a sentence.
    #[must_use]
    pub fn name(&self, unit: &Unit) -> String {
        let side = &self.sides[unit.side];
        match unit.what {
            What::Ship(ship) => side.name(self.content, ship).to_owned(),
            What::Squadron(_, host) => format!("A squadron of {}", side.name(self.content, host)),
        }
    }

    /// The name of a unit, worded for the middle of a sentence.
    #[must_use]
    pub fn name_within(&self, unit: &Unit) -> String {
        match unit.what {
            What::Ship(_) => self.name(unit),
            What::Squadron(_, host) => format!("a squadron of {}", self.sides[unit.side].name(self.content, host)),
        }
    }

    /// The name of a space, worded for a sentence; empty if the scenario has no map.
    #[must_use]
    pub fn space(&self, space: Space) -> String {
        self.map.map(|(_, map)| map.space_label(space)).unwrap_or_default()
    }

    /// The place in the project to which a finding about a unit leads.
    #[must_use]
    pub fn place(&self, unit: &Unit) -> Place {
        let side = self.sides[unit.side].id;
        match unit.what {
            What::Ship(ship) => self.at(InScenario::Ship(side, ship)),
            What::Squadron(number, _) => self.at(InScenario::Squadron(side, number)),
        }
    }

    /// A place within this scenario.
    #[must_use]
    pub fn at(&self, part: InScenario) -> Place {
        Place::Scenario(self.id, part)
    }

    /// The terrain of a space; `None` for open space.
    #[must_use]
    pub fn terrain(&self, space: Space) -> Option<TerrainKind> {
        let terrain = self.terrain.get_or_init(|| self.map.map(|(_, map)| map.terrain_by_space()).unwrap_or_default());
        terrain.get(&space).copied()
    }

    /// Whether a unit may stand in a space of the map: a planetoid may not be entered unless the special landing rules are in effect.
    #[must_use]
    pub fn enterable(&self, space: Space) -> bool {
        self.scenario.landing || self.terrain(space) != Some(TerrainKind::Planetoid)
    }

    /// Whether a unit stands in a space.
    #[must_use]
    pub fn is_taken(&self, space: Space) -> bool {
        self.taken.get_or_init(|| self.units.iter().map(|unit| unit.at).collect()).contains(&space)
    }

    /// Whether a ship that starts in this space would have to retreat: the space lies at a retreat edge, or in or beside a retreat area ("D)
    /// Recovery", 3).
    #[must_use]
    pub fn forces_retreat(&self, space: Space) -> bool {
        self.map.is_some_and(|(_, map)| map.forces_retreat(space))
    }

    /// The spaces at the centre of the map, where the first flagship stands: the middle spaces in which a unit may stand. If a unit may stand in none
    /// of them, the nearest spaces in which it may ("as close to the center as can reasonably be determined").
    #[must_use]
    pub fn centre(&self) -> Vec<Space> {
        let Some((_, map)) = self.map else { return Vec::new() };
        let grid = map.grid;
        let middles: Vec<Space> = grid.middles().filter(|space| self.enterable(*space)).collect();
        if !middles.is_empty() {
            return middles;
        }
        let away = |space: Space| grid.middles().map(|middle| grid.distance(middle, space)).min().unwrap_or_default();
        let Some(nearest) = grid.spaces().filter(|space| self.enterable(*space)).map(away).min() else { return Vec::new() };
        grid.spaces().filter(|space| self.enterable(*space) && away(*space) == nearest).collect()
    }

    /// The free space nearest to `from` in which a unit may stand and for which `good` returns true; `None` if there is no such space.
    #[must_use]
    pub fn free_space_near(&self, from: Space, good: impl Fn(Space) -> bool) -> Option<Space> {
        let grid = self.map?.1.grid;
        let start = grid.nearest(from);
        let (mut seen, mut ahead) = (HashSet::from([start]), VecDeque::from([start]));
        while let Some(space) = ahead.pop_front() {
            if !self.is_taken(space) && self.enterable(space) && good(space) {
                return Some(space);
            }
            ahead.extend(grid.neighbours(space).filter(|near| seen.insert(*near)));
        }
        None
    }
}

impl Fielded<'_> {
    /// The name of a ship of the side's fleet.
    #[must_use]
    pub fn name(&self, content: &Content, ship: Id<FleetShip>) -> &str {
        self.names.get_or_init(|| self.fleet.names(&content.ships)).get(&ship).map_or("A ship that is gone", String::as_str)
    }

    /// Whether the fleet has a flagship that is still one of its ships.
    #[must_use]
    pub fn has_flagship(&self) -> bool {
        self.fleet.flagship.is_some_and(|flagship| self.fleet.ships.get(flagship).is_some())
    }

    /// The name of the side, or the name of its fleet if the side has none.
    #[must_use]
    pub fn label(&self) -> &str {
        if self.side.name.trim().is_empty() { self.fleet.label() } else { &self.side.name }
    }
}
