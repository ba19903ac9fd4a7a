//! What is saved by itself beside a file, and what of it was left over.
//!
//! Each belongs to the window that writes it as long as that is open (`on_disk/claim.rs`): of two windows on one file each has a name of its own,
//! `NAME.autosave` and `NAME.autosave-2`. What belongs to nobody was left over by a program that did not end in good order; it is offered
//! to the user, and nobody writes over it or takes it away unasked.

use std::io;
use std::path::{Path, PathBuf};

use super::below::{self, Claim};
use super::{Keep, beside, is_there, write_all};
use crate::{Error, Project, text};

/// The most files that are saved by themselves beside one file: of the windows that have it open, and left over.
const MOST: usize = 9;

/// Something that this window saves by itself beside a file. Whoever drops it without discarding leaves it over.
pub struct OwnAutosave {
    file: PathBuf,
    at: PathBuf,
    claim: Claim,
}

/// Where a window puts what was not saved yet, where no other has the file open and nothing was left over.
#[must_use]
pub fn autosave_path(path: &Path) -> PathBuf {
    beside(path, ".autosave")
}

/// Where it may lie beside a file.
fn places(path: &Path) -> impl Iterator<Item = PathBuf> {
    let further = (2..=MOST).map(move |number| beside(path, &format!(".autosave-{number}")));
    std::iter::once(autosave_path(path)).chain(further)
}

impl OwnAutosave {
    /// A name beside a file that is nobody else's, and under which nothing was left over. Nothing is written yet.
    ///
    /// # Errors
    /// If nothing can be written there, or no name is free.
    pub fn beside(path: &Path) -> Result<Self, Error> {
        for at in places(path).filter(|at| !is_there(at)) {
            let claimed = Claim::of(&at).map_err(|cause| Error::Write { file: at.clone(), cause })?;
            // Somebody may have come and gone meanwhile.
            if let Some(claim) = claimed.filter(|_| !is_there(&at)) {
                return Ok(Self { file: path.into(), at, claim });
            }
        }
        let file = path.display();
        Err(Error::Misuse(format!(
            "What is not saved of {file} finds no place beside it, for {MOST} copies lie there: open the file, and take or throw away what is offered"
        )))
    }

    /// The file beside which it lies.
    #[must_use]
    pub fn file(&self) -> &Path {
        &self.file
    }

    /// Where it lies once it is written.
    #[must_use]
    pub fn at(&self) -> &Path {
        &self.at
    }

    /// Whether the name is still this window's: nobody has taken away what it is claimed by.
    #[must_use]
    pub fn is_own(&self) -> bool {
        self.claim.holds()
    }

    /// Writes it, in place of what was written there before. Nobody may read it who may not read the file.
    ///
    /// # Errors
    /// If it cannot be written.
    pub fn write(&self, bytes: &[u8]) -> Result<(), Error> {
        below::write_whole(&self.at, bytes, Keep::SecretOf(&self.file), &write_all, &|| true)
    }

    /// Takes it away: the file has it all, or it is not wanted.
    ///
    /// # Errors
    /// If it is there and cannot be taken away.
    pub fn discard(self) -> Result<(), Error> {
        if self.is_own() { take_away(&self.at) } else { Ok(()) }
    }
}

/// Saves a project beside a file under a name of its own.
///
/// # Errors
/// If it cannot be written.
pub fn autosave(path: &Path, project: &Project) -> Result<OwnAutosave, Error> {
    let own = OwnAutosave::beside(path)?;
    own.write(text::write(project)?.as_bytes())?;
    Ok(own)
}

/// What was left over beside a file by programs that have ended: where each lies.
#[must_use]
pub fn left_over(path: &Path) -> Vec<PathBuf> {
    places(path).filter(|at| is_there(at) && !Claim::is_anybodys(at)).collect()
}

/// Takes away what was left over there, unless it belongs to somebody by now.
///
/// # Errors
/// If it is there and cannot be taken away.
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
