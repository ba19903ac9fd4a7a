//! Makes the boats of a scenario ready for play, with their berths and hooks.

use super::super::{BoatNumber, Public};
use super::{Boat, BoatState, Hook, Rope, numbered};
use crate::boat::Berth;
use crate::{Breakdown, Content, SetUp};
use geometry::Hex;
use rules::Refusal;
use rules::play::Player;

/// How many boats a game can have at most.
const MOST: usize = 60;

/// The boats of a set-up, in the order of the set-up.
///
/// # Errors
/// Refuses a boat without a class, a boat whose axis is off its keel, and a boat that begins where no boat can lie.
pub(in super::super) fn fleet(content: &Content, set_up: &SetUp<'_>) -> Result<Vec<Boat>, Refusal> {
    let classless = set_up
        .scenario
        .forces(content)
        .flat_map(|(_, _, force)| force.boats.iter())
        .any(|(_, vessel)| vessel.class.and_then(|class| content.boats.get(class)).is_none());
    if classless {
        return Err(Refusal::new("it has a boat without a class"));
    }
    if set_up.hulls.len() > MOST {
        return Err(Refusal::new(format!("it has more than {MOST} boats")));
    }
    let boat = |hull: &crate::Hull<'_>| {
        let name = hull.vessel.label();
        if hull.class.mast().is_none() {
            return Err(Refusal::new(format!("{name} has its axis off its keel")));
        }
        let hooks = hull.class.deck().filter(|deck| hull.vessel.is_grappled_from(hull.class, *deck)).collect();
        Ok(Boat {
            player: Player::new(hull.player as u8),
            key: hull.id.number(),
            name: name.to_owned(),
            class: hull.class.clone(),
            worth: i32::try_from(Breakdown::of_boat(hull.class, &content.tables.points).total.get()).unwrap_or(i32::MAX),
            start: (hull.vessel.start.spot(), hull.vessel.turn.map_or(0, |turn| u16::try_from(turn.get()).unwrap_or(u16::MAX))),
            berth: hull.berth.unwrap_or(Berth::new(Hex::default(), hull.vessel.bow.facing())),
            speed: hull.vessel.speed,
            hooks,
            hooks_to_lay: hull.vessel.hooks_to_lay(),
        })
    };
    let boats = set_up.hulls.iter().map(boat).collect::<Result<Vec<_>, _>>()?;
    let mut covered = std::collections::BTreeSet::new();
    let site = set_up.site();
    for boat in boats.iter().filter(|boat| boat.is_there_at_first()) {
        for (_, space) in boat.class.planks(boat.berth) {
            let floats = site.is_some_and(|site| site.holds_hull([space]));
            if !floats || !covered.insert(space) {
                return Err(Refusal::new(format!("{} lies on land, off the boards or across another boat", boat.name)));
            }
        }
    }
    Ok(boats)
}

/// The hooks of all boats, boat by boat: for each boat first the hooks that lie on their coils, then those that its player lays down.
pub(in super::super) fn ropes(boats: &[Boat]) -> Vec<Rope> {
    let of = |(boat, state): (BoatNumber, &Boat)| {
        let lying = state.hooks.iter().map(move |coil| Rope { boat, coil: *coil, hook: Hook::Stowed });
        let to_lay = Rope { boat, coil: state.class.stern(), hook: Hook::ToLay };
        lying.chain(std::iter::repeat_n(to_lay, state.hooks_to_lay)).collect::<Vec<_>>()
    };
    numbered(boats).flat_map(of).collect()
}

/// The number of the boat that lies over each hex, counted from 1; 0 for a hex without a boat. Empty if the game has no boats.
pub(in super::super) fn decks(public: &Public, boats: &[BoatState]) -> Vec<u8> {
    if boats.is_empty() {
        return Vec::new();
    }
    let site = &public.ground(1).site;
    let mut decks = vec![0; site.count()];
    for (number, state) in numbered(boats).filter(|(_, state)| state.is_here()) {
        for (_, space) in public.boats[number.index()].class.planks(state.berth()) {
            if let Some(index) = site.index(space) {
                decks[index] = number.0 + 1;
            }
        }
    }
    decks
}
