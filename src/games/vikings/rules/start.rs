//! Where a character or boat begins a scenario: on a hex, at an edge, or wherever the player chooses.

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};

use geometry::{Edge, Space};

/// The place where a character or a boat begins. In a table it is a hex such as `C5`, an edge such as `north`, or empty.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(from = "String", into = "String")]
pub struct Start {
    /// The text for the start, as a table has it. Each meaning has only one spelling.
    words: String,
    at: Spot,
}

/// The meaning of a start.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Spot {
    /// The player chooses the place, within the areas of the side.
    #[default]
    Anywhere,
    /// The start is a hex: for a character aboard a hex of the deck, otherwise a hex of the layout, counted from its upper left.
    Hex(Space),
    /// The character or boat comes in by this edge of the layout.
    Edge(Edge),
}

impl Start {
    /// A start on a hex.
    #[must_use]
    pub fn on(space: Space) -> Self {
        Self { words: space.to_string(), at: Spot::Hex(space) }
    }

    /// A start by an edge.
    #[must_use]
    pub fn by(edge: Edge) -> Self {
        Self { words: edge.label().to_owned(), at: Spot::Edge(edge) }
    }

    /// The meaning of the start.
    #[must_use]
    pub const fn spot(&self) -> Spot {
        self.at
    }

    /// The hex; `None` if the start is not a hex.
    #[must_use]
    pub const fn hex(&self) -> Option<Space> {
        if let Spot::Hex(space) = self.at { Some(space) } else { None }
    }

    /// The edge; `None` if the start is not an edge.
    #[must_use]
    pub const fn edge(&self) -> Option<Edge> {
        if let Spot::Edge(edge) = self.at { Some(edge) } else { None }
    }

    /// The text for the start, as a table has it.
    #[must_use]
    pub fn as_str(&self) -> &str {
        &self.words
    }

    /// Whether the text has a meaning. A start whose text has none is kept as it was written, and a finding reports it.
    #[must_use]
    pub fn is_readable(&self) -> bool {
        self.at != Spot::Anywhere || self.words.is_empty()
    }
}

impl FromStr for Start {
    type Err = String;

    fn from_str(words: &str) -> Result<Self, String> {
        let words = words.trim();
        if words.is_empty() {
            return Ok(Self::default());
        }
        if let Some(edge) = Edge::ALL.into_iter().find(|edge| edge.label().eq_ignore_ascii_case(words)) {
            return Ok(Self::by(edge));
        }
        let wrong = || format!("a place is a hex such as C5, an edge such as north, or nothing, not {words:?}");
        words.parse().map(Self::on).map_err(|_| wrong())
    }
}

impl From<String> for Start {
    /// Makes a start from any text, with or without a meaning.
    fn from(words: String) -> Self {
        words.parse().unwrap_or(Self { words, at: Spot::Anywhere })
    }
}

impl From<Start> for String {
    fn from(start: Start) -> Self {
        start.words
    }
}

impl fmt::Display for Start {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        out.pad(&self.words)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_place_is_read_as_it_is_written() {
        for (words, spot) in [
            ("", Spot::Anywhere),
            ("C5", Spot::Hex(Space::new(2, 4))),
            ("north", Spot::Edge(Edge::North)),
            ("west", Spot::Edge(Edge::West)),
        ] {
            let start: Start = words.parse().expect("a place");
            assert_eq!((start.as_str(), start.spot()), (words, spot));
        }
        assert_eq!("East".parse(), Ok(Start::by(Edge::East)));
        for wrong in ["5C", "up", "C5-NE"] {
            assert!(wrong.parse::<Start>().is_err_and(|why| why.contains(wrong)));
            let kept = Start::from(wrong.to_owned());
            assert_eq!((kept.as_str(), kept.spot(), kept.is_readable()), (wrong, Spot::Anywhere, false));
        }
    }
}
