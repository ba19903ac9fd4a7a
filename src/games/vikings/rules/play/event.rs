//! Events: what happens in a game, one small fact at a time.

use serde::{Deserialize, Serialize};

use super::{
    BeastNumber, BoatNumber, Conclusion, Condition, Duty, Fighters, Harm, ManNumber, MarkerNumber, Patched, Phase, ReadFrom,
    RopeNumber, Sail,
};
use crate::boat::{DeckHex, Meeting};
use crate::{Arrow, Blow, Cover, Hurt, TokenKind};
use geometry::Space;
use rules::play::Player;

/// A fact that happened.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Event {
    /// A turn began, counted from 1.
    Turn(u16),
    /// A phase of a player began.
    Phase(Player, Phase),
    /// A boat was put down or came in, and its axis is on this hex.
    Moored(BoatNumber, Space),
    /// A hook was laid down on a hex of the deck.
    Coiled(RopeNumber, DeckHex),
    /// A character aboard a boat has this task from now on.
    Does(ManNumber, Option<BoatNumber>, Duty),
    /// A boat was given a speed, negative backwards.
    Speed(BoatNumber, i8),
    /// A boat lost speed, and goes at this speed now.
    Slows(BoatNumber, i8, Slowing),
    /// A boat waits for a sequence, because it changes between forwards and backwards.
    Waits(BoatNumber),
    /// A boat is about to go sideways, and this kept it from going straight on (4.44, 4.51, 4.63).
    Aside(BoatNumber, Slowing),
    /// A boat made a move.
    Sailed(BoatNumber, Sail),
    /// A boat came onto a beach (4.44).
    Beached {
        /// The boat that came onto the beach.
        boat: BoatNumber,
        /// The effective speed, which decides on which hex of the beach the boat stops. It is given only for the first hex of the beach; otherwise it
        /// is `None`.
        speed: Option<u32>,
        /// Whether the boat stops on this hex.
        stops: bool,
    },
    /// A boat struck land or a rock.
    Aground {
        /// The boat that struck.
        boat: BoatNumber,
        /// The speed factor of the collision (4.52).
        factor: u8,
        /// The points of damage to the boat's hull.
        points: u8,
    },
    /// A boat left the board.
    SailedOff(BoatNumber),
    /// The first boat lies against the second, and goes no further.
    Blocked(BoatNumber, BoatNumber),
    /// A boat struck another.
    Rammed {
        /// The boat that rammed.
        boat: BoatNumber,
        /// The boat that was rammed.
        other: BoatNumber,
        /// The kind of collision.
        meeting: Meeting,
        /// The speed factor of the collision (4.52).
        factor: u8,
        /// The points of damage to the hull of the rammed boat.
        points: u8,
    },
    /// A rowboat was pushed away.
    Pushed(BoatNumber),
    /// A rowboat was drawn behind a ship.
    Drawn(BoatNumber),
    /// A rowboat capsized.
    Capsized(BoatNumber),
    /// A character threw a hook.
    Threw {
        /// The character who threw.
        man: ManNumber,
        /// The boat aimed at.
        boat: BoatNumber,
        /// The hex aimed at.
        at: Space,
        /// The modifier of the die roll.
        modifier: i32,
        /// The lowest sum of die roll and modifier with which the hook holds.
        needs: u32,
        /// Whether the hook holds.
        holds: bool,
    },
    /// A character tried to cut a rope, with this modifier of the die roll. The flag is true if the rope is cut.
    Cut(ManNumber, RopeNumber, i32, bool),
    /// A rope became too long, and broke.
    Parted(RopeNumber),
    /// It was tested whether a weak rope breaks; the number is the sum of the speeds of both boats. The flag is true if the rope breaks (5.3).
    Strained(RopeNumber, u8, bool),
    /// A character hauled in a hook that had missed.
    HauledIn(ManNumber, RopeNumber),
    /// A character tipped a hook overboard.
    TippedOver(ManNumber, RopeNumber),
    /// The first character climbed aboard, onto this hex, with the help of the second.
    Climbed(ManNumber, ManNumber, Space),
    /// A character took up a hook with its rope.
    TookHook(ManNumber, RopeNumber),
    /// A character laid down a hook with its rope, or lost it.
    LaidHook(ManNumber, RopeNumber),
    /// A boat was pulled a hex.
    Hauled(BoatNumber),
    /// A character tried to patch a leak. The number is what the size of the leak adds to the die roll (5.2).
    Patched(ManNumber, u8, Patched),
    /// A boat has this many points of damage now.
    Damage(BoatNumber, u8),
    /// A boat filled with water on a beach, and stays there.
    Held(BoatNumber),
    /// A boat sank.
    Sank(BoatNumber),
    /// This side now commands a boat of the other side.
    Seized(BoatNumber, Player),
    /// A character was put down on a hex.
    Placed(ManNumber, Space),
    /// A character came onto the board on a hex.
    Entered(ManNumber, Space),
    /// A player rolled a ten-sided die with this result.
    Die(Player, Purpose, u8),
    /// A character shot at another.
    Shot {
        /// The archer who shot.
        archer: ManNumber,
        /// The character at whom the archer shot.
        target: ManNumber,
        /// The distance in hexes.
        range: u32,
        /// The sum of the modifiers of the die roll.
        modifier: i32,
        /// The cover of the target.
        cover: Cover,
        /// Whether the target is mounted.
        mounted: bool,
        /// Whether the target is aboard a boat, where nobody falls back from an arrow (2.4).
        aboard: bool,
        /// Whether the target stands still in defensive fire, in which an arrow drives nobody back (2.33).
        still: bool,
        /// The hexes of the archer and of the target between which the arrow flies. Riders have two hexes each.
        line: [Space; 2],
        /// The result of the arrow.
        result: Arrow,
    },
    /// A character shot at a beast.
    ShotAtBeast {
        /// The archer who shot.
        archer: ManNumber,
        /// The beast that was shot at.
        beast: BeastNumber,
        /// The distance in hexes.
        range: u32,
        /// The sum of the modifiers of the die roll.
        modifier: i32,
        /// The cover of the beast.
        cover: Cover,
        /// The result of the arrow.
        result: Arrow,
    },
    /// A drowning test was made for a character in deep water, with this modifier of the die roll. The flag is true if the character drowns (4.85).
    Swam(ManNumber, i32, bool),
    /// An arrow or a challenge took this many movement points from a character.
    Slowed(ManNumber, u8, Cause),
    /// A character moved to a hex.
    Moved(ManNumber, Space),
    /// A character who could not end their move where they were went back along their way to this hex.
    WentBack(ManNumber, Space),
    /// A character who came in could not end their move, and waits beyond the edge again.
    StaysOut(ManNumber),
    /// A character challenged an enemy who passed.
    Challenged {
        /// The challenger.
        by: ManNumber,
        /// The character who passed.
        man: ManNumber,
        /// The sum of the modifiers of the die roll.
        modifier: i32,
        /// The harm to the character who passed.
        result: Hurt,
    },
    /// A character mounted a horse.
    Mounted(ManNumber, BeastNumber),
    /// A character dismounted onto a hex, or was thrown off a horse.
    Dismounted(ManNumber, Space),
    /// A character leads a beast.
    Leads(ManNumber, BeastNumber),
    /// The first character takes the second along, either on their back or by the hand.
    Carries(ManNumber, ManNumber, TakenAlong),
    /// A captive is free again. If a friend stands beside them, this is the friend; `None` means that nobody holds them any more.
    Freed(ManNumber, Option<ManNumber>),
    /// A beast was left on a hex by the character who led it.
    PutBeast(BeastNumber, Space),
    /// A character who was taken along was left behind on a hex.
    PutMan(ManNumber, Space, TakenAlong),
    /// Two characters, of whom the first is the moving one and the second the helper, cleared a heap of the dead onto a hex.
    Cleared(ManNumber, ManNumber, Space),
    /// A marker was turned over.
    TurnedOver(MarkerNumber, TokenKind),
    /// A character picked up a treasure.
    PickedUp(ManNumber, MarkerNumber),
    /// A character set down a treasure, or dropped it.
    Dropped(ManNumber, MarkerNumber),
    /// A character left the board with everything that they led and carried.
    Left(ManNumber),
    /// A character was led off the board by the other side.
    LedOff(ManNumber),
    /// A treasure was carried off the board.
    CarriedOff(MarkerNumber, Player),
    /// A character joined a wall of shields.
    Formed(ManNumber),
    /// A character left a wall of shields.
    Broken(ManNumber),
    /// A character took an axe in both hands if the flag is true, and lowered it if it is false.
    Axe(ManNumber, bool),
    /// An attack was resolved.
    Struck {
        /// The first of the attackers.
        attacker: ManNumber,
        /// The first of the defenders.
        defender: ManNumber,
        /// All attackers.
        attackers: Fighters,
        /// All defenders.
        defenders: Fighters,
        /// The sum of the attackers' values, and the sum of the defenders' values.
        strengths: [u32; 2],
        /// Whether the defenders are mounted.
        mounted: bool,
        /// What the defenders' armour adds to the die roll (2.73).
        armour: i32,
        /// The odds after all shifts, as the first number of a ratio to 1.
        odds: u8,
        /// The result of the die.
        result: Blow,
    },
    /// An attack on a beast was resolved.
    StruckBeast {
        /// The first of the attackers.
        attacker: ManNumber,
        /// The beast that was attacked.
        beast: BeastNumber,
        /// All attackers.
        attackers: Fighters,
        /// The odds after all shifts, as the first number of a ratio to 1.
        odds: u8,
        /// The result of the die.
        result: Blow,
    },
    /// A character was stunned, wounded or killed.
    Harmed {
        /// The character who was harmed.
        man: ManNumber,
        /// The harm that the character suffered.
        harm: Harm,
        /// The cause of the harm.
        cause: Cause,
        /// The table from which the result was read, if it was a blow or an arrow.
        read_from: ReadFrom,
        /// The enemy who did the harm; `None` if it came from water, a beast, a collision, or the lack of a way to retreat.
        by: Option<ManNumber>,
        /// The hex on which the character was harmed.
        at: Space,
        /// What led to the harm besides the result of a die roll; `None` if nothing else did.
        because: Option<Because>,
        /// The state before the harm, if the character died because they were wounded or stunned already; otherwise `None` (8.8).
        again: Option<Condition>,
    },
    /// A horse, a pig or a goat was killed.
    BeastKilled(BeastNumber),
    /// A beast drowned or was lost.
    BeastLost(BeastNumber),
    /// A character fell back to a hex, after a result of this table.
    Retreated(ManNumber, Space, ReadFrom),
    /// A character made room by moving to a hex.
    Displaced(ManNumber, Space),
    /// A berserker has won a fight, and the advance leads beside an enemy, so that they must advance (3.1).
    MustAdvance(ManNumber),
    /// A character advanced to a hex.
    Advanced(ManNumber, Space),
    /// A berserker fights on if the flag is true, and calms down if it is false.
    Rage(ManNumber, bool),
    /// A stunned character stands up.
    StoodUp(ManNumber),
    /// Water comes back over the sandbars: deep water if the flag is true, and shallow water if it is false.
    Tide(bool),
    /// A turn is over. The parts are the half points of both sides, and how many characters of each side are on their feet.
    Score([i32; 2], [u8; 2]),
    /// The game is over.
    Over(Conclusion),
}

/// The reason why a boat lost speed, or goes sideways instead of straight on.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Slowing {
    /// The rowers who are left cannot row as fast (4.32, 4.52).
    Rowers,
    /// The boat ran a rowboat down (4.52).
    Capsizing,
    /// The boat has a rowboat in tow (4.63).
    Tow,
    /// A rope holds the boat (4.63).
    Rope,
    /// This other boat lies in the way (4.43, 4.51).
    Hull(BoatNumber),
    /// The boat's side would come onto a beach (4.44).
    Beach,
    /// The boat cannot make the move for another reason, such as an edge at its side (4.43).
    Barred,
}

/// The purpose of a die roll.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Purpose {
    /// To find the effect of this archer's arrow.
    Arrow(ManNumber),
    /// To find the hex in which this archer's arrow ends after it has missed (5.1).
    Stray(ManNumber),
    /// To find the result of a challenge by this character.
    Challenge(ManNumber),
    /// To find the result of an attack that this character began.
    Blow(ManNumber),
    /// To find whether this berserker fights on.
    Rage(ManNumber),
    /// To find whether this character drowns.
    Drowning(ManNumber),
    /// To find which of two boats of equal speed and weight moves first (4.41).
    Lot(BoatNumber),
    /// To find the effect of a collision of this boat (4.52).
    Ram(BoatNumber),
    /// To find whether the hook that this character throws holds (4.62).
    Throw(ManNumber),
    /// To find whether this character cuts a rope (4.64).
    Cut(ManNumber),
    /// To find whether this weak rope breaks (5.3).
    Strain(RopeNumber),
    /// To find whether this character patches a leak (5.2).
    Patch(ManNumber),
}

/// The way in which a character is taken along.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum TakenAlong {
    /// The character is stunned, and carried on the back of another (2.53).
    OnBack,
    /// The character is a captive, and led by the hand.
    ByHand,
}

/// What led to the harm of a character besides the result of a die roll.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Because {
    /// The character did not fall back, because there was no way to do so, or only one into deep water (8.8).
    Stayed,
    /// The character was stunned, and could not fall back (8.8).
    Stunned,
    /// The character was thrown off a horse, and there was no free hex for them (3.4).
    NoRoom,
}

/// The cause of harm to a character.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Cause {
    /// A blow in close combat.
    Blade,
    /// An arrow that hit.
    Arrow,
    /// A challenge by an enemy whom the character passed.
    Challenge,
    /// Water in which the character drowned.
    Water,
    /// A collision of boats.
    Collision,
}

impl Cause {
    /// Every cause.
    pub const ALL: [Self; 5] = [Self::Blade, Self::Arrow, Self::Challenge, Self::Water, Self::Collision];

    /// The word for the cause.
    #[must_use]
    pub const fn label(self) -> &'static str {
        match self {
            Self::Blade => "blade",
            Self::Arrow => "arrow",
            Self::Challenge => "challenge",
            Self::Water => "water",
            Self::Collision => "collision",
        }
    }
}
