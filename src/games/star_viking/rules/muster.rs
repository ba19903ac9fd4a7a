//! Changes a force, and changes the set-ups that deploy it to match, so that the designer does not have to do so by hand.
//!
//! Only units that the change affects are placed anew. A unit that is no longer in the force or is in a hold has no place of its own. A local unit
//! stands in the system that it defends ("Local Defense Deployment"). A Viking unit outside all holds stands at the home base if the scenario begins
//! a campaign ("Viking Forces Deployment").

use super::deal::station;
use super::{Color, Content, Deployment, Edit, Force, ForceUnit, Scenario, Station, Stationed};
use rules::{Change, Id};

/// The edits that replace a force with a changed one, and change the scenarios that deploy it to match.
#[must_use]
pub fn muster(content: &Content, id: Id<Force>, changed: Force) -> Vec<Edit> {
    let Some(before) = content.forces.get(id) else { return Vec::new() };
    let mut edits = Vec::new();
    for (scenario_id, scenario) in content.scenarios.iter() {
        let mut after = scenario.clone();
        let deployments: Vec<_> = scenario.deployments.iter().filter(|(_, found)| found.force == Some(id)).collect();
        for (deployment, _) in deployments.into_iter().take(1) {
            if let Some(deployment) = after.deployments.get_mut(deployment) {
                follow(content, scenario, deployment, before, &changed);
            }
        }
        if after != *scenario {
            edits.push(Edit::Scenario(Change::Set(scenario_id, after)));
        }
    }
    edits.insert(0, Edit::Force(Change::Set(id, changed)));
    edits
}

fn follow(content: &Content, scenario: &Scenario, deployment: &mut Deployment, before: &Force, changed: &Force) {
    let dismissed = |unit| before.units.get(unit).is_some() && changed.units.get(unit).is_none();
    deployment.stations.retain(|stationed| !dismissed(stationed.unit));
    for (unit, of) in changed.units.iter().filter(|(unit, of)| before.units.get(*unit) != Some(of)) {
        let stood = deployment.station(unit);
        let stands = stand(content, scenario, changed, of, stood);
        if stands == stood {
            continue;
        }
        deployment.stations.retain(|stationed| stationed.unit != unit);
        deployment.stations.extend(stands.map(|at| Stationed { unit, at }));
    }
}

/// The starting place of a unit after a change of its force; `stood` is its starting place before the change. `None` for no place.
fn stand(content: &Content, scenario: &Scenario, force: &Force, of: &ForceUnit, stood: Option<Station>) -> Option<Station> {
    if of.hold.is_some_and(|hold| force.units.get(hold).is_some()) {
        return None;
    }
    if force.color == Color::Red && scenario.form.is_campaign() {
        return stood.or(Some(Station::HomeBase));
    }
    if force.color != Color::Green {
        return stood;
    }
    let home = of.system?;
    let played = |station: Station| scenario.systems.get(station.system()?).map(|played| played.system);
    if stood.and_then(played) == Some(home) {
        return stood;
    }
    let tile = scenario.tile_of(home)?;
    Some(station(content.units.get(of.unit)?, tile, content.systems.get(home)?))
}
