//! What a player can decide: one action is one decision at one moment.

use serde::{Deserialize, Serialize};

use super::{ShipNumber, SquadronNumber, System, Unit};
use crate::Part;
use geometry::{Facing, Space};

/// One decision at one moment.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Action {
    /// Puts the ship that is placed, or that arrives, into a space ("Placement on the Map").
    Place(Space),
    /// Lets this unit move next ("B) Movement").
    Move(Unit),
    /// Declares that the moving unit engages warp ("Warp Drive").
    Warp,
    /// Moves one space on ("How to Move").
    Step(Space),
    /// Moves one space on by a booster ("Boosters").
    Boost(Space),
    /// Ends the ship's movement where it stands, or its placement, with this facing ("How to Move").
    Face(Facing),
    /// Ends the squadron's movement where it stands.
    Halt,
    /// Puts the pushed squadron into a space ("How to Move").
    Push(Space),
    /// Lands the squadron on a ship ("Return to Base").
    Land(ShipNumber),
    /// Lets this unit attack next ("C) Attack").
    Attack(Unit),
    /// Fires a system at a ship ("2) Targets and Range").
    Fire(System, ShipNumber),
    /// Turns a system on the squadrons beside the ship ("Flak").
    Flak(System),
    /// Launches the next squadron into a space ("Launching Fighters! With Bays").
    Launch(Space),
    /// Fires this many missiles ("3) Gather Your Pool of Attack Dice").
    Missiles(u8),
    /// Lets this many squadrons try to intercept ("Intercept").
    Intercept(u8),
    /// Takes aim at a squadron ("Flak").
    Aim(SquadronNumber),
    /// Rolls a barrage of this many dice ("6) Barrages").
    Roll(u8),
    /// Attacks a squadron with the active one ("Dogfight").
    Dogfight(SquadronNumber),
    /// Attacks a ship with the active squadron, alone or in formation ("Fighter Formations").
    Strike(ShipNumber),
    /// Lets another squadron join the formation ("Fighter Formations").
    Join(SquadronNumber),
    /// Reduces a stat, or holds, by one ("Hits on Ships").
    Reduce(Part),
    /// Turns the squadron that was hit upside down ("Hits on Fighters").
    Flip,
    /// Forces the squadron that was hit to return to base ("Hits on Fighters").
    Recall,
    /// Lets a squadron advance into the space that was vacated ("Advance").
    Advance(SquadronNumber),
    /// Tries to repair a ship ("Repair").
    Repair(ShipNumber),
    /// Raises a stat that was reduced ("Repair").
    Raise(Part),
    /// Ends what may be ended, such as an activation, a series of barrages, or a side's repairs.
    Done,
}
