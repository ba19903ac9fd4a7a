//! The list of captains by name.

use super::super::{Action, Battle, Public, View};
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
    type Game = Battle;
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
                "Gangs up where the odds are good, raises shields where it is outnumbered, shoots whatever is worth most, carries loot off, and keeps armour out of the water; closes with ships that it can match and grapples them, keeps away from others, lands, and bails in time."
            }
            Self::LookingAhead => {
                "Plays its boldness and its attacks out in imagined worlds that agree with what it sees: some 3,000 decisions for each comparison, much slower."
            }
        }
    }

    fn captain(self) -> AnyCaptain {
        match self {
            Self::Random => AnyCaptain::Random(AtRandom),
            Self::RuleOfThumb => AnyCaptain::RuleOfThumb(Box::default()),
            Self::LookingAhead => LookingAhead::default().into(),
        }
    }
}

impl Commanded for Battle {
    type CaptainName = CaptainName;
}

/// Any captain of the list.
#[derive(Clone, Debug)]
pub enum AnyCaptain {
    /// [`CaptainName::Random`].
    Random(AtRandom),
    /// [`CaptainName::RuleOfThumb`].
    RuleOfThumb(Box<RuleOfThumb>),
    /// [`CaptainName::LookingAhead`].
    LookingAhead(Box<LookingAhead>),
}

/// A captain who looks ahead within a budget of one's own choosing.
impl From<LookingAhead> for AnyCaptain {
    fn from(captain: LookingAhead) -> Self {
        Self::LookingAhead(Box::new(captain))
    }
}

impl Captain<Battle> for AnyCaptain {
    fn choose(&mut self, public: &Public, view: View<'_>, legal: &[Action], dice: &mut Seeded) -> Action {
        match self {
            Self::Random(captain) => Captain::<Battle>::choose(captain, public, view, legal, dice),
            Self::RuleOfThumb(captain) => captain.choose(public, view, legal, dice),
            Self::LookingAhead(captain) => captain.choose(public, view, legal, dice),
        }
    }

    fn at_once<'a>(&mut self, public: &Public, view: &dyn Fn() -> View<'a>) -> Option<Action> {
        match self {
            Self::Random(_) => None,
            Self::RuleOfThumb(captain) => captain.at_once(public, view),
            Self::LookingAhead(captain) => captain.at_once(public, view),
        }
    }
}
