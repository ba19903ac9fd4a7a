//! What the list of problems shows, line by line, without a screen.

use super::state::State;
use super::things;
use crate::rules::Place;

/// A line of the list.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Line {
    /// A thing, above its findings.
    Thing {
        /// Where it is.
        place: Place,
        /// What it is called.
        name: String,
        /// How many of its findings are shown.
        count: usize,
    },
    /// A finding, by its number.
    Finding(usize),
    /// The heading of what is meant to be.
    IntendedHead(usize),
    /// A finding that is meant to be, by its number in the project.
    Intended(usize),
}

/// The lines for the severities that are shown.
#[must_use]
pub fn lines(state: &State) -> Vec<Line> {
    let derived = state.document.derived();
    let numbered = derived.findings.iter().enumerate();
    let seen = numbered.filter(|(_, finding)| !state.view.hidden.contains(&finding.about.severity));
    let mut shown: Vec<(Place, usize)> = seen.map(|(index, finding)| (things::thing(&finding.place), index)).collect();
    shown.sort();
    let mut lines = Vec::new();
    for group in shown.chunk_by(|one, other| one.0 == other.0) {
        let place = group[0].0.clone();
        let name = derived.names.get(&place).map_or_else(|| "Project".to_owned(), String::clone);
        lines.push(Line::Thing { place, name, count: group.len() });
        lines.extend(group.iter().map(|(_, index)| Line::Finding(*index)));
    }
    let intended = state.document.project().intended.len();
    if intended > 0 {
        lines.push(Line::IntendedHead(intended));
        lines.extend((0..intended).map(Line::Intended));
    }
    lines
}
