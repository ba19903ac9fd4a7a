//! Words, and the lines they are broken into; widths are in sizes of the letters, so that one measuring serves every size.

use super::super::Face;
use crate::geometry::Mm;

/// Sums of many advances differ from one another by less than this; a line is not broken for it.
const SLACK: f64 = 1e-9;

/// How wide a text is at size 1, as it would be drawn.
pub(super) fn ems(text: &str, face: Face) -> f64 {
    let units: u64 = super::cleaned(text).map(|character| units(character, face)).sum();
    units as f64 / face.units_per_em()
}

fn units(character: char, face: Face) -> u64 {
    let character = if character == '\n' { ' ' } else { character };
    face.units_advance(face.visible_glyph(character)).into()
}

/// How far the ink of a line reaches above and below its baseline.
pub(super) fn ink(text: &str, face: Face, size: Mm) -> (Mm, Mm) {
    text.chars().filter(|character| *character != ' ').fold((Mm::ZERO, Mm::ZERO), |(above, below), character| {
        let (up, down) = face.reach(face.visible_glyph(character), size);
        (above.max(up), below.max(down))
    })
}

/// A piece of text that is broken only if it is wider than a line.
#[derive(Clone, Copy)]
struct Word<'text> {
    text: &'text str,
    ems: f64,
    /// Whether a space stands before it; none stands after a hyphen.
    spaced: bool,
}

/// A text taken apart into words, line by line as it was written.
pub(super) struct Words<'text> {
    face: Face,
    space: f64,
    lines: Vec<Vec<Word<'text>>>,
}

impl<'text> Words<'text> {
    /// The words of a cleaned text.
    pub(super) fn of(text: &'text str, face: Face) -> Self {
        let lines = text
            .split('\n')
            .map(|line| line.split(' ').filter(|word| !word.is_empty()).flat_map(|word| pieces(word, face)).collect());
        Self { face, space: ems(" ", face), lines: lines.collect() }
    }

    /// The lines, if every word fits on one.
    pub(super) fn whole(&self, width: f64) -> Option<Vec<String>> {
        self.broken(width, |_, _| None)
    }

    /// The lines, words that are wider than a line being split; none if not even each letter fits.
    pub(super) fn split(&self, width: f64) -> Option<Vec<String>> {
        self.broken(width, |text, face| head(text, face, width).filter(|length| *length > 0))
    }

    /// The lines, words that are wider than a line being split, a letter at least on each.
    pub(super) fn flowing(&self, width: f64) -> Vec<String> {
        let letter = |text: &str| text.chars().next().map_or(0, char::len_utf8);
        self.broken(width, |text, face| head(text, face, width).map(|length| length.max(letter(text)))).unwrap_or_default()
    }

    /// Fills lines one after the other. `split` says how many bytes of a word that is too wide still fit on a line of its own.
    fn broken(&self, width: f64, split: impl Fn(&str, Face) -> Option<usize>) -> Option<Vec<String>> {
        let width = width + SLACK;
        let mut all = Vec::new();
        for words in &self.lines {
            let mut line = String::new();
            let mut filled = 0.0;
            for word in words {
                let space = if word.spaced && !line.is_empty() { self.space } else { 0.0 };
                if !line.is_empty() && filled + space + word.ems > width {
                    all.push(std::mem::take(&mut line));
                    filled = 0.0;
                } else if space > 0.0 {
                    line.push(' ');
                    filled += space;
                }
                let mut rest = *word;
                while rest.ems > width {
                    let length = split(rest.text, self.face)?;
                    let (head, tail) = rest.text.split_at(length);
                    if tail.is_empty() {
                        break;
                    }
                    all.push(head.to_owned());
                    rest = Word { text: tail, ems: ems(tail, self.face), spaced: false };
                }
                line.push_str(rest.text);
                filled += rest.ems;
            }
            all.push(line);
        }
        Some(all)
    }
}

/// A word cut behind its hyphens, where letters stand on both sides.
fn pieces(word: &str, face: Face) -> impl Iterator<Item = Word<'_>> {
    let mut start = 0;
    let mut cuts: Vec<usize> = word
        .match_indices(['-', '–', '—'])
        .map(|(place, hyphen)| (place, place + hyphen.len()))
        .filter(|(before, after)| {
            word[..*before].ends_with(char::is_alphabetic) && word[*after..].starts_with(char::is_alphabetic)
        })
        .map(|(_, after)| after)
        .collect();
    cuts.push(word.len());
    cuts.into_iter().map(move |end| {
        let text = &word[start..end];
        let spaced = start == 0;
        start = end;
        Word { text, ems: ems(text, face), spaced }
    })
}

/// How many bytes of the text fit; none only where there is no text.
fn head(text: &str, face: Face, width: f64) -> Option<usize> {
    let room = (width + SLACK) * face.units_per_em();
    let mut used = 0;
    let fits = text.char_indices().take_while(|(_, character)| {
        used += units(*character, face);
        used as f64 <= room
    });
    let length = fits.last().map_or(0, |(place, character)| place + character.len_utf8());
    (!text.is_empty()).then_some(length)
}

/// The beginning of a text with an ellipsis after it, as long as fits; none if not even the ellipsis does.
pub(super) fn with_ellipsis(text: &str, face: Face, width: f64) -> Option<String> {
    let room = width - ems("…", face);
    if room < -SLACK {
        return None;
    }
    let kept = head(text, face, room.max(0.0)).unwrap_or(0);
    Some(format!("{}…", text[..kept].trim_end()))
}
