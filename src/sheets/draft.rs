//! Something being drawn: items, and the texts that did not fit.

use drawing::text::{self, Fitted, Style};
use drawing::{Color, Group, Item, Items, Path, Tag};
use geometry::{Mm, Point, Rect, Transform};

/// Something being drawn. Texts that had to be cut are kept until the draft is put into a printout, which turns them into
/// findings.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Draft {
    /// What is drawn, in drawing order.
    pub items: Items,
    /// The texts that were cut with an ellipsis.
    pub cut: Vec<String>,
}

impl Draft {
    /// The size to which letters shrink before a text is broken or cut: five points.
    pub const SMALLEST: Mm = Mm::points(5.0);

    /// An empty draft.
    #[must_use]
    pub const fn new() -> Self {
        Self { items: Vec::new(), cut: Vec::new() }
    }

    /// Puts down an item at a point.
    pub fn put(&mut self, at: Point, item: impl Into<Item>) {
        self.items.push((at, item.into()));
    }

    /// Puts down an outline whose points are measured from the draft's own corner.
    pub fn path(&mut self, path: Path) {
        self.put(Point::ORIGIN, path);
    }

    /// A straight line.
    pub fn rule(&mut self, from: Point, to: Point, color: Color, width: f64) {
        self.path(Path::line(&[from, to]).stroked(color, width));
    }

    /// A rectangle that leaves no ink, so that a click anywhere in it finds what the draft stands for.
    pub fn target(&mut self, rect: Rect) {
        self.path(Path::rect(rect));
    }

    /// A text on one line inside a rectangle; shrunk, then cut where it must be.
    pub fn line(&mut self, words: &str, style: Style, rect: Rect) {
        let fitted = text::fit_line(words, style, rect, Self::SMALLEST);
        self.fitted(words, fitted);
    }

    /// A text on as many lines as it needs inside a rectangle; shrunk, then cut where it must be.
    pub fn text(&mut self, words: &str, style: Style, rect: Rect) {
        let fitted = text::fit_box(words, style, rect, Self::SMALLEST);
        self.fitted(words, fitted);
    }

    /// Prose of this width, as high as it needs, from a point downwards; returns its height.
    pub fn prose(&mut self, words: &str, style: Style, at: Point, width: Mm) -> Mm {
        let (items, height) = text::stack(text::paragraphs(words, style, width), at);
        self.items.extend(items);
        height
    }

    /// Puts down another draft as a group.
    pub fn add(&mut self, at: Point, draft: Self) {
        self.add_group(at, draft, |group| group);
    }

    /// Puts down another draft as a group that stands for a place.
    pub fn add_tagged(&mut self, at: Point, draft: Self, tag: Tag) {
        self.add_group(at, draft, |group| group.tagged(tag));
    }

    /// Puts down another draft as a group turned, scaled and moved.
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
