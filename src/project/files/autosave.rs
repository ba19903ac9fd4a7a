//! Autosaves beside a file: those of open windows, and those that were left over.
//!
//! Each autosave belongs to the window that writes it, as long as that window is open (`on_disk/claim.rs`). Two windows with the same file use two
//! names, `NAME.autosave` and `NAME.autosave-2`. An autosave that belongs to no window was left over by a program that crashed or was killed. The
//! program offers it to the user, and never overwrites or deletes it unasked.

use std::io;
use std::path::{Path, PathBuf};

use super::below::{self, Claim};
use super::{FilesError, Keep, beside, is_there, write_all};
use crate::{Error, Project, text};

/// How many autosaves may lie beside one file, counting those of open windows and those left over.
const MOST: usize = 9;

/// The autosave of this window beside a file. If it is dropped without [`discard`](Self::discard), its file stays and counts as left over.
pub struct OwnAutosave {
    file: PathBuf,
    at: PathBuf,
    claim: Claim,
}

/// The path of a window's autosave if no other window has the file open and none was left over.
#[must_use]
pub fn autosave_path(path: &Path) -> PathBuf {
    beside(path, ".autosave")
}

/// The possible paths of autosaves beside a file.
fn places(path: &Path) -> impl Iterator<Item = PathBuf> {
    let further = (2..=MOST).map(move |number| beside(path, &format!(".autosave-{number}")));
    std::iter::once(autosave_path(path)).chain(further)
}

impl OwnAutosave {
    /// Claims a name for an autosave beside a file: a name that belongs to no window, and under which no file was left over. Nothing is written yet.
    ///
    /// # Errors
    /// If nothing can be written there, or no name is free.
    pub fn beside(path: &Path) -> Result<Self, Error> {
        for at in places(path).filter(|at| !is_there(at)) {
            let claimed = Claim::of(&at).map_err(|cause| Error::Write { file: at.clone(), cause })?;
            // Meanwhile another window may have written an autosave there and left it behind.
            if let Some(claim) = claimed.filter(|_| !is_there(&at)) {
                return Ok(Self { file: path.into(), at, claim });
            }
        }
        Err(FilesError::NoPlaceBeside { file: path.into(), most: MOST }.into())
    }

    /// The file that the autosave belongs to.
    #[must_use]
    pub fn file(&self) -> &Path {
        &self.file
    }

    /// The path of the autosave itself, whether or not it has been written.
    #[must_use]
    pub fn at(&self) -> &Path {
        &self.at
    }

    /// Whether the name of the autosave still belongs to this window. It does as long as nobody has deleted the lock file of the claim.
    #[must_use]
    pub fn is_own(&self) -> bool {
        self.claim.holds()
    }

    /// Writes the autosave, in place of its earlier contents. Only users who may read the file that it belongs to may read it.
    ///
    /// # Errors
    /// If it cannot be written.
    pub fn write(&self, bytes: &[u8]) -> Result<(), Error> {
        below::write_whole(&self.at, bytes, Keep::SecretOf(&self.file), &write_all, &|| true)
    }

    /// Deletes the autosave, because its contents have been saved in the file, or because the user does not want them.
    ///
    /// # Errors
    /// If it exists and cannot be deleted.
    pub fn discard(self) -> Result<(), Error> {
        if self.is_own() { take_away(&self.at) } else { Ok(()) }
    }
}

/// Saves a project beside a file as an autosave under a new name.
///
/// # Errors
/// If it cannot be written.
pub fn autosave(path: &Path, project: &Project) -> Result<OwnAutosave, Error> {
    let own = OwnAutosave::beside(path)?;
    own.write(text::write(project)?.as_bytes())?;
    Ok(own)
}

/// The paths of the autosaves beside a file that were left over by programs that have ended.
#[must_use]
pub fn left_over(path: &Path) -> Vec<PathBuf> {
    places(path).filter(|at| is_there(at) && !Claim::is_anybodys(at)).collect()
}

/// Deletes an autosave that was left over, unless it now belongs to a window.
///
/// # Errors
/// If it exists and cannot be deleted.
pub fn discard_left_over(at: &Path) -> Result<(), Error> {
    match Claim::of(at) {
        Ok(Some(_claim)) => take_away(at),
        Ok(None) => Ok(()),
        Err(cause) => Err(Error::Write { file: at.into(), cause }),
    }
}

fn take_away(at: &Path) -> Result<(), Error> {
    match below::remove(at) {
        Err(cause) if cause.kind() != io::ErrorKind::NotFound => Err(Error::Write { file: at.into(), cause }),
        _ => Ok(()),
    }
}
