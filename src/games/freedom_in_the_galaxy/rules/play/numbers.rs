//! Numbers for a game's planets, environs, characters, possessions and kinds of units, and sets of characters.

use serde::{Deserialize, Serialize};

/// Makes a type of number for each sort of thing.
macro_rules! numbers {
    ($($(#[$about:meta])* $name:ident;)+) => {
        $(
            $(#[$about])*
            #[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
            #[serde(transparent)]
            pub struct $name(pub u8);

            impl $name {
                /// The number as an index, counted from 0.
                #[must_use]
                pub const fn index(self) -> usize {
                    self.0 as usize
                }
            }
        )+
    };
}

numbers! {
    /// The number of a planet in play.
    PlanetNumber;
    /// The number of an environ in play. The number that follows that of the last environ stands for pieces on their way.
    EnvironNumber;
    /// The number of a character of the game, whether in play or not.
    CharacterNumber;
    /// The number of a possession, or of one counter of a ship.
    PossessionNumber;
    /// The number of a kind of military units.
    UnitKind;
}

/// A set of characters.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Party(u64);

impl Party {
    /// How many characters a game can have.
    pub const MOST: usize = 64;

    /// The empty set.
    pub const NOBODY: Self = Self(0);

    /// The set with one character.
    #[must_use]
    pub const fn of(character: CharacterNumber) -> Self {
        Self(1 << character.0)
    }

    /// Whether the set has a character.
    #[must_use]
    pub const fn has(self, character: CharacterNumber) -> bool {
        self.0 >> character.0 & 1 == 1
    }

    /// Adds a character to the set.
    pub const fn add(&mut self, character: CharacterNumber) {
        self.0 |= 1 << character.0;
    }

    /// Removes a character from the set.
    pub const fn remove(&mut self, character: CharacterNumber) {
        self.0 &= !(1 << character.0);
    }

    /// The characters in both sets.
    #[must_use]
    pub const fn and(self, other: Self) -> Self {
        Self(self.0 & other.0)
    }

    /// The characters in either set.
    #[must_use]
    pub const fn or(self, other: Self) -> Self {
        Self(self.0 | other.0)
    }

    /// The characters of this set that are not in the other set.
    #[must_use]
    pub const fn without(self, other: Self) -> Self {
        Self(self.0 & !other.0)
    }

    /// How many characters the set has.
    #[must_use]
    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// Whether the set is empty.
    #[must_use]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The character with the lowest number; `None` if the set is empty.
    #[must_use]
    pub const fn first(self) -> Option<CharacterNumber> {
        if self.0 == 0 { None } else { Some(CharacterNumber(self.0.trailing_zeros() as u8)) }
    }

    /// The characters of the set, in the order of their numbers.
    pub fn iter(self) -> impl Iterator<Item = CharacterNumber> {
        let mut left = self.0;
        std::iter::from_fn(move || {
            let next = Self(left).first()?;
            left &= left - 1;
            Some(next)
        })
    }
}

impl FromIterator<CharacterNumber> for Party {
    fn from_iter<I: IntoIterator<Item = CharacterNumber>>(characters: I) -> Self {
        let mut party = Self::NOBODY;
        characters.into_iter().for_each(|character| party.add(character));
        party
    }
}
