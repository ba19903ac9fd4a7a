//! The effects of galactic events, planet secrets, possessions and specials of characters (14.0, 31.0, 32.0, the guide).
//!
//! An event acts at once or for the rest of the turn (32.0). A secret acts from the moment when it is revealed. A possession or a special acts as
//! long as its bearer lives and has it. A bonus that a rebellion brings is given only once.

use super::words::{Bonus, EnvironKinds, Rating, TurnPart};
use super::{CharacterName, Letters, Planets, RaceName, ThingName, UnitName};
use crate::{Loyalty, Side};
use rules::kind::verbs;
use rules::{Count, Level};

verbs! {
    /// An effect, as a sentence with gaps. "Its bearer" is the character who has the possession or the special.
    pub enum Effect is "an effect" {
        // The effects on loyalty:
        /// The loyalty of these planets shifts in favour of a side.
        Shift(planets: Planets, spaces: Level, side: Side) = "the loyalty of {} shifts {} space[|s] for the {}";
        /// The loyalty of some of these planets shifts. A side picks which ones.
        ShiftSome(number: Level, planets: Planets, spaces: Level, side: Side, picks: Side) =
            "the loyalty of {} of {} shifts {} space[|s] for the {}, as the {} picks";
        /// The loyalty of one planet shifts, or instead the loyalty of some other planets.
        ShiftOr(planets: Planets, number: Level, others: Planets, side: Side) =
            "the loyalty of {} shifts 1 space, or that of {} others of {}, for the {}";
        /// The loyalty of these planets is set to one space.
        Become(planets: Planets, loyalty: Loyalty) = "the loyalty of {} becomes {}";
        /// The loyalty of these planets is set to one space, except for planets that stand at this other space.
        BecomeUnless(planets: Planets, loyalty: Loyalty, unless: Loyalty) = "the loyalty of {} becomes {} unless it is {}";
        /// Those of these planets that are at one loyalty go to another. What counts is the loyalty that they had before anything else on the card
        /// shifted it.
        BecomeFrom(planets: Planets, from: Loyalty, to: Loyalty) = "of {}, those that were at {} before this go to {} instead";
        /// These planets may go into rebellion because of the effect, and then cause dominoes.
        MayRebel(planets: Planets) = "{} may rebel by this, and dominoes fall";
        /// On each of these planets, the side with the most space strength in the orbit box shifts the loyalty in its own favour.
        ShiftByStrongestInSpace(planets: Planets, spaces: Level) =
            "the side with the most space strength in its orbit box shifts each of {} {} space[|s] its own way at the end of the turn";
        /// The loyalty of these planets does not change.
        Frozen(planets: Planets) = "the loyalty of {} does not change";
        /// No dominoes fall.
        NoDominoes = "no dominoes fall";
        /// The planet is immune to dominoes that help this side, and to events that help it.
        ImmuneFor(side: Side) = "it is immune to dominoes and events that help the {}";
        /// When this side first draws one of these letters on the planet, the letter is ignored.
        FirstLetterIgnored(letters: Letters, side: Side) = "the first letter {} that the {} draws here is ignored";
        /// Taxing the planet in full shifts no loyalty.
        TaxShiftsNothing = "full tax shifts no loyalty here";
        /// Any tax on the planet shifts its loyalty.
        TaxShifts(spaces: Level, side: Side) = "any tax shifts its loyalty {} space[|s] for the {}, and without tax it stays";
        /// If the planet is at Unrest or in rebellion, it stays in that state.
        RevoltStays = "a planet at Unrest or in rebellion stays as it is";

        // The effects on Force Points and resources:
        /// A side gains Force Points.
        Gain(side: Side, points: Count) = "the {} gains {} Force Point[|s]";
        /// A side loses Force Points.
        Lose(side: Side, points: Count) = "the {} loses {} Force Point[|s], from the next tax if there are too few";
        /// A side gains Force Points in a part of each turn.
        GainEach(side: Side, points: Count, part: TurnPart) = "the {} gains {} Force Point[|s] in each {}";
        /// A side gains the resources of environs that the enemy controls but does not guard.
        GainUnguarded(side: Side, number: Level) =
            "the {} adds the resource of {} environ[|s] that the enemy controls without units there or in orbit";
        /// If the planet rebels, the Rebels' Force Point track gains several times its resources.
        RebellionPaysTrack(times: Level) = "if it rebels, the Rebel track gains {} times its resources";
        /// If the planet rebels, several times its resources pay for units at once.
        RebellionPaysTroops(times: Level) = "if it rebels, {} times its resources buy units at once";
        /// Events that multiply the planet's resources do so only for units.
        MultipliedForTroops = "events that multiply its resources do so for units alone";
        /// Events that multiply the planet's resources do so only for the track of Force Points.
        MultipliedForTrack = "events that multiply its resources do so for the track alone";
        /// Events that multiply the planet's resources are ignored.
        NotMultiplied = "events that multiply its resources are ignored";
        /// All resources of the planet's environs are starred.
        AllStarred = "all resources of its environs are starred";

        // The effects on units and bases:
        /// A side buys no units.
        NoUnitsBought(side: Side) = "the {} buys no units, but may pay for bases";
        /// A side raises and improves no bases.
        NoBasesRaised(side: Side) = "the {} raises and improves no bases";
        /// This many units of a side are removed.
        RemoveUnits(number: Level, unit: UnitName, side: Side) = "{} {} of the {} is removed";
        /// A force attacks the units of a side in one orbit box of a province.
        AttackInOrbit(strength: Level, side: Side, province: Level) =
            "strength {} attacks, without shifts of its own, the units of the {} in one orbit box of province {} in the first Rebel space combat";
        /// Units of a side do not leave their province.
        UnitsStayInProvince(side: Side) = "units of the {} do not leave their province, unless the secret base is revealed";
        /// A side crosses no border of a province.
        NoCrossingProvinces(side: Side) = "the {} crosses no border of a province";
        /// If the planet rebels, mobile units of this side lie face up for the rest of the game.
        UnitsFaceUp(side: Side) = "if it rebels, mobile units of the {} are face up for good";
        /// Units may only leave the planet, and nobody may enter it.
        OnlyLeave = "units may only leave it, and nobody may enter";
        /// When the secret is revealed, the planet is destroyed as by an atrocity, but those who are there are spared.
        DestroysPlanet = "when it is revealed, this planet is destroyed as by a Planet Stabilizer, dominoes included, but whoever is there is spared";
        /// Strategic assignments restrict nobody.
        NoAssignments = "strategic assignments restrict nobody";
        /// Events that allow an atrocity allow one on any planet.
        AtrocitiesAnywhere = "events that allow an atrocity allow one on any planet";
        /// All combat shifts this many columns in favour of a side.
        CombatColumns(columns: Level, side: Side) = "all combat shifts {} column[|s] for the {}";

        // The effects on ships and jumps:
        /// Jumps over the border of a province are longer, or shorter if the number is negative.
        BorderDistance(province: Level, distance: Bonus) = "jumps over the border of province {} have {} distance";
        /// Military units have better or worse navigation.
        UnitNavigation(bonus: Bonus) = "military units have {} navigation";
        /// The pilot of the ship has better or worse navigation in jumps.
        JumpNavigation(bonus: Bonus) = "its pilot has {} navigation in jumps";
        /// A jump rolls two dice, which are read as the two digits of a star's number. If there is such a star, the ship goes to it or to Drift Two.
        JumpsByStarNumber = "jumps roll two dice as two digits, and where they name a star the ship goes there or to Drift Two";
        /// The ships of this side's characters do not move, except a ship that its owner has.
        ShipsStay(side: Side) = "character ships of the {} do not move, but for one that its owner has";
        /// Only one character can fly the ship.
        FlownOnlyBy(pilot: CharacterName) = "nobody but {} flies it, and without them it is lost";
        /// Ships of this side are detected more easily, except one kind of ship.
        DetectionColumns(side: Side, columns: Level, ship: ThingName) =
            "ships of the {} are detected {} column[|s] farther towards evasion 0, but for the {}";
        /// An enemy base that detects the bearer has a higher or lower level.
        EnemyBaseLevel(bonus: Bonus) = "enemy bases that detect its bearer have {} level";
        /// An enemy base that would detect the bearer counts as Down.
        EnemyBaseDown = "enemy bases that would detect its bearer count as Down";

        // The effects on missions:
        /// Each mission group does several missions.
        MissionsEach(missions: Level) = "each mission group does {} mission[|s]";
        /// The effect that stands before this one holds only in the first player-turn, and not on planets that allow as many missions anyway.
        FirstPlayerTurnOnly = "this is for the first player-turn, and not where a planet allows as many anyway";
        /// This side does no missions with these letters on these planets.
        NoMissions(side: Side, letters: Letters, planets: Planets) = "the {} does no mission {} on {}";
        /// Neither side does missions with these letters on the planet.
        NobodyDoes(letters: Letters) = "nobody does mission {} here";
        /// Missions on these planets have no extra draws.
        NoExtraDraws(planets: Planets) = "there are no extra draws on {}";
        /// Events that bar extra draws are ignored.
        ExtraDrawsNotBarred = "events that bar extra draws are ignored";
        /// The bearer has more extra draws in missions with these letters.
        ExtraDraws(letters: Letters, draws: Bonus) = "mission {} has {} extra draw[|s]";
        /// Once, the bearer has more extra draws in a mission with one of these letters.
        ExtraDrawsOnce(letters: Letters, draws: Bonus) = "once, mission {} has {} extra draw[|s]";
        /// If this side succeeds in a mission with one of these letters, the planet goes into rebellion, without dominoes.
        SuccessIsRebellion(side: Side, letters: Letters) = "a success of the {} in mission {} is a rebellion, which starts no dominoes";
        /// A success in a mission with one of these letters reveals all planet secrets. One letter is enough for it.
        SuccessRevealsSecrets(letters: Letters) = "a success in mission {} here reveals all planet secrets, and one letter is enough";
        /// A success in a mission with one of these letters gives a ship that is drawn by chance. One letter is enough for it.
        SuccessGivesShip(letters: Letters) = "a success in mission {} here gives a ship drawn by chance, and one letter is enough";
        /// A group of this side draws a possession at the end of a mission if a surviving member has a high enough rating.
        MissionFindsPossession(side: Side, rating: Rating, least: Level) =
            "a group of the {} that ends a mission with a survivor of {} {} draws a possession";
        /// In missions with these letters, friendly dead characters are drawn before others.
        DrawsDeadFirst(letters: Letters) = "mission {} draws from friendly dead characters first here";
        /// Once, the bearer can undo one letter that the enemy draws, if it is one of these.
        CancelsEnemyLetter(letters: Letters) = "once, one letter {} that the enemy draws is ignored";

        // The effects on events and creatures:
        /// On these planets every creature event takes effect.
        CreaturesAlways(planets: Planets) = "on {} every creature event takes effect";
        /// Every environ of the planet has a creature of this strength and endurance.
        CreatureEverywhere(strength: Level, endurance: Level) = "every environ has a creature of strength {} and endurance {}";
        /// Irate locals have this strength and endurance in every environ of the planet.
        LocalsEverywhere(strength: Level, endurance: Level) =
            "irate locals have strength {} and endurance {} in every environ, and fight hand to hand";
        /// The bearer's group ignores the first attack of a creature in environs of some types.
        IgnoresFirstCreature(environs: EnvironKinds) = "its group ignores the first creature attack in {} environs";
        /// The bearer's group ignores sentry robots.
        IgnoresRobots = "its group ignores sentry robots";
        /// The bearer's group ignores irate locals.
        IgnoresLocals = "its group ignores irate locals";
        /// Irate locals have half their strength against the bearer's group.
        LocalsHalved = "irate locals have half their strength against its group";
        /// Creatures do not surprise the bearer's group.
        NoSurprise = "creatures do not surprise its group";
        /// The bearer's group ignores creatures that characters fight with this rating.
        IgnoresCreaturesFoughtBy(rating: Rating) = "its group ignores creatures that are fought with {}";
        /// The bearer's group ignores the first event that aborts Diplomacy.
        IgnoresFirstDiplomacyAbort = "its group ignores the first event that aborts Diplomacy";

        // The effects on characters and combat:
        /// Each character on these planets takes wounds.
        WoundsAll(planets: Planets, wounds: Level) = "each character on {} takes {} wound[|s]";
        /// Environs in which somebody or something heals are spared, and the loyalty of their planets shifts in favour of this side.
        HealersSpare(spaces: Level, side: Side) =
            "an environ with somebody or something that heals is spared, and its planet shifts {} space[|s] for the {}";
        /// Dead characters, drawn by chance, return to the game.
        DeadReturn(number: Level) =
            "{} dead character[|s] drawn by chance return to planets that their owner controls, a Rebel else to one in rebellion";
        /// Characters of this race do no missions and lead nobody.
        RaceIdle(race: RaceName) = "{} characters do no missions and lead nobody";
        /// All ratings above 0 are better or worse on the planet.
        AllRatings(bonus: Bonus) = "ratings above 0 have {} here";
        /// Each character on the planet takes wounds at the end of their own mission phase.
        WoundsOwn(wounds: Level) = "each character takes {} wound[|s] at the end of their own mission phase here";
        /// Nobody heals on the planet.
        NoHealing = "nobody heals here";
        /// Detected characters of a side on the planet are captured when the secret is revealed.
        CapturesDetected(side: Side) = "when it is revealed, detected characters of the {} are captured";
        /// Prisoners on the planet need no guards.
        NoGuards = "prisoners need no guards here";
        /// A side reveals this many secrets.
        RevealSecrets(side: Side, number: Level) = "the {} reveals {} secret[|s]";
        /// The secret of a planet is revealed as soon as the bearer is in its orbit box.
        RevealsSecretInOrbit = "the secret of a planet is revealed as soon as it is in orbit there";
        /// Once the secret is revealed, this thing is removed from the game.
        RemovedOnceUsed(name: ThingName) = "once this is revealed, {} is removed";
        /// The effects end when the planet goes into rebellion.
        EndsOnRebellion = "this ends when the planet rebels";
        /// A rating of the bearer is better.
        RatingBonus(rating: Rating, bonus: Bonus) = "{} {}";
        /// A rating of the bearer is better in defence.
        DefendingBonus(rating: Rating, bonus: Bonus) = "{} {} when defending";
        /// Once, a rating of the bearer is better for one round of combat.
        RatingOnceForRound(rating: Rating, bonus: Bonus) = "once, {} {} for a round of combat";
        /// Once, any one rating of the bearer is better for a turn.
        AnyRatingOnce(bonus: Bonus) = "once, any one rating {} for a turn";
        /// In the company of this character, every rating of the bearer is better, except one.
        RatingsWith(name: CharacterName, bonus: Bonus, but: Rating) = "with {} each rating has {}, but for {}";
        /// The hiding value of the bearer's group is higher.
        Hiding(bonus: Bonus) = "hiding value {}";
        /// The hiding value of the bearer's group is higher, but not if characters search.
        HidingFromUnits(bonus: Bonus) = "hiding value {} against all but characters";
        /// Combat results against the bearer's group are lower.
        ResultAgainst(bonus: Bonus) = "combat results against its group are {}, before a firefight doubles them";
        /// The possession may take wounds for its owner, and is then lost.
        TakesWound(wounds: Level) = "it may take {} wound[|s] for its owner, and is lost then";
        /// The possession heals its owner and the characters with the owner.
        Heals = "it heals all wounds of its owner and those with them";
        /// Characters who are with the owner heal.
        HealsOthers = "characters with the owner heal";
        /// The bearer repairs ships and possessions.
        Repairs = "repairs ships and possessions";
        /// The possession keeps a detected enemy character from acting for a phase.
        DisablesEnemy = "a detected enemy character with its owner does nothing for a phase";
        /// Once, the possession buys a ship.
        BuysShip(ship: ThingName) = "once, it buys any ship that is left, but for the {}";
        /// The possession fails if the die shows this number or more when it is used. In games with repairs it can be mended (14.22, 27.2).
        FailsOn(die: Level) =
            "after each use it fails on a die of {} or more: it is lost, or from the province game on inoperative until it is mended";
        /// The possession may be lost when it is used.
        LostOn(die: Level) = "after each use it is lost on a die of {} or more";
        /// The possession is lost when it is used.
        UsedOnce = "it is lost when it is used";
    }
}
