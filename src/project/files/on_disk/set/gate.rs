//! Decides what a set of files may replace.
//!
//! A file is ours if it is a PDF that says so, if an earlier set wrote it according to the folder's list (`manifest.rs`), or if it already holds the
//! same bytes. If Drydock wrote a table and another program, such as a spreadsheet, has changed it since, the table is kept as its previous version.
//! If any other file is in the way, nothing is written unless the set is forced; a forced set keeps that file, too, as its previous version.

use std::io;
use std::path::Path;

use super::super::lock::FolderLock;
use super::super::manifest::Manifest;
use super::super::{exists, is_there, read};
use super::{FileSet, Staged};
use crate::files::output::MOST_BYTES;
use crate::{Error, bytes_hash};
use drawing::pdf;

/// What is in the place of a file that is about to be written.
enum Standing {
    Nothing,
    /// A file that Drydock has written, with its fingerprint.
    Ours(String),
    /// A file that may be replaced only if it is kept as its previous version.
    Kept,
    NotOurs,
}

impl FileSet<'_> {
    /// Looks at what is in the places of the files. Prepares what has to be written before the files: copies of the old files that are kept, and the
    /// folder's list. Also returns the indices of the files whose old versions are kept.
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
            // A PDF names the program that made it, so the list need not name the PDF.
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

    /// Prepares the file of the folder's list. If `keeps` is true, the file in its place is not a list, and a copy of it is prepared, too.
    fn list(&mut self, path: &Path, keeps: bool, text: &[u8], lock: &FolderLock) -> io::Result<Vec<Staged>> {
        let (room, fresh) = self.fresh(path, text, Some(lock))?;
        let kept = if keeps { Some(self.previous(room, &fresh.target.path)?) } else { None };
        let list = Staged { room, fresh, path: path.into(), fingerprint: None };
        Ok(kept.into_iter().chain([list]).collect())
    }

    /// Prepares a copy of a file that will be replaced, which becomes its previous version.
    fn previous(&self, room: usize, path: &Path) -> io::Result<Staged> {
        let fresh = self.rooms[room].1.previous(path)?;
        Ok(Staged { room, path: fresh.target.path.clone(), fresh, fingerprint: None })
    }

    /// Finds out what is in the place of a file that is about to be written; links are followed.
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
            // Only a link without a target is there, so there is nothing that could be kept.
            true if !exists(path) => Standing::Nothing,
            true => Standing::Kept,
            false => Standing::NotOurs,
        }
    }
}

fn has_ending(path: &Path, ending: &str) -> bool {
    path.extension().is_some_and(|own| own.eq_ignore_ascii_case(ending))
}
