//! What the things of a shelf are called in paths.

use std::collections::HashMap;

use super::{Id, Shelf, slug};

/// What the things of a shelf are called in paths: by their names, and the second of two alike with `-2` behind it. Found out
/// once for a whole shelf, since a check of thousands of things has thousands of places to name.
pub struct Names<T>(HashMap<Id<T>, String>);

impl<T> Names<T> {
    /// What the things of a shelf are called.
    pub fn of<'a>(shelf: &'a Shelf<T>, name: impl Fn(&'a T) -> &'a str) -> Self {
        let mut alike: HashMap<String, u32> = HashMap::new();
        let mut called = |thing: &'a T| {
            let own = slug(name(thing));
            let number = alike.entry(own.clone()).or_default();
            *number += 1;
            if *number == 1 { own } else { format!("{own}-{number}") }
        };
        Self(shelf.iter().map(|(id, thing)| (id, called(thing))).collect())
    }

    /// What a thing is called; one that is gone is called by its number.
    #[must_use]
    pub fn called(&self, id: Id<T>) -> String {
        self.0.get(&id).cloned().unwrap_or_else(|| id.number().to_string())
    }
}

impl<T> Default for Names<T> {
    fn default() -> Self {
        Self(HashMap::new())
    }
}

impl<T> FromIterator<(Id<T>, String)> for Names<T> {
    fn from_iter<I: IntoIterator<Item = (Id<T>, String)>>(names: I) -> Self {
        Self(names.into_iter().collect())
    }
}
