//! The actions of a player. An action is one decision at one moment.

use serde::{Deserialize, Serialize};

use super::{BeastNumber, Duty, ManNumber, Pose, RopeNumber, Sail};
use crate::boat::DeckHex;
use geometry::Space;

/// One decision at one moment. "The character, boat or hook in question" is the one about which the program asked the player.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Action {
    /// Chooses the row of hexes in which to put down the character, beast or boat in question. Rows are counted from 0 (4.61).
    Row(i16),
    /// Puts the character or beast in question down in this pose, which means a hex and, for riders, a facing (2.1).
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
    /// Has a character throw the hook on their hex at another hex (4.62).
    Throw(ManNumber, Space),
    /// Has a character try to cut a rope (4.64).
    Cut(ManNumber, RopeNumber),
    /// Pulls the boat in question into a berth: its axis on this hex and its bow pointing at this side (4.65).
    Haul(Space, u8),
    /// Chooses the character who shoots or moves next (2.3, 2.5).
    Pick(ManNumber),
    /// Has the chosen archer shoot at a character (2.32).
    Shoot(ManNumber),
    /// Has the chosen archer shoot at a beast without a rider (3.4).
    ShootBeast(BeastNumber),
    /// Has an archer shoot at the character who is moving (2.33).
    React(ManNumber),
    /// Moves the chosen character, on foot or on a horse, to a pose, or onto the board (2.5, 2.55).
    Step(Pose),
    /// Moves the chosen character to a pose as a step does, but leaves the marker there face down. A character who passes a marker may turn it over,
    /// but need not (5.5).
    StepPast(Pose),
    /// Has the moving character mount a horse (2.56).
    Mount(BeastNumber),
    /// Has the moving character dismount onto a hex (2.56).
    Dismount(Space),
    /// Has the moving character lead a beast by the bridle (2.57).
    Lead(BeastNumber),
    /// Has the moving character carry a stunned character, or lead a captive (2.53).
    Carry(ManNumber),
    /// Has the moving character and another one clear a heap of the dead together, from the first hex to the second (2.52).
    Clear(ManNumber, Space, Space),
    /// Has the moving character climb aboard onto a hex with the help of another character (4.83).
    Climb(ManNumber, Space),
    /// Has the moving character take up the hook on their hex (4.66).
    TakeHook,
    /// Has the moving character lay down the hook that they carry (4.66).
    LayHook,
    /// Has the moving character pick up the treasure on their hex (5.5).
    PickUp,
    /// Has the moving character set down the treasure that they carry (5.5).
    SetDown,
    /// Takes the moving character off the board for good.
    Leave,
    /// Puts down, in this pose, what the moving character led or carried.
    Put(Pose),
    /// Forms a wall of shields that begins with this character. Its front consists of the side of the hex with this number and the side to its left
    /// (3.2).
    Form(ManNumber, u8),
    /// Breaks up the wall of shields in which a character stands (3.2).
    Break(ManNumber),
    /// Has a character take the axe in both hands, or lower it if they hold it so (3.3).
    Axe(ManNumber),
    /// Begins the attack of the first character on the second (2.7).
    Open(ManNumber, ManNumber),
    /// Begins the attack of a character on a beast without a rider (3.4).
    OpenAtBeast(ManNumber, BeastNumber),
    /// Has a character join the attack (2.72).
    Join(ManNumber),
    /// Extends the attack to one more enemy (2.72).
    Add(ManNumber),
    /// Rolls the die for the attack as it now is (2.7).
    Strike,
    /// Has this character take the result of the attack, which several characters could take (2.72).
    Take(ManNumber),
    /// Has the character in question fall back to a pose, or, if they ride, make room by moving to it (8.8).
    Retreat(Pose),
    /// Has the character in question make room by moving to a hex (8.8).
    Displace(Space),
    /// Has a character advance to a pose (2.75).
    Advance(ManNumber, Pose),
    /// Ends a phase, a move, an attack, or a series of choices.
    Done,
}
