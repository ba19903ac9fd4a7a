//! Names the helper (worker) to which an errand is given, that is, a piece of work.

/// The helper for an errand: one of those that play games, or one that does a single sort of work, so that no sort of work has to wait for another.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Helper {
    /// One of the helpers that play games, counted from 0.
    Player(u32),
    /// The helper that makes files.
    Files,
    /// The helper that searches for changes that would balance a scenario.
    Level,
    /// The helper that checks a project.
    Checks,
    /// The helper that applies fixes to a project.
    Fixes,
    /// The helper that answers the questions of a desk, such as odds.
    Desk,
}
