//! What a captain takes in of boats at a glance: what each is about, which enemy is near, how strong crews are, where hulls lie.

use super::super::{BoatNumber, BoatState, Position, Public, distance, space_of};
use geometry::Space;
use rules::play::Player;

/// What a boat is about.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) enum Errand {
    /// It closes with another boat.
    Fight(BoatNumber),
    /// It lands its crew.
    Land,
    /// It leaves the board.
    Home,
    /// It keeps away from another boat.
    Away(BoatNumber),
    /// It stays where it is.
    Stay,
}

/// The strength of a side's men who are aboard of a boat.
pub(super) fn strength(public: &Public, position: &Position, boat: BoatNumber, player: Player) -> u32 {
    let men = public.aboard(position, boat).filter(|man| public.man(*man).player == player);
    men.map(|man| {
        let face = public.face(man, position.man(man));
        u32::from(face.attack) + u32::from(face.defense)
    })
    .sum()
}

/// The nearest boat that the other side commands and mans.
pub(super) fn nearest_boat(public: &Public, position: &Position, boat: BoatNumber) -> Option<BoatNumber> {
    let own = position.boat(boat);
    let theirs = |(_, state): &(BoatNumber, &BoatState)| state.is_here() && state.player != own.player;
    let boats =
        (0..).map(BoatNumber).zip(&position.boats).filter(theirs).filter(|(number, _)| public.is_manned(position, *number));
    boats.min_by_key(|(number, state)| (distance(own.axis, state.axis), *number)).map(|(number, _)| number)
}

/// The hexes of a hull.
pub(super) fn hull(public: &Public, position: &Position, boat: BoatNumber) -> Vec<Space> {
    let (class, berth) = (&public.boats()[boat.index()].class, position.boat(boat).berth());
    class.covers(berth).map(space_of).collect()
}
