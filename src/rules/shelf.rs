//! An ordered shelf of things with ids that are never used again, and the changes that can be made to it.

use std::cmp::Ordering;
use std::fmt;
use std::hash::{Hash, Hasher};
use std::marker::PhantomData;
use std::sync::Arc;

use serde::de::{Error as _, SeqAccess, Visitor};
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use super::Refusal;

/// The number by which one thing refers to another. An id that nothing bears any more is a finding, never a crash.
pub struct Id<T> {
    number: u32,
    thing: PhantomData<fn() -> T>,
}

impl<T> Id<T> {
    /// The id with this number.
    #[must_use]
    pub const fn new(number: u32) -> Self {
        Self { number, thing: PhantomData }
    }

    /// The bare number.
    #[must_use]
    pub const fn number(self) -> u32 {
        self.number
    }
}

/// An ordered shelf of things. Copying a shelf copies only references, so that a snapshot of a project is cheap.
pub struct Shelf<T> {
    next: u32,
    things: Vec<(Id<T>, Arc<T>)>,
    /// Whether the ids still stand in growing order, as they do until something is moved.
    growing: bool,
}

/// A change of a shelf, as data.
#[derive(Clone, Debug, PartialEq)]
pub enum Change<T> {
    /// Put a new thing at the end; it gets the next id.
    Add(T),
    /// Put another thing in the place of one.
    Set(Id<T>, T),
    /// Take a thing away. What referred to it keeps its id.
    Remove(Id<T>),
    /// Take a thing to another place in the order, counted from 0; beyond the end is the end.
    Move(Id<T>, usize),
}

impl<T> Change<T> {
    /// About how many bytes of memory the change takes, given how many a thing takes.
    #[must_use]
    pub fn weight(&self, weight: impl Fn(&T) -> usize) -> usize {
        match self {
            Self::Add(thing) | Self::Set(_, thing) => weight(thing),
            Self::Remove(_) | Self::Move(..) => size_of::<Self>(),
        }
    }
}

/// # Looking
impl<T> Shelf<T> {
    /// How many things there are.
    #[must_use]
    pub fn len(&self) -> usize {
        self.things.len()
    }

    /// Whether there is nothing.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.things.is_empty()
    }

    /// The thing with this id.
    #[must_use]
    pub fn get(&self, id: Id<T>) -> Option<&T> {
        self.position(id).map(|index| &*self.things[index].1)
    }

    /// The thing with this id, as it is shared by every snapshot that holds it.
    #[must_use]
    pub fn shared(&self, id: Id<T>) -> Option<&Arc<T>> {
        self.position(id).map(|index| &self.things[index].1)
    }

    /// Every thing with its id, in order.
    pub fn iter(&self) -> impl DoubleEndedIterator<Item = (Id<T>, &T)> + ExactSizeIterator {
        self.things.iter().map(|(id, thing)| (*id, &**thing))
    }

    /// Every id, in order.
    pub fn ids(&self) -> impl DoubleEndedIterator<Item = Id<T>> + ExactSizeIterator {
        self.things.iter().map(|(id, _)| *id)
    }

    /// Where in the order the thing with this id stands, counted from 0.
    #[must_use]
    pub fn position(&self, id: Id<T>) -> Option<usize> {
        // Ids are handed out in growing order and rarely moved, so the guess is nearly always right; where something was removed,
        // halving finds the place, and only what was moved has to be looked for.
        let guess = (id.number.saturating_sub(1) as usize).min(self.things.len().saturating_sub(1));
        match self.things.get(guess) {
            Some((found, _)) if *found == id => Some(guess),
            _ if self.growing => self.things.binary_search_by_key(&id, |(found, _)| *found).ok(),
            _ => self.things.iter().position(|(found, _)| *found == id),
        }
    }

    /// The id that the next added thing will get.
    #[must_use]
    pub const fn next_id(&self) -> Id<T> {
        Id::new(self.next)
    }

    /// About how many bytes the things take that another shelf does not share.
    pub fn weight_beyond(&self, other: &Self, weight: impl Fn(&T) -> usize) -> usize {
        let shared = |id: Id<T>, thing: &Arc<T>| other.shared(id).is_some_and(|there| Arc::ptr_eq(there, thing));
        let own: usize = self.things.iter().filter(|(id, thing)| !shared(*id, thing)).map(|(_, thing)| weight(thing)).sum();
        own + self.things.len() * size_of::<(Id<T>, Arc<T>)>()
    }

    /// The first thing for which the question is answered with yes.
    pub fn find(&self, mut question: impl FnMut(&T) -> bool) -> Option<(Id<T>, &T)> {
        self.iter().find(|(_, thing)| question(thing))
    }
}

/// # Changing
impl<T> Shelf<T> {
    /// Puts a new thing at the end and tells its id.
    pub fn add(&mut self, thing: T) -> Id<T> {
        let id = self.next_id();
        self.next += 1;
        self.things.push((id, Arc::new(thing)));
        id
    }

    /// Applies a change and tells which id it was about.
    ///
    /// # Errors
    /// Refuses an id that nothing on the shelf bears, and a shelf of more than [`Shelf::<T>::MOST`] things; `kind` says what the
    /// things are.
    pub fn apply(&mut self, change: Change<T>, kind: &'static str) -> Result<Id<T>, Refusal> {
        match change {
            Change::Add(_) if self.things.len() >= Self::MOST => {
                Err(Refusal::new(format!("a project holds at most {} of each kind of thing, {kind} included", Self::MOST)))
            }
            Change::Add(thing) => Ok(self.add(thing)),
            Change::Set(id, thing) => {
                let index = self.index(id, kind)?;
                self.things[index].1 = Arc::new(thing);
                Ok(id)
            }
            Change::Remove(id) => {
                let index = self.index(id, kind)?;
                self.things.remove(index);
                Ok(id)
            }
            Change::Move(id, to) => {
                let index = self.index(id, kind)?;
                let entry = self.things.remove(index);
                self.things.insert(to.min(self.things.len()), entry);
                self.growing = self.things.is_sorted_by_key(|(id, _)| *id);
                Ok(id)
            }
        }
    }

    /// Takes away every thing for which the question is answered with no.
    pub fn retain(&mut self, mut question: impl FnMut(&T) -> bool) {
        self.things.retain(|(_, thing)| question(thing));
    }

    /// Takes away every thing for whose id the question is answered with no.
    pub fn retain_ids(&mut self, mut question: impl FnMut(Id<T>) -> bool) {
        self.things.retain(|(id, _)| question(*id));
    }

    /// How many things a shelf holds at the most.
    pub const MOST: usize = 10_000;

    fn index(&self, id: Id<T>, kind: &'static str) -> Result<usize, Refusal> {
        self.position(id).ok_or_else(|| Refusal::new(format!("there is no {kind} number {} any more", id.number)))
    }
}

impl<T: Clone> Shelf<T> {
    /// The thing with this id, to be changed in place; snapshots that share it keep the old one.
    pub fn get_mut(&mut self, id: Id<T>) -> Option<&mut T> {
        let index = self.position(id)?;
        Some(Arc::make_mut(&mut self.things[index].1))
    }
}

impl<T> FromIterator<T> for Shelf<T> {
    fn from_iter<I: IntoIterator<Item = T>>(things: I) -> Self {
        let mut shelf = Self::default();
        for thing in things {
            shelf.add(thing);
        }
        shelf
    }
}

impl<T> Default for Shelf<T> {
    fn default() -> Self {
        Self { next: 1, things: Vec::new(), growing: true }
    }
}

impl<T> Clone for Shelf<T> {
    fn clone(&self) -> Self {
        Self { next: self.next, things: self.things.clone(), growing: self.growing }
    }
}

impl<T: PartialEq> PartialEq for Shelf<T> {
    fn eq(&self, other: &Self) -> bool {
        self.next == other.next
            && self.things.len() == other.things.len()
            && self
                .things
                .iter()
                .zip(&other.things)
                .all(|(one, two)| one.0 == two.0 && (Arc::ptr_eq(&one.1, &two.1) || one.1 == two.1))
    }
}

impl<T: fmt::Debug> fmt::Debug for Shelf<T> {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        out.debug_map().entries(self.iter()).finish()
    }
}

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
        let things = self.things.iter().map(|(id, thing)| (id.number, &**thing)).collect();
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
        Ok(Self {
            next: written.next,
            growing: written.things.is_sorted_by_key(|(number, _)| *number),
            things: written.things.into_iter().map(|(number, thing)| (Id::new(number), Arc::new(thing))).collect(),
        })
    }
}

impl<T> Clone for Id<T> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<T> Copy for Id<T> {}

impl<T> PartialEq for Id<T> {
    fn eq(&self, other: &Self) -> bool {
        self.number == other.number
    }
}

impl<T> Eq for Id<T> {}

impl<T> PartialOrd for Id<T> {
    fn partial_cmp(&self, other: &Self) -> Option<Ordering> {
        Some(self.cmp(other))
    }
}

impl<T> Ord for Id<T> {
    fn cmp(&self, other: &Self) -> Ordering {
        self.number.cmp(&other.number)
    }
}

impl<T> Hash for Id<T> {
    fn hash<H: Hasher>(&self, state: &mut H) {
        self.number.hash(state);
    }
}

impl<T> fmt::Debug for Id<T> {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(out, "#{}", self.number)
    }
}

impl<T> Serialize for Id<T> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        self.number.serialize(serializer)
    }
}

impl<'de, T> Deserialize<'de> for Id<T> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        u32::deserialize(deserializer).map(Self::new)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_id_is_never_used_again() {
        let mut shelf: Shelf<&str> = ["a", "b"].into_iter().collect();
        let last = shelf.ids().next_back().expect("two things");
        shelf.apply(Change::Remove(last), "thing").expect("it is there");
        assert_ne!(shelf.add("c"), last);
        assert!(shelf.apply(Change::Remove(last), "thing").is_err());
    }

    #[test]
    fn a_thing_is_found_wherever_it_was_moved() {
        let mut shelf: Shelf<u32> = (1..=9).collect();
        let changes =
            [Change::Remove(Id::new(1)), Change::Move(Id::new(8), 0), Change::Remove(Id::new(4)), Change::Move(Id::new(8), 9)];
        for change in changes {
            shelf.apply(change, "number").expect("it is there");
            for number in 1..=10 {
                let expected = shelf.iter().position(|(id, _)| id.number() == number);
                assert_eq!(shelf.position(Id::new(number)), expected, "{number} in {shelf:?}");
                assert!(shelf.get(Id::new(number)).is_none_or(|thing| *thing == number));
            }
        }
    }

    #[test]
    fn a_file_with_one_id_twice_is_refused() {
        assert!(ron::from_str::<Shelf<String>>(r#"(next: 3, things: [(1, "a"), (1, "b")])"#).is_err());
        assert!(ron::from_str::<Shelf<String>>(r#"(next: 1, things: [(1, "a")])"#).is_err());
        let shelf = ron::from_str::<Shelf<String>>(r#"(next: 5, things: [(4, "a"), (1, "b")])"#).expect("a good shelf");
        assert_eq!(shelf.get(Id::new(1)).map(String::as_str), Some("b"));
        assert_eq!(shelf.next_id(), Id::new(5));
        let crowd = format!("(next: 9, things: [{}])", vec!["(1, \"\")"; 10_001].join(","));
        assert!(ron::from_str::<Shelf<String>>(&crowd).is_err_and(|error| error.to_string().contains("more than 10000")));
    }
}
