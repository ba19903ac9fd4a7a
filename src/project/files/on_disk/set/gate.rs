//! What a set of files may replace.
//!
//! A file is ours if it is a PDF that says so, if an earlier set wrote it according to the folder's list (`manifest.rs`), or if it holds the same
//! bytes already. A table that was written here and changed since, as in a spreadsheet, is kept as its previous version. Where any other file is in
//! the way, nothing is written unless the set is forced; then that file is kept in the same way.

use std::io;
use std::path::Path;

use super::super::lock::FolderLock;
use super::super::manifest::Manifest;
use super::super::{exists, is_there, read};
use super::{FileSet, Staged};
use crate::files::output::MOST_BYTES;
use crate::{Error, bytes_hash};
use drawing::pdf;

/// What stands where a file is to be put.
enum Standing {
    Nothing,
    /// Something that Drydock has written, with its fingerprint.
    Ours(String),
    /// Something that may be replaced if it is kept.
    Kept,
    NotOurs,
}

impl FileSet<'_> {
    /// Looks at what stands where the files are to be put, and prepares what has to be written before them: the copies that are kept, and the
    /// folder's list. Returns also for which files, by their indices, a copy is kept.
    pub(super) fn look(&mut self, lock: &FolderLock) -> Result<(Vec<Staged>, Vec<usize>), Error> {
        let (known, damaged) = Manifest::of(&self.folder).map_or_else(|| (Manifest::default(), true), |known| (known, false));
        let mut manifest = known.clone();
        let (mut not_ours, mut kept) = (Vec::new(), Vec::new());
        for (at, staged) in self.files.iter().enumerate() {
            let Some(fingerprint) = &staged.fingerprint else { continue };
            let name = staged.path.strip_prefix(&self.folder).unwrap_or(&staged.path).to_string_lossy();
            let standing = self.standing(&staged.path, &name, fingerprint, &known);
            match &standing {
                Standing::Kept => kept.push(at),
                Standing::NotOurs => not_ours.push(staged.path.clone()),
                Standing::Nothing | Standing::Ours(_) => {}
            }
            // A PDF says itself what made it.
            if self.listed && !has_ending(&staged.path, "pdf") {
                let replaced = if let Standing::Ours(fingerprint) = &standing { Some(fingerprint.as_str()) } else { None };
                manifest.note(&name, fingerprint, replaced);
            }
        }
        if !not_ours.is_empty() {
            return Err(Error::NotOurs { files: not_ours });
        }
        let mut before = Vec::new();
        for at in &kept {
            let Staged { room, fresh, path, .. } = &self.files[*at];
            before.push(self.previous(*room, &fresh.target.path).map_err(|cause| Error::Write { file: path.clone(), cause })?);
        }
        if manifest != known {
            let path = Manifest::path(&self.folder);
            let text = manifest.write()?;
            let list = self.list(&path, damaged && exists(&path), text.as_bytes(), lock);
            before.extend(list.map_err(|cause| Error::Write { file: path, cause })?);
        }
        Ok((before, kept))
    }

    /// The folder's list, and a copy of the file at its place if that is not a list.
    fn list(&mut self, path: &Path, keeps: bool, text: &[u8], lock: &FolderLock) -> io::Result<Vec<Staged>> {
        let (room, fresh) = self.fresh(path, text, Some(lock))?;
        let kept = if keeps { Some(self.previous(room, &fresh.target.path)?) } else { None };
        let list = Staged { room, fresh, path: path.into(), fingerprint: None };
        Ok(kept.into_iter().chain([list]).collect())
    }

    /// A file as it is, to be put beside what takes its place.
    fn previous(&self, room: usize, path: &Path) -> io::Result<Staged> {
        let fresh = self.rooms[room].1.previous(path)?;
        Ok(Staged { room, path: fresh.target.path.clone(), fresh, fingerprint: None })
    }

    /// What stands where a file is to be put; links are followed.
    fn standing(&self, path: &Path, name: &str, fingerprint: &str, known: &Manifest) -> Standing {
        if !is_there(path) {
            return Standing::Nothing;
        }
        let bytes = read(path, MOST_BYTES).ok();
        if let Some(bytes) = &bytes {
            let there = bytes_hash(bytes);
            if there == fingerprint || known.knows(name, &there) || pdf::is_own(bytes) {
                return Standing::Ours(there);
            }
        }
        let is_changed_table = has_ending(path, "csv") && known.names(name) && bytes.is_some();
        match is_changed_table || self.force {
            // There is nothing to keep at the end of a link without a target.
            true if !exists(path) => Standing::Nothing,
            true => Standing::Kept,
            false => Standing::NotOurs,
        }
    }
}

fn has_ending(path: &Path, ending: &str) -> bool {
    path.extension().is_some_and(|own| own.eq_ignore_ascii_case(ending))
}
