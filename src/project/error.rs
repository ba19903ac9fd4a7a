//! The errors about files. Each is one sentence: what failed, in which file, line and column, and what to do.
//!
//! A design that breaks a rule is not an error, nor is an edit that cannot be applied; see the page of this crate.

mod own;
mod words;

use std::fmt;
use std::io;
use std::path::{Path, PathBuf};

use super::FileKind;
use rules::Refusal;
use words::{LONGEST, LONGEST_NAME, LONGEST_ROWS, named, not_ours, size, system};

pub use own::OwnError;
pub use words::{LONGEST_LIST, one_of, shortened, some_of, typed};

/// Why a file could not be read, written or used.
#[derive(Debug)]
pub enum Error {
    /// The system did not allow the file to be read.
    Read {
        /// The file that could not be read.
        file: PathBuf,
        /// The error that the system has reported.
        cause: io::Error,
    },
    /// The system did not allow the file to be written; the old file is still there.
    Write {
        /// The file that could not be written.
        file: PathBuf,
        /// The error that the system has reported.
        cause: io::Error,
    },
    /// One of several files that belong together could not be written, and some that had been written before it could not be removed again.
    HalfWritten {
        /// The file that could not be written.
        file: PathBuf,
        /// The error that the system has reported.
        cause: io::Error,
        /// The files that are still there although writing the set has failed.
        left: Vec<PathBuf>,
    },
    /// The file has changed since it was read; nothing was written.
    Changed {
        /// The file that has changed.
        file: PathBuf,
    },
    /// Standard output could not be written; the work itself is done.
    Say {
        /// The error that the system has reported.
        cause: io::Error,
    },
    /// The file exists already, and the command did not say that it may be replaced.
    Exists {
        /// The file that exists already.
        file: PathBuf,
    },
    /// Files exist already that Drydock has not written, or that have been changed since it wrote them, and the command did not say that they may be
    /// replaced.
    NotOurs {
        /// The files that exist already.
        files: Vec<PathBuf>,
    },
    /// The file is larger than any file of its kind may be.
    TooLarge {
        /// The file that is too large.
        file: PathBuf,
        /// How many bytes such a file may have.
        limit: u64,
    },
    /// The file is not text in UTF-8.
    NotText {
        /// The file that is not text.
        file: PathBuf,
        /// The line of the first bad byte, from 1.
        line: usize,
        /// The column of the first bad byte, from 1.
        column: usize,
    },
    /// The text of the file is wrong at one position.
    Syntax {
        /// The file with the error.
        file: PathBuf,
        /// The line of the error, from 1.
        line: usize,
        /// The column of the error, from 1.
        column: usize,
        /// What is wrong there, as a clause.
        message: String,
    },
    /// The file was written by a newer Drydock.
    Newer {
        /// The file that the newer Drydock wrote.
        file: PathBuf,
        /// The version of the format that the file has.
        format: u64,
        /// The newest format that can be read.
        known: u32,
    },
    /// Rows of a table are wrong; nothing was imported from it.
    Rows {
        /// The file of the table.
        file: PathBuf,
        /// The problems: for each bad row a text with the number of the row and the column.
        problems: Vec<String>,
    },
    /// By its columns, a table could be of several kinds, and the command did not say which kind is meant.
    SeveralKinds {
        /// The file with the table.
        file: PathBuf,
        /// The names of the kinds of table that the columns fit.
        kinds: Vec<&'static str>,
    },
    /// A picture cannot be used.
    Picture {
        /// The file of the picture.
        file: PathBuf,
        /// The problem with the picture, as a clause.
        message: String,
    },
    /// A name that does not exist was given.
    Unknown {
        /// What the name was given for, such as "template".
        what: &'static str,
        /// The name that was given.
        name: String,
        /// The names that exist, to be listed in the sentence.
        known: Vec<String>,
    },
    /// The file is of another kind than expected.
    Mistaken {
        /// The file of the other kind.
        file: PathBuf,
        /// The kind that the file really is.
        kind: FileKind,
        /// The expected kind, such as "a project".
        wanted: &'static str,
    },
    /// An edit in the file cannot be applied.
    Refused {
        /// The file with the edit.
        file: PathBuf,
        /// Why the edit cannot be applied.
        refusal: Refusal,
    },
    /// Something could not be written as text, JSON or a table, or could not be packed or printed.
    Unwritten {
        /// The thing that could not be written, at the beginning of the sentence, such as "The project".
        what: &'static str,
        /// How it was to be written, such as "written as JSON".
        way: &'static str,
        /// The error of the writer.
        cause: ErrorCause,
    },
    /// A text that came from another part of the program, such as a worker, could not be read.
    Misread {
        /// What the text is, at the beginning of the sentence, such as "A worker's sums".
        what: &'static str,
        /// The error of the reader.
        cause: ErrorCause,
    },
    /// Something would become larger than its file may be.
    Overgrown {
        /// The thing that is too large, at the beginning of the sentence, such as "The project".
        what: &'static str,
        /// How many bytes such a file may have.
        limit: u64,
        /// The advice on what to do.
        advice: &'static str,
    },
    /// The project holds more things than a file may.
    TooManyThings {
        /// How many things a file may hold.
        most: usize,
    },
    /// The rules refuse something that was asked for.
    Denied(Refusal),
    /// The user has stopped the work, and nothing was written.
    Cancelled,
    /// An error that only one part of the program has, in a type of that part's own. [`Error::own`] finds it again.
    Own(ErrorCause),
}

/// The error that caused another one.
pub type ErrorCause = Box<dyn std::error::Error + Send + Sync>;

/// Whether the ending of a file's name is that of a spreadsheet program's own format.
fn is_workbook(file: &Path) -> bool {
    let ending = file.extension().unwrap_or_default();
    ["xlsx", "xlsm", "xls", "ods", "numbers"].iter().any(|known| ending.eq_ignore_ascii_case(known))
}

impl fmt::Display for Error {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(out, "{}.", shortened(&self.sentence(), LONGEST))
    }
}

impl Error {
    /// The file that the error is about; `None` if it is not about a single file, or if only one part of the program has such errors.
    #[must_use]
    pub fn file(&self) -> Option<&Path> {
        match self {
            Self::Read { file, .. }
            | Self::Write { file, .. }
            | Self::HalfWritten { file, .. }
            | Self::Changed { file }
            | Self::SeveralKinds { file, .. }
            | Self::Exists { file }
            | Self::TooLarge { file, .. }
            | Self::NotText { file, .. }
            | Self::Syntax { file, .. }
            | Self::Newer { file, .. }
            | Self::Rows { file, .. }
            | Self::Picture { file, .. }
            | Self::Mistaken { file, .. }
            | Self::Refused { file, .. } => Some(file),
            Self::NotOurs { files } => files.first().map(PathBuf::as_path),
            Self::Say { .. }
            | Self::Unknown { .. }
            | Self::Unwritten { .. }
            | Self::Misread { .. }
            | Self::Overgrown { .. }
            | Self::TooManyThings { .. }
            | Self::Denied(_)
            | Self::Cancelled
            | Self::Own(_) => None,
        }
    }

    /// Turns a writer's error into [`Error::Unwritten`], for `map_err`.
    pub fn unwritten<E: Into<ErrorCause>>(what: &'static str, way: &'static str) -> impl Fn(E) -> Self {
        move |cause| Self::Unwritten { what, way, cause: cause.into() }
    }

    /// Turns a reader's error into [`Error::Misread`], for `map_err`.
    pub fn misread<E: Into<ErrorCause>>(what: &'static str) -> impl Fn(E) -> Self {
        move |cause| Self::Misread { what, cause: cause.into() }
    }

    /// The error as this type, which one part of the program declares; `None` if it is another error.
    #[must_use]
    pub fn own<E: OwnError>(&self) -> Option<&E> {
        if let Self::Own(own) = self { own.downcast_ref() } else { None }
    }

    /// The line and the column of the error in the file, counted from 1; `None` if the error is not about a position in a file.
    #[must_use]
    pub const fn position(&self) -> Option<(usize, usize)> {
        match self {
            Self::NotText { line, column, .. } | Self::Syntax { line, column, .. } => Some((*line, *column)),
            _ => None,
        }
    }

    /// The text of the error, a sentence without its full stop.
    fn sentence(&self) -> String {
        match self {
            Self::Read { file, cause } => format!("Cannot read {}: {}", named(file), system(cause)),
            Self::Write { file, cause } => format!("Cannot write {} (nothing was changed): {}", named(file), system(cause)),
            Self::HalfWritten { file, cause, left } => {
                let left: Vec<String> = left.iter().map(|file| named(file)).collect();
                format!("Cannot write {}: {}; already new: {}", named(file), system(cause), some_of(&left, ", ", LONGEST_LIST))
            }
            Self::Changed { file } => {
                format!(
                    "{} was changed by another program after it was read (nothing was written): open it again, or save under another name",
                    named(file)
                )
            }
            Self::Say { cause } => {
                format!("What there is to say has no way out on standard output: {}", system(cause))
            }
            Self::Exists { file } => {
                format!("{} is there already: choose another name, or say --force to replace it", named(file))
            }
            Self::NotOurs { files } => not_ours(files),
            Self::TooLarge { file, limit } => format!("{} is too large: at most {} can be used", named(file), size(*limit)),
            Self::NotText { file, .. } if is_workbook(file) => {
                format!("{} is a workbook and no text: save its sheet as CSV, which every spreadsheet can", named(file))
            }
            Self::NotText { file, line, column } => {
                format!("{} is no text at line {line}, column {column}: save it as UTF-8", named(file))
            }
            Self::Syntax { file, line, column, message } => {
                format!("{} is wrong at line {line}, column {column}: {message}", named(file))
            }
            Self::Newer { file, format, known } => format!(
                "{} was written by a newer Drydock (format {format}; this one reads up to {known}): install the newer version to open it",
                named(file)
            ),
            Self::Rows { file, problems } => {
                format!("Nothing was taken from {}: {}", named(file), some_of(problems, "; ", LONGEST_ROWS))
            }
            Self::SeveralKinds { file, kinds } => {
                let kinds: Vec<String> = kinds.iter().map(ToString::to_string).collect();
                format!("By its columns {} may hold {}: say which with --kind", named(file), one_of(&kinds))
            }
            Self::Picture { file, message } => format!("Cannot use the picture {}: {message}", named(file)),
            Self::Unknown { what, name, known } if known.is_empty() => {
                format!("No {what} is called {:?}: there is none", shortened(name, LONGEST_NAME))
            }
            Self::Unknown { what, name, known } => {
                format!("No {what} is called {:?}: choose {}", shortened(name, LONGEST_NAME), one_of(known))
            }
            Self::Mistaken { file, kind, wanted } => {
                format!("{} is {}, not {wanted}: {}", named(file), kind.label(), kind.instead())
            }
            Self::Refused { file, refusal } => format!("{} was not changed: {refusal}", named(file)),
            Self::Unwritten { what, way, cause } => format!("{what} cannot be {way}: {cause}"),
            Self::Misread { what, cause } => format!("{what} cannot be read: {cause}"),
            Self::Overgrown { what, limit, advice } => {
                format!("{what} is larger than a file may be, {}: {advice}", size(*limit))
            }
            Self::TooManyThings { most } => {
                format!("The project holds more than {most} things, and a file may not: take out maps or fleets")
            }
            Self::Denied(refusal) => refusal.to_string(),
            Self::Cancelled => "It was cancelled, and nothing was written".into(),
            Self::Own(own) => own.to_string(),
        }
    }
}

impl std::error::Error for Error {
    fn source(&self) -> Option<&(dyn std::error::Error + 'static)> {
        match self {
            Self::Read { cause, .. } | Self::Write { cause, .. } | Self::HalfWritten { cause, .. } | Self::Say { cause } => {
                Some(cause)
            }
            Self::Refused { refusal, .. } | Self::Denied(refusal) => Some(refusal),
            Self::Unwritten { cause, .. } | Self::Misread { cause, .. } => Some(&**cause),
            Self::Own(own) => own.source(),
            Self::Changed { .. }
            | Self::Exists { .. }
            | Self::NotOurs { .. }
            | Self::TooLarge { .. }
            | Self::NotText { .. }
            | Self::Syntax { .. }
            | Self::Newer { .. }
            | Self::Rows { .. }
            | Self::SeveralKinds { .. }
            | Self::Picture { .. }
            | Self::Unknown { .. }
            | Self::Mistaken { .. }
            | Self::Overgrown { .. }
            | Self::TooManyThings { .. }
            | Self::Cancelled => None,
        }
    }
}

#[cfg(test)]
mod tests;
