//! Two kinds of event: those that reveal what a side did not know when it chose, after which the desk asks before it takes the choice back; and those
//! that are a loss to a side.

use kit::play::Loss;
use rules::play::{Play as _, Player};
use vikings::play::{Battle, BoatNumber, Event, Harm, Public, State};

/// Whether an event tells a player something new: a die rolled, a marker turned over, or a covered choice of the other side revealed (4.2, 4.3, 5.5).
pub fn brings_to_light(battle: &Battle, before: &State, event: &Event, player: Player) -> bool {
    match event {
        Event::Die(..) | Event::TurnedOver(..) => true,
        Event::Does(man, ..) => battle.public().man(*man).player != player,
        Event::Speed(boat, _) => before.position.boat(*boat).player != player,
        _ => false,
    }
}

/// What a player loses by an event: a character, a thing or a boat that is hurt, led off, carried off, sunk or taken. `None` if the event is no loss.
pub fn loss(public: &Public, event: &Event, player: Player) -> Option<Loss> {
    let own = |boat: BoatNumber| public.boats()[boat.index()].player == player;
    let (is_own, loss) = match event {
        Event::Harmed { man, harm: Harm::Kill, .. } | Event::LedOff(man) => (public.man(*man).player == player, Loss::Gone),
        Event::Harmed { man, .. } => (public.man(*man).player == player, Loss::Hurt),
        Event::Sank(boat) | Event::Capsized(boat) => (own(*boat), Loss::Gone),
        Event::Held(boat) => (own(*boat), Loss::Hurt),
        Event::Seized(_, by) | Event::CarriedOff(_, by) => (*by != player, Loss::Gone),
        _ => return None,
    };
    is_own.then_some(loss)
}
