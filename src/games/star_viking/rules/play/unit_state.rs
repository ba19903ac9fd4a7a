//! The state of a counter of the game, and the place where it is.

use serde::{Deserialize, Serialize};

use crate::{Damage, Space, UnitType};
use rules::Id;
use rules::play::Player;

/// The number of a unit. A counter keeps its number even while it is in the supply or lost.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(transparent)]
pub struct UnitNumber(pub u16);

/// The state of one unit.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct UnitState {
    /// The type of the unit.
    pub kind: Id<UnitType>,
    /// The owner of the unit; in the supply, the player who can build it first.
    pub owner: Player,
    /// The number of the tile in or beside which the unit is, or from which it withdrew; [`UnitState::NO_TILE`] at a home base and in the supply.
    pub tile: u8,
    /// The place of the unit on the tile or elsewhere.
    pub at: Where,
    /// The damage of the unit.
    pub damage: Damage,
    /// The plunder that the unit carries, in mega-credits.
    pub plunder: u16,
    /// What the unit has done in this phase of movement or orders.
    pub used: Used,
}

/// What a unit has done since the phase of movement or of orders began.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Used {
    /// The activation of the unit is over.
    pub acted: bool,
    /// The unit has moved, or jumped.
    pub moved: bool,
    /// The unit was loaded or unloaded, or has loaded or unloaded something.
    pub handled: bool,
    /// The unit was handed plunder, and cannot hand it on in the same phase.
    #[serde(default, skip_serializing_if = "is_false")]
    pub took: bool,
    /// The unit stood in deep space when the phase began.
    pub began_deep: bool,
    /// The unit evades in this phase of combat.
    pub evades: bool,
}

#[expect(clippy::trivially_copy_pass_by_ref, reason = "the serializer hands out references")]
const fn is_false(flag: &bool) -> bool {
    !*flag
}

/// The place of a unit.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Where {
    /// In the supply, among the counters that can still be built.
    Supply,
    /// At the home base of the unit's Viking.
    Home,
    /// In the system, before the unit's player has chosen a sector.
    Waiting,
    /// Beside the tile, about to enter it.
    Beside,
    /// In a sector.
    In(Space),
    /// In the hold of a unit.
    Aboard(UnitNumber),
    /// Out of the game, or out of the segment, for this reason.
    Gone(Fate),
}

/// The reason why a unit is gone.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Fate {
    /// The unit was destroyed. Its counter can be built again.
    Destroyed,
    /// The unit withdrew into hyperspace, where it is in limbo until it jumps.
    Withdrawn,
    /// The unit surrendered, and comes back when the segment is over.
    Surrendered,
}

/// Makes a unit, and says where a unit is.
impl UnitState {
    /// The tile number of a unit that is in or beside no tile.
    pub const NO_TILE: u8 = u8::MAX;

    /// A unit in this place that has not acted yet and has neither damage nor plunder.
    #[must_use]
    pub fn new(kind: Id<UnitType>, owner: Player, tile: u8, at: Where) -> Self {
        Self { kind, owner, tile, at, damage: Damage::default(), plunder: 0, used: Used::default() }
    }

    /// Whether the unit is still in the game, that is, neither in the supply nor destroyed.
    #[must_use]
    pub fn is_left(&self) -> bool {
        !self.is_supply()
    }

    /// Whether the unit's counter can be built, because it was never in play or is destroyed.
    #[must_use]
    pub const fn is_supply(&self) -> bool {
        matches!(self.at, Where::Supply | Where::Gone(Fate::Destroyed))
    }

    /// The sector in which the unit stands; `None` for cargo, and for a unit that is not on a tile.
    #[must_use]
    pub const fn space(&self) -> Option<Space> {
        if let Where::In(space) = self.at { Some(space) } else { None }
    }
}
