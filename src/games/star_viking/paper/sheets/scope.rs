//! Which systems, forces and scenarios are printed, with and without a chosen scenario.

use std::borrow::Cow;

use rules::{Id, slug};
use star_viking::{Color, Content, Scenario, ScenarioForm, System, UnitType};

/// The scenario that is called `name`, given exactly or as it is written in file paths; `None` if there is none.
#[must_use]
pub fn named(content: &Content, name: &str) -> Option<Id<Scenario>> {
    let exactly = content.scenarios.find(|scenario| scenario.name == name);
    exactly.or_else(|| content.scenarios.find(|scenario| slug(&scenario.name) == slug(name))).map(|(id, _)| id)
}

/// The chosen scenario; all scenarios if none is chosen.
#[must_use]
pub fn scenarios(content: &Content, scenario: Option<Id<Scenario>>) -> Vec<(Id<Scenario>, &Scenario)> {
    content.scenarios.iter().filter(|(id, _)| scenario.is_none_or(|wanted| wanted == *id)).collect()
}

/// The systems that a scenario has in play, one entry for each tile. If no scenario is chosen, all systems of the project; each appears as often as
/// in the scenario that has most tiles of it.
#[must_use]
pub fn systems(content: &Content, scenario: Option<Id<Scenario>>) -> Vec<Id<System>> {
    if let Some(scenario) = scenario.and_then(|id| content.scenarios.get(id)) {
        return scenario.systems.iter().map(|(_, played)| played.system).collect();
    }
    let in_play = |id: Id<System>, scenario: &Scenario| scenario.systems.iter().filter(|(_, played)| played.system == id).count();
    let tiles = |id| content.scenarios.iter().map(|(_, scenario)| in_play(id, scenario)).max().unwrap_or(1).max(1);
    content.systems.ids().flat_map(|id| std::iter::repeat_n(id, tiles(id))).collect()
}

/// The systems for which tiles are printed, one entry for each tile, with the name of the tile. This is the name of the system; if the system has
/// several tiles, they are numbered from 1.
#[must_use]
pub fn tiles(content: &Content, scenario: Option<Id<Scenario>>) -> Vec<(Id<System>, String)> {
    let systems = systems(content, scenario);
    let label = |(index, id): (usize, &Id<System>)| {
        let name = content.systems.get(*id)?.label();
        let twins = systems.iter().filter(|other| *other == id).count();
        let number = systems[..=index].iter().filter(|other| *other == id).count();
        Some((*id, if twins == 1 { name.to_owned() } else { format!("{name} {number}") }))
    };
    systems.iter().enumerate().filter_map(label).collect()
}

/// The names of the Viking players of a scenario: "Viking" for a single player; several players are named after their forces.
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

/// The name of the player of the squadrons and the local defenses.
pub const FEDERATION: &str = "The Federation";

/// The names of the Viking players on their own papers: those of their forces, numbered if several forces have the same name.
#[must_use]
pub fn viking_players(content: &Content, scenario: &Scenario) -> Vec<String> {
    let labels = scenario.force_labels(&content.forces);
    let red = scenario.deployments.iter().filter(|(_, deployment)| {
        deployment.force.and_then(|id| content.forces.get(id)).is_some_and(|force| force.color == Color::Red)
    });
    let mut names: Vec<String> = red.filter_map(|(id, _)| labels.get(&id).cloned()).collect();
    // A Viking player is counted even if they have no force yet.
    let players = raiders(content, scenario);
    names.extend(players.into_iter().skip(names.len()));
    // Papers are sorted by these names, so a Viking's name must differ from the Federation's.
    for name in names.iter_mut().filter(|name| *name == FEDERATION) {
        name.push_str(", Viking");
    }
    names
}

/// The units of the forces of a battle, each with its type and its number. `None` for a game in which units are built, because all counters are
/// needed for that.
#[must_use]
pub fn fielded(content: &Content, scenario: Id<Scenario>) -> Option<Vec<(Id<UnitType>, Option<u32>)>> {
    let scenario = content.scenarios.get(scenario).filter(|scenario| scenario.form == ScenarioForm::Battle)?;
    let forces = scenario.deployments.iter().filter_map(|(_, deployment)| content.forces.get(deployment.force?));
    let units = forces.flat_map(|force| {
        let numbers = force.unit_numbers(&content.units).into_iter();
        numbers.zip(force.units.iter()).map(|((_, number), (_, unit))| (unit.unit, number))
    });
    Some(units.collect())
}

/// Only the designs that take part in the chosen scenario or, if none is chosen, in any scenario. All designs if no scenario is chosen and no
/// scenario has a system yet.
#[must_use]
pub fn played(content: &Content, scenario: Option<Id<Scenario>>) -> Cow<'_, Content> {
    let scenarios = scenarios(content, scenario);
    if scenario.is_none() && scenarios.iter().all(|(_, scenario)| scenario.systems.is_empty()) {
        return Cow::Borrowed(content);
    }
    let any = |has: &dyn Fn(&Scenario) -> bool| scenarios.iter().any(|(_, scenario)| has(scenario));
    // If a scenario lets players build units, all types need counters.
    let battles: Option<Vec<_>> = scenarios.iter().map(|(id, _)| fielded(content, *id)).collect();
    let mut own = content.clone();
    if let Some(battles) = battles {
        own.units.retain_ids(|id| battles.iter().flatten().any(|(unit, _)| *unit == id));
    }
    own.forces.retain_ids(|id| any(&|scenario| scenario.deployments.iter().any(|(_, sent)| sent.force == Some(id))));
    // If a scenario deals its tiles anew for each game, all tiles are needed.
    let dealt = scenario.is_none() && any(&|scenario| scenario.dealt_anew && scenario.form != ScenarioForm::Battle);
    own.systems.retain_ids(|id| dealt || any(&|scenario| scenario.systems.iter().any(|(_, played)| played.system == id)));
    own.scenarios.retain_ids(|id| scenarios.iter().any(|(played, _)| *played == id));
    Cow::Owned(own)
}

/// How many sets of the game are needed: as many as the chosen scenario needs or, if none is chosen, as many as the scenario that needs most.
#[must_use]
pub fn sets(content: &Content, scenario: Option<Id<Scenario>>) -> u32 {
    scenarios(content, scenario).iter().map(|(_, scenario)| scenario.form.sets()).max().unwrap_or(1)
}
