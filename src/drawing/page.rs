//! A finished page.

use serde::{Deserialize, Serialize};

use super::{Items, Knife};
use geometry::{Rect, Size};

/// A page as data: everything measured, nothing left to decide.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Page {
    /// What the page is called in a list of pages and in a PDF's outline.
    pub title: String,
    /// The size of the paper.
    pub size: Size,
    /// Which side of its sheet it is.
    pub side: SheetSide,
    /// Where the finished sheet is cut, if it is cut smaller than the paper.
    pub trim: Option<Rect>,
    /// How it is cut, if it is cut into pieces.
    pub knife: Knife,
    /// What is drawn, in drawing order, measured from the top left corner.
    pub items: Items,
}

/// Which side of a sheet is printed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum SheetSide {
    /// The side that is printed first.
    Front,
    /// The side behind it.
    Back,
}

impl Page {
    /// An empty page.
    #[must_use]
    pub fn new(title: impl Into<String>, size: Size) -> Self {
        Self { title: title.into(), size, side: SheetSide::Front, trim: None, knife: Knife::default(), items: Items::new() }
    }
}
