//! What a game waits for: the phases, what is asked in them, and what is under way.

use serde::{Deserialize, Serialize};

use super::{BeastNumber, BoatNumber, ManNumber, Pose, RopeNumber};
use geometry::Space;
use rules::play::Player;

/// The phases of a game: the start, then those of player A and of player B in each turn (2.2).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum Phase {
    /// Pieces are put down.
    SettingUp,
    /// Both sides give their crews tasks, unseen (4.2).
    Tasks,
    /// Both sides give their boats speeds, unseen (4.3).
    Speeds,
    /// Boats move, hooks are thrown and ropes are cut (4.4, 4.6).
    Rowing,
    /// Boats are pulled together (4.65).
    Pulling,
    /// The archers of the active side shoot.
    Fire,
    /// The active side moves.
    Movement,
    /// The other side shoots at those who have not moved.
    LateFire,
    /// The active side forms and breaks walls of shields.
    Walls,
    /// The active side takes up axes and lowers them.
    Axes,
    /// The active side attacks.
    Combat,
}

impl Phase {
    /// Whether boats move in it, so that it belongs to neither player (2.2).
    #[must_use]
    pub const fn is_naval(self) -> bool {
        matches!(self, Self::Tasks | Self::Speeds | Self::Rowing | Self::Pulling)
    }

    /// What it is called.
    #[must_use]
    pub const fn label(self) -> &'static str {
        match self {
            Self::SettingUp => "set-up",
            Self::Tasks => "tasks",
            Self::Speeds => "speeds",
            Self::Rowing => "boats",
            Self::Pulling => "ropes",
            Self::Fire => "offensive fire",
            Self::Movement => "movement",
            Self::LateFire => "defensive fire",
            Self::Walls => "walls of shields",
            Self::Axes => "axes",
            Self::Combat => "combat",
        }
    }
}

/// What a player is asked.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Question {
    /// In which row of hexes somebody is put down.
    Row(ManNumber),
    /// On which hex somebody is put down: in a row, or anywhere.
    Place(ManNumber, Option<i16>),
    /// Where a boat is put down or comes in, in which row of hexes first where there are many.
    Berth(BoatNumber, Option<i16>),
    /// On which hex of its boat's deck a hook is laid down.
    Coil(RopeNumber),
    /// What the men of a boat do in this naval phase.
    Tasks(BoatNumber),
    /// How fast a boat goes.
    Speed(BoatNumber),
    /// Which move a boat makes.
    Sail(BoatNumber),
    /// Which hook is thrown and which rope is cut between two sequences.
    Between,
    /// Who of a crew suffers by a collision.
    Shaken(BoatNumber),
    /// Where a boat is pulled to: the puller's boat, and the other.
    Pull(BoatNumber, BoatNumber),
    /// Who shoots.
    Archer,
    /// At whom the archer shoots.
    Target(ManNumber),
    /// Who moves.
    Mover,
    /// Where the mover goes, or what they do.
    Step,
    /// Who shoots at the one who moves.
    Reaction,
    /// Where somebody who has moved leaves what they lead or carry.
    Put(Burden),
    /// Which walls of shields are formed and broken.
    Walls,
    /// Who takes up an axe, and who lowers one.
    Axes,
    /// Who attacks whom.
    Fights,
    /// Who joins the attack.
    Join,
    /// Which of its characters takes what the blow did.
    Takes,
    /// Where somebody falls back to.
    Retreat,
    /// Where somebody goes who makes room for this one.
    Displace(ManNumber),
    /// Who advances into the hex that was left.
    Advance,
    /// Whether somebody who advanced goes farther.
    AdvanceOn(ManNumber),
}

/// What somebody leads or carries.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Burden {
    /// A beast by the bridle.
    Beast(BeastNumber),
    /// Somebody stunned on the mover's back, or a captive at the mover's side.
    Man(ManNumber),
}

/// How far the mover has come.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Walk {
    /// Who.
    pub man: ManNumber,
    /// The points that the mover has left.
    pub left: u8,
    /// The points that they have spent.
    pub spent: u8,
    /// How they stood before each step, in case they have to go back.
    pub path: Vec<Pose>,
    /// Whether the hex that they are on is one that they cross, and nobody has challenged them there yet.
    pub crosses: bool,
    /// Whether the other side may shoot at them where they are.
    pub reaction: bool,
    /// What they lead and carry.
    pub burdens: Vec<Burden>,
    /// Whether they have arrived, and only leave what they lead and carry.
    pub over: bool,
}

/// A fight that is under way.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Clash {
    /// Who attacks.
    pub attackers: Vec<ManNumber>,
    /// Who is attacked; nobody where it is a beast.
    pub defenders: Vec<ManNumber>,
    /// The beast that is attacked (3.4).
    pub beast: Option<BeastNumber>,
    /// What was struck and is still to be taken by somebody.
    pub wound: Option<Wound>,
    /// The hexes that were left or in which somebody fell, into which the other side can advance.
    pub left: Vec<Space>,
    /// Who may advance; none where nobody does.
    pub winner: Option<Player>,
    /// The steps of somebody who advances that are left.
    pub steps: u8,
}

/// What a blow does to one of several.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Wound {
    /// Whose characters are struck.
    pub player: Player,
    /// What happens to one of them.
    pub harm: Harm,
}

/// What happens to somebody.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Harm {
    /// They are stunned, and off their horse.
    Stun,
    /// They are wounded.
    Wound,
    /// Their horse is killed, and they are wounded and off it.
    Fall,
    /// They are killed.
    Kill,
    /// They are killed, and so is their horse.
    KillBoth,
}

/// Somebody who is to fall back.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Retreat {
    /// Who.
    pub man: ManNumber,
    /// How many hexes are left.
    pub steps: u8,
    /// From whom they fall back.
    pub from: Vec<ManNumber>,
    /// From which beast they fall back.
    pub beast: Option<BeastNumber>,
    /// Why.
    pub why: Why,
    /// The moves that wait for room, beginning with that of the one who falls back. Somebody stands in the way of the last one, and their player is
    /// asked where they go.
    pub room: Vec<(ManNumber, Pose)>,
}

/// Why somebody falls back.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Why {
    /// A blow drove them back.
    Blow,
    /// An arrow drove them back.
    Arrow,
    /// They were thrown off their horse, and lie beside it.
    Thrown,
}

/// How a game ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Conclusion {
    /// A goal that wins at once was met.
    Goal(Player),
    /// A side had nobody standing or to come.
    NobodyLeft,
    /// Ten turns passed without a wound.
    Nothing,
    /// The last turn was over.
    LastTurn,
}
