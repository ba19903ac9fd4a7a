//! Sentences from a closed list. They describe the effects of a thing as data that can be read like words.
//!
//! An enum of a game is a list of [`Verb`]s. Each of its values is a sentence with gaps, which numbers, words and names fill. The sentence is written
//! once, as a [`Pattern`]. The pattern is used to write a value and to read it, in the cells of tables, and in the lists of the editor. Code that
//! knows no game uses a [`Grammar`].
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

/// A value of a closed list that can be written and read as a sentence.
pub trait Verb: Clone + 'static {
    /// The words for any value of the list, such as "an action event".
    const WHAT: &'static str;

    /// Every pattern, in the order in which the designer sees them.
    fn patterns() -> &'static [Pattern];
    /// The index of this value's pattern in [`patterns`](Self::patterns), counted from 0.
    fn pattern(&self) -> usize;
    /// The texts in the gaps of this value, in order.
    fn gaps(&self) -> Vec<String>;
    /// The things of the project that this value names, each with the word for its kind, such as "planet", and its name.
    fn names(&self) -> Vec<(&'static str, String)>;
    /// The value with this pattern and with these texts in its gaps; `None` if a text does not fit.
    fn build(pattern: usize, gaps: &[&str]) -> Option<Self>;
}

/// A type whose values can fill a gap.
pub trait Gap: Sized {
    /// The texts that may fill the gap.
    fn slot() -> Slot;
    /// The text that stands for the value in a sentence.
    fn say(&self) -> String;
    /// Reads a value from its text in a sentence; `None` if the text does not stand for such a value.
    fn hear(text: &str) -> Option<Self>;
    /// The things of the project that the value names, each with the word for its kind, such as "planet", and its name.
    fn names(&self) -> Vec<(&'static str, String)> {
        Vec::new()
    }
}

/// The texts that may fill a gap.
#[derive(Clone, Debug)]
pub enum Slot {
    /// An integer within bounds.
    Number {
        /// The lowest number that may fill the gap.
        least: i64,
        /// The highest number that may fill the gap.
        most: i64,
        /// Whether the number is written with a plus sign.
        signed: bool,
    },
    /// One of these words.
    Words(Vec<&'static str>),
    /// Any words; contains an example.
    Text(&'static str),
    /// The name of a thing, whether or not the project has it.
    Name {
        /// The words for the kinds of thing that may be named, such as "planet".
        of: &'static [&'static str],
        /// An example of a name.
        example: &'static str,
    },
    /// Another sentence.
    Sentence(Grammar),
}

/// The index of a sentence's pattern in its list, and the texts in its gaps.
pub type TakenApart = (usize, Vec<String>);

/// A closed list of sentences, without the types of its game.
#[derive(Clone, Copy)]
pub struct Grammar {
    /// The words for any sentence of the list, such as "an action event".
    pub what: &'static str,
    /// The patterns of the list.
    pub patterns: fn() -> &'static [Pattern],
    /// Takes a sentence apart into its pattern and the texts in its gaps; `None` if the sentence is not in the list.
    pub taken_apart: fn(&str) -> Option<TakenApart>,
}

impl Grammar {
    /// The grammar of a list of verbs.
    #[must_use]
    pub const fn of<V: Verb>() -> Self {
        Self {
            what: V::WHAT,
            patterns: || V::patterns(),
            taken_apart: |text| hear::<V>(text).map(|verb| (verb.pattern(), verb.gaps())),
        }
    }

    /// The sentence in its standard spelling; `None` if it is not in the list.
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

    /// A sentence of a pattern, with this word in every gap that can hold it, and an example in every other gap.
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
        // No two lists have the same `what`.
        self.what == other.what
    }
}

impl Slot {
    /// An example of a text for the gap.
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

/// The text of a number in a gap. If `signed`, it has a plus or minus sign unless it is 0.
#[must_use]
pub fn written(number: i64, signed: bool) -> String {
    if signed && number != 0 { format!("{number:+}") } else { number.to_string() }
}

/// The sentence of a value, without a period.
#[must_use]
pub fn say<V: Verb>(verb: &V) -> String {
    V::patterns().get(verb.pattern()).map(|pattern| pattern.filled(&verb.gaps())).unwrap_or_default()
}

/// Reads a value from its sentence; capitals in the words of the pattern do not matter.
#[must_use]
pub fn hear<V: Verb>(text: &str) -> Option<V> {
    let text = text.trim().trim_end_matches('.');
    V::patterns().iter().enumerate().find_map(|(at, pattern)| pattern.matched(text, |gaps| V::build(at, gaps)))
}

/// Joins several sentences for one cell.
#[must_use]
pub fn joined(sentences: &[String]) -> String {
    sentences.join("; ")
}

/// Splits the text of a cell into sentences at semicolons, except within quotation marks.
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
