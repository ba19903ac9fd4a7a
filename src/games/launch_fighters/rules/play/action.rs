//! The decisions that players make: one action is one decision at one moment.

use serde::{Deserialize, Serialize};

use super::{ShipNumber, SquadronNumber, System, Unit};
use crate::Part;
use geometry::{Facing, Space};

/// One decision of a player. In the comments here, "the" ship or squadron is the one that the question is about.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Action {
    /// Puts the ship that is being placed, or that arrives, into a space ("Placement on the Map").
    Place(Space),
    /// Lets this unit move next ("B) Movement").
    Move(Unit),
    /// Declares that the moving unit engages warp ("Warp Drive").
    Warp,
    /// Moves the active unit to a neighbouring space ("How to Move").
    Step(Space),
    /// Moves the active ship to a neighbouring space by a booster ("Boosters").
    Boost(Space),
    /// Ends the movement of the active ship in its present space, or the placement of a ship, and turns the ship to this facing ("How to Move").
    Face(Facing),
    /// Ends the movement of the active squadron in its present space.
    Halt,
    /// Puts the pushed squadron into a space ("How to Move").
    Push(Space),
    /// Lands a squadron that has to return to base on a ship ("Return to Base").
    Land(ShipNumber),
    /// Lets this unit attack next ("C) Attack").
    Attack(Unit),
    /// Fires a weapons system of the active ship at a ship ("2) Targets and Range").
    Fire(System, ShipNumber),
    /// Fires a weapons system of the active ship at the squadrons beside it ("Flak").
    Flak(System),
    /// Launches the next squadron into a space ("Launching Fighters! With Bays").
    Launch(Space),
    /// Fires this many missiles ("3) Gather Your Pool of Attack Dice").
    Missiles(u8),
    /// Lets this many squadrons try to intercept ("Intercept").
    Intercept(u8),
    /// Aims the flak at a squadron ("Flak").
    Aim(SquadronNumber),
    /// Rolls a barrage of this many dice ("6) Barrages").
    Roll(u8),
    /// Attacks a squadron with the active squadron ("Dogfight").
    Dogfight(SquadronNumber),
    /// Attacks a ship with the active squadron, alone or in formation ("Fighter Formations").
    Strike(ShipNumber),
    /// Lets another squadron join the formation ("Fighter Formations").
    Join(SquadronNumber),
    /// Reduces a stat, or a kind of hold, by one level ("Hits on Ships").
    Reduce(Part),
    /// Turns the squadron that was hit upside down ("Hits on Fighters").
    Flip,
    /// Forces the squadron that was hit to return to base: to land on a ship nearby ("Hits on Fighters").
    Recall,
    /// Lets a squadron advance into the space that was vacated ("Advance").
    Advance(SquadronNumber),
    /// Tries to repair a ship ("Repair").
    Repair(ShipNumber),
    /// Raises a stat that was reduced ("Repair").
    Raise(Part),
    /// Ends what the player is doing, where that is allowed: for example an activation, a series of barrages, or a side's repairs.
    Done,
}
