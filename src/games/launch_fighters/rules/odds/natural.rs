//! Whole numbers of any size, because the number of ways in which two hundred dice can fall does not fit into a machine word. Only the operations
//! that chances need are implemented.

use std::cmp::Ordering;

/// A whole number of at least 0: its digits in base 2³², the lowest first, without leading zeros.
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash)]
pub(super) struct Natural(Vec<u32>);

impl Natural {
    /// The length of the number in bits.
    fn bits(&self) -> u32 {
        self.0.last().map_or(0, |highest| self.0.len() as u32 * u32::BITS - highest.leading_zeros())
    }

    /// Six raised to `power`.
    pub fn power_of_six(power: u32) -> Self {
        Self::from(1).scaled(power)
    }

    /// This number times a power of six.
    pub fn scaled(&self, power: u32) -> Self {
        /// The highest exponent for which the power of six fits into a single digit of base 2³².
        const STEP: u32 = 12;
        let whole = (0..power / STEP).fold(self.clone(), |number, _| number.times(6_u32.pow(STEP)));
        whole.times(6_u32.pow(power % STEP))
    }

    /// The sum of two numbers.
    pub fn plus(&self, other: &Self) -> Self {
        let (long, short) = if self.0.len() < other.0.len() { (other, self) } else { (self, other) };
        let mut digits = Vec::with_capacity(long.0.len() + 1);
        let mut carry = 0;
        for (index, digit) in long.0.iter().enumerate() {
            carry += u64::from(*digit) + u64::from(short.0.get(index).copied().unwrap_or(0));
            digits.push(carry as u32);
            carry >>= u32::BITS;
        }
        digits.push(carry as u32);
        Self::trimmed(digits)
    }

    /// This number minus another, which must not be larger.
    pub fn minus(&self, other: &Self) -> Self {
        debug_assert!(*other <= *self, "no number is below zero");
        let mut digits = Vec::with_capacity(self.0.len());
        let mut borrow = false;
        for (index, digit) in self.0.iter().enumerate() {
            let (rest, first) = digit.overflowing_sub(other.0.get(index).copied().unwrap_or(0));
            let (rest, second) = rest.overflowing_sub(u32::from(borrow));
            borrow = first || second;
            digits.push(rest);
        }
        Self::trimmed(digits)
    }

    /// This number times a factor.
    pub fn times(&self, factor: u32) -> Self {
        let mut digits = Vec::with_capacity(self.0.len() + 1);
        let mut carry = 0;
        for digit in &self.0 {
            carry += u64::from(*digit) * u64::from(factor);
            digits.push(carry as u32);
            carry >>= u32::BITS;
        }
        digits.push(carry as u32);
        Self::trimmed(digits)
    }

    /// The product of two numbers.
    pub fn multiplied(&self, other: &Self) -> Self {
        let mut digits = vec![0; self.0.len() + other.0.len()];
        for (place, factor) in other.0.iter().enumerate() {
            let mut carry = 0;
            for (digit, sum) in self.0.iter().zip(&mut digits[place..]) {
                carry += u64::from(*digit) * u64::from(*factor) + u64::from(*sum);
                *sum = carry as u32;
                carry >>= u32::BITS;
            }
            digits[place + self.0.len()] = carry as u32;
        }
        Self::trimmed(digits)
    }

    /// This number divided by another, which must not be zero: the whole quotient, and whether the division leaves no remainder. The quotient has to
    /// fit into 128 bits.
    fn divided(&self, by: &Self) -> (u128, bool) {
        let Some(highest) = self.bits().checked_sub(by.bits()) else { return (0, self.0.is_empty()) };
        debug_assert!(highest < u128::BITS, "the quotient goes into 128 bits");
        let (mut rest, mut quotient) = (self.clone(), 0);
        for bit in (0..=highest).rev() {
            let part = by.shifted(bit);
            if part <= rest {
                rest = rest.minus(&part);
                quotient |= 1 << bit;
            }
        }
        (quotient, rest.0.is_empty())
    }

    /// This number divided by another, which must not be zero, rounded to the nearest whole number; a half is rounded up.
    pub fn rounded_over(&self, other: &Self) -> u128 {
        self.times(2).plus(other).divided(&other.times(2)).0
    }

    /// This number divided by another, which must not be zero, as the nearest floating-point number.
    pub fn over(&self, other: &Self) -> f64 {
        match (self.to_f64(), other.to_f64()) {
            // Both numbers are exact as floats, so their division is the only rounding.
            (Some(own), Some(other)) => own / other,
            _ => self.over_at_length(other),
        }
    }

    /// This number as a float if the float is exact, as it is for every whole number up to 2⁵³.
    fn to_f64(&self) -> Option<f64> {
        let digits = self.0.iter().rev().fold(0.0, |number, digit| number * 4_294_967_296.0 + f64::from(*digit));
        (self.bits() <= f64::MANTISSA_DIGITS).then_some(digits)
    }

    /// The quotient as a float by long division, for numbers of any length.
    fn over_at_length(&self, other: &Self) -> f64 {
        // The quotient has about 66 bits, and its last bit is set if there is a remainder, so the conversion to a float is the only rounding.
        let shift = (66 + other.bits()).saturating_sub(self.bits());
        let (quotient, exactly) = self.shifted(shift).divided(other);
        libm::ldexp((quotient | u128::from(!exactly)) as f64, -(shift as i32))
    }

    /// This number times two to the power of `bits`.
    fn shifted(&self, bits: u32) -> Self {
        let mut digits = vec![0; (bits / u32::BITS) as usize];
        digits.extend(self.times(1 << (bits % u32::BITS)).0);
        Self::trimmed(digits)
    }

    fn trimmed(mut digits: Vec<u32>) -> Self {
        while digits.last() == Some(&0) {
            digits.pop();
        }
        Self(digits)
    }
}

impl From<u32> for Natural {
    fn from(number: u32) -> Self {
        Self::trimmed(vec![number])
    }
}

impl PartialOrd for Natural {
    fn partial_cmp(&self, other: &Self) -> Option<Ordering> {
        Some(self.cmp(other))
    }
}

impl Ord for Natural {
    fn cmp(&self, other: &Self) -> Ordering {
        self.0.len().cmp(&other.0.len()).then_with(|| self.0.iter().rev().cmp(other.0.iter().rev()))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn natural(number: u64) -> Natural {
        Natural::trimmed(vec![number as u32, (number >> 32) as u32])
    }

    proptest::proptest! {
        #[test]
        fn it_calculates_as_machine_words_do(one in 0..u64::MAX, two in 0..u64::MAX, small: u32) {
            let back = |number: &Natural| number.0.iter().rev().fold(0_u128, |sum, digit| sum << 32 | u128::from(*digit));
            let (a, b) = (natural(one), natural(two));
            let (wide, broad) = (u128::from(one), u128::from(two));
            assert_eq!(back(&a.plus(&b)), wide + broad);
            assert_eq!(back(&a.multiplied(&b)), wide * broad);
            assert_eq!(back(&a.times(small)), wide * u128::from(small));
            assert_eq!(a.cmp(&b), one.cmp(&two));
            let (low, high) = if one < two { (&a, &b) } else { (&b, &a) };
            assert_eq!(back(&high.minus(low)), u128::from(one.abs_diff(two)));
            if two > 0 {
                assert_eq!(a.divided(&b), (wide / broad, one % two == 0));
                let (short, brief) = (natural(one >> 11), natural((two >> 11).max(1)));
                assert_eq!(short.over(&brief).to_bits(), short.over_at_length(&brief).to_bits());
                assert_eq!(a.rounded_over(&b), (2 * wide + broad) / (2 * broad));
            }
        }

        #[test]
        fn quotients_are_the_nearest_that_the_machine_has(one in 0_u64..1 << 53, two in 1_u64..1 << 53) {
            // Both numbers are exact as floats, so dividing them as floats rounds only once too.
            assert_eq!(natural(one).over(&natural(two)).to_bits(), (one as f64 / two as f64).to_bits());
        }
    }

    #[test]
    fn powers_of_six_go_on_for_ever() {
        assert_eq!(Natural::power_of_six(0), natural(1));
        assert_eq!(Natural::power_of_six(24), natural(6_u64.pow(24)));
        let large = Natural::power_of_six(200);
        assert_eq!(large, Natural::power_of_six(77).multiplied(&Natural::power_of_six(123)));
        assert_eq!(large.over(&Natural::power_of_six(199)).to_bits(), 6.0_f64.to_bits());
        let tiny = natural(1).over(&large);
        assert!((tiny / (1.0_f64 / 6.0).powi(200) - 1.0).abs() < 1e-12, "{tiny}");
    }
}
