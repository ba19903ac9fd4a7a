//! The captains of Space Viking by their names.

use super::AtRandom;
use crate::rules::play::{Roster, Seeded, Writer};
use crate::rules::space_viking::orders::Sheet;
use crate::rules::space_viking::play::{Contest, Knowledge};

/// The captains, the weakest first.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum CaptainName {
    /// Writes any sheet without errors.
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
            Self::Random => "Writes any sheet without errors.",
        }
    }

    fn captain(self) -> AnyCaptain {
        match self {
            Self::Random => AnyCaptain::Random(AtRandom),
        }
    }
}

/// Any captain of the list.
#[derive(Clone, Copy, Debug)]
pub enum AnyCaptain {
    /// [`CaptainName::Random`].
    Random(AtRandom),
}

impl Writer<Contest> for AnyCaptain {
    fn write(&mut self, view: &Knowledge, dice: &mut Seeded) -> Sheet {
        match self {
            Self::Random(captain) => captain.write(view, dice),
        }
    }
}
