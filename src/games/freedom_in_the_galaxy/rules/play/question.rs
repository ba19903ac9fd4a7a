//! Phases, and what a player is asked.

use serde::{Deserialize, Serialize};

use super::{CharacterNumber, EnvironNumber, PlanetNumber, PossessionNumber, UnitKind};
use crate::Side;

/// The phases and segments of a game (4.0).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum Phase {
    /// The players place what the set-up leaves to them.
    SettingUp,
    /// The movement segment.
    Movement,
    /// The enemy reaction segment.
    Reaction,
    /// The military combat segment.
    Combat,
    /// The search phase.
    Search,
    /// The mission phase.
    Missions,
    /// The end of a player-turn.
    End,
}

impl Phase {
    /// What it is called.
    #[must_use]
    pub const fn label(self) -> &'static str {
        match self {
            Self::SettingUp => "set-up",
            Self::Movement => "movement",
            Self::Reaction => "reaction",
            Self::Combat => "military combat",
            Self::Search => "search",
            Self::Missions => "missions",
            Self::End => "end of the player-turn",
        }
    }
}

/// Who is asked, and what.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Asked {
    /// Who.
    pub side: Side,
    /// What.
    pub question: Question,
}

/// Something that is placed or taken along.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
pub enum Counter {
    /// A unit of a kind.
    Unit(UnitKind),
    /// A character, free or a prisoner.
    Character(CharacterNumber),
}

/// What a player is asked.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Question {
    /// Where a piece starts, or comes (16.13, 16.15).
    Station(Counter),
    /// Who has a possession (14.11).
    Bear(PossessionNumber),
    /// Whether a possession that heals is used (13.72).
    Heal(PossessionNumber),
    /// Which base is put Up without Force Points (16.16).
    RaiseBase,
    /// Where those from space land (16.12).
    Land(Option<PossessionNumber>),
    /// From where somebody moves next (9.0).
    Move,
    /// Who goes along, and where to.
    Gather(EnvironNumber),
    /// Whether something makes an enemy base blind to a ship (14.2).
    Evade(PlanetNumber),
    /// Whether a base fires at units that leave or arrive (9.2).
    Fire(PlanetNumber),
    /// Which unit is lost (10.3).
    Lose(EnvironNumber),
    /// Who is stacked with the units of an environ (9.57).
    Stack(EnvironNumber),
    /// To which environ somebody reacts (9.6).
    React,
    /// From where.
    ReactFrom(EnvironNumber),
    /// Who does.
    ReactWith(EnvironNumber, EnvironNumber),
    /// Who leads the unit that does.
    ReactLeader(EnvironNumber, EnvironNumber),
    /// Which combat comes next (10.0).
    NextBattle,
    /// Whether units attack (10.1).
    Declare(EnvironNumber),
    /// Whether newly risen troops attack (10.7).
    Rise(EnvironNumber),
    /// Who leads (10.4).
    Lead(EnvironNumber),
    /// Who searches first (11.2).
    Search(EnvironNumber),
    /// Which characters search.
    Searchers(EnvironNumber),
    /// Whether something hides a group (14.2).
    Hide,
    /// How those who were found are attacked, by a squad or by characters (12.3).
    Attack {
        /// Whether a squad attacks.
        squad: bool,
        /// Whether they may be spared (11.34).
        may_spare: bool,
    },
    /// Who fights alone.
    Champion,
    /// Who is active in a round (12.4).
    Active,
    /// Who tries to break off (12.5).
    BreakOff,
    /// Who bears a wound (12.7).
    Wound,
    /// Who bears a wound that an event brings.
    WoundByEvent,
    /// Which possession is handed on, or used to buy a ship (14.12).
    Trade,
    /// To whom a possession goes.
    TradeTo(PossessionNumber),
    /// Which ship is bought.
    BuyShip(PossessionNumber),
    /// Whom a possession keeps from doing anything.
    Disable(PossessionNumber),
    /// Who takes over a ship whose owner is gone (14.55).
    Inherit(PossessionNumber),
    /// In which environ missions are done next (13.0).
    Environ,
    /// Which mission is assigned next (13.1).
    Assign,
    /// Who goes on it.
    Recruit,
    /// Whom it is meant for.
    Target,
    /// Which possessions bring it extra draws (14.27).
    Declaration,
    /// Which rating is made better.
    Improve(PossessionNumber, CharacterNumber),
    /// Whether another card is drawn (13.3).
    Draw,
    /// Whether a letter that the enemy drew is undone.
    Cancel(u8),
    /// Whether a possession takes a creature's attack upon itself.
    Ward,
    /// Whether a possession weakens irate locals.
    Calm,
    /// Which mission's letters are settled next (13.52).
    Settle,
    /// Which of several successes is taken.
    Succeed(u8),
    /// What the enemy loses there.
    Damage {
        /// How many levels the base loses besides.
        levels: u8,
        /// Whether any unit may be picked; else those alone that the success names.
        any: bool,
        /// The success that says so.
        success: u8,
        /// Of which mission.
        mission: u8,
    },
    /// What is lost to locals who raid.
    Raid,
    /// Whether a squad or characters attack a group that is found without a search (12.15).
    FoundBy(u8),
    /// Which prisoner goes free.
    Free,
    /// Who dies of several.
    Die,
    /// What a rebellion raises (15.4).
    Raise(EnvironNumber, u8),
    /// Which knight is given a ship (14.61).
    Commission,
}
