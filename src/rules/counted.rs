//! Numbers of things in words.

use std::fmt::Display;

/// A number of things in words: "1 missile", "2 missiles".
pub fn counted<N: Copy + Display + PartialEq + From<u8>>(number: N, thing: &str) -> String {
    let plural = if number == N::from(1) { "" } else { "s" };
    format!("{number} {thing}{plural}")
}
