//! A scenario: which systems are in play, who starts where, how long it lasts, and which of the book's variants are in use.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};

use super::{Force, ForceUnit, Space, System};
use crate::rules::{Count, Id, Shelf};

/// A scenario ("Starting Set-Up", "Game End & Victory", "Game Variations").
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct Scenario {
    /// What the scenario is called.
    pub name: String,
    /// Which rules of the start it keeps.
    pub form: ScenarioForm,
    /// The systems in play, a tile each.
    pub systems: Shelf<PlayedSystem>,
    /// The forces and where they start.
    pub deployments: Shelf<Deployment>,
    /// How many turns are played; none for a battle that lasts until it ends.
    pub turns: Option<Count>,
    /// How the game is won.
    pub victory: Victory,
    /// The designer's notes, a paragraph each.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub notes: Vec<String>,
}

/// What kind of game a scenario is.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
pub enum ScenarioForm {
    /// The book's game: one Viking, nine or ten of the twelve systems ("Starting Set-Up").
    #[default]
    Standard,
    /// Two sets in one: two Vikings, eighteen to twenty systems ("Game Variations").
    Double,
    /// One tactical action, as in the book's example.
    Battle,
    /// Whatever the designer likes.
    Free,
}

/// A system in play, which is one tile on the table. In the double game a system can be in play twice.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct PlayedSystem {
    /// The system.
    pub system: Id<System>,
}

/// A force and where its units start.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct Deployment {
    /// The force.
    pub force: Option<Id<Force>>,
    /// Where its units start. Cargo starts in its carrier and is not named here.
    pub stations: Vec<Stationed>,
}

/// Where a unit starts.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Stationed {
    /// The unit of the force.
    pub unit: Id<ForceUnit>,
    /// Where.
    pub at: Station,
}

/// A place to start from.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
pub enum Station {
    /// The Vikings' home base, which is no tile.
    HomeBase,
    /// Beside a tile, about to enter it.
    OffTile(Id<PlayedSystem>),
    /// In a system, in whatever sector its player chooses.
    InSystem(Id<PlayedSystem>),
    /// In a sector of a system.
    Sector(Id<PlayedSystem>, Space),
}

/// How a game is won ("Game End & Victory"), and which of the book's variants are in use.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct Victory {
    /// Whoever takes the Quadrant Capital wins at once ("Viking Potential Victory").
    pub quadrant_capital: bool,
    /// The first of the two turns in a row with twice the other's points that win; none for no such victory ("Points Victory").
    pub points_from: Option<Count>,
    /// Points are compared after the last turn ("Victory Points & Victory").
    pub points_at_end: bool,
    /// Purchases of points stay secret until the end ("Victory Points & Victory").
    pub secret_points: bool,
    /// Points are shown only after so many turns, as in longer games ("Game Variations").
    pub revealed_every: Option<Count>,
    /// What a Viking gains for each turn in which he holds the Quadrant Capital, in points ("Game Variations").
    pub capital_points: Count,
    /// What the Federation is given in each such turn, in mega-credits ("Game Variations").
    pub capital_aid: Count,
}

impl Default for Scenario {
    fn default() -> Self {
        Self {
            name: String::new(),
            form: ScenarioForm::default(),
            systems: Shelf::default(),
            deployments: Shelf::default(),
            turns: Some(Self::USUAL_TURNS),
            victory: Victory::default(),
            notes: Vec::new(),
        }
    }
}

impl Default for Victory {
    fn default() -> Self {
        Self {
            quadrant_capital: true,
            points_from: Some(Self::USUAL_POINTS_FROM),
            points_at_end: true,
            secret_points: false,
            revealed_every: None,
            capital_points: Count::default(),
            capital_aid: Count::default(),
        }
    }
}

impl Victory {
    /// The first turn of the two that can win by points ("Points Victory").
    pub const USUAL_POINTS_FROM: Count = Count::clamped(7);

    /// What a longer game is won by: points every five turns, no sudden end, and a price on the Quadrant Capital ("Game
    /// Variations").
    pub const LONGER_GAME: Self = Self {
        quadrant_capital: false,
        points_from: None,
        points_at_end: true,
        secret_points: false,
        revealed_every: Some(Count::clamped(5)),
        capital_points: Count::clamped(30),
        capital_aid: Count::clamped(20),
    };

    /// Whether any of the rules of longer games is in use.
    #[must_use]
    pub const fn is_of_a_longer_game(&self) -> bool {
        self.revealed_every.is_some() || self.capital_points.get() > 0 || self.capital_aid.get() > 0
    }
}

impl ScenarioForm {
    /// Every form, in the order in which they are offered.
    pub const ALL: [Self; 4] = [Self::Standard, Self::Double, Self::Battle, Self::Free];

    /// The word for it.
    #[must_use]
    pub const fn label(self) -> &'static str {
        match self {
            Self::Standard => "standard game",
            Self::Double => "double game",
            Self::Battle => "battle",
            Self::Free => "free game",
        }
    }

    /// Whether it begins as the book's campaign does, so that the rules of the start apply.
    #[must_use]
    pub const fn is_campaign(self) -> bool {
        matches!(self, Self::Standard | Self::Double)
    }

    /// How many sets of the game are on the table: two in the double game.
    #[must_use]
    pub const fn sets(self) -> u32 {
        match self {
            Self::Double => 2,
            Self::Standard | Self::Battle | Self::Free => 1,
        }
    }

    /// How many tiles of one system can be in play at the most ("Starting Set-Up"); none where there are as many as the designer likes.
    #[must_use]
    pub const fn tiles_of_a_system(self) -> Option<u32> {
        match self {
            Self::Standard | Self::Double | Self::Battle => Some(self.sets()),
            Self::Free => None,
        }
    }

    /// The fewest and the most systems in play ("Star System Tiles", "Game Variations"); none where the book sets no bounds.
    #[must_use]
    pub const fn systems(self) -> Option<(usize, usize)> {
        match self {
            Self::Standard => Some((9, 10)),
            Self::Double => Some((18, 20)),
            Self::Battle | Self::Free => None,
        }
    }
}

impl Station {
    /// The system in play that it is in or beside.
    #[must_use]
    pub const fn system(self) -> Option<Id<PlayedSystem>> {
        match self {
            Self::HomeBase => None,
            Self::OffTile(system) | Self::InSystem(system) | Self::Sector(system, _) => Some(system),
        }
    }
}

impl Scenario {
    /// How many turns a game has ("Ending the Game").
    pub const USUAL_TURNS: Count = Count::clamped(12);
    /// How many turns a longer game has at the least ("Game Variations").
    pub const LONGER_TURNS: Count = Count::clamped(20);
    /// How many local units are set aside for each set of the game ("Local Defense Deployment").
    pub const SET_ASIDE: u32 = 10;

    /// The name, or words that say there is none.
    #[must_use]
    pub fn label(&self) -> &str {
        if self.name.trim().is_empty() { "Unnamed scenario" } else { &self.name }
    }

    /// Whether it deploys a force.
    #[must_use]
    pub fn deploys(&self, force: Id<Force>) -> bool {
        self.deployments.iter().any(|(_, deployment)| deployment.force == Some(force))
    }

    /// The first tile of a system, if it is in play.
    #[must_use]
    pub fn tile_of(&self, system: Id<System>) -> Option<Id<PlayedSystem>> {
        self.systems.find(|played| played.system == system).map(|(tile, _)| tile)
    }

    /// The system of a tile, if both are there.
    #[must_use]
    pub fn system<'a>(&self, id: Id<PlayedSystem>, systems: &'a Shelf<System>) -> Option<(Id<System>, &'a System)> {
        let system = self.systems.get(id)?.system;
        Some((system, systems.get(system)?))
    }

    /// What each tile is called: by its system, numbered from 1 where a system is in play several times.
    #[must_use]
    pub fn tile_labels(&self, systems: &Shelf<System>) -> BTreeMap<Id<PlayedSystem>, String> {
        let mut numbered: BTreeMap<Id<System>, u32> = BTreeMap::new();
        let label = |(id, played): (Id<PlayedSystem>, &PlayedSystem)| {
            let name = systems.get(played.system).map_or("Unknown system", System::label);
            if self.systems.iter().filter(|(_, other)| other.system == played.system).nth(1).is_none() {
                return (id, name.to_owned());
            }
            let number = numbered.entry(played.system).or_default();
            *number += 1;
            (id, format!("{name} {number}"))
        };
        self.systems.iter().map(label).collect()
    }

    /// What the force of each deployment is called where all of them stand side by side: by its name, numbered from 1 where several have
    /// one name.
    #[must_use]
    pub fn force_labels(&self, forces: &Shelf<Force>) -> BTreeMap<Id<Deployment>, String> {
        let name = |deployment: &Deployment| deployment.force.and_then(|id| forces.get(id)).map(Force::label);
        let mut numbered: BTreeMap<&str, u32> = BTreeMap::new();
        let mut labels = BTreeMap::new();
        for (id, deployment) in self.deployments.iter() {
            let Some(label) = name(deployment) else { continue };
            let alone = self.deployments.iter().filter(|(_, other)| name(other) == Some(label)).nth(1).is_none();
            let number = numbered.entry(label).or_default();
            *number += 1;
            labels.insert(id, if alone { label.to_owned() } else { format!("{label} {number}") });
        }
        labels
    }

    /// Takes the rules and the length of a longer game, or those of the usual one ("Game Variations"). Secret points are another
    /// variant and stay as they are.
    pub fn set_longer(&mut self, longer: bool) {
        let victory = if longer { Victory::LONGER_GAME } else { Victory::default() };
        self.victory = Victory { secret_points: self.victory.secret_points, ..victory };
        let turns = self.turns.unwrap_or(Self::USUAL_TURNS);
        self.turns = Some(if longer { turns.max(Self::LONGER_TURNS) } else { Self::USUAL_TURNS });
    }

    /// About how many bytes of memory the scenario takes.
    #[must_use]
    pub fn weight(&self) -> usize {
        let deployment = |deployment: &Deployment| 64 + deployment.stations.len() * size_of::<Stationed>();
        size_of::<Self>()
            + self.name.len()
            + self.notes.iter().map(|note| note.len() + 24).sum::<usize>()
            + self.systems.len() * 40
            + self.deployments.iter().map(|(_, found)| deployment(found)).sum::<usize>()
    }
}

/// Where the units of a force start, in numbers.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Starts {
    /// Units that a deployment names a place for.
    pub placed: usize,
    /// Units for which it names none.
    pub unplaced: usize,
    /// Cargo, which starts with its carrier.
    pub aboard: usize,
}

impl Deployment {
    /// Where a unit starts, if it is named; of several places the first counts.
    #[must_use]
    pub fn station(&self, unit: Id<ForceUnit>) -> Option<Station> {
        self.stations.iter().find(|stationed| stationed.unit == unit).map(|stationed| stationed.at)
    }

    /// How many units of its force start where.
    #[must_use]
    pub fn starts(&self, force: &Force) -> Starts {
        let mut starts = Starts::default();
        for unit in force.units.ids() {
            if force.outermost(unit) != Some(unit) {
                starts.aboard += 1;
            } else if self.station(unit).is_some() {
                starts.placed += 1;
            } else {
                starts.unplaced += 1;
            }
        }
        starts
    }

    /// Deploys another force. A unit of the same number and type keeps its place, as in a copy of a force; the others lose theirs.
    pub fn deploy(&mut self, id: Option<Id<Force>>, forces: &Shelf<Force>) {
        let of = |force: Option<Id<Force>>| force.and_then(|force| forces.get(force));
        let (before, after) = (of(self.force), of(id));
        let type_in = |force: Option<&Force>, unit| force.and_then(|force| force.units.get(unit)).map(|found| found.unit);
        self.stations.retain(|stationed| {
            let unit = type_in(after, stationed.unit);
            unit.is_some() && unit == type_in(before, stationed.unit)
        });
        self.force = id;
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::star_viking::UnitType;

    #[test]
    fn a_longer_game_can_be_taken_back() {
        let usual = Scenario { victory: Victory { secret_points: true, ..Victory::default() }, ..Scenario::default() };
        let mut longer = usual.clone();
        longer.set_longer(true);
        assert_eq!((longer.turns, longer.victory.secret_points), (Some(Scenario::LONGER_TURNS), true));
        assert!(longer.victory.is_of_a_longer_game() && !usual.victory.is_of_a_longer_game());
        let mut thirty = Scenario { turns: Some(Count::clamped(30)), ..Scenario::default() };
        thirty.set_longer(true);
        assert_eq!(thirty.turns, Some(Count::clamped(30)), "what is long enough stays");
        longer.set_longer(false);
        assert_eq!(longer, usual);
    }

    #[test]
    fn another_force_keeps_the_places_of_units_of_the_same_number_and_type() {
        let types: [Id<UnitType>; 2] = [Id::new(1), Id::new(2)];
        let force =
            |units: &[Id<UnitType>]| Force { units: units.iter().map(|unit| ForceUnit::of(*unit)).collect(), ..Force::default() };
        let mut carrier = force(&[types[0], types[1], types[1]]);
        if let Some(cargo) = carrier.units.get_mut(Id::new(3)) {
            cargo.hold = Some(Id::new(1));
        }
        let forces: Shelf<Force> = [carrier.clone(), force(&[types[0], types[0]])].into_iter().collect();
        let stations = [1, 2].map(|unit| Stationed { unit: Id::new(unit), at: Station::HomeBase }).to_vec();
        let mut deployment = Deployment { force: Some(Id::new(1)), stations };
        assert_eq!(deployment.starts(&carrier), Starts { placed: 2, unplaced: 0, aboard: 1 });
        deployment.deploy(Some(Id::new(2)), &forces);
        assert_eq!(deployment.stations.iter().map(|unit| unit.unit.number()).collect::<Vec<_>>(), [1]);
        deployment.deploy(None, &forces);
        assert!(deployment.stations.is_empty() && deployment.force.is_none());
    }
}
