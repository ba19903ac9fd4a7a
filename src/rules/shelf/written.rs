//! The form of a shelf in a file, and the checks made while it is read.

use std::sync::Arc;

use serde::de::Error as _;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use super::Shelf;
use crate::{Bound, Id};

/// The form of a shelf in a file.
#[derive(Serialize, Deserialize)]
#[serde(rename = "Shelf", deny_unknown_fields)]
struct Written<E> {
    next: u32,
    #[serde(deserialize_with = "not_too_many", bound(deserialize = "E: Deserialize<'de>"))]
    things: Vec<E>,
}

/// Reads the things of a shelf, and refuses more than a shelf may hold.
fn not_too_many<'de, D: Deserializer<'de>, E: Deserialize<'de>>(deserializer: D) -> Result<Vec<E>, D::Error> {
    Bound::new(Shelf::<E>::MOST, "things of one kind").list(deserializer)
}

impl<T: Serialize> Serialize for Shelf<T> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let things = self.things.iter().map(|(id, thing)| (id.number(), &**thing)).collect();
        Written { next: self.next, things }.serialize(serializer)
    }
}

impl<'de, T: Deserialize<'de>> Deserialize<'de> for Shelf<T> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let written = Written::<(u32, T)>::deserialize(deserializer)?;
        let mut seen: Vec<u32> = written.things.iter().map(|(number, _)| *number).collect();
        seen.sort_unstable();
        if let Some([twice, _]) = seen.windows(2).find(|pair| pair[0] == pair[1]) {
            return Err(D::Error::custom(format!("the id {twice} is borne by two things")));
        }
        if seen.last().is_some_and(|last| *last >= written.next) || written.next == 0 {
            return Err(D::Error::custom(format!("`next` is {} and must be larger than every id", written.next)));
        }
        // The limit is twice the limit for new ids, so that a project that was read can be changed, saved and read again.
        if written.next > Self::MOST_IDS * 2 {
            return Err(D::Error::custom(format!("`next` is {} and must be at most {}", written.next, Self::MOST_IDS * 2)));
        }
        Ok(Self {
            next: written.next,
            growing: written.things.is_sorted_by_key(|(number, _)| *number),
            things: written.things.into_iter().map(|(number, thing)| (Id::new(number), Arc::new(thing))).collect(),
        })
    }
}
