//! The functions that a game must provide to be played by post. They begin a game in progress, add sheets and corrections, play years and replay the
//! game. They only take and return values; the caller reads and writes the files.
//!
//! Reading order: [`Post`], [`Replayed`] (a game as it stood after some year), then the types that they return.

mod coming;
mod error;
mod mails;

pub use coming::{addresses, folder_of, missing, ready};
pub use error::PostError;
pub use mails::{answers, reminders, report_mails};

use std::path::{Path, PathBuf};

use serde::Serialize;

use super::NamedFile;
use drawing::{Page, ProgressMonitor};
use project::{Correction, Error, InProgress, Project, SentSheet};
use rules::Severity;

/// The functions of a game that is played by post. A sheet is a player's sheet of orders.
pub trait Post: Sync {
    /// Begins a game of a campaign of a project; `None` for the first campaign. A secret for the game's keys and dice is drawn at random, unless a
    /// seed is given. A game with a seed is for playtests, and says so in every report.
    ///
    /// # Errors
    ///
    /// If there is no campaign of that name, the campaign has no players, or the machine has no source of random numbers.
    fn start(&self, project: &Project, campaign: Option<&str>, seed: Option<u64>) -> Result<InProgress, Error>;

    /// The lines of a text that begin a sheet or are meant to begin one, in order. The list is empty if the text is no sheet.
    fn openings(&self, text: &[u8]) -> Vec<Opening>;

    /// Adds sheets to those that have come in for the next year.
    ///
    /// # Errors
    /// If there would be more sheets than a year can have.
    fn hand_in(&self, game: &mut InProgress, sheets: Vec<SentSheet>) -> Result<(), Error>;

    /// Plays the next year with the sheets and corrections that have come in. Each report that is made is announced to the monitor.
    ///
    /// # Errors
    ///
    /// If the last year has been played, the game does not match its fingerprints, or the work is stopped.
    fn turn(&self, game: InProgress, monitor: ProgressMonitor) -> Result<PlayedTurn, Error>;

    /// Replays a game up to the end of this turn; `None` for the end of the last year that was played. The fingerprints of the game are not checked.
    ///
    /// # Errors
    ///
    /// If no such year was played, or the file is of another game.
    fn replay(&self, game: &InProgress, turn: Option<u32>) -> Result<Box<dyn Replayed>, Error>;

    /// Checks sheets of one player by that player's last report alone.
    ///
    /// # Errors
    ///
    /// If the bytes are not a report.
    fn check_with_report(&self, report: &[u8], file: &Path, sheets: &[SentSheet]) -> Result<Vec<CheckedSheet>, Error>;

    /// What players who share their reports know together: a map for a browser, and tables of worlds, fleets and sightings.
    ///
    /// # Errors
    ///
    /// If one of the files is no report, or is a report of another game than the first.
    fn shared_map(&self, reports: &[(PathBuf, Vec<u8>)]) -> Result<Vec<NamedFile>, Error>;

    /// The orders of sheets as filled-in order forms that can be printed. They show what is understood of each sheet, and what is not.
    ///
    /// # Errors
    ///
    /// If a form cannot be printed.
    fn forms(&self, sheets: &[SentSheet]) -> Result<Vec<NamedFile>, Error>;
}

/// A game by post, replayed to the end of a year. Only its referee may see it.
pub trait Replayed: Send + Sync {
    /// How many years of the game have been replayed.
    fn turn(&self) -> u32;

    /// How many years the whole game has.
    fn turns(&self) -> u32;

    /// The names of the players, in the order of the campaign.
    fn players(&self) -> Vec<String>;

    /// The players' names as file names contain them, in the order of the players.
    fn file_names(&self) -> Vec<String>;

    /// The captain that writes orders for each player who sends no valid sheet, in the order of the players; `None` for a player without a captain.
    /// All corrections in the game's file are taken into account, including those for the next year.
    ///
    /// # Errors
    ///
    /// If a correction is damaged.
    fn captains(&self, game: &InProgress) -> Result<Vec<Option<&'static str>>, Error>;

    /// The arms of each player as a small picture, in the order of the players; `None` for a player without arms.
    fn arms(&self) -> Vec<Option<Page>>;

    /// For each player, in order, whether the player has dropped out by the end of the year.
    fn has_left(&self) -> Vec<bool>;

    /// For each player, in order, whether these corrections put another person in charge of the player's house.
    ///
    /// # Errors
    ///
    /// If a correction is damaged.
    fn in_other_hands(&self, corrections: &[Correction]) -> Result<Vec<bool>, Error>;

    /// The years that have been replayed, from the first.
    fn years(&self) -> &[VerifiedYear];

    /// Replays the next of the years that the game's file holds.
    ///
    /// # Errors
    /// If there is no next year, or it is damaged.
    fn play_next(&mut self, game: &InProgress) -> Result<(), Error>;

    /// The reports of the year in each of these formats, for this player; `None` for all players. Each report that is made is announced to the
    /// monitor.
    ///
    /// # Errors
    ///
    /// If there is no such player, a report cannot be written, or the work is stopped.
    fn reports(&self, player: Option<&str>, ways: &[ReportFormat], monitor: ProgressMonitor) -> Result<Vec<PlayerReport>, Error>;

    /// The pages of a player's report, as they are printed.
    ///
    /// # Errors
    /// If there is no such player.
    fn pages(&self, player: &str) -> Result<Vec<Page>, Error>;

    /// The events of the year step by step, in the order in which they happened: those that this player's report tells, or all of them if `player` is
    /// `None`. The list is empty before the first year.
    ///
    /// # Errors
    ///
    /// If there is no such player.
    fn steps(&self, player: Option<&str>) -> Result<Vec<Step>, Error>;

    /// The map alone at the end of the year, as this player knows it, or as it really is if `player` is `None`. `step` is the index of a step; a ring
    /// marks where that step happened.
    ///
    /// # Errors
    ///
    /// If there is no such player.
    fn map(&self, player: Option<&str>, step: Option<usize>) -> Result<Page, Error>;

    /// The events of the year, in order; empty before the first year.
    fn ledger(&self) -> Vec<LedgerLine>;

    /// The standings of all players after each year, from the first.
    fn standings(&self) -> Standings;

    /// Checks sheets for the next turn, each only by what its own player knows.
    fn check(&self, sheets: &[SentSheet]) -> Vec<CheckedSheet>;

    /// The words that can come next when these words of a correction have been given. The correction is for the time before the next year.
    ///
    /// # Errors
    ///
    /// If the words are not understood, or name something that does not exist.
    fn next_of_correction(&self, words: &[String]) -> Result<NextWord, Error>;

    /// Makes a correction from these words, to be applied before the next year.
    ///
    /// # Errors
    /// If the words are not understood, or name something that does not exist.
    fn correction(&self, words: &[String], reason: &str) -> Result<Correction, Error>;

    /// The words from which a correction was made.
    ///
    /// # Errors
    ///
    /// If the correction is damaged.
    fn words_of(&self, correction: &Correction) -> Result<Vec<String>, Error>;
}

/// The opening of a sheet of orders, which is the line that begins the sheet.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Opening {
    /// The name of the player, as written in the line; empty if it is not understood.
    pub player: String,
    /// The turn for which the sheet is; `None` if it is not understood.
    pub turn: Option<u32>,
}

/// A format of a report.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ReportFormat {
    /// A text in UTF-8.
    Text,
    /// The file against which a player checks sheets.
    Ron,
    /// JSON for other programs, with the same data as the file against which a player checks sheets.
    Json,
    /// A PDF, to be printed.
    Pdf,
    /// One page for a browser, which loads nothing from outside.
    Html,
}

impl ReportFormat {
    /// Every format of a report.
    pub const ALL: [Self; 5] = [Self::Text, Self::Ron, Self::Json, Self::Pdf, Self::Html];
}

/// The report of one player, in the formats that were asked for.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PlayerReport {
    /// The name of the player.
    pub player: String,
    /// The report's files, one for each format.
    pub files: Vec<NamedFile>,
}

impl PlayedTurn {
    /// The names and the bytes of all files of the turn: the reports of the players, and the papers that belong to no player.
    pub fn files(&self) -> impl Iterator<Item = (&str, &[u8])> {
        let files = self.reports.iter().flat_map(|report| &report.files).chain(&self.papers);
        files.map(|file| (file.name.as_str(), file.bytes.as_slice()))
    }
}

/// The results of a year that was just played.
#[derive(Clone, Debug)]
pub struct PlayedTurn {
    /// The game with the year that was just played.
    pub game: InProgress,
    /// The number of the turn, from 1.
    pub turn: u32,
    /// The name of the folder for the papers of the turn.
    pub folder: String,
    /// The sheets that had come in, with their findings.
    pub sheets: Vec<CheckedSheet>,
    /// The reports of all players, in every format.
    pub reports: Vec<PlayerReport>,
    /// Papers that belong to no player: the gazette, which all may read, and the ledger, which only the referee may read, both as text and as PDF;
    /// and the standings as a table.
    pub papers: Vec<NamedFile>,
}

/// A line of a year's ledger, which tells an event with everything that the referee knows of it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct LedgerLine {
    /// The time of the event, such as `tick 280`.
    pub when: String,
    /// The space in which the event happened, as orders write it; `None` for an event without a place.
    pub space: Option<String>,
    /// The name of the world in the event's space; `None` if there is no such world or it has no name.
    pub world: Option<String>,
    /// The player who caused the event; `None` if no player did.
    pub player: Option<String>,
    /// The players who could see the event.
    pub seen_by: Vec<String>,
    /// The fleets that took part in the event.
    pub fleets: Vec<String>,
    /// The event in words.
    pub words: String,
    /// The passage of the rulebook that governs the event.
    pub passage: String,
    /// The dice that were rolled for the event.
    pub dice: Vec<u8>,
    /// The parts of the event, such as the shots of a battle.
    pub parts: Vec<String>,
}

impl LedgerLine {
    /// The line as it stands in the ledger's file, with its parts below it.
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

/// A step of a year: an event as a report or the ledger tells it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Step {
    /// The time of the event, such as `tick 280`.
    pub when: String,
    /// The world or the space where the event happened; `None` for an event without a place.
    pub place: Option<String>,
    /// The event in words.
    pub words: String,
    /// The parts of the event, such as the shots of a battle.
    pub parts: Vec<String>,
}

/// The standings of all players after each year, as a table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Standings {
    /// The headings of the columns, of which those of the turn and of the player come first.
    pub heads: Vec<&'static str>,
    /// A row for each player in each year.
    pub rows: Vec<Vec<String>>,
}

/// What can come next when some words of a correction have been given.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum NextWord {
    /// One of several known words.
    OneOf {
        /// What the word stands for, such as a player.
        what: String,
        /// The words to choose from.
        known: Vec<String>,
    },
    /// A number; the text says what the number counts.
    Number(String),
    /// Nothing: the words are a complete correction.
    Nothing,
}

/// A sheet that came in, with its findings.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct CheckedSheet {
    /// The name of the sheet's file.
    pub file: String,
    /// The player whom the sheet names; `None` if it names none.
    pub player: Option<String>,
    /// Why the sheet does not count; `None` if it counts.
    pub refused: Option<String>,
    /// The findings in the order of the sheet's lines, up to a largest number of them.
    pub findings: Vec<SheetFinding>,
    /// How many further findings the sheet has that are left out of `findings`.
    pub more: usize,
    /// The version of the sheet, by which sheets of the same player are told apart, as the sheet states it; 0 if it states none.
    #[serde(skip)]
    pub version: u32,
}

/// A problem that was found in a sheet.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct SheetFinding {
    /// The severity of the problem.
    pub severity: Severity,
    /// The code of the rule that the sheet breaks.
    pub code: String,
    /// The name of the rule that the sheet breaks.
    pub rule: String,
    /// The number of the line in the sheet, from 1; 0 if the finding is about the whole sheet.
    pub line: u32,
    /// The number of the character in the line, from 1; 0 if the finding is about the whole sheet.
    pub column: u32,
    /// The problem, as a sentence.
    pub message: String,
}

/// A year that was replayed, with the fingerprints by which it is verified.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct VerifiedYear {
    /// The number of the turn, from 1.
    pub turn: u32,
    /// The fingerprint of the state after the year, as the game's file states it.
    pub written: String,
    /// The fingerprint of the state to which the replay of the year led.
    pub played: String,
}

impl VerifiedYear {
    /// Whether the replay led to the state that the game's file states.
    #[must_use]
    pub fn is_same(&self) -> bool {
        self.written == self.played
    }
}

/// Checks that a game matches its fingerprints.
///
/// # Errors
/// If the game's file was edited by hand, or a year leads to another state than the file says.
pub fn faithful(game: &InProgress, replayed: &dyn Replayed) -> Result<(), Error> {
    if let Some(edited) = game.edited().first() {
        return Err(PostError::Edited(edited.clone()).into());
    }
    match replayed.years().iter().find(|year| !year.is_same()) {
        None => Ok(()),
        Some(year) => Err(PostError::OtherState(year.turn).into()),
    }
}
