//! The list of captains by name.

use super::super::{Action, Contest, Public, View};
use rules::play::{AtRandom, Captain, Commanded, Roster, Seeded};

/// A captain by name.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum CaptainName {
    /// Chooses any legal action.
    #[default]
    Random,
}

impl Roster for CaptainName {
    type Game = Contest;
    type Captain = AnyCaptain;

    const ALL: &'static [Self] = &[Self::Random];

    fn slug(self) -> &'static str {
        match self {
            Self::Random => "random",
        }
    }

    fn about(self) -> &'static str {
        match self {
            Self::Random => "Takes any legal action, each equally likely.",
        }
    }

    fn captain(self) -> AnyCaptain {
        match self {
            Self::Random => AnyCaptain::Random(AtRandom),
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
}

impl Captain<Contest> for AnyCaptain {
    fn choose(&mut self, public: &Public, view: View<'_>, legal: &[Action], dice: &mut Seeded) -> Action {
        match self {
            Self::Random(captain) => Captain::<Contest>::choose(captain, public, view, legal, dice),
        }
    }

    fn at_once<'a>(&mut self, public: &Public, view: &dyn Fn() -> View<'a>) -> Option<Action> {
        match self {
            Self::Random(captain) => Captain::<Contest>::at_once(captain, public, view),
        }
    }
}
