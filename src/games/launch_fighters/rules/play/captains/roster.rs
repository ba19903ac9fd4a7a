//! The list of captains by name, for the command line and the editor.

use super::super::{Action, Battle, State};
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
    /// Plays the rest of the turn out before it chooses.
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
                "Seeks range and flanks, focuses its fire, launches early, saves missiles for what they can hit, and plays for the special conditions."
            }
            Self::LookingAhead => {
                "Plays the rest of the turn out several times for each of its best choices, up to 3,000 decisions for each of its own: stronger, and much slower."
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

/// A captain that looks ahead within a chosen budget.
impl From<LookingAhead> for AnyCaptain {
    fn from(captain: LookingAhead) -> Self {
        Self::LookingAhead(Box::new(captain))
    }
}

impl Captain<Battle> for AnyCaptain {
    fn choose(&mut self, battle: &Battle, state: &State, legal: &[Action], dice: &mut Seeded) -> Action {
        match self {
            Self::Random(captain) => Captain::<Battle>::choose(captain, battle, state, legal, dice),
            Self::RuleOfThumb(captain) => captain.choose(battle, state, legal, dice),
            Self::LookingAhead(captain) => captain.choose(battle, state, legal, dice),
        }
    }

    fn at_once<'a>(&mut self, battle: &Battle, state: &dyn Fn() -> &'a State) -> Option<Action> {
        match self {
            Self::Random(captain) => Captain::<Battle>::at_once(captain, battle, state),
            Self::RuleOfThumb(captain) => captain.at_once(battle, state),
            Self::LookingAhead(captain) => captain.at_once(battle, state),
        }
    }
}
