//! Fields in which the designer chooses a word. Each word stands for a value of an enum of the game.

use geometry::{Edge, Shape};

use super::Offer;
use crate::Origin;

/// An enum whose values the designer chooses by words.
pub trait Choosable: Copy + PartialEq + 'static {
    /// The words for any value of the enum, such as "a color".
    const WHAT: &'static str;

    /// Every value, in the order in which the designer sees them.
    fn all() -> &'static [Self];

    /// The word for a value, as tables write it, and the meaning of the choice.
    fn offer(self) -> Offer;
}

/// An enum for fields that can hold one of its values or be empty.
pub trait OrNone: Copy + PartialEq + 'static {
    /// The words for any value of the enum, such as "a loyalty".
    const WHAT: &'static str;

    /// The empty choice and every value, in the order in which the designer sees them.
    fn all_or_none() -> &'static [Option<Self>];

    /// The word for a value or for the empty choice, as tables write it, and the meaning of the choice.
    fn offer_or_none(chosen: Option<Self>) -> Offer;
}

impl<C: OrNone> Choosable for Option<C> {
    const WHAT: &'static str = C::WHAT;

    fn all() -> &'static [Self] {
        C::all_or_none()
    }

    fn offer(self) -> Offer {
        C::offer_or_none(self)
    }
}

/// A field that holds a value of an enum.
pub struct Chosen<R: 'static, C: Choosable> {
    /// Reads the value of the field from a row.
    pub get: fn(&R) -> C,
    /// Sets the value of the field in a row.
    pub set: fn(&mut R, C),
}

/// A field that holds one of several words, identified by the word's index.
pub trait AnyChoice<R>: Sync {
    /// The words for any value of the enum, such as "a color".
    fn what(&self) -> &'static str;
    /// The words to choose from, in the order in which the designer sees them.
    fn offers(&self) -> Vec<Offer>;
    /// The index of the word that a row has chosen, counted from 0.
    fn get(&self, row: &R) -> usize;
    /// Chooses the word with this index; an index beyond the last word changes nothing.
    fn set(&self, row: &mut R, at: usize);
}

impl<R, C: Choosable> AnyChoice<R> for Chosen<R, C> {
    fn what(&self) -> &'static str {
        C::WHAT
    }

    fn offers(&self) -> Vec<Offer> {
        C::all().iter().map(|value| value.offer()).collect()
    }

    fn get(&self, row: &R) -> usize {
        let chosen = (self.get)(row);
        C::all().iter().position(|value| *value == chosen).unwrap_or_default()
    }

    fn set(&self, row: &mut R, at: usize) {
        if let Some(value) = C::all().get(at) {
            (self.set)(row, *value);
        }
    }
}

impl Choosable for Origin {
    const WHAT: &'static str = "an origin";

    fn all() -> &'static [Self] {
        &Self::ALL
    }

    fn offer(self) -> Offer {
        Offer { word: self.word(), help: self.label() }
    }
}

impl Choosable for Shape {
    const WHAT: &'static str = "a shape of spaces";

    fn all() -> &'static [Self] {
        &Self::ALL
    }

    fn offer(self) -> Offer {
        Offer { word: self.label(), help: "" }
    }
}

impl Choosable for Edge {
    const WHAT: &'static str = "an edge";

    fn all() -> &'static [Self] {
        &Self::ALL
    }

    fn offer(self) -> Offer {
        let word = match self {
            Self::North => "North",
            Self::East => "East",
            Self::South => "South",
            Self::West => "West",
        };
        Offer { word, help: "" }
    }
}
