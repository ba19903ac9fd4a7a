//! A game that is played by post, as a file of its own. It holds the designs as they were when the game began, the game's secret, and, for each year,
//! what the players sent in and what the referee corrected.
//!
//! Nothing in it follows from other parts of it, except fingerprints. One fingerprint for each year is that of the state after the year, so that the
//! game can be played again from the file and compared; another covers the whole file (`seals.rs`). The code here knows neither the game nor the form
//! of its sheets.

mod error;

use std::path::Path;

use base64::Engine as _;
use base64::engine::general_purpose::STANDARD as BASE64;
use serde::{Deserialize, Deserializer, Serialize};

use super::{Error, FileKind, mistaken, text};
use crate::{Content, Game};
pub use error::InProgressError;
use rules::Bound;
use rules::play::Secret;

/// A game that is played by post.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct InProgress {
    /// The version of the file format.
    pub format: u32,
    /// The sort of the file, so that the file is not taken for a project or a report.
    pub sort: FileSort,
    /// The game that is played, such as Star Viking.
    pub game: Game,
    /// The title of the project from which the game was begun.
    pub title: String,
    /// The name of the campaign that is played.
    pub campaign: String,
    /// The seed that the referee chose; 0 if a secret was drawn instead.
    #[serde(default, skip_serializing_if = "is_zero")]
    pub seed: u64,
    /// The secret from which the players' keys and the dice follow. `None` in a game that was begun by a version of the program without secrets;
    /// there they follow from the seed.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub secret: Option<GivenSecret>,
    /// The years that have been played, in order.
    #[serde(deserialize_with = "read_years")]
    pub years: Vec<PlayedYear>,
    /// The sheets that the players have sent in for the next year, and the referee's corrections before it.
    #[serde(default, skip_serializing_if = "Coming::is_empty")]
    pub coming: Coming,
    /// The fingerprint of everything in the file, in hexadecimal digits; empty if an earlier version of Drydock wrote it.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub seal: String,
    /// Whether the file had been edited by hand when it was read. Every later version of the file says so too.
    #[serde(skip)]
    pub was_edited: bool,
    /// The designs as they were when the game began.
    pub content: Content,
}

/// The secret of a game, and since when the game has it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct GivenSecret {
    /// How many years had been played when the game got its secret; `None` if it began with it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub after: Option<u32>,
    /// The secret, from which the players' keys and the dice follow.
    pub secret: Secret,
}

#[allow(clippy::trivially_copy_pass_by_ref)] // Serde passes a reference.
const fn is_zero(seed: &u64) -> bool {
    *seed == 0
}

/// The sorts of Drydock's files for games by post. They are not projects.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum FileSort {
    /// A game in progress, which only its referee may see.
    GameInProgress,
    /// A report: what one player knows.
    Report,
}

impl FileSort {
    /// The ending of the names of files of this sort, without its dot.
    #[must_use]
    pub const fn ending(self) -> &'static str {
        match self {
            Self::GameInProgress => "game",
            Self::Report => "report",
        }
    }
}

/// A year that was played.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct PlayedYear {
    /// The sheets of orders that the players sent in, with the names of their files.
    #[serde(deserialize_with = "read_sheets")]
    pub sheets: Vec<SentSheet>,
    /// The corrections that the referee made before the year was played.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub corrections: Vec<Correction>,
    /// The fingerprint of the state of the game after the year, in hexadecimal digits.
    pub state: String,
    /// The fingerprint of this year and all years before it, in hexadecimal digits; empty if an earlier version of Drydock wrote it.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub chain: String,
}

/// The next year, which has not been played yet, with the sheets, corrections and deadline that it has until now.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct Coming {
    /// The sheets of orders that the players have sent in, with the names of their files.
    #[serde(deserialize_with = "read_sheets", skip_serializing_if = "Vec::is_empty")]
    pub sheets: Vec<SentSheet>,
    /// The corrections that the referee makes before the year is played.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub corrections: Vec<Correction>,
    /// The day until which sheets are accepted, in the referee's words; empty if no day was named.
    #[serde(skip_serializing_if = "String::is_empty")]
    pub deadline: String,
}

/// A player's sheet of orders as it was sent in.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(into = "Written", try_from = "Written")]
pub struct SentSheet {
    /// The name of the sheet's file.
    pub name: String,
    /// The bytes of the sheet's file.
    pub bytes: Vec<u8>,
}

/// A correction that the referee made, and why.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Correction {
    /// The correction, in words that the rules of the game can read.
    pub what: String,
    /// The referee's reason for the correction.
    pub reason: String,
}

/// The form that a sheet has in the file of a game. If the sheet is text, it is stored as text, so that a person can read it there.
#[derive(Clone, Serialize, Deserialize)]
#[serde(rename = "SentSheet", deny_unknown_fields)]
struct Written {
    name: String,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    text: Option<String>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    base64: Option<String>,
}

/// How many years a game may have.
const YEARS: Bound = Bound::new(999, "years of a game");
/// How many sheets a year may have.
const SHEETS: Bound = Bound::new(1_000, "sheets of a year");
/// How many brackets a sheet may have to be stored as text. The limit on the brackets in a file leaves room for this many from each of a hundred
/// players in each of twenty years.
const MOST_BRACKETS: usize = 500;

fn read_years<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Vec<PlayedYear>, D::Error> {
    YEARS.list(deserializer)
}

fn read_sheets<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Vec<SentSheet>, D::Error> {
    SHEETS.list(deserializer)
}

/// The fields at the beginning of a file that tell what it is.
#[derive(Deserialize)]
struct Head {
    sort: FileSort,
    game: Game,
}

/// Tells the sort of a file that is not a project, and its game. The rest of the file is skipped.
///
/// # Errors
/// If the bytes are neither a game in progress nor a report, or have a newer format.
pub fn sort_of(bytes: &[u8], file: &Path) -> Result<(FileSort, Game), Error> {
    let read = text::read_formatted_or_json(bytes, file, InProgress::FORMAT, "game in progress or report");
    let known = [FileKind::GameInProgress, FileKind::Report];
    let Head { sort, game } =
        read.map_err(|error| mistaken(bytes, file, "a game by post or a player's .report", &known).unwrap_or(error))?;
    Ok((sort, game))
}

impl From<SentSheet> for Written {
    fn from(sheet: SentSheet) -> Self {
        let SentSheet { name, bytes } = sheet;
        // A control character would not come back unchanged from a text, and every bracket counts towards the limit on the things in a file.
        let is_plain = |text: &String| {
            let brackets = text.bytes().filter(|byte| *byte == b'(').count();
            brackets <= MOST_BRACKETS && text.chars().all(|sign| sign == '\n' || sign == '\t' || !sign.is_control())
        };
        match String::from_utf8(bytes) {
            Ok(text) if is_plain(&text) => Self { name, text: Some(text), base64: None },
            Ok(text) => Self { name, text: None, base64: Some(BASE64.encode(text)) },
            Err(error) => Self { name, text: None, base64: Some(BASE64.encode(error.as_bytes())) },
        }
    }
}

impl TryFrom<Written> for SentSheet {
    type Error = String;

    fn try_from(written: Written) -> Result<Self, String> {
        let bytes = match (written.text, written.base64) {
            (Some(text), None) => text.into_bytes(),
            (None, Some(letters)) => BASE64.decode(letters).map_err(|_| "the letters of a sheet are damaged".to_owned())?,
            (None, None) | (Some(_), Some(_)) => return Err("a sheet has either text or base64".into()),
        };
        Ok(Self { name: written.name, bytes })
    }
}

impl SentSheet {
    /// How many bytes a sheet or a mail may have: more than any player writes, yet few enough that a whole folder of them can be read.
    pub const MOST_BYTES: u64 = 16 << 20;
    /// The ending of the names of files that hold a sheet, without its dot.
    pub const ENDING: &'static str = "orders";
    /// The endings of the names of files that can hold a sheet as text.
    pub const TEXT_ENDINGS: [&'static str; 2] = [Self::ENDING, "txt"];
    /// The endings of the names of files that hold one or several mails, without their dots.
    pub const MAIL_ENDINGS: [&'static str; 3] = ["eml", "mbox", "mbx"];
}

impl Coming {
    /// How many letters a deadline may have.
    pub const LONGEST_DEADLINE: usize = 100;

    /// Whether there are no sheets, no corrections and no deadline.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        *self == Self::default()
    }

    /// Sets the day until which sheets are accepted, in words on one line; empty words mean no day.
    ///
    /// # Errors
    /// If the words are too long.
    pub fn set_deadline(&mut self, words: &str) -> Result<(), Error> {
        let words = words.replace(char::is_control, " ").trim().to_owned();
        if words.chars().count() > Self::LONGEST_DEADLINE {
            return Err(InProgressError::LongDeadline(Self::LONGEST_DEADLINE).into());
        }
        self.deadline = words;
        Ok(())
    }

    /// Adds sheets to those that have come in. A sheet whose bytes are there already is not added again. If another sheet has the same file name and
    /// the same writer, the new sheet replaces it; if it has the same file name but another writer, the new sheet is added beside it.
    ///
    /// # Errors
    /// If there would be more sheets than a year can have; nothing is then changed.
    pub fn hand_in(&mut self, sheets: Vec<SentSheet>, writer: impl Fn(&SentSheet) -> String) -> Result<(), Error> {
        let mut all = self.sheets.clone();
        for sheet in sheets {
            if all.iter().any(|known| known.bytes == sheet.bytes) {
                continue;
            }
            let same = |known: &&mut SentSheet| known.name == sheet.name && writer(known) == writer(&sheet);
            match all.iter_mut().find(same) {
                Some(known) => *known = sheet,
                None => all.push(sheet),
            }
        }
        SHEETS.allow(all.len()).map_err(Error::Denied)?;
        self.sheets = all;
        Ok(())
    }
}

impl InProgress {
    /// Takes back the last year that was played, and returns it. Its sheets and corrections then wait to be played again, before those that have come
    /// in since.
    ///
    /// # Errors
    /// If no year has been played, or there would be more sheets than a year can have; nothing is then changed.
    pub fn take_back(&mut self) -> Result<PlayedYear, Error> {
        let Some(year) = self.years.last() else { return Err(InProgressError::NothingPlayed.into()) };
        if self.secret.as_ref().and_then(|given| given.after).is_some_and(|after| self.years.len() <= after as usize) {
            return Err(InProgressError::BeforeSecret.into());
        }
        let Coming { sheets, corrections, deadline } = &self.coming;
        let sheets: Vec<SentSheet> = year.sheets.iter().chain(sheets).cloned().collect();
        SHEETS.allow(sheets.len()).map_err(Error::Denied)?;
        let corrections = year.corrections.iter().chain(corrections).cloned().collect();
        let (year, deadline) = (year.clone(), deadline.clone());
        self.coming = Coming { sheets, corrections, deadline };
        self.years.pop();
        Ok(year)
    }

    /// The version of the file format that this program writes.
    pub const FORMAT: u32 = 1;

    /// Reads a game from the bytes of its file; `file` is used only to name the file in errors.
    ///
    /// # Errors
    /// If the bytes are not text or not a game in progress, or have a newer format.
    pub fn read(bytes: &[u8], file: &Path) -> Result<Self, Error> {
        let read = text::read_formatted(bytes, file, Self::FORMAT, "game in progress");
        let wanted = "a game by post";
        let mut game: Self = read.map_err(|error| mistaken(bytes, file, wanted, &[FileKind::GameInProgress]).unwrap_or(error))?;
        match game.sort {
            FileSort::GameInProgress => {
                game.was_edited = !game.seal.is_empty() && game.seal != game.sealed();
                Ok(game)
            }
            FileSort::Report => Err(Error::Mistaken { file: file.into(), kind: FileKind::Report, wanted }),
        }
    }

    /// The text of the game's file.
    ///
    /// # Errors
    /// If it would be longer than a file may be.
    pub fn write(&self) -> Result<String, Error> {
        let seal = if self.was_edited { self.seal.clone() } else { self.sealed() };
        let text = text::write_other(&Self { seal, ..self.clone() })?;
        if text.len() as u64 > text::MOST_BYTES {
            let advice = "some sheets are far too long";
            return Err(Error::Overgrown { what: "The game", limit: text::MOST_BYTES, advice });
        }
        Ok(text)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Game;

    #[test]
    fn sheets_come_back_byte_for_byte() {
        let sheets = ["orders A turn 1\r\n", "plain\n", "nul \0 and \u{1b}", ""].map(str::as_bytes);
        let sheets = sheets.into_iter().chain([&b"\xff\xfeno text"[..]]);
        let sheets: Vec<SentSheet> = sheets.map(|bytes| SentSheet { name: "a.txt".into(), bytes: bytes.into() }).collect();
        let mut game = InProgress {
            format: InProgress::FORMAT,
            sort: FileSort::GameInProgress,
            game: Game::SpaceViking,
            title: "By post".into(),
            campaign: "One".into(),
            seed: u64::MAX,
            secret: None,
            years: vec![PlayedYear { sheets, state: "00".into(), ..PlayedYear::default() }],
            coming: Coming::default(),
            seal: String::new(),
            was_edited: false,
            content: Content::empty(Game::SpaceViking),
        };
        game.seal = game.sealed();
        let text = game.write().expect("a text");
        assert!(
            text.starts_with("(\n  format: 1,\n  sort: game_in_progress,\n") && text.contains("text: Some(\"plain\\n\")"),
            "{text}"
        );
        assert_eq!(InProgress::read(text.as_bytes(), Path::new("x.game")).expect("what was written"), game);
        let newer = text.replacen("format: 1", "format: 2", 1);
        let error = InProgress::read(newer.as_bytes(), Path::new("x.game")).expect_err("a newer file").to_string();
        assert!(error.contains("newer"), "{error}");
        assert!(InProgress::read(b"(title: \"x\")", Path::new("x.game")).is_err());
    }
}
