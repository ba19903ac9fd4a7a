//! `drydock [FILE]`: checks what the window has to open.

use std::ffi::OsString;
use std::path::Path;

use super::command_error::CommandError;
use super::command_word;
use crate::project::Error;

/// Refuses a word that is neither the name of a file nor looks like one, because the user probably meant a command.
pub(super) fn refuse_a_command(file: Option<&Path>, words: &[OsString]) -> Result<(), Error> {
    if file.is_some_and(|word| word.extension().is_none())
        && let Some(wrong) = command_word::unknown(words)
    {
        return Err(CommandError::NoCommand(wrong).into());
    }
    Ok(())
}
