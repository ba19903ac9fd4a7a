//! The errors that only one part of the program has.

use super::Error;

/// An error of a type that one part of the program declares for itself. Its text is a sentence without its full stop. [`Error`] can hold any such
/// error, and a caller gets it back by its type ([`Error::own`]).
pub trait OwnError: std::error::Error + Send + Sync + 'static {}

impl<E: OwnError> From<E> for Error {
    fn from(error: E) -> Self {
        Self::Own(Box::new(error))
    }
}
