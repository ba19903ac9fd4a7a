//! The traits in which a creature differs from an ordinary one. An ordinary creature fights hand to hand with its strength until it or its prey is
//! dead (12.7, the guide).

use super::words::{Bonus, Rating, choices};
use rules::Level;
use rules::kind::verbs;

choices! {
    /// The rounds of a fight in which a trait counts.
    Rounds {
        /// The trait counts in every round.
        All = "in any round",
        /// The trait counts only in the first round.
        First = "in the first round",
        /// The trait counts in every round but the first.
        Later = "after the first round",
    }

    /// How often a creature grows.
    Steps {
        /// The creature grows in every round.
        Each = "each round more",
        /// The creature grows in every second round.
        EachSecond = "each second round more",
    }

    /// What a creature does if it is still alive after the rounds for which it stays.
    Aftermath {
        /// The creature leaves, and does nothing else.
        Leaves = "it leaves",
        /// The creature bars the extra draws of the mission.
        NoExtraDraws = "there are no extra draws",
        /// The creature damages the group's ship.
        DamagesShip = "the ship is damaged",
        /// The creature takes a possession and leaves.
        Steals = "it leaves with one possession",
    }
}

verbs! {
    /// A trait in which a creature differs from an ordinary one, as a sentence with gaps.
    pub enum Trait is "a trait of a creature" {
        /// The creature surprises. The first round shifts this many columns in the creature's favour.
        Surprise(columns: Level) = "it surprises, and shifts the first round {} column[|s]";
        /// Nobody can break off in these rounds.
        NoBreakOff(rounds: Rounds) = "nobody can break off {}";
        /// This number is added to the die for breaking off in these rounds. A higher die makes it harder to break off.
        BreakOffDie(bonus: Bonus, rounds: Rounds) = "the die to break off has {} {}";
        /// The first wounds of the creature, this many, do not weaken it.
        FirstWoundsDoNotWeaken(wounds: Level) = "its first {} wound[|s] do not weaken it";
        /// No wounds weaken the creature.
        WoundsDoNotWeaken = "wounds do not weaken it";
        /// The creature gains strength as the fight goes on.
        StrengthByRound(strength: Bonus, steps: Steps, first: Level) = "it has {} strength in {} from round {} on";
        /// The creature gains endurance as the fight goes on.
        EnduranceByRound(endurance: Bonus, steps: Steps, first: Level) = "it has {} endurance in {} from round {} on";
        /// The creature gains strength with each wound that it deals, up to this many wounds.
        GrowsByWoundsDealt(strength: Bonus, most: Level) = "it has {} strength for each of the first {} wound[|s] that it deals";
        /// The creature gains strength with each wound that it takes.
        GrowsByWoundsTaken(strength: Bonus) = "it has {} strength for each wound that it takes";
        /// The creature attacks each character alone, always on the column for this difference.
        AttacksEach(column: Bonus) = "it attacks each character alone on the column of {}";
        /// The creature attacks several times in a round.
        AttacksEachRound(attacks: Level) = "it attacks {} time[|s] a round";
        /// The creature stays for this many rounds, and then does this.
        Stays(rounds: Level, aftermath: Aftermath) = "if it lives after {} round[|s], {}";
        /// Characters cannot strike back at the creature.
        NoStrikingBack = "nobody can strike back";
        /// All characters count as active.
        AllActive = "all characters count as active";
        /// The creature only defends itself and does not attack.
        OnlyDefends = "it only defends itself";
        /// The creature wounds every character in each round in which it does not die.
        WoundsEach(wounds: Level) = "each character takes {} wound[|s] in every round that it does not die in";
        /// Characters fight the creature with another rating than combat. Wounds do not weaken such a creature.
        FoughtBy(rating: Rating) = "it is fought with {} instead of combat";
        /// The whole group fights the creature together, with the sum of another rating than combat.
        FoughtTogetherBy(rating: Rating) = "it is fought with the {} of all together";
        /// One character, chosen by the characters' owner, fights the creature alone and with another rating than combat.
        FoughtAloneBy(rating: Rating) = "it is fought with the {} of one character whom their owner picks";
        /// The fight ends with the first round in which nobody is wounded.
        EndsUnhurt = "the fight ends with the first round without wounds";
        /// The creature fights with firearms, so that wounds count twice.
        Firefight = "it is a firefight";
        /// The creature does not fight.
        NoFight = "it does not fight";
        /// Each mission has more extra draws, or fewer if the number is negative.
        ExtraDraws(draws: Bonus) = "each mission has {} extra draw[|s]";
        /// The mission has no extra draws.
        NoExtraDraws = "there are no extra draws";
        /// The creature comes only if no character has a rating this high.
        OnlyBelow(rating: Rating, least: Level) = "it comes only where nobody has {} {} or more";
        /// Each character takes this many wounds, less the highest value that a member of the group has in this rating.
        WoundsLessRating(wounds: Level, rating: Rating) = "each character takes {} wounds less the best {} among them";
        /// The creature attacks the group's ship, and comes only if there is a ship.
        AttacksShip = "it attacks the ship, and comes only where there is one";
        /// The creature attacks itself in every round.
        AttacksItself(column: Bonus) = "it attacks itself in every round, on the attacker's side of the column of {}";
        /// The creature holds one character and wounds that character in each round. If the character is alone with it, the creature eats the
        /// character.
        Holds(wounds: Level) = "it holds one character, who takes {} wound[|s] a round, and eats whoever is alone";
        /// The rating of one character is subtracted from the creature's strength.
        LessRating(rating: Rating) = "its strength is less by the {} of one character";
        /// If the Rebels kill the creature, the loyalty of the planet shifts in their favour.
        ShiftIfKilled(spaces: Level) = "if the Rebels kill it, the loyalty of the planet shifts {} space[|s] for them";
        /// The creature is a friend, and gives a Rebel a possession.
        GivesPossession = "it gives a Rebel one possession that is no ship, and is not met again";
        /// This many creatures of the kind together have this strength and endurance.
        Together(number: Level, strength: Level, endurance: Level) = "{} of them together have strength {} and endurance {}";
    }
}
