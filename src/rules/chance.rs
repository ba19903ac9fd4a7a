//! Random choices for things that Drydock generates, such as terrain. The caller provides the seed, and the same seed gives the same result on every
//! machine.

/// A generator of pseudo-random numbers (splitmix64). It is so short that it never has to change.
#[derive(Clone, Debug)]
pub struct Chance(u64);

impl Chance {
    /// The generator that starts from this seed.
    #[must_use]
    pub const fn new(seed: u64) -> Self {
        Self(seed)
    }

    /// The next random number from 0 up to but not including the bound; 0 if the bound is 0.
    pub fn below(&mut self, bound: usize) -> usize {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut value = self.0;
        value = (value ^ (value >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        value = (value ^ (value >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        ((value ^ (value >> 31)) >> 33) as usize % bound.max(1)
    }

    /// Puts things into a random order.
    pub fn shuffle<T>(&mut self, things: &mut [T]) {
        for last in (1..things.len()).rev() {
            things.swap(last, self.below(last + 1));
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_seed_always_brings_the_same() {
        let mut chance = Chance::new(1);
        let numbers: Vec<usize> = (0..8).map(|_| chance.below(6)).collect();
        assert_eq!(numbers, [2, 0, 3, 4, 0, 3, 2, 5]);
        let mut order: Vec<u32> = (0..9).collect();
        Chance::new(2).shuffle(&mut order);
        let mut sorted = order.clone();
        sorted.sort_unstable();
        assert!(sorted.into_iter().eq(0..9) && order.windows(2).any(|pair| pair[0] > pair[1]));
    }
}
