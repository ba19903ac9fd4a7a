//! The margins of a page.

use std::str::FromStr;

use serde::{Deserialize, Serialize};

use geometry::{Mm, NoLength, Point, Rect, Size};

/// The strips along the edges of a page that stay empty.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
#[serde(try_from = "AnyMargins")]
pub struct Margins {
    /// The width of the empty strip along the top edge.
    pub top: Mm,
    /// The width of the empty strip along the right edge.
    pub right: Mm,
    /// The width of the empty strip along the bottom edge.
    pub bottom: Mm,
    /// The width of the empty strip along the left edge.
    pub left: Mm,
}

/// Margins as a file contains them, before their bounds are checked.
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

/// Reads margins as a user writes them: one length for every side, or four in the order of CSS: top, right, bottom, left.
impl FromStr for Margins {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        let wrong = || format!("a margin is 0 to {} millimetres wide", Self::WIDEST.get());
        let sides: Vec<Mm> = text.split(',').map(str::parse).collect::<Result<_, NoLength>>().map_err(|_| wrong())?;
        let any = match sides.as_slice() {
            [side] => AnyMargins { top: *side, right: *side, bottom: *side, left: *side },
            [top, right, bottom, left] => AnyMargins { top: *top, right: *right, bottom: *bottom, left: *left },
            _ => return Err("margins are one length, or four with commas between them: top, right, bottom, left".into()),
        };
        Self::try_from(any).map_err(|_| wrong())
    }
}

impl Margins {
    /// The widest margin that a file may contain.
    pub const WIDEST: Mm = Mm::new(500.0);

    /// The same margin on every side.
    #[must_use]
    pub const fn all(side: Mm) -> Self {
        Self { top: side, right: side, bottom: side, left: side }
    }

    /// The part of a page within the margins; an empty rectangle at its middle if they leave nothing.
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
    fn margins_are_written_as_one_length_or_four() {
        let four = Margins { top: Mm::new(7.0), right: Mm::new(30.0), bottom: Mm::new(20.0), left: Mm::new(6.0) };
        assert_eq!("7,30,20,6".parse(), Ok(four));
        assert_eq!("7mm, 30, 20 mm, 6".parse(), Ok(four));
        assert_eq!("0.5in".parse(), Ok(Margins::all(Mm::inches(0.5))));
        for wrong in ["", "7,30", "7,30,20,6,5", "-1", "7,30,20,-6", "501"] {
            assert!(wrong.parse::<Margins>().is_err(), "{wrong}");
        }
    }

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
