//! Several files of one folder that appear together or not at all, and replace nothing that Drydock has not written (`gate.rs`); folders among them
//! appear whole (`whole_folder.rs`).

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

/// Files that are written and wait until all of them are. If the set is dropped before [`finish`](Self::finish), everything stays as it was.
pub struct FileSet<'a> {
    folder: PathBuf,
    /// The folders that were made for it, the innermost first; none before the first file.
    made: Vec<PathBuf>,
    /// A hidden folder in each folder that the files lie in: a link in the folder may lead to another.
    rooms: Vec<(PathBuf, Staging)>,
    files: Vec<Staged>,
    folders: Vec<WholeFolder>,
    writer: FileWriter<'a>,
    /// Whether anything may be replaced.
    force: bool,
    /// Whether the folder's list names what is written.
    listed: bool,
    done: bool,
}

/// A file that waits for its place.
struct Staged {
    /// The index of its hidden folder.
    room: usize,
    fresh: Fresh,
    /// What it is called.
    path: PathBuf,
    /// The fingerprint of its bytes; none for a file that takes the place of a known one.
    fingerprint: Option<String>,
}

impl Staged {
    /// What becomes of the file that is there, as a clause; none unless it is kept or has several names.
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

/// How a file that was put in its place is taken away again.
enum Undo {
    /// What was there is kept here.
    Restore(PathBuf),
    Remove,
}

impl FileSet<'static> {
    /// A set for a folder, which is made for the first file if need be.
    #[must_use]
    pub fn in_folder(folder: &Path) -> Self {
        FileSet::with_writer(folder, &write_all)
    }
}

impl<'a> FileSet<'a> {
    /// A set that is written with the given writer.
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

    /// The same set, which may replace any file if `force` is true; a file that is not ours is kept as its previous version.
    #[must_use]
    pub const fn forced(mut self, force: bool) -> Self {
        self.force = force;
        self
    }

    /// The same set, but without the folder's list: files that are there already have to be the same.
    #[must_use]
    pub const fn unlisted(mut self) -> Self {
        self.listed = false;
        self
    }

    /// Whether nothing was written yet.
    #[must_use]
    pub const fn is_empty(&self) -> bool {
        self.files.is_empty() && self.folders.is_empty()
    }

    /// Writes a file that appears together with the others; a folder in the name is made as well.
    ///
    /// # Errors
    /// If a folder cannot be made, or the file cannot be written.
    pub fn write(&mut self, name: impl AsRef<Path>, bytes: &[u8]) -> Result<(), Error> {
        let path = self.folder.join(name);
        let folder = path.parent().unwrap_or(&self.folder).to_owned();
        self.make_folder(&folder).map_err(|cause| Error::Write { file: folder, cause })?;
        self.stage(path, bytes, Some(bytes_hash(bytes)))
    }

    /// Writes a file that takes the place of a known one; an absolute path names a file of another folder, which has to be there.
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

    /// Writes a file into the hidden folder of its folder; `lock` is the hold on that folder, if there is one.
    fn fresh(&mut self, path: &Path, bytes: &[u8], lock: Option<&FolderLock>) -> io::Result<(usize, Fresh)> {
        let target = Target::of(path, None)?;
        let room = self.room(&target.folder, lock)?;
        Ok((room, self.rooms[room].1.write(target, bytes, self.writer)?))
    }

    /// The index of the hidden folder in a folder; `lock` is the hold on that folder, if there is one.
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

    /// Gives all files their names and returns where they lie.
    ///
    /// # Errors
    /// If something is there that is not ours, or a file cannot be put in its place; then those before it are taken away again, and the error names
    /// any that could not be.
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

    /// Takes everything back after this file could not be put in its place, and returns the error.
    fn failed(&self, file: PathBuf, cause: io::Error, undos: &[Undo], folders: &[FolderUndo]) -> Error {
        let mut left = self.take_back(undos);
        left.extend(folders.iter().rev().filter(|undo| !undo.take_back()).map(|undo| undo.target().to_owned()));
        if left.is_empty() { Error::Write { file, cause } } else { Error::HalfWritten { file, cause, left } }
    }

    fn put(&self, room: usize, fresh: &Fresh) -> io::Result<Undo> {
        let staging = &self.rooms[room].1;
        let path = &fresh.target.path;
        // Asked before the copy is made, since the copy may be one more name.
        let has_several_names = names(path) > 1;
        let undo = if path.exists() { Undo::Restore(staging.copy(path)?) } else { Undo::Remove };
        let placed = if has_several_names { fresh.place(staging) } else { fresh.replace() };
        placed.map(|()| undo)
    }

    /// Takes back the files that were put in their places, the last first, and returns those that could not be taken back.
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
                // A folder into which something else was put meanwhile stays.
                let _ = fs::remove_dir(folder);
            }
        }
    }
}
