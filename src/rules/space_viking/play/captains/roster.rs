//! The captains of Space Viking by their names.

use super::{AtRandom, RuleOfThumb};
use crate::rules::play::{Roster, Seeded, Writer};
use crate::rules::space_viking::orders::Sheet;
use crate::rules::space_viking::play::{Contest, Knowledge};

/// The captains, the weakest first.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum CaptainName {
    /// Writes any sheet without errors.
    Random,
    /// Plays by rules of thumb.
    #[default]
    RuleOfThumb,
}

impl Roster for CaptainName {
    type Game = Contest;
    type Captain = AnyCaptain;

    const ALL: &'static [Self] = &[Self::Random, Self::RuleOfThumb];

    fn slug(self) -> &'static str {
        match self {
            Self::Random => "random",
            Self::RuleOfThumb => "rule-of-thumb",
        }
    }

    fn about(self) -> &'static str {
        match self {
            Self::Random => "Writes any sheet without errors.",
            Self::RuleOfThumb => {
                "Builds what pays for itself in time, trusts nobody but persons with a fleet, and goes after what its kind of sovereign scores."
            }
        }
    }

    fn captain(self) -> AnyCaptain {
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

impl Writer<Contest> for AnyCaptain {
    fn write(&mut self, view: &Knowledge, dice: &mut Seeded) -> Sheet {
        match self {
            Self::Random(captain) => captain.write(view, dice),
            Self::RuleOfThumb(captain) => captain.write(view, dice),
        }
    }
}
