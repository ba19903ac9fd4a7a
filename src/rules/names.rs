//! The names of the things on a shelf, in the form that paths use.

use std::collections::HashMap;

use super::{Id, Shelf, slug};

/// The names of the things on a shelf, in the form that paths use. If two names are equal, `-2` is added to the second. They are worked out once for
/// a whole shelf, since a check of thousands of things needs thousands of paths.
pub struct Names<T>(HashMap<Id<T>, String>);

impl<T> Names<T> {
    /// Works out the names of the things on a shelf.
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

    /// The name of a thing; if the thing no longer exists, the number of its id.
    #[must_use]
    pub fn called(&self, id: Id<T>) -> String {
        self.0.get(&id).cloned().unwrap_or_else(|| id.number().to_string())
    }
}

/// The first control character of a text, such as NUL, which is invisible but has an effect on a screen or a terminal. Tabs and line ends do not
/// count, since a cell of a spreadsheet may contain them.
#[must_use]
pub fn control_letter(text: &str) -> Option<char> {
    text.chars().find(|letter| letter.is_control() && !matches!(letter, '\t' | '\n' | '\r'))
}

/// A name for a copy of a thing, chosen so that `taken` returns false for it; empty if the original has no name.
pub fn copy_name(name: &str, taken: impl Fn(&str) -> bool) -> String {
    if name.trim().is_empty() { String::new() } else { free_name(&format!("{name} copy"), taken) }
}

/// The name if it is not taken; otherwise the name followed by the first number with which it is not taken.
#[must_use]
pub fn free_name(name: &str, taken: impl Fn(&str) -> bool) -> String {
    if !taken(name) {
        return name.to_owned();
    }
    (2..=u32::MAX).map(|number| format!("{name} {number}")).find(|name| !taken(name)).unwrap_or_default()
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
