//! What the other side may have sealed, as a side that does not see it imagines it.

use super::super::{Phase, Public, View, other};
use super::{Sealed, numbered};
use rules::play::Seeded;

/// The sealed choices of both sides in an imagined world: one's own as they are; the other's tasks as they were, and any lawful speed for each of its
/// boats that has one already, where the best speed is drawn twice as often as others.
pub(in super::super) fn sealed_as_imagined(public: &Public, view: View<'_>, dice: &mut Seeded) -> [Sealed; 2] {
    let mut sealed = [Sealed::default(), Sealed::default()];
    sealed[view.player.index()] = view.sealed.clone();
    let position = view.position;
    let theirs = other(view.player);
    if position.phase != Phase::Speeds {
        return sealed;
    }
    let waits = |boat| position.naval.waiting.contains(&(theirs, boat));
    let boats = numbered(&position.boats).filter(|(number, boat)| boat.is_here() && boat.player == theirs && !waits(*number));
    for (number, _) in boats {
        let mut speeds = public.lawful_speeds(position, None, number);
        speeds.extend(speeds.iter().copied().max());
        if let Some(speed) = speeds.get(dice.below(speeds.len().max(1) as u32) as usize) {
            sealed[theirs.index()].speeds.push((number, *speed));
        }
    }
    sealed
}
