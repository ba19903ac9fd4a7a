//! The text log of a page, which golden tests compare and content hashes are computed from.
//!
//! The log has one line for each item, indented by group. Numbers are rounded so that differences between platforms do not show. The format may
//! change only together with every golden file.

use std::fmt::Write;

use super::picture::PictureCache;
use super::{Color, Group, Item, Items, Page, Path, Segment, Stroke};
use geometry::{Mm, Point, Transform, Vector};

/// The text log of a page.
#[must_use]
pub fn dump(page: &Page) -> String {
    let mut log = Log { text: String::new(), depth: 1, pictures: PictureCache::new(), tags: true };
    let size = [page.size.width, page.size.height].map(number);
    let _ = writeln!(log.text, "page {:?} {} x {}", page.title, size[0], size[1]);
    if let Some(trim) = page.trim {
        let _ = writeln!(log.text, "  trim {} to {}", point(trim.min), point(trim.max));
    }
    log.items(&page.items);
    log.text
}

/// The text log of everything visible on a page. It has no title and no tags, since the numbering of the tags depends on what else is printed.
#[must_use]
pub fn shown(page: &Page) -> String {
    let mut log = Log { text: String::new(), depth: 1, pictures: PictureCache::new(), tags: false };
    let [width, height] = [page.size.width, page.size.height].map(number);
    let _ = writeln!(log.text, "page {width} x {height}");
    log.items(&page.items);
    log.text
}

struct Log {
    text: String,
    depth: usize,
    pictures: PictureCache<()>,
    /// Whether tags are written into the log.
    tags: bool,
}

impl Log {
    fn items(&mut self, items: &Items) {
        for (at, item) in items {
            for _ in 0..self.depth {
                self.text.push_str("  ");
            }
            match item {
                Item::Path(path) => {
                    let _ = write!(self.text, "path");
                    self.outline(path, *at - Point::ORIGIN);
                    self.inks(path);
                }
                Item::Text(run) => {
                    let (face, size, ink) = (run.face.name(), number(run.size), hex(run.color));
                    let _ = write!(self.text, "text {} {:?} {face} {size} {ink}", point(*at), run.text);
                }
                Item::Image(picture) => {
                    let hash = self.pictures.hash(picture);
                    let [a, b, c, d, ..] = hash;
                    let size = [picture.size.width, picture.size.height].map(number);
                    let _ = write!(self.text, "image {} {} x {} {a:02x}{b:02x}{c:02x}{d:02x}", point(*at), size[0], size[1]);
                    if !picture.description.is_empty() {
                        let _ = write!(self.text, " {:?}", picture.description);
                    }
                }
                Item::Group(group) => {
                    self.group(group, *at);
                    continue;
                }
            }
            self.text.push('\n');
        }
    }

    fn group(&mut self, group: &Group, at: Point) {
        let _ = write!(self.text, "group {}", point(at));
        if let Some(tag) = group.tag.filter(|_| self.tags) {
            let _ = write!(self.text, " tag {}", tag.0);
        }
        if group.transform != Transform::IDENTITY {
            let Transform { a, b, c, d, e, f } = group.transform;
            let linear = [a, b, c, d].map(|factor| rounded(factor, 4));
            let step = [e, f].map(number);
            let _ =
                write!(self.text, " transform {} {} {} {} {} {}", linear[0], linear[1], linear[2], linear[3], step[0], step[1]);
        }
        if let Some(clip) = &group.clip {
            self.text.push_str(" clip");
            self.outline(clip, Vector::ZERO);
        }
        self.text.push('\n');
        self.depth += 1;
        self.items(&group.items);
        self.depth -= 1;
    }

    fn outline(&mut self, path: &Path, step: Vector) {
        for segment in &path.segments {
            let _ = match segment {
                Segment::Move(to) => write!(self.text, " M {}", point(*to + step)),
                Segment::Line(to) => write!(self.text, " L {}", point(*to + step)),
                Segment::Cubic(first, second, to) => {
                    write!(self.text, " C {} {} {}", point(*first + step), point(*second + step), point(*to + step))
                }
                Segment::Close => write!(self.text, " Z"),
            };
        }
    }

    fn inks(&mut self, path: &Path) {
        if let Some(fill) = path.fill {
            let _ = write!(self.text, " fill {}", hex(fill));
        }
        if let Some(Stroke { color, width, dashes, round }) = &path.stroke {
            let _ = write!(self.text, " stroke {} {}", hex(*color), number(*width));
            if !dashes.is_empty() {
                let dashes: Vec<String> = dashes.iter().copied().map(number).collect();
                let _ = write!(self.text, " dashes {}", dashes.join(" "));
            }
            if *round {
                self.text.push_str(" round");
            }
        }
    }
}

fn hex(color: Color) -> String {
    let [red, green, blue] = color.rgb;
    if color.alpha == 255 {
        format!("#{red:02x}{green:02x}{blue:02x}")
    } else {
        format!("#{red:02x}{green:02x}{blue:02x}{:02x}", color.alpha)
    }
}

fn point(point: Point) -> String {
    format!("{},{}", number(point.x), number(point.y))
}

fn number(length: Mm) -> String {
    rounded(length.get(), 2)
}

/// A number with at most this many decimals, without trailing zeros and without a minus sign before zero.
pub(super) fn rounded(number: f64, decimals: usize) -> String {
    let mut text = format!("{number:.decimals$}");
    if text.contains('.') {
        text.truncate(text.trim_end_matches('0').trim_end_matches('.').len());
    }
    if text == "-0" { "0".to_owned() } else { text }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::samples;

    #[test]
    fn a_number_is_as_short_as_it_can_be() {
        assert_eq!(
            [1.0, -0.001, 2.50, 1.0 / 3.0, -12.345_6, 100.0].map(|x| rounded(x, 2)),
            ["1", "0", "2.5", "0.33", "-12.35", "100"]
        );
        assert_eq!(rounded(1200.0, 0), "1200");
    }

    #[test]
    fn every_kind_of_item_has_its_line() {
        let text = dump(&samples::page());
        for line in [
            "page \"Samples / every kind\" 120 x 160",
            "  trim 5,5 to 115,155",
            "    text 0,0 \"turned by 30°\" bold 5 #000000",
            " dashes 3 1.5 round",
            "group 12,60 tag 3 clip M 20,10 C",
            "  image 70,60 24 x 16 ",
            "fill #3366cc80",
        ] {
            assert!(text.contains(line), "no {line:?} in\n{text}");
        }
        assert_eq!(text, dump(&samples::page().clone()));
    }
}
