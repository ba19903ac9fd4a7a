//! The three numbers of a counter, attack, defense and movement, each of which may be missing.

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};

use rules::Level;

/// The values of a character in one state (1.31), written `14-9-6`, with `?` for a missing number.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub struct Strength {
    /// The attack value, which is the black number of the counter.
    pub attack: Option<Level>,
    /// The defense value, which is the red number of the counter.
    pub defense: Option<Level>,
    /// The movement, which is the blue number of the counter.
    pub movement: Option<Level>,
}

impl Strength {
    /// A strength with all three numbers.
    #[must_use]
    pub const fn of(attack: u32, defense: u32, movement: u32) -> Self {
        Self {
            attack: Some(Level::clamped(attack)),
            defense: Some(Level::clamped(defense)),
            movement: Some(Level::clamped(movement)),
        }
    }

    /// The numbers in the order in which they are written.
    #[must_use]
    pub const fn numbers(self) -> [Option<Level>; 3] {
        [self.attack, self.defense, self.movement]
    }

    /// Whether all three numbers are missing.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.numbers() == [None; 3]
    }

    /// Whether all numbers are there and the defense is not 0. Nobody could attack a character without defense (2.7).
    #[must_use]
    pub fn is_whole(self) -> bool {
        self.numbers().iter().all(Option::is_some) && self.defense != Some(Level::default())
    }

    /// These numbers, with missing ones taken from another strength.
    #[must_use]
    pub fn or(self, other: Self) -> Self {
        Self {
            attack: self.attack.or(other.attack),
            defense: self.defense.or(other.defense),
            movement: self.movement.or(other.movement),
        }
    }
}

impl fmt::Display for Strength {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        let word = |number: Option<Level>| number.map_or_else(|| "?".to_owned(), |number| number.to_string());
        let [attack, defense, movement] = self.numbers().map(word);
        out.pad(&format!("{attack}-{defense}-{movement}"))
    }
}

impl FromStr for Strength {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        let wrong = || format!("values are written attack-defense-movement, as in 14-9-6 or 14-?-6, not {text:?}");
        let number = |word: &str| match word {
            "?" => Ok(None),
            word => word.parse().ok().and_then(Level::new).map(Some).ok_or_else(wrong),
        };
        let words: Vec<&str> = text.splitn(4, '-').collect();
        let [attack, defense, movement] = words.as_slice() else { return Err(wrong()) };
        Ok(Self { attack: number(attack)?, defense: number(defense)?, movement: number(movement)? })
    }
}

impl TryFrom<String> for Strength {
    type Error = String;

    fn try_from(text: String) -> Result<Self, String> {
        text.parse()
    }
}

impl From<Strength> for String {
    fn from(strength: Strength) -> Self {
        strength.to_string()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn values_are_read_as_they_are_written() {
        for text in ["14-9-6", "?-9-0", "99-?-?", "?-?-?"] {
            assert_eq!(text.parse::<Strength>().expect("values").to_string(), text);
        }
        for wrong in ["", "1-2", "1-2-3-4", "100-1-1", "-1-2-3", "a-b-c"] {
            assert!(wrong.parse::<Strength>().is_err_and(|why| why.contains(wrong)), "{wrong}");
        }
        assert!(Strength::of(2, 2, 6).is_whole() && !Strength::of(2, 0, 6).is_whole() && Strength::default().is_empty());
        let part = Strength { attack: None, ..Strength::of(0, 9, 6) };
        assert!(!part.is_whole() && !part.is_empty());
        assert_eq!(part.or(Strength::of(7, 7, 7)), Strength::of(7, 9, 6));
    }
}
