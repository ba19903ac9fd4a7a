//! What a game waits for: the phases, what is asked in them, and how they end.

use serde::{Deserialize, Serialize};

use super::{UnitNumber, UnitState};
use crate::Spot;
use rules::play::Player;

/// The phases of a game, in the order in which they come: the start, then for each turn the orders, the segments, and politics and
/// economics. A battle has the phases of a segment alone.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum Phase {
    /// Systems are dealt, and units without a place are given one.
    SettingUp,
    /// The Vikings buy their forces.
    Purchase,
    /// Starships are ordered to jump.
    Orders,
    /// The Viking chooses which tile's segment comes next.
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
    /// Surrender, plunder, and whether to go on.
    RoundEnd,
    /// The segment is over, and the Vikings loot.
    Looting,
    /// The segment is over, and fortresses that can travel are loaded.
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
    /// Whether it belongs to the segment of a tile.
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

    /// Its name.
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

/// What a player is asked.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Question {
    /// How many systems are dealt.
    Systems,
    /// In which system a unit starts.
    Station(UnitNumber),
    /// What a starship of the Federation carries at the start.
    Fill(UnitNumber),
    /// What is bought before the first turn.
    Purchase,
    /// Which starship, or which other carrier, gets an order next.
    Orders,
    /// What a starship, or another carrier, is ordered to do.
    Order(UnitNumber),
    /// Which segment is played next.
    NextSegment,
    /// Where a unit is placed.
    Place(UnitNumber),
    /// Which starship withdraws before the first round.
    EarlyWithdrawal,
    /// Which unit moves, loads or withdraws next.
    Mover,
    /// What the active unit does.
    Activate(UnitNumber),
    /// Whether a unit evades.
    Evade(UnitNumber),
    /// At what a shot is aimed.
    Aim(Shooter),
    /// Whether pods absorb a hit on a unit.
    Struck(UnitNumber),
    /// Which cargo of a unit is lost.
    LoseCargo(UnitNumber),
    /// Whether the invader asks for surrender.
    Surrender,
    /// What is plundered.
    Plunder,
    /// Whether to end the segment.
    End,
    /// Which carrier takes a fortress that can travel.
    Lift(UnitNumber),
    /// Which frigate goes to the distant wars.
    GiveUp,
    /// Which units go to the civil war.
    CivilWar,
    /// Whether a program is attempted, by the number of its table.
    Program(u8),
    /// Whether a unit lands its plunder.
    Land(UnitNumber),
    /// How much of the taxes of a tile go to the treasury.
    Tax(u8),
    /// In which system local funds are spent next.
    Locals,
    /// What local funds are spent on in a system.
    LocalsAt(u8),
    /// Where the treasury is spent next.
    Works,
    /// What the treasury is spent on there.
    WorksAt(Port),
    /// Which carrier takes a pod that was just built.
    Stow(UnitNumber),
    /// How many points are bought.
    Points,
}

/// Where starships are between segments, and where treasuries are spent.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
pub enum Port {
    /// The home base of a Viking.
    Home,
    /// A tile.
    Tile(u8),
}

impl Port {
    /// The place where a unit is: the home base, or the tile that it is on or beside.
    #[must_use]
    pub const fn of(unit: &UnitState) -> Self {
        if unit.tile == UnitState::NO_TILE { Self::Home } else { Self::Tile(unit.tile) }
    }
}

/// Who fires a shot.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Shooter {
    /// A unit.
    Unit(UnitNumber),
    /// A missile pod in a hold.
    Pod(UnitNumber),
    /// A sector itself.
    Sector(Spot),
}

/// A shot that is aimed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Shot {
    /// Who fires.
    pub shooter: Shooter,
    /// At what.
    pub target: UnitNumber,
}

/// The hits on a unit in a phase of combat.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Blow {
    /// The unit.
    pub unit: UnitNumber,
    /// Its hits that are still to take effect.
    pub hits: u8,
    /// Its critical hits that are still to take effect.
    pub criticals: u8,
}

/// How a segment, and with the last one a battle, ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Ending {
    /// One side alone was left on the tile.
    OneSideLeft,
    /// Four rounds without shooting.
    NoShooting,
    /// All agreed.
    Agreed,
    /// Ten rounds without any hit, loss, plunder or surrender.
    Nothing,
}

/// How a game ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Conclusion {
    /// A battle was over with its last segment.
    Battle(Ending),
    /// A Viking took a Quadrant Capital.
    Capital(Player),
    /// A player had twice every other player's points for two turns.
    TwoToOne(Player),
    /// The last turn was over.
    LastTurn,
}
