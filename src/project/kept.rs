//! Games that the user has played, and results of playtests, that are kept in a project. Each has a name and the fingerprint of the designs with
//! which it was played.
//!
//! To this crate, a record is only a text. The game reads the text when the user opens the record again (`playtest/kept.rs`). Here, only the
//! fingerprint of a record is checked, and a damaged record is a finding, so that no project is refused because of a game that can no longer be read.

use std::sync::Arc;

use serde::{Deserialize, Serialize};

use super::hash::bytes_hash;
use crate::Game;
use rules::{Bound, Refusal};

/// A game or a result of a playtest that is kept in a project.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(try_from = "Written", into = "Written")]
pub struct Kept {
    /// The name that the user sees.
    pub name: String,
    /// Whether this is a game or the result of a playtest.
    pub sort: KeptSort,
    /// The game that was played.
    pub game: Game,
    /// The name that the scenario had when it was played.
    pub scenario: String,
    /// How the game ended, or the verdict of the playtest, as a sentence.
    pub outcome: String,
    /// The fingerprint of the designs with which the game or playtest was played (see [`super::designs_hash`]).
    pub designs: String,
    record: String,
    sha256: String,
    whole: bool,
}

/// The two sorts of record that a project keeps.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum KeptSort {
    /// A game, recorded move by move.
    Game,
    /// The report on many games of a scenario.
    Playtest,
}

impl KeptSort {
    /// The word for this sort in a sentence.
    #[must_use]
    pub const fn label(self) -> &'static str {
        match self {
            Self::Game => "game",
            Self::Playtest => "playtest",
        }
    }
}

/// The form that a kept game or playtest has in a project's file.
#[derive(Clone, Serialize, Deserialize)]
#[serde(rename = "Kept", deny_unknown_fields)]
struct Written {
    name: String,
    sort: KeptSort,
    game: Game,
    scenario: String,
    outcome: String,
    designs: String,
    record: String,
    sha256: String,
}

impl Kept {
    /// How many games and playtests a project may keep.
    pub const BOUND: Bound = Bound::new(500, "kept games and playtests");
    /// How many bytes a record may have: twenty times as many as the longest game that captains have ever played.
    pub const MOST_BYTES: usize = 1 << 20;

    /// A game or a playtest to be kept, with its record as a text.
    ///
    /// # Errors
    /// If the record is too long.
    pub fn new(sort: KeptSort, game: Game, record: String) -> Result<Self, Refusal> {
        let empty = String::new;
        let (sha256, whole) = (fingerprint(&record), true);
        let kept =
            Self { name: empty(), sort, game, scenario: empty(), outcome: empty(), designs: empty(), record, sha256, whole };
        kept.bounded().map_err(Refusal::new)
    }

    /// The record; `None` if it is damaged.
    #[must_use]
    pub fn record(&self) -> Option<&str> {
        self.whole.then_some(self.record.as_str())
    }

    /// Names the kept game or playtest after its scenario, adding a number, so that no other has the same name.
    #[must_use]
    pub fn named_beside(mut self, others: &[Arc<Self>]) -> Self {
        let word = self.sort.label();
        let free = (1..).map(|number| format!("{}, {word} {number}", self.scenario));
        let free = free.into_iter().find(|name| others.iter().all(|other| other.name != *name));
        self.name = free.unwrap_or_default();
        self
    }

    /// A copy under another name.
    #[must_use]
    pub fn renamed(&self, name: String) -> Self {
        Self { name, ..self.clone() }
    }

    /// Whether this kept game or playtest equals the other in everything but the name.
    #[must_use]
    pub fn is_renamed(&self, other: &Self) -> bool {
        self.sha256 == other.sha256 && self.designs == other.designs && self.sort == other.sort
    }

    /// About how many bytes of memory the kept game or playtest takes.
    #[must_use]
    pub const fn weight(&self) -> usize {
        256 + self.name.len() + self.scenario.len() + self.outcome.len() + self.record.len()
    }

    fn bounded(self) -> Result<Self, String> {
        if self.record.len() > Self::MOST_BYTES {
            return Err(format!("the record of a kept {} has at most {} bytes", self.sort.label(), Self::MOST_BYTES));
        }
        Ok(self)
    }
}

impl TryFrom<Written> for Kept {
    type Error = String;

    fn try_from(written: Written) -> Result<Self, String> {
        let Written { name, sort, game, scenario, outcome, designs, record, sha256 } = written;
        let whole = record.len() <= Self::MOST_BYTES && fingerprint(&record) == sha256;
        Self { name, sort, game, scenario, outcome, designs, record, sha256, whole }.bounded()
    }
}

impl From<Kept> for Written {
    fn from(kept: Kept) -> Self {
        let Kept { name, sort, game, scenario, outcome, designs, record, sha256, whole: _ } = kept;
        Self { name, sort, game, scenario, outcome, designs, record, sha256 }
    }
}

fn fingerprint(record: &str) -> String {
    bytes_hash(record.as_bytes())
}

#[cfg(test)]
mod tests {
    use std::path::Path;

    use super::*;
    use crate::{Error, Project, content_hash, designs_hash, text};

    fn kept(record: &str) -> Kept {
        let kept = Kept::new(KeptSort::Game, Game::LaunchFighters, record.into()).expect("a short record");
        Kept { scenario: "Ambush".into(), ..kept }.named_beside(&[])
    }

    fn read(text: &str) -> Result<Project, Error> {
        text::read(text.as_bytes(), Path::new("kept.drydock"))
    }

    fn holding(kept: Vec<Kept>) -> Project {
        let kept = kept.into_iter().map(Arc::new).collect();
        Project { kept, ..Project::new(Game::LaunchFighters, "Keeping") }
    }

    #[test]
    fn what_is_kept_comes_back_as_it_was_and_changes_no_fingerprint() {
        let project = holding(vec![kept("(helms: [\"you\"])"), kept("")]);
        let written = text::write(&project).expect("a text");
        assert_eq!(read(&written).expect("what was written"), project);
        let without = Project::new(Game::LaunchFighters, "Keeping");
        assert!(!text::write(&without).expect("a text").contains("kept"), "a project that keeps nothing is written as ever");
        assert_eq!(content_hash(&project), content_hash(&without));
        assert_eq!(designs_hash(&project.content), designs_hash(&without.content));
        assert_eq!(project.check(), []);
    }

    #[test]
    fn a_record_that_was_changed_or_is_of_another_game_is_a_finding_and_no_error() {
        let written = text::write(&holding(vec![kept("Step(3)")])).expect("a text");
        let damaged = read(&written.replace("Step(3)", "Step(4)")).expect("a project all the same");
        assert_eq!(damaged.kept[0].record(), None);
        let names = |project: &Project| project.check().iter().map(|finding| finding.about.name).collect::<Vec<_>>();
        assert_eq!(names(&damaged), ["kept-record-damaged"]);
        // A damaged record is written as it was read.
        assert_eq!(read(&text::write(&damaged).expect("a text")).expect("what was written"), damaged);
        let foreign = read(&written.replace("game: r#launch-fighters", "game: r#star-viking")).expect("a project all the same");
        assert_eq!(names(&foreign), ["kept-of-another-game"]);
    }

    #[test]
    fn bounds_are_refused_at_load() {
        let written = text::write(&holding(vec![kept("Step(3)")])).expect("a text");
        let long = written.replace("Step(3)", &"x".repeat(Kept::MOST_BYTES + 1));
        assert!(read(&long).expect_err("too long").to_string().contains("at most 1048576 bytes"));
        let many = text::write(&holding(vec![kept(""); 501])).expect("a text");
        assert!(read(&many).expect_err("too many").to_string().contains("more than 500 kept games and playtests"));
        assert!(read(&written.replace("outcome:", "colour:")).is_err(), "an unknown field is refused as everywhere");
        assert!(Kept::new(KeptSort::Game, Game::StarViking, "x".repeat(Kept::MOST_BYTES + 1)).is_err());
    }

    #[test]
    fn every_name_is_its_own() {
        let first = Arc::new(kept("a"));
        assert_eq!(first.name, "Ambush, game 1");
        assert_eq!(kept("b").named_beside(&[first]).name, "Ambush, game 2");
    }
}
