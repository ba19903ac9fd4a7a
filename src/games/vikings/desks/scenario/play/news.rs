//! Events that reveal something a side did not know when it chose, so that the desk asks before it takes the choice back.

use rules::play::{Play as _, Player};
use vikings::play::{Battle, Event, State};

/// Whether a player learns something by an event: a die, a marker that is turned over, or what the other side had covered (4.2, 4.3, 5.5).
pub fn brings_to_light(battle: &Battle, before: &State, event: &Event, player: Player) -> bool {
    match event {
        Event::Die(..) | Event::TurnedOver(..) => true,
        Event::Does(man, ..) => battle.public().man(*man).player != player,
        Event::Speed(boat, _) => before.position.boat(*boat).player != player,
        _ => false,
    }
}
