//! The tasks that a game performs by itself. They form a stack, so that after an interruption the game goes on where it was.

use serde::{Deserialize, Serialize};

use super::{EnvironNumber, PossessionNumber};
use crate::Side;

/// A task that the game performs by itself. The last task of the agenda is performed first.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Task {
    // The tasks of a turn and its phases:
    /// Deals the characters and possessions that the scenario deals.
    Deal,
    /// Lets a side place its pieces.
    SetUp(Side),
    /// Begins a turn.
    BeginTurn,
    /// Begins the player-turn of a side.
    BeginPlayerTurn(Side),
    /// Asks whether a possession that heals is used.
    Heal(PossessionNumber),
    /// Begins the movement segment.
    Movement,
    /// Asks which base is put Up.
    RaiseBase,
    /// Brings units that are due.
    Reinforce,
    /// Lands characters from space.
    FromSpace,
    /// Asks for the next move of the side.
    Move,
    /// Asks which characters in an environ are stacked with units.
    Stack(EnvironNumber),
    /// Begins the reaction segment.
    Reaction,
    /// Asks for the next reaction.
    React,
    /// Begins the combat segment.
    Combat,
    /// Goes on to the next combat.
    NextBattle,
    /// Begins the search phase.
    Search,
    /// Goes on to the next search.
    NextSearch,
    /// Begins the mission phase.
    Missions,
    /// Asks whether possessions are handed on.
    Trade,
    /// Asks whether a possession keeps an enemy character from acting.
    Disable(PossessionNumber),
    /// Asks for the next environ in which missions are done.
    NextErrand,
    /// Ends the player-turn.
    EndPlayerTurn,
    /// Asks whether a knight is given a ship.
    Commission,
    /// Ends the turn.
    EndTurn,

    // The tasks for pieces that are on their way:
    /// Lets a base detect a ship that leaves or arrives, after asking about possessions that prevent it.
    Detect {
        /// Whether the ship leaves the planet; otherwise it arrives.
        leaving: bool,
    },
    /// Rolls for the detection of a ship.
    Detection {
        /// Whether the ship leaves the planet; otherwise it arrives.
        leaving: bool,
    },
    /// Asks whether a base fires at units that leave or arrive.
    Fire {
        /// Whether the units leave the planet; otherwise they arrive.
        leaving: bool,
    },
    /// Lets the stack on its way arrive.
    Land,

    // The tasks of a combat of units:
    /// Asks which character leads the units of a side.
    Leader(Side),
    /// Rolls the dice of a combat.
    Clash,
    /// Lets a side fulfil its losses in an environ.
    Losses(Side, EnvironNumber),
    /// Lets a squad attack characters whose units are all lost.
    Rout,

    // The tasks of a search:
    /// Asks whether units or characters search.
    Seek,
    /// Begins the search for a mission group that a card allows.
    SeekGroup(u8),
    /// Rolls the die of a search.
    Look {
        /// Whether units search; otherwise characters do.
        units: bool,
    },

    // The tasks of a fight among characters:
    /// Begins a round of the fight.
    Round,
    /// Asks which characters are active in the next round of the fight.
    Face,
    /// Rolls the dice of a round of the fight.
    Strike,
    /// Lets a side mark the wounds that it took in a round of the fight.
    Wounds(Side),
    /// Carries out what follows a round of the fight, such as drawing prisoners.
    AfterRound,

    // The tasks of missions:
    /// Asks whether a card is drawn.
    Draw,
    /// Carries out an event of an action card.
    Event {
        /// The index of the card among the cards of the game.
        card: u8,
        /// Which of the card's events, counted from 0.
        event: u8,
    },
    /// Lets a creature or robots attack a group.
    Creature {
        /// The number of the group.
        group: u8,
        /// The number of the foe.
        foe: u8,
    },
    /// Lets irate locals attack a group.
    Locals {
        /// The number of the group.
        group: u8,
        /// Whether the locals have only half their strength.
        halved: bool,
    },
    /// Counts the letters of an action card for the groups.
    Letters {
        /// The index of the card among the cards of the game.
        card: u8,
        /// The first group whose letters are still to be counted.
        from: u8,
    },
    /// Makes the extra draws of this group, and then of those after it.
    ExtraDraws(u8),
    /// Settles the letters that groups have kept.
    Settle,
    /// Carries out one success of a group's mission.
    Success {
        /// The number of the group.
        group: u8,
        /// The number of the success on the mission's card.
        success: u8,
    },
    /// Gives possessions that were drawn to characters of a side.
    Bear(Side),
    /// Lets another character take over a ship whose owner is gone.
    Inherit(PossessionNumber, EnvironNumber),
    /// Ends the missions of the environ.
    EndErrand,

    // The tasks of a rebellion:
    /// Lets a rebellion raise units in an environ, for this many Force Points.
    Raise(EnvironNumber, u8),
    /// Asks whether the units that a rebellion raised in an environ attack.
    Rise(EnvironNumber),
}
