//! What brings to light what a side did not know when it chose, so that it is asked before that choice is taken back.

use star_viking::play::{Event, UnitNumber};

/// Whether a die or a draw has fallen with an event, or another has done something by it.
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
