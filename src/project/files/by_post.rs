//! Reads and writes the files of games by post, and reads the sheets of orders that players send in.

use std::path::{Path, PathBuf};
use std::sync::Arc;

use super::below::{Claim, all_names, lend, take_over};
use super::{
    FileSet, FilesError, is_file, is_there, previous_path, read, said_of_comments, said_of_names, save_bytes_over, whole,
};
use crate::{Error, InProgress, SentSheet, text};

/// How many bytes a mailbox may have, that is, a file with many mails.
const MOST_OF_A_MAILBOX: u64 = 256 << 20;

/// How many files a folder from which sheets are read may have.
const MOST_FILES: usize = 5_000;

/// The claim to a game by post. Until this value is dropped, only its owner can continue the game.
pub struct Held {
    _claim: Claim,
}

/// A game in progress with the bytes of its file. Before the file is written again, these bytes are compared with it, so that no other change is
/// lost.
#[derive(Clone, Debug)]
pub struct GameFile {
    game: Arc<InProgress>,
    path: PathBuf,
    bytes: Arc<[u8]>,
    said: Vec<String>,
}

impl GameFile {
    /// Reads the file of a game.
    ///
    /// # Errors
    /// If it cannot be read, or does not hold a game in progress.
    pub fn read(path: &Path) -> Result<Self, Error> {
        Self::of(path, read(path, text::MOST_BYTES)?.into())
    }

    /// Claims the file of a game for a caller that is about to continue the game. The claim ends when the value is dropped.
    ///
    /// # Errors
    /// If another window or command has claimed it, or nothing can be written beside it.
    pub fn hold(path: &Path) -> Result<Held, Error> {
        let whole = whole(path);
        let claim = Claim::of(&whole).map_err(|cause| Error::Write { file: path.into(), cause })?;
        claim.map(|claim| Held { _claim: claim }).ok_or_else(|| FilesError::InUse(path.into()).into())
    }

    /// The file of a game from its bytes, which the caller has read already.
    ///
    /// # Errors
    /// If the bytes do not hold a game in progress.
    pub fn of(path: &Path, bytes: Arc<[u8]>) -> Result<Self, Error> {
        let game = Arc::new(InProgress::read(&bytes, path)?);
        Ok(Self { game, path: path.into(), bytes, said: Vec::new() })
    }

    /// The file of a game, for use in a worker. The worker may share no memory with the part of the program that has read the file.
    ///
    /// # Errors
    /// If the bytes do not hold a game in progress.
    pub fn lent(path: &Path, bytes: Arc<[u8]>) -> Result<Self, Error> {
        lend(&whole(path), &bytes);
        Self::of(path, bytes)
    }

    /// Takes the game back from a worker to which it was lent, with the changes that the worker has made.
    ///
    /// # Errors
    /// If the bytes do not hold a game in progress, or the file is no longer the one that was lent.
    pub fn handed_back(&self, bytes: Arc<[u8]>) -> Result<Self, Error> {
        if bytes == self.bytes {
            return Ok(self.clone());
        }
        let file = Self::of(&self.path, bytes)?;
        take_over(&whole(&self.path), &self.bytes, &file.bytes)?;
        Ok(file)
    }

    /// The bytes of the game's file.
    #[must_use]
    pub fn bytes(&self) -> &[u8] {
        &self.bytes
    }

    /// Notes for the user about the last write through this value; whole sentences.
    #[must_use]
    pub fn said(&self) -> &[String] {
        &self.said
    }

    /// The file as it will be after `game` has been written into it.
    fn written(&self, game: InProgress, bytes: Arc<[u8]>) -> Self {
        let said = said_of_comments(&self.bytes, &self.path).into_iter().chain(said_of_names(&self.path)).collect();
        Self { game: Arc::new(game), path: self.path.clone(), bytes, said }
    }

    /// The game that the file holds.
    #[must_use]
    pub const fn game(&self) -> &Arc<InProgress> {
        &self.game
    }

    /// The path of the game's file.
    #[must_use]
    pub fn path(&self) -> &Path {
        &self.path
    }

    /// The folder of the game's file.
    #[must_use]
    pub fn folder(&self) -> PathBuf {
        whole(&self.path).parent().map(Path::to_path_buf).unwrap_or_default()
    }

    /// Adds the file of the game, with its new state, to a set of files, and puts its previous version beside it. Returns the game file as it will be
    /// once the set is finished.
    ///
    /// # Errors
    /// If the file cannot be written, or has changed since it was read.
    pub fn write(&self, set: &mut FileSet<'_>, game: InProgress) -> Result<Self, Error> {
        let path = whole(&self.path);
        if is_there(&path) && !is_file(&path) {
            return Err(FilesError::NotOrdinary(path).into());
        }
        let bytes: Arc<[u8]> = game.write()?.into_bytes().into();
        if read(&self.path, text::MOST_BYTES)? != *self.bytes {
            return Err(Error::Changed { file: self.path.clone() });
        }
        set.replace(previous_path(&path), &self.bytes)?;
        set.replace(&path, &bytes)?;
        Ok(self.written(game, bytes))
    }

    /// Replaces the game in the file with its new state.
    ///
    /// # Errors
    /// If the file cannot be written, or has changed since it was read; it is then unchanged.
    pub fn replace(&self, game: InProgress) -> Result<Self, Error> {
        let bytes: Arc<[u8]> = game.write()?.into_bytes().into();
        save_bytes_over(&whole(&self.path), &bytes, &self.bytes)?;
        Ok(self.written(game, bytes))
    }
}

/// Reads one file that a player has sent in: a sheet of orders, a mail or a mailbox.
///
/// # Errors
/// If it cannot be read, or is far too long.
pub fn sheet(path: &Path) -> Result<SentSheet, Error> {
    let name = path.file_name().map(|name| name.to_string_lossy().into_owned()).unwrap_or_default();
    let is_mailbox = SentSheet::MAIL_ENDINGS[1..].iter().any(|ending| name.to_lowercase().ends_with(&format!(".{ending}")));
    let most = if is_mailbox { MOST_OF_A_MAILBOX } else { SentSheet::MOST_BYTES };
    Ok(SentSheet { name, bytes: read(path, most)? })
}

/// The files that players have sent in, from one folder.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct SentFiles {
    /// The files that are small enough. A file without the ending of a sheet or a mail is listed by name only; its bytes are empty.
    pub read: Vec<SentSheet>,
    /// The names of the files that are larger than a sheet or a mail may be.
    pub too_large: Vec<String>,
}

impl SentFiles {
    /// Files that have been read; none of them is too large.
    #[must_use]
    pub const fn of(read: Vec<SentSheet>) -> Self {
        Self { read, too_large: Vec::new() }
    }
}

/// Reads the files that players have sent into a folder, in the order of their names. Their bytes are not changed.
///
/// # Errors
/// If the folder or a file in it cannot be read, or if it holds too many files.
pub fn sheets(folder: &Path) -> Result<SentFiles, Error> {
    let names = all_names(folder)?;
    if names.len() > MOST_FILES {
        return Err(FilesError::TooManySheets(folder.into()).into());
    }
    let is_sheet = |name: &str| {
        let ending = Path::new(name).extension().map(|ending| ending.to_string_lossy().to_lowercase()).unwrap_or_default();
        let mut endings = SentSheet::TEXT_ENDINGS.into_iter().chain(SentSheet::MAIL_ENDINGS);
        !name.starts_with('.') && endings.any(|known| known == ending)
    };
    let mut files = SentFiles::default();
    for name in names {
        let path = folder.join(&name);
        if !is_sheet(&name) || !is_file(&path) {
            files.read.push(SentSheet { name, bytes: Vec::new() });
            continue;
        }
        match sheet(&path) {
            Ok(sheet) => files.read.push(sheet),
            // A file that is too large, such as a photograph, must not keep the sheets beside it from being read.
            Err(Error::TooLarge { .. }) => files.too_large.push(name),
            Err(error) => return Err(error),
        }
    }
    Ok(files)
}
