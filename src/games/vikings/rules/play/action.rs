//! The decisions of a player: one action is one decision at one moment.

use serde::{Deserialize, Serialize};

use super::{BeastNumber, Duty, ManNumber, Pose, RopeNumber, Sail};
use crate::boat::DeckHex;
use geometry::Space;

/// One decision at one moment. The character, boat or hook in question is the one that the player was asked about.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Action {
    /// Chooses the row of hexes, counted from 0, in which the character, beast or boat in question is put down (4.61).
    Row(i16),
    /// Puts the character or beast in question down in a pose (2.1).
    Place(Pose),
    /// Puts the boat in question down, or brings it in, with its axis on a hex and its bow pointing at a side (1.2, 2.1).
    Moor(Space, u8),
    /// Lays the hook in question down on a hex of the deck (4.61).
    Coil(DeckHex),
    /// Gives a character aboard a task (4.2).
    Assign(ManNumber, Duty),
    /// Gives the boat in question a speed, negative backwards (4.3).
    Speed(i8),
    /// Moves the boat in question (4.43).
    Sail(Sail),
    /// Has a character throw the hook beside them at a hex (4.62).
    Throw(ManNumber, Space),
    /// Has a character try to cut a rope (4.64).
    Cut(ManNumber, RopeNumber),
    /// Pulls the boat in question to a berth: its axis on a hex and its bow pointing at a side (4.65).
    Haul(Space, u8),
    /// Chooses the character who shoots or moves next (2.3, 2.5).
    Pick(ManNumber),
    /// Has the chosen archer shoot at a character (2.32).
    Shoot(ManNumber),
    /// Has the chosen archer shoot at a beast without a rider (3.4).
    ShootBeast(BeastNumber),
    /// Has an archer shoot at the character who is moving (2.33).
    React(ManNumber),
    /// Moves the character on foot or on a horse to a pose, or onto the board (2.5, 2.55).
    Step(Pose),
    /// Moves the character to a pose as a step does, and leaves the marker there face down: who passes it may turn it over, and need not (5.5).
    StepPast(Pose),
    /// Mounts a horse (2.56).
    Mount(BeastNumber),
    /// Dismounts onto a hex (2.56).
    Dismount(Space),
    /// Leads a beast by the bridle (2.57).
    Lead(BeastNumber),
    /// Carries a stunned character, or leads a captive (2.53).
    Carry(ManNumber),
    /// Clears a heap of the dead together with another character, from the first hex to the second (2.52).
    Clear(ManNumber, Space, Space),
    /// Climbs aboard onto a hex with the help of another character (4.83).
    Climb(ManNumber, Space),
    /// Takes up the hook on the character's hex (4.66).
    TakeHook,
    /// Lays down the carried hook (4.66).
    LayHook,
    /// Picks up the treasure on the character's hex (5.5).
    PickUp,
    /// Sets down the carried treasure (5.5).
    SetDown,
    /// Takes the character off the board for good.
    Leave,
    /// Leaves behind what the character led or carried: puts it down in this pose.
    Put(Pose),
    /// Forms a wall of shields with this character at its first end. The front is the numbered side of the hex and the side to its left (3.2).
    Form(ManNumber, u8),
    /// Breaks up the wall of shields in which a character stands (3.2).
    Break(ManNumber),
    /// Has a character take the axe in both hands, or lower it (3.3).
    Axe(ManNumber),
    /// Begins the attack of the first character on the second (2.7).
    Open(ManNumber, ManNumber),
    /// Begins the attack of a character on a beast without a rider (3.4).
    OpenAtBeast(ManNumber, BeastNumber),
    /// Has a character join the attack (2.72).
    Join(ManNumber),
    /// Attacks one more character in the same attack (2.72).
    Add(ManNumber),
    /// Rolls for the attack as it stands (2.7).
    Strike,
    /// Has this character, one of several, take the result of the attack (2.72).
    Take(ManNumber),
    /// Has the character in question fall back to a pose, or as a rider make room by moving to it (8.8).
    Retreat(Pose),
    /// Has the character in question make room by moving to a hex (8.8).
    Displace(Space),
    /// Has a character advance to a pose (2.75).
    Advance(ManNumber, Pose),
    /// Ends a phase, a move, an attack, or a series of choices.
    Done,
}
