//! A scenario: the sides, the map, the set-up, and the goals.

use serde::{Deserialize, Serialize};

use super::{Area, Fleet, FleetShip, Map, scenario_bounds as bounds};
use geometry::{Edge, Facing, Space};
use rules::{Count, Id, Points, Shelf};

/// A scenario ("Setup", "Victory").
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct Scenario {
    /// What the scenario is called.
    pub name: String,
    /// Where it is fought.
    pub map: Option<Id<Map>>,
    /// How fleets are placed.
    pub set_up: SetUp,
    /// Whether the special landing rules let units stand on planetoids ("Moons and Planetoids").
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub landing: bool,
    /// The two to six sides.
    #[serde(deserialize_with = "bounds::read_sides")]
    pub sides: Shelf<Side>,
    /// The last turn; none for a game without a turn limit.
    pub turn_limit: Option<Count>,
    /// What is rewarded besides the book's victory points.
    #[serde(deserialize_with = "bounds::read_conditions")]
    pub conditions: Shelf<Condition>,
    /// The designer's notes, a paragraph each.
    #[serde(skip_serializing_if = "Vec::is_empty", deserialize_with = "bounds::read_notes")]
    pub notes: Vec<String>,
}

/// How fleets are placed before the first turn.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum SetUp {
    /// Flagships ten spaces apart from the centre on, the others beside them ("Placement on the Map").
    #[default]
    ByTheBook,
    /// As the scenario says.
    Free,
}

/// One side of a scenario.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct Side {
    /// What the side is called; empty for the name of its fleet.
    #[serde(skip_serializing_if = "String::is_empty")]
    pub name: String,
    /// What it fights with.
    pub fleet: Option<Id<Fleet>>,
    /// Where its ships start; a ship that is not listed here and is no reinforcement is placed by its player.
    #[serde(deserialize_with = "bounds::read_ships")]
    pub ships: Vec<PlacedShip>,
    /// Where squadrons start on the map, in a free set-up.
    #[serde(skip_serializing_if = "Vec::is_empty", deserialize_with = "bounds::read_squadrons")]
    pub squadrons: Vec<PlacedSquadron>,
    /// What arrives later.
    #[serde(skip_serializing_if = "Vec::is_empty", deserialize_with = "bounds::read_reinforcements")]
    pub reinforcements: Vec<Reinforcement>,
}

/// A ship at its starting place.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct PlacedShip {
    /// Which ship of the side's fleet.
    pub ship: Id<FleetShip>,
    /// Where it stands.
    pub at: Space,
    /// The flat side at which its arrow points.
    pub facing: Facing,
}

/// A squadron that starts on the map.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct PlacedSquadron {
    /// The ship that carried it.
    pub host: Id<FleetShip>,
    /// Where it stands.
    pub at: Space,
}

/// Ships that arrive at the start of a turn.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Reinforcement {
    /// The turn in which they arrive.
    pub turn: Count,
    /// Which ships of the side's fleet.
    #[serde(deserialize_with = "bounds::read_arrivals")]
    pub ships: Vec<Id<FleetShip>>,
    /// Where they enter.
    pub entry: Entry,
}

/// Where reinforcements enter.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Entry {
    /// Any space of an edge.
    Edge(Edge),
    /// Any space of an area.
    Area(Id<Area>),
}

/// A special victory condition: something for which a side is rewarded.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Condition {
    /// The rewarded side.
    pub side: Id<Side>,
    /// The goal.
    pub goal: Goal,
    /// The reward.
    pub reward: Reward,
}

/// What a side has to bring about.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Goal {
    /// Be the only side with a capable unit in an area at the end of this many turns in a row.
    Hold {
        /// The area.
        area: Id<Area>,
        /// How many turns in a row.
        turns: Count,
    },
    /// Retreat over an edge: the named ship, or any ship, each counting once.
    Escape {
        /// The edge.
        edge: Edge,
        /// The ship; none for each ship of the side.
        ship: Option<Id<FleetShip>>,
    },
    /// Have a ship afloat at the end.
    Protect {
        /// The ship, of the rewarded side.
        ship: Id<FleetShip>,
    },
    /// Eliminate a ship of another side.
    Destroy {
        /// The side of the ship.
        of: Id<Side>,
        /// The ship.
        ship: Id<FleetShip>,
    },
}

/// What a side gets for a goal.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Reward {
    /// Victory points.
    Points(Points),
    /// The game, at once.
    Victory,
}

impl SetUp {
    /// Both ways, in the order in which they are offered.
    pub const ALL: [Self; 2] = [Self::ByTheBook, Self::Free];

    /// The words for it on screen.
    #[must_use]
    pub const fn label(self) -> &'static str {
        match self {
            Self::ByTheBook => "by the book",
            Self::Free => "free",
        }
    }
}

impl Condition {
    /// What a new condition is worth.
    pub const USUAL_POINTS: Points = Points::new(10);
}

impl Side {
    /// Where a ship of the side's fleet starts.
    #[must_use]
    pub fn placed(&self, ship: Id<FleetShip>) -> Option<&PlacedShip> {
        self.ships.iter().find(|placed| placed.ship == ship)
    }

    /// The turn in which a ship arrives, if it is a reinforcement.
    #[must_use]
    pub fn arrival(&self, ship: Id<FleetShip>) -> Option<Count> {
        self.reinforcements.iter().find(|group| group.ships.contains(&ship)).map(|group| group.turn)
    }
}

impl Side {
    /// Whether the side places a ship of its fleet, a squadron of that ship, or brings it in later.
    #[must_use]
    pub fn names(&self, ship: Id<FleetShip>) -> bool {
        self.placed(ship).is_some() || self.squadrons.iter().any(|squadron| squadron.host == ship) || self.arrival(ship).is_some()
    }

    /// Takes a ship and its squadrons out of the set-up and the reinforcements. A group of reinforcements that loses its last ship
    /// stays, with its turn and entry, for others.
    pub fn forget(&mut self, ship: Id<FleetShip>) {
        self.ships.retain(|placed| placed.ship != ship);
        self.squadrons.retain(|squadron| squadron.host != ship);
        for group in &mut self.reinforcements {
            group.ships.retain(|arriving| *arriving != ship);
        }
    }
}

impl Scenario {
    /// The fewest sides ("2 – 6 players").
    pub const FEWEST_SIDES: usize = 2;
    /// The most sides ("2 – 6 players").
    pub const MOST_SIDES: usize = 6;
    /// The distance in spaces between flagships ("Placement on the Map").
    pub const FLAGSHIP_DISTANCE: u32 = 10;

    /// The name, or words that say there is none.
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
