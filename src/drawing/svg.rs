//! The SVG back end, which writes a page for browsers and drawing programs.
//!
//! Text is written as outlines, so that it looks the same without the fonts; each line has its words as its label. Identifiers are numbers, counted
//! in the order in which they are first used. Nothing here measures, wraps or decides.

use std::collections::BTreeSet;
use std::fmt::Write;

use base64::Engine;
use base64::prelude::BASE64_STANDARD;

use super::dump::rounded;
use super::path::MITRE_LIMIT;
use super::picture::{PictureCache, crossed_box, upright};
use super::{Color, Face, Group, Item, Items, Page, Path, Picture, Segment, Stroke, TextRun};
use geometry::{Mm, Point, Transform, Vector};

/// The page as an SVG document, whose units are millimetres.
#[must_use]
pub fn svg(page: &Page) -> String {
    let mut ink = Ink { decimals: 3, ..Ink::default() };
    ink.items(&page.items, Vector::ZERO);
    let [width, height] = [page.size.width, page.size.height].map(|side| rounded(side.get(), 4));
    let mut text = format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" xmlns:xlink=\"http://www.w3.org/1999/xlink\" width=\"{width}mm\" \
         height=\"{height}mm\" viewBox=\"0 0 {width} {height}\" stroke-miterlimit=\"{MITRE_LIMIT}\">\n<title>{}</title>\n",
        escaped(&page.title)
    );
    if !ink.glyphs.is_empty() || !ink.definitions.is_empty() {
        text.push_str("<defs>\n");
        for (face, glyph) in &ink.glyphs {
            let outline = Path { segments: face.outline(*glyph), ..Path::default() };
            let units = Transform::scale(face.units_per_em(), face.units_per_em());
            let _ = writeln!(text, "<path id=\"{}\" d=\"{}\"/>", name(*face, *glyph), outline_data(&outline, units, 0));
        }
        text.push_str(&ink.definitions);
        text.push_str("</defs>\n");
    }
    text.push_str(&ink.body);
    text.push_str("</svg>\n");
    text
}

#[derive(Default)]
struct Ink {
    body: String,
    definitions: String,
    glyphs: BTreeSet<(Face, u16)>,
    pictures: PictureCache<Option<usize>>,
    clips: usize,
    decimals: usize,
}

impl Ink {
    fn items(&mut self, items: &Items, step: Vector) {
        for (at, item) in items {
            let at = *at + step;
            match item {
                Item::Path(path) => self.path(path, at),
                Item::Text(run) => self.text(run, at),
                Item::Image(picture) => self.picture(picture, at),
                Item::Group(group) => self.group(group, at),
            }
        }
    }

    fn path(&mut self, path: &Path, at: Point) {
        let fill = path.fill.filter(|fill| fill.alpha > 0);
        let stroke = path.stroke.as_ref().filter(|stroke| stroke.shows());
        if fill.is_none() && stroke.is_none() {
            return;
        }
        let data = outline_data(path, Transform::translate(at - Point::ORIGIN), self.decimals);
        let _ = write!(self.body, "<path d=\"{data}\"{}", fill.map_or(" fill=\"none\"".to_owned(), |fill| paint("fill", fill)));
        if let Some(stroke) = stroke {
            self.stroke(stroke);
        }
        self.body.push_str("/>\n");
    }

    fn stroke(&mut self, stroke: &Stroke) {
        let _ = write!(self.body, "{} stroke-width=\"{}\"", paint("stroke", stroke.color), self.number(stroke.width));
        if let Some(pattern) = stroke.pattern() {
            let lengths: Vec<String> = pattern.into_iter().map(|length| self.number(length)).collect();
            let _ = write!(self.body, " stroke-dasharray=\"{}\"", lengths.join(" "));
        }
        if stroke.round {
            self.body.push_str(" stroke-linecap=\"round\" stroke-linejoin=\"round\"");
        }
    }

    /// Writes a line of text. Glyphs are placed in the units of their font, so that numbers stay short.
    fn text(&mut self, run: &TextRun, at: Point) {
        if run.color.alpha == 0 || run.text.trim().is_empty() {
            return;
        }
        let scale = run.size / run.face.units_per_em();
        let label = escaped(&run.text);
        let place = format!("translate({} {}) scale({})", self.number(at.x), self.number(at.y), rounded(scale.get(), 9));
        let _ = writeln!(self.body, "<g role=\"img\" aria-label=\"{label}\" transform=\"{place}\"{}>", paint("fill", run.color));
        let mut pen = 0.0;
        for glyph in &run.glyphs {
            if !run.face.outline(glyph.id).is_empty() {
                self.glyphs.insert((run.face, glyph.id));
                let _ = write!(self.body, "<use xlink:href=\"#{}\" x=\"{}\"/>", name(run.face, glyph.id), rounded(pen, 0));
            }
            pen += glyph.advance / scale;
        }
        self.body.push_str("\n</g>\n");
    }

    fn picture(&mut self, picture: &Picture, at: Point) {
        let definitions = &mut self.definitions;
        let define = |number| {
            let (kind, bytes) = upright(&picture.bytes)?;
            let (media, data) = (kind.media_type(), BASE64_STANDARD.encode(bytes));
            let _ = writeln!(
                definitions,
                "<image id=\"picture{number}\" width=\"1\" height=\"1\" preserveAspectRatio=\"none\" \
                 style=\"image-orientation:none\" xlink:href=\"data:{media};base64,{data}\"/>"
            );
            Some(number)
        };
        let Some(number) = *self.pictures.get(picture, define) else {
            return self.path(&crossed_box(picture.size), at);
        };
        let place = [at.x, at.y, picture.size.width, picture.size.height].map(|length| self.number(length));
        let label = escaped(&picture.description);
        let _ = writeln!(
            self.body,
            "<use xlink:href=\"#picture{number}\" role=\"img\" aria-label=\"{label}\" \
             transform=\"translate({} {}) scale({} {})\"/>",
            place[0], place[1], place[2], place[3]
        );
    }

    fn group(&mut self, group: &Group, at: Point) {
        let step = at - Point::ORIGIN;
        let moved = Transform { e: Mm::ZERO, f: Mm::ZERO, ..group.transform } == Transform::IDENTITY;
        if moved && group.clip.is_none() && group.tag.is_none() {
            return self.items(&group.items, step + Vector::at(group.transform.e, group.transform.f));
        }
        let before = self.decimals;
        self.body.push_str("<g");
        if let Some(tag) = group.tag {
            let _ = write!(self.body, " data-tag=\"{}\"", tag.0);
        }
        let whole = group.transform.then(Transform::translate(step));
        let mut inner = Vector::at(whole.e, whole.f);
        if !moved {
            let linear = [whole.a, whole.b, whole.c, whole.d].map(|factor| rounded(factor, 6));
            let step = [whole.e, whole.f].map(|length| self.number(length));
            let _ = write!(self.body, " transform=\"matrix({} {})\"", linear.join(" "), step.join(" "));
            // An enlarged group needs more decimals to look as exact as others.
            self.decimals = (before + group.transform.mean_scale().max(1.0).log10().ceil() as usize).min(6);
            inner = Vector::ZERO;
        }
        if let Some(clip) = &group.clip {
            self.clips += 1;
            let data = outline_data(clip, Transform::translate(inner), self.decimals);
            let _ = writeln!(self.definitions, "<clipPath id=\"clip{0}\"><path d=\"{data}\"/></clipPath>", self.clips);
            let _ = write!(self.body, " clip-path=\"url(#clip{})\"", self.clips);
        }
        self.body.push_str(">\n");
        self.items(&group.items, inner);
        self.body.push_str("</g>\n");
        self.decimals = before;
    }

    fn number(&self, length: Mm) -> String {
        number(length.get(), self.decimals)
    }
}

fn name(face: Face, glyph: u16) -> String {
    let initial = match face {
        Face::Regular => 'r',
        Face::Bold => 'b',
        Face::Italic => 'i',
    };
    format!("{initial}{glyph}")
}

fn paint(attribute: &str, color: Color) -> String {
    let [red, green, blue] = color.rgb;
    let mut text = format!(" {attribute}=\"#{red:02x}{green:02x}{blue:02x}\"");
    if color.alpha < 255 {
        let _ = write!(text, " {attribute}-opacity=\"{}\"", rounded(f64::from(color.alpha) / 255.0, 3));
    }
    text
}

fn number(number: f64, decimals: usize) -> String {
    rounded(if number.is_finite() { number } else { 0.0 }, decimals)
}

fn outline_data(path: &Path, transform: Transform, decimals: usize) -> String {
    let mut data = String::new();
    let place = |point: Point| {
        let point = transform.apply(point);
        format!("{} {}", number(point.x.get(), decimals), number(point.y.get(), decimals))
    };
    for step in path.steps() {
        let _ = match step {
            Segment::Move(to) => write!(data, "M{}", place(to)),
            Segment::Line(to) => write!(data, "L{}", place(to)),
            Segment::Cubic(first, second, to) => write!(data, "C{} {} {}", place(first), place(second), place(to)),
            Segment::Close => write!(data, "Z"),
        };
    }
    data
}

/// Words escaped for XML, without the characters that XML cannot contain.
fn escaped(words: &str) -> String {
    let mut text = String::with_capacity(words.len());
    for character in words.chars() {
        match character {
            '&' => text.push_str("&amp;"),
            '<' => text.push_str("&lt;"),
            '>' => text.push_str("&gt;"),
            '"' => text.push_str("&quot;"),
            '\'' => text.push_str("&apos;"),
            '\t' | '\n' | '\r' => text.push(' '),
            '\u{0}'..='\u{1F}' | '\u{FFFE}' | '\u{FFFF}' => {}
            other => text.push(other),
        }
    }
    text
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{samples, text};
    use geometry::Size;

    #[test]
    fn a_page_is_drawn_in_millimetres_and_says_its_words() {
        let text = svg(&samples::page());
        for part in [
            "width=\"120mm\" height=\"160mm\" viewBox=\"0 0 120 160\"",
            "<title>Samples / every kind</title>",
            "role=\"img\" aria-label=\"turned by 30°\"",
            "aria-label=\"a &lt;gradient&gt; &amp; more\"",
            "data-tag=\"3\" clip-path=\"url(#clip1)\"",
            "stroke-dasharray=\"3 1.5\"",
            "fill-opacity=\"0.502\"",
            "data:image/jpeg;base64,",
        ] {
            assert!(text.contains(part), "no {part:?}");
        }
        assert_eq!(text.matches("data:image/png").count(), 1, "a picture drawn twice is kept once");
        assert_eq!(text, svg(&samples::page()));
        assert!(!text.contains("NaN"));
    }

    #[test]
    fn nothing_written_by_a_user_breaks_the_markup() {
        let mut page = Page::new("<&>\"'\u{1}\u{FFFF}\n", Size::new(10.0, 10.0));
        page.items.push(text::line("]]>\u{8}<script>", text::Style::new(Face::Regular, 3.0), Point::ORIGIN));
        let text = svg(&page);
        assert!(text.contains("<title>&lt;&amp;&gt;&quot;&apos; </title>"));
        assert!(text.contains("aria-label=\"]]&gt;&lt;script&gt;\""));
        assert!(text.chars().all(|character| character == '\n' || !character.is_control()));
    }
}
