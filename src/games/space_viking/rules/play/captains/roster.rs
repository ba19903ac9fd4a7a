//! The captains of Space Viking by their names.

use serde::{Deserialize, Serialize};

use super::{AtRandom, Planner, RuleOfThumb};
use crate::orders::Sheet;
use crate::play::{Contest, Knowledge};
use rules::play::{Roster, Seeded, Writer};

/// The captains, the weakest first.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum CaptainName {
    /// Writes random sheets without errors.
    Random,
    /// Plays by rules of thumb.
    #[default]
    RuleOfThumb,
    /// Plays candidate sheets forward in imagined sectors.
    Planner,
}

impl Roster for CaptainName {
    type Game = Contest;
    type Captain = AnyCaptain;

    const ALL: &'static [Self] = &[Self::Random, Self::RuleOfThumb, Self::Planner];

    fn slug(self) -> &'static str {
        match self {
            Self::Random => "random",
            Self::RuleOfThumb => "rule-of-thumb",
            Self::Planner => "planner",
        }
    }

    fn about(self) -> &'static str {
        match self {
            Self::Random => "Writes any sheet without errors.",
            Self::RuleOfThumb => {
                "Builds what pays for itself in time, trusts nobody but persons with a fleet, and goes after what its kind of sovereign scores."
            }
            Self::Planner => {
                "Plays sheets of the rule of thumb with other aims forward in sectors that it imagines from what it knows, and hands in the best; slow."
            }
        }
    }

    fn captain(self) -> AnyCaptain {
        match self {
            Self::Random => AnyCaptain::Random(AtRandom),
            Self::RuleOfThumb => AnyCaptain::RuleOfThumb(RuleOfThumb::default()),
            Self::Planner => AnyCaptain::Planner(Planner::default()),
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
    /// [`CaptainName::Planner`].
    Planner(Planner),
}

impl Writer<Contest> for AnyCaptain {
    fn write(&mut self, view: &Knowledge, dice: &mut Seeded) -> Sheet {
        match self {
            Self::Random(captain) => captain.write(view, dice),
            Self::RuleOfThumb(captain) => captain.write(view, dice),
            Self::Planner(captain) => captain.write(view, dice),
        }
    }
}
