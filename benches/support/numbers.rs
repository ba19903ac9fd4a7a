//! Numbers that look random, the same in every run.

/// A small generator of numbers that look random, so that a benchmark needs no other.
pub struct Numbers(u64);

impl Numbers {
    /// The numbers of a seed.
    pub const fn new(seed: u64) -> Self {
        Self(seed)
    }

    /// The next number below a bound, by the high bits of a linear congruential generator.
    pub fn below(&mut self, bound: u32) -> u32 {
        self.0 = self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        ((self.0 >> 33) as u32) % bound
    }
}
