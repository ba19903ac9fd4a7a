//! `drydock [FILE]`: checks what the window is to open.

use std::ffi::OsString;
use std::path::Path;

use super::command_error::CommandError;
use super::command_word;
use crate::project::Error;

/// Refuses a word that names no file and does not look like a file's name, because it was probably meant as a command.
pub(super) fn refuse_a_command(file: Option<&Path>, words: &[OsString]) -> Result<(), Error> {
    if file.is_some_and(|word| word.extension().is_none())
        && let Some(wrong) = command_word::unknown(words)
    {
        return Err(CommandError::NoCommand(wrong).into());
    }
    Ok(())
}
