//! A shelf as it stands in a file, and what is refused while it is read.

use std::fmt;
use std::marker::PhantomData;
use std::sync::Arc;

use serde::de::{Error as _, SeqAccess, Visitor};
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use super::Shelf;
use crate::rules::Id;

/// A shelf as it stands in a file.
#[derive(Serialize, Deserialize)]
#[serde(rename = "Shelf", deny_unknown_fields)]
struct Written<E> {
    next: u32,
    #[serde(deserialize_with = "not_too_many", bound(deserialize = "E: Deserialize<'de>"))]
    things: Vec<E>,
}

/// Reads a list up to the most that a shelf holds: a few bytes of a file can stand for a thing of hundreds, so that the list must not
/// be read first and counted afterwards.
fn not_too_many<'de, D: Deserializer<'de>, E: Deserialize<'de>>(deserializer: D) -> Result<Vec<E>, D::Error> {
    struct Counted<E>(PhantomData<E>);

    impl<'de, E: Deserialize<'de>> Visitor<'de> for Counted<E> {
        type Value = Vec<E>;

        fn expecting(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
            write!(out, "a list of at most {} things", Shelf::<E>::MOST)
        }

        fn visit_seq<A: SeqAccess<'de>>(self, mut list: A) -> Result<Self::Value, A::Error> {
            let mut things = Vec::new();
            while let Some(thing) = list.next_element()? {
                if things.len() >= Shelf::<E>::MOST {
                    return Err(A::Error::custom(format!("more than {} things of one kind", Shelf::<E>::MOST)));
                }
                things.push(thing);
            }
            Ok(things)
        }
    }

    deserializer.deserialize_seq(Counted(PhantomData))
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
        // Twice as many, so that whatever is done to a file that was read can be read again.
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
