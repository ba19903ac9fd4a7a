//! `drydock [FILE]`: opens the window.

use std::path::PathBuf;

use crate::project::{Error, Library};

/// What the editor is to begin with.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Launch {
    /// The project to open; where none is named the one that was open last, or the first page.
    pub file: Option<PathBuf>,
    /// What can be copied from.
    pub library: Library,
}

pub(super) fn launch(file: Option<PathBuf>, library: Library) -> Result<Launch, Error> {
    // A word that is no file and does not look like one was probably meant as a command.
    if let Some(word) = &file
        && word.extension().is_none()
        && !word.exists()
    {
        return Err(Error::Misuse(format!("There is no command and no file called {}: see drydock --help", word.display())));
    }
    Ok(Launch { file, library })
}
