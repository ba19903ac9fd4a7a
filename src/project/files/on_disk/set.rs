//! Several files of one folder that appear together or not at all.

use std::fs;
use std::io;
use std::path::{Path, PathBuf};

use super::in_place::{names, put_over};
use super::lock::FolderLock;
use super::staging::{Fresh, Staging, Target};
use crate::project::Error;
use crate::project::files::{FileWriter, write_all};

/// Files that are written and wait until all of them are. Whoever drops the set leaves everything as it was.
pub struct FileSet<'a> {
    folder: PathBuf,
    /// The folders that were made for it, the innermost first; none before the first file.
    made: Vec<PathBuf>,
    /// A room in each folder that the files lie in: a link in the folder may lead to another.
    rooms: Vec<(PathBuf, Staging)>,
    /// The files with the numbers of their rooms and what they are called.
    files: Vec<(usize, Fresh, PathBuf)>,
    writer: FileWriter<'a>,
    done: bool,
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
    /// A set that is written with a pen of one's own.
    #[must_use]
    pub fn with_writer(folder: &Path, writer: FileWriter<'a>) -> Self {
        Self { folder: folder.into(), made: Vec::new(), rooms: Vec::new(), files: Vec::new(), writer, done: false }
    }

    /// Whether nothing was written yet.
    #[must_use]
    pub const fn is_empty(&self) -> bool {
        self.files.is_empty()
    }

    /// Writes a file that appears with the others; a whole path names one of another folder, which has to be there.
    ///
    /// # Errors
    /// If the folder cannot be made, or the file cannot be written.
    pub fn write(&mut self, name: impl AsRef<Path>, bytes: &[u8]) -> Result<(), Error> {
        if self.is_empty() {
            self.make_folder().map_err(|cause| Error::Write { file: self.folder.clone(), cause })?;
        }
        let path = self.folder.join(name);
        self.stage(&path, bytes).map_err(|cause| Error::Write { file: path, cause })
    }

    fn make_folder(&mut self) -> io::Result<()> {
        let is_missing = |folder: &&Path| !folder.as_os_str().is_empty() && !folder.exists();
        self.made = self.folder.ancestors().take_while(is_missing).map(Path::to_path_buf).collect();
        fs::create_dir_all(&self.folder)
    }

    fn stage(&mut self, path: &Path, bytes: &[u8]) -> io::Result<()> {
        let target = Target::of(path, None)?;
        let room = if let Some(known) = self.rooms.iter().position(|(folder, _)| *folder == target.folder) {
            known
        } else {
            let lock = FolderLock::of(&target.folder);
            self.rooms.push((target.folder.clone(), Staging::beside(&lock, &target.folder)?));
            self.rooms.len() - 1
        };
        let fresh = self.rooms[room].1.write(target, bytes, self.writer)?;
        self.files.push((room, fresh, path.into()));
        Ok(())
    }

    /// Gives all files their names and tells where they lie.
    ///
    /// # Errors
    /// If one cannot be put in its place; those before it are taken away again, and what could not be is named.
    pub fn finish(mut self) -> Result<Vec<PathBuf>, Error> {
        let lock = FolderLock::of(&self.folder);
        let mut undos: Vec<Undo> = Vec::new();
        for (room, fresh, path) in &self.files {
            match self.put(*room, fresh) {
                Ok(undo) => undos.push(undo),
                Err(cause) => {
                    let file = path.clone();
                    let left = self.take_back(&undos);
                    return Err(if left.is_empty() {
                        Error::Write { file, cause }
                    } else {
                        Error::HalfWritten { file, cause, left }
                    });
                }
            }
        }
        lock.sync();
        self.done = true;
        Ok(self.files.iter().map(|(.., path)| path.clone()).collect())
    }

    fn put(&self, room: usize, fresh: &Fresh) -> io::Result<Undo> {
        let staging = &self.rooms[room].1;
        let path = &fresh.target.path;
        // Asked before the copy, which may be one more name.
        let has_several_names = names(path) > 1;
        let undo = if path.exists() { Undo::Restore(staging.copy(path)?) } else { Undo::Remove };
        let placed = if has_several_names { fresh.place(staging) } else { fresh.replace() };
        placed.map(|()| undo)
    }

    /// Takes back what was put in its place, the last first, and names what stands all the same.
    fn take_back(&self, undos: &[Undo]) -> Vec<PathBuf> {
        let mut left = Vec::new();
        for (undo, (_, fresh, path)) in undos.iter().zip(&self.files).rev() {
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
                // A folder into which somebody else has put something stays.
                let _ = fs::remove_dir(folder);
            }
        }
    }
}
