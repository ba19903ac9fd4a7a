//! The only place that measures and breaks text.
//!
//! [`run`] makes one line as it is; [`line()`] puts one at a point; [`fit_line`] and [`fit_box`] make a text fit a rectangle
//! in any case; [`paragraphs`] breaks prose into lines that a caller lets flow over pages, and [`mixed`] does so where some words look otherwise. The results are
//! finished: no back end wraps, shrinks or looks up a character again. Nothing here knows what a text means.
//!
//! Reading order: this file, `breaking.rs` (words and lines), `mixed.rs`, `fit.rs`.

mod breaking;
mod fit;
mod mixed;

use std::collections::BTreeSet;

use super::{Color, Face, Glyph, Item, Items, TextRun};
use geometry::{Mm, Point, Vector};

pub use fit::{Fitted, fit_box, fit_line};
pub use mixed::{Part, mixed};

/// Where lines stand between left and right.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Align {
    /// They begin at the left edge.
    #[default]
    Left,
    /// They stand in the middle.
    Centre,
    /// They end at the right edge.
    Right,
}

/// Where a text stands between the top and the bottom of its box.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Vertical {
    /// The letters of the first line touch the top.
    Top,
    /// The capitals stand in the middle.
    #[default]
    Middle,
    /// The letters of the last line touch the bottom.
    Bottom,
}

/// How a text is set.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Style {
    /// Which of the embedded fonts.
    pub face: Face,
    /// The size asked for.
    pub size: Mm,
    /// The ink.
    pub color: Color,
    /// Where lines stand between left and right.
    pub align: Align,
    /// Where the text stands between top and bottom of a box.
    pub vertical: Vertical,
    /// From one baseline to the next, in sizes of the letters.
    pub leading: f64,
}

impl Style {
    /// Black, to the left, in the middle between top and bottom, with ordinary leading.
    #[must_use]
    pub const fn new(face: Face, size: f64) -> Self {
        let (align, vertical) = (Align::Left, Vertical::Middle);
        Self { face, size: Mm::new(size), color: Color::BLACK, align, vertical, leading: 1.25 }
    }

    /// The same in another ink.
    #[must_use]
    pub const fn colored(self, color: Color) -> Self {
        Self { color, ..self }
    }

    /// The same in another size.
    #[must_use]
    pub const fn sized(self, size: Mm) -> Self {
        Self { size, ..self }
    }

    /// The same with lines in the middle.
    #[must_use]
    pub const fn centred(self) -> Self {
        Self { align: Align::Centre, ..self }
    }

    /// The same with lines that end at the right edge.
    #[must_use]
    pub const fn right(self) -> Self {
        Self { align: Align::Right, ..self }
    }

    /// The same at the top of its box.
    #[must_use]
    pub const fn top(self) -> Self {
        Self { vertical: Vertical::Top, ..self }
    }

    /// The same at the bottom of its box.
    #[must_use]
    pub const fn bottom(self) -> Self {
        Self { vertical: Vertical::Bottom, ..self }
    }

    /// The same with lines this many sizes apart.
    #[must_use]
    pub const fn with_leading(self, leading: f64) -> Self {
        Self { leading, ..self }
    }

    /// The distance from one baseline to the next.
    #[must_use]
    pub fn line_height(self) -> Mm {
        self.size * self.leading
    }

    fn run(self, text: &str) -> TextRun {
        run(text, self.face, self.size, self.color)
    }
}

/// One line of text as it is. Line breaks and tabs become spaces, invisible characters go, and a character that the font
/// does not have is shown by a sign.
#[must_use]
pub fn run(text: &str, face: Face, size: Mm, color: Color) -> TextRun {
    let text: String = cleaned(text).map(|character| if character == '\n' { ' ' } else { character }).collect();
    let glyph = |character| {
        let id = face.visible_glyph(character);
        Glyph { id, advance: face.advance(id, size) }
    };
    let glyphs: Vec<Glyph> = text.chars().map(glyph).collect();
    let width = glyphs.iter().map(|glyph| glyph.advance).sum();
    TextRun { text, face, size, color, glyphs, width }
}

/// The letters of a text that are printed as an empty box, since a font has no shape for them.
#[must_use]
pub fn without_shape(text: &str) -> BTreeSet<char> {
    // The fonts have every letter of ASCII, which most texts are.
    let others = cleaned(text).filter(|letter| !letter.is_ascii());
    others.filter(|letter| Face::ALL.iter().any(|face| face.glyph(*letter).is_none())).collect()
}

/// How wide a text is on one line.
#[must_use]
pub fn width(text: &str, face: Face, size: Mm) -> Mm {
    size * breaking::ems(text, face)
}

/// One line as it is, its baseline beginning, centred or ending at the point, as the style aligns it.
#[must_use]
pub fn line(text: &str, style: Style, at: Point) -> (Point, Item) {
    let run = style.run(text);
    let back = match style.align {
        Align::Left => Mm::ZERO,
        Align::Centre => run.width * 0.5,
        Align::Right => run.width,
    };
    (Point::at(at.x - back, at.y), run.into())
}

/// A line of broken prose.
#[derive(Clone, Debug, PartialEq)]
pub struct Line {
    /// What is drawn, measured from the top left corner of the line; nothing for a blank line.
    pub items: Items,
    /// From the top of this line to the top of the next.
    pub height: Mm,
}

/// Prose broken into lines of this width; a line break in the text starts a new line.
///
/// A single letter that is wider than the width is still put on its line; everything else stays inside.
#[must_use]
pub fn paragraphs(text: &str, style: Style, width: Mm) -> Vec<Line> {
    let height = style.line_height();
    let (ascent, descent) = (style.face.ascent(style.size), style.face.descent(style.size));
    let baseline = (height - ascent - descent) * 0.5 + ascent;
    let text: String = cleaned(text).collect();
    breaking::Words::of(&text, style.face)
        .flowing(width / style.size)
        .into_iter()
        .map(|words| {
            let x = match style.align {
                Align::Left => Mm::ZERO,
                Align::Centre => width * 0.5,
                Align::Right => width,
            };
            let items = if words.is_empty() { Items::new() } else { vec![line(&words, style, Point::at(x, baseline))] };
            Line { items, height }
        })
        .collect()
}

/// Lines put one below the other from a top left corner, and how high they stand together.
#[must_use]
pub fn stack(lines: impl IntoIterator<Item = Line>, at: Point) -> (Items, Mm) {
    let mut items = Items::new();
    let mut height = Mm::ZERO;
    for line in lines {
        let step = at - Point::ORIGIN + Vector::at(Mm::ZERO, height);
        items.extend(line.items.into_iter().map(|(place, item)| (place + step, item)));
        height += line.height;
    }
    (items, height)
}

/// The characters that are set: tabs become spaces, each line break one character, and control and formatting characters are left out.
fn cleaned(text: &str) -> impl Iterator<Item = char> + '_ {
    text.chars().filter_map(|character| match character {
        '\n' | '\u{2028}' | '\u{2029}' | '\u{B}' | '\u{C}' | '\u{85}' => Some('\n'),
        '\t' => Some(' '),
        '\u{AD}'
        | '\u{200B}'..='\u{200F}'
        | '\u{202A}'..='\u{202E}'
        | '\u{2060}'..='\u{206F}'
        | '\u{FE00}'..='\u{FE0F}'
        | '\u{FEFF}' => None,
        control if control.is_control() => None,
        other => Some(other),
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_run_has_a_glyph_for_every_character_it_keeps() {
        let run = run("Ab\t漢\u{200B}\r\n→", Face::Bold, Mm::new(4.0), Color::BLACK);
        assert_eq!(run.text, "Ab 漢 →");
        assert_eq!(run.glyphs.len(), run.text.chars().count());
        assert!(run.glyphs.iter().all(|glyph| glyph.id != 0));
        assert!((run.width - width("Ab 漢 →", Face::Bold, Mm::new(4.0))).abs() < Mm::new(1e-9));
    }

    #[test]
    fn a_line_stands_where_the_style_says() {
        let style = Style::new(Face::Regular, 3.0);
        let wide = width("Launch", Face::Regular, style.size);
        let x = |style| line("Launch", style, Point::new(100.0, 50.0)).0.x;
        assert_eq!(x(style), Mm::new(100.0));
        assert!((x(style.centred()) - (Mm::new(100.0) - wide * 0.5)).abs() < Mm::new(1e-9));
        assert!((x(style.right()) - (Mm::new(100.0) - wide)).abs() < Mm::new(1e-9));
    }

    #[test]
    fn words_are_divided_after_hyphens_between_longer_parts_alone() {
        let style = Style::new(Face::Regular, 3.0);
        let first = |words: &str, on_the_line: &str| {
            let room = width(on_the_line, style.face, style.size) + Mm::new(0.5);
            let line = paragraphs(words, style, room).into_iter().next().expect("a line");
            line.items
                .into_iter()
                .filter_map(|(_, item)| if let Item::Text(run) = item { Some(run.text) } else { None })
                .collect::<String>()
        };
        assert_eq!(first("A ship of S-XIII", "A ship of S-"), "A ship of", "a name stays whole");
        assert_eq!(first("in initiative-order", "in initiative-"), "in initiative-");
    }

    #[test]
    fn prose_keeps_its_words_and_its_width() {
        let text =
            "Every ship moves once.\n\nThen, in initiative-order, all launch their fighters; a\u{A0}squadron may not wait.";
        for width in [12.0, 20.0, 47.0, 300.0] {
            let lines = paragraphs(text, Style::new(Face::Italic, 3.0), Mm::new(width));
            let runs: Vec<_> = lines.iter().flat_map(|line| &line.items).collect();
            let mut words = String::new();
            for (at, item) in runs {
                let Item::Text(run) = item else { panic!("prose is text") };
                assert!(at.x + run.width <= Mm::new(width + 1e-6), "{:?} is wider than {width}", run.text);
                words.push_str(&run.text);
            }
            let solid = |text: &str| text.chars().filter(|character| !character.is_whitespace()).collect::<String>();
            assert_eq!(solid(&words), solid(text));
            assert!(lines.iter().any(|line| line.items.is_empty()), "the blank line is kept");
            let (items, height) = stack(lines.clone(), Point::new(5.0, 7.0));
            assert_eq!(items.len(), lines.iter().filter(|line| !line.items.is_empty()).count());
            assert!((height - Mm::new(3.75 * lines.len() as f64)).abs() < Mm::new(1e-9));
        }
    }
}
