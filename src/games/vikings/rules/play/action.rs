//! What a player can decide: one action is one decision at one moment.

use serde::{Deserialize, Serialize};

use super::{BeastNumber, Duty, ManNumber, Pose, RopeNumber, Sail};
use crate::boat::DeckHex;
use geometry::Space;

/// One decision at one moment.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Action {
    /// Puts the piece down in a row of hexes, counted from 0 (4.61).
    Row(i16),
    /// Puts the piece down so (2.1).
    Place(Pose),
    /// Puts the boat down, or brings it in, with its axis there and its bow pointing at a side (1.2, 2.1).
    Moor(Space, u8),
    /// Lays the hook down on a hex of the deck (4.61).
    Coil(DeckHex),
    /// Gives somebody aboard a task (4.2).
    Assign(ManNumber, Duty),
    /// Gives a boat a speed, negative backwards (4.3).
    Speed(i8),
    /// Moves a boat (4.43).
    Sail(Sail),
    /// Has somebody throw their hook at a hex (4.62).
    Throw(ManNumber, Space),
    /// Has somebody try to cut a rope (4.64).
    Cut(ManNumber, RopeNumber),
    /// Pulls a boat so that its axis is there and its bow points at a side (4.65).
    Haul(Space, u8),
    /// Lets this one shoot or move next (2.3, 2.5).
    Pick(ManNumber),
    /// Shoots at this one (2.32).
    Shoot(ManNumber),
    /// Shoots at a beast that nobody rides (3.4).
    ShootBeast(BeastNumber),
    /// Has this archer shoot at the one who moves (2.33).
    React(ManNumber),
    /// Goes there, on foot or riding; comes onto the board (2.5, 2.55).
    Step(Pose),
    /// Mounts a horse (2.56).
    Mount(BeastNumber),
    /// Dismounts onto a hex (2.56).
    Dismount(Space),
    /// Leads a beast by the bridle (2.57).
    Lead(BeastNumber),
    /// Carries somebody who is stunned, or leads a captive (2.53).
    Carry(ManNumber),
    /// Clears a heap of the dead with this one: from there to there (2.52).
    Clear(ManNumber, Space, Space),
    /// Climbs aboard there with the help of this one (4.83).
    Climb(ManNumber, Space),
    /// Takes up the hook that lies there (4.66).
    TakeHook,
    /// Lays down the carried hook (4.66).
    LayHook,
    /// Picks up what lies there (5.5).
    PickUp,
    /// Sets down the carried treasure (5.5).
    SetDown,
    /// Leaves the board for good.
    Leave,
    /// Leaves there what was led or carried.
    Put(Pose),
    /// Forms the wall of shields in which this one stands first, looking at a side and at the one to the left of it (3.2).
    Form(ManNumber, u8),
    /// Breaks the wall of shields in which this one stands (3.2).
    Break(ManNumber),
    /// Has this one take the axe in both hands, or lower it (3.3).
    Axe(ManNumber),
    /// Has one attack another (2.7).
    Open(ManNumber, ManNumber),
    /// Has one attack a beast that nobody rides (3.4).
    OpenAtBeast(ManNumber, BeastNumber),
    /// Has this one join the attack (2.72).
    Join(ManNumber),
    /// Attacks this one too (2.72).
    Add(ManNumber),
    /// Strikes (2.7).
    Strike,
    /// Has this one take what the blow did (2.72).
    Take(ManNumber),
    /// Falls back there, or as a rider makes room and goes there (8.8).
    Retreat(Pose),
    /// Makes room and goes there (8.8).
    Displace(Space),
    /// Has this one advance so (2.75).
    Advance(ManNumber, Pose),
    /// Enough: ends a phase, a move, an attack, or a series of choices.
    Done,
}
