//! Breaks text into words and lines. Widths are measured in ems, that is, relative to the size of the letters, so that one measurement serves for all
//! sizes.

use super::super::Face;
use geometry::Mm;

/// The tolerance for rounding errors in sums of many advances, so that they never break a line.
const SLACK: f64 = 1e-9;

/// The width of a text in ems, as it would be drawn.
pub(super) fn ems(text: &str, face: Face) -> f64 {
    advance(super::cleaned(text), face) as f64 / face.units_per_em()
}

/// Whether a text is wider than `most` ems; measuring stops as soon as that is known.
pub(super) fn is_wider(text: &str, face: Face, most: f64) -> bool {
    let room = most * face.units_per_em();
    let mut used = 0;
    text.chars().any(|character| {
        used += units(character, face);
        used as f64 > room
    })
}

/// The sum of the letters' advances, in the units of the face. It is an integer, so the width of the rest of a word is exactly the width of the word
/// minus that of its beginning, and needs no measurement of its own.
fn advance(letters: impl Iterator<Item = char>, face: Face) -> u64 {
    letters.map(|character| units(character, face)).sum()
}

fn units(character: char, face: Face) -> u64 {
    let character = if character == '\n' { ' ' } else { character };
    face.units_advance(face.visible_glyph(character)).into()
}

/// The heights of a line's ink above and below its baseline.
pub(super) fn ink(text: &str, face: Face, size: Mm) -> (Mm, Mm) {
    text.chars().filter(|character| *character != ' ').fold((Mm::ZERO, Mm::ZERO), |(above, below), character| {
        let (up, down) = face.reach(face.visible_glyph(character), size);
        (above.max(up), below.max(down))
    })
}

/// A piece of text that is split only if it is wider than a line.
#[derive(Clone, Copy)]
struct Word<'text> {
    text: &'text str,
    units: u64,
    /// Whether a space comes before the word; there is no space if the word follows a hyphen.
    spaced: bool,
}

/// The words of a text, separately for each line of the original.
pub(super) struct Words<'text> {
    face: Face,
    space: f64,
    lines: Vec<Vec<Word<'text>>>,
}

impl<'text> Words<'text> {
    /// Divides a cleaned text into words.
    pub(super) fn of(text: &'text str, face: Face) -> Self {
        let lines = text
            .split('\n')
            .map(|line| line.split(' ').filter(|word| !word.is_empty()).flat_map(|word| pieces(word, face)).collect());
        Self { face, space: ems(" ", face), lines: lines.collect() }
    }

    /// The lines, with no word split; `None` if a word is wider than a line.
    pub(super) fn whole(&self, width: f64) -> Option<Vec<String>> {
        self.broken(width, |_, _| None)
    }

    /// The lines, in which words wider than a line are split; `None` if a line is too narrow for a single letter.
    pub(super) fn split(&self, width: f64) -> Option<Vec<String>> {
        self.broken(width, |text, face| head(text, face, width).filter(|head| head.bytes > 0))
    }

    /// The lines, in which words wider than a line are split; each line gets at least one letter.
    pub(super) fn flowing(&self, width: f64) -> Vec<String> {
        let letter = |text: &str, face| {
            let first = text.chars().next()?;
            Some(Head { bytes: first.len_utf8(), units: units(first, face) })
        };
        let split = |text: &str, face| head(text, face, width).filter(|head| head.bytes > 0).or_else(|| letter(text, face));
        self.broken(width, split).unwrap_or_default()
    }

    /// The least possible number of lines, computed from the widths of the words alone. Sizes at which a text is far too long for its box can thus be
    /// skipped without breaking it into lines.
    pub(super) fn fewest_lines(&self, width: f64) -> f64 {
        let line = |words: &Vec<Word>| {
            let units: u64 = words.iter().map(|word| word.units).sum();
            // Subtracting the tolerance keeps rounding errors, which are far smaller than a line, from adding a line.
            (self.ems(units) / (width + SLACK) - SLACK).ceil().max(1.0)
        };
        if width > 0.0 { self.lines.iter().map(line).sum() } else { 1.0 }
    }

    fn ems(&self, units: u64) -> f64 {
        units as f64 / self.face.units_per_em()
    }

    /// Fills lines one after the other. `split` returns the part of an overlong word that still fits on a line of its own.
    fn broken(&self, width: f64, split: impl Fn(&str, Face) -> Option<Head>) -> Option<Vec<String>> {
        let width = width + SLACK;
        let mut all = Vec::new();
        for words in &self.lines {
            let mut line = String::new();
            let mut filled = 0.0;
            for word in words {
                let space = if word.spaced && !line.is_empty() { self.space } else { 0.0 };
                if !line.is_empty() && filled + space + self.ems(word.units) > width {
                    all.push(std::mem::take(&mut line));
                    filled = 0.0;
                } else if space > 0.0 {
                    line.push(' ');
                    filled += space;
                }
                let mut rest = *word;
                while self.ems(rest.units) > width {
                    let Head { bytes, units } = split(rest.text, self.face)?;
                    let (head, tail) = rest.text.split_at(bytes);
                    if tail.is_empty() {
                        break;
                    }
                    all.push(head.to_owned());
                    rest = Word { text: tail, units: rest.units - units, spaced: false };
                }
                line.push_str(rest.text);
                filled += self.ems(rest.units);
            }
            all.push(line);
        }
        Some(all)
    }
}

/// A word may be divided after a hyphen only if it has at least this many letters on each side of the hyphen, so that a name such as S-XIII stays
/// whole.
const BESIDE_HYPHEN: usize = 3;

/// Divides a word after its hyphens if there are enough letters on both sides.
fn pieces(word: &str, face: Face) -> impl Iterator<Item = Word<'_>> {
    let mut start = 0;
    let mut cuts: Vec<usize> = word
        .match_indices(['-', '–', '—'])
        .map(|(place, hyphen)| (place, place + hyphen.len()))
        .filter(|(before, after)| {
            let many = |letters: &mut dyn Iterator<Item = char>| letters.take_while(|letter| letter.is_alphabetic()).count();
            many(&mut word[..*before].chars().rev()) >= BESIDE_HYPHEN && many(&mut word[*after..].chars()) >= BESIDE_HYPHEN
        })
        .map(|(_, after)| after)
        .collect();
    cuts.push(word.len());
    cuts.into_iter().map(move |end| {
        let text = &word[start..end];
        let spaced = start == 0;
        start = end;
        Word { text, units: advance(text.chars(), face), spaced }
    })
}

/// The beginning of a word that fits on a line.
struct Head {
    bytes: usize,
    units: u64,
}

/// The longest beginning of the text that fits; `None` if the text is empty.
fn head(text: &str, face: Face, width: f64) -> Option<Head> {
    let room = (width + SLACK) * face.units_per_em();
    let mut head = Head { bytes: 0, units: 0 };
    for character in text.chars() {
        let wider = head.units + units(character, face);
        if wider as f64 > room {
            break;
        }
        head = Head { bytes: head.bytes + character.len_utf8(), units: wider };
    }
    (!text.is_empty()).then_some(head)
}

/// The longest beginning of a text that fits with an ellipsis after it; `None` if not even the ellipsis fits.
pub(super) fn with_ellipsis(text: &str, face: Face, width: f64) -> Option<String> {
    let room = width - ems("…", face);
    if room < -SLACK {
        return None;
    }
    let kept = head(text, face, room.max(0.0)).map_or(0, |head| head.bytes);
    Some(format!("{}…", text[..kept].trim_end()))
}
