//! Which of the helpers does an errand.

/// Who does an errand: one who plays beside the others, or one who has a sort of work alone, so that no sort waits for another.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Helper {
    /// One of those who play, counted from 0.
    Player(u32),
    /// Whoever makes files.
    Files,
    /// Whoever looks for what would level a scenario.
    Level,
    /// Whoever checks a project.
    Checks,
    /// Whoever works out what fixes make of a project.
    Fixes,
    /// Whoever works out what is asked at a desk.
    Desk,
}
