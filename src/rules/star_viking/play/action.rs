//! What a player can decide: one action is one decision at one moment.

use serde::{Deserialize, Serialize};

use super::UnitNumber;
use crate::rules::star_viking::Space;

/// One decision at one moment.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Action {
    /// Puts the unit that is placed into a sector ("Initial Deployment for Tactical Action").
    Place(Space),
    /// Withdraws a starship, the active one or one before the first round ("Withdrawal").
    Withdraw(UnitNumber),
    /// Lets this unit move, load or withdraw next ("Tactical Action Movement").
    Pick(UnitNumber),
    /// Moves the active unit ("Tactical Action Movement").
    Move(Space),
    /// Loads a unit into the active one ("Loading & Unloading Cargo").
    Load(UnitNumber),
    /// Unloads a unit from the active one ("Loading & Unloading Cargo").
    Unload(UnitNumber),
    /// Throws a pod of the active unit out to make room ("Weapons Pod").
    ThrowOut(UnitNumber),
    /// Evades, or does not ("Evasion").
    Evade(bool),
    /// Fires at a unit ("Mutual Combat").
    Fire(UnitNumber),
    /// Holds fire.
    Hold,
    /// Has the pods absorb the hit ("Weapons Pod").
    Absorb,
    /// Takes the hit on the hull ("Hit").
    TakeHit,
    /// Loses this cargo ("Hit").
    Lose(UnitNumber),
    /// Asks for surrender ("System Surrender").
    Demand,
    /// Plunders a sector into the hold of a unit ("Plunder Procedure").
    Plunder(Space, UnitNumber),
    /// Would end the segment, or not ("Ending a Segment").
    End(bool),
    /// Enough: ends an activation, a phase, or a series of choices.
    Done,
}
