//! The errors about links.

use std::fmt;

use crate::OwnError;
use rules::grouped;

/// Why a project cannot be made into a link, or why a link holds no project.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum LinkError {
    /// The text of the project is too long to be packed.
    TooLong {
        /// How many letters the text has.
        letters: usize,
        /// How many letters a text may have to be packed.
        most: usize,
    },
    /// The link would be longer than the links that mail and chat programs transmit.
    TooLarge {
        /// How many letters the link has.
        letters: usize,
        /// How many letters a link may have.
        most: usize,
    },
    /// The link builds on a blank project of another version of Drydock.
    OtherVersion,
    /// The link was changed or cut short.
    Damaged,
}

impl fmt::Display for LinkError {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (letters, most, what) = match self {
            Self::TooLong { letters, most } => (letters, most, "can be packed"),
            Self::TooLarge { letters, most } => (letters, most, "are carried everywhere"),
            Self::OtherVersion => {
                return out.write_str("This link was made with another version of Drydock: have the project's file sent to you");
            }
            Self::Damaged => return out.write_str("This link is damaged: have it sent to you again, as a whole"),
        };
        let (letters, most) = (grouped(*letters as u64), grouped(*most as u64));
        write!(
            out,
            "This is too large for a link: it comes to {letters} letters, and {most} {what}; save the project and send its file"
        )
    }
}

impl std::error::Error for LinkError {}

impl OwnError for LinkError {}
