//! The list of captains by name.

use super::super::{Action, Contest, Public, View};
use super::RuleOfThumb;
use crate::rules::play::{AtRandom, Captain, Commanded, Roster, Seeded};

/// A captain by name. None of them remembers anything, so that a name is a captain as well.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum CaptainName {
    /// Chooses any legal action.
    Random,
    /// Plays by rules of thumb.
    #[default]
    RuleOfThumb,
}

impl Roster for CaptainName {
    type Game = Contest;
    type Captain = Self;

    const ALL: &'static [Self] = &[Self::Random, Self::RuleOfThumb];

    fn slug(self) -> &'static str {
        match self {
            Self::Random => "random",
            Self::RuleOfThumb => "rule-of-thumb",
        }
    }

    fn about(self) -> &'static str {
        match self {
            Self::Random => "Takes any legal action, each equally likely.",
            Self::RuleOfThumb => {
                "Raids what is rich and not held by more than it can beat, guards the capital, aims at what is worth most, and leaves in time."
            }
        }
    }

    fn captain(self) -> Self {
        self
    }
}

impl Commanded for Contest {
    type CaptainName = CaptainName;
}

impl Captain<Contest> for CaptainName {
    fn choose(&mut self, contest: &Public, view: View, legal: &[Action], dice: &mut Seeded) -> Action {
        match self {
            Self::Random => Captain::<Contest>::choose(&mut AtRandom, contest, view, legal, dice),
            Self::RuleOfThumb => RuleOfThumb.choose(contest, view, legal, dice),
        }
    }

    fn at_once<'a>(&mut self, _: &Public, _: &dyn Fn() -> View) -> Option<Action> {
        None
    }
}
