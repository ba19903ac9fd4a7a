//! What galactic events, planet secrets, possessions and specials of characters do (14.0, 31.0, 32.0, the guide).
//!
//! An event acts at once or for the rest of the turn (32.0); a secret from when it is revealed; a possession or a special acts as long as its bearer
//! lives and has it. A bonus of rebellion comes once.

use super::words::{Bonus, EnvironKinds, Rating, TurnPart};
use super::{CharacterName, Letters, Planets, RaceName, ThingName, UnitName};
use crate::{Loyalty, Side};
use rules::kind::verbs;
use rules::{Count, Level};

verbs! {
    /// An effect.
    pub enum Effect is "an effect" {
        // # Loyalty
        /// Planets shift.
        Shift(planets: Planets, spaces: Level, side: Side) = "the loyalty of {} shifts {} space[|s] for the {}";
        /// Some of them shift, picked by a side.
        ShiftSome(number: Level, planets: Planets, spaces: Level, side: Side, picks: Side) =
            "the loyalty of {} of {} shifts {} space[|s] for the {}, as the {} picks";
        /// One shifts, or some others instead.
        ShiftOr(planets: Planets, number: Level, others: Planets, side: Side) =
            "the loyalty of {} shifts 1 space, or that of {} others of {}, for the {}";
        /// Their loyalty is set.
        Become(planets: Planets, loyalty: Loyalty) = "the loyalty of {} becomes {}";
        /// Their loyalty is set, unless they stand at a certain one.
        BecomeUnless(planets: Planets, loyalty: Loyalty, unless: Loyalty) = "the loyalty of {} becomes {} unless it is {}";
        /// Planets go from one space to another, by their loyalty before anything else on the card shifts it.
        BecomeFrom(planets: Planets, from: Loyalty, to: Loyalty) = "of {}, those that were at {} before this go to {} instead";
        /// The effect may cause a rebellion.
        MayRebel(planets: Planets) = "{} may rebel by this, and dominoes fall";
        /// The side that is strongest in space shifts the loyalty.
        ShiftByStrongestInSpace(planets: Planets, spaces: Level) =
            "the side with the most space strength in its orbit box shifts each of {} {} space[|s] its own way at the end of the turn";
        /// Nothing shifts it.
        Frozen(planets: Planets) = "the loyalty of {} does not change";
        /// No dominoes.
        NoDominoes = "no dominoes fall";
        /// It is immune to dominoes and events that help a side.
        ImmuneFor(side: Side) = "it is immune to dominoes and events that help the {}";
        /// Letters that count for nothing.
        FirstLetterIgnored(letters: Letters, side: Side) = "the first letter {} that the {} draws here is ignored";
        /// Taxed without a shift.
        TaxShiftsNothing = "full tax shifts no loyalty here";
        /// Any tax shifts it.
        TaxShifts(spaces: Level, side: Side) = "any tax shifts its loyalty {} space[|s] for the {}, and without tax it stays";
        /// Unrest and rebellion stay.
        RevoltStays = "a planet at Unrest or in rebellion stays as it is";

        // # Force Points and resources
        /// More points.
        Gain(side: Side, points: Count) = "the {} gains {} Force Point[|s]";
        /// Fewer points.
        Lose(side: Side, points: Count) = "the {} loses {} Force Point[|s], from the next tax if there are too few";
        /// In a part of each turn.
        GainEach(side: Side, points: Count, part: TurnPart) = "the {} gains {} Force Point[|s] in each {}";
        /// A side gains from environs that the enemy controls but does not guard.
        GainUnguarded(side: Side, number: Level) =
            "the {} adds the resource of {} environ[|s] that the enemy controls without units there or in orbit";
        /// A rebellion pays into the track.
        RebellionPaysTrack(times: Level) = "if it rebels, the Rebel track gains {} times its resources";
        /// A rebellion pays for units at once.
        RebellionPaysTroops(times: Level) = "if it rebels, {} times its resources buy units at once";
        /// Events that multiply count for units alone.
        MultipliedForTroops = "events that multiply its resources do so for units alone";
        /// Events that multiply count for the track alone.
        MultipliedForTrack = "events that multiply its resources do so for the track alone";
        /// Events that multiply count for nothing.
        NotMultiplied = "events that multiply its resources are ignored";
        /// Every resource has a star.
        AllStarred = "all resources of its environs are starred";

        // # Units and bases
        /// Nothing is bought.
        NoUnitsBought(side: Side) = "the {} buys no units, but may pay for bases";
        /// No bases are built.
        NoBasesRaised(side: Side) = "the {} raises and improves no bases";
        /// Units are removed.
        RemoveUnits(number: Level, unit: UnitName, side: Side) = "{} {} of the {} is removed";
        /// An attack on units in orbit.
        AttackInOrbit(strength: Level, side: Side, province: Level) =
            "strength {} attacks, without shifts of its own, the units of the {} in one orbit box of province {} in the first Rebel space combat";
        /// Units stay in their province.
        UnitsStayInProvince(side: Side) = "units of the {} do not leave their province, unless the secret base is revealed";
        /// A side crosses no border of a province.
        NoCrossingProvinces(side: Side) = "the {} crosses no border of a province";
        /// Units are face up.
        UnitsFaceUp(side: Side) = "if it rebels, mobile units of the {} are face up for good";
        /// Units may only leave.
        OnlyLeave = "units may only leave it, and nobody may enter";
        /// The planet is destroyed as by an atrocity.
        DestroysPlanet = "when it is revealed, this planet is destroyed as by a Planet Stabilizer, dominoes included, but whoever is there is spared";
        /// Assignments do not hold.
        NoAssignments = "strategic assignments restrict nobody";
        /// Atrocities anywhere.
        AtrocitiesAnywhere = "events that allow an atrocity allow one on any planet";
        /// Better in every fight.
        CombatColumns(columns: Level, side: Side) = "all combat shifts {} column[|s] for the {}";

        // # Space
        /// Jumps over the border of a province are longer.
        BorderDistance(province: Level, distance: Bonus) = "jumps over the border of province {} have {} distance";
        /// Units navigate otherwise.
        UnitNavigation(bonus: Bonus) = "military units have {} navigation";
        /// A pilot navigates otherwise.
        JumpNavigation(bonus: Bonus) = "its pilot has {} navigation in jumps";
        /// Jumps by two digits.
        JumpsByStarNumber = "jumps roll two dice as two digits, and where they name a star the ship goes there or to Drift Two";
        /// Ships stay.
        ShipsStay(side: Side) = "character ships of the {} do not move, but for one that its owner has";
        /// Only one character can fly it.
        FlownOnlyBy(pilot: CharacterName) = "nobody but {} flies it, and without them it is lost";
        /// Ships are seen from afar.
        DetectionColumns(side: Side, columns: Level, ship: ThingName) =
            "ships of the {} are detected {} column[|s] farther towards evasion 0, but for the {}";
        /// Bases see less.
        EnemyBaseLevel(bonus: Bonus) = "enemy bases that detect its bearer have {} level";
        /// Bases are blind.
        EnemyBaseDown = "enemy bases that would detect its bearer count as Down";

        // # Missions
        /// Several missions.
        MissionsEach(missions: Level) = "each mission group does {} mission[|s]";
        /// Only in one player-turn, and not where it is so anyway.
        FirstPlayerTurnOnly = "this is for the first player-turn, and not where a planet allows as many anyway";
        /// No missions of these letters.
        NoMissions(side: Side, letters: Letters, planets: Planets) = "the {} does no mission {} on {}";
        /// Neither side does some missions.
        NobodyDoes(letters: Letters) = "nobody does mission {} here";
        /// No extra draws.
        NoExtraDraws(planets: Planets) = "there are no extra draws on {}";
        /// What bars extra draws is ignored.
        ExtraDrawsNotBarred = "events that bar extra draws are ignored";
        /// More extra draws for its bearer.
        ExtraDraws(letters: Letters, draws: Bonus) = "mission {} has {} extra draw[|s]";
        /// More extra draws, once.
        ExtraDrawsOnce(letters: Letters, draws: Bonus) = "once, mission {} has {} extra draw[|s]";
        /// A success means a rebellion.
        SuccessIsRebellion(side: Side, letters: Letters) = "a success of the {} in mission {} is a rebellion, which starts no dominoes";
        /// A success reveals.
        SuccessRevealsSecrets(letters: Letters) = "a success in mission {} here reveals all planet secrets, and one letter is enough";
        /// A success gives a ship.
        SuccessGivesShip(letters: Letters) = "a success in mission {} here gives a ship drawn by chance, and one letter is enough";
        /// A good mission finds something.
        MissionFindsPossession(side: Side, rating: Rating, least: Level) =
            "a group of the {} that ends a mission with a survivor of {} {} draws a possession";
        /// A mission draws dead characters first.
        DrawsDeadFirst(letters: Letters) = "mission {} draws from friendly dead characters first here";
        /// An enemy's letter is undone.
        CancelsEnemyLetter(letters: Letters) = "once, one letter {} that the enemy draws is ignored";

        // # Events and creatures
        /// Creature events count.
        CreaturesAlways(planets: Planets) = "on {} every creature event takes effect";
        /// A creature of its own.
        CreatureEverywhere(strength: Level, endurance: Level) = "every environ has a creature of strength {} and endurance {}";
        /// Locals of its own.
        LocalsEverywhere(strength: Level, endurance: Level) =
            "irate locals have strength {} and endurance {} in every environ, and fight hand to hand";
        /// The first creature does nothing.
        IgnoresFirstCreature(environs: EnvironKinds) = "its group ignores the first creature attack in {} environs";
        /// Robots do nothing.
        IgnoresRobots = "its group ignores sentry robots";
        /// Locals do nothing.
        IgnoresLocals = "its group ignores irate locals";
        /// Locals do less.
        LocalsHalved = "irate locals have half their strength against its group";
        /// Its group is not surprised.
        NoSurprise = "creatures do not surprise its group";
        /// Creatures of the mind do nothing.
        IgnoresCreaturesFoughtBy(rating: Rating) = "its group ignores creatures that are fought with {}";
        /// The first of these events does nothing.
        IgnoresFirstDiplomacyAbort = "its group ignores the first event that aborts Diplomacy";

        // # Characters and combat
        /// Each character there is wounded.
        WoundsAll(planets: Planets, wounds: Level) = "each character on {} takes {} wound[|s]";
        /// Those with a healer are spared.
        HealersSpare(spaces: Level, side: Side) =
            "an environ with somebody or something that heals is spared, and its planet shifts {} space[|s] for the {}";
        /// The dead come back.
        DeadReturn(number: Level) =
            "{} dead character[|s] drawn by chance return to planets that their owner controls, a Rebel else to one in rebellion";
        /// Characters of a race do nothing.
        RaceIdle(race: RaceName) = "{} characters do no missions and lead nobody";
        /// All ratings are better.
        AllRatings(bonus: Bonus) = "ratings above 0 have {} here";
        /// Wounds at the end of a phase.
        WoundsOwn(wounds: Level) = "each character takes {} wound[|s] at the end of their own mission phase here";
        /// No character heals.
        NoHealing = "nobody heals here";
        /// Those detected are captured.
        CapturesDetected(side: Side) = "when it is revealed, detected characters of the {} are captured";
        /// Prisoners stay.
        NoGuards = "prisoners need no guards here";
        /// Secrets are revealed.
        RevealSecrets(side: Side, number: Level) = "the {} reveals {} secret[|s]";
        /// A planet secret is seen.
        RevealsSecretInOrbit = "the secret of a planet is revealed as soon as it is in orbit there";
        /// A thing is removed.
        RemovedOnceUsed(name: ThingName) = "once this is revealed, {} is removed";
        /// The effect ends with a rebellion.
        EndsOnRebellion = "this ends when the planet rebels";
        /// A rating is better.
        RatingBonus(rating: Rating, bonus: Bonus) = "{} {}";
        /// Better when defending.
        DefendingBonus(rating: Rating, bonus: Bonus) = "{} {} when defending";
        /// Once, for a round.
        RatingOnceForRound(rating: Rating, bonus: Bonus) = "once, {} {} for a round of combat";
        /// Once, any rating for a turn.
        AnyRatingOnce(bonus: Bonus) = "once, any one rating {} for a turn";
        /// With a certain character each rating but one is better.
        RatingsWith(name: CharacterName, bonus: Bonus, but: Rating) = "with {} each rating has {}, but for {}";
        /// Harder to find.
        Hiding(bonus: Bonus) = "hiding value {}";
        /// Harder to find for units.
        HidingFromUnits(bonus: Bonus) = "hiding value {} against all but characters";
        /// The result against the group is less.
        ResultAgainst(bonus: Bonus) = "combat results against its group are {}, before a firefight doubles them";
        /// It takes a wound.
        TakesWound(wounds: Level) = "it may take {} wound[|s] for its owner, and is lost then";
        /// It heals.
        Heals = "it heals all wounds of its owner and those with them";
        /// Other characters heal.
        HealsOthers = "characters with the owner heal";
        /// Its bearer repairs ships and possessions.
        Repairs = "repairs ships and possessions";
        /// It disables a detected enemy character.
        DisablesEnemy = "a detected enemy character with its owner does nothing for a phase";
        /// It buys a ship.
        BuysShip(ship: ThingName) = "once, it buys any ship that is left, but for the {}";
        /// It may fail, and can be mended in games with repairs (14.22, 27.2).
        FailsOn(die: Level) =
            "after each use it fails on a die of {} or more: it is lost, or from the province game on inoperative until it is mended";
        /// It may be lost for good.
        LostOn(die: Level) = "after each use it is lost on a die of {} or more";
        /// It is used once.
        UsedOnce = "it is lost when it is used";
    }
}
