//! The rule that each event follows from.

use super::{Ending, Event, Phase, Purpose, System, Unit};
use crate::book;
use rules::Citation;

const WARP: &str = "Advanced Rules: Add-ons, Warp Drive";
const REPAIR: &str = "Advanced Rules: Add-ons, Repair";
const ASTEROIDS: &str = "Advanced Rules: Terrain, Asteroids";
const PLACEMENT: &str = "Setup: Placement on the Map";
const INITIATIVE: &str = "The Battle: A) Initiative";
const MOVE: &str = "The Battle: B) Movement, How to Move";
const TARGETS: &str = "The Battle: C) Attack, 2) Targets and Range";
const BARRAGES: &str = "The Battle: C) Attack, 6) Barrages";
const DAMAGE: &str = "The Battle: C) Attack, 7) Damage and Hits";
const DOGFIGHT: &str = "The Battle: C) Attack, Dogfight";
const HITS_ON_SHIPS: &str = "The Battle: C) Attack, Hits on Ships";
const HITS_ON_FIGHTERS: &str = "The Battle: C) Attack, Hits on Fighters";
const RETURN: &str = "The Battle: C) Attack, Return to Base";
const RECOVERY: &str = "The Battle: D) Recovery";
const ARRIVAL: Citation =
    Citation::Drydock("reinforcements arrive before the initiative of their turn, so that they take part in all of it");

impl Event {
    /// The rule that this event follows from.
    #[must_use]
    pub const fn citation(&self) -> Citation {
        match self {
            Self::Turn(_) => book("The Battle"),
            Self::Phase(_, phase, _) => phase.citation(),
            Self::Die(_, purpose, _) => purpose.citation(),
            Self::Initiative(..) => book(INITIATIVE),
            Self::Placed(..) => book(PLACEMENT),
            Self::Arrived(..) => ARRIVAL,
            Self::Moved(..) | Self::Faced(..) | Self::Pushed(..) => book(MOVE),
            Self::Boosted(..) => book("Advanced Rules: Add-ons, Boosters"),
            Self::Warp(_) | Self::Departed(_) => book(WARP),
            Self::FellBack(..) => {
                Citation::Drydock("a unit that asteroids stop cannot stay where another is, so it stops one space earlier")
            }
            Self::Launched(..) => book("The Battle: C) Attack, Launching Fighters! With Bays"),
            Self::Landed(..) | Self::Recalled(..) => book(RETURN),
            Self::Fired { target: Some(_), .. } => book(TARGETS),
            Self::Fired { target: None, .. } => book("The Battle: C) Attack, Flak"),
            Self::Barrage { .. } => book(DAMAGE),
            Self::Dogfight { .. } => book(DOGFIGHT),
            Self::Struck(_) | Self::Reduced(_, _, _, None) | Self::Flipped(_, None) => book(ASTEROIDS),
            Self::Reduced(_, _, _, Some(_)) | Self::Eliminated(Unit::Ship(_), _) => book(HITS_ON_SHIPS),
            Self::Flipped(_, Some(_)) | Self::Eliminated(Unit::Squadron(_), _) => book(HITS_ON_FIGHTERS),
            Self::Advanced(..) => book("The Battle: C) Attack, Advance"),
            Self::Recovered(_) | Self::Retreated(..) => book(RECOVERY),
            Self::Raised(..) => book(REPAIR),
            Self::Goal(_) => book("Victory"),
            Self::Ended(ending) => ending.citation(),
        }
    }
}

impl Purpose {
    const fn citation(self) -> Citation {
        match self {
            Self::SetUp => book(PLACEMENT),
            Self::Initiative | Self::RollOff => book(INITIATIVE),
            Self::Asteroids(_) => book(ASTEROIDS),
            Self::Intercept => book("The Battle: C) Attack, Intercept"),
            Self::Barrage(shot) => match shot.system {
                System::Guns => book("The Battle: C) Attack, Fighter Formations"),
                System::Cannons | System::Launchers | System::Bays => book(BARRAGES),
            },
            Self::Defense(_) => book("The Battle: C) Attack, Fighter Defense"),
            Self::Dogfight(_) => book(DOGFIGHT),
            Self::Bays(_) => book("The Battle: C) Attack, Consequences of Hits"),
            Self::Repair(_) => book(REPAIR),
        }
    }
}

impl Phase {
    const fn citation(self) -> Citation {
        match self {
            Self::SetUp => book(PLACEMENT),
            Self::Arrival => ARRIVAL,
            Self::Initiative => book(INITIATIVE),
            Self::Movement => book("The Battle: B) Movement"),
            Self::Attack => book("The Battle: C) Attack, Sequence"),
            Self::Recovery => book(RECOVERY),
        }
    }
}

impl Ending {
    const fn citation(self) -> Citation {
        match self {
            Self::LastFleet | Self::TurnLimit | Self::Goal(_) => book("Victory"),
            Self::Stalemate => {
                Citation::Drydock("a stalemate is evident once nothing has come of five whole turns, or of twenty")
            }
        }
    }
}
