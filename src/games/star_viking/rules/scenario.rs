//! A scenario: the systems in play, the forces that take part, and the number of turns. Its form is in `scenario_form.rs`, the conditions of victory
//! are in `victory.rs`, and starting places in `deployment.rs`.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};

use super::bounds;
use super::variants::is_usual;
use super::{Deployment, Force, Purchases, ScenarioForm, Stationed, System, Victory};
use rules::{Count, Id, Shelf};

/// A scenario ("Starting Set-Up", "Game End & Victory", "Game Variations").
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct Scenario {
    /// The name of the scenario.
    pub name: String,
    /// The form of the game, which decides the rules for the start.
    pub form: ScenarioForm,
    /// The systems in play, one entry for each tile.
    pub systems: Shelf<PlayedSystem>,
    /// The forces that take part, with their starting places.
    pub deployments: Shelf<Deployment>,
    /// How many turns the game lasts; `None` for a battle, which has no turns.
    pub turns: Option<Count>,
    /// The conditions of victory.
    pub victory: Victory,
    /// Whether, at the end of a battle, Vikings can plunder only sectors in which a carrier stands. Otherwise they can plunder any sector without
    /// enemies, if a carrier is left on the tile ("Ending a Segment: Plunder").
    #[serde(skip_serializing_if = "is_usual")]
    pub looting_where_carriers_stand: bool,
    /// Whether each game draws its tiles and deals its local units anew ("Starting Set-Up").
    #[serde(skip_serializing_if = "is_usual")]
    pub dealt_anew: bool,
    /// Whether the Vikings buy their forces during the game or start with those that the designer bought.
    #[serde(skip_serializing_if = "is_usual")]
    pub purchases: Purchases,
    /// The designer's notes, one entry for each paragraph.
    #[serde(skip_serializing_if = "Vec::is_empty", deserialize_with = "bounds::read_notes")]
    pub notes: Vec<String>,
}

/// A system in play, which is one tile on the table. In the double game a system can be in play twice.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct PlayedSystem {
    /// The system that the tile shows.
    pub system: Id<System>,
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
            looting_where_carriers_stand: false,
            dealt_anew: false,
            purchases: Purchases::default(),
            notes: Vec::new(),
        }
    }
}

impl Scenario {
    /// How many turns the book's game lasts ("Ending the Game").
    pub const USUAL_TURNS: Count = Count::clamped(12);
    /// The smallest number of turns of a longer game ("Game Variations").
    pub const LONGER_TURNS: Count = Count::clamped(20);
    /// How many local units are set aside for each set of the game ("Local Defense Deployment").
    pub const SET_ASIDE: u32 = 10;

    /// The name of the scenario, or words that say that it has none.
    #[must_use]
    pub fn label(&self) -> &str {
        if self.name.trim().is_empty() { "Unnamed scenario" } else { &self.name }
    }

    /// Whether the scenario has any tiles or forces.
    #[must_use]
    pub fn is_begun(&self) -> bool {
        !(self.systems.is_empty() && self.deployments.is_empty())
    }

    /// Whether the scenario deploys a force.
    #[must_use]
    pub fn deploys(&self, force: Id<Force>) -> bool {
        self.deployments.iter().any(|(_, deployment)| deployment.force == Some(force))
    }

    /// The first tile of a system; `None` if the system is not in play.
    #[must_use]
    pub fn tile_of(&self, system: Id<System>) -> Option<Id<PlayedSystem>> {
        self.systems.find(|played| played.system == system).map(|(tile, _)| tile)
    }

    /// The system on a tile, with its id; `None` if the tile or the system is gone.
    #[must_use]
    pub fn system<'a>(&self, id: Id<PlayedSystem>, systems: &'a Shelf<System>) -> Option<(Id<System>, &'a System)> {
        let system = self.systems.get(id)?.system;
        Some((system, systems.get(system)?))
    }

    /// The name of each tile: the name of its system, numbered from 1 if the system is in play several times.
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

    /// The name of the force of each deployment, numbered from 1 if several forces share a name.
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

    /// Sets the rules and the length of a longer game if `longer`, and otherwise of the usual one ("Game Variations"). Two settings stay as they are:
    /// secret points, which are another variant, and the goal of battles.
    pub fn set_longer(&mut self, longer: bool) {
        let victory = if longer { Victory::LONGER_GAME } else { Victory::default() };
        self.victory = Victory { secret_points: self.victory.secret_points, battle: self.victory.battle, ..victory };
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

#[cfg(test)]
mod tests {
    use super::*;

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
}
