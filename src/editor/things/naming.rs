//! What every game's things need: a group of the outline, and names for what is new.

use super::{OutlineEntry, OutlineGroup};
use crate::rules::{Id, Place, Shelf};

/// The things of a shelf as a group of the outline; `entry` tells where one is, what it is called, and a remark.
pub fn group<T, P: Into<Place>>(
    label: &'static str,
    one: &'static str,
    shelf: &Shelf<T>,
    entry: impl Fn(Id<T>, &T) -> (P, &str, String),
) -> OutlineGroup {
    let entries = shelf.iter().map(|(id, thing)| {
        let (place, name, remark) = entry(id, thing);
        OutlineEntry { place: place.into(), name: name.to_owned(), remark }
    });
    OutlineGroup { label, one, entries: entries.collect() }
}

/// A copy of a thing of a shelf under a name of its own; none where it is gone.
pub fn copied<T: Clone>(shelf: &Shelf<T>, id: Id<T>, name: fn(&T) -> &str, rename: fn(T, String) -> T) -> Option<T> {
    let original = shelf.get(id)?;
    let free = copy_name(name(original), |other| shelf.find(|thing| name(thing) == other).is_some());
    Some(rename(original.clone(), free))
}

/// A name that no thing of a shelf bears: the word for one, with a number behind it where that is taken.
pub fn name_of_new<T>(shelf: &Shelf<T>, word: &str, name: fn(&T) -> &str) -> String {
    free_name(word, |other| shelf.find(|thing| name(thing) == other).is_some())
}

/// The name of a copy; a thing without a name has copies without one.
fn copy_name(name: &str, taken: impl Fn(&str) -> bool) -> String {
    if name.trim().is_empty() { String::new() } else { free_name(&format!("{name} copy"), taken) }
}

/// The name, or with the first number behind it that makes it free.
#[must_use]
pub fn free_name(name: &str, taken: impl Fn(&str) -> bool) -> String {
    if !taken(name) {
        return name.to_owned();
    }
    (2..=u32::MAX).map(|number| format!("{name} {number}")).find(|name| !taken(name)).unwrap_or_default()
}
