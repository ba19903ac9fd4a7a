//! Small decorative choices that are the same on every machine, such as the stripe of a ship or the position of a rock.

use super::Space;

/// A number made from a name, from which many small choices can be drawn. The choices are the same on every machine.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Seed(u64);

impl Seed {
    /// The seed made from a name.
    #[must_use]
    pub fn of(name: &str) -> Self {
        // FNV-1a, which is short and never changes.
        Self(name.bytes().fold(0xcbf2_9ce4_8422_2325, |hash, byte| (hash ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3)))
    }

    /// The seed made from a space.
    #[must_use]
    pub const fn at(space: Space) -> Self {
        Self((space.column as u16 as u64) << 16 | space.row as u16 as u64)
    }

    /// Draws a number from `least` up to but not including `most`. Each `choice` is the index of an independent draw.
    #[must_use]
    pub const fn between(self, choice: u64, least: f64, most: f64) -> f64 {
        least + (most - least) * (self.mixed(choice) >> 40) as f64 / (1_u64 << 24) as f64
    }

    /// Draws an integer from 0 to `many` - 1. Each `choice` is the index of an independent draw.
    #[must_use]
    pub const fn one_of(self, choice: u64, many: u64) -> u64 {
        (self.mixed(choice) >> 24) % if many == 0 { 1 } else { many }
    }

    const fn mixed(self, choice: u64) -> u64 {
        // The finisher of splitmix64.
        let mut value = self.0.wrapping_add((choice + 1).wrapping_mul(0x9e37_79b9_7f4a_7c15));
        value = (value ^ (value >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        value = (value ^ (value >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        value ^ (value >> 31)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn choices_stay_within_their_bounds_and_differ() {
        let seeds = [Seed::of(""), Seed::of("Excelsior"), Seed::at(Space::new(0, 0)), Seed::at(Space::new(-3, 200))];
        for seed in seeds {
            let drawn: Vec<f64> = (0..100).map(|choice| seed.between(choice, -1.0, 3.0)).collect();
            assert!(drawn.iter().all(|number| (-1.0..3.0).contains(number)));
            assert!(drawn.windows(2).all(|two| (two[0] - two[1]).abs() > 1e-9));
            assert!((0..100).all(|choice| seed.one_of(choice, 3) < 3) && seed.one_of(0, 0) == 0);
        }
        assert_ne!(Seed::of("A").one_of(0, 1 << 30), Seed::of("B").one_of(0, 1 << 30));
    }

    #[test]
    fn a_choice_never_changes() {
        assert_eq!((0..4).map(|choice| Seed::of("Excelsior").one_of(choice, 100)).collect::<Vec<_>>(), [57, 87, 39, 31]);
    }
}
