//! What a page of the manual is made of, without the signs of Markdown.

use super::pictures::Picture;

/// A part of a page that stands by itself.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Block {
    /// A heading: 1 for the title of the page, 2 and 3 within it.
    Heading(u8, Words),
    /// A paragraph.
    Paragraph(Words),
    /// A point of a list.
    Point {
        /// How many lists it stands in besides its own.
        depth: usize,
        /// The sign before it, such as `•` or `3.`.
        sign: String,
        /// What it says.
        words: Words,
    },
    /// Lines to be typed or compared as they stand.
    Lines(String),
    /// A picture.
    Picture(Picture),
    /// A table: what stands over its columns, and its rows.
    Table {
        /// What stands over the columns.
        heads: Vec<Words>,
        /// The cells, row by row.
        rows: Vec<Vec<Words>>,
    },
}

/// Words in which some stand out.
pub type Words = Vec<Span>;

/// Words of one look.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Span {
    /// The words.
    pub text: String,
    /// How they look.
    pub look: Look,
    /// Where a click on them leads: the name of a page of the manual, or an address on the web.
    pub leads_to: Option<String>,
}

/// How words look.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Look {
    /// As the words around them.
    #[default]
    Plain,
    /// Strong emphasis, in bold letters.
    Strong,
    /// Slanted: what the window calls something, and the names of games.
    Slanted,
    /// As it is typed.
    Typed,
}

impl Span {
    /// Words of one look that lead nowhere.
    #[must_use]
    pub fn new(text: impl Into<String>, look: Look) -> Self {
        Self { text: text.into(), look, leads_to: None }
    }
}

/// Words without their looks.
#[must_use]
pub fn plain(words: &[Span]) -> String {
    words.iter().map(|span| span.text.as_str()).collect()
}

impl Block {
    /// All its words without their looks, cells parted by blanks.
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

    /// All spans of words in it.
    pub fn spans(&self) -> impl Iterator<Item = &Span> {
        let (words, cells): (&[Span], &[Vec<Words>]) = match self {
            Self::Heading(_, words) | Self::Paragraph(words) | Self::Point { words, .. } => (words, &[]),
            Self::Lines(_) | Self::Picture(_) => (&[], &[]),
            Self::Table { rows, .. } => (&[], rows),
        };
        words.iter().chain(cells.iter().flatten().flatten())
    }
}
