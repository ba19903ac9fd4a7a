//! What the things of a shelf are called in paths.

use std::collections::HashMap;

use super::{Id, Shelf, slug};

/// What the things of a shelf are called in paths: by their names, and the second of two equal names with `-2` behind it. Worked out
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

/// The first control letter of a text: an invisible one that a screen or a terminal obeys, such as NUL. A tab and the end of a line do not
/// count, since a cell of a spreadsheet may hold them.
#[must_use]
pub fn control_letter(text: &str) -> Option<char> {
    text.chars().find(|letter| letter.is_control() && !matches!(letter, '\t' | '\n' | '\r'))
}

/// The name of a copy; a thing without a name has copies without one.
pub fn copy_name(name: &str, taken: impl Fn(&str) -> bool) -> String {
    if name.trim().is_empty() { String::new() } else { free_name(&format!("{name} copy"), taken) }
}

/// The name if it is free, else the name followed by the first number that makes it free.
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
