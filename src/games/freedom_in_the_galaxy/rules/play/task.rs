//! What a game does next by itself: a stack of small tasks, so that after an interruption the game goes on where it was.

use serde::{Deserialize, Serialize};

use super::{EnvironNumber, PossessionNumber};
use crate::Side;

/// Something to be done; the last task of the agenda comes first.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Task {
    // # The turn
    /// Deals what the scenario deals.
    Deal,
    /// A side places its pieces.
    SetUp(Side),
    /// A turn begins.
    BeginTurn,
    /// A player-turn begins.
    BeginPlayerTurn(Side),
    /// Possessions that heal are used.
    Heal(PossessionNumber),
    /// The movement segment begins.
    Movement,
    /// A base is put Up.
    RaiseBase,
    /// Units come.
    Reinforce,
    /// Characters from space land.
    FromSpace,
    /// The side moves.
    Move,
    /// Moved characters are stacked, environ by environ.
    Stack(EnvironNumber),
    /// The reaction segment.
    Reaction,
    /// The next reaction.
    React,
    /// The combat segment.
    Combat,
    /// The next combat.
    NextBattle,
    /// The search phase.
    Search,
    /// The next search.
    NextSearch,
    /// The mission phase.
    Missions,
    /// Possessions are handed on.
    Trade,
    /// A possession may keep a character from acting.
    Disable(PossessionNumber),
    /// The next environ's missions.
    NextErrand,
    /// A player-turn ends.
    EndPlayerTurn,
    /// Knights are given ships.
    Commission,
    /// A turn ends.
    EndTurn,

    // # On the way
    /// A ship may be detected as it leaves, or arrives.
    Detect {
        /// Whether it leaves.
        leaving: bool,
    },
    /// The detection roll.
    Detection {
        /// Whether it leaves.
        leaving: bool,
    },
    /// A base may fire at units that leave, or arrive.
    Fire {
        /// Whether they leave.
        leaving: bool,
    },
    /// The stack on its way lands.
    Land,

    // # Combat of units
    /// A character leads the units of a side.
    Leader(Side),
    /// The dice of a combat.
    Clash,
    /// A side fulfils its losses in an environ.
    Losses(Side, EnvironNumber),
    /// Characters without units are attacked.
    Rout,

    // # Search
    /// A search by units or characters may be made.
    Seek,
    /// The roll of the search.
    Look {
        /// Whether units search.
        units: bool,
    },

    // # Fights
    /// A round begins.
    Round,
    /// The active characters are known.
    Face,
    /// The dice of a round.
    Strike,
    /// Wounds are marked on a side.
    Wounds(Side),
    /// The end of a round.
    AfterRound,

    // # Missions
    /// A card may be drawn.
    Draw,
    /// An event of a card.
    Event {
        /// The card.
        card: u8,
        /// Which of the events.
        event: u8,
    },
    /// A creature or robots attack a group.
    Creature {
        /// The group.
        group: u8,
        /// Which foe.
        foe: u8,
    },
    /// Irate locals attack a group.
    Locals {
        /// The group.
        group: u8,
        /// Whether they have half their strength.
        halved: bool,
    },
    /// The letters of a card.
    Letters {
        /// The card.
        card: u8,
        /// From which group on.
        from: u8,
    },
    /// Extra draws from a group on.
    ExtraDraws(u8),
    /// Letters that were kept are settled.
    Settle,
    /// Carries out a success, by its number among those of the mission.
    Success {
        /// The group.
        group: u8,
        /// Which of the successes.
        success: u8,
    },
    /// Drawn possessions are given to characters.
    Bear(Side),
    /// A ship whose owner is gone is inherited.
    Inherit(PossessionNumber, EnvironNumber),
    /// The missions of the environ are over.
    EndErrand,

    // # Rebellion
    /// A rebellion raises units in an environ, for this many Force Points.
    Raise(EnvironNumber, u8),
    /// Newly risen troops may attack.
    Rise(EnvironNumber),
}
