//! Joins lines of a sheet that belong together: a text in quotes that continues over several lines, and an order that a mail program has wrapped.
//!
//! A text in quotes continues to its closing mark, unless a line before that begins with an order. A line that does not begin with an order, directly
//! below a line of fifty letters or more, counts as the end of that line if both together are an order.

use super::grammar::Room;
use super::read::{Reader, verb};
use super::tokens::{Kind, Token, cut};

/// A mail program may have wrapped a line of at least this many letters; mail programs wrap lines at some 72 letters.
const LONG: usize = 50;
/// How many letters are searched for a closing quotation mark: a page of text and the order that contains it.
const LONGEST: usize = 2_500;

/// Where an original line lies within the joined line.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Fold {
    /// The column of the joined line at which the original line begins, counted from 1.
    pub from: u32,
    /// The number of the original line, counted from 1.
    pub line: u32,
    /// The column of the original line at which the kept part begins, counted from 1.
    pub column: u32,
}

/// Several lines joined into one.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(super) struct Folded {
    pub text: String,
    pub folds: Vec<Fold>,
    /// How many lines were appended to the first.
    pub more: usize,
    /// Whether the joined line could not be read as an order.
    pub is_refused: bool,
    /// Whether a mail program wrapped the line, against the player's intention.
    pub is_wrapped: bool,
}

/// Joins the first line with the lines below that continue it; `None` if no line continues it. `below` returns a line by how far it is below the
/// first, counted from 1. It is called until a line does not belong to the first.
pub(super) fn folded<'t>(first: &str, below: impl Fn(usize) -> Option<(u32, &'t str)>) -> Option<Folded> {
    let mut tokens = Vec::new();
    cut(first, &mut tokens);
    let verb = order(&tokens)?;
    if matches!(tokens.last(), Some(Token { kind: Kind::Unclosed(_), .. })) {
        return Some(closed(first, below)).filter(|folded| folded.more > 0);
    }
    let mut folded = Folded { text: first.to_owned(), is_wrapped: true, ..Folded::default() };
    let mut above = first;
    while let Some((line, text)) = below(folded.more + 1) {
        if above.trim_end().chars().count() < LONG || !goes_on(text) || folded.text.len() > 4 * LONGEST {
            break;
        }
        folded.put(line, text);
        above = text;
    }
    if folded.more == 0 {
        return None;
    }
    let mut tokens = Vec::new();
    cut(&folded.text, &mut tokens);
    folded.is_refused = Reader::new(&tokens, 0).line(verb).is_err();
    Some(folded)
}

/// The first line opens a text in quotes. Joins it with the lines below, up to the mark that closes the text.
fn closed<'t>(first: &str, below: impl Fn(usize) -> Option<(u32, &'t str)>) -> Folded {
    let mut folded = Folded { text: first.to_owned(), ..Folded::default() };
    while let Some((line, text)) = below(folded.more + 1) {
        let mut tokens = Vec::new();
        cut(text, &mut tokens);
        if order(&tokens).is_some() || folded.text.chars().count() > LONGEST {
            break;
        }
        folded.put(line, text);
        let mut tokens = Vec::new();
        cut(&folded.text, &mut tokens);
        if !matches!(tokens.last(), Some(Token { kind: Kind::Unclosed(_), .. })) {
            return folded;
        }
    }
    Folded { is_refused: true, ..folded }
}

/// The verb of a line that begins with an order or a block; `None` for any other line.
fn order(tokens: &[Token]) -> Option<super::grammar::Verb> {
    match tokens.first()?.kind {
        Kind::Word(word) => verb(word, |room| room != Room::Act),
        _ => None,
    }
}

/// Whether a line can be the end of the one above: it is not empty and does not begin with an order.
fn goes_on(text: &str) -> bool {
    let mut tokens = Vec::new();
    cut(text, &mut tokens);
    !tokens.is_empty() && order(&tokens).is_none()
}

impl Folded {
    /// Appends a line, without the quotation marks (`>`) that a mail program has put in front of it.
    fn put(&mut self, line: u32, text: &str) {
        let bare = text.trim_start_matches(|letter: char| letter == '>' || letter.is_whitespace());
        let kept = self.text.trim_end().len();
        self.text.truncate(kept);
        self.text.push(' ');
        let count = |text: &str| text.chars().count() as u32;
        let column = count(text) - count(bare) + 1;
        self.folds.push(Fold { from: count(&self.text) + 1, line, column });
        self.text.push_str(bare.trim_end());
        self.more += 1;
    }
}
