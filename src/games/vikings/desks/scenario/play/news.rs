//! Events that tell a side something it did not know when it chose, so that the desk asks before the choice is taken back.

use rules::play::{Play as _, Player};
use vikings::play::{Battle, Event, State};

/// Whether an event tells a player something new: a die rolled, a marker turned over, or a covered choice of the other side revealed (4.2, 4.3, 5.5).
pub fn brings_to_light(battle: &Battle, before: &State, event: &Event, player: Player) -> bool {
    match event {
        Event::Die(..) | Event::TurnedOver(..) => true,
        Event::Does(man, ..) => battle.public().man(*man).player != player,
        Event::Speed(boat, _) => before.position.boat(*boat).player != player,
        _ => false,
    }
}
