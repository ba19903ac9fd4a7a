//! Games in progress and sheets of orders, from and to a disk.

use std::path::{Path, PathBuf};
use std::sync::Arc;

use super::below::{Claim, all_names, lend, take_over};
use super::{FileSet, is_file, is_there, previous_path, read, said_of_comments, said_of_names, save_bytes_over, whole};
use crate::{Error, InProgress, SentSheet, text};

/// The most bytes of a mailbox, which holds many mails.
const MOST_OF_A_MAILBOX: u64 = 256 << 20;

/// The most files of a folder in which sheets lie.
const MOST_FILES: usize = 5_000;

/// A hold on a game's file: no other window or command plays it meanwhile.
pub struct Held {
    _claim: Claim,
}

/// A game in progress with the bytes of its file, which are compared before it is written.
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
    /// If it cannot be read, or is no game in progress.
    pub fn read(path: &Path) -> Result<Self, Error> {
        Self::of(path, read(path, text::MOST_BYTES)?.into())
    }

    /// Holds the file of a game for a caller that is about to play it on. The hold ends when the value is dropped.
    ///
    /// # Errors
    /// If another window or command holds it, or nothing can be written beside it.
    pub fn hold(path: &Path) -> Result<Held, Error> {
        let whole = whole(path);
        let claim = Claim::of(&whole).map_err(|cause| Error::Write { file: path.into(), cause })?;
        let taken =
            || Error::Misuse(format!("{} is being played by somebody else: look at what came of that first", path.display()));
        claim.map(|claim| Held { _claim: claim }).ok_or_else(taken)
    }

    /// The same from the bytes of a file that was read already.
    ///
    /// # Errors
    /// If the bytes are no game in progress.
    pub fn of(path: &Path, bytes: Arc<[u8]>) -> Result<Self, Error> {
        let game = Arc::new(InProgress::read(&bytes, path)?);
        Ok(Self { game, path: path.into(), bytes, said: Vec::new() })
    }

    /// The same in a worker that shares no memory with the part of the program that has read the file.
    ///
    /// # Errors
    /// If the bytes are no game in progress.
    pub fn lent(path: &Path, bytes: Arc<[u8]>) -> Result<Self, Error> {
        lend(&whole(path), &bytes);
        Self::of(path, bytes)
    }

    /// The game as a worker to which it was lent has played it on.
    ///
    /// # Errors
    /// If the bytes are no game in progress, or the file is no longer the one that was lent.
    pub fn handed_back(&self, bytes: Arc<[u8]>) -> Result<Self, Error> {
        if bytes == self.bytes {
            return Ok(self.clone());
        }
        let file = Self::of(&self.path, bytes)?;
        take_over(&whole(&self.path), &self.bytes, &file.bytes)?;
        Ok(file)
    }

    /// The bytes of its file.
    #[must_use]
    pub fn bytes(&self) -> &[u8] {
        &self.bytes
    }

    /// What the user should know of its last write here; whole sentences.
    #[must_use]
    pub fn said(&self) -> &[String] {
        &self.said
    }

    /// The file after this game is written into it.
    fn written(&self, game: InProgress, bytes: Arc<[u8]>) -> Self {
        let said = said_of_comments(&self.bytes, &self.path).into_iter().chain(said_of_names(&self.path)).collect();
        Self { game: Arc::new(game), path: self.path.clone(), bytes, said }
    }

    /// The game.
    #[must_use]
    pub const fn game(&self) -> &Arc<InProgress> {
        &self.game
    }

    /// Where its file lies.
    #[must_use]
    pub fn path(&self) -> &Path {
        &self.path
    }

    /// The folder of its file.
    #[must_use]
    pub fn folder(&self) -> PathBuf {
        whole(&self.path).parent().map(Path::to_path_buf).unwrap_or_default()
    }

    /// Writes the game as it has been played on into a set of files, with its previous version beside it, and returns the game file as it will be
    /// once the set is finished.
    ///
    /// # Errors
    /// If it cannot be written, or the file is no longer the one that was read.
    pub fn write(&self, set: &mut FileSet<'_>, game: InProgress) -> Result<Self, Error> {
        let path = whole(&self.path);
        if is_there(&path) && !is_file(&path) {
            return Err(Error::Misuse(format!("{} is no ordinary file, so that no turn can be kept in it", path.display())));
        }
        let bytes: Arc<[u8]> = game.write()?.into_bytes().into();
        if read(&self.path, text::MOST_BYTES)? != *self.bytes {
            return Err(Error::Changed { file: self.path.clone() });
        }
        set.replace(previous_path(&path), &self.bytes)?;
        set.replace(&path, &bytes)?;
        Ok(self.written(game, bytes))
    }

    /// Replaces the file by the game as it has been played on.
    ///
    /// # Errors
    /// If it cannot be written, or the file is no longer the one that was read; it is then as it was.
    pub fn replace(&self, game: InProgress) -> Result<Self, Error> {
        let bytes: Arc<[u8]> = game.write()?.into_bytes().into();
        save_bytes_over(&whole(&self.path), &bytes, &self.bytes)?;
        Ok(self.written(game, bytes))
    }
}

/// A sheet as it was sent in.
///
/// # Errors
/// If it cannot be read, or is far too long.
pub fn sheet(path: &Path) -> Result<SentSheet, Error> {
    let name = path.file_name().map(|name| name.to_string_lossy().into_owned()).unwrap_or_default();
    let is_mailbox = SentSheet::MAIL_ENDINGS[1..].iter().any(|ending| name.to_lowercase().ends_with(&format!(".{ending}")));
    let most = if is_mailbox { MOST_OF_A_MAILBOX } else { SentSheet::MOST_BYTES };
    Ok(SentSheet { name, bytes: read(path, most)? })
}

/// Files as they came in.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct SentFiles {
    /// Those that were read; those without the ending of a sheet or a mail are named and not read.
    pub read: Vec<SentSheet>,
    /// The names of those that are larger than a sheet or a mail may be.
    pub too_large: Vec<String>,
}

impl SentFiles {
    /// Files that were read.
    #[must_use]
    pub const fn of(read: Vec<SentSheet>) -> Self {
        Self { read, too_large: Vec::new() }
    }
}

/// Reads all files of a folder unchanged, sorted by name.
///
/// # Errors
/// If the folder or one of them cannot be read, or it holds far too many files.
pub fn sheets(folder: &Path) -> Result<SentFiles, Error> {
    let names = all_names(folder)?;
    if names.len() > MOST_FILES {
        return Err(Error::Misuse(format!(
            "{} holds too many files: put the sheets of one turn into a folder",
            folder.display()
        )));
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
            // One photograph is no reason to leave all sheets out.
            Err(Error::TooLarge { .. }) => files.too_large.push(name),
            Err(error) => return Err(error),
        }
    }
    Ok(files)
}
