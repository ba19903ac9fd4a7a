//! Helpers that the rules of forces and scenarios share: the places of their parts, the edits that change one row of a list, and the characters
//! aboard.

use crate::boat::{Berth, DeckHex};
use crate::voyage::Voyage;
use crate::{
    BoatClass, Character, Content, Edit, Force, Hull, InForce, InScenario, Man, Member, Place, Scenario, SetUp, Spot, Vessel,
};
use rules::{Change, Id};

/// A character aboard a boat of a force.
pub(super) struct Aboard<'a> {
    pub(super) force: (Id<Force>, &'a Force),
    pub(super) boat: (Id<Vessel>, &'a Vessel),
    pub(super) class: &'a BoatClass,
    pub(super) id: Id<Member>,
    pub(super) member: &'a Member,
    pub(super) character: &'a Character,
    pub(super) deck: Option<DeckHex>,
}

/// All characters of all forces aboard a boat whose class exists.
pub(super) fn aboard(content: &Content) -> impl Iterator<Item = Aboard<'_>> {
    content.forces.iter().flat_map(move |(force_id, force)| {
        force.characters(content).filter_map(move |(id, member, character)| {
            let boat_id = member.boat?;
            let boat = force.boats.get(boat_id)?;
            let class = content.boats.get(boat.class?)?;
            let deck = member.deck_hex(class);
            Some(Aboard { force: (force_id, force), boat: (boat_id, boat), class, id, member, character, deck })
        })
    })
}

/// Every boat of a force whose class exists: the id of the force and the force, the id of the boat and the boat, and its class.
pub(super) fn vessels(content: &Content) -> impl Iterator<Item = (Id<Force>, &Force, Id<Vessel>, &Vessel, &BoatClass)> {
    content.forces.iter().flat_map(move |(force_id, force)| {
        let known = move |(id, vessel): (Id<Vessel>, &'_ Vessel)| content.boats.get(vessel.class?).map(|class| (id, class));
        force.boats.iter().filter_map(move |(id, vessel)| {
            let (_, class) = known((id, vessel))?;
            Some((force_id, force, id, vessel, class))
        })
    })
}

impl Aboard<'_> {
    pub(super) fn place(&self) -> Place {
        Place::Force(self.force.0, InForce::Member(self.id))
    }

    /// The edit that changes the character aboard; `None` if the force has no such character.
    pub(super) fn changed(&self, change: impl FnOnce(&mut Member)) -> Option<Edit> {
        member_edit(self.force.0, self.force.1, self.id, change)
    }

    /// The character's hex, in words for a message.
    pub(super) fn spot(&self) -> String {
        let hex = self.member.start.as_str();
        if hex.is_empty() { "nowhere on the deck".into() } else { format!("on {hex}") }
    }
}

/// The edit that changes a force.
pub(super) fn force_edit(id: Id<Force>, force: &Force, change: impl FnOnce(&mut Force)) -> Edit {
    let mut force = force.clone();
    change(&mut force);
    Edit::Force(Change::Set(id, force))
}

/// The edit that changes a character of a force; `None` if the force has no such character.
pub(super) fn member_edit(id: Id<Force>, force: &Force, member: Id<Member>, change: impl FnOnce(&mut Member)) -> Option<Edit> {
    let mut force = force.clone();
    change(force.members.get_mut(member)?);
    Some(Edit::Force(Change::Set(id, force)))
}

/// The edit that changes a boat of a force; `None` if the force has no such boat.
pub(super) fn vessel_edit(id: Id<Force>, force: &Force, vessel: Id<Vessel>, change: impl FnOnce(&mut Vessel)) -> Option<Edit> {
    let mut force = force.clone();
    change(force.boats.get_mut(vessel)?);
    Some(Edit::Force(Change::Set(id, force)))
}

/// The edit that changes a scenario.
pub(super) fn scenario_edit(id: Id<Scenario>, scenario: &Scenario, change: impl FnOnce(&mut Scenario)) -> Edit {
    let mut scenario = scenario.clone();
    change(&mut scenario);
    Edit::Scenario(Change::Set(id, scenario))
}

/// The place, within the designs, of a character of a force.
pub(super) fn of_man(man: &Man) -> Place {
    Place::Force(man.force.0, InForce::Member(man.id))
}

/// The place, within the designs, of a boat of a force.
pub(super) fn of_hull(hull: &Hull) -> Place {
    Place::Force(hull.force.0, InForce::Boat(hull.id))
}

/// The place, within the designs, of a part of a scenario.
pub(super) const fn of_scenario(id: Id<Scenario>, part: InScenario) -> Place {
    Place::Scenario(id, part)
}

/// The berths at which a boat can begin: the berth that it has, or all berths at the edge by which it comes in. Empty if the player puts it down.
pub(super) fn berths(set_up: &SetUp, hull: &Hull) -> Vec<Berth> {
    let Some(site) = set_up.site() else { return Vec::new() };
    match hull.vessel.start.spot() {
        Spot::Anywhere => Vec::new(),
        Spot::Hex(_) => hull.berth.into_iter().collect(),
        Spot::Edge(edge) => Voyage { site, class: hull.class }.at_edge(edge).collect(),
    }
}

/// The best speeds, backwards and forwards, that a boat can reach with its rowers and with its speed at the beginning.
pub(super) fn speeds(content: &Content, hull: &Hull) -> [u32; 2] {
    let rowing = hull.force.1.rowing(hull.id, hull.class, content);
    hull.class.speeds_given(hull.vessel.speed.into(), rowing)
}
