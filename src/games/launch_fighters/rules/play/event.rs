//! The events of a battle, one small fact at a time: every die with its purpose, and every change.

use serde::{Deserialize, Serialize};

use super::{Ending, Formation, Phase, ShipNumber, Shot, SquadronNumber, System, Unit};
use crate::Part;
use geometry::{Facing, Space};
use rules::play::Player;

/// An event of the battle.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Event {
    /// A turn began, counted from 1.
    Turn(u16),
    /// A phase, or a step of a phase, began in which some player has something to do. Contains the turn (0 during set-up), the phase, and the step if
    /// the phase has steps.
    Phase(u16, Phase, u8),
    /// A player rolled a die.
    Die(Player, Purpose, u8),
    /// The initiative of a player: the sum of dice and sensors, and the player's place in the sequence, where 0 is the lowest.
    Initiative(Player, u8, u8),
    /// A ship was placed in a space.
    Placed(ShipNumber, Space),
    /// A reinforcement arrived in a space.
    Arrived(ShipNumber, Space),
    /// A unit moved from one space to another.
    Moved(Unit, Space, Space),
    /// A ship moved from one space to another by a booster.
    Boosted(ShipNumber, Space, Space),
    /// A ship ended its movement with this facing.
    Faced(ShipNumber, Facing),
    /// A unit declared that it engages warp.
    Warp(Unit),
    /// A unit was hit by asteroids.
    Struck(Unit),
    /// A unit that asteroids stopped in an occupied space fell back to this space.
    FellBack(Unit, Space),
    /// A squadron was pushed into a space.
    Pushed(SquadronNumber, Space),
    /// A squadron was launched from a ship into a space.
    Launched(SquadronNumber, ShipNumber, Space),
    /// A squadron landed on a ship.
    Landed(SquadronNumber, ShipNumber),
    /// A ship fired at another ship or at squadrons; contains the dice that it gathered and everything that changed them before the first barrage.
    Fired {
        /// The ship that fires.
        ship: ShipNumber,
        /// The weapons system that fires.
        system: System,
        /// The target ship; `None` for flak, which is fired at squadrons.
        target: Option<ShipNumber>,
        /// How many dice were gathered; for launchers, this is how many missiles were spent.
        gathered: u8,
        /// Whether the target is fast for the cannons, which halves the dice.
        fast: bool,
        /// How many dice were lost because missiles were intercepted.
        intercepted: u8,
        /// Whether flanking doubled the remaining dice.
        flanked: bool,
        /// How many dice the resulting pool has.
        pool: u8,
    },
    /// A barrage was rolled.
    Barrage {
        /// The unit that fired, and its weapons system.
        shot: Shot,
        /// The squadrons that fired in formation with the unit.
        with: Formation,
        /// The unit that the barrage was rolled against.
        target: Unit,
        /// How many dice were rolled.
        dice: u8,
        /// The sum of the dice after terrain was subtracted.
        sum: u16,
        /// The amount that terrain subtracted from the sum.
        terrain: u8,
        /// The defense that the sum had to beat.
        defense: u8,
        /// The result of the barrage.
        result: Hit,
    },
    /// Two squadrons fought; the terrain around each squadron lowers the roll of the other.
    Dogfight {
        /// The squadron that attacked.
        attacker: SquadronNumber,
        /// The squadron that was attacked.
        defender: SquadronNumber,
        /// The attacker's roll, after terrain lowered it.
        attack: u8,
        /// The defender's roll, after terrain lowered it.
        defense: u8,
        /// The amounts that terrain subtracted from the attacker's and from the defender's roll.
        lowered: [u8; 2],
        /// Whether the defender lies upside down, so that it cannot hurt the attacker.
        harmless: bool,
    },
    /// A stat, or a kind of hold, was reduced to this level; the shot is `None` if asteroids reduced it.
    Reduced(ShipNumber, Part, u16, Option<Shot>),
    /// A squadron was turned upside down; the shot is `None` if asteroids hit it.
    Flipped(SquadronNumber, Option<Shot>),
    /// A squadron was forced to return to base; the shot is `None` if the squadron was pushed.
    Recalled(SquadronNumber, Option<Shot>),
    /// A unit was eliminated; the shot is `None` if no unit fired.
    Eliminated(Unit, Option<Shot>),
    /// A squadron advanced into a space.
    Advanced(SquadronNumber, Space),
    /// A squadron recovered and lies right side up again.
    Recovered(SquadronNumber),
    /// A repair raised a stat to this level.
    Raised(ShipNumber, Part, u16),
    /// A unit retreated from the map; contains the space from which it retreated.
    Retreated(Unit, Space),
    /// A unit left the map by warp.
    Departed(Unit),
    /// A special condition was met; contains its index in the scenario, counted from 0.
    Goal(u16),
    /// The game ended for this reason.
    Ended(Ending),
}

/// The purpose of a die roll.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Purpose {
    /// A roll for the order in which players place their ships.
    SetUp,
    /// A roll for the initiative of a turn.
    Initiative,
    /// A roll to break a tie in the order of placement or in initiative.
    RollOff,
    /// A roll for a unit that enters asteroids.
    Asteroids(Unit),
    /// The roll for a squadron's attempt to intercept a missile.
    Intercept,
    /// The roll of one die of a barrage.
    Barrage(Shot),
    /// The roll for the defense of a squadron against a barrage.
    Defense(SquadronNumber),
    /// The roll of a squadron in a dogfight.
    Dogfight(SquadronNumber),
    /// The roll that decides whether a squadron inside a ship whose bays are hit is destroyed.
    Bays(ShipNumber),
    /// The roll for an attempt at repair.
    Repair(ShipNumber),
}

/// The result of a barrage ("7) Damage and Hits").
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Hit {
    /// Every die showed a one.
    AutomaticMiss,
    /// The sum does not beat the defense.
    Miss,
    /// The sum beats the defense.
    Hit,
    /// The sum beats twice the defense.
    Direct,
}

impl Hit {
    /// The result of a sum against a defense, for dice that do not all show 1.
    #[must_use]
    pub const fn of(sum: u16, defense: u16) -> Self {
        if sum > 2 * defense {
            Self::Direct
        } else if sum > defense {
            Self::Hit
        } else {
            Self::Miss
        }
    }
}
