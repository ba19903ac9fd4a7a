//! A drawing that is still being made: its items, and the texts that did not fit.

use drawing::text::{self, Fitted, Style};
use drawing::{Color, Group, Item, Items, Path, Tag};
use geometry::{Mm, Point, Rect, Transform};

/// A drawing that is still being made. It keeps the texts that had to be cut off until it is put into a printout, which turns them into findings.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Draft {
    /// The items in drawing order, each with the point that it is measured from.
    pub items: Items,
    /// The texts that were cut off and end with an ellipsis.
    pub cut: Vec<String>,
}

impl Draft {
    /// The size to which letters may shrink before a text is broken or cut: five points.
    pub const SMALLEST: Mm = Mm::points(5.0);

    /// An empty draft.
    #[must_use]
    pub const fn new() -> Self {
        Self { items: Vec::new(), cut: Vec::new() }
    }

    /// Adds an item to the draft at a point.
    pub fn put(&mut self, at: Point, item: impl Into<Item>) {
        self.items.push((at, item.into()));
    }

    /// Adds an outline whose points are measured from the draft's own corner.
    pub fn path(&mut self, path: Path) {
        self.put(Point::ORIGIN, path);
    }

    /// Adds a straight line, `width` millimetres wide.
    pub fn rule(&mut self, from: Point, to: Point, color: Color, width: f64) {
        self.path(Path::line(&[from, to]).stroked(color, width));
    }

    /// Adds an invisible rectangle. A click anywhere in it leads to the place with which the draft is tagged.
    pub fn target(&mut self, rect: Rect) {
        self.path(Path::rect(rect));
    }

    /// Adds a text on one line inside a rectangle. A text that is too long is shrunk, and cut off if it is then still too long.
    pub fn line(&mut self, words: &str, style: Style, rect: Rect) {
        let fitted = text::fit_line(words, style, rect, Self::SMALLEST);
        self.fitted(words, fitted);
    }

    /// Adds a text inside a rectangle, on as many lines as it needs. A text that is too long is shrunk, and cut off if it is then still too long.
    pub fn text(&mut self, words: &str, style: Style, rect: Rect) {
        let fitted = text::fit_box(words, style, rect, Self::SMALLEST);
        self.fitted(words, fitted);
    }

    /// Adds prose of this width, whose upper left corner is the point `at`. It takes as much height as it needs; returns this height.
    pub fn prose(&mut self, words: &str, style: Style, at: Point, width: Mm) -> Mm {
        let (items, height) = text::stack(text::paragraphs(words, style, width), at);
        self.items.extend(items);
        height
    }

    /// Adds another draft to this one as a group at a point.
    pub fn add(&mut self, at: Point, draft: Self) {
        self.add_group(at, draft, |group| group);
    }

    /// Adds another draft to this one as a group at a point, tagged with a place of the project.
    pub fn add_tagged(&mut self, at: Point, draft: Self, tag: Tag) {
        self.add_group(at, draft, |group| group.tagged(tag));
    }

    /// Adds another draft, turned, scaled or moved by `transform`, to this one as a group at a point.
    pub fn add_transformed(&mut self, at: Point, draft: Self, transform: Transform) {
        self.add_group(at, draft, |group| group.with_transform(transform));
    }

    fn add_group(&mut self, at: Point, draft: Self, change: impl FnOnce(Group) -> Group) {
        self.cut.extend(draft.cut);
        if !draft.items.is_empty() {
            self.put(at, change(Group::of(draft.items)));
        }
    }

    fn fitted(&mut self, words: &str, fitted: Fitted) {
        if fitted.cut {
            self.cut.push(words.trim().to_owned());
        }
        self.items.extend(fitted.items);
    }
}

impl From<Group> for Draft {
    fn from(group: Group) -> Self {
        Self { items: vec![(Point::ORIGIN, group.into())], cut: Vec::new() }
    }
}
