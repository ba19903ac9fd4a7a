//! What a game waits for: the phases, the questions to players, and moves, attacks and retreats that have begun but not ended.

use serde::{Deserialize, Serialize};

use super::{BeastNumber, BoatNumber, ManNumber, Pose, RopeNumber};
use crate::Blow;
use geometry::Space;
use rules::play::Player;

/// The phases of a game (2.2): the set-up, and then in each turn first the phases of player A and then those of player B.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum Phase {
    /// Characters, beasts and boats are put down.
    SettingUp,
    /// Both sides choose tasks for their crews, and keep them covered (4.2).
    Tasks,
    /// Both sides choose speeds for their boats, and keep them covered (4.3).
    Speeds,
    /// Boats move, hooks are thrown and ropes are cut (4.4, 4.6).
    Rowing,
    /// Boats are pulled together (4.65).
    Pulling,
    /// The archers of the active side shoot.
    Fire,
    /// The active side moves.
    Movement,
    /// The other side shoots at characters who have not moved.
    LateFire,
    /// The active side forms and breaks walls of shields.
    Walls,
    /// The active side takes up axes and lowers them.
    Axes,
    /// The active side attacks.
    Combat,
}

impl Phase {
    /// Whether this is a phase of boats, which belongs to neither player (2.2).
    #[must_use]
    pub const fn is_naval(self) -> bool {
        matches!(self, Self::Tasks | Self::Speeds | Self::Rowing | Self::Pulling)
    }

    /// The name of the phase.
    #[must_use]
    pub const fn label(self) -> &'static str {
        match self {
            Self::SettingUp => "set-up",
            Self::Tasks => "tasks",
            Self::Speeds => "speeds",
            Self::Rowing => "boats",
            Self::Pulling => "pulling",
            Self::Fire => "offensive fire",
            Self::Movement => "movement",
            Self::LateFire => "defensive fire",
            Self::Walls => "walls of shields",
            Self::Axes => "axes",
            Self::Combat => "combat",
        }
    }
}

/// A question to a player.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Question {
    /// In which row of hexes is a character put down?
    Row(ManNumber),
    /// On which hex is a character put down: in this row, or anywhere?
    Place(ManNumber, Option<i16>),
    /// In which berth is a boat put down, or does it come in? If there are many berths, the player first chooses a row of hexes; `None` means that no
    /// row is chosen.
    Berth(BoatNumber, Option<i16>),
    /// On which hex of its boat's deck is a hook laid down?
    Coil(RopeNumber),
    /// Which characters of a boat get another task in this naval phase?
    Tasks(BoatNumber),
    /// Which speed is a boat given?
    Speed(BoatNumber),
    /// Which move does a boat make?
    Sail(BoatNumber),
    /// Which hook is thrown, or which rope is cut, between two sequences?
    Between,
    /// Which of a boat's crew suffers from a collision?
    Shaken(BoatNumber),
    /// To which berth is a boat pulled? Of the two boats, the first is the one from which a side pulls.
    Pull(BoatNumber, BoatNumber),
    /// Which archer shoots?
    Archer,
    /// At whom does the archer shoot?
    Target(ManNumber),
    /// Which character moves?
    Mover,
    /// Which step does the moving character take, or what else do they do?
    Step,
    /// Which archer shoots at the moving character?
    Reaction,
    /// Where does a character at the end of a move leave what they led or carried?
    Put(Burden),
    /// Which walls of shields are formed or broken up?
    Walls,
    /// Which character takes up an axe, or lowers one?
    Axes,
    /// Who attacks whom?
    Fights,
    /// Who joins the attack? Or is it resolved now?
    Join,
    /// Which of several characters takes the result of the attack?
    Takes,
    /// Where does a character fall back to?
    Retreat,
    /// Where does this character go to make room?
    Displace(ManNumber),
    /// Which character advances into a hex that an enemy has left?
    Advance,
    /// Does a character who has advanced go one hex further?
    AdvanceOn(ManNumber),
}

/// A character or beast that a moving character leads or carries.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Burden {
    /// A beast led by the bridle.
    Beast(BeastNumber),
    /// A stunned character who is carried on the back, or a captive who is led by the hand.
    Man(ManNumber),
}

/// A move of a character that has begun.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Walk {
    /// The character who moves.
    pub man: ManNumber,
    /// The movement points that the character has left.
    pub left: u8,
    /// The movement points that the character has spent.
    pub spent: u8,
    /// The pose of the character before each step, in case they have to go back.
    pub path: Vec<Pose>,
    /// Whether enemies challenge the character if they leave the hex on which they are. They do if a step brought the character into it, and if
    /// nobody has challenged them there yet.
    pub crosses: bool,
    /// Whether the other side may shoot at the character on this hex.
    pub reaction: bool,
    /// What the character leads and carries.
    pub burdens: Vec<Burden>,
    /// Whether the character has arrived, and only has to leave what they led or carried.
    pub over: bool,
}

/// An attack that has begun.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Clash {
    /// The attackers. The one who began the attack comes first.
    pub attackers: Vec<ManNumber>,
    /// The defenders; empty if a beast is attacked.
    pub defenders: Vec<ManNumber>,
    /// The beast that is attacked; `None` if characters are attacked (3.4).
    pub beast: Option<BeastNumber>,
    /// The harm that one of several characters still has to take; `None` if there is none.
    pub wound: Option<Wound>,
    /// The hexes that characters have left, or on which they were stunned or killed. The winner can advance into them.
    pub left: Vec<Space>,
    /// The side that may advance; `None` if neither side may.
    pub winner: Option<Player>,
    /// How many steps the advancing character has left.
    pub steps: u8,
}

/// The harm that one of several characters has to take.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Wound {
    /// The side to which these characters belong.
    pub player: Player,
    /// The harm to one of these characters.
    pub harm: Harm,
    /// The result of the attack that does this harm.
    pub result: Blow,
}

/// The harm to a character.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Harm {
    /// The character is stunned and, if mounted, thrown off the horse.
    Stun,
    /// The character is wounded.
    Wound,
    /// The character's horse is killed, and the character is wounded and falls off it.
    Fall,
    /// The character is killed.
    Kill,
    /// The character and the horse are killed.
    KillBoth,
}

/// A character who has to fall back.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Retreat {
    /// The character who falls back.
    pub man: ManNumber,
    /// How many hexes the character still has to fall back.
    pub steps: u8,
    /// The enemies from whom the character falls back.
    pub from: Vec<ManNumber>,
    /// The beast from which the character falls back; `None` if it is not from a beast.
    pub beast: Option<BeastNumber>,
    /// The reason for falling back.
    pub why: Why,
    /// The moves that wait for room. The first is the move of the character who falls back. Another character is in the way of the last move, and
    /// that character's player is asked where they go.
    pub room: Vec<(ManNumber, Pose)>,
}

/// Why a character falls back.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Why {
    /// An attack drove the character back.
    Blow,
    /// An arrow drove the character back.
    Arrow,
    /// The character was thrown off a horse, and needs a hex beside it.
    Thrown,
}

/// The table from which the harm or the retreat of a character was read.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ReadFrom {
    /// The table for missiles (8.2).
    Missiles,
    /// The table for combat against riders (8.7).
    AgainstRiders,
    /// The table for combat against characters on foot (8.8).
    OnFoot,
}

/// How a game ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Conclusion {
    /// A side met a goal that wins the game at once.
    Goal(Player),
    /// Neither side had a character who stood or was still to come in. In a game without a limit of turns, it is enough that one side had none.
    NobodyLeft,
    /// Ten turns passed without a wound, in a game without a limit of turns.
    Nothing,
    /// The last turn was over.
    LastTurn,
}
