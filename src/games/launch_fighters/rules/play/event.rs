//! What happens in a battle, one small fact at a time: every die with what it was for, and every change.

use serde::{Deserialize, Serialize};

use super::{Ending, Formation, Phase, ShipNumber, Shot, SquadronNumber, System, Unit};
use crate::Part;
use geometry::{Facing, Space};
use rules::play::Player;

/// Something that happened.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Event {
    /// A turn began, counted from 1.
    Turn(u16),
    /// A phase began in which some player has something to do, or a step of it: the turn, 0 during set-up, the phase, and the step of a phase that
    /// has any.
    Phase(u16, Phase, u8),
    /// A player rolled a die.
    Die(Player, Purpose, u8),
    /// A player's initiative: the sum of dice and sensors, and the place in the sequence, 0 the lowest.
    Initiative(Player, u8, u8),
    /// A ship was placed.
    Placed(ShipNumber, Space),
    /// A reinforcement arrived.
    Arrived(ShipNumber, Space),
    /// A unit moved a space, from and to.
    Moved(Unit, Space, Space),
    /// A ship used a booster, from and to.
    Boosted(ShipNumber, Space, Space),
    /// A ship ended its movement with a facing.
    Faced(ShipNumber, Facing),
    /// A unit declared that it engages warp.
    Warp(Unit),
    /// A unit was hit by asteroids.
    Struck(Unit),
    /// A unit that asteroids stopped in a taken space fell back to this one.
    FellBack(Unit, Space),
    /// A squadron was pushed into a space.
    Pushed(SquadronNumber, Space),
    /// A squadron was launched from a ship into a space.
    Launched(SquadronNumber, ShipNumber, Space),
    /// A squadron landed on a ship.
    Landed(SquadronNumber, ShipNumber),
    /// A ship took aim at another; the dice that it gathered and what changed them before the first barrage.
    Fired {
        /// The ship that fires.
        ship: ShipNumber,
        /// The system.
        system: System,
        /// The target; none for flak.
        target: Option<ShipNumber>,
        /// Dice gathered, and missiles spent.
        gathered: u8,
        /// Whether the target is too fast for the cannons.
        fast: bool,
        /// Dice that intercepts took away.
        intercepted: u8,
        /// Whether flanking doubled what was left.
        flanked: bool,
        /// The pool that resulted.
        pool: u8,
    },
    /// A barrage was rolled.
    Barrage {
        /// The unit that fired, and its system.
        shot: Shot,
        /// The squadrons that fired together with it.
        with: Formation,
        /// The target.
        target: Unit,
        /// The number of dice.
        dice: u8,
        /// Their sum, lowered by terrain.
        sum: u16,
        /// By how much terrain lowered it, which is never below one.
        terrain: u8,
        /// The defense that it had to beat.
        defense: u8,
        /// The result.
        result: Hit,
    },
    /// Two squadrons fought; each roll is lowered by the terrain of the other.
    Dogfight {
        /// The squadron that attacked.
        attacker: SquadronNumber,
        /// The squadron that was attacked.
        defender: SquadronNumber,
        /// The attacker's roll.
        attack: u8,
        /// The defender's roll.
        defense: u8,
        /// By how much terrain lowered the one and the other.
        lowered: [u8; 2],
        /// Whether the defender lies upside down and cannot hurt the attacker.
        harmless: bool,
    },
    /// A stat, or holds, fell to this level; none where asteroids did it.
    Reduced(ShipNumber, Part, u16, Option<Shot>),
    /// A squadron was turned upside down by a shot; none where asteroids did it.
    Flipped(SquadronNumber, Option<Shot>),
    /// A squadron was forced to return to base, by a shot; none where it was pushed.
    Recalled(SquadronNumber, Option<Shot>),
    /// A unit was eliminated, by a shot; none if no unit fired.
    Eliminated(Unit, Option<Shot>),
    /// A squadron advanced into a space.
    Advanced(SquadronNumber, Space),
    /// A squadron recovered and lies right side up again.
    Recovered(SquadronNumber),
    /// A repair raised a stat to this level.
    Raised(ShipNumber, Part, u16),
    /// A unit retreated from a space.
    Retreated(Unit, Space),
    /// A unit left by warp.
    Departed(Unit),
    /// A special condition was met, by its index in the scenario, counted from 0.
    Goal(u16),
    /// The game ended.
    Ended(Ending),
}

/// What a die was rolled for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Purpose {
    /// The order of placement.
    SetUp,
    /// The initiative of a turn.
    Initiative,
    /// To break a tie of either.
    RollOff,
    /// A unit that enters asteroids.
    Asteroids(Unit),
    /// A squadron's attempt to intercept.
    Intercept,
    /// A die of a barrage.
    Barrage(Shot),
    /// A squadron's defense.
    Defense(SquadronNumber),
    /// A squadron's die in a dogfight.
    Dogfight(SquadronNumber),
    /// The squadrons inside a ship whose bays are hit.
    Bays(ShipNumber),
    /// An attempt at repair.
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
    /// The result of a sum against a defense.
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
