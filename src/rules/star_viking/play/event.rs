//! What happens, one small fact at a time, and the rule from which it comes.

use serde::{Deserialize, Serialize};

use super::{Ending, Shooter, UnitNumber};
use crate::rules::Citation;
use crate::rules::play::Player;
use crate::rules::star_viking::{self, Space, book};

/// Something that happened.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Event {
    /// The segment of a tile began, by its number.
    Segment(u8),
    /// A round of it began, counted from 1.
    Round(u16),
    /// A player rolled a die.
    Die(Player, Purpose, u8),
    /// A unit was placed in a sector.
    Placed(UnitNumber, Space),
    /// A unit came onto the tile.
    Entered(UnitNumber, Space),
    /// A unit moved from a sector to another.
    Moved(UnitNumber, Space, Space),
    /// A unit was loaded into another.
    Loaded(UnitNumber, UnitNumber),
    /// A unit was unloaded from another.
    Unloaded(UnitNumber, UnitNumber),
    /// A pod was thrown out.
    ThrownOut(UnitNumber),
    /// A unit withdrew, with all its cargo but local units.
    Withdrew(UnitNumber),
    /// A unit evades.
    Evades(UnitNumber),
    /// A shot was fired: the differential, the total of the dice, and what came of it.
    Shot {
        /// Who fired.
        shooter: Shooter,
        /// At what.
        target: UnitNumber,
        /// The differential with all its modifiers.
        differential: i8,
        /// The total of two dice.
        roll: u8,
        /// What it does.
        result: ShotEnd,
    },
    /// The pods of a unit absorbed a hit and are gone.
    Absorbed(UnitNumber),
    /// A unit took a hit on its hull.
    Hit(UnitNumber),
    /// A unit survived its first critical hit.
    Crippled(UnitNumber),
    /// A unit was destroyed, or lost as cargo.
    Destroyed(UnitNumber),
    /// A missile pod hit critically and is out of missiles.
    Expended(UnitNumber),
    /// The local defenses surrendered, or did not.
    Surrender(bool),
    /// A sector was plundered into a hold, for so many mega-credits.
    Plundered(Space, UnitNumber, u16),
    /// The segment ended.
    Ended(Ending),
    /// A player controls the tile now.
    Control(Player),
}

/// What a shot does to its target ("Combat Results").
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum ShotEnd {
    /// Nothing.
    Miss,
    /// A hit.
    Hit,
    /// A critical hit.
    Critical,
}

/// What a die was rolled for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Purpose {
    /// A shot.
    Shot(Shooter),
    /// A request for surrender, or its refusal.
    Surrender,
    /// Plunder in a sector.
    Plunder(Space),
}

impl From<star_viking::Shot> for ShotEnd {
    fn from(shot: star_viking::Shot) -> Self {
        match shot {
            star_viking::Shot::Miss => Self::Miss,
            star_viking::Shot::Hit => Self::Hit,
            star_viking::Shot::Critical => Self::Critical,
        }
    }
}

impl Event {
    /// The rule from which this comes.
    #[must_use]
    pub const fn citation(&self) -> Citation {
        match self {
            Self::Segment(_) => book("Tactical Action: When Tactical Action Segments Occur"),
            Self::Round(_) => book("Tactical Action: Segment Playing Procedure"),
            Self::Die(_, Purpose::Shot(_), _) | Self::Shot { .. } => book("Mutual Combat: Combat Resolution"),
            Self::Die(_, Purpose::Surrender, _) | Self::Surrender(_) => book("System Surrender"),
            Self::Die(_, Purpose::Plunder(_), _) | Self::Plundered(..) => book("Viking Plunder: Plunder Procedure"),
            Self::Placed(..) => book("Initial Deployment for Tactical Action"),
            Self::Entered(..) | Self::Moved(..) => book("Tactical Action Movement"),
            Self::Loaded(..) | Self::Unloaded(..) => book("Loading & Unloading Cargo: During Tactical Action"),
            Self::ThrownOut(_) | Self::Absorbed(_) => book("Weapons Pod"),
            Self::Expended(_) => book("Weapons Pod: Missile Pod"),
            Self::Withdrew(_) => book("Withdrawal: Withdrawal Procedure"),
            Self::Evades(_) => book("Evasion"),
            Self::Hit(_) | Self::Destroyed(_) => book("Combat Results: Hit"),
            Self::Crippled(_) => book("Combat Results: Critical Hit"),
            Self::Ended(Ending::Nothing) => Citation::Drydock(
                "two sides that cannot hurt each other would fight for ever, so that ten rounds of which nothing comes end a segment",
            ),
            Self::Ended(_) => book("Ending a Segment"),
            Self::Control(_) => book("Ending a Segment: Control"),
        }
    }
}
