//! The things of a project as they are listed: by kind, in order, each with a word or number beside it.

use crate::rules::Place;

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
