//! The events of action cards, which happen to characters on missions in an environ (13.4).

use super::{CoupDie, Rating};
use rules::Level;
use rules::kind::verbs;

verbs! {
    /// An event of an action card, as a sentence with gaps. The phasing player is the one whose characters do missions.
    pub enum ActionEvent is "an action event" {
        /// The creature of the environ attacks, if a creature lives there (13.45).
        CreatureAttacks = "the creature of the environ attacks";
        /// The creature of the environ attacks. If no creature lives there and the enemy controls the planet, this many robots attack instead
        /// (13.46).
        CreatureOrRobots(robots: Level) = "the creature of the environ attacks, or {} sentry robot[|s] where none lives";
        /// Irate locals of the environ's first race attack (13.47).
        LocalsAttack = "irate locals attack";
        /// The characters on missions are detected.
        Detected = "the characters are detected";
        /// The enemy searches for this many mission groups (13.48).
        Searched(groups: Level) = "the enemy searches for {} mission group[|s]";
        /// The enemy may not search for the rest of the phase.
        NoSearches = "the enemy does not search for the rest of the phase";
        /// No mission has extra draws.
        NoExtraDraws = "there are no extra draws";
        /// Every mission has this many more extra draws.
        MoreDraws(draws: Level) = "each mission has {} more extra draw[|s]";
        /// One character takes this many wounds.
        Wound(wounds: Level) = "one character takes {} wound[|s]";
        /// One mission is aborted: that of a group drawn by chance.
        MissionAborted = "one mission, drawn by chance, is aborted";
        /// A Diplomacy mission is aborted.
        DiplomacyAborted = "a Diplomacy mission is aborted";
        /// A Diplomacy mission is aborted, unless a character's rating is high enough.
        DiplomacyAbortedUnless(rating: Rating, least: Level) = "a Diplomacy mission is aborted unless somebody has {} {} or more";
        /// A Coup is aborted, its group is detected, and a die decides the rest.
        CoupAborted(die: CoupDie) = "a Coup is aborted and its group detected, and a die decides: {}";
        /// A mission to subvert troops is aborted. Its group meets a squad, or is captured if a leader is with the units.
        SubvertersCaught = "a Subvert Troops mission is aborted and its group meets a squad, and is captured where a leader is with it";
        /// One mission group meets a squad.
        SquadMet = "one mission group meets a squad";
        /// A Start Rebellion mission is aborted.
        RebellionAborted = "a Start Rebellion mission is aborted";
        /// If the planet is loyal to the phasing player by at most this many spaces, its loyalty goes to Neutral.
        LoyaltyToNeutral(most: Level) = "a planet loyal to the phasing player by {} or less goes to Neutral";
        /// The loyalty of the planet shifts this many spaces in the enemy's favour.
        Shift(spaces: Level) = "the loyalty of the planet shifts {} space[|s] for the enemy";
        /// The enemy loses a unit in the environ, or puts the planet's base Down.
        LossOrBaseDown = "the enemy loses a unit there, or puts their base Down";
        /// No creature attacks for the rest of the phase.
        NoCreatures = "no creature attacks for the rest of the phase";
        /// If a rebellion starts, the resource of the environ counts this many times.
        ResourceMultiplied(times: Level) = "the resource counts {} time[|s] if a rebellion starts";
        /// The Imperial player may commit an atrocity (36.2).
        Atrocity = "the Imperial player may commit an atrocity in the galactic game";
    }
}
