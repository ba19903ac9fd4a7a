//! Small numbers of which designs are built that nobody would make.

use drydock::rules::Id;

/// A source of small numbers for building designs that nobody would make.
pub struct Numbers(pub Vec<u8>, pub usize);

impl Numbers {
    pub fn below(&mut self, end: u8) -> u8 {
        self.1 += 1;
        self.0[self.1 % self.0.len()].wrapping_add(self.1 as u8) % end
    }

    pub fn id<T>(&mut self) -> Id<T> {
        Id::new(u32::from(self.below(5)) + 1)
    }

    pub fn perhaps<T>(&mut self, value: T) -> Option<T> {
        (self.below(4) > 0).then_some(value)
    }

    pub fn several<T>(&mut self, most: u8, make: impl Fn(&mut Self) -> T) -> Vec<T> {
        (0..self.below(most + 1)).map(|_| make(self)).collect()
    }
}
