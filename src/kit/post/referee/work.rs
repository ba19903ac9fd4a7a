//! The requests of the referee's desk to the game, and their results. They are carried out in the background, since a campaign of a hundred players
//! can take long.

use std::path::{Path, PathBuf};
use std::sync::Arc;

use serde::{Deserialize, Serialize};

use super::error::RequestError;
use crate::job_status::JobStatus;
use drawing::{Page, Progress, ProgressMonitor};
use paper::exchange::NamedFile;
use paper::exchange::game;
use paper::exchange::mail::{self, Mailbag};
use paper::exchange::post::{
    CheckedSheet, LedgerLine, PlayedTurn, Post, PostError, Replayed, ReportFormat, Standings, answers, folder_of, ready,
    reminders, report_mails,
};
use project::files::{self, FileSet, GameFile, SentFiles};
use project::{Error, InProgress, SentSheet};
use rules::counted;

/// What the desk asks of the game: a request.
#[derive(Clone, Serialize, Deserialize)]
pub enum Ask {
    /// Show the game at the end of this turn.
    Look(u32),
    /// Add these sheets to those that have come in.
    HandIn(Vec<SentSheet>),
    /// Add the sheets in this folder.
    HandInFolder(PathBuf),
    /// Remove the sheet with this index, counted from 0, from those that have come in.
    PutAway(usize),
    /// Make the correction with these words before the next turn, for this reason.
    Correct(Vec<String>, String),
    /// Drop the correction with this index, counted from 0.
    DropCorrection(usize),
    /// Set the deadline for sheets.
    SetDeadline(String),
    /// Play this turn, which is the next, and write all its papers into a folder.
    Play(u32, PathBuf),
    /// Take back the last year.
    TakeBack,
    /// Write the reports of this turn into a folder, in every format.
    WriteReports(u32, PathBuf),
    /// Write into a folder a mail to each player with the report of this turn.
    WriteMails(u32, PathBuf),
    /// Write into a folder an answer to each sheet that has come in.
    WriteAnswers(PathBuf),
    /// Write into a folder a reminder to each player whose sheet is missing.
    WriteReminders(PathBuf),
    /// Replay all years, and compare the results with those in the file.
    Verify,
    /// Carry out this request even if it replaces files. Replaced files that Drydock did not write are kept beside the new ones.
    Replacing(Box<Ask>),
}

impl Ask {
    /// The activity in words, while the request is carried out.
    pub fn label(&self) -> &'static str {
        match self {
            Self::Replacing(ask) => ask.label(),
            Self::Look(_) => "Playing the years again\u{2026}",
            Self::HandIn(_) | Self::HandInFolder(_) => "Reading sheets\u{2026}",
            Self::PutAway(_) | Self::Correct(..) | Self::DropCorrection(_) | Self::SetDeadline(_) => "Saving the game\u{2026}",
            Self::Play(..) => "Playing the year\u{2026}",
            Self::TakeBack => "Taking the year back\u{2026}",
            Self::WriteReports(..) => "Writing reports\u{2026}",
            Self::WriteMails(..) | Self::WriteAnswers(_) | Self::WriteReminders(_) => "Writing mails\u{2026}",
            Self::Verify => "Playing all years again\u{2026}",
        }
    }

    /// Whether the request plays years or writes reports. Such a request may take long, and can be cancelled.
    pub fn is_long(&self) -> bool {
        match self {
            Self::Replacing(ask) => ask.is_long(),
            ask => matches!(
                ask,
                Self::Correct(..)
                    | Self::Play(..)
                    | Self::WriteReports(..)
                    | Self::WriteMails(..)
                    | Self::WriteAnswers(_)
                    | Self::WriteReminders(_)
                    | Self::Verify
            ),
        }
    }
}

/// Everything that the desk shows of a game at the end of a turn.
pub struct Seen {
    /// The replayed game, of which the desk can ask more.
    pub replayed: Box<dyn Replayed>,
    /// The names of the players, in order.
    pub players: Vec<String>,
    /// For each player, the captain that writes their orders if they send no valid sheet; `None` if there is none.
    pub captains: Vec<Option<&'static str>>,
    /// For each player, the picture of their arms, if they have any.
    pub arms: Vec<Option<Arc<Page>>>,
    /// For each player, whether they have dropped out.
    pub has_left: Vec<bool>,
    /// What happened in the year.
    pub ledger: Vec<LedgerLine>,
    /// The standings of all players.
    pub standings: Standings,
    /// The sheets that have come in for the next turn; empty if a later turn was played.
    pub sheets: Vec<CheckedSheet>,
    /// The corrections to be made before the next turn, each as its words.
    pub corrections: Vec<Vec<String>>,
}

/// The result of a request, as the desk receives it.
pub struct Answer {
    /// The game's file after the request.
    pub file: GameFile,
    /// What the desk shows of the game at the end of the turn to be shown.
    pub seen: Seen,
    /// A message about the result; empty if there is none.
    pub said: String,
}

/// The result of a request before the turn to be shown is replayed.
#[derive(Serialize, Deserialize)]
pub struct Done<G> {
    /// The game's file after the request.
    pub game: G,
    /// The turn to be shown.
    pub turn: u32,
    /// A message about the result; empty if there is none.
    pub said: String,
}

/// Gathers everything that the desk shows of a game at the end of a turn.
pub fn look(file: &GameFile, turn: u32) -> Result<Seen, Error> {
    let game = file.game();
    seen(game, by_post(game)?.replay(game, Some(turn))?)
}

pub(super) fn seen(game: &InProgress, replayed: Box<dyn Replayed>) -> Result<Seen, Error> {
    let is_last = replayed.turn() as usize == game.years.len();
    let corrections = if is_last { game.coming.corrections.as_slice() } else { &[] };
    Ok(Seen {
        players: replayed.players(),
        captains: replayed.captains(game)?,
        arms: replayed.arms().into_iter().map(|page| page.map(Arc::new)).collect(),
        has_left: replayed.has_left(),
        ledger: replayed.ledger(),
        standings: replayed.standings(),
        sheets: if is_last { replayed.check(&game.coming.sheets) } else { Vec::new() },
        corrections: corrections.iter().map(|correction| replayed.words_of(correction)).collect::<Result<_, _>>()?,
        replayed,
    })
}

/// Replays a game to the end of a turn, and reports the progress to the monitor after each year.
fn replayed(post: &dyn Post, game: &InProgress, turn: u32, monitor: ProgressMonitor) -> Result<Box<dyn Replayed>, Error> {
    let mut replayed = post.replay(game, Some(0))?;
    for year in 0..turn {
        monitor.report(Progress::pages(year as usize)).map_err(|_| Error::Cancelled)?;
        replayed.play_next(game)?;
    }
    Ok(replayed)
}

pub(super) fn by_post(game: &InProgress) -> Result<&'static dyn Post, Error> {
    let of = game.content.game();
    game::of(of).post().ok_or_else(|| PostError::NotPosted { game: of, posted: Vec::new() }.into())
}

pub(super) fn done(file: GameFile, ask: &Ask, status: &JobStatus) -> Result<Done<GameFile>, Error> {
    let (ask, force) = if let Ask::Replacing(ask) = ask { (&**ask, true) } else { (ask, false) };
    let on_progress = |progress| status.report(progress);
    let monitor = ProgressMonitor::new(&on_progress);
    let played = file.game().years.len() as u32;
    let post = by_post(file.game())?;
    let mut game = InProgress::clone(file.game());
    let before = file.clone();
    let (changed, turn, said) = match ask {
        Ask::Look(turn) => (file, *turn, String::new()),
        Ask::HandIn(sheets) => {
            let said = hand_in(post, &mut game, SentFiles::of(sheets.clone()), "")?;
            (file.replace(game)?, played, said)
        }
        Ask::HandInFolder(folder) => {
            let said = hand_in(post, &mut game, files::sheets(folder)?, &format!(" from {}", folder.display()))?;
            (file.replace(game)?, played, said)
        }
        Ask::PutAway(place) => {
            let sheets = &mut game.coming.sheets;
            if *place < sheets.len() {
                sheets.remove(*place);
            }
            (file.replace(game)?, played, String::new())
        }
        Ask::Correct(words, reason) => {
            let correction = replayed(post, &game, played, monitor)?.correction(words, reason)?;
            game.coming.corrections.push(correction);
            (file.replace(game)?, played, String::new())
        }
        Ask::DropCorrection(place) => {
            let corrections = &mut game.coming.corrections;
            if *place < corrections.len() {
                corrections.remove(*place);
            }
            (file.replace(game)?, played, String::new())
        }
        Ask::SetDeadline(words) => {
            game.coming.set_deadline(words)?;
            (file.replace(game)?, played, String::new())
        }
        Ask::Play(turn, folder) => {
            let _held = GameFile::hold(file.path())?;
            ready(post, &game, Some(*turn))?;
            let played = post.turn(game, monitor)?;
            let mut set = FileSet::in_folder(folder).forced(force);
            set.write_folder(&played.folder, played.files())?;
            let PlayedTurn { game, turn, folder: papers, .. } = played;
            let file = file.write(&mut set, game)?;
            set.finish()?;
            (file, turn, {
                let place = if machine::IS_PAGE {
                    "handed over as a download".into()
                } else {
                    format!("in {}", folder.join(papers).display())
                };
                format!("Turn {turn} is played; its reports are {place}.")
            })
        }
        Ask::TakeBack => {
            game.take_back()?;
            let said = format!("Turn {played} is taken back; its sheets and corrections are at hand again.");
            (file.replace(game)?, played - 1, said)
        }
        Ask::WriteReports(turn, folder) => {
            let replayed = replayed(post, &game, *turn, monitor)?;
            let reports = replayed.reports(None, &ReportFormat::ALL, monitor)?;
            let of_turn = folder.join(folder_of(*turn, replayed.turns()));
            (file, *turn, write(&of_turn, force, reports.into_iter().flat_map(|report| report.files))?)
        }
        Ask::WriteMails(turn, folder) => {
            let mails = report_mails(post, &*replayed(post, &game, *turn, monitor)?, &game, None, monitor)?;
            (file, *turn, write(folder, force, mails)?)
        }
        Ask::WriteAnswers(folder) => {
            let replayed = replayed(post, &game, played, monitor)?;
            let sheets = &game.coming.sheets;
            (file, played, write(folder, force, answers(&*replayed, &game, sheets, &replayed.check(sheets)))?)
        }
        Ask::WriteReminders(folder) => {
            let mails = reminders(post, &*replayed(post, &game, played, monitor)?, &game, None)?;
            (file, played, write(folder, force, mails)?)
        }
        // A permission to replace files contains an ordinary request, never another permission.
        Ask::Replacing(_) => return Err(RequestError::ReplacedTwice.into()),
        Ask::Verify => {
            let replayed = replayed(post, &game, played, monitor)?;
            let edited = game.edited();
            let said = match replayed.years().iter().find(|year| !year.is_same()) {
                None if !edited.is_empty() => format!("The game is not what it says: {}", edited.join(" ")),
                None => format!("The game is what it says: {} led to the same states.", counted(played as usize, "turn")),
                Some(year) => format!("The game is not what it says: turn {} leads to another state.", year.turn),
            };
            (file, played, said)
        }
    };
    let news = if changed.bytes() == before.bytes() { &[] } else { changed.said() };
    let said = news.iter().fold(said, |said, more| format!("{said} {more}").trim_start().to_owned());
    Ok(Done { game: changed, turn, said })
}

/// Adds sheets to those that the game has already, and returns a message about them.
fn hand_in(post: &dyn Post, game: &mut InProgress, files: SentFiles, whence: &str) -> Result<String, Error> {
    let Mailbag { sheets, others } = mail::open(files, &|text| !post.openings(text).is_empty());
    let said = format!("{} taken in{whence}.", counted(sheets.len(), "sheet"));
    post.hand_in(game, sheets)?;
    Ok(match others.as_slice() {
        [] => said,
        [only] => format!("{said} No sheet is in {}: {}.", only.file, only.why),
        [first, ..] => format!("{said} {} others hold no sheet, such as {}: {}.", others.len(), first.file, first.why),
    })
}

/// Writes files into a folder, and returns a message that names the folder.
fn write(folder: &Path, force: bool, files: impl IntoIterator<Item = NamedFile>) -> Result<String, Error> {
    let mut set = FileSet::in_folder(folder).forced(force);
    for file in files {
        set.write(&file.name, &file.bytes)?;
    }
    if set.is_empty() {
        return Ok("There is nobody to write to.".into());
    }
    Ok(match counted(set.finish()?.len(), "file") {
        files if machine::IS_PAGE => format!("{files} handed over as a download."),
        files => format!("{files} written into {}.", folder.display()),
    })
}
