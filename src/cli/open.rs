//! `drydock [FILE]`: opens the window.

use std::ffi::OsString;
use std::path::PathBuf;

use super::command_word;
use crate::project::{Error, Library};

/// What the editor begins with.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Launch {
    /// The project to open; none for the last one open, or the welcome page.
    pub file: Option<PathBuf>,
    /// The library to copy from.
    pub library: Library,
}

pub(super) fn launch(file: Option<PathBuf>, library: Library, words: &[OsString]) -> Result<Launch, Error> {
    // A word that is not a file and does not look like one was probably meant as a command.
    if file.as_deref().is_some_and(|word| word.extension().is_none())
        && let Some(wrong) = command_word::unknown(words)
    {
        return Err(Error::Misuse(format!("{wrong}: see drydock --help")));
    }
    Ok(Launch { file, library })
}
