//! Breaks prose into lines when parts of it have their own face and colour.

use super::super::{Color, Face, Group, Item, Items, Tag};
use super::{Line, Style, cleaned, run, width};
use geometry::{Mm, Point};

/// Some words of the prose with their own face and colour.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Part<'text> {
    /// The words, including the spaces around them.
    pub text: &'text str,
    /// The embedded font.
    pub face: Face,
    /// The colour of the words.
    pub color: Color,
    /// The place for which the words stand.
    pub tag: Option<Tag>,
}

/// A word, that is, letters without a space between them, in pieces, each with the index of its part.
type Word = Vec<(String, usize)>;

/// Breaks parts into lines of at most this width, in the size and leading of the style; a line break in the text counts as a space.
///
/// A word that is wider than a line is divided between letters.
#[must_use]
pub fn mixed(parts: &[Part], style: Style, most: Mm) -> Vec<Line> {
    let wide = |text: &str, part: usize| width(text, parts[part].face, style.size);
    let mut lines: Vec<Word> = Vec::new();
    let (mut line, mut filled) = (Word::new(), Mm::ZERO);
    for word in words(parts) {
        let needed: Mm = word.iter().map(|(text, part)| wide(text, *part)).sum();
        let space = word.first().map_or(Mm::ZERO, |(_, part)| wide(" ", *part));
        if !line.is_empty() && filled + space + needed > most + SLACK {
            lines.push(std::mem::take(&mut line));
        }
        if line.is_empty() {
            filled = Mm::ZERO;
        } else if let Some((_, part)) = word.first() {
            add(&mut line, ' ', *part);
            filled += space;
        }
        for (text, part) in &word {
            for letter in text.chars() {
                let advance = wide(letter.encode_utf8(&mut [0; 4]), *part);
                if needed > most && !line.is_empty() && filled + advance > most + SLACK {
                    lines.push(std::mem::take(&mut line));
                    filled = Mm::ZERO;
                }
                add(&mut line, letter, *part);
                filled += advance;
            }
        }
    }
    if !line.is_empty() {
        lines.push(line);
    }
    lines.into_iter().map(|line| set(&line, parts, style)).collect()
}

/// The tolerance for rounding errors in sums of many advances, so that they never break a line.
const SLACK: Mm = Mm::new(1e-9);

/// The words of all parts. If a part ends within a word, the word continues in the next part.
fn words(parts: &[Part]) -> Vec<Word> {
    let (mut words, mut word) = (Vec::new(), Word::new());
    for (number, part) in parts.iter().enumerate() {
        for letter in cleaned(part.text) {
            if letter == ' ' || letter == '\n' {
                words.push(std::mem::take(&mut word));
            } else {
                add(&mut word, letter, number);
            }
        }
    }
    words.push(word);
    words.retain(|word| !word.is_empty());
    words
}

/// Adds a letter of a part to a line.
fn add(line: &mut Word, letter: char, part: usize) {
    match line.last_mut() {
        Some((text, last)) if *last == part => text.push(letter),
        _ => line.push((letter.into(), part)),
    }
}

/// Turns the words of a line into items, each in the face and colour of its part.
fn set(line: &Word, parts: &[Part], style: Style) -> Line {
    let height = style.line_height();
    let (ascent, descent) = (style.face.ascent(style.size), style.face.descent(style.size));
    let mut at = Point::at(Mm::ZERO, (height - ascent - descent) * 0.5 + ascent);
    let mut items = Items::new();
    for (text, part) in line {
        let Part { face, color, tag, .. } = parts[*part];
        let run = run(text, face, style.size, color);
        let advance = run.width;
        let item: Item = match tag {
            Some(tag) => Group::of(vec![(Point::ORIGIN, run.into())]).tagged(tag).into(),
            None => run.into(),
        };
        items.push((at, item));
        at.x += advance;
    }
    Line { items, height }
}

#[cfg(test)]
mod tests {
    use super::*;

    const STYLE: Style = Style::new(Face::Regular, 3.0);

    fn part(text: &str, face: Face) -> Part<'_> {
        Part { text, face, color: Color::BLACK, tag: None }
    }

    /// The words of a line, and the position of its end.
    fn told(line: &Line) -> (String, Mm) {
        let mut text = String::new();
        let mut end = Mm::ZERO;
        for (at, item) in &line.items {
            let Item::Text(run) = item else { panic!("prose is text") };
            text.push_str(&run.text);
            end = end.max(at.x + run.width);
        }
        (text, end)
    }

    #[test]
    fn parts_follow_one_another_on_lines_that_keep_the_width() {
        let parts =
            [part("A ship may ", Face::Regular), part("launch", Face::Bold), part(", and never waits for long.", Face::Italic)];
        for width in [9.0, 20.0, 40.0, 300.0] {
            let lines: Vec<_> = mixed(&parts, STYLE, Mm::new(width)).iter().map(told).collect();
            assert!(lines.iter().all(|(_, end)| *end <= Mm::new(width + 1e-6)), "{lines:?}");
            let words = lines.iter().map(|(text, _)| text.as_str()).collect::<Vec<_>>().join(" ");
            let solid = |text: &str| text.replace(' ', "");
            assert_eq!(solid(&words), "Ashipmaylaunch,andneverwaitsforlong.");
        }
        let (words, _) = told(&mixed(&parts, STYLE, Mm::new(300.0))[0]);
        assert_eq!(words, "A ship may launch, and never waits for long.");
    }

    #[test]
    fn words_of_one_face_are_set_as_prose_is() {
        let text = "Every ship moves once; then all launch their fighters.";
        let lines = |lines: Vec<Line>| lines.iter().map(told).map(|(words, _)| words).collect::<Vec<_>>();
        let mixed = lines(mixed(&[part(text, Face::Regular)], STYLE, Mm::new(30.0)));
        assert_eq!(mixed, lines(super::super::paragraphs(text, STYLE, Mm::new(30.0))));
    }

    #[test]
    fn a_word_that_stands_for_something_is_tagged() {
        let lines = mixed(
            &[part("see ", Face::Regular), Part { tag: Some(Tag(4)), ..part("here", Face::Regular) }],
            STYLE,
            Mm::new(90.0),
        );
        let Some((_, Item::Group(group))) = lines[0].items.last() else { panic!("{lines:?}") };
        assert_eq!(group.tag, Some(Tag(4)));
    }
}
