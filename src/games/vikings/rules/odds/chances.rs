//! The chances of each state of a character after attacks.

/// The chance of each state of a character, from 0 to 1. All chances together are 1.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Chances {
    /// The chance that the character is sound and still on the same hex.
    pub unhurt: f64,
    /// The chance that the character is sound but driven back.
    pub back: f64,
    /// The chance that the character is stunned.
    pub stunned: f64,
    /// The chance that the character is wounded, driven back or not.
    pub wounded: f64,
    /// The chance that the character is dead.
    pub dead: f64,
}

impl Chances {
    /// The chances of a character who is certainly sound.
    pub const SOUND: Self = Self { unhurt: 1.0, back: 0.0, stunned: 0.0, wounded: 0.0, dead: 0.0 };

    /// The chances of all states, from the best state to the worst.
    #[must_use]
    pub const fn all(&self) -> [f64; 5] {
        [self.unhurt, self.back, self.stunned, self.wounded, self.dead]
    }
}
