//! What a game that is played by post offers its referee: a game in progress begins, takes sheets and corrections, plays years and is replayed,
//! all as values. Files are the caller's business.
//!
//! Reading order: [`Post`], [`Replayed`] (a game as it stood after some year), then what they return.

mod coming;
mod mails;

pub use coming::{addresses, folder_of, missing, ready};
pub use mails::{answers, reminders, report_mails};

use std::path::{Path, PathBuf};

use serde::Serialize;

use super::NamedFile;
use drawing::{Page, ProgressMonitor};
use project::{Correction, Error, InProgress, Project, SentSheet};
use rules::Severity;

/// A game that is played by post.
pub trait Post: Sync {
    /// A game of a project before its first year; the first campaign where none is named. A secret is drawn for it, unless a seed is given: such a
    /// game is for playtests, and says so in every report.
    ///
    /// # Errors
    /// If there is no campaign of that name, it has no players, or the machine has no source of random numbers.
    fn start(&self, project: &Project, campaign: Option<&str>, seed: Option<u64>) -> Result<InProgress, Error>;

    /// The sheets that a text opens, or is meant to open, in order; empty for a text that is no sheet.
    fn openings(&self, text: &[u8]) -> Vec<Opening>;

    /// Adds sheets to those that have come in for the next year.
    ///
    /// # Errors
    /// If there are more than a year can have.
    fn hand_in(&self, game: &mut InProgress, sheets: Vec<SentSheet>) -> Result<(), Error>;

    /// Plays the next year with the sheets and corrections that have come in; the monitor is told of each report.
    ///
    /// # Errors
    /// If the last year was played, the game does not match its fingerprints, or the work is stopped.
    fn turn(&self, game: InProgress, monitor: ProgressMonitor) -> Result<PlayedTurn, Error>;

    /// Replays a game up to the end of a year, or of the last one that was played if none is named, without regard to its fingerprints.
    ///
    /// # Errors
    /// If no such year was played, or the file is of another game.
    fn replay(&self, game: &InProgress, turn: Option<u32>) -> Result<Box<dyn Replayed>, Error>;

    /// Checks sheets of one player with nothing but the player's last report.
    ///
    /// # Errors
    /// If the bytes are not a report.
    fn check_with_report(&self, report: &[u8], file: &Path, sheets: &[SentSheet]) -> Result<Vec<CheckedSheet>, Error>;

    /// What players who share their reports know together: a map for a browser, and tables of worlds, fleets and sightings.
    ///
    /// # Errors
    /// If one of the files is no report, or of another game than the first.
    fn shared_map(&self, reports: &[(PathBuf, Vec<u8>)]) -> Result<Vec<NamedFile>, Error>;

    /// Sheets as filled-in order forms on paper: what is understood of each, and what is not.
    ///
    /// # Errors
    /// If a form cannot be printed.
    fn forms(&self, sheets: &[SentSheet]) -> Result<Vec<NamedFile>, Error>;
}

/// A game by post as it stood at the end of a year, which only its referee may see.
pub trait Replayed: Send + Sync {
    /// How many years were played.
    fn turn(&self) -> u32;

    /// How many years the game has.
    fn turns(&self) -> u32;

    /// The players, in the order of the campaign.
    fn players(&self) -> Vec<String>;

    /// How each player is named in the names of files, in the same order.
    fn file_names(&self) -> Vec<String>;

    /// Which captain writes for each player who sends no valid sheet, by all corrections in the game's file up to the next year; in the order of
    /// the players.
    ///
    /// # Errors
    /// If a correction is damaged.
    fn captains(&self, game: &InProgress) -> Result<Vec<Option<&'static str>>, Error>;

    /// The arms of each player as a small picture, in the order of the players; none for a player without arms.
    fn arms(&self) -> Vec<Option<Page>>;

    /// Which players have dropped out by the end of the year, in the order of the players.
    fn has_left(&self) -> Vec<bool>;

    /// Which houses get another player by these corrections, in the order of the players.
    ///
    /// # Errors
    /// If a correction is damaged.
    fn in_other_hands(&self, corrections: &[Correction]) -> Result<Vec<bool>, Error>;

    /// The years that were replayed, from the first.
    fn years(&self) -> &[VerifiedYear];

    /// Replays the next of the years in the game's file.
    ///
    /// # Errors
    /// If there is none, or it is damaged.
    fn play_next(&mut self, game: &InProgress) -> Result<(), Error>;

    /// The reports of the year, for one player or for all, each in these formats; the monitor is told of each.
    ///
    /// # Errors
    /// If there is no such player, a report cannot be written, or it is stopped.
    fn reports(&self, player: Option<&str>, ways: &[ReportFormat], monitor: ProgressMonitor) -> Result<Vec<PlayerReport>, Error>;

    /// The pages of a player's report, as they print.
    ///
    /// # Errors
    /// If there is no such player.
    fn pages(&self, player: &str) -> Result<Vec<Page>, Error>;

    /// The year step by step, in the order in which things happened: only what a player was told in the report, or, if no player is named, all of
    /// it. Empty before the first year.
    ///
    /// # Errors
    /// If there is no such player.
    fn steps(&self, player: Option<&str>) -> Result<Vec<Step>, Error>;

    /// The map alone, as a player knows it at the end of the year or, if none is named, as it is; with a ring where one of the steps happened, given
    /// by its index.
    ///
    /// # Errors
    /// If there is no such player.
    fn map(&self, player: Option<&str>, step: Option<usize>) -> Result<Page, Error>;

    /// What happened in the year, in order; empty before the first year.
    fn ledger(&self) -> Vec<LedgerLine>;

    /// The standings of all players after each year, from the first.
    fn standings(&self) -> Standings;

    /// Checks sheets for the next turn, each by what its own player knows.
    fn check(&self, sheets: &[SentSheet]) -> Vec<CheckedSheet>;

    /// What can follow these words of a correction that is made before the next year.
    ///
    /// # Errors
    /// If the words are not understood, or name something that does not exist.
    fn next_of_correction(&self, words: &[String]) -> Result<NextWord, Error>;

    /// A correction in these words, made before the next year.
    ///
    /// # Errors
    /// If they are not understood, or name something that does not exist.
    fn correction(&self, words: &[String], reason: &str) -> Result<Correction, Error>;

    /// The words of a correction.
    ///
    /// # Errors
    /// If it is damaged.
    fn words_of(&self, correction: &Correction) -> Result<Vec<String>, Error>;
}

/// The line that opens a sheet.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Opening {
    /// The player that it names, as it is written; empty if it is not understood.
    pub player: String,
    /// The turn that it is for; none if it is not understood.
    pub turn: Option<u32>,
}

/// A format of a report.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ReportFormat {
    /// Text in UTF-8.
    Text,
    /// The file from which sheets are checked.
    Ron,
    /// The same data for programs.
    Json,
    /// On paper.
    Pdf,
    /// One page for a browser, which loads nothing from outside.
    Html,
}

impl ReportFormat {
    /// Every format.
    pub const ALL: [Self; 5] = [Self::Text, Self::Ron, Self::Json, Self::Pdf, Self::Html];
}

/// The report of a player, in the wanted formats.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PlayerReport {
    /// The player.
    pub player: String,
    /// Its files.
    pub files: Vec<NamedFile>,
}

impl PlayedTurn {
    /// All files of the turn, by name: the reports of the players, and the papers that belong to no player.
    pub fn files(&self) -> impl Iterator<Item = (&str, &[u8])> {
        let files = self.reports.iter().flat_map(|report| &report.files).chain(&self.papers);
        files.map(|file| (file.name.as_str(), file.bytes.as_slice()))
    }
}

/// A year that was played.
#[derive(Clone, Debug)]
pub struct PlayedTurn {
    /// The game including it.
    pub game: InProgress,
    /// Which turn it was.
    pub turn: u32,
    /// The name of the folder for its papers.
    pub folder: String,
    /// The sheets that came in.
    pub sheets: Vec<CheckedSheet>,
    /// The reports of all players, in every format.
    pub reports: Vec<PlayerReport>,
    /// Papers that belong to no player: the gazette, which is for all, and the ledger, which is for the referee alone, both as text and on paper;
    /// and the standings as a table.
    pub papers: Vec<NamedFile>,
}

/// A line of a year's ledger.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct LedgerLine {
    /// When, such as `tick 280`.
    pub when: String,
    /// The space in which it happened, as orders write it; none for events without a place.
    pub space: Option<String>,
    /// The world there, if it has a name.
    pub world: Option<String>,
    /// The player who caused it; none if no player did.
    pub player: Option<String>,
    /// The players who could see it.
    pub seen_by: Vec<String>,
    /// The fleets that it is about.
    pub fleets: Vec<String>,
    /// What happened.
    pub words: String,
    /// The passage of the book that governs it.
    pub passage: String,
    /// The dice that were thrown for it.
    pub dice: Vec<u8>,
    /// The parts of it, such as the shots of a battle.
    pub parts: Vec<String>,
}

impl LedgerLine {
    /// The line as it is in a file, with its parts below it.
    #[must_use]
    pub fn text(&self) -> String {
        let at = self.space.as_ref().map_or_else(String::new, |space| format!(", {space}"));
        let whose = self.player.as_ref().map_or_else(String::new, |player| format!("{player}: "));
        let dice = if self.dice.is_empty() { String::new() } else { format!("; dice {}", self.dice_words()) };
        let mut text = format!("{}{at}: {whose}{} [{}{dice}]", self.when, self.words, self.passage);
        for part in &self.parts {
            text.extend(["\n    ", part]);
        }
        text
    }

    /// The dice with blanks between them.
    #[must_use]
    pub fn dice_words(&self) -> String {
        self.dice.iter().map(u8::to_string).collect::<Vec<_>>().join(" ")
    }
}

/// A step of a year that was played.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Step {
    /// When, such as `tick 280`.
    pub when: String,
    /// Where, by the name of the world if there is one; none for events without a place.
    pub place: Option<String>,
    /// What happened.
    pub words: String,
    /// The parts of it, such as the shots of a battle.
    pub parts: Vec<String>,
}

/// The standings of all players after each year, as a table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Standings {
    /// The heads of its columns: the turn and the player first.
    pub heads: Vec<&'static str>,
    /// A row for each player in each year.
    pub rows: Vec<Vec<String>>,
}

/// What can follow some words of a correction.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum NextWord {
    /// One of these.
    OneOf {
        /// What it is, such as a player.
        what: String,
        /// The words.
        known: Vec<String>,
    },
    /// A number; the text says what it counts.
    Number(String),
    /// Nothing: the words are a complete correction.
    Nothing,
}

/// A sheet that came in, and the findings about it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct CheckedSheet {
    /// The name of its file.
    pub file: String,
    /// The player, if it names one.
    pub player: Option<String>,
    /// Why it does not count; none where it does.
    pub refused: Option<String>,
    /// The findings in the order of its lines, as far as they are listed one by one.
    pub findings: Vec<SheetFinding>,
    /// How many more findings there are.
    pub more: usize,
    /// Which version of its player's sheet it is; 0 where it does not say.
    #[serde(skip)]
    pub version: u32,
}

/// Something found in a sheet.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct SheetFinding {
    /// How bad it is.
    pub severity: Severity,
    /// The code of the rule.
    pub code: String,
    /// The name of the rule.
    pub rule: String,
    /// The line, from 1; 0 where it is about the whole sheet.
    pub line: u32,
    /// The character in the line, from 1; 0 where it is about the whole sheet.
    pub column: u32,
    /// What is wrong.
    pub message: String,
}

/// A year that was replayed.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct VerifiedYear {
    /// Which turn it was.
    pub turn: u32,
    /// The fingerprint in the file.
    pub written: String,
    /// The fingerprint of the replay.
    pub played: String,
}

impl VerifiedYear {
    /// Whether the replay led to the same state.
    #[must_use]
    pub fn is_same(&self) -> bool {
        self.written == self.played
    }
}

/// Checks that a game matches its fingerprints.
///
/// # Errors
/// If it was edited since it was written, or a year leads to another state than the file says.
pub fn faithful(game: &InProgress, replayed: &dyn Replayed) -> Result<(), Error> {
    if let Some(edited) = game.edited().first() {
        return Err(Error::Misuse(format!("The game is not what it says: {}", edited.trim_end_matches('.'))));
    }
    match replayed.years().iter().find(|year| !year.is_same()) {
        None => Ok(()),
        Some(year) => Err(Error::Misuse(format!(
            "Turn {} no longer leads to the state that was written down: the file was changed, or a newer Drydock plays it \
             otherwise; referee verify tells more",
            year.turn
        ))),
    }
}
