//! Events that tell a side something it did not know when it chose, so that the desk asks before the choice is taken back.

use star_viking::play::{Event, UnitNumber};

/// Whether an event involves a die or a draw, or an action of another side's unit.
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
