//! What stays empty along the edges of a page.

use serde::{Deserialize, Serialize};

use geometry::{Mm, Point, Rect, Size};

/// The strips along the edges of a page that stay empty.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
#[serde(try_from = "AnyMargins")]
pub struct Margins {
    /// Along the top edge.
    pub top: Mm,
    /// Along the right edge.
    pub right: Mm,
    /// Along the bottom edge.
    pub bottom: Mm,
    /// Along the left edge.
    pub left: Mm,
}

/// Margins as they stand in a file, before their bounds are checked.
#[derive(Deserialize)]
#[serde(rename = "Margins", deny_unknown_fields)]
struct AnyMargins {
    top: Mm,
    right: Mm,
    bottom: Mm,
    left: Mm,
}

impl TryFrom<AnyMargins> for Margins {
    type Error = String;

    fn try_from(any: AnyMargins) -> Result<Self, String> {
        for side in [any.top, any.right, any.bottom, any.left] {
            if side < Mm::ZERO || side > Self::WIDEST {
                return Err(format!("a margin is 0 to {} mm, not {}", Self::WIDEST.get(), side.get()));
            }
        }
        Ok(Self { top: any.top, right: any.right, bottom: any.bottom, left: any.left })
    }
}

impl Margins {
    /// The widest margin that a file may hold.
    pub const WIDEST: Mm = Mm::new(500.0);

    /// The same margin on every side.
    #[must_use]
    pub const fn all(side: Mm) -> Self {
        Self { top: side, right: side, bottom: side, left: side }
    }

    /// What the margins leave of a page; nothing, at its middle, where they leave nothing.
    #[must_use]
    pub fn inside(self, page: Size) -> Rect {
        let page = Rect::new(Point::ORIGIN, page);
        let inside = Rect {
            min: Point::at(page.min.x + self.left, page.min.y + self.top),
            max: Point::at(page.max.x - self.right, page.max.y - self.bottom),
        };
        if inside.width() > Mm::ZERO && inside.height() > Mm::ZERO {
            inside
        } else {
            Rect::around(page.middle(), Size::default())
        }
    }
}

impl Default for Margins {
    fn default() -> Self {
        Self::all(Mm::new(10.0))
    }
}

#[cfg(test)]
mod tests {
    use super::super::{Orientation, Paper};
    use super::*;

    #[test]
    fn a_file_cannot_bring_in_impossible_margins() {
        assert!(ron::from_str::<Margins>("(top: -1, right: 0, bottom: 0, left: 0)").is_err());
        assert!(ron::from_str::<Margins>("(top: 1, right: 0, bottom: 0, left: 0, gutter: 3)").is_err());
        assert_eq!(ron::from_str("(top: 1, right: 1, bottom: 1, left: 1)"), Ok(Margins::all(Mm::new(1.0))));
    }

    #[test]
    fn margins_never_turn_a_page_inside_out() {
        let page = Orientation::Landscape.page(Paper::A4);
        assert_eq!(page, Size::new(297.0, 210.0));
        assert_eq!(Margins::default().inside(page), Rect::at(10.0, 10.0, 277.0, 190.0));
        assert_eq!(Margins::all(Mm::new(200.0)).inside(page).size(), Size::default());
    }
}
