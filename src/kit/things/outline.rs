//! The things of a project as the outline lists them: grouped by kind, in order, each with a word or number beside it.

use super::ThingsOf;
use project::{Content, Place};
use rules::capital;

/// The things of one kind, as a group of the outline.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct OutlineGroup {
    /// The heading of the group, such as "Ships".
    pub label: &'static str,
    /// The word for one of the things, in lower case.
    pub one: &'static str,
    /// The things of the group, in order.
    pub entries: Vec<OutlineEntry>,
}

/// A thing in the outline.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct OutlineEntry {
    /// The place of the thing.
    pub place: Place,
    /// The name of the thing.
    pub name: String,
    /// A word or number beside the name, such as the price; may be empty.
    pub remark: String,
}

/// The things of a project, in groups by kind.
#[must_use]
pub fn outline(content: &Content, things: ThingsOf) -> Vec<OutlineGroup> {
    let described = content.kinds().iter().filter(|kind| kind.is_listed()).map(|kind| {
        let entry = |place: Place| {
            let (name, remark) =
                (kind.label(content, &place).unwrap_or_default(), kind.remark(content, &place).unwrap_or_default());
            // A thing without a name of its own, such as a route, is listed by its remark.
            let is_nameless =
                kind.thing_name(content, &place).is_empty() && name == capital(kind.facts().one) && !remark.is_empty();
            let (name, remark) = if is_nameless { (remark, String::new()) } else { (name, remark) };
            OutlineEntry { place, name, remark }
        };
        let entries = kind.things(content).into_iter().map(entry).collect();
        OutlineGroup { label: kind.facts().heading, one: kind.facts().one, entries }
    });
    described.chain(things(content.game()).further_groups(content)).collect()
}
