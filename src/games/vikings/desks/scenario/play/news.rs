//! Events that reveal something a side did not know when it chose, so that the desk asks before it takes the choice back; and events that cost a side
//! something.

use rules::play::{Play as _, Player};
use vikings::play::{Battle, BoatNumber, Event, Public, State};

/// Whether an event tells a player something new: a die rolled, a marker turned over, or a covered choice of the other side revealed (4.2, 4.3, 5.5).
pub fn brings_to_light(battle: &Battle, before: &State, event: &Event, player: Player) -> bool {
    match event {
        Event::Die(..) | Event::TurnedOver(..) => true,
        Event::Does(man, ..) => battle.public().man(*man).player != player,
        Event::Speed(boat, _) => before.position.boat(*boat).player != player,
        _ => false,
    }
}

/// Whether an event cost a player somebody, something or a boat: harmed, led off, carried off, sunk or taken.
pub fn is_loss(public: &Public, event: &Event, player: Player) -> bool {
    let own = |boat: BoatNumber| public.boats()[boat.index()].player == player;
    match event {
        Event::Harmed { man, .. } | Event::LedOff(man) => public.man(*man).player == player,
        Event::Sank(boat) | Event::Capsized(boat) | Event::Held(boat) => own(*boat),
        Event::Seized(_, by) | Event::CarriedOff(_, by) => *by != player,
        _ => false,
    }
}
