//! A finished page.

use serde::{Deserialize, Serialize};

use super::{Color, Ground, Group, Items, Knife, Path};
use geometry::{Mm, Point, Rect, Size, Transform, Vector};

/// A page as data: everything is measured, and nothing is left to decide.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Page {
    /// The title of the page in a list of pages and in a PDF's outline.
    pub title: String,
    /// The size of the paper.
    pub size: Size,
    /// The side of the sheet on which the page is printed.
    pub side: SheetSide,
    /// The rectangle to which the sheet is trimmed; `None` if it keeps the size of the paper.
    pub trim: Option<Rect>,
    /// The colour that continues beyond the page's edges, if the whole page is a piece to be cut out.
    pub beyond: Option<Color>,
    /// The cuts of the page, if it is cut into pieces.
    pub knife: Knife,
    /// The items in drawing order; positions are measured from the top left corner.
    pub items: Items,
}

/// A side of a sheet.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum SheetSide {
    /// The side that is printed first.
    Front,
    /// The back of the same sheet.
    Back,
}

impl Page {
    /// An empty page.
    #[must_use]
    pub fn new(title: impl Into<String>, size: Size) -> Self {
        let (side, knife) = (SheetSide::Front, Knife::default());
        Self { title: title.into(), size, side, trim: None, beyond: None, knife, items: Items::new() }
    }

    /// The page as a piece to be cut out. The colour continues beyond the edges of the piece.
    #[must_use]
    pub fn cut_from(self, color: Color) -> Self {
        Self { beyond: Some(color), ..self }
    }

    /// The page enlarged by this much on every side, in the colour that continues beyond its edges, with its original size as the trim. A page that
    /// is not a piece to be cut out is returned unchanged.
    #[must_use]
    pub fn with_bleed(self, by: Mm) -> Self {
        let Some(color) = self.beyond.filter(|_| by > Mm::ZERO) else { return self };
        let both = Vector::at(by, by);
        let size = Size::of(self.size.width + by * 2.0, self.size.height + by * 2.0);
        let ground = Path::rect(Rect::new(Point::ORIGIN, size)).filled(color).as_ground(Ground::Beyond);
        let own = Group::of(self.items).with_transform(Transform::translate(both));
        let items = vec![(Point::ORIGIN, ground.into()), (Point::ORIGIN, own.into())];
        Self { trim: Some(Rect::new(Point::ORIGIN + both, self.size)), size, beyond: None, items, ..self }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::png::{Raster, raster};

    #[test]
    fn a_piece_goes_on_beyond_its_cut_and_a_page_does_not() {
        let red = Color::rgb(200, 0, 0);
        let mut page = Page::new("Card", Size::new(10.0, 20.0));
        page.items.push((Point::ORIGIN, Path::rect(Rect::at(0.0, 0.0, 10.0, 20.0)).filled(red).into()));
        assert_eq!(page.clone().with_bleed(Mm::new(3.0)), page);
        let wide = page.clone().cut_from(red).with_bleed(Mm::new(3.0));
        assert_eq!((wide.size, wide.trim), (Size::new(16.0, 26.0), Some(Rect::at(3.0, 3.0, 10.0, 20.0))));
        let Raster { rgba, .. } = raster(&wide, 1.0).expect("pixels");
        assert!(rgba.as_chunks::<4>().0.iter().all(|pixel| *pixel == [200, 0, 0, 255]), "white beside the cut");
        assert_eq!(page.clone().cut_from(red).with_bleed(Mm::ZERO).size, page.size);
    }
}
