//! What a player can decide: one action is one decision at one moment.

use serde::{Deserialize, Serialize};

use super::{Port, UnitNumber};
use crate::{Space, UnitType};
use rules::Id;

/// One decision at one moment.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Action {
    /// Deals this many systems ("Star System Tiles").
    Deal(u8),
    /// Starts the unit on a tile ("Starting Set-Up").
    Station(u8),
    /// Builds or buys a unit of a type, or takes one aboard at the start ("New Construction", "Viking Forces Deployment", "Federate Forces
    /// Deployment").
    Build(Id<UnitType>),
    /// Orders the active starship to jump ("Strategic Movement").
    Jump(Port),
    /// Plays the segment of a tile next ("When Tactical Action Segments Occur").
    Segment(u8),
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
    /// Hands the plunder of the active unit to this one ("Carrying Plunder").
    Hand(UnitNumber),
    /// Throws a pod of the active unit out to make room ("Weapons Pod").
    ThrowOut(UnitNumber),
    /// Puts the unit that the question is about into the hold of this one.
    Into(UnitNumber),
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
    /// Loses this unit: cargo ("Hit"), or a unit that goes to war ("Distant Wars", "Civil War").
    Lose(UnitNumber),
    /// Asks for surrender ("System Surrender").
    Demand,
    /// Plunders a sector into the hold of a unit ("Plunder Procedure").
    Plunder(Space, UnitNumber),
    /// Votes to end the segment, or not ("Ending a Segment").
    End(bool),
    /// Attempts a program ("Federation Politics").
    Attempt,
    /// Lands the plunder of the unit ("Using Plunder").
    Land,
    /// Takes this much of the taxes into the treasury ("Taxation").
    Tax(u32),
    /// Spends money there next ("Use of Funds").
    At(Port),
    /// Removes a hit of a unit ("Repairs").
    Mend(UnitNumber),
    /// Removes the critical hit of a unit ("Repairs").
    MendCritical(UnitNumber),
    /// Buys this many victory points ("Use of Funds").
    Points(u32),
    /// Ends an activation, a phase, or a series of choices.
    Done,
}
