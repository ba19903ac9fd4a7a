//! The blocks of which a page of the manual consists, without the signs of Markdown.

use super::pictures::Picture;

/// A block of a page, such as a paragraph.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Block {
    /// A heading and its depth: 1 for the title of the page, 2 and 3 within it.
    Heading(u8, Words),
    /// A paragraph.
    Paragraph(Words),
    /// A point of a list.
    Point {
        /// How many other lists contain the list of this point.
        depth: usize,
        /// The sign before the point, such as `•` or `3.`.
        sign: String,
        /// The words of the point.
        words: Words,
    },
    /// Lines to be typed or compared exactly as they are.
    Lines(String),
    /// A picture.
    Picture(Picture),
    /// A table.
    Table {
        /// The headings of the columns.
        heads: Vec<Words>,
        /// The cells, row by row.
        rows: Vec<Vec<Words>>,
    },
}

/// Text in several parts, each of which has its own look.
pub type Words = Vec<Span>;

/// A part of a text: words with one look, and the target of a click on them.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Span {
    /// The text of the words.
    pub text: String,
    /// The look of the words.
    pub look: Look,
    /// The target of a click on the words: the name of a page of the manual, or an address on the web. `None` if the words are no link.
    pub leads_to: Option<String>,
}

/// How words look.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Look {
    /// The words look like those around them.
    #[default]
    Plain,
    /// The words are emphasised strongly, in bold letters.
    Strong,
    /// The words are slanted, as the names of games and of things in the window are.
    Slanted,
    /// The words are text that the user types as it is.
    Typed,
}

impl Span {
    /// Words with one look and no link.
    #[must_use]
    pub fn new(text: impl Into<String>, look: Look) -> Self {
        Self { text: text.into(), look, leads_to: None }
    }
}

/// The text of words, without their looks.
#[must_use]
pub fn plain(words: &[Span]) -> String {
    words.iter().map(|span| span.text.as_str()).collect()
}

impl Block {
    /// The text of the whole block, without looks. The cells of a table are separated by blanks.
    #[must_use]
    pub fn text(&self) -> String {
        match self {
            Self::Heading(_, words) | Self::Paragraph(words) | Self::Point { words, .. } => plain(words),
            Self::Lines(lines) => lines.clone(),
            Self::Picture(picture) => picture.words.clone(),
            Self::Table { heads, rows } => {
                let cells = std::iter::once(heads).chain(rows).flatten();
                cells.map(|cell| plain(cell)).collect::<Vec<_>>().join(" ")
            }
        }
    }

    /// All spans of words in the block.
    pub fn spans(&self) -> impl Iterator<Item = &Span> {
        let (words, cells): (&[Span], &[Vec<Words>]) = match self {
            Self::Heading(_, words) | Self::Paragraph(words) | Self::Point { words, .. } => (words, &[]),
            Self::Lines(_) | Self::Picture(_) => (&[], &[]),
            Self::Table { rows, .. } => (&[], rows),
        };
        words.iter().chain(cells.iter().flatten().flatten())
    }
}
