//! The phases, and the questions to the players.

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
    /// Its name.
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

    /// What is said as it begins.
    #[must_use]
    pub const fn begins(self) -> &'static str {
        match self {
            Self::SettingUp => "set-up begins",
            Self::Movement => "movement begins",
            Self::Reaction => "reactions begin",
            Self::Combat => "military combat begins",
            Self::Search => "the search begins",
            Self::Missions => "missions begin",
            Self::End => "the player-turn ends",
        }
    }

    /// What is said when it passes without anything that happens in it.
    #[must_use]
    pub const fn passes(self) -> &'static str {
        match self {
            Self::SettingUp => "nothing is placed",
            Self::Movement => "nobody moves",
            Self::Reaction => "nobody reacts",
            Self::Combat => "no units fight",
            Self::Search => "nobody searches",
            Self::Missions => "no mission is done",
            Self::End => "nobody heals",
        }
    }
}

/// The side that is asked, and the question.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Asked {
    /// The side.
    pub side: Side,
    /// The question.
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
    /// Which character gets a possession (14.11).
    Bear(PossessionNumber),
    /// Whether a possession that heals is used (13.72).
    Heal(PossessionNumber),
    /// Which base is put Up without Force Points (16.16).
    RaiseBase,
    /// Where characters from space land (16.12).
    Land(Option<PossessionNumber>),
    /// From which environ the side moves next (9.0).
    Move,
    /// Which counters go along, and where to.
    Gather(EnvironNumber),
    /// Whether a possession makes an enemy base blind to a ship (14.2).
    Evade(PlanetNumber),
    /// Whether a base fires at units that leave or arrive (9.2).
    Fire(PlanetNumber),
    /// Which unit is lost (10.3).
    Lose(EnvironNumber),
    /// Which characters are stacked with the units of an environ (9.57).
    Stack(EnvironNumber),
    /// The environ to which the side reacts (9.6).
    React,
    /// The environ from which it reacts.
    ReactFrom(EnvironNumber),
    /// The unit or character that reacts.
    ReactWith(EnvironNumber, EnvironNumber),
    /// The leader of the unit that reacts.
    ReactLeader(EnvironNumber, EnvironNumber),
    /// Which combat comes next (10.0).
    NextBattle,
    /// Whether units attack (10.1).
    Declare(EnvironNumber),
    /// Whether newly risen troops attack (10.7).
    Rise(EnvironNumber),
    /// Which character leads (10.4).
    Lead(EnvironNumber),
    /// Whether units or characters search first (11.2).
    Search(EnvironNumber),
    /// Which characters search.
    Searchers(EnvironNumber),
    /// Whether a possession hides a group (14.2).
    Hide,
    /// How a squad or characters attack the party that was found (12.3).
    Attack {
        /// Whether a squad attacks.
        squad: bool,
        /// Whether the party may be spared (11.34).
        may_spare: bool,
    },
    /// Which character fights alone.
    Champion,
    /// Which characters are active in a round (12.4).
    Active,
    /// Which characters try to break off (12.5).
    BreakOff,
    /// Which character takes a wound (12.7).
    Wound,
    /// Which character takes a wound from an event.
    WoundByEvent,
    /// Which possession is handed on, or used to buy a ship (14.12).
    Trade,
    /// Which character a possession goes to.
    TradeTo(PossessionNumber),
    /// Which ship is bought.
    BuyShip(PossessionNumber),
    /// Which character a possession keeps from acting.
    Disable(PossessionNumber),
    /// Which character takes over a ship whose owner is gone (14.55).
    Inherit(PossessionNumber),
    /// In which environ missions are done next (13.0).
    Environ,
    /// Which mission is assigned next (13.1).
    Assign,
    /// Which characters go on the mission.
    Recruit,
    /// The target of the mission.
    Target,
    /// Which possessions give it extra draws (14.27).
    Declaration,
    /// Which rating is improved.
    Improve(PossessionNumber, CharacterNumber),
    /// Whether another card is drawn (13.3).
    Draw,
    /// Whether a letter that the enemy drew is undone.
    Cancel(u8),
    /// Whether a possession wards off a creature's attack.
    Ward,
    /// Whether a possession weakens irate locals.
    Calm,
    /// Which mission's letters are settled next (13.52).
    Settle,
    /// Which of several successes is taken.
    Succeed(u8),
    /// What the enemy loses there.
    Damage {
        /// How many levels the base loses as well.
        levels: u8,
        /// Whether any unit may be picked; else only those that the success names.
        any: bool,
        /// The success that causes it.
        success: u8,
        /// The mission of that success.
        mission: u8,
    },
    /// What is lost to raiding locals.
    Raid,
    /// Whether a squad or characters attack a group that is found without a search (12.15).
    FoundBy(u8),
    /// Which prisoner goes free.
    Free,
    /// Which of several characters dies.
    Die,
    /// What a rebellion raises (15.4).
    Raise(EnvironNumber, u8),
    /// Which knight is given a ship (14.61).
    Commission,
}
