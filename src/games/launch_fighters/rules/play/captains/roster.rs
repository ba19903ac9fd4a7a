//! The list of all captains with their names, for the command line and the editor.

use super::super::Battle;
use super::{LookingAhead, RuleOfThumb};
use rules::play::AtRandom;

rules::play::captains! {
    Battle {
        Random(AtRandom) = "random",
            "Takes any legal action, each equally likely.";
        #[default]
        RuleOfThumb(RuleOfThumb) = "rule-of-thumb",
            "Seeks range and flanks, focuses its fire, launches early, saves missiles for what they can hit, and plays for the special conditions.";
        LookingAhead(LookingAhead) = "looking-ahead",
            "Plays the rest of the turn out several times for each of its best choices, up to 3,000 decisions for each of its own: stronger, and much slower.";
    }
}
