//! Examples of the book with their numbers.
