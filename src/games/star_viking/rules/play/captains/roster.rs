//! The list of captains by name.

use super::super::{Action, Contest, Public, View};
use super::{ByDice, LookingAhead, RuleOfThumb};
use rules::play::{AtRandom, Captain, Commanded, Roster, Seeded};

/// A captain by name.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum CaptainName {
    /// Chooses any legal action.
    Random,
    /// Jumps with a Viking's starships by dice, and otherwise plays by rules of thumb.
    ByDice,
    /// Plays by rules of thumb.
    #[default]
    RuleOfThumb,
    /// Plays its choices out in imagined worlds before it chooses.
    LookingAhead,
}

impl Roster for CaptainName {
    type Game = Contest;
    type Captain = AnyCaptain;

    const ALL: &'static [Self] = &[Self::Random, Self::ByDice, Self::RuleOfThumb, Self::LookingAhead];

    fn slug(self) -> &'static str {
        match self {
            Self::Random => "random",
            Self::ByDice => "by-dice",
            Self::RuleOfThumb => "rule-of-thumb",
            Self::LookingAhead => "looking-ahead",
        }
    }

    fn about(self) -> &'static str {
        match self {
            Self::Random => "Takes any legal action, each equally likely.",
            Self::ByDice => {
                "For solitaire: a Viking's starships jump by a table of dice and fight by rules of thumb, which the Federation plays by altogether."
            }
            Self::RuleOfThumb => {
                "Raids what is rich and not held by more than it can beat, guards the capital, aims at what is worth most, and leaves in time."
            }
            Self::LookingAhead => {
                "Plays its best choices out in imagined worlds that agree with what it sees, in campaigns the Federation's movement: up to 1,000 decisions for each of its own, in campaigns 4,000, much slower."
            }
        }
    }

    fn captain(self) -> AnyCaptain {
        match self {
            Self::Random => AnyCaptain::Random(AtRandom),
            Self::ByDice => AnyCaptain::ByDice(ByDice),
            Self::RuleOfThumb => AnyCaptain::RuleOfThumb(RuleOfThumb),
            Self::LookingAhead => LookingAhead::default().into(),
        }
    }
}

impl Commanded for Contest {
    type CaptainName = CaptainName;
}

/// Any captain of the list.
#[derive(Clone, Debug)]
pub enum AnyCaptain {
    /// [`CaptainName::Random`].
    Random(AtRandom),
    /// [`CaptainName::ByDice`].
    ByDice(ByDice),
    /// [`CaptainName::RuleOfThumb`].
    RuleOfThumb(RuleOfThumb),
    /// [`CaptainName::LookingAhead`].
    LookingAhead(Box<LookingAhead>),
}

/// A captain who looks ahead within a budget that the caller chooses.
impl From<LookingAhead> for AnyCaptain {
    fn from(captain: LookingAhead) -> Self {
        Self::LookingAhead(Box::new(captain))
    }
}

impl Captain<Contest> for AnyCaptain {
    fn choose(&mut self, contest: &Public, view: View, legal: &[Action], dice: &mut Seeded) -> Action {
        match self {
            Self::Random(captain) => Captain::<Contest>::choose(captain, contest, view, legal, dice),
            Self::ByDice(captain) => captain.choose(contest, view, legal, dice),
            Self::RuleOfThumb(captain) => captain.choose(contest, view, legal, dice),
            Self::LookingAhead(captain) => captain.choose(contest, view, legal, dice),
        }
    }

    fn at_once<'a>(&mut self, _: &Public, _: &dyn Fn() -> View) -> Option<Action> {
        None
    }
}
