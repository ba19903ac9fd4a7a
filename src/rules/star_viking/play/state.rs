//! A moment between two decisions.

use serde::{Deserialize, Serialize};

use crate::rules::Id;
use crate::rules::play::Player;
use crate::rules::star_viking::{Damage, Space, Spot, UnitType};

/// A unit in play, by its number.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(transparent)]
pub struct UnitNumber(pub u16);

/// The state of a game between two decisions.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct State {
    /// Whose segment is played: the number of the tile.
    pub tile: u8,
    /// The round of the segment, counted from 1; 0 before the first.
    pub round: u16,
    /// The phase.
    pub phase: Phase,
    /// Who decides, and what; none once the game is over.
    pub question: Option<(Player, Question)>,
    /// Every unit, by its number.
    pub units: Vec<UnitState>,
    /// Who controls each tile.
    pub control: Vec<Player>,
    /// The sectors of the tile that were plundered in this segment.
    pub plundered: Vec<Space>,
    /// Whether the local defenses of the tile have surrendered in this segment.
    pub surrendered: bool,
    /// How many rounds in a row have passed without any shooting.
    pub still: u8,
    /// How many rounds in a row have passed without hit, loss, plunder or surrender.
    pub idle: u8,
    /// Whether anybody has shot in this round.
    pub shot: bool,
    /// Whether there was a hit, a loss, plunder or a surrender in this round.
    pub stirred: bool,
    /// Where the phase is in the list of those who are asked in turn.
    pub cursor: u16,
    /// The shots of the phase that are aimed and not yet fired.
    pub shots: Vec<Shot>,
    /// What hit whom in the phase, and is still to take effect.
    pub blows: Vec<Blow>,
    /// How many units of cargo the struck carrier has still to lose.
    pub owed: u8,
    /// How the game ended; none while it is played.
    pub ending: Option<Ending>,
}

/// A unit in play.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct UnitState {
    /// Its type.
    pub kind: Id<UnitType>,
    /// Whose it is.
    pub owner: Player,
    /// The tile that it is in or beside.
    pub tile: u8,
    /// Where it is.
    pub at: Where,
    /// What it has suffered.
    pub damage: Damage,
    /// The plunder that it carries, in mega-credits.
    pub plunder: u16,
    /// What it has done.
    pub used: Used,
}

/// What a unit has done in the phase of movement and since.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Used {
    /// Its activation is over.
    pub acted: bool,
    /// It has moved.
    pub moved: bool,
    /// It was loaded or unloaded, or has loaded or unloaded something.
    pub handled: bool,
    /// It stood in deep space when the phase began.
    pub began_deep: bool,
    /// It evades in this phase of combat.
    pub evades: bool,
}

/// Where a unit is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Where {
    /// In the system, in a sector that its player has still to choose.
    Waiting,
    /// Beside the tile, about to enter it.
    Beside,
    /// In a sector.
    In(Space),
    /// In the hold of a unit.
    Aboard(UnitNumber),
    /// Out of the game, or of the segment.
    Gone(Fate),
}

/// Why a unit is not there.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Fate {
    /// It was destroyed.
    Destroyed,
    /// It withdrew into hyperspace.
    Withdrawn,
    /// It surrendered, and comes back when the segment is over.
    Surrendered,
}

/// The phases of a segment, in order; combat comes after each movement.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Phase {
    /// The defender deploys.
    Deployment,
    /// The invader may withdraw before the first round.
    EarlyWithdrawal,
    /// The invader deploys what started in the system.
    Landing,
    /// The invader moves.
    InvaderMovement,
    /// Combat after the invader has moved.
    FirstCombat,
    /// The defender moves.
    DefenderMovement,
    /// Combat after the defender has moved.
    SecondCombat,
    /// Surrender, plunder, and whether to go on.
    RoundEnd,
    /// The segment is over, and the Viking loots.
    Looting,
}

/// What a player is asked.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Question {
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

/// What struck a unit in a phase of combat.
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
    /// Ten rounds in which nothing came of anything.
    Nothing,
}

/// # Looking
impl UnitState {
    /// A unit as it starts.
    #[must_use]
    pub fn new(kind: Id<UnitType>, owner: Player, tile: u8, at: Where) -> Self {
        Self { kind, owner, tile, at, damage: Damage::default(), plunder: 0, used: Used::default() }
    }

    /// Whether it is still in the game or beside it, and not destroyed.
    #[must_use]
    pub fn is_left(&self) -> bool {
        self.at != Where::Gone(Fate::Destroyed)
    }

    /// The sector in which it stands, if it is no cargo.
    #[must_use]
    pub const fn space(&self) -> Option<Space> {
        if let Where::In(space) = self.at { Some(space) } else { None }
    }
}

/// # Looking
impl State {
    /// A unit.
    #[must_use]
    pub fn unit(&self, unit: UnitNumber) -> &UnitState {
        &self.units[usize::from(unit.0)]
    }

    /// Every unit with its number.
    pub fn numbered(&self) -> impl Iterator<Item = (UnitNumber, &UnitState)> {
        (0..).map(UnitNumber).zip(&self.units)
    }

    /// The units that stand on the tile whose segment is played.
    pub fn standing(&self) -> impl Iterator<Item = (UnitNumber, &UnitState, Space)> {
        self.numbered().filter(|(_, unit)| unit.tile == self.tile).filter_map(|(id, unit)| Some((id, unit, unit.space()?)))
    }

    /// What a unit carries, pods too.
    pub fn cargo(&self, carrier: UnitNumber) -> impl Iterator<Item = (UnitNumber, &UnitState)> {
        self.numbered().filter(move |(_, unit)| unit.at == Where::Aboard(carrier))
    }

    /// Who defends the tile whose segment is played: who controls it.
    #[must_use]
    pub fn defender(&self) -> Player {
        self.control[usize::from(self.tile)]
    }

    /// Whether a player has a unit in a sector of the tile.
    #[must_use]
    pub fn is_held_by(&self, player: Player, space: Space) -> bool {
        self.standing().any(|(_, unit, at)| at == space && unit.owner == player)
    }

    /// Whether two units are the same to whoever chooses between them: alike in all that is known of them, with nothing aboard.
    #[must_use]
    pub fn are_alike(&self, one: UnitNumber, other: UnitNumber) -> bool {
        let empty = |unit| self.cargo(unit).next().is_none();
        one == other || (self.unit(one) == self.unit(other) && empty(one) && empty(other))
    }
}
