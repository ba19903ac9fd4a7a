//! The captains, by the names under which the command line and the editor offer them.

use super::super::Contest;
use super::{LookingAhead, RuleOfThumb};
use rules::play::AtRandom;

rules::play::captains! {
    Contest {
        Random(AtRandom) = "random",
            "Takes any legal action, each equally likely.";
        #[default]
        RuleOfThumb(RuleOfThumb) = "rule-of-thumb",
            "As the Rebel goes where missions promise most and nobody will find them, as the Empire garrisons what may rebel and hunts whom it sees.";
        LookingAhead(LookingAhead) = "looking-ahead",
            "Plays its best choices out in imagined worlds that agree with what it sees: up to 1,200 decisions for each of its own, much slower.";
    }
}
