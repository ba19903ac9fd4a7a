//! A scenario: the sides, the map, the set-up, and the goals.

use serde::{Deserialize, Serialize};

use super::{Area, Fleet, FleetShip, Map, scenario_bounds as bounds};
use geometry::{Edge, Facing, Space};
use rules::{Count, Id, Points, Shelf};

/// A scenario ("Setup", "Victory").
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct Scenario {
    /// The scenario's name.
    pub name: String,
    /// The map on which the scenario is fought; `None` if none was chosen.
    pub map: Option<Id<Map>>,
    /// The way in which fleets are placed.
    pub set_up: SetUp,
    /// Whether the special landing rules let units stand on planetoids ("Moons and Planetoids").
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub landing: bool,
    /// The two to six sides.
    #[serde(deserialize_with = "bounds::read_sides")]
    pub sides: Shelf<Side>,
    /// The last turn; `None` if there is no turn limit.
    pub turn_limit: Option<Count>,
    /// The special conditions, which reward sides in addition to the book's victory points.
    #[serde(deserialize_with = "bounds::read_conditions")]
    pub conditions: Shelf<Condition>,
    /// The designer's notes; each entry is a paragraph.
    #[serde(skip_serializing_if = "Vec::is_empty", deserialize_with = "bounds::read_notes")]
    pub notes: Vec<String>,
}

/// The way in which fleets are placed before the first turn.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum SetUp {
    /// By the book: the first flagship at the centre, each other flagship ten spaces from one placed before, and all other ships beside their
    /// flagships ("Placement on the Map").
    #[default]
    ByTheBook,
    /// Every unit stands wherever the scenario places it.
    Free,
}

/// One side of a scenario.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct Side {
    /// The side's own name; if empty, the side has the name of its fleet.
    #[serde(skip_serializing_if = "String::is_empty")]
    pub name: String,
    /// The fleet with which the side fights; `None` if none was chosen.
    pub fleet: Option<Id<Fleet>>,
    /// The starting places of the side's ships; a ship that is neither listed here nor a reinforcement is placed by its player.
    #[serde(deserialize_with = "bounds::read_ships")]
    pub ships: Vec<PlacedShip>,
    /// The starting places of squadrons on the map, in a free set-up.
    #[serde(skip_serializing_if = "Vec::is_empty", deserialize_with = "bounds::read_squadrons")]
    pub squadrons: Vec<PlacedSquadron>,
    /// The groups of ships that arrive later.
    #[serde(skip_serializing_if = "Vec::is_empty", deserialize_with = "bounds::read_reinforcements")]
    pub reinforcements: Vec<Reinforcement>,
}

/// A ship at its starting place.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct PlacedShip {
    /// The ship's id in the side's fleet.
    pub ship: Id<FleetShip>,
    /// The space where the ship starts.
    pub at: Space,
    /// The side of its space that the ship points at.
    pub facing: Facing,
}

/// A squadron that starts on the map.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct PlacedSquadron {
    /// The ship that would otherwise carry the squadron.
    pub host: Id<FleetShip>,
    /// The space where the squadron starts.
    pub at: Space,
}

/// A group of ships that arrives at the start of a turn.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Reinforcement {
    /// The turn in which the ships arrive.
    pub turn: Count,
    /// The ids of the ships in the side's fleet.
    #[serde(deserialize_with = "bounds::read_arrivals")]
    pub ships: Vec<Id<FleetShip>>,
    /// The edge or area where the ships enter.
    pub entry: Entry,
}

/// The place where reinforcements enter.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Entry {
    /// The reinforcements enter in any space of this edge of the map.
    Edge(Edge),
    /// The reinforcements enter in any space of this area of the map.
    Area(Id<Area>),
}

/// A special victory condition: something for which a side is rewarded.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Condition {
    /// The rewarded side.
    pub side: Id<Side>,
    /// What the side has to achieve.
    pub goal: Goal,
    /// What the side gets for achieving the goal.
    pub reward: Reward,
}

/// The goal that a side has to reach.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Goal {
    /// At the end of each of this many turns in a row, be the only side with a capable unit (one that can still fight) in an area.
    Hold {
        /// The area that the side has to hold.
        area: Id<Area>,
        /// For how many turns in a row the side has to hold the area.
        turns: Count,
    },
    /// Retreat over an edge. If a ship is named, only its retreat counts, once; otherwise the retreat of each ship counts once.
    Escape {
        /// The edge over which a ship has to retreat.
        edge: Edge,
        /// The ship that has to escape; `None` if every ship of the side counts.
        ship: Option<Id<FleetShip>>,
    },
    /// Keep a ship from being eliminated until the game ends.
    Protect {
        /// The ship to protect, which belongs to the rewarded side.
        ship: Id<FleetShip>,
    },
    /// Eliminate a ship of another side.
    Destroy {
        /// The side that owns the ship.
        of: Id<Side>,
        /// The ship to eliminate.
        ship: Id<FleetShip>,
    },
}

/// The reward of a side for reaching a goal.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Reward {
    /// This many victory points.
    Points(Points),
    /// Victory in the game; the game ends at once.
    Victory,
}

impl SetUp {
    /// Both set-ups, in the order in which the designer sees them.
    pub const ALL: [Self; 2] = [Self::ByTheBook, Self::Free];

    /// The name of the set-up on screen.
    #[must_use]
    pub const fn label(self) -> &'static str {
        match self {
            Self::ByTheBook => "by the book",
            Self::Free => "free",
        }
    }
}

impl Condition {
    /// The points that a new condition rewards.
    pub const USUAL_POINTS: Points = Points::new(10);
}

impl Side {
    /// The starting place of a ship of the side's fleet; `None` if the scenario does not place the ship.
    #[must_use]
    pub fn placed(&self, ship: Id<FleetShip>) -> Option<&PlacedShip> {
        self.ships.iter().find(|placed| placed.ship == ship)
    }

    /// The turn in which a ship arrives; `None` if the ship is not a reinforcement.
    #[must_use]
    pub fn arrival(&self, ship: Id<FleetShip>) -> Option<Count> {
        self.reinforcements.iter().find(|group| group.ships.contains(&ship)).map(|group| group.turn)
    }
}

impl Side {
    /// Whether the side's set-up or reinforcements mention a ship of its fleet or a squadron of that ship.
    #[must_use]
    pub fn names(&self, ship: Id<FleetShip>) -> bool {
        self.placed(ship).is_some() || self.squadrons.iter().any(|squadron| squadron.host == ship) || self.arrival(ship).is_some()
    }

    /// Removes a ship and its squadrons from the set-up and the reinforcements. A group of reinforcements that has no ships left stays, with its turn
    /// and entry.
    pub fn forget(&mut self, ship: Id<FleetShip>) {
        self.ships.retain(|placed| placed.ship != ship);
        self.squadrons.retain(|squadron| squadron.host != ship);
        for group in &mut self.reinforcements {
            group.ships.retain(|arriving| *arriving != ship);
        }
    }
}

impl Scenario {
    /// How many sides a scenario has at least ("2 – 6 players").
    pub const FEWEST_SIDES: usize = 2;
    /// How many sides a scenario has at most ("2 – 6 players").
    pub const MOST_SIDES: usize = 6;
    /// The distance in spaces between flagships ("Placement on the Map").
    pub const FLAGSHIP_DISTANCE: u32 = 10;

    /// The scenario's name, or "Unnamed scenario" if it has none.
    #[must_use]
    pub fn label(&self) -> &str {
        if self.name.trim().is_empty() { "Unnamed scenario" } else { &self.name }
    }

    /// About how many bytes of memory the scenario takes.
    #[must_use]
    pub fn weight(&self) -> usize {
        let notes: usize = self.notes.iter().map(|note| 24 + note.len()).sum();
        let sides: usize = self
            .sides
            .iter()
            .map(|(_, side)| {
                let arriving: usize = side.reinforcements.iter().map(|group| 48 + 4 * group.ships.len()).sum();
                128 + side.name.len() + 12 * side.ships.len() + 8 * side.squadrons.len() + arriving
            })
            .sum();
        size_of::<Self>() + self.name.len() + notes + sides + 48 * self.conditions.len()
    }
}
