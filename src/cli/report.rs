//! What a subcommand says: on standard output when it is done, on standard error when something is wrong.

use std::fmt::Display;
use std::io::{self, Write as _};
use std::process::ExitCode;

use serde::Serialize;

use crate::project::Error;

/// What a subcommand has to say.
#[derive(Debug, Default)]
pub(super) struct Report {
    text: String,
    code: u8,
}

impl Report {
    /// One JSON document and nothing else.
    pub fn json<T: Serialize>(document: &T) -> Result<Self, Error> {
        let text = serde_json::to_string_pretty(document)
            .map_err(|error| Error::Misuse(format!("The answer cannot be written as JSON: {error}")))?;
        Ok(Self { text: text + "\n", code: 0 })
    }

    /// Adds a line, which stays one whatever names stand in it.
    pub fn line(&mut self, line: impl Display) {
        self.text += &on_one_line(&line.to_string());
        self.text.push('\n');
    }

    /// Ends with this code, or with a worse one that is already there.
    pub fn with_code(self, code: u8) -> Self {
        Self { code: self.code.max(code), ..self }
    }

    /// Puts everything on standard output. A reader who stops listening, as `head` does, is no error.
    pub fn deliver(self) -> Result<ExitCode, Error> {
        let mut out = io::stdout().lock();
        match out.write_all(self.text.as_bytes()).and_then(|()| out.flush()) {
            Err(cause) if cause.kind() != io::ErrorKind::BrokenPipe => Err(Error::Say { cause }),
            _ => Ok(ExitCode::from(self.code)),
        }
    }
}

/// Puts a sentence on standard error; where nobody can read it, that is that.
pub(super) fn complain(sentence: &str) {
    let _ = writeln!(io::stderr(), "{}", on_one_line(sentence));
}

/// The text with its control characters spelled out: names of files and ships may hold line breaks and commands to a terminal.
fn on_one_line(text: &str) -> String {
    let mut line = String::with_capacity(text.len());
    for letter in text.chars() {
        if letter.is_control() { line.extend(letter.escape_default()) } else { line.push(letter) }
    }
    line
}
