//! The parts of a mission: its conditions, what it achieves, what gives extra draws, and what failure costs (13.2, 13.5, 13.6).

use super::UnitName;
use super::words::Rating;
use crate::{Loyalty, Side};
use rules::kind::{phrases, verbs};
use rules::{Count, Level};

verbs! {
    /// A condition for doing a mission, as a sentence with gaps.
    pub enum Condition is "a condition of a mission" {
        /// For one side, the planet must be at this loyalty.
        PlanetAtFor(side: Side, loyalty: Loyalty) = "for the {} the planet is at {}";
        /// The planet must be at one of two loyalties.
        PlanetAtEither(one: Loyalty, other: Loyalty) = "the planet is at {} or {}";
        /// For one side, the planet must be in rebellion or under Rebel control.
        InRebellionFor(side: Side) = "for the {} the planet is in rebellion or under Rebel control";
        /// A sovereign could be summoned: the planet is not in rebellion, but two other planets of its province or its race are.
        SovereignWouldCome =
            "a sovereign who is not the enemy's is in the environ of a planet not in rebellion, with two planets in rebellion in their province or of their race";
        /// Enemy units are in the environ, or the planet has an enemy base.
        EnemyUnitsOrBase = "enemy units are in the environ or the planet has an enemy base";
        /// Enemy units are in the environ.
        EnemyUnits = "enemy units are in the environ";
        /// The planet is not the phasing player's own, or enemies are in the environ.
        NotAtHome = "the planet is not one's own, or enemies are in the environ";
        /// The side has no more characters in play than it had at the start.
        NoMoreCharactersThanAtStart(side: Side) = "below the galactic game the {} has no more characters than at the start";
        /// A member of the group has a rating this high.
        SomebodyHas(rating: Rating, least: Level) = "somebody in the group has {} {} or more";
        /// The environ has a coup rating, and there is no Coup marker in it.
        CoupRating = "the environ has a coup rating and no Coup marker";
        /// The enemy has at least this many Force Points that can be taken.
        EnemyHasPoints(points: Count) = "the enemy has {} or more Force Points on their track";
        /// For one side, the group is where the Empire keeps Force Points: on a capital, the throne planet or a planet to be taxed.
        AtTreasury(side: Side) = "the {} is on a held capital, on the throne planet or on a planet of the province to be taxed";
        /// For one side, the group is at the revealed secret base.
        AtSecretBase(side: Side) = "the {} is at the revealed secret base";
        /// The enemy holds a prisoner in the environ.
        EnemyHoldsPrisoner = "the enemy holds a prisoner there";
        /// The group holds a prisoner.
        HoldsPrisoner = "the group holds a prisoner";
        /// An enemy character who can be the target is detected in the environ.
        TargetDetected = "a named enemy character is detected in the environ";
        /// The environ has no Rebel camp yet.
        NoCamp = "no Rebel camp is in the environ";
        /// The group is in a ship in the orbit box.
        InOrbit = "the group is in a ship in the orbit box, with what it is after";
    }
}

phrases! {
    /// One thing that a successful mission does, as part of a sentence with gaps.
    pub enum Feat is "a success of a mission" {
        /// An enemy unit of this type is removed, or the base goes Down.
        RemoveUnitOrBaseDown(unit: UnitName) = "an enemy unit {} is removed, or the base goes Down";
        /// Any enemy unit is removed, or the base loses levels and goes Down.
        RemoveAnyUnitOrLevel(levels: Level) = "any enemy unit is removed, or the base loses {} level[|s] and goes Down";
        /// The loyalty of the planet shifts in favour of the phasing player.
        Shift(spaces: Level) = "the loyalty of the planet shifts {} space[|s] for the phasing player";
        /// The loyalty of the planet shifts in favour of the phasing player, and the environ gets a Coup marker.
        CoupShift(spaces: Level) = "the loyalty of the planet shifts {} space[|s] for the phasing player, and the environ has a Coup marker";
        /// The planet goes into rebellion.
        StartRebellion = "the planet is in rebellion";
        /// The rebellion on the planet is stopped.
        StopRebellion = "the rebellion is stopped";
        /// The group draws possessions.
        DrawPossessions(number: Level) = "{} possession[ is|s are] drawn";
        /// The side draws characters by chance.
        DrawCharacters(number: Level) = "{} character[ is|s are] drawn by chance";
        /// The enemy's pieces on the planet are revealed and detected.
        RevealAndDetect = "the enemy on the planet is revealed and detected";
        /// The enemy's pieces on the planet are revealed and detected. The side also gets victory points, or learns a secret in the galactic game.
        RevealAndPoint(points: Level) = "the enemy on the planet is revealed and detected, for {} victory point[|s] or a secret in the galactic game";
        /// Prisoners of the enemy go free.
        FreePrisoners(number: Level) = "{} prisoner[ goes|s go] free";
        /// The character who is the target is removed.
        RemoveTarget = "the target is removed";
        /// A Rebel camp is placed in the environ.
        PlaceCamp = "a Rebel camp is placed, which works from the next Rebel turn";
        /// One enemy unit becomes a unit of the phasing player.
        SubvertOne(taken: UnitName, gained: UnitName) = "an enemy {} becomes a {} of the phasing player";
        /// Two enemy units become one unit of the phasing player.
        SubvertTwo(taken: UnitName, gained: UnitName) = "two enemy {} become one {} of the phasing player";
        /// A friendly sovereign joins the side.
        SummonFriendly = "a friendly sovereign joins";
        /// A neutral sovereign joins the side.
        SummonNeutral = "a neutral sovereign joins";
        /// Prisoners in the orbit box go free.
        FreeInOrbit(number: Level) = "{} prisoner[|s] in the orbit box [goes|go] free";
        /// An atrocity unit in the orbit box is destroyed.
        DestroyAtrocityUnit = "an Imperial atrocity unit in the orbit box is destroyed";
        /// Force Points are taken from the enemy.
        TakePoints(points: Count) = "{} Force Point[ is|s are] taken from the enemy's track";
        /// The side learns secrets of the enemy.
        LearnSecrets(number: Level) = "{} secret[ is|s are] told";
    }
}

verbs! {
    /// What a certain number of letters achieves. If a mission has several successes for the same number of letters, only one of them is carried out.
    pub enum Success is "a success by letters" {
        /// Each letter is a success, up to this many times.
        EachUpTo(feat: Feat, most: Level) = "each letter: {}, {} time[|s] at most";
        /// Each letter is a success.
        Each(feat: Feat) = "each letter: {}";
        /// This many letters are a success.
        At(letters: Level, feat: Feat) = "{} letter[|s]: {}";
        /// This many letters are a success for one side.
        AtFor(letters: Level, side: Side, feat: Feat) = "{} letter[|s] for the {}: {}";
    }
}

verbs! {
    /// A source of extra draws for a mission. The extra draws on the cards of the mission's characters come in addition.
    pub enum Draw is "a source of extra draws" {
        /// As many draws as a rating of one character.
        One(rating: Rating) = "the {} of one character";
        /// This many draws for each further character in the group.
        EachOther(draws: Level) = "{} for each other character";
        /// As many draws as the planet's loyalty is worth in points to the phasing player.
        Loyalty = "the loyalty of the planet as it counts for the phasing player";
        /// As many draws as the coup rating of the environ.
        CoupRating = "the coup rating of the environ";
        /// As many draws as the evasion of the group's ship.
        Evasion = "the evasion of the ship";
        /// As many draws as the cannons of the group's ship.
        Cannons = "the cannons of the ship";
        /// This many draws.
        Number(draws: Level) = "{} draw[|s]";
        /// If the Empire tortures the prisoner: this many draws, plus a rating of the questioner, less the same rating of the prisoner.
        Torture(draws: Level, rating: Rating) = "or, by Imperial torture, {} draws and the {} of the questioner less that of the prisoner";
        /// The letters of all three sections count, and events are ignored.
        AllSections = "all three sections count, and events are ignored";
        /// The mission has only its extra draws, and no others.
        Only = "there are no draws but these";
        /// The mission has no extra draws.
        NoDraws = "there are no extra draws";
    }
}

verbs! {
    /// A consequence of failure, as a sentence with gaps.
    pub enum Failure is "a price of failure" {
        /// The group is captured if a die shows one of these faces.
        Captured(first: Level, last: Level) = "a die of {} to {} captures the group";
        /// The group is killed if a die shows this face or a higher one.
        Killed(first: Level) = "a die of {} or more kills the group";
        /// Without any letter, the ship is damaged if a die shows this face.
        ShipDamaged(die: Level) = "without a letter, a die of {} damages the ship";
        /// Without any letter, the ship is lost and the group captured if a die shows this face.
        ShipLost(die: Level) = "without a letter, a die of {} destroys the ship and captures the group";
        /// Without any letter, the ship is lost and the group killed if a die shows this face.
        AllLost(die: Level) = "without a letter, a die of {} destroys the ship and kills the group";
        /// Torture wounds the prisoner, and may kill the prisoner.
        TortureWounds = "torture first wounds the prisoner by twice what a die shows beyond their endurance";
        /// The camp is lost if the planet is at one of two loyalties.
        CampLostAt(one: Loyalty, other: Loyalty) = "the camp is lost at {} or {}";
        /// The camp is lost if the Imperial strength in its environ is the environ's size plus this number, or more.
        CampLostToStrength(more: Level) = "the camp is lost where Imperial strength is the size of the environ and {} more";
    }
}
