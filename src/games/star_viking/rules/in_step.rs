//! The edits that must follow when a table changes single rows of a system, a force or a scenario, so that no design names a thing that no longer
//! exists.

use super::{Content, Deployment, Edit, PlayedSystem, Scenario, Station, muster, rearrange};
use rules::{Change, Id};

/// An edit, followed by the edits that change the rest of the designs to match it.
pub(super) fn in_step(content: &Content, edit: Edit) -> Vec<Edit> {
    match edit {
        Edit::Force(Change::Set(id, mut force)) => {
            let Some(before) = content.forces.get(id) else { return vec![Edit::Force(Change::Set(id, force))] };
            force.free_cargo_of_the_gone(before);
            muster(content, id, force)
        }
        Edit::Scenario(Change::Set(id, mut scenario)) => {
            if let Some(before) = content.scenarios.get(id) {
                follow_tiles(&mut scenario, before);
                follow_forces(&mut scenario, before, content);
            }
            vec![Edit::Scenario(Change::Set(id, scenario))]
        }
        Edit::System(Change::Set(id, system)) => rearrange::reshaped(content, id, &system),
        Edit::System(_) | Edit::Unit(_) | Edit::Force(_) | Edit::Scenario(_) | Edit::Tables(_) => vec![edit],
    }
}

/// Takes their starting place from units on a tile that was removed. On a tile that now shows another system, units start in a sector that their
/// player chooses.
fn follow_tiles(scenario: &mut Scenario, before: &Scenario) {
    for (tile, was) in before.systems.iter() {
        match scenario.systems.get(tile) {
            None => scenario.take_out_of_play(tile),
            Some(now) if now != was => forget_sectors(scenario, tile),
            Some(_) => {}
        }
    }
}

fn forget_sectors(scenario: &mut Scenario, tile: Id<PlayedSystem>) {
    let ids: Vec<Id<Deployment>> = scenario.deployments.ids().collect();
    for id in ids {
        let Some(deployment) = scenario.deployments.get_mut(id) else { continue };
        for stationed in &mut deployment.stations {
            if matches!(stationed.at, Station::Sector(at, _) if at == tile) {
                stationed.at = Station::InSystem(tile);
            }
        }
    }
}

/// If a deployment gets another force, units with the same number and type keep their starting places.
fn follow_forces(scenario: &mut Scenario, before: &Scenario, content: &Content) {
    for (id, was) in before.deployments.iter() {
        let Some(force) = scenario.deployments.get(id).map(|now| now.force) else { continue };
        if let Some(now) = scenario.deployments.get_mut(id).filter(|_| force != was.force) {
            now.force = was.force;
            now.deploy(force, &content.forces);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Force, ForceUnit, Space, Stationed, UnitType};

    /// A scenario with two tiles of one system, and a force whose two units stand on them.
    fn content() -> Content {
        let mut content = Content::default();
        let unit = content.units.add(UnitType::default());
        let system = content.systems.add(crate::System::default());
        content.forces.add(Force { units: [ForceUnit::of(unit), ForceUnit::of(unit)].into_iter().collect(), ..Force::default() });
        let mut scenario = Scenario::default();
        let tiles = [system, system].map(|system| scenario.systems.add(PlayedSystem { system }));
        let stations = tiles.iter().enumerate().map(|(number, tile)| Stationed {
            unit: Id::new(number as u32 + 1),
            at: Station::Sector(*tile, Space::Deep(Id::new(1))),
        });
        scenario.deployments.add(Deployment { force: Some(Id::new(1)), stations: stations.collect(), ..Deployment::default() });
        content.scenarios.add(scenario);
        content
    }

    fn after(content: &Content, change: impl FnOnce(&mut Scenario)) -> Vec<Station> {
        let id = Id::new(1);
        let mut scenario = content.scenarios.get(id).expect("a scenario").clone();
        change(&mut scenario);
        let mut after = content.clone();
        for edit in in_step(content, Edit::Scenario(Change::Set(id, scenario))) {
            after.apply(&edit).expect("it applies");
        }
        let deployments = &after.scenarios.get(id).expect("a scenario").deployments;
        deployments.iter().flat_map(|(_, found)| found.stations.iter().map(|unit| unit.at)).collect()
    }

    #[test]
    fn starting_places_follow_tiles_and_forces() {
        let content = content();
        let [one, two] = [Id::new(1), Id::new(2)];
        let deep = |tile| Station::Sector(tile, Space::Deep(Id::new(1)));
        assert_eq!(after(&content, |_| ()), [deep(one), deep(two)]);
        assert_eq!(after(&content, |scenario| scenario.systems.retain_ids(|tile| tile != one)), [deep(two)]);
        let other = after(&content, |scenario| scenario.systems.get_mut(two).expect("a tile").system = Id::new(9));
        assert_eq!(other, [deep(one), Station::InSystem(two)]);
        let nobody = after(&content, |scenario| scenario.deployments.get_mut(Id::new(1)).expect("a force").force = None);
        assert_eq!(nobody, []);
    }
}
