//! Guesses the covered choices of the other side for a captain who cannot see them.

use super::super::{Phase, Public, View, other};
use super::{Sealed, numbered};
use rules::play::Seeded;

/// The covered choices of both sides as one side may imagine them. Its own choices are the real ones. It assumes that the other side keeps its tasks.
/// Each boat to which the other side has already given a speed gets a lawful speed at random; the highest is twice as likely as the others.
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
