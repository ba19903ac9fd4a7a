//! A folder that appears with all of its files at once, at whatever moment the program is stopped. It is written inside a hidden folder beside its
//! place, and then renamed.
//!
//! If there was a folder of that name before and it holds the same files with the same bytes, it stays unchanged. Otherwise it is kept as
//! `NAME.previous`, with everything in it.

use std::fs;
use std::io;
use std::path::{Path, PathBuf};

use super::super::{exists, is_there};
use super::FileSet;
use crate::Error;
use crate::files::Placed;

/// A folder that has been written and waits for its name.
pub(super) struct WholeFolder {
    at: PathBuf,
    target: PathBuf,
    names: Vec<PathBuf>,
}

/// How to undo that a folder was put in its place.
pub(super) struct FolderUndo {
    target: PathBuf,
    previous: Option<PathBuf>,
}

impl FileSet<'_> {
    /// Adds to the set a folder with these files, which appears whole or not at all.
    ///
    /// # Errors
    /// If a folder cannot be made, or a file cannot be written.
    pub fn write_folder<'f>(&mut self, name: &str, files: impl IntoIterator<Item = (&'f str, &'f [u8])>) -> Result<(), Error> {
        let (folder, target) = (self.folder.clone(), self.folder.join(name));
        let failed = |file: &Path| {
            let file = file.to_owned();
            move |cause| Error::Write { file, cause }
        };
        self.make_folder(&folder).map_err(failed(&folder))?;
        let room = self.room(&folder, None).map_err(failed(&target))?;
        let at = self.rooms[room].1.folder().map_err(failed(&target))?;
        let mut names = Vec::new();
        for (name, bytes) in files {
            let path = at.join(name);
            let written = fs::File::create_new(&path).and_then(|mut file| {
                (self.writer)(&mut file, bytes)?;
                file.sync_all()
            });
            written.map_err(failed(&target.join(name)))?;
            names.push(PathBuf::from(name));
        }
        self.folders.push(WholeFolder { at, target, names });
        Ok(())
    }
}

impl WholeFolder {
    /// The files of the folder, with the paths that they have once the folder has its name.
    pub fn placed(&self) -> impl Iterator<Item = Placed> {
        let said = (is_there(&self.target) && !self.is_there_already()).then(|| {
            let previous = free_previous(&self.target);
            format!("the folder of that name is kept as {}", previous.file_name().unwrap_or_default().to_string_lossy())
        });
        // Only the first file carries the note for the user.
        let said = self.names.iter().enumerate().map(move |(at, _)| said.clone().filter(|_| at == 0));
        self.names.iter().zip(said).map(|(name, said)| Placed { path: self.target.join(name), said })
    }

    /// The path that the folder will have.
    pub fn target(&self) -> &Path {
        &self.target
    }

    /// Gives the folder its name, and returns how to undo that; `None` if an equal folder was there already.
    pub fn place(&self) -> io::Result<Option<FolderUndo>> {
        if self.is_there_already() {
            return Ok(None);
        }
        let previous = is_there(&self.target).then(|| free_previous(&self.target));
        if let Some(previous) = &previous {
            fs::rename(&self.target, previous)?;
        }
        let undo = FolderUndo { target: self.target.clone(), previous };
        match fs::rename(&self.at, &self.target) {
            Ok(()) => Ok(Some(undo)),
            Err(cause) => {
                undo.put_back();
                Err(cause)
            }
        }
    }

    /// Whether the place already has a folder with exactly these files and bytes.
    fn is_there_already(&self) -> bool {
        let Ok(entries) = fs::read_dir(&self.target) else { return false };
        let is_same = |name: &PathBuf| {
            let both = [&self.at, &self.target].map(|folder| fs::read(folder.join(name)).ok());
            both[0].is_some() && both[0] == both[1]
        };
        entries.count() == self.names.len() && self.names.iter().all(is_same)
    }
}

impl FolderUndo {
    /// Removes the folder and puts the old one back; returns whether that worked.
    pub fn take_back(&self) -> bool {
        fs::remove_dir_all(&self.target).is_ok() && self.put_back()
    }

    fn put_back(&self) -> bool {
        self.previous.as_ref().is_none_or(|previous| fs::rename(previous, &self.target).is_ok())
    }

    /// The path of the folder.
    pub fn target(&self) -> &Path {
        &self.target
    }
}

/// The path for an old folder that is replaced by a new one: the first free name among `NAME.previous`, `NAME.previous-2` and so on.
fn free_previous(folder: &Path) -> PathBuf {
    let named = |number: u32| {
        let mut name = folder.file_name().unwrap_or_default().to_owned();
        name.push(".previous");
        if number > 1 {
            name.push(format!("-{number}"));
        }
        folder.with_file_name(name)
    };
    (1..10_000).map(named).find(|path| !exists(path) && !is_there(path)).unwrap_or_else(|| named(1))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn files(folder: &Path) -> Vec<String> {
        let names = fs::read_dir(folder).expect("a folder").map(|entry| entry.expect("an entry").file_name());
        let mut names: Vec<String> = names.map(|name| name.to_string_lossy().into_owned()).collect();
        names.sort();
        names
    }

    fn write(folder: &Path, words: &str) -> Result<Vec<Placed>, Error> {
        let mut set = FileSet::in_folder(folder);
        set.write_folder("turn-01", [("a.txt", words.as_bytes()), ("b.txt", b"b".as_slice())])?;
        assert_eq!(files(folder).iter().filter(|name| *name == "turn-01").count(), usize::from(exists(&folder.join("turn-01"))));
        set.finish()
    }

    #[test]
    fn a_folder_appears_whole_and_what_was_there_is_kept() {
        let folder = tempfile::tempdir().expect("a folder");
        let placed = write(folder.path(), "one").expect("written");
        assert_eq!(
            placed.iter().map(|placed| placed.path.clone()).collect::<Vec<_>>(),
            [folder.path().join("turn-01/a.txt"), folder.path().join("turn-01/b.txt")]
        );
        write(folder.path(), "one").expect("the same once more");
        assert_eq!(files(folder.path()), ["turn-01"]);
        fs::write(folder.path().join("turn-01/notes"), "mine").expect("a file");
        let placed = write(folder.path(), "two").expect("written");
        assert!(placed[0].said.as_ref().is_some_and(|said| said.contains("turn-01.previous")), "{placed:?}");
        write(folder.path(), "three").expect("written");
        assert_eq!(files(folder.path()), ["turn-01", "turn-01.previous", "turn-01.previous-2"]);
        assert_eq!(files(&folder.path().join("turn-01.previous")), ["a.txt", "b.txt", "notes"]);
        assert_eq!(fs::read(folder.path().join("turn-01/a.txt")).expect("a file"), b"three");
    }

    #[test]
    fn a_folder_is_taken_away_again_where_another_file_cannot_be_put_in_its_place() {
        let folder = tempfile::tempdir().expect("a folder");
        write(folder.path(), "one").expect("written");
        fs::write(folder.path().join("x"), "mine").expect("a file");
        let mut set = FileSet::in_folder(folder.path());
        set.write_folder("turn-01", [("a.txt", b"two".as_slice())]).expect("written");
        set.write_folder("turn-02", []).expect("written");
        set.write("x", b"other").expect("written");
        assert!(set.finish().is_err());
        assert_eq!(files(folder.path()), ["turn-01", "x"]);
        assert_eq!(fs::read(folder.path().join("turn-01/a.txt")).expect("a file"), b"one");
        let mut set = FileSet::with_writer(folder.path(), &|_, _| Err(io::Error::other("full")));
        assert!(set.write_folder("turn-03", [("a.txt", b"x".as_slice())]).is_err());
        drop(set);
        assert_eq!(files(folder.path()), ["turn-01", "x"]);
    }
}
