//! A sentence with gaps: how the gaps are filled, and how a text is matched with the sentence.

use super::Slot;

/// A sentence with gaps.
#[derive(Debug)]
pub struct Pattern {
    /// The words of the sentence, with `{}` for each gap.
    pub words: &'static str,
    /// The texts that may fill each gap, in order.
    pub slots: &'static [fn() -> Slot],
}

/// A part of a pattern.
#[derive(Clone, Copy)]
enum Part<'a> {
    Words(&'a str),
    Gap,
    Either(&'a str, &'a str),
}

/// A piece of a sentence whose gaps have been filled.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Piece {
    /// Words of the pattern.
    Words(String),
    /// A gap, by its index from 0.
    Gap(usize),
}

impl Pattern {
    /// The sentence with these texts in its gaps.
    #[must_use]
    pub fn filled(&self, gaps: &[String]) -> String {
        let piece = |piece| match piece {
            Piece::Words(words) => words,
            Piece::Gap(number) => gaps.get(number).cloned().unwrap_or_default(),
        };
        self.pieces(gaps).into_iter().map(piece).collect()
    }

    /// The pieces of the sentence, in order. Words that depend on a number agree with the last number before them.
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
                    // A name may come between a number and the words that depend on it: "1 Line unit".
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

    /// Matches a text with the pattern. For each way in which it matches, `accept` is called with the texts in the gaps; the first result of `accept`
    /// is returned.
    pub(super) fn matched<T>(&self, text: &str, accept: impl Fn(&[&str]) -> Option<T>) -> Option<T> {
        matched(&self.parts(), text, &mut Vec::new(), &accept)
    }
}

/// Matches the rest of a text with the rest of a pattern. For each gap, shorter texts are tried before longer ones.
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
