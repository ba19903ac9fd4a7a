//! The numbers by which a game knows who and what takes part in it.

use serde::{Deserialize, Serialize};

/// A character, counted from 0: those of player A first.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(transparent)]
pub struct ManNumber(pub u8);

/// Those who strike or are struck together, in order: no more can stand round one than round a rider, who takes two hexes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Fighters {
    men: [ManNumber; Self::MOST],
    count: u8,
}

impl Fighters {
    const MOST: usize = 8;

    /// These characters.
    #[must_use]
    pub fn new(men: &[ManNumber]) -> Self {
        let mut fighters = Self { men: [ManNumber(0); Self::MOST], count: men.len().min(Self::MOST) as u8 };
        fighters.men.iter_mut().zip(men).for_each(|(place, man)| *place = *man);
        fighters
    }

    /// The characters.
    pub fn iter(&self) -> impl Iterator<Item = ManNumber> + '_ {
        self.men.iter().copied().take(usize::from(self.count))
    }
}

/// A horse, a pig or a goat, counted from 0: the horses of riders first.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(transparent)]
pub struct BeastNumber(pub u8);

/// A treasure or what looks like one, counted from 0.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(transparent)]
pub struct MarkerNumber(pub u8);

/// A boat, counted from 0: those of player A first.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(transparent)]
pub struct BoatNumber(pub u8);

/// A hook with its rope, counted from 0: those of the first boat first.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(transparent)]
pub struct RopeNumber(pub u8);

impl ManNumber {
    /// The number as an index.
    #[must_use]
    pub const fn index(self) -> usize {
        self.0 as usize
    }
}

impl BeastNumber {
    /// The number as an index.
    #[must_use]
    pub const fn index(self) -> usize {
        self.0 as usize
    }
}

impl MarkerNumber {
    /// The number as an index.
    #[must_use]
    pub const fn index(self) -> usize {
        self.0 as usize
    }
}

impl BoatNumber {
    /// The number as an index.
    #[must_use]
    pub const fn index(self) -> usize {
        self.0 as usize
    }
}

impl RopeNumber {
    /// The number as an index.
    #[must_use]
    pub const fn index(self) -> usize {
        self.0 as usize
    }
}
