//! Games in progress and sheets, from and to the disk.

use std::path::{Path, PathBuf};

use crate::project::files::{self, FileSet};
use crate::project::{Error, InProgress, SentSheet, text};

/// The most bytes of a sheet: more than anybody writes, and few enough that a folder of them is read.
const MOST_BYTES: u64 = 16 << 20;

/// The endings of the names of sheets.
pub(super) const ENDINGS: [&str; 2] = [SentSheet::ENDING, "txt"];

/// A game in progress with the bytes of its file, by which it is known again before it is written.
pub(super) struct Opened {
    pub game: InProgress,
    path: PathBuf,
    bytes: Vec<u8>,
}

impl Opened {
    pub fn read(path: &Path) -> Result<Self, Error> {
        let bytes = files::read(path, text::MOST_BYTES)?;
        let game = InProgress::read(&bytes, path)?;
        Ok(Self { game, path: path.into(), bytes })
    }

    /// Writes the game into a set of files, with the version before it beside it.
    pub fn write(&self, set: &mut FileSet<'_>, game: &InProgress) -> Result<(), Error> {
        let path = files::whole(&self.path);
        let text = game.write()?;
        if files::read(&self.path, text::MOST_BYTES)? != self.bytes {
            return Err(Error::Changed { file: self.path.clone() });
        }
        set.write(files::previous_path(&path), &self.bytes)?;
        set.write(&path, text.as_bytes())
    }

    /// The folder of the game's file.
    pub fn folder(&self) -> PathBuf {
        files::whole(&self.path).parent().map(Path::to_path_buf).unwrap_or_default()
    }
}

/// A sheet as it was sent in.
pub(super) fn sheet(path: &Path) -> Result<SentSheet, Error> {
    let name = path.file_name().map(|name| name.to_string_lossy().into_owned()).unwrap_or_default();
    Ok(SentSheet { name, bytes: files::read(path, MOST_BYTES)? })
}

/// The sheets in a folder, by name.
pub(super) fn sheets(folder: &Path) -> Result<Vec<SentSheet>, Error> {
    let listing = files::look_into(folder, &ENDINGS)?;
    if listing.cut {
        return Err(Error::Misuse(format!(
            "{} holds too many files: put the sheets of one turn into a folder",
            folder.display()
        )));
    }
    listing.files.iter().map(|name| sheet(&folder.join(name))).collect()
}
