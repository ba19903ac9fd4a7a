//! Scenarios of Star Viking in words: the names of tiles and sectors, and how a game is won.

use std::collections::BTreeMap;

use rules::{Id, counted};
use star_viking::{BattleGoal, Content, PlayedSystem, Scenario, ScenarioForm, Space, System};

/// Writes a scenario in words.
pub struct Words<'content> {
    content: &'content Content,
    scenario: &'content Scenario,
    tiles: BTreeMap<Id<PlayedSystem>, String>,
}

impl<'content> Words<'content> {
    /// Prepares to write this scenario in words.
    #[must_use]
    pub fn new(content: &'content Content, scenario: &'content Scenario) -> Self {
        Self { content, scenario, tiles: scenario.tile_labels(&content.systems) }
    }

    /// The name of a tile in play.
    #[must_use]
    pub fn tile(&self, id: Id<PlayedSystem>) -> &str {
        self.tiles.get(&id).map_or("a system that is gone", String::as_str)
    }

    /// Every tile in play with its system, in order.
    pub fn tiles(&self) -> impl Iterator<Item = (&str, Option<&System>)> {
        self.scenario
            .systems
            .iter()
            .map(|(id, _)| (self.tile(id), self.scenario.system(id, &self.content.systems).map(|(_, system)| system)))
    }

    /// The name of a sector of a tile in play.
    #[must_use]
    pub fn sector(&self, tile: Id<PlayedSystem>, space: Space) -> String {
        let system = self.scenario.system(tile, &self.content.systems);
        system.map_or_else(|| "a sector that is gone".into(), |(_, system)| system.space_label(space))
    }

    /// The names of the tiles with a Quadrant Capital, which is announced to all players ("Quadrant Capital").
    #[must_use]
    pub fn quadrant_capitals(&self) -> Vec<&str> {
        let mut found = Vec::new();
        for (_, deployment) in self.scenario.deployments.iter() {
            let Some(force) = deployment.force.and_then(|id| self.content.forces.get(id)) else { continue };
            let capital = deployment.stations.iter().filter(|stationed| {
                let unit = self.content.type_of(force, stationed.unit);
                unit.is_some_and(|unit| unit.is_fortress() && unit.color == star_viking::Color::Blue)
            });
            found.extend(capital.filter_map(|stationed| Some(self.tile(stationed.at.system()?))));
        }
        found
    }

    /// A sentence that says where the Quadrant Capital can stand; `None` if no system is in play ("Quadrant Capital").
    #[must_use]
    pub fn capital_sites(&self) -> Option<String> {
        let (technology, tiles) = self.scenario.capital_sites(&self.content.systems)?;
        let names: Vec<&str> = tiles.into_iter().map(|tile| self.tile(tile)).collect();
        let (last, before) = names.split_last()?;
        let of = "the highest technology in play";
        Some(match before {
            [] => format!("The Quadrant Capital goes to {last}, which has {of}, {technology}."),
            before => format!("The Quadrant Capital goes to {} or {last}, which have {of}, {technology}.", before.join(", ")),
        })
    }

    /// The kind of game and its length, in words.
    #[must_use]
    pub fn summary(&self) -> String {
        let form = match self.scenario.form {
            ScenarioForm::Standard => "The standard game for two players",
            ScenarioForm::Double => "The double game for two Vikings, each against the other, and one Federate player",
            ScenarioForm::Battle => "A battle in one tactical action",
            ScenarioForm::Free => "A game of its own kind",
        };
        let turns = self
            .scenario
            .turns
            .map_or_else(|| "until it is decided".into(), |turns| format!("{} long", counted(turns.get(), "turn")));
        format!("{form}, {turns}, with {} in play.", counted(self.scenario.systems.len(), "system"))
    }

    /// The ways to win the game, a sentence each.
    #[must_use]
    pub fn victory(&self) -> Vec<String> {
        let victory = &self.scenario.victory;
        let mut words = Vec::new();
        if self.scenario.form == ScenarioForm::Battle && victory.battle != BattleGoal::default() {
            words.push(victory.battle.says().into());
        }
        if self.scenario.looting_where_carriers_stand {
            words.push("At the end of a battle only sectors in which a carrier stands are plundered.".into());
        }
        if victory.quadrant_capital {
            words.push("A Viking who takes the system of the Quadrant Capital wins at once.".into());
        }
        if let Some(from) = victory.points_from {
            words.push(format!(
                "Whoever has twice the points of the other, or more, in two turns in a row wins after the second; the first of them is turn {from} or later. The Federate player cannot win so with points of a civil war."
            ));
        }
        if victory.points_at_end {
            words.push("After the last turn the player with more victory points wins.".into());
        }
        if victory.secret_points {
            words.push("What is spent on points stays secret until the end.".into());
        }
        if let Some(every) = victory.revealed_every {
            words.push(format!("Points are shown every {}.", counted(every.get(), "turn")));
        }
        if victory.capital_points.get() > 0 || victory.capital_aid.get() > 0 {
            words.push(format!(
                "In each turn in which the Vikings hold the Quadrant Capital they gain {}, and the Federation is given {}.",
                counted(victory.capital_points.get(), "point"),
                counted(victory.capital_aid.get(), "mega-credit")
            ));
        }
        words
    }
}
