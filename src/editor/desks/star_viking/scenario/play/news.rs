//! What brings to light what a side did not know when it chose, so that it is asked before that choice is taken back.

use crate::rules::star_viking::play::{Event, UnitNumber};

/// Whether a die or a draw has fallen with an event, or another has done something by it.
pub fn brings_to_light(event: &Event, of_another: impl Fn(UnitNumber) -> bool) -> bool {
    match *event {
        Event::Die(..)
        | Event::Shot { .. }
        | Event::Surrender(_)
        | Event::Dealt(_)
        | Event::SetAside(_)
        | Event::Decree(..)
        | Event::RolledAgain => true,
        Event::Stationed(unit, _)
        | Event::Jumped(unit, ..)
        | Event::Placed(unit, _)
        | Event::Entered(unit, _)
        | Event::Moved(unit, ..)
        | Event::Loaded(unit, _)
        | Event::Unloaded(unit, _)
        | Event::ThrownOut(unit)
        | Event::Withdrew(unit)
        | Event::Evades(unit)
        | Event::Absorbed(unit)
        | Event::Hit(unit)
        | Event::Crippled(unit)
        | Event::Destroyed(unit)
        | Event::Expended(unit)
        | Event::GoneToWar(unit)
        | Event::Built(unit, _)
        | Event::Mended(unit)
        | Event::MendedCritical(unit)
        | Event::Landed(unit, _)
        | Event::Plundered(_, unit, _) => of_another(unit),
        Event::Capital(_)
        | Event::Purse(..)
        | Event::Turn(_)
        | Event::Segment(_)
        | Event::Round(_)
        | Event::Ended(_)
        | Event::Control(..)
        | Event::Taxed(..)
        | Event::HomeTaxed(..)
        | Event::Aid(_)
        | Event::Spent(..)
        | Event::Points(..)
        | Event::Revealed(..)
        | Event::Lapsed(..)
        | Event::Over(_) => false,
    }
}
