//! The lines of the list of problems. They are worked out without a screen.

use std::cmp::Reverse;

use super::state::State;
use super::things;
use project::{Finding, Place};

/// A line of the list.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Line {
    /// The heading for a thing, above the findings about it.
    Thing {
        /// The place of the thing.
        place: Place,
        /// The name of the thing.
        name: String,
        /// How many findings about the thing are shown.
        count: usize,
    },
    /// A finding, by its index among the findings of the check.
    Finding(usize),
    /// The heading of the intended findings, with how many there are.
    IntendedHead(usize),
    /// An intended finding, by its index in the project.
    Intended(usize),
}

/// The lines of the list, without findings whose severity is hidden. Things with the worst findings come first, and each thing's worst findings come
/// first.
#[must_use]
pub fn lines(state: &State) -> Vec<Line> {
    let derived = state.document.derived();
    let numbered = derived.findings.iter().enumerate();
    let seen = numbered.filter(|(_, finding)| !state.view.hidden.contains(&finding.about.severity));
    let worst_first = |finding: &Finding| Reverse(finding.about.severity);
    let mut shown: Vec<_> = seen.map(|(index, finding)| (things::thing(&finding.place), worst_first(finding), index)).collect();
    shown.sort();
    let mut groups: Vec<_> = shown.chunk_by(|one, other| one.0 == other.0).collect();
    groups.sort_by_key(|group| group[0].1);
    let mut lines = Vec::new();
    for group in groups {
        let place = group[0].0.clone();
        let name = derived.names.get(&place).map_or_else(|| "Project".to_owned(), String::clone);
        lines.push(Line::Thing { place, name, count: group.len() });
        lines.extend(group.iter().map(|(.., index)| Line::Finding(*index)));
    }
    let intended = state.document.project().intended.len();
    if intended > 0 {
        lines.push(Line::IntendedHead(intended));
        lines.extend((0..intended).map(Line::Intended));
    }
    lines
}
