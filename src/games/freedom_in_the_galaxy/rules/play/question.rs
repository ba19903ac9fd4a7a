//! The phases of a game, and the questions that the players have to answer.

use serde::{Deserialize, Serialize};

use super::{CharacterNumber, EnvironNumber, PlanetNumber, PossessionNumber, UnitKind};
use crate::Side;

/// The phases and segments of a game (4.0).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum Phase {
    /// The set-up phase, in which players place the pieces that the scenario leaves to them.
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
    /// The name of the phase.
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

    /// The section of the rulebook about the phase.
    #[must_use]
    pub const fn section(self) -> &'static str {
        match self {
            Self::SettingUp => "16.12",
            Self::Movement => "9.0",
            Self::Reaction => "9.6",
            Self::Combat => "10.0",
            Self::Search => "11.0",
            Self::Missions => "13.0",
            Self::End => "13.7",
        }
    }

    /// The words that announce the phase.
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

    /// The words for a phase in which nothing happened.
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

/// A question, and the side that has to answer it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Asked {
    /// The side that has to answer.
    pub side: Side,
    /// The question to be answered.
    pub question: Question,
}

/// A counter that is placed or taken along.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
pub enum Counter {
    /// A unit of a kind.
    Unit(UnitKind),
    /// A character, free or a prisoner.
    Character(CharacterNumber),
}

/// A question that a player has to answer. Each comment says what the player decides.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Question {
    /// The environ in which a piece starts or arrives (16.13, 16.15).
    Station(Counter),
    /// The character who gets a possession (14.11).
    Bear(PossessionNumber),
    /// Whether a possession that heals is used (13.72).
    Heal(PossessionNumber),
    /// The base that is put Up without Force Points (16.16).
    RaiseBase,
    /// The environ in which characters from space land (16.12).
    Land(Option<PossessionNumber>),
    /// The environ from which the side moves next (9.0).
    Move,
    /// Which counters go along on a move, and where they go.
    Gather(EnvironNumber),
    /// Whether a possession makes an enemy base blind to a ship (14.2).
    Evade(PlanetNumber),
    /// Whether a base fires at units that leave or arrive (9.2).
    Fire(PlanetNumber),
    /// The unit that is lost (10.3).
    Lose(EnvironNumber),
    /// The characters who are stacked with the units of an environ (9.57).
    Stack(EnvironNumber),
    /// The environ to which the side reacts (9.6).
    React,
    /// The environ from which the side reacts.
    ReactFrom(EnvironNumber),
    /// The unit or character that reacts. The first environ is the one to which it reacts, and the second the one from which it comes.
    ReactWith(EnvironNumber, EnvironNumber),
    /// The leader of the unit that reacts. The first environ is the one to which it reacts, and the second the one from which it comes.
    ReactLeader(EnvironNumber, EnvironNumber),
    /// The combat that is fought next (10.0).
    NextBattle,
    /// Whether the side's units attack in an environ (10.1).
    Declare(EnvironNumber),
    /// Whether units that a rebellion has just raised attack (10.7).
    Rise(EnvironNumber),
    /// The character who leads the units (10.4).
    Lead(EnvironNumber),
    /// Whether units or characters search first (11.2).
    Search(EnvironNumber),
    /// The characters who search.
    Searchers(EnvironNumber),
    /// Whether a possession hides a group (14.2).
    Hide,
    /// How a squad or characters attack the party that was found: with which weapons, and to capture or to kill (12.3).
    Attack {
        /// Whether a squad attacks; otherwise characters do.
        squad: bool,
        /// Whether the party may be spared (11.34).
        may_spare: bool,
    },
    /// The character who fights alone.
    Champion,
    /// Which characters are active in a round (12.4).
    Active,
    /// Which characters try to break off (12.5).
    BreakOff,
    /// The character who takes a wound (12.7).
    Wound,
    /// The character who takes a wound from an event.
    WoundByEvent,
    /// The possession that is handed on, or used to buy a ship (14.12).
    Trade,
    /// The character to whom a possession is handed on.
    TradeTo(PossessionNumber),
    /// The ship that is bought.
    BuyShip(PossessionNumber),
    /// The enemy character whom a possession keeps from acting.
    Disable(PossessionNumber),
    /// The character who takes over a ship whose owner is gone (14.55).
    Inherit(PossessionNumber),
    /// The environ in which missions are done next (13.0).
    Environ,
    /// The mission that is assigned next (13.1).
    Assign,
    /// The characters who join the mission.
    Recruit,
    /// The target of the mission.
    Target,
    /// The possessions that are used for extra draws of the mission (14.27).
    Declaration,
    /// The rating that a possession makes better.
    Improve(PossessionNumber, CharacterNumber),
    /// Whether another card is drawn (13.3).
    Draw,
    /// Whether a possession undoes a letter that the enemy drew, for the group with this number.
    Cancel(u8),
    /// Whether a possession wards off a creature's attack.
    Ward,
    /// Whether a possession halves the strength of irate locals.
    Calm,
    /// The mission whose letters are settled next (13.52).
    Settle,
    /// Which of several successes of the enemy's mission is carried out, for the group with this number.
    Succeed(u8),
    /// What the enemy loses by a successful mission.
    Damage {
        /// How many levels the base loses if it is chosen.
        levels: u8,
        /// Whether any unit may be chosen; otherwise only units that the success names.
        any: bool,
        /// The success, by its index on the mission's card.
        success: u8,
        /// The number of the mission.
        mission: u8,
    },
    /// What the side loses to raiding locals.
    Raid,
    /// Whether a squad or characters attack a group that is found without a search (12.15).
    FoundBy(u8),
    /// The prisoner who goes free.
    Free,
    /// The character who dies.
    Die,
    /// The unit that a rebellion raises in an environ, with this many Force Points left (15.4).
    Raise(EnvironNumber, u8),
    /// The knight who is given a ship (14.61).
    Commission,
}
