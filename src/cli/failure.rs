//! Why a command has failed, for programs: one JSON document on standard output, beside the sentence on standard error.

use std::ffi::OsString;

use serde::Serialize;

use super::report::{Report, as_said};
use crate::project::Error;

/// Why something failed, as it stands in a JSON document. Every field is there, and empty if nothing is known.
#[derive(Clone, Debug, Serialize)]
pub(super) struct WrittenError {
    message: String,
    file: Option<String>,
    line: Option<usize>,
    column: Option<usize>,
}

/// The document of a command that shows nothing else.
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
    /// An error that concerns no file.
    pub fn of_no_file(message: &str) -> Self {
        Self { message: as_said(message), file: None, line: None, column: None }
    }

    /// The document of a command that shows nothing else.
    pub fn report(self) -> Result<Report, Error> {
        Report::json(&Document { error: self })
    }
}

/// Whether JSON is requested, whatever the other words are. The words begin with the name of the program.
pub(super) fn is_for_programs(words: &[OsString]) -> bool {
    words.iter().skip(1).take_while(|word| *word != "--").any(|word| word == "--json")
}
