//! The actions of the players: one action is one decision at one moment.

use serde::{Deserialize, Serialize};

use super::{Port, UnitNumber};
use crate::{Space, UnitType};
use rules::Id;

/// One decision of a player at one moment.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Action {
    /// Deals this many systems to the table as the tiles of the game ("Star System Tiles").
    Deal(u8),
    /// Starts the unit that the question names on the tile with this number ("Starting Set-Up").
    Station(u8),
    /// Builds or buys a unit of a type, or takes one aboard at the start ("New Construction", "Viking Forces Deployment", "Federate Forces
    /// Deployment").
    Build(Id<UnitType>),
    /// Orders the active starship to jump ("Strategic Movement").
    Jump(Port),
    /// Plays the segment of the tile with this number next ("When Tactical Action Segments Occur").
    Segment(u8),
    /// Places the unit that the question names in this sector ("Initial Deployment for Tactical Action").
    Place(Space),
    /// Withdraws this starship, in its activation or before the first round ("Withdrawal").
    Withdraw(UnitNumber),
    /// Chooses this unit to move, load or withdraw next ("Tactical Action Movement").
    Pick(UnitNumber),
    /// Moves the active unit ("Tactical Action Movement").
    Move(Space),
    /// Loads this unit into the active one ("Loading & Unloading Cargo").
    Load(UnitNumber),
    /// Unloads this unit from the active one ("Loading & Unloading Cargo").
    Unload(UnitNumber),
    /// Hands the plunder of the active unit to this one ("Carrying Plunder").
    Hand(UnitNumber),
    /// Throws this pod of the active unit out to make room ("Weapons Pod").
    ThrowOut(UnitNumber),
    /// Loads the unit that the question names into the hold of this carrier.
    Into(UnitNumber),
    /// Evades if true; does not evade if false ("Evasion").
    Evade(bool),
    /// Fires at this unit ("Mutual Combat").
    Fire(UnitNumber),
    /// Does not fire with the unit that the question names.
    Hold,
    /// Lets the pods of the unit absorb the hit ("Weapons Pod").
    Absorb,
    /// Takes the hit on the hull ("Hit").
    TakeHit,
    /// Gives up this unit: cargo after a hit ("Hit"), or a unit that goes to war ("Distant Wars", "Civil War").
    Lose(UnitNumber),
    /// Asks for surrender ("System Surrender").
    Demand,
    /// Plunders this sector into the hold of this unit ("Plunder Procedure").
    Plunder(Space, UnitNumber),
    /// Votes for ending the segment if true, and for going on if false ("Ending a Segment").
    End(bool),
    /// Attempts the program that the question names ("Federation Politics").
    Attempt,
    /// Lands the plunder of the unit that the question names, for the treasury ("Using Plunder").
    Land,
    /// Takes this many mega-credits of the taxes of a tile into the treasury ("Taxation").
    Tax(u32),
    /// Chooses this place as the next in which to spend money ("Use of Funds").
    At(Port),
    /// Removes a hit from this unit ("Repairs").
    Mend(UnitNumber),
    /// Removes the critical hit from this unit ("Repairs").
    MendCritical(UnitNumber),
    /// Buys this many victory points ("Use of Funds").
    Points(u32),
    /// Ends an activation, a phase, or a series of choices.
    Done,
}
