//! A playtest that a project keeps, with its sums. Kept games are in the crate `playtest`.

use serde::{Deserialize, Serialize};

use super::game::captains;
use super::report;
use playtest::kept::{Flaw, KeptError, keep, read};
use playtest::{Report, Run, Tally};
use project::{Error, Kept, KeptSort, Project};

/// A playtest that a project keeps.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct KeptPlaytest {
    /// The playtest's scenario, sides, captains and seed, and how many games were played.
    pub run: Run,
    /// The sums of the games that were played.
    pub tally: Tally,
}

impl KeptPlaytest {
    /// The playtest in the form in which a project keeps it.
    ///
    /// # Errors
    /// If its record is longer than a kept record may be.
    pub fn keep(&self, project: &Project) -> Result<Kept, Error> {
        let report = self.report();
        keep(KeptSort::Playtest, self, project, report.scenario, report.verdict.words)
    }

    /// Reads a kept playtest.
    ///
    /// # Errors
    ///
    /// If it is damaged, or if its games cannot have given its sums.
    pub fn read(kept: &Kept) -> Result<Self, Error> {
        let own: Self = read(kept)?;
        if own.run.is_sound(&captains(own.run.game)) && own.tally.is_of(&own.run.muster, &(0..own.run.games)) {
            Ok(own)
        } else {
            Err(KeptError::Unfit { name: kept.name.clone(), flaw: Flaw::Sums }.into())
        }
    }

    /// The report of the playtest.
    #[must_use]
    pub fn report(&self) -> Report {
        report(&self.run, &self.tally)
    }
}
