//! The captains by name, for the command line and the editor.

use super::{AtRandom, Planner, RuleOfThumb};
use crate::play::Contest;

rules::play::captains! {
    writing Contest {
        Random(AtRandom) = "random",
            "Writes any sheet without errors.";
        #[default]
        RuleOfThumb(RuleOfThumb) = "rule-of-thumb",
            "Builds what pays for itself in time, trusts nobody but persons with a fleet, and goes after what its kind of sovereign scores.";
        Planner(Planner) = "planner",
            "Plays sheets of the rule of thumb with other aims forward in sectors that it imagines from what it knows, and hands in the best; slow.";
    }
}
