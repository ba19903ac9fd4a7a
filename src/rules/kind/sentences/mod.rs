//! Sentences of a closed list: what a thing does, as data that reads as words.
//!
//! An enum of a game is a list of [`Verb`]s: each of its values is a sentence with gaps, which numbers, words and names fill. The sentence
//! stands in one place, the [`Pattern`]; the words of a value, the reader of those words, a table's cell and the editor's lists all come from
//! it. Code that knows no game asks a [`Grammar`].
//!
//! A pattern writes a gap as `{}`, and words that depend on the number before them as `[singular|plural]`: `{} wound[|s]`.

mod declare;
mod field;
mod number;
mod pattern;

pub use declare::{Played, Quoted};
pub use declare::{phrases, verbs};
pub use field::{AnySentences, Sentences};
pub use pattern::{Pattern, Piece};

use std::fmt;

/// A value of a closed list that reads as a sentence.
pub trait Verb: Clone + 'static {
    /// What one of them is, such as "an action event".
    const WHAT: &'static str;

    /// Every pattern, in the order in which they are offered.
    fn patterns() -> &'static [Pattern];
    /// Which of the patterns this value has.
    fn pattern(&self) -> usize;
    /// What fills its gaps, in order.
    fn gaps(&self) -> Vec<String>;
    /// The things of the project that it names, each with what it is, such as "planet".
    fn names(&self) -> Vec<(&'static str, String)>;
    /// The value of a pattern with these words in its gaps; none if one of them does not fit.
    fn build(pattern: usize, gaps: &[&str]) -> Option<Self>;
}

/// What can fill a gap.
pub trait Gap: Sized {
    /// What may stand there.
    fn slot() -> Slot;
    /// As it stands in a sentence.
    fn say(&self) -> String;
    /// The value that a text means; none where it means no such value.
    fn hear(text: &str) -> Option<Self>;
    /// The things of the project that it names, each with what it is, such as "planet".
    fn names(&self) -> Vec<(&'static str, String)> {
        Vec::new()
    }
}

/// What may stand in a gap.
#[derive(Clone, Debug)]
pub enum Slot {
    /// A whole number within bounds, with a sign before it or not.
    Number {
        /// The least.
        least: i64,
        /// The most.
        most: i64,
        /// Whether a plus stands before it.
        signed: bool,
    },
    /// One of these words.
    Words(Vec<&'static str>),
    /// Any words, of which these are an example.
    Text(&'static str),
    /// The name of a thing of the project, or of one that it does not have.
    Name {
        /// What it may be, each as the word for one of its kind.
        of: &'static [&'static str],
        /// An example.
        example: &'static str,
    },
    /// Another sentence.
    Sentence(Grammar),
}

/// Which pattern a sentence has, and what fills its gaps.
pub type TakenApart = (usize, Vec<String>);

/// A closed list without the types of its game.
#[derive(Clone, Copy)]
pub struct Grammar {
    /// What one of the sentences is, such as "an action event".
    pub what: &'static str,
    /// The patterns.
    pub patterns: fn() -> &'static [Pattern],
    /// The pattern of a sentence and what fills its gaps; none if it is no sentence of the list.
    pub taken_apart: fn(&str) -> Option<TakenApart>,
}

impl Grammar {
    /// The grammar of a list.
    #[must_use]
    pub const fn of<V: Verb>() -> Self {
        Self {
            what: V::WHAT,
            patterns: || V::patterns(),
            taken_apart: |text| hear::<V>(text).map(|verb| (verb.pattern(), verb.gaps())),
        }
    }

    /// The sentence in its standard spelling; none if it is not of the list.
    #[must_use]
    pub fn read(&self, text: &str) -> Option<String> {
        let (pattern, gaps) = (self.taken_apart)(text)?;
        (self.patterns)().get(pattern).map(|pattern| pattern.filled(&gaps))
    }

    /// A sentence of a pattern, with an example in each of its gaps.
    #[must_use]
    pub fn example(&self, pattern: usize) -> String {
        self.example_with(pattern, "")
    }

    /// The same, with this word in every gap that may hold it.
    #[must_use]
    pub fn example_with(&self, pattern: usize, word: &str) -> String {
        let Some(pattern) = (self.patterns)().get(pattern) else { return String::new() };
        let gap = |slot: &fn() -> Slot| match slot() {
            Slot::Words(words) if words.contains(&word) => word.to_owned(),
            slot => slot.example(),
        };
        pattern.filled(&pattern.slots.iter().map(gap).collect::<Vec<_>>())
    }
}

impl fmt::Debug for Grammar {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(out, "Grammar({})", self.what)
    }
}

impl PartialEq for Grammar {
    fn eq(&self, other: &Self) -> bool {
        // Each name belongs to one list.
        self.what == other.what
    }
}

impl Slot {
    /// An example that fills the gap.
    #[must_use]
    pub fn example(&self) -> String {
        match self {
            Self::Number { least, most, signed } => written(1.clamp(*least, *most), *signed),
            Self::Words(words) => words.first().copied().unwrap_or_default().to_owned(),
            Self::Text(example) | Self::Name { example, .. } => (*example).to_owned(),
            Self::Sentence(grammar) => grammar.example(0),
        }
    }
}

/// A number as a gap holds it.
#[must_use]
pub fn written(number: i64, signed: bool) -> String {
    if signed && number != 0 { format!("{number:+}") } else { number.to_string() }
}

/// The sentence that a value reads as, without a period.
#[must_use]
pub fn say<V: Verb>(verb: &V) -> String {
    V::patterns().get(verb.pattern()).map(|pattern| pattern.filled(&verb.gaps())).unwrap_or_default()
}

/// The value that a sentence says; capitals do not matter in its own words.
#[must_use]
pub fn hear<V: Verb>(text: &str) -> Option<V> {
    let text = text.trim().trim_end_matches('.');
    V::patterns().iter().enumerate().find_map(|(at, pattern)| pattern.matched(text, |gaps| V::build(at, gaps)))
}

/// Several sentences in one cell.
#[must_use]
pub fn joined(sentences: &[String]) -> String {
    sentences.join("; ")
}

/// The sentences of a cell, which semicolons separate, except those within quotation marks.
#[must_use]
pub fn parted(text: &str) -> Vec<&str> {
    let (mut parts, mut start, mut quoted) = (Vec::new(), 0, false);
    for (at, letter) in text.char_indices() {
        match letter {
            '"' => quoted = !quoted,
            ';' if !quoted => {
                parts.push(&text[start..at]);
                start = at + 1;
            }
            _ => {}
        }
    }
    parts.push(&text[start..]);
    parts.into_iter().map(str::trim).filter(|part| !part.is_empty()).collect()
}

#[cfg(test)]
mod tests;
