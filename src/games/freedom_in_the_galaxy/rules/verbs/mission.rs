//! The parts of a mission: when it may be done, what it achieves, what gives extra draws, and the price of failure (13.2, 13.5, 13.6).

use super::UnitName;
use super::words::Rating;
use crate::{Loyalty, Side};
use rules::kind::{phrases, verbs};
use rules::{Count, Level};

verbs! {
    /// When and where a mission may be done.
    pub enum Condition is "a condition of a mission" {
        /// For one side, the planet is at a loyalty.
        PlanetAtFor(side: Side, loyalty: Loyalty) = "for the {} the planet is at {}";
        /// The planet stands at one of two.
        PlanetAtEither(one: Loyalty, other: Loyalty) = "the planet is at {} or {}";
        /// For one side, the planet is in rebellion or under Rebel control.
        InRebellionFor(side: Side) = "for the {} the planet is in rebellion or under Rebel control";
        /// The planet is quiet, and others are not.
        SovereignWouldCome =
            "a sovereign who is not the enemy's is in the environ of a planet not in rebellion, with two planets in rebellion in their province or of their race";
        /// Enemy units or a base are there.
        EnemyUnitsOrBase = "enemy units are in the environ or the planet has an enemy base";
        /// The enemy has units there.
        EnemyUnits = "enemy units are in the environ";
        /// The side does not control the planet, or enemies are in the environ.
        NotAtHome = "the planet is not one's own, or enemies are in the environ";
        /// Not with more characters than at the start.
        NoMoreCharactersThanAtStart(side: Side) = "below the galactic game the {} has no more characters than at the start";
        /// A character of the group has a high enough rating.
        SomebodyHas(rating: Rating, least: Level) = "somebody in the group has {} {} or more";
        /// The environ has a coup rating and no marker.
        CoupRating = "the environ has a coup rating and no Coup marker";
        /// The enemy has something to be taken.
        EnemyHasPoints(points: Count) = "the enemy has {} or more Force Points on their track";
        /// The Rebels take from the treasure of the Empire.
        AtTreasury(side: Side) = "the {} is on a held capital, on the throne planet or on a planet of the province to be taxed";
        /// The Empire takes from the secret base.
        AtSecretBase(side: Side) = "the {} is at the revealed secret base";
        /// A prisoner is there.
        EnemyHoldsPrisoner = "the enemy holds a prisoner there";
        /// The group holds a prisoner.
        HoldsPrisoner = "the group holds a prisoner";
        /// A target is detected.
        TargetDetected = "a named enemy character is detected in the environ";
        /// There is no other camp.
        NoCamp = "no Rebel camp is in the environ";
        /// In a ship.
        InOrbit = "the group is in a ship in the orbit box, with what it is after";
    }
}

phrases! {
    /// One success of a mission.
    pub enum Feat is "a success of a mission" {
        /// A unit of this type, or the base goes down.
        RemoveUnitOrBaseDown(unit: UnitName) = "an enemy unit {} is removed, or the base goes Down";
        /// Any unit, or the base loses levels and goes down.
        RemoveAnyUnitOrLevel(levels: Level) = "any enemy unit is removed, or the base loses {} level[|s] and goes Down";
        /// The planet shifts.
        Shift(spaces: Level) = "the loyalty of the planet shifts {} space[|s] for the phasing player";
        /// A Coup marker is placed.
        CoupShift(spaces: Level) = "the loyalty of the planet shifts {} space[|s] for the phasing player, and the environ has a Coup marker";
        /// A rebellion starts.
        StartRebellion = "the planet is in rebellion";
        /// It ends.
        StopRebellion = "the rebellion is stopped";
        /// Possessions are drawn.
        DrawPossessions(number: Level) = "{} possession[ is|s are] drawn";
        /// Characters are drawn.
        DrawCharacters(number: Level) = "{} character[ is|s are] drawn by chance";
        /// What the enemy has there is seen.
        RevealAndDetect = "the enemy on the planet is revealed and detected";
        /// Seen and told.
        RevealAndPoint(points: Level) = "the enemy on the planet is revealed and detected, for {} victory point[|s] or a secret in the galactic game";
        /// Prisoners go free.
        FreePrisoners(number: Level) = "{} prisoner[ goes|s go] free";
        /// The target is gone.
        RemoveTarget = "the target is removed";
        /// A camp is there.
        PlaceCamp = "a Rebel camp is placed, which works from the next Rebel turn";
        /// Units change sides.
        SubvertOne(taken: UnitName, gained: UnitName) = "an enemy {} becomes a {} of the phasing player";
        /// Units change sides.
        SubvertTwo(taken: UnitName, gained: UnitName) = "two enemy {} become one {} of the phasing player";
        /// A friendly sovereign comes.
        SummonFriendly = "a friendly sovereign joins";
        /// A neutral one comes.
        SummonNeutral = "a neutral sovereign joins";
        /// Prisoners in the orbit box go free.
        FreeInOrbit(number: Level) = "{} prisoner[|s] in the orbit box [goes|go] free";
        /// A unit of terror is gone.
        DestroyAtrocityUnit = "an Imperial atrocity unit in the orbit box is destroyed";
        /// Force Points are taken.
        TakePoints(points: Count) = "{} Force Point[ is|s are] taken from the enemy's track";
        /// A secret is learned.
        LearnSecrets(number: Level) = "{} secret[ is|s are] told";
    }
}

verbs! {
    /// What a number of letters achieves; of several successes for the same number of letters the player picks one.
    pub enum Success is "a success by letters" {
        /// With each letter, up to a number of times.
        EachUpTo(feat: Feat, most: Level) = "each letter: {}, {} time[|s] at most";
        /// With each letter.
        Each(feat: Feat) = "each letter: {}";
        /// With this many letters.
        At(letters: Level, feat: Feat) = "{} letter[|s]: {}";
        /// With this many letters, for one side.
        AtFor(letters: Level, side: Side, feat: Feat) = "{} letter[|s] for the {}: {}";
    }
}

verbs! {
    /// What gives a mission extra draws, besides those of its characters for its letter.
    pub enum Draw is "a source of extra draws" {
        /// The rating of one character.
        One(rating: Rating) = "the {} of one character";
        /// One for each of the others.
        EachOther(draws: Level) = "{} for each other character";
        /// The loyalty of the planet.
        Loyalty = "the loyalty of the planet as it counts for the phasing player";
        /// The coup rating.
        CoupRating = "the coup rating of the environ";
        /// The ship's evasion.
        Evasion = "the evasion of the ship";
        /// The ship's cannons.
        Cannons = "the cannons of the ship";
        /// A number.
        Number(draws: Level) = "{} draw[|s]";
        /// A number of draws under torture, with the rating of the questioner less that of the prisoner.
        Torture(draws: Level, rating: Rating) = "or, by Imperial torture, {} draws and the {} of the questioner less that of the prisoner";
        /// Any section will do.
        AllSections = "all three sections count, and events are ignored";
        /// There are no other draws.
        Only = "there are no draws but these";
        /// There are none.
        NoDraws = "there are no extra draws";
    }
}

verbs! {
    /// A price of failure.
    pub enum Failure is "a price of failure" {
        /// The group is captured.
        Captured(first: Level, last: Level) = "a die of {} to {} captures the group";
        /// The group is killed.
        Killed(first: Level) = "a die of {} or more kills the group";
        /// The ship is damaged.
        ShipDamaged(die: Level) = "without a letter, a die of {} damages the ship";
        /// The ship is lost.
        ShipLost(die: Level) = "without a letter, a die of {} destroys the ship and captures the group";
        /// All are lost.
        AllLost(die: Level) = "without a letter, a die of {} destroys the ship and kills the group";
        /// Torture may kill.
        TortureWounds = "torture first wounds the prisoner by twice what a die shows beyond their endurance";
        /// A camp is lost.
        CampLostAt(one: Loyalty, other: Loyalty) = "the camp is lost at {} or {}";
        /// A camp is lost to guards.
        CampLostToStrength(more: Level) = "the camp is lost where Imperial strength is the size of the environ and {} more";
    }
}
