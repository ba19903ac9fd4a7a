//! The list of captains by name.

use super::super::{Action, Battle, State};
use super::RuleOfThumb;
use crate::rules::play::{AtRandom, Captain, Seeded};

/// A captain by name.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum CaptainName {
    /// Chooses any legal action.
    Random,
    /// Plays by rules of thumb.
    #[default]
    RuleOfThumb,
}

impl CaptainName {
    /// Every captain, the weakest first.
    pub const ALL: [Self; 2] = [Self::Random, Self::RuleOfThumb];

    /// How the captain is spelled on the command line.
    #[must_use]
    pub const fn slug(self) -> &'static str {
        match self {
            Self::Random => "random",
            Self::RuleOfThumb => "rule-of-thumb",
        }
    }

    /// How the captain plays, in a sentence.
    #[must_use]
    pub const fn about(self) -> &'static str {
        match self {
            Self::Random => "Takes any legal action, each equally likely.",
            Self::RuleOfThumb => {
                "Raids what is rich and not held by more than it can beat, guards the capital, aims at what is worth most, and leaves in time."
            }
        }
    }
}

impl Captain<Battle> for CaptainName {
    fn choose(&mut self, battle: &Battle, state: &State, legal: &[Action], dice: &mut Seeded) -> Action {
        match self {
            Self::Random => AtRandom.choose(battle, state, legal, dice),
            Self::RuleOfThumb => RuleOfThumb.choose(battle, state, legal, dice),
        }
    }
}
