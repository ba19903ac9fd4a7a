//! A sentence with gaps: how it is filled, and how a text is read as it.

use super::Slot;

/// A sentence with gaps.
#[derive(Debug)]
pub struct Pattern {
    /// The words, with `{}` for each gap.
    pub words: &'static str,
    /// What fills the gaps, in order.
    pub slots: &'static [fn() -> Slot],
}

/// A part of a pattern.
#[derive(Clone, Copy)]
enum Part<'a> {
    Words(&'a str),
    Gap,
    Either(&'a str, &'a str),
}

/// A piece of a sentence whose gaps are filled.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Piece {
    /// Words of the pattern.
    Words(String),
    /// A gap, by its number from 0.
    Gap(usize),
}

impl Pattern {
    /// Its words, with something in the gaps.
    #[must_use]
    pub fn filled(&self, gaps: &[String]) -> String {
        let piece = |piece| match piece {
            Piece::Words(words) => words,
            Piece::Gap(number) => gaps.get(number).cloned().unwrap_or_default(),
        };
        self.pieces(gaps).into_iter().map(piece).collect()
    }

    /// Its pieces in order, with the words that go with the last number before them.
    #[must_use]
    pub fn pieces(&self, gaps: &[String]) -> Vec<Piece> {
        let (mut pieces, mut number, mut counts): (Vec<Piece>, _, _) = (Vec::new(), 0, None);
        for part in self.parts() {
            let words = match part {
                Part::Words(words) => words,
                Part::Either(one, many) => {
                    if counts == Some(1) {
                        one
                    } else {
                        many
                    }
                }
                Part::Gap => {
                    // What is counted may have a name between its number and its words: "1 Line unit".
                    let counted = gaps.get(number).and_then(|gap| gap.parse::<i64>().ok());
                    counts = counted.map(i64::unsigned_abs).or(counts);
                    pieces.push(Piece::Gap(number));
                    number += 1;
                    continue;
                }
            };
            match pieces.last_mut() {
                Some(Piece::Words(before)) => before.push_str(words),
                Some(Piece::Gap(_)) | None => pieces.push(Piece::Words(words.to_owned())),
            }
        }
        pieces
    }

    fn parts(&self) -> Vec<Part<'static>> {
        let (mut parts, mut rest) = (Vec::new(), self.words);
        while let Some(at) = rest.find(['{', '[']) {
            parts.push(Part::Words(&rest[..at]));
            if rest[at..].starts_with("{}") {
                parts.push(Part::Gap);
                rest = &rest[at + 2..];
            } else {
                let (inside, after) = rest[at + 1..].split_once(']').unwrap_or((&rest[at + 1..], ""));
                let (one, many) = inside.split_once('|').unwrap_or((inside, inside));
                parts.push(Part::Either(one, many));
                rest = after;
            }
        }
        parts.push(Part::Words(rest));
        parts.retain(|part| !matches!(part, Part::Words("")));
        parts
    }

    /// The result of the first way to read a text as this pattern that `accept` takes.
    pub(super) fn matched<T>(&self, text: &str, accept: impl Fn(&[&str]) -> Option<T>) -> Option<T> {
        matched(&self.parts(), text, &mut Vec::new(), &accept)
    }
}

/// Reads the rest of a text as the rest of a pattern; a gap is as short as it can be.
fn matched<'a, T>(parts: &[Part], text: &'a str, gaps: &mut Vec<&'a str>, accept: &dyn Fn(&[&str]) -> Option<T>) -> Option<T> {
    let after = |words: &str| {
        let head = text.get(..words.len())?;
        head.eq_ignore_ascii_case(words).then(|| &text[words.len()..])
    };
    match parts {
        [] => {
            if text.is_empty() {
                accept(gaps)
            } else {
                None
            }
        }
        [Part::Words(words), rest @ ..] => matched(rest, after(words)?, gaps, accept),
        [Part::Either(one, many), rest @ ..] => {
            [one, many].into_iter().find_map(|words| matched(rest, after(words)?, gaps, accept))
        }
        [Part::Gap] => {
            gaps.push(text);
            let found = accept(gaps);
            gaps.pop();
            found
        }
        [Part::Gap, rest @ ..] => text.char_indices().map(|(at, _)| at).chain([text.len()]).find_map(|end| {
            gaps.push(&text[..end]);
            let found = matched(rest, &text[end..], gaps, accept);
            gaps.pop();
            found
        }),
    }
}
