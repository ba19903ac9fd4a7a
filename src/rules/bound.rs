//! Limits how many things a list may hold. A longer list is refused while a file is read, and so is an edit that would make a list longer. So
//! whatever can be made can also be read again.
//!
//! A few bytes of a file can stand for a thing of hundreds of bytes. Therefore a list is counted while it is read, not afterwards.

use std::fmt;
use std::marker::PhantomData;

use serde::de::{DeserializeSeed, SeqAccess, Visitor};
use serde::{Deserialize, Deserializer};

use super::{Refusal, Shelf};

/// How many things a list may hold, and the words for these things.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Bound {
    most: usize,
    what: &'static str,
}

impl Bound {
    /// A bound of `most` things. `what` names these things in the plural, with the place where they are, such as "ships in one fleet".
    #[must_use]
    pub const fn new(most: usize, what: &'static str) -> Self {
        Self { most, what }
    }

    /// How many things the bound allows.
    #[must_use]
    pub const fn most(self) -> usize {
        self.most
    }

    /// Checks that `count` things are within the bound.
    ///
    /// # Errors
    /// If there are more things than the bound allows.
    pub fn allow(self, count: usize) -> Result<(), Refusal> {
        if count <= self.most { Ok(()) } else { Err(Refusal::new(format!("there can be at most {} {}", self.most, self.what))) }
    }

    /// Reads a list, and stops with an error at the first thing beyond the bound.
    ///
    /// # Errors
    /// If the list is longer than the bound allows, or something in it is wrong.
    pub fn list<'de, E: Deserialize<'de>, D: Deserializer<'de>>(self, deserializer: D) -> Result<Vec<E>, D::Error> {
        Counted { bound: self, things: PhantomData }.deserialize(deserializer)
    }

    /// Reads a shelf, and refuses it if it holds more things than this bound allows; the shelf's own bound applies too.
    ///
    /// # Errors
    /// If there are more things on the shelf, or something on it is wrong.
    pub fn shelf<'de, T: Deserialize<'de>, D: Deserializer<'de>>(self, deserializer: D) -> Result<Shelf<T>, D::Error> {
        let shelf = Shelf::deserialize(deserializer)?;
        if shelf.len() <= self.most { Ok(shelf) } else { Err(self.passed()) }
    }

    fn passed<E: serde::de::Error>(self) -> E {
        E::custom(format!("more than {} {}", self.most, self.what))
    }
}

struct Counted<E> {
    bound: Bound,
    things: PhantomData<E>,
}

impl<'de, E: Deserialize<'de>> DeserializeSeed<'de> for Counted<E> {
    type Value = Vec<E>;

    fn deserialize<D: Deserializer<'de>>(self, deserializer: D) -> Result<Self::Value, D::Error> {
        deserializer.deserialize_seq(self)
    }
}

impl<'de, E: Deserialize<'de>> Visitor<'de> for Counted<E> {
    type Value = Vec<E>;

    fn expecting(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(out, "a list of at most {} {}", self.bound.most, self.bound.what)
    }

    fn visit_seq<A: SeqAccess<'de>>(self, mut list: A) -> Result<Self::Value, A::Error> {
        let mut things = Vec::new();
        while let Some(thing) = list.next_element()? {
            if things.len() >= self.bound.most {
                return Err(self.bound.passed());
            }
            things.push(thing);
        }
        Ok(things)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const FEW: Bound = Bound::new(3, "numbers in one list");

    #[derive(Debug, Deserialize)]
    struct Holder {
        #[serde(deserialize_with = "numbers")]
        numbers: Vec<u32>,
    }

    fn numbers<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Vec<u32>, D::Error> {
        FEW.list(deserializer)
    }

    #[test]
    fn a_list_is_read_up_to_its_bound_and_no_further() {
        let read = |text: &str| ron::from_str::<Holder>(text).map(|holder| holder.numbers);
        assert_eq!(read("(numbers: [1, 2, 3])"), Ok(vec![1, 2, 3]));
        // Items beyond the bound are never read.
        let error = read("(numbers: [1, 2, 3, 4, what is this").expect_err("too many").to_string();
        assert!(error.contains("more than 3 numbers in one list"), "{error}");
        assert!(FEW.allow(3).is_ok());
        assert_eq!(FEW.allow(4).expect_err("too many").to_string(), "there can be at most 3 numbers in one list");
    }
}
