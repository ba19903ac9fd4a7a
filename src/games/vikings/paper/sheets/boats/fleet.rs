//! The boats that are printed: each boat of the forces, and one boat of each class that is in no force.

use std::collections::BTreeSet;

use rules::Id;
use vikings::{BoatClass, Content, Force, InBoat, InForce, Place, Player, Scenario, Vessel};

/// A boat that is printed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Printed {
    /// The class of the boat.
    pub class: Id<BoatClass>,
    /// The force to which the boat belongs, and the boat's id in the force; `None` for a boat that only shows its class.
    pub of_force: Option<(Id<Force>, Id<Vessel>)>,
    /// The side that the force plays in the first scenario that has this force; `None` if no scenario has it.
    pub player: Option<Player>,
}

/// The classes of a scenario's boats; without a scenario, all classes.
pub fn classes(content: &Content, scenario: Option<Id<Scenario>>) -> impl Iterator<Item = Id<BoatClass>> {
    let sail = scenario.and_then(|id| content.scenarios.get(id)).map(|scenario| -> BTreeSet<_> {
        let boats = scenario.forces(content).flat_map(|(.., force)| force.boats.iter());
        boats.filter_map(|(_, boat)| boat.class).collect()
    });
    content.boats.ids().filter(move |id| sail.as_ref().is_none_or(|ids| ids.contains(id)))
}

/// The boats of a scenario, first those of one side and then those of the other. Without a scenario, the boats of all forces, and one boat of each
/// class that is in no force.
#[must_use]
pub fn fleet(content: &Content, scenario: Option<Id<Scenario>>) -> Vec<Printed> {
    let side = |id: Id<Force>| {
        let sides = content
            .scenarios
            .iter()
            .flat_map(|(_, scenario)| Player::ALL.map(|player| (scenario.sides[player as usize], player)));
        sides.into_iter().find(|(force, _)| *force == Some(id)).map(|(_, player)| player)
    };
    let of_force = |(player, id, force): (Option<Player>, Id<Force>, &Force)| {
        let known = force
            .boats
            .iter()
            .filter_map(|(vessel, boat)| Some((vessel, boat.class.filter(|class| content.boats.get(*class).is_some())?)));
        known.map(|(vessel, class)| Printed { class, of_force: Some((id, vessel)), player }).collect::<Vec<_>>()
    };
    if let Some(scenario) = scenario.and_then(|id| content.scenarios.get(id)) {
        let mut met = BTreeSet::new();
        let forces =
            scenario.forces(content).filter(|(_, id, _)| met.insert(*id)).map(|(player, id, force)| (Some(player), id, force));
        return forces.flat_map(of_force).collect();
    }
    let mut fleet: Vec<Printed> = content.forces.iter().map(|(id, force)| (side(id), id, force)).flat_map(of_force).collect();
    let afloat: BTreeSet<Id<BoatClass>> = fleet.iter().map(|printed| printed.class).collect();
    let idle = content.boats.ids().filter(|class| !afloat.contains(class));
    fleet.extend(idle.map(|class| Printed { class, of_force: None, player: None }));
    fleet
}

impl Printed {
    /// The boat in its force; `None` for a boat that only shows its class.
    #[must_use]
    pub fn vessel(self, content: &Content) -> Option<(&Force, &Vessel)> {
        let (force, vessel) = self.of_force?;
        let force = content.forces.get(force)?;
        Some((force, force.boats.get(vessel)?))
    }

    /// The boat's own name, or the name of its class if it has none.
    #[must_use]
    pub fn label<'a>(self, content: &'a Content, class: &'a BoatClass) -> &'a str {
        let own = self.vessel(content).map(|(_, vessel)| vessel.name.trim()).filter(|name| !name.is_empty());
        own.unwrap_or_else(|| class.label())
    }

    /// The boat's place in the designs.
    #[must_use]
    pub fn place(self) -> Place {
        match self.of_force {
            Some((force, vessel)) => Place::Force(force, InForce::Boat(vessel)),
            None => Place::Boat(self.class, InBoat::Whole),
        }
    }
}
