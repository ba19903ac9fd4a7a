//! Removes a side from a scenario, and adapts a side to another fleet.

use super::{Condition, Content, Fleet, FleetShip, Goal, Scenario, Side};
use rules::{Id, Shelf};

/// How many things of each kind are removed together with a side.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Departing {
    /// How many ships with a starting place are removed from the scenario.
    pub ships: usize,
    /// How many squadrons with a starting place are removed from the scenario.
    pub squadrons: usize,
    /// How many groups of reinforcements are removed.
    pub reinforcements: usize,
    /// How many special conditions are removed, because they reward the side or name one of its ships.
    pub conditions: usize,
}

impl Condition {
    /// Whether the condition rewards a side or names one of its ships.
    #[must_use]
    pub fn concerns(&self, side: Id<Side>) -> bool {
        self.side == side || matches!(self.goal, Goal::Destroy { of, .. } if of == side)
    }
}

impl Side {
    /// Removes ships that a fleet does not have from the set-up and the reinforcements. Ships whose ids the fleet has keep their places, so that a
    /// fleet can be exchanged for its copy. A group of reinforcements stays even if it has no ships left.
    pub fn keep_ships_of(&mut self, fleets_ships: &Shelf<FleetShip>) {
        let has = |ship: Id<FleetShip>| fleets_ships.get(ship).is_some();
        self.ships.retain(|placed| has(placed.ship));
        self.squadrons.retain(|squadron| has(squadron.host));
        for group in &mut self.reinforcements {
            group.ships.retain(|ship| has(*ship));
        }
    }

    /// The ships of a fleet that neither start on the map nor arrive later, so that the player has to place them.
    pub fn unplaced<'a>(&'a self, fleet: &'a Fleet) -> impl Iterator<Item = Id<FleetShip>> + 'a {
        fleet.ships.ids().filter(|ship| self.placed(*ship).is_none() && self.arrival(*ship).is_none())
    }
}

impl Scenario {
    /// The name of a side: its own name, or else the name of its fleet, or else its number.
    #[must_use]
    pub fn side_label(&self, content: &Content, id: Id<Side>) -> String {
        let Some((position, side)) = self.sides.position(id).zip(self.sides.get(id)) else {
            return "A side that is gone".to_owned();
        };
        match (side.name.trim(), side.fleet.and_then(|fleet| content.fleets.get(fleet))) {
            ("", Some(fleet)) => fleet.label().to_owned(),
            ("", None) => format!("Side {}", position + 1),
            (name, _) => name.to_owned(),
        }
    }

    /// Counts what would be removed with a side.
    #[must_use]
    pub fn departing(&self, side: Id<Side>) -> Departing {
        let Some(found) = self.sides.get(side) else { return Departing::default() };
        Departing {
            ships: found.ships.len(),
            squadrons: found.squadrons.len(),
            reinforcements: found.reinforcements.len(),
            conditions: self.conditions.iter().filter(|(_, condition)| condition.concerns(side)).count(),
        }
    }

    /// Removes a side, its set-up and every condition that concerns it.
    pub fn remove_side(&mut self, side: Id<Side>) {
        self.sides.retain_ids(|other| other != side);
        self.conditions.retain(|condition| !condition.concerns(side));
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Entry, PlacedShip, PlacedSquadron, Reinforcement, Reward};
    use geometry::{Edge, Facing, Space};
    use rules::{Count, Points};

    fn side() -> Side {
        let placed = |ship| PlacedShip { ship: Id::new(ship), at: Space::new(3, 3), facing: Facing::new(0) };
        Side {
            ships: vec![placed(1), placed(7)],
            squadrons: vec![PlacedSquadron { host: Id::new(7), at: Space::new(4, 4) }],
            reinforcements: vec![Reinforcement {
                turn: Count::clamped(3),
                ships: vec![Id::new(2), Id::new(8)],
                entry: Entry::Edge(Edge::North),
            }],
            ..Side::default()
        }
    }

    fn fleet(ships: usize) -> Fleet {
        Fleet { ships: vec![FleetShip::of(Id::new(1)); ships].into_iter().collect(), ..Fleet::default() }
    }

    #[test]
    fn another_fleet_keeps_the_places_of_the_ships_that_it_has() {
        let mut side = side();
        side.keep_ships_of(&fleet(3).ships);
        assert_eq!(side.ships.iter().map(|placed| placed.ship.number()).collect::<Vec<_>>(), [1]);
        assert!(side.squadrons.is_empty());
        assert_eq!(side.reinforcements[0].ships, [Id::new(2)]);
        assert_eq!(side.unplaced(&fleet(3)).collect::<Vec<_>>(), [Id::new(3)]);
    }

    #[test]
    fn a_side_goes_with_every_condition_that_concerns_it() {
        let (goes, stays) = (Id::new(1), Id::new(2));
        let reward = Reward::Points(Points::new(10));
        let conditions = [
            Condition { side: goes, goal: Goal::Protect { ship: Id::new(1) }, reward },
            Condition { side: stays, goal: Goal::Destroy { of: goes, ship: Id::new(1) }, reward },
            Condition { side: stays, goal: Goal::Protect { ship: Id::new(1) }, reward },
        ];
        let mut scenario = Scenario {
            sides: [side(), side()].into_iter().collect(),
            conditions: conditions.into_iter().collect(),
            ..Scenario::default()
        };
        let departing = scenario.departing(goes);
        assert_eq!(departing, Departing { ships: 2, squadrons: 1, reinforcements: 1, conditions: 2 });
        scenario.remove_side(goes);
        assert_eq!((scenario.sides.ids().collect::<Vec<_>>(), scenario.conditions.len()), (vec![stays], 1));
        assert_eq!(scenario.departing(goes), Departing::default());
    }
}
