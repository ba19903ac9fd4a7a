//! What a game that is played by post owes those who referee it: a game in progress begins, takes sheets, plays years, reports and is played
//! again, all as values. Files are the caller's.

use std::path::Path;

use serde::Serialize;

use super::NamedFile;
use crate::project::{Error, InProgress, Project, SentSheet};
use crate::rules::Severity;

/// A game that is played by post.
pub trait Post: Sync {
    /// A game of a project before its first year; the first campaign where none is named.
    ///
    /// # Errors
    /// If there is no campaign of that name, or nobody plays.
    fn start(&self, project: &Project, campaign: Option<&str>, seed: u64) -> Result<InProgress, Error>;

    /// Who plays, in the order of the campaign.
    ///
    /// # Errors
    /// If the game is none of this one's.
    fn players(&self, game: &InProgress) -> Result<Vec<String>, Error>;

    /// Plays the next year with these sheets.
    ///
    /// # Errors
    /// If the last year was played, or the game is no longer what its fingerprints say.
    fn turn(&self, game: InProgress, sheets: Vec<SentSheet>) -> Result<PlayedTurn, Error>;

    /// The reports of a year, of one player or of all; of the last year that was played where none is named.
    ///
    /// # Errors
    /// If there is no such player or year.
    fn reports(&self, game: &InProgress, wanted: &WantedReports<'_>) -> Result<Vec<PlayerReport>, Error>;

    /// What there is to find in sheets for the next turn, each by what its own player knows.
    ///
    /// # Errors
    /// If the game is no longer what its fingerprints say.
    fn check(&self, game: &InProgress, sheets: &[SentSheet]) -> Result<Vec<CheckedSheet>, Error>;

    /// The same for one player, whose last report is all that there is.
    ///
    /// # Errors
    /// If the bytes are no report.
    fn check_with_report(&self, report: &[u8], file: &Path, sheets: &[SentSheet]) -> Result<Vec<CheckedSheet>, Error>;

    /// Sheets as order forms that are filled in, on paper: what is understood of each, and what is not.
    ///
    /// # Errors
    /// If a form cannot be printed.
    fn forms(&self, sheets: &[SentSheet]) -> Result<Vec<NamedFile>, Error>;

    /// Plays all years again, and tells which led to another state than was written down.
    ///
    /// # Errors
    /// If the game is none of this one's.
    fn verify(&self, game: &InProgress) -> Result<Vec<VerifiedYear>, Error>;
}

/// Which reports, and how they are written.
#[derive(Clone, Copy, Debug)]
pub struct WantedReports<'a> {
    /// Only this player's.
    pub player: Option<&'a str>,
    /// After this turn; 0 for those before the first.
    pub turn: Option<u32>,
    /// In these ways.
    pub ways: &'a [ReportFormat],
}

/// A way to write a report.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ReportFormat {
    /// Text in UTF-8.
    Text,
    /// The file from which sheets are checked.
    Ron,
    /// The same for programs.
    Json,
    /// On paper.
    Pdf,
}

impl ReportFormat {
    /// Every way.
    pub const ALL: [Self; 4] = [Self::Text, Self::Ron, Self::Json, Self::Pdf];
}

/// The report of a player, in the ways that were wanted.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PlayerReport {
    /// Whose it is.
    pub player: String,
    /// Its files.
    pub files: Vec<NamedFile>,
}

/// A year that was played.
#[derive(Clone, Debug)]
pub struct PlayedTurn {
    /// The game with it.
    pub game: InProgress,
    /// Which turn it was.
    pub turn: u32,
    /// The sheets that came in.
    pub sheets: Vec<CheckedSheet>,
    /// The reports of all players, in every way.
    pub reports: Vec<PlayerReport>,
    /// What is nobody's own: the gazette for all to read, and for the referee alone the ledger, both as text and on paper, and the standings as
    /// a table.
    pub papers: Vec<NamedFile>,
}

/// A sheet that came in, and what there is to say of it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct CheckedSheet {
    /// The name of its file.
    pub file: String,
    /// Whose it is, if it says so.
    pub player: Option<String>,
    /// Why it does not count; none where it does.
    pub refused: Option<String>,
    /// What there is to find in it, in the order of its lines.
    pub findings: Vec<SheetFinding>,
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
    /// What is the matter.
    pub message: String,
}

/// A year that was played again.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct VerifiedYear {
    /// Which turn it was.
    pub turn: u32,
    /// The fingerprint that was written down.
    pub written: String,
    /// The one that came out.
    pub played: String,
}

impl VerifiedYear {
    /// Whether it led to the same state.
    #[must_use]
    pub fn is_same(&self) -> bool {
        self.written == self.played
    }
}
