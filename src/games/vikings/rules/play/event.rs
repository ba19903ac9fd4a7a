//! What happens, one small fact at a time.

use serde::{Deserialize, Serialize};

use super::{
    BeastNumber, BoatNumber, Conclusion, Condition, Duty, Fighters, Harm, ManNumber, MarkerNumber, Patched, Phase, RopeNumber,
    Sail,
};
use crate::boat::{DeckHex, Meeting};
use crate::{Arrow, Blow, Cover, Hurt, TokenKind};
use geometry::Space;
use rules::play::Player;

/// Something that happened.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Event {
    /// A turn began, counted from 1.
    Turn(u16),
    /// A phase of a player began.
    Phase(Player, Phase),
    /// A boat was put down or came in, with its axis there.
    Moored(BoatNumber, Space),
    /// A hook was laid down on a hex of the deck.
    Coiled(RopeNumber, DeckHex),
    /// Somebody aboard does this from now on.
    Does(ManNumber, Option<BoatNumber>, Duty),
    /// A boat was given a speed, negative backwards.
    Speed(BoatNumber, i8),
    /// A boat is slower than it was, by what happened to it.
    Slows(BoatNumber, i8),
    /// A boat waits a sequence, since it changes its way.
    Waits(BoatNumber),
    /// A boat made a move.
    Sailed(BoatNumber, Sail),
    /// A boat came onto a beach (4.44).
    Beached {
        /// Which.
        boat: BoatNumber,
        /// How fast it was in effect, which decides on which hex of the beach it stops; none on the hexes after the first.
        speed: Option<u32>,
        /// Whether it stops there.
        stops: bool,
    },
    /// A boat struck land or rock.
    Aground {
        /// Which.
        boat: BoatNumber,
        /// The speed factor.
        factor: u8,
        /// The points that its hull suffers.
        points: u8,
    },
    /// A boat left the board.
    SailedOff(BoatNumber),
    /// A boat lies against another and goes no farther.
    Blocked(BoatNumber, BoatNumber),
    /// A boat struck another.
    Rammed {
        /// Which struck.
        boat: BoatNumber,
        /// Which was struck.
        other: BoatNumber,
        /// How.
        meeting: Meeting,
        /// The speed factor.
        factor: u8,
        /// The points that the other's hull suffers.
        points: u8,
    },
    /// A rowboat was pushed away.
    Pushed(BoatNumber),
    /// A rowboat was drawn behind a ship.
    Drawn(BoatNumber),
    /// A rowboat capsized.
    Capsized(BoatNumber),
    /// Somebody threw a hook.
    Threw {
        /// Who.
        man: ManNumber,
        /// At which boat.
        boat: BoatNumber,
        /// At which hex.
        at: Space,
        /// Whether it holds.
        holds: bool,
    },
    /// Somebody tried to cut a rope, and did or not.
    Cut(ManNumber, RopeNumber, bool),
    /// A rope broke.
    Parted(RopeNumber),
    /// Somebody hauled a hook in that had missed.
    HauledIn(ManNumber, RopeNumber),
    /// Somebody tipped a hook overboard.
    TippedOver(ManNumber, RopeNumber),
    /// Somebody climbed aboard there with the help of another.
    Climbed(ManNumber, ManNumber, Space),
    /// Somebody took up a hook with its rope.
    TookHook(ManNumber, RopeNumber),
    /// Somebody laid down a hook with its rope, or lost it.
    LaidHook(ManNumber, RopeNumber),
    /// A boat was pulled a hex.
    Hauled(BoatNumber),
    /// Somebody tried to patch a leak.
    Patched(ManNumber, Patched),
    /// A boat has so many points of damage now.
    Damage(BoatNumber, u8),
    /// A boat has filled on a beach and stays there.
    Held(BoatNumber),
    /// A boat sank.
    Sank(BoatNumber),
    /// A boat is another side's now.
    Seized(BoatNumber, Player),
    /// Somebody was put down.
    Placed(ManNumber, Space),
    /// Somebody came onto the board.
    Entered(ManNumber, Space),
    /// A player rolled a die of ten.
    Die(Player, Purpose, u8),
    /// Somebody shot at somebody.
    Shot {
        /// Who shot.
        archer: ManNumber,
        /// At whom.
        target: ManNumber,
        /// From how many hexes.
        range: u32,
        /// What was added to the die.
        modifier: i32,
        /// What kept the arrow off.
        cover: Cover,
        /// Whether a rider is shot at.
        mounted: bool,
        /// What the arrow does.
        result: Arrow,
    },
    /// Somebody shot at a beast.
    ShotAtBeast(ManNumber, BeastNumber, Arrow),
    /// Somebody lost so many movement points to an arrow or a challenge.
    Slowed(ManNumber, u8, Cause),
    /// Somebody went to a hex.
    Moved(ManNumber, Space),
    /// Somebody went back the way they came, since they had no way on.
    WentBack(ManNumber, Space),
    /// Somebody who came in had no way on, and waits beyond the edge again.
    StaysOut(ManNumber),
    /// Somebody challenged an enemy who passed.
    Challenged {
        /// Who challenged.
        by: ManNumber,
        /// Who passed.
        man: ManNumber,
        /// What came of it.
        result: Hurt,
    },
    /// Somebody mounted a horse.
    Mounted(ManNumber, BeastNumber),
    /// Somebody dismounted, or was thrown off a horse.
    Dismounted(ManNumber, Space),
    /// Somebody leads a beast.
    Leads(ManNumber, BeastNumber),
    /// Somebody takes another along.
    Carries(ManNumber, ManNumber, TakenAlong),
    /// A beast was left there.
    PutBeast(BeastNumber, Space),
    /// Somebody who was taken along was left there.
    PutMan(ManNumber, Space, TakenAlong),
    /// Two cleared a heap of the dead.
    Cleared(ManNumber, ManNumber, Space),
    /// A marker was turned over.
    TurnedOver(MarkerNumber, TokenKind),
    /// Somebody picked up a treasure.
    PickedUp(ManNumber, MarkerNumber),
    /// Somebody set down a treasure, or dropped it.
    Dropped(ManNumber, MarkerNumber),
    /// Somebody left the board with all that they led and carried.
    Left(ManNumber),
    /// Somebody was led off the board by the other side.
    LedOff(ManNumber),
    /// A treasure was carried off the board.
    CarriedOff(MarkerNumber, Player),
    /// Somebody stands in a wall of shields.
    Formed(ManNumber),
    /// Somebody does not stand in a wall of shields any more.
    Broken(ManNumber),
    /// Somebody took an axe in both hands, or lowered it.
    Axe(ManNumber, bool),
    /// A blow was struck, by the first of its attackers at the first of its defenders.
    Struck {
        /// Who struck first.
        attacker: ManNumber,
        /// Who was struck first.
        defender: ManNumber,
        /// All who attacked.
        attackers: Fighters,
        /// All who were attacked.
        defenders: Fighters,
        /// The sums of the values of attackers and defenders.
        strengths: [u32; 2],
        /// Whether riders are struck.
        mounted: bool,
        /// The odds after all shifts, as so many to one.
        odds: u8,
        /// What it does.
        result: Blow,
    },
    /// A blow was struck at a beast.
    StruckBeast {
        /// Who struck first.
        attacker: ManNumber,
        /// At what.
        beast: BeastNumber,
        /// All who attacked.
        attackers: Fighters,
        /// The odds after all shifts, as so many to one.
        odds: u8,
        /// What it does.
        result: Blow,
    },
    /// Somebody was stunned, wounded or killed there.
    Harmed {
        /// Who.
        man: ManNumber,
        /// What happened to them.
        harm: Harm,
        /// By what.
        cause: Cause,
        /// By whom; none by water, by a beast, and where they had no way back.
        by: Option<ManNumber>,
        /// Where they were.
        at: Space,
        /// What made it happen besides the result of a die.
        because: Option<Because>,
        /// Their health before, if they were wounded or stunned already, so that another wound or stun was their death (8.8).
        again: Option<Condition>,
    },
    /// A horse, a pig or a goat was killed.
    BeastKilled(BeastNumber),
    /// A beast drowned or was lost.
    BeastLost(BeastNumber),
    /// Somebody fell back there.
    Retreated(ManNumber, Space),
    /// Somebody made room.
    Displaced(ManNumber, Space),
    /// Somebody advanced there.
    Advanced(ManNumber, Space),
    /// A berserker fights on, or is calm.
    Rage(ManNumber, bool),
    /// Somebody who was stunned stands up.
    StoodUp(ManNumber),
    /// The water comes back, or the tide is over.
    Tide(bool),
    /// A turn is over: the points of both sides in halves, and how many of each are on their feet.
    Score([i32; 2], [u8; 2]),
    /// The game is over.
    Over(Conclusion),
}

/// What a die was rolled for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Purpose {
    /// An arrow.
    Arrow(ManNumber),
    /// Where an arrow ends that missed (5.1).
    Stray(ManNumber),
    /// A challenge.
    Challenge(ManNumber),
    /// A blow.
    Blow(ManNumber),
    /// Whether a berserker fights on.
    Rage(ManNumber),
    /// Whether somebody drowns.
    Drowning(ManNumber),
    /// Which of two boats alike moves first (4.41).
    Lot(BoatNumber),
    /// What a collision does (4.52).
    Ram(BoatNumber),
    /// Whether a hook holds (4.62).
    Throw(ManNumber),
    /// Whether a rope is cut (4.64).
    Cut(ManNumber),
    /// Whether a weak rope breaks (5.3).
    Strain(RopeNumber),
    /// Whether a leak is patched (5.2).
    Patch(ManNumber),
}

/// How somebody is taken along.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum TakenAlong {
    /// Stunned, on the back of another (2.53).
    OnBack,
    /// As a captive, by the hand.
    ByHand,
}

/// What harmed somebody besides the result of a die.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Because {
    /// They did not fall back: there was no way, or only one into deep water (8.8).
    Stayed,
    /// They were stunned and could not fall back (8.8).
    Stunned,
    /// They were thrown off a horse, and there was no hex for them (3.4).
    NoRoom,
}

/// What harmed somebody.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Cause {
    /// A blow.
    Blade,
    /// An arrow.
    Arrow,
    /// A challenge.
    Challenge,
    /// Water.
    Water,
    /// A collision of boats.
    Collision,
}

impl Cause {
    /// Every cause.
    pub const ALL: [Self; 5] = [Self::Blade, Self::Arrow, Self::Challenge, Self::Water, Self::Collision];

    /// The word for it.
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
