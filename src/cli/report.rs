//! The output of a subcommand: its result on standard output, and sentences about errors on standard error.

use std::fmt::{Display, Write as _};
use std::io::{self, Write as _};
use std::process::ExitCode;

use serde::Serialize;

use super::command_error::CommandError;
use crate::exchange::answer::Answer;
use crate::project::Error;

/// The text that a subcommand writes to standard output, and its exit code.
#[derive(Debug, Default)]
pub(super) struct Report {
    text: String,
    code: u8,
}

impl Report {
    /// A report that consists of one JSON document.
    pub fn json<T: Serialize>(document: &T) -> Result<Self, Error> {
        let text = serde_json::to_string_pretty(document).map_err(Error::unwritten("The answer", "written as JSON"))?;
        Ok(Self { text: tame_json(&text) + "\n", code: 0 })
    }

    /// A report of an answer, as JSON for programs or as lines for people.
    pub fn answer(answer: &Answer<'_>, json: bool) -> Result<Self, Error> {
        if let Some(why) = &answer.refused {
            return Err(CommandError::Unanswered(why.clone()).into());
        }
        if json {
            return Self::json(&(answer.document)());
        }
        let mut report = Self::default();
        for line in (answer.lines)() {
            report.line(line);
        }
        Ok(report)
    }

    /// Adds a line. It stays a single line, whatever names are in it.
    pub fn line(&mut self, line: impl Display) {
        self.text += &on_one_line(&line.to_string());
        self.text.push('\n');
    }

    /// Sets this exit code, unless a higher one has been set already.
    pub fn with_code(self, code: u8) -> Self {
        Self { code: self.code.max(code), ..self }
    }

    /// Writes the report to standard output. It is not an error if the reader stops reading early, as `head` does.
    pub fn deliver(self) -> Result<ExitCode, Error> {
        let mut out = io::stdout().lock();
        match out.write_all(self.text.as_bytes()).and_then(|()| out.flush()) {
            Err(cause) if cause.kind() != io::ErrorKind::BrokenPipe => Err(Error::Say { cause }),
            _ => Ok(ExitCode::from(self.code)),
        }
    }
}

/// Writes a sentence to standard error. If that fails, nothing else happens.
pub(super) fn complain(sentence: &str) {
    let _ = writeln!(io::stderr(), "{}", as_said(sentence));
}

/// A sentence as it is written: on one line, and of limited length.
pub(super) fn as_said(sentence: &str) -> String {
    let mut line = on_one_line(sentence);
    if let Some((end, _)) = line.char_indices().nth(MOST_LETTERS) {
        line.truncate(end);
        line.push_str("….");
    }
    line
}

/// Writes sentences to standard error, each on a line of its own.
pub(super) fn complain_of(sentences: &[String]) {
    for sentence in sentences {
        complain(sentence);
    }
}

/// How many letters of a sentence are written to standard error, at most. Drydock's own sentences are shorter, but escaped letters can make them
/// longer.
const MOST_LETTERS: usize = 490;

/// Escapes the letters that a terminal would take as commands, because names of files and of ships may contain them, for example line breaks.
fn on_one_line(text: &str) -> String {
    let mut line = String::with_capacity(text.len());
    for letter in text.chars() {
        if is_command(letter) { line.extend(letter.escape_default()) } else { line.push(letter) }
    }
    line
}

/// The same JSON document, in which the letters that a terminal would take as commands are written as JSON escapes.
fn tame_json(text: &str) -> String {
    let mut tame = String::with_capacity(text.len());
    for letter in text.chars() {
        if letter != '\n' && is_command(letter) {
            // All of these letters fit into four digits. To write into a text cannot fail.
            let _ = write!(tame, "\\u{:04x}", u32::from(letter));
        } else {
            tame.push(letter);
        }
    }
    tame
}

/// Whether a terminal obeys a character instead of showing it. This is true of control characters, ends of lines, and marks that change the direction
/// of writing.
fn is_command(letter: char) -> bool {
    letter.is_control()
        || matches!(letter, '\u{61c}' | '\u{200e}' | '\u{200f}' | '\u{2028}'..='\u{202e}' | '\u{2066}'..='\u{2069}')
}

#[cfg(test)]
mod tests {
    use super::*;

    const NAME: &str = "A\u{1b}[2J\n\u{85}\u{202e}B\u{2066}";

    #[test]
    fn no_letter_that_a_terminal_obeys_is_said() {
        let mut report = Report::default();
        report.line(NAME);
        assert_eq!(report.text, "A\\u{1b}[2J\\n\\u{85}\\u{202e}B\\u{2066}\n");
        let json = Report::json(&[NAME]).unwrap().text;
        assert!(json.chars().all(|letter| letter == '\n' || !is_command(letter)), "{json:?}");
        assert_eq!(serde_json::from_str::<Vec<String>>(&json).unwrap(), [NAME]);
    }
}
