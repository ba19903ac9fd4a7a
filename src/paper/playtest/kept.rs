//! The meaning of a record that a project keeps: a game with the captains at its helms, or a playtest with its sums.
//!
//! The actions of a game are its own type, and so is its record; the project knows only the text. An invented record is refused here when it is
//! opened, never while a file is read.

use std::path::Path;

use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};

use super::game::captains;
use super::report;
use playtest::{Report, Run, Tally};
use project::{Error, Kept, KeptSort, Project, designs_hash, text};
use rules::play::Record;

/// A game that is kept: `C` says which scenario, `A` is the game's kind of action.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct KeptGame<C, A> {
    /// The name of the captain at each helm, and none for a helm that the user had; empty for a game that was only watched.
    pub helms: Vec<Option<String>>,
    /// The game.
    pub record: Record<C, A>,
}

/// A playtest that is kept.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct KeptPlaytest {
    /// Which playtest it is, of as many games as were played.
    pub run: Run,
    /// Their sums.
    pub tally: Tally,
}

impl<C: Serialize + DeserializeOwned, A: Serialize + DeserializeOwned> KeptGame<C, A> {
    /// The game to be kept with the project that it was played in; `scenario` is the name of its scenario, `outcome` a sentence on how it stands.
    ///
    /// # Errors
    /// If its record is longer than a kept record may be.
    pub fn keep(&self, project: &Project, scenario: String, outcome: String) -> Result<Kept, Error> {
        keep(KeptSort::Game, self, project, scenario, outcome)
    }

    /// Reads a game that is kept.
    ///
    /// # Errors
    /// If it is damaged, or the game has no such actions.
    pub fn read(kept: &Kept) -> Result<Self, Error> {
        read(kept)
    }
}

impl KeptPlaytest {
    /// The playtest to be kept with the project that it is of.
    ///
    /// # Errors
    /// If its record is longer than a kept record may be.
    pub fn keep(&self, project: &Project) -> Result<Kept, Error> {
        let report = self.report();
        keep(KeptSort::Playtest, self, project, report.scenario, report.verdict.words)
    }

    /// Reads a playtest that is kept.
    ///
    /// # Errors
    /// If it is damaged, or its sums are impossible for its games.
    pub fn read(kept: &Kept) -> Result<Self, Error> {
        let own: Self = read(kept)?;
        if own.run.is_sound(&captains(own.run.game)) && own.tally.is_of(&own.run.muster, &(0..own.run.games)) {
            Ok(own)
        } else {
            Err(Error::Misuse(format!("{} cannot be opened: its sums are not those of its games", kept.name)))
        }
    }

    /// Its report.
    #[must_use]
    pub fn report(&self) -> Report {
        report(&self.run, &self.tally)
    }
}

fn keep<T: Serialize>(sort: KeptSort, own: &T, project: &Project, scenario: String, outcome: String) -> Result<Kept, Error> {
    let kept = Kept::new(sort, project.content.game(), text::write_line(own)?);
    let mut kept = kept.map_err(|refusal| Error::Misuse(format!("It cannot be kept: {refusal}")))?;
    (kept.scenario, kept.outcome, kept.designs) = (scenario, outcome, designs_hash(&project.content));
    Ok(kept)
}

fn read<T: DeserializeOwned>(kept: &Kept) -> Result<T, Error> {
    let unfit = |why: &str| Error::Misuse(format!("{} cannot be opened: {why}", kept.name));
    let record = kept.record().ok_or_else(|| unfit("it was changed or cut short"))?;
    text::read_other(record.as_bytes(), Path::new("")).map_err(|_| unfit("this version of Drydock knows no such moves or sums"))
}
