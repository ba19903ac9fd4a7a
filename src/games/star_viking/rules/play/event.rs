//! The events of a game: each is one small fact, and cites the rule that causes it.

use serde::{Deserialize, Serialize};

use super::{Conclusion, Ending, Port, Shooter, UnitNumber};
use crate::{Effect, Shot, Space, book};
use rules::Citation;
use rules::play::Player;

/// An event of a game, which is one small fact. Money is in mega-credits.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Event {
    /// The tile with this number was dealt, so it is in play.
    Dealt(u8),
    /// This many local units were put aside.
    SetAside(u16),
    /// A unit starts on the tile with this number.
    Stationed(UnitNumber, u8),
    /// A Quadrant Capital stands on the tile with this number.
    Capital(u8),
    /// A player has this much money before the first turn.
    Purse(Player, u32),
    /// A turn began, counted from 1.
    Turn(u16),
    /// A starship with its cargo jumped from the first place to the second.
    Jumped(UnitNumber, Port, Port),
    /// The segment of the tile with this number began.
    Segment(u8),
    /// A round of the segment began, counted from 1.
    Round(u16),
    /// A player rolled a die for this purpose, and the die showed this number.
    Die(Player, Purpose, u8),
    /// A unit was placed in this sector before the first round.
    Placed(UnitNumber, Site),
    /// A unit came onto the tile, into this sector.
    Entered(UnitNumber, Site),
    /// A unit moved from the first sector to the second.
    Moved(UnitNumber, Space, Site),
    /// The first unit was loaded into the second.
    Loaded(UnitNumber, UnitNumber),
    /// The first unit was unloaded from the second.
    Unloaded(UnitNumber, UnitNumber),
    /// The first unit handed plunder to the second, worth this many mega-credits.
    Handed(UnitNumber, UnitNumber, u16),
    /// A pod was thrown out.
    ThrownOut(UnitNumber),
    /// A unit withdrew, with all its cargo except local units.
    Withdrew(UnitNumber),
    /// A unit evades.
    Evades(UnitNumber),
    /// A shot was fired.
    Shot {
        /// The number of the tile on which the shot was fired.
        tile: u8,
        /// The unit or sector that fired.
        shooter: Shooter,
        /// The unit at which the shot was fired.
        target: UnitNumber,
        /// The differential with all its modifiers.
        differential: i8,
        /// The total of two dice.
        roll: u8,
        /// The result of the shot.
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
    /// The local defenses surrendered if true, and refused if false.
    Surrender(bool),
    /// A sector was plundered into the hold of a unit, for this many mega-credits.
    Plundered(Site, UnitNumber, u16),
    /// The segment ended.
    Ended(Ending),
    /// A player controls the tile with this number after its segment.
    Control(u8, Player),
    /// The outcome of a roll for the Federation's politics: its effect, and the amount that the table gives for the effect.
    Decree(Effect, u32),
    /// The dice were rolled again, because the last turn has no civil war.
    RolledAgain,
    /// A unit goes to a war of the Federation.
    GoneToWar(UnitNumber),
    /// A Viking landed the plunder of a unit, worth this many mega-credits.
    Landed(UnitNumber, u16),
    /// The tile with this number was taxed. The first amount went to the treasury of the player, the second to the tile's local funds.
    Taxed(u8, Player, u32, u32),
    /// A home base paid its taxes.
    HomeTaxed(Player, u32),
    /// The Federation received emergency aid.
    Aid(u32),
    /// A unit was built in a place.
    Built(UnitNumber, Port),
    /// A player spent this amount from a fund; a separate event says on what.
    Spent(Player, Purse, u32),
    /// A hit of a unit was removed.
    Mended(UnitNumber),
    /// The critical hit of a unit was removed.
    MendedCritical(UnitNumber),
    /// A player gained this many points from this source.
    Points(Player, u32, Gain),
    /// The points of a player were shown to all players.
    Revealed(Player, u32),
    /// This amount of unspent money in a fund was lost.
    Lapsed(Purse, u32),
    /// The game ended.
    Over(Conclusion),
}

/// A sector of a tile.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
pub struct Site {
    /// The number of the tile.
    pub tile: u8,
    /// The sector on that tile.
    pub space: Space,
}

/// The fund from which money comes.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Purse {
    /// The treasury of a player.
    Treasury,
    /// The local funds of a tile.
    Local(u8),
    /// Emergency aid.
    Aid,
}

/// The source of points.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Gain {
    /// The player bought the points.
    Bought,
    /// The Federation had to buy the points because of its politics.
    Owed,
    /// The points were scored for units that went to a civil war.
    CivilWar,
    /// The points were scored for holding a Quadrant Capital.
    Capital,
}

/// The result of a shot at its target ("Combat Results").
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum ShotEnd {
    /// No effect.
    Miss,
    /// A hit.
    Hit,
    /// A critical hit.
    Critical,
}

/// The purpose of a die roll.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Purpose {
    /// The budget of a Viking.
    Budget,
    /// A shot of this shooter.
    Shot(Shooter),
    /// A request for surrender, or the defender's answer to it.
    Surrender,
    /// The plunder in this sector.
    Plunder(Space),
    /// The Federation's politics, by the number of the table.
    Politics(u8),
    /// Emergency aid for the tile with this number.
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
    /// The unit that acts or is acted on; `None` if the event is not about a single unit.
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

    /// The rule that causes the event.
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
