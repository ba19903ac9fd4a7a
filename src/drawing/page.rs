//! A finished page.

use serde::{Deserialize, Serialize};

use super::{Color, Ground, Group, Items, Knife, Path};
use geometry::{Mm, Point, Rect, Size, Transform, Vector};

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
    /// The colour that goes on beyond its edges, if all of it is a piece that is cut out.
    pub beyond: Option<Color>,
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
        let (side, knife) = (SheetSide::Front, Knife::default());
        Self { title: title.into(), size, side, trim: None, beyond: None, knife, items: Items::new() }
    }

    /// The same as a piece whose colour goes on beyond its edges.
    #[must_use]
    pub fn cut_from(self, color: Color) -> Self {
        Self { beyond: Some(color), ..self }
    }

    /// The same larger by so much on every side, in the colour that goes on beyond its edges, and trimmed to its own size; a page that is no piece
    /// stays as it is.
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
