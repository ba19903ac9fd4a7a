//! The questions to which a game waits for an answer, the phases in which they are asked, and the endings of segments and games.

use serde::{Deserialize, Serialize};

use super::{UnitNumber, UnitState};
use crate::Spot;
use rules::play::Player;

/// The phases of a game, in the order in which they come: the start; then, in each turn, the orders, the segments, and politics and economics. A
/// battle has only the phases of a segment.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum Phase {
    /// Systems are dealt, and units without a place are given one.
    SettingUp,
    /// The Vikings buy their forces.
    Purchase,
    /// Starships are ordered to jump.
    Orders,
    /// A Viking chooses which tile's segment comes next.
    Choosing,
    /// The defender deploys.
    Deployment,
    /// The invader may withdraw before the first round.
    EarlyWithdrawal,
    /// The invader deploys the units that started in the system.
    Landing,
    /// The invaders move.
    InvaderMovement,
    /// Combat after the invaders have moved.
    FirstCombat,
    /// The defender moves.
    DefenderMovement,
    /// Combat after the defender has moved.
    SecondCombat,
    /// The invader may ask for surrender, Vikings may plunder, and the players vote whether to go on.
    RoundEnd,
    /// The segment is over, and the Vikings loot the tile.
    Looting,
    /// The segment is over, and starships may load fortresses that can travel.
    Lifting,
    /// The Federation's politics.
    Politics,
    /// Plunder is landed, and taxes are taken.
    Taxation,
    /// Local defenses are repaired and built.
    LocalFunds,
    /// The treasuries repair and build.
    Construction,
    /// Points are bought.
    Points,
}

impl Phase {
    /// Whether the phase belongs to the segment of a tile.
    #[must_use]
    pub const fn is_of_a_segment(self) -> bool {
        match self {
            Self::Deployment
            | Self::EarlyWithdrawal
            | Self::Landing
            | Self::InvaderMovement
            | Self::FirstCombat
            | Self::DefenderMovement
            | Self::SecondCombat
            | Self::RoundEnd
            | Self::Looting
            | Self::Lifting => true,
            Self::SettingUp
            | Self::Purchase
            | Self::Orders
            | Self::Choosing
            | Self::Politics
            | Self::Taxation
            | Self::LocalFunds
            | Self::Construction
            | Self::Points => false,
        }
    }

    /// The name of the phase.
    #[must_use]
    pub const fn label(self) -> &'static str {
        match self {
            Self::SettingUp => "set-up",
            Self::Purchase => "purchase",
            Self::Orders => "orders",
            Self::Choosing => "order of the segments",
            Self::Deployment | Self::Landing => "deployment",
            Self::EarlyWithdrawal => "withdrawal before round 1",
            Self::InvaderMovement => "movement of the invader",
            Self::FirstCombat | Self::SecondCombat => "combat",
            Self::DefenderMovement => "movement of the defender",
            Self::RoundEnd => "end of the round",
            Self::Looting | Self::Lifting => "end of the segment",
            Self::Politics => "politics",
            Self::Taxation => "plunder and taxes",
            Self::LocalFunds => "local funds",
            Self::Construction => "repairs and construction",
            Self::Points => "victory points",
        }
    }
}

/// A question to a player.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Question {
    /// How many systems are dealt?
    Systems,
    /// In which system does this unit start?
    Station(UnitNumber),
    /// What does this starship of the Federation carry at the start?
    Fill(UnitNumber),
    /// What is bought before the first turn?
    Purchase,
    /// Which starship, or which other carrier, gets an order next?
    Orders,
    /// What is this starship, or this other carrier, ordered to do?
    Order(UnitNumber),
    /// Which segment is played next?
    NextSegment,
    /// In which sector is this unit placed?
    Place(UnitNumber),
    /// Which starship withdraws before the first round?
    EarlyWithdrawal,
    /// Which unit moves, loads or withdraws next?
    Mover,
    /// What does this unit do in its activation?
    Activate(UnitNumber),
    /// Does this unit evade?
    Evade(UnitNumber),
    /// At which unit does this shooter fire?
    Aim(Shooter),
    /// Do the pods of this unit absorb a hit?
    Struck(UnitNumber),
    /// Which cargo does this carrier lose?
    LoseCargo(UnitNumber),
    /// Does the invader ask for surrender?
    Surrender,
    /// Which sector is plundered, and into which hold?
    Plunder,
    /// Does the segment end here?
    End,
    /// Which carrier takes this fortress along?
    Lift(UnitNumber),
    /// Which frigate goes to the distant wars?
    GiveUp,
    /// Which unit goes to the civil war next?
    CivilWar,
    /// Is the program attempted whose table has this index?
    Program(u8),
    /// Does this unit land its plunder?
    Land(UnitNumber),
    /// How much of the taxes of this tile goes to the treasury?
    Tax(u8),
    /// In which system are local funds spent next?
    Locals,
    /// On what are the local funds of this tile spent?
    LocalsAt(u8),
    /// In which place is the treasury spent next?
    Works,
    /// On what is the treasury spent in this place?
    WorksAt(Port),
    /// Which carrier takes this pod, which was just built?
    Stow(UnitNumber),
    /// How many points are bought?
    Points,
}

/// A place in which starships can be between segments, and in which players spend their treasuries.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
pub enum Port {
    /// The home base of a Viking.
    Home,
    /// The system on the tile with this number.
    Tile(u8),
}

impl Port {
    /// The place where a unit is: the home base, or the tile that it is on or beside.
    #[must_use]
    pub const fn of(unit: &UnitState) -> Self {
        if unit.tile == UnitState::NO_TILE { Self::Home } else { Self::Tile(unit.tile) }
    }
}

/// A unit, pod or sector that fires a shot.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Shooter {
    /// A unit.
    Unit(UnitNumber),
    /// A missile pod in a hold.
    Pod(UnitNumber),
    /// A sector with an attack value of its own.
    Sector(Spot),
}

/// A shot that is aimed at a target.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Shot {
    /// The unit, pod or sector that fires.
    pub shooter: Shooter,
    /// The unit at which the shot is aimed.
    pub target: UnitNumber,
}

/// The hits on a unit in a phase of combat.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Blow {
    /// The unit that was hit.
    pub unit: UnitNumber,
    /// How many hits on the unit still have to take effect.
    pub hits: u8,
    /// How many critical hits on the unit still have to take effect.
    pub criticals: u8,
}

/// The reason why a segment ended. A battle ends with its last segment.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Ending {
    /// Only one side was left on the tile.
    OneSideLeft,
    /// Four rounds passed without shooting.
    NoShooting,
    /// All players on the tile agreed to end the segment.
    Agreed,
    /// Ten rounds passed without any hit, loss, plunder or surrender.
    Nothing,
}

/// The reason why a game ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Conclusion {
    /// The last segment of a battle was over.
    Battle(Ending),
    /// A Viking took a Quadrant Capital.
    Capital(Player),
    /// A player had twice every other player's points for two turns.
    TwoToOne(Player),
    /// The last turn was over.
    LastTurn,
}
