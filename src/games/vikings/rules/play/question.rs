//! What a game waits for: the phases, the questions to players, and the moves, attacks and retreats that have begun.

use serde::{Deserialize, Serialize};

use super::{BeastNumber, BoatNumber, ManNumber, Pose, RopeNumber};
use geometry::Space;
use rules::play::Player;

/// The phases of a game: set-up, then in each turn those of player A and of player B (2.2).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum Phase {
    /// Characters, beasts and boats are put down.
    SettingUp,
    /// Both sides give their crews tasks, covered (4.2).
    Tasks,
    /// Both sides give their boats speeds, covered (4.3).
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
    /// Whether boats move in the phase, so that it belongs to neither player (2.2).
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
    /// In which berth is a boat put down or does it come in? If there are many, the row of hexes is asked first; `None` means that no row is chosen.
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
    /// To which berth is a boat pulled? Of the two boats, the first is the one from which its side pulls.
    Pull(BoatNumber, BoatNumber),
    /// Which archer shoots?
    Archer,
    /// At whom does the archer shoot?
    Target(ManNumber),
    /// Which character moves?
    Mover,
    /// Which step does the mover take, or what else does the mover do?
    Step,
    /// Which archer shoots at the mover?
    Reaction,
    /// Where does a character who has moved leave a burden?
    Put(Burden),
    /// Which walls of shields are formed or broken up?
    Walls,
    /// Which character takes up an axe, or lowers one?
    Axes,
    /// Who attacks whom?
    Fights,
    /// Who joins the attack, or is it resolved?
    Join,
    /// Which character takes the result of the attack?
    Takes,
    /// Where does a character fall back to?
    Retreat,
    /// Where does this character go to make room?
    Displace(ManNumber),
    /// Which character advances into a hex that an enemy has left?
    Advance,
    /// Does a character who advanced go a hex further?
    AdvanceOn(ManNumber),
}

/// What a mover leads or carries.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Burden {
    /// A beast led by the bridle.
    Beast(BeastNumber),
    /// A stunned character on the mover's back, or a captive led by the hand.
    Man(ManNumber),
}

/// A move that has begun.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Walk {
    /// The character who moves.
    pub man: ManNumber,
    /// The movement points that the mover has left.
    pub left: u8,
    /// The movement points that the mover has spent.
    pub spent: u8,
    /// The pose of the mover before each step, in case they have to go back.
    pub path: Vec<Pose>,
    /// Whether the mover would be challenged on leaving this hex. That is so if a step brought them into it, and nobody has challenged them there
    /// yet.
    pub crosses: bool,
    /// Whether the other side may shoot at the mover on this hex.
    pub reaction: bool,
    /// What the mover leads and carries.
    pub burdens: Vec<Burden>,
    /// Whether the mover has arrived, and only has to leave burdens.
    pub over: bool,
}

/// An attack that has begun.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Clash {
    /// The attackers, the one who began the attack first.
    pub attackers: Vec<ManNumber>,
    /// The defenders; empty if a beast is attacked.
    pub defenders: Vec<ManNumber>,
    /// The beast that is attacked; `None` if characters are (3.4).
    pub beast: Option<BeastNumber>,
    /// The harm that one of several characters still has to take, if any.
    pub wound: Option<Wound>,
    /// The hexes that characters have left or in which they fell, into which the winner can advance.
    pub left: Vec<Space>,
    /// The side that may advance; `None` if neither side may.
    pub winner: Option<Player>,
    /// The number of steps that an advancing character has left.
    pub steps: u8,
}

/// The harm that one of several characters has to take.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Wound {
    /// The side whose characters are struck.
    pub player: Player,
    /// The harm to one of these characters.
    pub harm: Harm,
}

/// The harm to a character.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Harm {
    /// The character is stunned, and thrown off a horse.
    Stun,
    /// The character is wounded.
    Wound,
    /// The character's horse is killed, and the character is wounded and thrown off it.
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
    /// The number of hexes left to fall back.
    pub steps: u8,
    /// The enemies from whom the character falls back.
    pub from: Vec<ManNumber>,
    /// The beast from which the character falls back, if any.
    pub beast: Option<BeastNumber>,
    /// The reason for falling back.
    pub why: Why,
    /// The moves that wait for room; the first is that of the character who falls back. Another character is in the way of the last move, and that
    /// character's player is asked where they go.
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

/// How a game ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Conclusion {
    /// A goal that wins at once was met.
    Goal(Player),
    /// Neither side had a character standing or still to come. In a game without a limit of turns, it is enough that one side had none.
    NobodyLeft,
    /// Ten turns passed without a wound, in a game without a limit of turns.
    Nothing,
    /// The last turn was over.
    LastTurn,
}
