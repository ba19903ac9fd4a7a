//! Facts about boats for a captain: their errands, the nearest enemy, the strength of crews, and the hexes of hulls.

use super::super::{BoatNumber, BoatState, ManNumber, MarkerState, Position, Public, distance, space_of};
use crate::GoalKind;
use geometry::Space;
use rules::play::Player;

/// The errand of a boat, which is what a captain has the boat do.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) enum Errand {
    /// The boat closes with another boat.
    Fight(BoatNumber),
    /// The boat lands its crew.
    Land,
    /// The boat leaves the board.
    Home,
    /// The boat keeps away from another boat.
    Away(BoatNumber),
    /// The boat stays where it is.
    Stay,
}

/// The strength of a side aboard a boat, which is the sum of the attack and defense values of its characters there.
pub(super) fn strength(public: &Public, position: &Position, boat: BoatNumber, player: Player) -> u32 {
    let men = public.aboard(position, boat).filter(|man| public.man(*man).player == player);
    men.map(|man| {
        let face = public.face(man, position.man(man));
        u32::from(face.attack) + u32::from(face.defense)
    })
    .sum()
}

/// The nearest boat that the other side commands and has characters in.
pub(super) fn nearest_boat(public: &Public, position: &Position, boat: BoatNumber) -> Option<BoatNumber> {
    let own = position.boat(boat);
    let theirs = |(_, state): &(BoatNumber, &BoatState)| state.is_here() && state.player != own.player;
    let boats =
        (0..).map(BoatNumber).zip(&position.boats).filter(theirs).filter(|(number, _)| public.is_manned(position, *number));
    boats.min_by_key(|(number, state)| (distance(own.axis, state.axis), *number)).map(|(number, _)| number)
}

/// The hexes that a boat covers.
pub(super) fn hull(public: &Public, position: &Position, boat: BoatNumber) -> Vec<Space> {
    let (class, berth) = (&public.boats()[boat.index()].class, position.boat(boat).berth());
    class.covers(berth).map(space_of).collect()
}

/// Whether a boat is to leave the board: either its side is rewarded for escapes, or a treasure is aboard and no marker that may be a treasure is
/// left ashore.
pub(super) fn goes_home(public: &Public, position: &Position, boat: BoatNumber) -> bool {
    let player = position.boat(boat).player;
    let has_goal = |what| public.goals().iter().any(|aim| aim.player == player && aim.goal.what == what);
    has_goal(GoalKind::Escaped)
        || has_goal(GoalKind::Treasure) && has_loot(public, position, boat) && !is_loot_left(public, position)
}

/// Whether a treasure is aboard a boat.
fn has_loot(public: &Public, position: &Position, boat: BoatNumber) -> bool {
    let aboard = |space: Space| public.boat_at(position, space) == Some(boat);
    let mut here = position.markers.iter().filter(|marker| marker.here);
    here.any(|marker| aboard(marker.carrier.map_or(marker.hex, |man| position.man(man).pose.hex)))
}

/// Whether a marker that may be a treasure lies ashore.
fn is_loot_left(public: &Public, position: &Position) -> bool {
    let open = |marker: &&MarkerState| marker.here && marker.carrier.is_none();
    position.markers.iter().filter(open).any(|marker| public.boat_at(position, marker.hex).is_none())
}

/// The distance from its hull within which a boat waits for characters, in hexes.
const NEAR: u32 = 2;

/// The characters of a boat's side who stand on foot and ashore, each with the distance to the boat's hull.
pub(super) fn hands_ashore(public: &Public, position: &Position, boat: BoatNumber) -> Vec<(u32, ManNumber)> {
    let (player, hull) = (position.boat(boat).player, hull(public, position, boat));
    let ashore = |man: &ManNumber| {
        let state = position.man(*man);
        let fighter = public.man(*man);
        state.is_here() && state.stands() && !state.is_mounted() && !fighter.unarmed && public.boat_of(position, *man).is_none()
    };
    let men = public.men_of(player).map(|(man, _)| man).filter(ashore);
    let far = |man: ManNumber| hull.iter().map(|hex| distance(*hex, position.man(man).pose.hex)).min().unwrap_or(0);
    let mut found: Vec<(u32, ManNumber)> = men.map(|man| (far(man), man)).collect();
    found.sort_unstable();
    found
}

/// Whether a boat that floats waits for characters of its side who are beside it, such as those who have just pushed it off.
pub(super) fn waits_for_hands(public: &Public, position: &Position, boat: BoatNumber) -> bool {
    let near = |(far, man): &(u32, ManNumber)| {
        *far <= NEAR && !public.is_threatened(position, position.boat(boat).player, position.man(*man).pose.spaces())
    };
    !public.is_beached(position, boat) && hands_ashore(public, position, boat).iter().any(near)
}

/// Whether a character is alone in a boat of their side that floats and has a treasure aboard, for which the side is rewarded. Such a character stays
/// to guard the treasure.
pub(super) fn keeps_the_loot(public: &Public, position: &Position, man: ManNumber) -> bool {
    let player = public.man(man).player;
    let rewarded = || public.goals().iter().any(|aim| aim.player == player && aim.goal.what == GoalKind::Treasure);
    let Some(boat) = public.boat_of(position, man).filter(|_| rewarded()) else { return false };
    let lies =
        |marker: &MarkerState| marker.here && marker.carrier.is_none() && public.boat_at(position, marker.hex) == Some(boat);
    position.boat(boat).player == player
        && !public.is_beached(position, boat)
        && public.aboard(position, boat).eq([man])
        && position.markers.iter().any(lies)
}
