//! Finds the events that give a side information it did not have when it chose, so that the desk asks before it takes the choice back.

use star_viking::play::{Event, UnitNumber};

/// Whether an event is a roll of dice, a draw or deal of counters, or an action of another side's unit.
pub fn brings_to_light(event: &Event, of_another: impl Fn(UnitNumber) -> bool) -> bool {
    let has_fallen = matches!(
        event,
        Event::Die(..)
            | Event::Shot { .. }
            | Event::Surrender(_)
            | Event::Dealt(_)
            | Event::SetAside(_)
            | Event::Decree(..)
            | Event::RolledAgain
    );
    has_fallen || event.unit().is_some_and(of_another)
}
