//! Which systems, forces and scenarios are meant when a scenario is named, or none is.

use crate::rules::star_viking::{Content, Scenario, System};
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

/// The systems that a scenario has in play, one for each tile; all of the project where none is asked for.
#[must_use]
pub fn systems(content: &Content, scenario: Option<Id<Scenario>>) -> Vec<Id<System>> {
    match scenario.and_then(|id| content.scenarios.get(id)) {
        Some(scenario) => scenario.systems.iter().map(|(_, played)| played.system).collect(),
        None => content.systems.ids().collect(),
    }
}

/// How many sets of the game are on the table: those of the scenario that is asked for, else the most that any scenario needs.
#[must_use]
pub fn sets(content: &Content, scenario: Option<Id<Scenario>>) -> u32 {
    scenarios(content, scenario).iter().map(|(_, scenario)| scenario.form.sets()).max().unwrap_or(1)
}
