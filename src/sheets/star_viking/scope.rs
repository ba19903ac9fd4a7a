//! Which systems, forces and scenarios are meant when a scenario is named, or none is.

use crate::rules::star_viking::{Color, Content, Scenario, System};
use crate::rules::{Id, slug};

/// The scenario of this name, spelled as it is or as in a path.
#[must_use]
pub fn named(content: &Content, name: &str) -> Option<Id<Scenario>> {
    let exactly = content.scenarios.find(|scenario| scenario.name == name);
    exactly.or_else(|| content.scenarios.find(|scenario| slug(&scenario.name) == slug(name))).map(|(id, _)| id)
}

/// The scenario that is asked for, or all.
#[must_use]
pub fn scenarios(content: &Content, scenario: Option<Id<Scenario>>) -> Vec<(Id<Scenario>, &Scenario)> {
    content.scenarios.iter().filter(|(id, _)| scenario.is_none_or(|wanted| wanted == *id)).collect()
}

/// The systems that a scenario has in play, one for each tile. Where none is asked for, all of the project, each as often as the scenario
/// needs it that has it in play most often.
#[must_use]
pub fn systems(content: &Content, scenario: Option<Id<Scenario>>) -> Vec<Id<System>> {
    if let Some(scenario) = scenario.and_then(|id| content.scenarios.get(id)) {
        return scenario.systems.iter().map(|(_, played)| played.system).collect();
    }
    let in_play = |id: Id<System>, scenario: &Scenario| scenario.systems.iter().filter(|(_, played)| played.system == id).count();
    let tiles = |id| content.scenarios.iter().map(|(_, scenario)| in_play(id, scenario)).max().unwrap_or(1).max(1);
    content.systems.ids().flat_map(|id| std::iter::repeat_n(id, tiles(id))).collect()
}

/// What the Viking players of a scenario are called: the one of a standard game by what he is, several by their forces.
#[must_use]
pub fn raiders(content: &Content, scenario: &Scenario) -> Vec<String> {
    let players = scenario.form.sets() as usize;
    if players == 1 {
        return vec!["Viking".into()];
    }
    let forces = scenario.deployments.iter().filter_map(|(_, deployment)| content.forces.get(deployment.force?));
    let mut names: Vec<String> = forces.filter(|force| force.color == Color::Red).map(|force| force.label().to_owned()).collect();
    names.truncate(players);
    let unnamed = names.len() + 1..=players;
    names.extend(unnamed.map(|number| format!("Viking {number}")));
    names
}

/// How many sets of the game are on the table: those of the scenario that is asked for, else the most that any scenario needs.
#[must_use]
pub fn sets(content: &Content, scenario: Option<Id<Scenario>>) -> u32 {
    scenarios(content, scenario).iter().map(|(_, scenario)| scenario.form.sets()).max().unwrap_or(1)
}
