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

/// The name of a copy; a thing without a name has copies without one.
#[must_use]
pub fn copy_name(name: &str, taken: impl Fn(&str) -> bool) -> String {
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
