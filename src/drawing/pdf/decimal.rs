//! Numbers for a content stream: decimal, rounded once, and written as short as possible.

use std::ops::Sub;

use lopdf::Object;

/// A decimal number: an integer that counts tenths, hundredths or smaller parts.
///
/// Comparisons and differences are exact. They would not be exact if numbers were rounded only when they are written.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Decimal {
    parts: i64,
    /// The number of digits after the decimal point.
    places: u32,
}

impl Decimal {
    /// The nearest number with this many digits after the decimal point; 0 for NaN.
    pub fn rounded(number: f64, places: u32) -> Self {
        let parts = (number * 10_u64.pow(places) as f64).round();
        Self { parts: if parts.is_finite() { parts as i64 } else { 0 }, places }
    }

    /// A byte as a fraction of 255.
    pub fn share(byte: u8) -> Self {
        Self::rounded(f64::from(byte) / 255.0, 3)
    }

    /// The value of the number.
    pub fn get(self) -> f32 {
        (self.parts as f64 / 10_u64.pow(self.places) as f64) as f32
    }

    /// The number as a PDF object.
    pub fn object(self) -> Object {
        Object::Real(self.get())
    }

    /// Appends the digits of the number, without unnecessary zeros.
    pub fn write(self, to: &mut Vec<u8>) {
        let (mut rest, mut behind_the_point) = (self.parts.unsigned_abs(), self.places as usize);
        while behind_the_point > 0 && rest.is_multiple_of(10) {
            rest /= 10;
            behind_the_point -= 1;
        }
        // Twenty digits are enough for any number of sixty-four bits.
        let mut digits = [b'0'; 20];
        let mut begin = digits.len();
        let point = digits.len() - behind_the_point;
        while rest > 0 || begin > point {
            begin -= 1;
            digits[begin] = b'0' + (rest % 10) as u8;
            rest /= 10;
        }
        if self.parts < 0 {
            to.push(b'-');
        }
        if self.parts == 0 {
            to.push(b'0');
        }
        to.extend_from_slice(&digits[begin..point]);
        if behind_the_point > 0 {
            to.push(b'.');
            to.extend_from_slice(&digits[point..]);
        }
    }
}

impl Sub for Decimal {
    type Output = Self;

    /// The difference of two numbers, which must have equally many digits after the decimal point.
    fn sub(self, other: Self) -> Self {
        Self { parts: self.parts.saturating_sub(other.parts), places: self.places }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_are_said_as_short_as_they_can_be() {
        let said = |number: f64, places: u32| {
            let mut bytes = Vec::new();
            Decimal::rounded(number, places).write(&mut bytes);
            String::from_utf8(bytes).expect("digits")
        };
        let hundredths =
            [0.0, 0.004, -0.004, 1.0, 100.0, 12.5, -12.345, 0.07, -0.5, f64::NAN, f64::INFINITY].map(|number| said(number, 2));
        assert_eq!(hundredths, ["0", "0", "0", "1", "100", "12.5", "-12.35", ".07", "-.5", "0", "0"]);
        assert_eq!([said(1e300, 3), said(120.4, 0), said(-1.000_000_4, 6)], ["9223372036854775.807", "120", "-1"]);
        let difference = Decimal::rounded(0.3, 2) - Decimal::rounded(0.1, 2);
        assert_eq!(difference, Decimal::rounded(0.2, 2));
    }
}
