//! The captains: whoever chooses among legal actions by what is public and what its side sees.

mod roster;

pub use roster::{AnyCaptain, CaptainName};
