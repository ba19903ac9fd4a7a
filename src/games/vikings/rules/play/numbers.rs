//! The numbers of the characters, beasts, markers, boats and ropes of a game.

use serde::{Deserialize, Serialize};

/// The number of a character, counted from 0. The characters of player A come first.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(transparent)]
pub struct ManNumber(pub u8);

/// The characters who attack or defend together, in order. There are at most eight, since no more than eight hexes surround a rider.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Fighters {
    men: [ManNumber; Self::MOST],
    count: u8,
}

impl Fighters {
    const MOST: usize = 8;

    /// Takes the first eight of these characters.
    #[must_use]
    pub fn new(men: &[ManNumber]) -> Self {
        let mut fighters = Self { men: [ManNumber(0); Self::MOST], count: men.len().min(Self::MOST) as u8 };
        fighters.men.iter_mut().zip(men).for_each(|(place, man)| *place = *man);
        fighters
    }

    /// The characters, in order.
    pub fn iter(&self) -> impl Iterator<Item = ManNumber> + '_ {
        self.men.iter().copied().take(usize::from(self.count))
    }
}

/// The number of a horse, pig or goat, counted from 0. The horses of riders come first.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(transparent)]
pub struct BeastNumber(pub u8);

/// The number of a treasure or dummy, counted from 0.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(transparent)]
pub struct MarkerNumber(pub u8);

/// The number of a boat, counted from 0. The boats of player A come first.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(transparent)]
pub struct BoatNumber(pub u8);

/// The number of a hook with its rope, counted from 0. The hooks of the first boat come first.
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
