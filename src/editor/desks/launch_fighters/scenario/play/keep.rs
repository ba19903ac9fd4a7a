//! A game as text, and back.

use crate::project::text;
use crate::rules::launch_fighters::play::Record;

/// A game as text.
///
/// # Errors
/// If it cannot be written; a whole sentence.
pub fn write(record: &Record) -> Result<String, String> {
    text::write_other(record).map_err(|error| error.to_string())
}

/// A game from its text.
///
/// # Errors
/// If it is no such text; a whole sentence.
pub fn read(written: &str) -> Result<Record, String> {
    text::read_other(written.as_bytes(), "the recorded game".as_ref()).map_err(|error| error.to_string())
}
