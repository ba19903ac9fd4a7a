//! A shelf: things in order, each with an id that is never used again.

mod declared;
mod written;

use std::fmt;
use std::sync::Arc;

use super::{Change, Id, Refusal};

pub use declared::shelves;

/// Things in order, each with an id. Copying a shelf copies only references to its things, so that a snapshot of a project is cheap.
pub struct Shelf<T> {
    next: u32,
    things: Vec<(Id<T>, Arc<T>)>,
    /// Whether the ids are in ascending order. They are until a thing is moved.
    growing: bool,
}

/// Functions that read a shelf and change nothing.
impl<T> Shelf<T> {
    /// How many things are on the shelf.
    #[must_use]
    pub fn len(&self) -> usize {
        self.things.len()
    }

    /// Whether there are no things on the shelf.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.things.is_empty()
    }

    /// The thing with this id.
    #[must_use]
    pub fn get(&self, id: Id<T>) -> Option<&T> {
        self.position(id).map(|index| &*self.things[index].1)
    }

    /// The thing with this id, in the `Arc` that is shared by all snapshots that contain this version of the thing.
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

    /// The position of the thing with this id in the order, counted from 0.
    #[must_use]
    pub fn position(&self, id: Id<T>) -> Option<usize> {
        // Ids are given out in ascending order and things are rarely moved, so this guess is nearly always right. If something was removed, a binary
        // search finds the position; the whole list is searched only if something was moved.
        let guess = (id.number().saturating_sub(1) as usize).min(self.things.len().saturating_sub(1));
        match self.things.get(guess) {
            Some((found, _)) if *found == id => Some(guess),
            _ if self.growing => self.things.binary_search_by_key(&id, |(found, _)| *found).ok(),
            _ => self.things.iter().position(|(found, _)| *found == id),
        }
    }

    /// The id that the next thing to be added will get.
    #[must_use]
    pub const fn next_id(&self) -> Id<T> {
        Id::new(self.next)
    }

    /// About how many bytes of memory this shelf takes in addition to the things that it shares with another shelf.
    pub fn weight_beyond(&self, other: &Self, weight: impl Fn(&T) -> usize) -> usize {
        let shared = |id: Id<T>, thing: &Arc<T>| other.shared(id).is_some_and(|there| Arc::ptr_eq(there, thing));
        let own: usize = self.things.iter().filter(|(id, thing)| !shared(*id, thing)).map(|(_, thing)| weight(thing)).sum();
        own + self.things.len() * size_of::<(Id<T>, Arc<T>)>()
    }

    /// The first thing for which `question` returns true.
    pub fn find(&self, mut question: impl FnMut(&T) -> bool) -> Option<(Id<T>, &T)> {
        self.iter().find(|(_, thing)| question(thing))
    }
}

/// Functions that change a shelf.
impl<T> Shelf<T> {
    /// Adds a new thing at the end and returns its id.
    pub fn add(&mut self, thing: T) -> Id<T> {
        let id = self.next_id();
        self.next += 1;
        self.things.push((id, Arc::new(thing)));
        id
    }

    /// Applies a change and returns the id of the thing that it concerns.
    ///
    /// # Errors
    /// Refuses an id that no thing on the shelf has, and a shelf of more than [`Shelf::<T>::MOST`] things; `kind` says what the things are.
    pub fn apply(&mut self, change: Change<T>, kind: &'static str) -> Result<Id<T>, Refusal> {
        match change {
            Change::Add(_) if self.things.len() >= Self::MOST => {
                Err(Refusal::new(format!("a project holds at most {} of each kind of thing, {kind} included", Self::MOST)))
            }
            Change::Add(_) if self.next >= Self::MOST_IDS => {
                Err(Refusal::new(format!("a project has {} ids for each kind of thing, and they are used up", Self::MOST_IDS)))
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

    /// Removes every thing for which `question` returns false.
    pub fn retain(&mut self, mut question: impl FnMut(&T) -> bool) {
        self.things.retain(|(_, thing)| question(thing));
    }

    /// Removes every thing if `question` returns false for its id.
    pub fn retain_ids(&mut self, mut question: impl FnMut(Id<T>) -> bool) {
        self.things.retain(|(id, _)| question(*id));
    }

    /// Whether the shelf has never had a thing, so that a file need not mention it.
    #[must_use]
    pub fn is_untouched(&self) -> bool {
        self.next_id() == Id::new(1) && self.things.is_empty()
    }

    /// How many things a shelf may hold.
    pub const MOST: usize = 10_000;

    /// How many ids a shelf gives out at most: more than any project uses, and few enough that counting never overflows.
    pub const MOST_IDS: u32 = 2_000_000_000;

    fn index(&self, id: Id<T>, kind: &'static str) -> Result<usize, Refusal> {
        self.position(id).ok_or_else(|| Refusal::new(format!("there is no {kind} number {} any more", id.number())))
    }
}

impl<T: Clone> Shelf<T> {
    /// The thing with this id, to be changed in place; snapshots that share the thing keep the old version.
    pub fn get_mut(&mut self, id: Id<T>) -> Option<&mut T> {
        let index = self.position(id)?;
        Some(Arc::make_mut(&mut self.things[index].1))
    }
}

impl<T> Extend<T> for Shelf<T> {
    fn extend<I: IntoIterator<Item = T>>(&mut self, things: I) {
        for thing in things {
            self.add(thing);
        }
    }
}

impl<T> FromIterator<T> for Shelf<T> {
    fn from_iter<I: IntoIterator<Item = T>>(things: I) -> Self {
        let mut shelf = Self::default();
        shelf.extend(things);
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
    fn ids_that_are_used_up_are_refused_and_never_begin_again() {
        let read = |next: u32| ron::from_str::<Shelf<String>>(&format!(r#"(next: {next}, things: [(1, "a")])"#));
        assert!(read(u32::MAX).is_err());
        let most = Shelf::<String>::MOST_IDS;
        let mut shelf = read(most).expect("a shelf that is used up");
        assert!(shelf.apply(Change::Add("b".into()), "thing").is_err());
        let mut last = read(most - 1).expect("a shelf with one id left");
        assert_eq!(last.apply(Change::Add("b".into()), "thing"), Ok(Id::new(most - 1)));
        assert!(last.apply(Change::Add("c".into()), "thing").is_err());
        assert_eq!(last.len(), 2);
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
