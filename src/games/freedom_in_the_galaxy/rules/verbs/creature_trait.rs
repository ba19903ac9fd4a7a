//! How a creature differs from a plain one, which fights hand to hand with its strength until it or its prey is dead (12.7, the guide).

use super::words::{Bonus, Rating, choices};
use rules::Level;
use rules::kind::verbs;

choices! {
    /// In which rounds of a fight something counts.
    Rounds {
        /// In every round.
        All = "in any round",
        /// In the first alone.
        First = "in the first round",
        /// In all but the first.
        Later = "after the first round",
    }

    /// How often a creature grows.
    Steps {
        /// From round to round.
        Each = "each round more",
        /// In every second round.
        EachSecond = "each second round more",
    }

    /// What a creature does if it is alive when its rounds are over.
    Aftermath {
        /// Nothing: it leaves.
        Leaves = "it leaves",
        /// There are no extra draws for the mission.
        NoExtraDraws = "there are no extra draws",
        /// The ship is damaged.
        DamagesShip = "the ship is damaged",
        /// It takes a possession and leaves.
        Steals = "it leaves with one possession",
    }
}

verbs! {
    /// How a creature differs from a plain one.
    pub enum Trait is "a trait of a creature" {
        /// Surprised characters fight the first round at a disadvantage.
        Surprise(columns: Level) = "it surprises, and shifts the first round {} column[|s]";
        /// Characters cannot break off.
        NoBreakOff(rounds: Rounds) = "nobody can break off {}";
        /// The die of a break-off is changed; what is added hinders.
        BreakOffDie(bonus: Bonus, rounds: Rounds) = "the die to break off has {} {}";
        /// Its first wounds do not weaken it.
        FirstWoundsDoNotWeaken(wounds: Level) = "its first {} wound[|s] do not weaken it";
        /// No wounds weaken it.
        WoundsDoNotWeaken = "wounds do not weaken it";
        /// It grows stronger as the fight goes on.
        StrengthByRound(strength: Bonus, steps: Steps, first: Level) = "it has {} strength in {} from round {} on";
        /// It grows tougher as the fight goes on.
        EnduranceByRound(endurance: Bonus, steps: Steps, first: Level) = "it has {} endurance in {} from round {} on";
        /// It grows with the wounds that it deals.
        GrowsByWoundsDealt(strength: Bonus, most: Level) = "it has {} strength for each of the first {} wound[|s] that it deals";
        /// It grows with the wounds that it takes.
        GrowsByWoundsTaken(strength: Bonus) = "it has {} strength for each wound that it takes";
        /// It attacks each character alone, on one column.
        AttacksEach(column: Bonus) = "it attacks each character alone on the column of {}";
        /// It attacks several times a round.
        AttacksEachRound(attacks: Level) = "it attacks {} time[|s] a round";
        /// It stays for this many rounds.
        Stays(rounds: Level, aftermath: Aftermath) = "if it lives after {} round[|s], {}";
        /// Characters cannot strike back.
        NoStrikingBack = "nobody can strike back";
        /// All characters count as active.
        AllActive = "all characters count as active";
        /// It defends itself and does not attack.
        OnlyDefends = "it only defends itself";
        /// It wounds every character who fights it.
        WoundsEach(wounds: Level) = "each character takes {} wound[|s] in every round that it does not die in";
        /// It is fought with another rating than combat. A mind does not weaken with its wounds.
        FoughtBy(rating: Rating) = "it is fought with {} instead of combat";
        /// The whole group fights it together, with a rating other than combat.
        FoughtTogetherBy(rating: Rating) = "it is fought with the {} of all together";
        /// It is fought with another rating than combat, by one character alone, whom the owner picks.
        FoughtAloneBy(rating: Rating) = "it is fought with the {} of one character whom their owner picks";
        /// The fight ends with the first round without wounds.
        EndsUnhurt = "the fight ends with the first round without wounds";
        /// It fights with firearms, so that wounds count twice.
        Firefight = "it is a firefight";
        /// It does not fight.
        NoFight = "it does not fight";
        /// There are more or fewer extra draws.
        ExtraDraws(draws: Bonus) = "each mission has {} extra draw[|s]";
        /// There are no extra draws.
        NoExtraDraws = "there are no extra draws";
        /// It comes only where no character's rating is high enough.
        OnlyBelow(rating: Rating, least: Level) = "it comes only where nobody has {} {} or more";
        /// Every character is wounded, less the best rating among them.
        WoundsLessRating(wounds: Level, rating: Rating) = "each character takes {} wounds less the best {} among them";
        /// It attacks the ship, and comes only where there is one.
        AttacksShip = "it attacks the ship, and comes only where there is one";
        /// It wounds itself.
        AttacksItself(column: Bonus) = "it attacks itself in every round, on the attacker's side of the column of {}";
        /// It holds one character.
        Holds(wounds: Level) = "it holds one character, who takes {} wound[|s] a round, and eats whoever is alone";
        /// Its strength is reduced by a rating of a character.
        LessRating(rating: Rating) = "its strength is less by the {} of one character";
        /// Killing it shifts the loyalty of the planet.
        ShiftIfKilled(spaces: Level) = "if the Rebels kill it, the loyalty of the planet shifts {} space[|s] for them";
        /// It is a friend.
        GivesPossession = "it gives a Rebel one possession that is no ship, and is not met again";
        /// Several of them are stronger.
        Together(number: Level, strength: Level, endurance: Level) = "{} of them together have strength {} and endurance {}";
    }
}
