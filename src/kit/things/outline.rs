//! The things of a project as they are listed: by kind, in order, each with a word or number beside it.

use super::ThingsOf;
use project::{Content, Place};
use rules::capital;

/// The things of one kind.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct OutlineGroup {
    /// What they are, such as "Ships".
    pub label: &'static str,
    /// What one of them is, in lower case.
    pub one: &'static str,
    /// The things in order.
    pub entries: Vec<OutlineEntry>,
}

/// A thing of the project.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct OutlineEntry {
    /// Where it is.
    pub place: Place,
    /// What it is called.
    pub name: String,
    /// A word or number beside it, such as its price.
    pub remark: String,
}

/// The things of a project, by kind.
#[must_use]
pub fn outline(content: &Content, things: ThingsOf) -> Vec<OutlineGroup> {
    let described = content.kinds().iter().filter(|kind| kind.is_listed()).map(|kind| {
        let entry = |place: Place| {
            let (name, remark) =
                (kind.label(content, &place).unwrap_or_default(), kind.remark(content, &place).unwrap_or_default());
            // What has no name of its own, as a route has none, goes by what is remarked of it.
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
