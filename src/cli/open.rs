//! `drydock [FILE]`: checks what the window is to open.

use std::ffi::OsString;
use std::path::PathBuf;

use super::command_word;
use crate::project::{Error, Library};

/// The file and the library that the window opens at its start.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Launch {
    /// The file of a project. If `None`, the window opens the project that was open last, or the welcome page.
    pub file: Option<PathBuf>,
    /// The library of templates and of the blue book.
    pub library: Library,
}

pub(super) fn launch(file: Option<PathBuf>, library: Library, words: &[OsString]) -> Result<Launch, Error> {
    // A word that names no file and does not look like a file's name was probably meant as a command.
    if file.as_deref().is_some_and(|word| word.extension().is_none())
        && let Some(wrong) = command_word::unknown(words)
    {
        return Err(Error::Misuse(format!("{wrong}: see drydock --help")));
    }
    Ok(Launch { file, library })
}
