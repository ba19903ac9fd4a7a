//! The captains with their names and descriptions, for the command line and the editor.

use super::super::Battle;
use super::{LookingAhead, RuleOfThumb};
use rules::play::AtRandom;

rules::play::captains! {
    Battle {
        Random(AtRandom) = "random",
            "Takes any legal action, each equally likely.";
        #[default]
        RuleOfThumb(RuleOfThumb) = "rule-of-thumb",
            "Gangs up where the odds are good, raises shields where it is outnumbered, shoots whatever is worth most, carries loot off, and keeps armour out of the water; closes with ships that it can match and grapples them, keeps away from others, lands, and bails in time.";
        LookingAhead(LookingAhead) = "looking-ahead",
            "Plays its moods and its attacks out in imagined worlds that agree with what it sees: some 1,000 decisions for an attack and the rest of the game for a movement, much slower.";
    }
}
