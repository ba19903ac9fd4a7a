//! What the event of an action card does to characters on missions in an environ (13.4).

use super::{CoupDie, Rating};
use rules::Level;
use rules::kind::verbs;

verbs! {
    /// An event of an action card. The phasing player is the one who does the missions.
    pub enum ActionEvent is "an action event" {
        /// The creature of the environ attacks, if it has one (13.45).
        CreatureAttacks = "the creature of the environ attacks";
        /// The creature attacks; where none lives, this many robots, if the enemy controls the planet (13.46).
        CreatureOrRobots(robots: Level) = "the creature of the environ attacks, or {} sentry robot[|s] where none lives";
        /// The first race of the environ attacks (13.47).
        LocalsAttack = "irate locals attack";
        /// The characters on missions are detected.
        Detected = "the characters are detected";
        /// The enemy searches for one group (13.48).
        Searched(groups: Level) = "the enemy searches for {} mission group[|s]";
        /// The enemy does not search for the rest of the phase.
        NoSearches = "the enemy does not search for the rest of the phase";
        /// There are no extra draws.
        NoExtraDraws = "there are no extra draws";
        /// Every mission has more extra draws.
        MoreDraws(draws: Level) = "each mission has {} more extra draw[|s]";
        /// One character is wounded.
        Wound(wounds: Level) = "one character takes {} wound[|s]";
        /// The mission of a group drawn by chance is aborted.
        MissionAborted = "one mission, drawn by chance, is aborted";
        /// A Diplomacy mission is aborted.
        DiplomacyAborted = "a Diplomacy mission is aborted";
        /// A Diplomacy mission is aborted, unless a character's rating is high enough.
        DiplomacyAbortedUnless(rating: Rating, least: Level) = "a Diplomacy mission is aborted unless somebody has {} {} or more";
        /// A Coup is aborted, its group is detected, and a die decides the rest.
        CoupAborted(die: CoupDie) = "a Coup is aborted and its group detected, and a die decides: {}";
        /// A group that subverts troops meets a squad.
        SubvertersCaught = "a Subvert Troops mission is aborted and its group meets a squad, and is captured where a leader is with it";
        /// The group meets a squad.
        SquadMet = "one mission group meets a squad";
        /// The rebellion does not start or does not end.
        RebellionAborted = "a Start Rebellion mission is aborted";
        /// Loyalty for the phasing player is lost.
        LoyaltyToNeutral(most: Level) = "a planet loyal to the phasing player by {} or less goes to Neutral";
        /// The planet shifts against the phasing player.
        Shift(spaces: Level) = "the loyalty of the planet shifts {} space[|s] for the enemy";
        /// The enemy loses a unit, or the enemy base goes down.
        LossOrBaseDown = "the enemy loses a unit there, or puts their base Down";
        /// No creature attacks any more.
        NoCreatures = "no creature attacks for the rest of the phase";
        /// The environ yields more if a rebellion starts.
        ResourceMultiplied(times: Level) = "the resource counts {} time[|s] if a rebellion starts";
        /// An atrocity may be committed (36.2).
        Atrocity = "the Imperial player may commit an atrocity in the galactic game";
    }
}
