//! The only code that measures and breaks text.
//!
//! [`run`] sets one line at its full size, and [`line()`] puts such a line at a point. [`fit_line`] and [`fit_box`] make any text fit a rectangle.
//! [`paragraphs`] breaks prose into lines that a caller spreads over pages, and [`mixed`] does so for prose in which some words look different. The
//! results are final: no back end wraps, shrinks or looks up a character again. Nothing here knows what a text means.
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

/// The horizontal alignment of lines.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Align {
    /// Lines begin at the left edge.
    #[default]
    Left,
    /// Lines are centred.
    Centre,
    /// Lines end at the right edge.
    Right,
}

/// The vertical alignment of a text in its box.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Vertical {
    /// The letters of the first line touch the top of the box.
    Top,
    /// Capital letters are centred between the top and the bottom of the box.
    #[default]
    Middle,
    /// The letters of the last line, descenders included, touch the bottom of the box.
    Bottom,
}

/// The style in which a text is set.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Style {
    /// The embedded font.
    pub face: Face,
    /// The wanted size of the letters.
    pub size: Mm,
    /// The colour of the letters.
    pub color: Color,
    /// The horizontal alignment of lines.
    pub align: Align,
    /// The vertical alignment of the text in a box.
    pub vertical: Vertical,
    /// The distance from one baseline to the next, as a multiple of the size.
    pub leading: f64,
}

impl Style {
    /// A style in black with the usual leading, aligned to the left and centred vertically; the size is in millimetres.
    #[must_use]
    pub const fn new(face: Face, size: f64) -> Self {
        let (align, vertical) = (Align::Left, Vertical::Middle);
        Self { face, size: Mm::new(size), color: Color::BLACK, align, vertical, leading: 1.25 }
    }

    /// The style with this colour in place of its own.
    #[must_use]
    pub const fn colored(self, color: Color) -> Self {
        Self { color, ..self }
    }

    /// The style with this size in place of its own.
    #[must_use]
    pub const fn sized(self, size: Mm) -> Self {
        Self { size, ..self }
    }

    /// The style with centred lines.
    #[must_use]
    pub const fn centred(self) -> Self {
        Self { align: Align::Centre, ..self }
    }

    /// The style with lines that end at the right edge.
    #[must_use]
    pub const fn right(self) -> Self {
        Self { align: Align::Right, ..self }
    }

    /// The style with text at the top of its box.
    #[must_use]
    pub const fn top(self) -> Self {
        Self { vertical: Vertical::Top, ..self }
    }

    /// The style with text at the bottom of its box.
    #[must_use]
    pub const fn bottom(self) -> Self {
        Self { vertical: Vertical::Bottom, ..self }
    }

    /// The style with this leading in place of its own, as a multiple of the size.
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

/// Sets a text on one line, at its full size. Line breaks and tabs become spaces, invisible characters are left out, and a substitute is shown for a
/// character that the font does not have.
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

/// The letters of a text that at least one of the fonts lacks. They are printed as an empty box.
#[must_use]
pub fn without_shape(text: &str) -> BTreeSet<char> {
    // The fonts have all letters of ASCII, and most texts consist of nothing else.
    let others = cleaned(text).filter(|letter| !letter.is_ascii());
    others.filter(|letter| Face::ALL.iter().any(|face| face.glyph(*letter).is_none())).collect()
}

/// The width of a text on one line.
#[must_use]
pub fn width(text: &str, face: Face, size: Mm) -> Mm {
    size * breaking::ems(text, face)
}

/// Sets a text on one line at its full size. The style's alignment decides whether the start, the middle or the end of the baseline lies at the
/// point.
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

/// One of the lines into which prose was broken.
#[derive(Clone, Debug, PartialEq)]
pub struct Line {
    /// The items of the line, measured from its top left corner; empty for a blank line.
    pub items: Items,
    /// The distance from the top of this line to the top of the next.
    pub height: Mm,
}

/// Breaks prose into lines of this width; a line break in the text starts a new line.
///
/// A single letter that is wider than a line still gets a line; nothing else extends beyond the width.
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

/// Puts lines one below the other, starting at a top left corner; returns their items and their total height.
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

/// The characters of a text that are drawn: tabs become spaces, each line break becomes one character, and control and formatting characters are left
/// out.
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
