//! What happens in a game, one small fact at a time, and the rule that causes it.

use serde::{Deserialize, Serialize};

use super::{Conclusion, Ending, Port, Shooter, UnitNumber};
use crate::{Effect, Shot, Space, book};
use rules::Citation;
use rules::play::Player;

/// Something that happened. Money is in mega-credits.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Event {
    /// A system was dealt.
    Dealt(u8),
    /// This many local units were put aside.
    SetAside(u16),
    /// A unit starts on a tile.
    Stationed(UnitNumber, u8),
    /// A Quadrant Capital stands on a tile.
    Capital(u8),
    /// A player has this much money before the first turn.
    Purse(Player, u32),
    /// A turn began, counted from 1.
    Turn(u16),
    /// A starship with its cargo jumped.
    Jumped(UnitNumber, Port, Port),
    /// The segment of a tile began, by its number.
    Segment(u8),
    /// A round of it began, counted from 1.
    Round(u16),
    /// A player rolled a die.
    Die(Player, Purpose, u8),
    /// A unit was placed in a sector.
    Placed(UnitNumber, Site),
    /// A unit came onto the tile.
    Entered(UnitNumber, Site),
    /// A unit moved from a sector to another.
    Moved(UnitNumber, Space, Site),
    /// A unit was loaded into another.
    Loaded(UnitNumber, UnitNumber),
    /// A unit was unloaded from another.
    Unloaded(UnitNumber, UnitNumber),
    /// A unit handed its plunder, of this amount, to another.
    Handed(UnitNumber, UnitNumber, u16),
    /// A pod was thrown out.
    ThrownOut(UnitNumber),
    /// A unit withdrew, with all its cargo but local units.
    Withdrew(UnitNumber),
    /// A unit evades.
    Evades(UnitNumber),
    /// A shot was fired: the differential, the total of the dice, and what came of it.
    Shot {
        /// On which tile.
        tile: u8,
        /// The unit or sector that fired.
        shooter: Shooter,
        /// The unit it fired at.
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
    /// A sector was plundered into a hold.
    Plundered(Site, UnitNumber, u16),
    /// The segment ended.
    Ended(Ending),
    /// A player controls a tile now.
    Control(u8, Player),
    /// The outcome of a roll for the Federation's politics, with its number.
    Decree(Effect, u32),
    /// The dice were rolled again, since there is no civil war in the last turn.
    RolledAgain,
    /// A unit goes to a war of the Federation.
    GoneToWar(UnitNumber),
    /// A Viking landed the plunder of a unit.
    Landed(UnitNumber, u16),
    /// A tile was taxed: an amount for the treasury of a player, then one for its local funds.
    Taxed(u8, Player, u32, u32),
    /// A home base paid its taxes.
    HomeTaxed(Player, u32),
    /// The Federation is given aid.
    Aid(u32),
    /// A unit was built.
    Built(UnitNumber, Port),
    /// An amount was spent; another event tells what for.
    Spent(Player, Purse, u32),
    /// A hit of a unit was removed.
    Mended(UnitNumber),
    /// The critical hit of a unit was removed.
    MendedCritical(UnitNumber),
    /// A player gained points: how many, and how.
    Points(Player, u32, Gain),
    /// All players are shown how many points a player has.
    Revealed(Player, u32),
    /// Unspent money is lost.
    Lapsed(Purse, u32),
    /// The game is over.
    Over(Conclusion),
}

/// A sector of a tile.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
pub struct Site {
    /// The number of the tile.
    pub tile: u8,
    /// The sector.
    pub space: Space,
}

/// Which money it is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Purse {
    /// A treasury's.
    Treasury,
    /// The local funds of a tile.
    Local(u8),
    /// Aid.
    Aid,
}

/// How points are gained.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Gain {
    /// They were bought.
    Bought,
    /// They were bought because politics asked for it.
    Owed,
    /// For units that went to a civil war.
    CivilWar,
    /// For holding a Quadrant Capital.
    Capital,
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
    /// What a Viking has to spend.
    Budget,
    /// A shot.
    Shot(Shooter),
    /// A request for surrender, or its refusal.
    Surrender,
    /// Plunder in a sector.
    Plunder(Space),
    /// The Federation's politics, by the number of the table.
    Politics(u8),
    /// Aid, for a tile.
    Aid(u8),
}

impl From<Shot> for ShotEnd {
    fn from(shot: Shot) -> Self {
        match shot {
            Shot::Miss => Self::Miss,
            Shot::Hit => Self::Hit,
            Shot::Critical => Self::Critical,
        }
    }
}

impl Event {
    /// The unit that acts or is acted on; none where it is not about a single unit.
    #[must_use]
    pub const fn unit(&self) -> Option<UnitNumber> {
        match *self {
            Self::Stationed(unit, _)
            | Self::Jumped(unit, ..)
            | Self::Placed(unit, _)
            | Self::Entered(unit, _)
            | Self::Moved(unit, ..)
            | Self::Loaded(unit, _)
            | Self::Unloaded(unit, _)
            | Self::Handed(unit, ..)
            | Self::ThrownOut(unit)
            | Self::Withdrew(unit)
            | Self::Evades(unit)
            | Self::Absorbed(unit)
            | Self::Hit(unit)
            | Self::Crippled(unit)
            | Self::Destroyed(unit)
            | Self::Expended(unit)
            | Self::GoneToWar(unit)
            | Self::Built(unit, _)
            | Self::Mended(unit)
            | Self::MendedCritical(unit)
            | Self::Landed(unit, _)
            | Self::Plundered(_, unit, _) => Some(unit),
            _ => None,
        }
    }

    /// The rule that causes this.
    #[must_use]
    pub const fn citation(&self) -> Citation {
        match self {
            Self::Dealt(_) => book("Starting Set-Up: Star System Tiles"),
            Self::SetAside(_) => book("Starting Set-Up: Local Defense Deployment"),
            Self::Stationed(..) => book("Starting Set-Up: Federate Forces Deployment"),
            Self::Capital(_) => book("Federate Forces Deployment: Quadrant Capital"),
            Self::Purse(..) | Self::Die(_, Purpose::Budget, _) => book("Starting Set-Up: Viking Forces Deployment"),
            Self::Turn(_) => book("Turn Procedure"),
            Self::Jumped(..) => book("Strategic Movement: Procedure"),
            Self::Segment(_) => book("Tactical Action: When Tactical Action Segments Occur"),
            Self::Round(_) => book("Tactical Action: Segment Playing Procedure"),
            Self::Die(_, Purpose::Shot(_), _) | Self::Shot { .. } => book("Mutual Combat: Combat Resolution"),
            Self::Die(_, Purpose::Surrender, _) | Self::Surrender(_) => book("System Surrender"),
            Self::Die(_, Purpose::Plunder(_), _) | Self::Plundered(..) => book("Viking Plunder: Plunder Procedure"),
            Self::Placed(..) => book("Initial Deployment for Tactical Action"),
            Self::Entered(..) | Self::Moved(..) => book("Tactical Action Movement"),
            Self::Loaded(..) | Self::Unloaded(..) => book("Loading & Unloading Cargo"),
            Self::ThrownOut(_) | Self::Absorbed(_) => book("Weapons Pod"),
            Self::Expended(_) => book("Weapons Pod: Missile Pod"),
            Self::Withdrew(_) => book("Withdrawal: Withdrawal Procedure"),
            Self::Evades(_) => book("Evasion"),
            Self::Hit(_) => book("Combat Results: Hit"),
            Self::Destroyed(_) => book("Combat Results"),
            Self::Crippled(_) => book("Combat Results: Critical Hit"),
            Self::Ended(Ending::Nothing) => Citation::Drydock(
                "two sides that cannot hurt each other would fight for ever, so that ten rounds of which nothing comes end a segment",
            ),
            Self::Ended(_) => book("Ending a Segment"),
            Self::Control(..) => book("Ending a Segment: Control"),
            Self::Decree(Effect::Battlecruiser, _) => book("Federation Politics: Battlecruiser Construction Program"),
            Self::Decree(Effect::Frigates | Effect::AnyFrigates, _) => book("Federation Politics: Frigate Construction Program"),
            Self::Die(_, Purpose::Politics(_), _) | Self::Decree(..) | Self::RolledAgain | Self::GoneToWar(_) => {
                book("Federation Politics: General Politics")
            }
            Self::Die(_, Purpose::Aid(_), _) | Self::Aid(_) | Self::Lapsed(Purse::Aid, _) => {
                book("Federation Politics: Emergency Aid Program")
            }
            Self::Handed(..) => book("Viking Plunder: Carrying Plunder"),
            Self::Landed(..) => book("Viking Plunder: Using Plunder"),
            Self::Taxed(..) => book("Taxation"),
            Self::HomeTaxed(..) => book("Taxation: Viking Home Base Taxes"),
            Self::Built(..) => book("New Construction"),
            Self::Mended(_) | Self::MendedCritical(_) => book("Repairs"),
            Self::Spent(_, Purse::Local(_), _) | Self::Lapsed(..) => book("Use of Funds: Local Defense Funds"),
            Self::Spent(..) => book("Use of Funds"),
            Self::Points(_, _, Gain::Capital) | Self::Revealed(..) => book("Game Variations"),
            Self::Points(_, _, Gain::CivilWar) => book("Federation Politics: Civil War"),
            Self::Points(..) => book("Victory Points & Victory"),
            Self::Over(_) => book("Game End & Victory"),
        }
    }
}
