//! What goes wrong with files, as one sentence each: what failed, on which file, line and column, and what to do.
//!
//! A design that breaks a rule is no error, and neither is an edit that cannot apply; see the module page.

use std::borrow::Cow;
use std::fmt;
use std::io;
use std::path::PathBuf;

use crate::rules::Refusal;

/// Why a file could not be read, written or used.
#[derive(Debug)]
pub enum Error {
    /// The system would not let the file be read.
    Read {
        /// The file.
        file: PathBuf,
        /// What the system said.
        cause: io::Error,
    },
    /// The system would not let the file be written; what was there before is still there.
    Write {
        /// The file.
        file: PathBuf,
        /// What the system said.
        cause: io::Error,
    },
    /// Standard output would not take what there was to say; what was to be done is done.
    Say {
        /// What the system said.
        cause: io::Error,
    },
    /// The file is there already, and nobody said that it may be replaced.
    Exists {
        /// The file.
        file: PathBuf,
    },
    /// The file is larger than any file of its kind may be.
    TooLarge {
        /// The file.
        file: PathBuf,
        /// The most bytes that it may have.
        limit: u64,
    },
    /// The file is no text in UTF-8.
    NotText {
        /// The file.
        file: PathBuf,
        /// The line of the first bad byte, from 1.
        line: usize,
        /// Its column, from 1.
        column: usize,
    },
    /// The text of the file is wrong at one place.
    Syntax {
        /// The file.
        file: PathBuf,
        /// The line, from 1.
        line: usize,
        /// The column, from 1.
        column: usize,
        /// What is wrong there.
        message: String,
    },
    /// The file was written by a newer Drydock.
    Newer {
        /// The file.
        file: PathBuf,
        /// The format that it is in.
        format: u64,
        /// The newest format that can be read.
        known: u32,
    },
    /// Rows of a table are wrong; nothing was taken from it.
    Rows {
        /// The file.
        file: PathBuf,
        /// What is wrong with each bad row, by its number and column.
        problems: Vec<String>,
    },
    /// A picture is none that can be used.
    Picture {
        /// The file.
        file: PathBuf,
        /// What is wrong with it.
        message: String,
    },
    /// Something was asked for by a name that nothing bears.
    Unknown {
        /// What kind of thing.
        what: &'static str,
        /// The name.
        name: String,
        /// The names that there are.
        known: Vec<String>,
    },
    /// What the file asks for cannot be applied.
    Refused {
        /// The file.
        file: PathBuf,
        /// Why.
        refusal: Refusal,
    },
    /// What was asked for makes no sense; a whole sentence without its full stop.
    Misuse(String),
}

impl Error {
    /// The sentence that the system's words about a file amount to, with what to do.
    fn system(out: &mut fmt::Formatter<'_>, cause: &io::Error) -> fmt::Result {
        use io::ErrorKind as Kind;
        match cause.kind() {
            Kind::NotFound => out.write_str("there is no such file or folder; check the name"),
            Kind::PermissionDenied | Kind::ReadOnlyFilesystem => {
                out.write_str("permission is denied; choose another folder or change the permissions")
            }
            Kind::StorageFull | Kind::QuotaExceeded | Kind::FileTooLarge => {
                out.write_str("there is no room left on the disk; make room or choose another folder")
            }
            Kind::IsADirectory => out.write_str("it is a folder; name a file in it"),
            Kind::NotADirectory => out.write_str("a part of its path is no folder; check the name"),
            Kind::AlreadyExists => out.write_str("a file of that name is there already; choose another name"),
            _ => write!(out, "{cause}"),
        }
    }
}

impl fmt::Display for Error {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Read { file, cause } => {
                write!(out, "Cannot read {}: ", file.display())?;
                Self::system(out, cause)?;
            }
            Self::Write { file, cause } => {
                write!(out, "Cannot write {} (nothing was changed): ", file.display())?;
                Self::system(out, cause)?;
            }
            Self::Say { cause } => {
                out.write_str("What there is to say has no way out on standard output: ")?;
                Self::system(out, cause)?;
            }
            Self::Exists { file } => {
                write!(out, "{} is there already: choose another name, or say --force to replace it", file.display())?;
            }
            Self::TooLarge { file, limit } => {
                write!(out, "{} is too large: at most {} can be used", file.display(), size(*limit))?;
            }
            Self::NotText { file, line, column } => {
                write!(out, "{} is no text at line {line}, column {column}: save it as UTF-8", file.display())?;
            }
            Self::Syntax { file, line, column, message } => {
                write!(out, "{} is wrong at line {line}, column {column}: {}", file.display(), shortened(message))?;
            }
            Self::Newer { file, format, known } => write!(
                out,
                "{} was written by a newer Drydock (format {format}; this one reads up to {known}): install the newer version to open it",
                file.display()
            )?,
            Self::Rows { file, problems } => {
                let problems: Vec<_> = problems.iter().map(|problem| shortened(problem)).collect();
                write!(out, "Nothing was taken from {}: {}", file.display(), problems.join("; "))?;
            }
            Self::Picture { file, message } => write!(out, "Cannot use the picture {}: {message}", file.display())?,
            Self::Unknown { what, name, known } if known.is_empty() => {
                write!(out, "No {what} is called {name:?}: there is none")?;
            }
            Self::Unknown { what, name, known } => {
                write!(out, "No {what} is called {name:?}: choose {}", one_of(known))?;
            }
            Self::Refused { file, refusal } => write!(out, "{} was not changed: {refusal}", file.display())?,
            Self::Misuse(sentence) => out.write_str(sentence)?,
        }
        out.write_str(".")
    }
}

impl std::error::Error for Error {
    fn source(&self) -> Option<&(dyn std::error::Error + 'static)> {
        match self {
            Self::Read { cause, .. } | Self::Write { cause, .. } | Self::Say { cause } => Some(cause),
            Self::Refused { refusal, .. } => Some(refusal),
            Self::Exists { .. }
            | Self::TooLarge { .. }
            | Self::NotText { .. }
            | Self::Syntax { .. }
            | Self::Newer { .. }
            | Self::Rows { .. }
            | Self::Picture { .. }
            | Self::Unknown { .. }
            | Self::Misuse(_) => None,
        }
    }
}

/// A text that may repeat what stands in a file, which can be of any length, cut to what a person reads.
pub(crate) fn shortened(text: &str) -> Cow<'_, str> {
    const LONGEST: usize = 400;
    match text.char_indices().nth(LONGEST) {
        None => text.into(),
        Some((end, _)) => format!("{}…", &text[..end]).into(),
    }
}

fn size(bytes: u64) -> String {
    if bytes >= 1 << 20 { format!("{} MB", bytes >> 20) } else { format!("{bytes} bytes") }
}

/// `a`, `a or b`, `a, b or c`.
fn one_of(names: &[String]) -> String {
    match names {
        [] => String::new(),
        [only] => only.clone(),
        [first @ .., last] => format!("{} or {last}", first.join(", ")),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_error_is_one_sentence_that_names_its_file() {
        let file = || PathBuf::from("fleet.drydock");
        let full = Error::Write { file: file(), cause: io::ErrorKind::StorageFull.into() };
        assert_eq!(
            full.to_string(),
            "Cannot write fleet.drydock (nothing was changed): there is no room left on the disk; make room or choose another folder."
        );
        let unknown = Error::Unknown { what: "template", name: "x".into(), known: vec!["a".into(), "b".into(), "c".into()] };
        assert_eq!(unknown.to_string(), "No template is called \"x\": choose a, b or c.");
        let said = Error::Say { cause: io::ErrorKind::StorageFull.into() }.to_string();
        assert!(said.contains("standard output") && !said.contains("nothing was changed"), "{said}");
        let large = Error::TooLarge { file: file(), limit: 64 << 20 };
        assert_eq!(large.to_string(), "fleet.drydock is too large: at most 64 MB can be used.");
    }

    #[test]
    fn an_error_stays_readable_whatever_stands_in_the_file() {
        let word = "é".repeat(1_000_000);
        let syntax = Error::Syntax { file: "x".into(), line: 1, column: 1, message: word.clone() }.to_string();
        let rows = Error::Rows { file: "x".into(), problems: vec![word, "row 3".into()] }.to_string();
        assert!(syntax.chars().count() < 500 && syntax.ends_with("é…."), "{syntax}");
        assert!(rows.chars().count() < 500 && rows.ends_with("…; row 3."), "{rows}");
    }
}
