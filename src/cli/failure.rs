//! Tells programs why a command has failed: a JSON document on standard output, in addition to the sentence on standard error.

use std::ffi::OsString;

use serde::Serialize;

use super::report::{Report, as_said};
use crate::project::Error;

/// Why a command has failed, in the form that this has in the JSON document. Every field is always present; a field is `null` if its value is not
/// known.
#[derive(Clone, Debug, Serialize)]
pub(super) struct WrittenError {
    message: String,
    file: Option<String>,
    line: Option<usize>,
    column: Option<usize>,
}

/// The JSON document of a command that has failed and has no other result.
#[derive(Serialize)]
struct Document {
    error: WrittenError,
}

impl From<&Error> for WrittenError {
    fn from(error: &Error) -> Self {
        let position = error.position();
        Self {
            message: as_said(&error.to_string()),
            file: error.file().map(|file| file.display().to_string()),
            line: position.map(|(line, _)| line),
            column: position.map(|(_, column)| column),
        }
    }
}

impl WrittenError {
    /// An error that does not concern a file.
    pub fn of_no_file(message: &str) -> Self {
        Self { message: as_said(message), file: None, line: None, column: None }
    }

    /// The output of a command that has failed and has no other result.
    pub fn report(self) -> Result<Report, Error> {
        Report::json(&Document { error: self })
    }
}

/// Whether the words ask for JSON, even if other words are wrong. The first word is the name of the program.
pub(super) fn is_for_programs(words: &[OsString]) -> bool {
    words.iter().skip(1).take_while(|word| *word != "--").any(|word| word == "--json")
}
