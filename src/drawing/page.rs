//! A finished page.

use super::Items;
use crate::geometry::{Rect, Size};

/// A page as data: everything measured, nothing left to decide.
#[derive(Clone, Debug, PartialEq)]
pub struct Page {
    /// What the page is called in a list of pages and in a PDF's outline.
    pub title: String,
    /// The size of the paper.
    pub size: Size,
    /// Where the finished sheet is cut, if it is cut smaller than the paper.
    pub trim: Option<Rect>,
    /// What is drawn, in drawing order, measured from the top left corner.
    pub items: Items,
}

impl Page {
    /// An empty page.
    #[must_use]
    pub fn new(title: impl Into<String>, size: Size) -> Self {
        Self { title: title.into(), size, trim: None, items: Items::new() }
    }
}
