//! The list of captains by name.

use super::super::{Action, Contest, Public, View};
use super::{LookingAhead, RuleOfThumb};
use rules::play::{AtRandom, Captain, Commanded, Roster, Seeded};

/// A captain by name.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum CaptainName {
    /// Chooses any legal action.
    Random,
    /// Plays by rules of thumb.
    #[default]
    RuleOfThumb,
    /// Plays what follows out in imagined worlds before it chooses.
    LookingAhead,
}

impl Roster for CaptainName {
    type Game = Contest;
    type Captain = AnyCaptain;

    const ALL: &'static [Self] = &[Self::Random, Self::RuleOfThumb, Self::LookingAhead];

    fn slug(self) -> &'static str {
        match self {
            Self::Random => "random",
            Self::RuleOfThumb => "rule-of-thumb",
            Self::LookingAhead => "looking-ahead",
        }
    }

    fn about(self) -> &'static str {
        match self {
            Self::Random => "Takes any legal action, each equally likely.",
            Self::RuleOfThumb => {
                "As the Rebel goes where missions promise most and nobody will find him, as the Empire garrisons what may rebel and hunts whom it sees."
            }
            Self::LookingAhead => {
                "Plays its best choices out in imagined worlds that agree with what it sees: up to 1,200 decisions for each of its own, much slower."
            }
        }
    }

    fn captain(self) -> AnyCaptain {
        match self {
            Self::Random => AnyCaptain::Random(AtRandom),
            Self::RuleOfThumb => AnyCaptain::RuleOfThumb(RuleOfThumb::default()),
            Self::LookingAhead => AnyCaptain::LookingAhead(LookingAhead::default()),
        }
    }
}

impl Commanded for Contest {
    type CaptainName = CaptainName;
}

/// Any captain.
#[derive(Clone, Debug)]
pub enum AnyCaptain {
    /// Chooses any legal action.
    Random(AtRandom),
    /// Plays by rules of thumb.
    RuleOfThumb(RuleOfThumb),
    /// Looks ahead.
    LookingAhead(LookingAhead),
}

impl Captain<Contest> for AnyCaptain {
    fn choose(&mut self, public: &Public, view: View<'_>, legal: &[Action], dice: &mut Seeded) -> Action {
        match self {
            Self::Random(captain) => Captain::<Contest>::choose(captain, public, view, legal, dice),
            Self::RuleOfThumb(captain) => captain.choose(public, view, legal, dice),
            Self::LookingAhead(captain) => captain.choose(public, view, legal, dice),
        }
    }

    fn at_once<'a>(&mut self, public: &Public, view: &dyn Fn() -> View<'a>) -> Option<Action> {
        match self {
            Self::Random(captain) => Captain::<Contest>::at_once(captain, public, view),
            Self::RuleOfThumb(captain) => captain.at_once(public, view),
            Self::LookingAhead(captain) => captain.at_once(public, view),
        }
    }
}
