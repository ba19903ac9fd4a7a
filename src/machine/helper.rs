//! Which of the helpers does an errand.

/// The helper for an errand: one of the players of games, or one with a sort of work of its own, so that no sort waits for another.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Helper {
    /// One of the helpers that play games, counted from 0.
    Player(u32),
    /// The helper that makes files.
    Files,
    /// The helper that searches for what would level a scenario.
    Level,
    /// The helper that checks a project.
    Checks,
    /// The helper that applies fixes to a project.
    Fixes,
    /// The helper that answers questions of a desk.
    Desk,
}
