//! Several files of one folder that appear together or not at all, and that replace nothing that Drydock has not written (`gate.rs`). A folder in the
//! set appears whole or not at all (`whole_folder.rs`).

mod gate;
mod whole_folder;

use std::fs;
use std::io;
use std::path::{Path, PathBuf};

use super::in_place::{names, put_over};
use super::lock::FolderLock;
use super::staging::{Fresh, Staging, Target};
use crate::files::{FileWriter, Placed, previous_path, write_all};
use crate::{Error, bytes_hash};
use whole_folder::{FolderUndo, WholeFolder};

/// Files that have been written and wait until the set is complete. If the set is dropped before [`finish`](Self::finish), everything stays
/// unchanged.
pub struct FileSet<'a> {
    folder: PathBuf,
    /// The folders that were made for the set, the innermost first; empty before the first file.
    made: Vec<PathBuf>,
    /// The folders into which the files belong, each with a hidden folder in it where the files wait. There can be several, since a link may lead to
    /// another folder.
    rooms: Vec<(PathBuf, Staging)>,
    files: Vec<Staged>,
    folders: Vec<WholeFolder>,
    writer: FileWriter<'a>,
    /// Whether the set may replace any file.
    force: bool,
    /// Whether the folder's list records what the set writes.
    listed: bool,
    done: bool,
}

/// A file that waits for its place.
struct Staged {
    /// The index of the hidden folder in which the file waits.
    room: usize,
    fresh: Fresh,
    /// The path that the file will have.
    path: PathBuf,
    /// The fingerprint of the file's bytes; `None` for a file that takes the place of a known one.
    fingerprint: Option<String>,
}

impl Staged {
    /// A clause for the user about what becomes of the old file; `None` unless the old file is kept or has several names.
    fn said(&self, is_kept: bool) -> Option<String> {
        let previous = previous_path(&self.fresh.target.path);
        let previous = previous.file_name().unwrap_or_default().to_string_lossy();
        let names = names(&self.fresh.target.path);
        if is_kept {
            Some(format!("what was there is kept as {previous}"))
        } else if names > 1 && self.fingerprint.is_some() {
            Some(format!("written in place, for it has {names} names on this disk; the version before is kept as {previous}"))
        } else {
            None
        }
    }
}

/// How to undo that a file was put in its place.
enum Undo {
    /// Put back the old file, which is kept at this path.
    Restore(PathBuf),
    Remove,
}

impl FileSet<'static> {
    /// An empty set for a folder. If the folder does not exist, it is made with the first file.
    #[must_use]
    pub fn in_folder(folder: &Path) -> Self {
        FileSet::with_writer(folder, &write_all)
    }
}

impl<'a> FileSet<'a> {
    /// An empty set for a folder, whose files are written with the given writer.
    #[must_use]
    pub fn with_writer(folder: &Path, writer: FileWriter<'a>) -> Self {
        Self {
            folder: folder.into(),
            made: Vec::new(),
            rooms: Vec::new(),
            files: Vec::new(),
            folders: Vec::new(),
            writer,
            force: false,
            listed: true,
            done: false,
        }
    }

    /// The set, with permission to replace any file if `force` is true. A file that Drydock has not written is then kept as its previous version.
    #[must_use]
    pub const fn forced(mut self, force: bool) -> Self {
        self.force = force;
        self
    }

    /// The set without the folder's list: it may then replace only files that hold the same bytes already.
    #[must_use]
    pub const fn unlisted(mut self) -> Self {
        self.listed = false;
        self
    }

    /// Whether nothing has been added to the set.
    #[must_use]
    pub const fn is_empty(&self) -> bool {
        self.files.is_empty() && self.folders.is_empty()
    }

    /// Adds a file to the set. If the file's name begins with a folder, that folder is made as well.
    ///
    /// # Errors
    /// If a folder cannot be made, or the file cannot be written.
    pub fn write(&mut self, name: impl AsRef<Path>, bytes: &[u8]) -> Result<(), Error> {
        let path = self.folder.join(name);
        let folder = path.parent().unwrap_or(&self.folder).to_owned();
        self.make_folder(&folder).map_err(|cause| Error::Write { file: folder, cause })?;
        self.stage(path, bytes, Some(bytes_hash(bytes)))
    }

    /// Adds a file that takes the place of a known one. An absolute path may lead to another folder, which has to exist.
    ///
    /// # Errors
    /// If the folder cannot be made, or the file cannot be written.
    pub fn replace(&mut self, path: impl AsRef<Path>, bytes: &[u8]) -> Result<(), Error> {
        let folder = self.folder.clone();
        self.make_folder(&folder).map_err(|cause| Error::Write { file: folder, cause })?;
        self.stage(self.folder.join(path), bytes, None)
    }

    fn make_folder(&mut self, folder: &Path) -> io::Result<()> {
        let is_missing = |folder: &&Path| !folder.as_os_str().is_empty() && !folder.exists();
        let missing: Vec<PathBuf> = folder.ancestors().take_while(is_missing).map(Path::to_path_buf).collect();
        self.made.splice(0..0, missing);
        fs::create_dir_all(folder)
    }

    fn stage(&mut self, path: PathBuf, bytes: &[u8], fingerprint: Option<String>) -> Result<(), Error> {
        match self.fresh(&path, bytes, None) {
            Ok((room, fresh)) => self.files.push(Staged { room, fresh, path, fingerprint }),
            Err(cause) => return Err(Error::Write { file: path, cause }),
        }
        Ok(())
    }

    /// Writes a file into the hidden folder of the folder into which it belongs. `lock` is the lock on that folder, if there is one.
    fn fresh(&mut self, path: &Path, bytes: &[u8], lock: Option<&FolderLock>) -> io::Result<(usize, Fresh)> {
        let target = Target::of(path, None)?;
        let room = self.room(&target.folder, lock)?;
        Ok((room, self.rooms[room].1.write(target, bytes, self.writer)?))
    }

    /// Finds or makes the hidden folder in a folder and returns its index; `lock` is the lock on that folder, if there is one.
    fn room(&mut self, folder: &Path, lock: Option<&FolderLock>) -> io::Result<usize> {
        if let Some(known) = self.rooms.iter().position(|(known, _)| known == folder) {
            return Ok(known);
        }
        let room = match lock {
            Some(lock) => Staging::beside(lock, folder)?,
            None => Staging::beside(&FolderLock::of(folder), folder)?,
        };
        self.rooms.push((folder.into(), room));
        Ok(self.rooms.len() - 1)
    }

    /// Gives all files of the set their names, and returns their paths.
    ///
    /// # Errors
    /// If a file that Drydock has not written is in the way, or a file cannot be put in its place. The files that were already in place are then
    /// removed again, and the error names those that could not be removed.
    pub fn finish(mut self) -> Result<Vec<Placed>, Error> {
        let lock = FolderLock::of(&self.folder);
        let (before, kept) = self.look(&lock)?;
        let placed = |(at, staged): (usize, &Staged)| Placed { path: staged.path.clone(), said: staged.said(kept.contains(&at)) };
        let in_folders = self.folders.iter().flat_map(WholeFolder::placed);
        let placed = in_folders.chain(self.files.iter().enumerate().map(placed)).collect();
        self.files.splice(0..0, before);
        let mut folders: Vec<FolderUndo> = Vec::new();
        for folder in &self.folders {
            match folder.place() {
                Ok(undo) => folders.extend(undo),
                Err(cause) => return Err(self.failed(folder.target().to_owned(), cause, &[], &folders)),
            }
        }
        let mut undos: Vec<Undo> = Vec::new();
        for Staged { room, fresh, path, .. } in &self.files {
            match self.put(*room, fresh) {
                Ok(undo) => undos.push(undo),
                Err(cause) => return Err(self.failed(path.clone(), cause, &undos, &folders)),
            }
        }
        lock.sync();
        self.done = true;
        Ok(placed)
    }

    /// Undoes everything because this file could not be put in its place, and returns the error about it.
    fn failed(&self, file: PathBuf, cause: io::Error, undos: &[Undo], folders: &[FolderUndo]) -> Error {
        let mut left = self.take_back(undos);
        left.extend(folders.iter().rev().filter(|undo| !undo.take_back()).map(|undo| undo.target().to_owned()));
        if left.is_empty() { Error::Write { file, cause } } else { Error::HalfWritten { file, cause, left } }
    }

    fn put(&self, room: usize, fresh: &Fresh) -> io::Result<Undo> {
        let staging = &self.rooms[room].1;
        let path = &fresh.target.path;
        // The names are counted before the copy is made, since the copy may be a further name of the file.
        let has_several_names = names(path) > 1;
        let undo = if path.exists() { Undo::Restore(staging.copy(path)?) } else { Undo::Remove };
        let placed = if has_several_names { fresh.place(staging) } else { fresh.replace() };
        placed.map(|()| undo)
    }

    /// Undoes that files were put in their places, the last file first. Returns the files for which this failed.
    fn take_back(&self, undos: &[Undo]) -> Vec<PathBuf> {
        let mut left = Vec::new();
        for (undo, Staged { fresh, path, .. }) in undos.iter().zip(&self.files).rev() {
            let taken = match undo {
                Undo::Restore(was) => put_over(was, &fresh.target.path),
                Undo::Remove => fs::remove_file(&fresh.target.path),
            };
            if taken.is_err() {
                left.push(path.clone());
            }
        }
        left.reverse();
        left
    }
}

impl Drop for FileSet<'_> {
    fn drop(&mut self) {
        self.rooms.clear();
        if !self.done {
            for folder in &self.made {
                // If something else has been put into a folder meanwhile, the folder stays.
                let _ = fs::remove_dir(folder);
            }
        }
    }
}
