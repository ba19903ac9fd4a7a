//! Keeps a project consistent when rows of a table are deleted, that is, ships from a fleet or sides from a scenario: references to them are removed.
//! Conditions that name such a ship stay, because the designer chose what they reward.

use super::{Content, Edit, Fleet, FleetShip, Scenario, Side};
use rules::{Change, Id};

/// Returns the edit, together with further edits that remove references to deleted ships and sides.
pub(super) fn in_step(content: &Content, edit: Edit) -> Vec<Edit> {
    match edit {
        Edit::Fleet(Change::Set(id, fleet)) => with_another_fleet(content, id, fleet),
        Edit::Scenario(Change::Set(id, mut scenario)) => {
            if let Some(before) = content.scenarios.get(id) {
                follow_sides(&mut scenario, before, content);
            }
            vec![Edit::Scenario(Change::Set(id, scenario))]
        }
        Edit::Options(_)
        | Edit::Style(_)
        | Edit::Ship(_)
        | Edit::Fleet(_)
        | Edit::Map(_)
        | Edit::Scenario(_)
        | Edit::Paint(_) => vec![edit],
    }
}

/// The edits that change a fleet and remove, from the scenarios in which it fights, the ships that it no longer has. If the flagship was deleted, the
/// first ship becomes the flagship.
fn with_another_fleet(content: &Content, id: Id<Fleet>, mut fleet: Fleet) -> Vec<Edit> {
    fleet.flagship =
        fleet.flagship.and_then(|flagship| fleet.ships.get(flagship).map(|_| flagship).or_else(|| fleet.ships.ids().next()));
    let before = content.fleets.get(id).into_iter().flat_map(|before| before.ships.ids());
    let gone: Vec<Id<FleetShip>> = before.filter(|ship| fleet.ships.get(*ship).is_none()).collect();
    let mut edits = Vec::new();
    for (number, scenario) in content.scenarios.iter() {
        let concerned = |side: &Side| side.fleet == Some(id) && gone.iter().any(|ship| side.names(*ship));
        let sides: Vec<Id<Side>> = scenario.sides.iter().filter(|(_, side)| concerned(side)).map(|(id, _)| id).collect();
        if sides.is_empty() {
            continue;
        }
        let mut changed = scenario.clone();
        for side in sides {
            if let Some(side) = changed.sides.get_mut(side) {
                side.keep_ships_of(&fleet.ships);
            }
        }
        edits.push(Edit::Scenario(Change::Set(number, changed)));
    }
    edits.insert(0, Edit::Fleet(Change::Set(id, fleet)));
    edits
}

/// Removes references to sides that were deleted. If a side now has another fleet, also removes the ships of its former fleet.
fn follow_sides(scenario: &mut Scenario, before: &Scenario, content: &Content) {
    for (id, old) in before.sides.iter() {
        let Some(side) = scenario.sides.get_mut(id) else {
            scenario.remove_side(id);
            continue;
        };
        let fleet = side.fleet.filter(|fleet| old.fleet != Some(*fleet));
        if let Some(fleet) = fleet.and_then(|fleet| content.fleets.get(fleet)) {
            side.keep_ships_of(&fleet.ships);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Condition, Goal, PlacedShip, Reward};
    use geometry::{Facing, Space};

    #[test]
    fn nothing_is_left_of_what_is_gone() {
        let ship = FleetShip::of(Id::new(1));
        let fleet = Fleet { ships: [ship.clone(), ship].into_iter().collect(), flagship: Some(Id::new(2)), ..Fleet::default() };
        let placed = |ship| PlacedShip { ship: Id::new(ship), at: Space::new(3, 3), facing: Facing::new(0) };
        let side = Side { fleet: Some(Id::new(1)), ships: vec![placed(1), placed(2)], ..Side::default() };
        let condition = Condition { side: Id::new(2), goal: Goal::Protect { ship: Id::new(1) }, reward: Reward::Victory };
        let scenario = Scenario {
            sides: [side.clone(), side].into_iter().collect(),
            conditions: [condition].into_iter().collect(),
            ..Scenario::default()
        };
        let mut content = Content {
            fleets: [fleet.clone(), Fleet::default()].into_iter().collect(),
            scenarios: [scenario].into_iter().collect(),
            ..Content::default()
        };
        let apply = |content: &mut Content, edit| {
            for edit in in_step(content, edit) {
                content.apply(&edit).expect("it applies");
            }
            content.scenarios.iter().next().expect("the scenario").1.clone()
        };
        let placed = |scenario: &Scenario| scenario.sides.iter().map(|(_, side)| side.ships.len()).collect::<Vec<_>>();
        let mut smaller = fleet;
        smaller.ships.retain_ids(|id| id == Id::new(1));
        let mut left = apply(&mut content, Edit::Fleet(Change::Set(Id::new(1), smaller)));
        assert_eq!(placed(&left), [1, 1]);
        assert_eq!(content.fleets.get(Id::new(1)).and_then(|fleet| fleet.flagship), Some(Id::new(1)));
        if let Some(side) = left.sides.get_mut(Id::new(1)) {
            side.fleet = Some(Id::new(2));
        }
        left.sides.retain_ids(|id| id == Id::new(1));
        let left = apply(&mut content, Edit::Scenario(Change::Set(Id::new(1), left)));
        assert_eq!((placed(&left), left.conditions.len()), (vec![0], 0));
    }
}
