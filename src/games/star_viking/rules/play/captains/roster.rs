//! The list of captains with their names, for the command line and the editor.

use super::super::Contest;
use super::{ByDice, LookingAhead, RuleOfThumb};
use rules::play::AtRandom;

rules::play::captains! {
    Contest {
        Random(AtRandom) = "random",
            "Takes any legal action, each equally likely.";
        ByDice(ByDice) = "by-dice",
            "For solitaire: a Viking's starships jump by a table of dice and fight by rules of thumb, which the Federation plays by altogether.";
        #[default]
        RuleOfThumb(RuleOfThumb) = "rule-of-thumb",
            "Raids what is rich and not held by more than it can beat, guards the capital, aims at what is worth most, and leaves in time.";
        LookingAhead(LookingAhead) = "looking-ahead",
            "Plays its best choices out in imagined worlds that agree with what it sees, in campaigns the Federation's movement: up to 1,000 decisions for each of its own, in campaigns 4,000, much slower.";
    }
}
