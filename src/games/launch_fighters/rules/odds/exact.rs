//! Exact numbers. The chance of a result of dice, or a sum of such chances, is kept as a whole number over a power of six, so that nothing is rounded
//! before it is shown.

use std::cmp::Ordering;
use std::iter::Sum;
use std::ops::{Add, Mul};

use super::natural::Natural;

/// A number of at least 0 as a fraction whose denominator is a power of six: a chance, or an expected value.
#[derive(Clone, Debug, Default)]
pub struct Exact {
    numerator: Natural,
    power: u32,
}

/// Exact values, and arithmetic with them.
impl Exact {
    /// 0, the chance of an impossible event.
    #[must_use]
    pub fn zero() -> Self {
        Self::default()
    }

    /// 1, the chance of a certain event.
    #[must_use]
    pub fn one() -> Self {
        Self::of(1, 0)
    }

    /// The chance of an event that happens in `ways` of all the ways in which `dice` dice can fall.
    #[must_use]
    pub fn of(ways: u32, dice: u32) -> Self {
        Self { numerator: ways.into(), power: dice }
    }

    pub(super) const fn new(numerator: Natural, power: u32) -> Self {
        Self { numerator, power }
    }

    /// This number multiplied by a factor.
    #[must_use]
    pub fn times(&self, factor: u32) -> Self {
        Self { numerator: self.numerator.times(factor), power: self.power }
    }

    /// One minus this number: the chance that an event with this chance does not happen. 0 if the number is above 1.
    #[must_use]
    pub fn complement(&self) -> Self {
        let whole = Natural::power_of_six(self.power);
        let numerator = if self.numerator < whole { whole.minus(&self.numerator) } else { Natural::default() };
        Self { numerator, power: self.power }
    }

    /// Whether the number is 0.
    #[must_use]
    pub fn is_zero(&self) -> bool {
        self.numerator == Natural::default()
    }

    /// The numerators of both numbers over the same power of six, and the exponent of that power.
    fn levelled(&self, other: &Self) -> (Natural, Natural, u32) {
        let power = self.power.max(other.power);
        (self.numerator.scaled(power - self.power), other.numerator.scaled(power - other.power), power)
    }
}

/// Converts exact numbers to floats, percent and text.
impl Exact {
    /// The nearest floating-point number.
    #[must_use]
    pub fn to_f64(&self) -> f64 {
        self.numerator.over(&Natural::power_of_six(self.power))
    }

    /// This number times a factor, rounded to the nearest whole number; a half is rounded up. The product must be below 2¹²⁰.
    #[must_use]
    pub fn rounded(&self, factor: u32) -> u128 {
        self.numerator.times(factor).rounded_over(&Natural::power_of_six(self.power))
    }

    /// A chance in whole percent, without the sign. A chance that is not 0 or 1 is never shown as 0 or 100, but as "<1" or ">99".
    #[must_use]
    pub fn whole_percent(&self) -> String {
        self.guarded(self.rounded(100), 100, "<1", ">99").unwrap_or_else(|whole| whole.to_string())
    }

    /// A chance in percent with one decimal place, without the sign; "<0.1" or ">99.9" if a chance that is not 0 or 1 would be rounded to 0 or 100.
    #[must_use]
    pub fn percent(&self) -> String {
        let tenths = self.rounded(1000);
        self.guarded(tenths, 1000, "<0.1", ">99.9").unwrap_or_else(|tenths| format!("{}.{}", tenths / 10, tenths % 10))
    }

    /// The number with two decimal places.
    #[must_use]
    pub fn hundredths(&self) -> String {
        let hundredths = self.rounded(100);
        format!("{}.{:02}", hundredths / 100, hundredths % 100)
    }

    /// Returns `hardly` if a chance that is not 0 was rounded to 0, or `nearly` if a chance that is not 1 was rounded to `certain`. Otherwise returns
    /// the rounded number as an error.
    fn guarded(&self, rounded: u128, certain: u128, hardly: &str, nearly: &str) -> Result<String, u128> {
        match rounded {
            0 if !self.is_zero() => Ok(hardly.to_owned()),
            most if most == certain && *self < Self::one() => Ok(nearly.to_owned()),
            other => Err(other),
        }
    }
}

impl Add for &Exact {
    type Output = Exact;
    fn add(self, other: Self) -> Exact {
        let (one, two, power) = self.levelled(other);
        Exact { numerator: one.plus(&two), power }
    }
}

impl Mul for &Exact {
    type Output = Exact;
    #[allow(clippy::suspicious_arithmetic_impl)] // The powers of a product add up.
    fn mul(self, other: Self) -> Exact {
        Exact { numerator: self.numerator.multiplied(&other.numerator), power: self.power + other.power }
    }
}

impl Sum for Exact {
    fn sum<I: Iterator<Item = Self>>(all: I) -> Self {
        all.fold(Self::zero(), |sum, one| &sum + &one)
    }
}

impl PartialEq for Exact {
    fn eq(&self, other: &Self) -> bool {
        self.cmp(other) == Ordering::Equal
    }
}

impl Eq for Exact {}

impl PartialOrd for Exact {
    fn partial_cmp(&self, other: &Self) -> Option<Ordering> {
        Some(self.cmp(other))
    }
}

impl Ord for Exact {
    fn cmp(&self, other: &Self) -> Ordering {
        let (one, two, _) = self.levelled(other);
        one.cmp(&two)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_same_number_is_equal_however_it_is_written() {
        assert_eq!(Exact::of(3, 1), Exact::of(18, 2));
        assert!(Exact::of(3, 1) < Exact::of(19, 2));
        assert_eq!(&Exact::of(1, 1) + &Exact::of(1, 2), Exact::of(7, 2));
        assert_eq!(&Exact::of(1, 1) * &Exact::of(1, 2), Exact::of(1, 3));
        assert_eq!(Exact::of(1, 2).complement(), Exact::of(35, 2));
        assert_eq!([Exact::of(3, 1), Exact::of(3, 1)].into_iter().sum::<Exact>(), Exact::one());
    }

    #[test]
    fn people_read_the_nearest_number_but_never_a_false_certainty() {
        let read = |number: Exact| (number.whole_percent(), number.percent(), number.hundredths());
        let words = |whole: &str, tenth: &str, places: &str| (whole.to_owned(), tenth.to_owned(), places.to_owned());
        assert_eq!(read(Exact::zero()), words("0", "0.0", "0.00"));
        assert_eq!(read(Exact::one()), words("100", "100.0", "1.00"));
        assert_eq!(read(Exact::of(3, 1)), words("50", "50.0", "0.50"));
        assert_eq!(read(Exact::of(1, 2)), words("3", "2.8", "0.03"));
        assert_eq!(read(Exact::of(1, 5)), words("<1", "<0.1", "0.00"));
        assert_eq!(read(Exact::of(1, 5).complement()), words(">99", ">99.9", "1.00"));
        // An eighth is 12.5 percent, and a half is rounded up.
        assert_eq!(Exact::of(27, 3).whole_percent(), "13");
        assert_eq!(Exact::of(27, 3).to_f64().to_bits(), 0.125_f64.to_bits());
    }
}
