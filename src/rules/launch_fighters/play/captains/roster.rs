//! The list of captains by name, for the command line and the editor.

use std::fmt;
use std::str::FromStr;

use super::super::{Action, Battle, State};
use super::RuleOfThumb;
use crate::rules::Refusal;
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

    /// The captain, ready for a game.
    #[must_use]
    pub fn captain(self) -> AnyCaptain {
        match self {
            Self::Random => AnyCaptain::Random(AtRandom),
            Self::RuleOfThumb => AnyCaptain::RuleOfThumb(RuleOfThumb::default()),
        }
    }
}

/// Any captain of the list.
#[derive(Clone, Debug)]
pub enum AnyCaptain {
    /// [`CaptainName::Random`].
    Random(AtRandom),
    /// [`CaptainName::RuleOfThumb`].
    RuleOfThumb(RuleOfThumb),
}

impl Captain<Battle> for AnyCaptain {
    fn choose(&mut self, battle: &Battle, state: &State, legal: &[Action], dice: &mut Seeded) -> Action {
        match self {
            Self::Random(captain) => captain.choose(battle, state, legal, dice),
            Self::RuleOfThumb(captain) => captain.choose(battle, state, legal, dice),
        }
    }
}

impl fmt::Display for CaptainName {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        out.pad(self.slug())
    }
}

impl FromStr for CaptainName {
    type Err = Refusal;

    fn from_str(text: &str) -> Result<Self, Refusal> {
        let found = Self::ALL.into_iter().find(|name| name.slug() == text.trim().to_lowercase());
        found.ok_or_else(|| {
            let names: Vec<&str> = Self::ALL.iter().map(|name| name.slug()).collect();
            Refusal::new(format!("there is no captain {:?}; there are {}", text.trim(), names.join(", ")))
        })
    }
}
