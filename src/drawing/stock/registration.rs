//! The marks by which a cutting machine finds out where the printed sheet lies.

use serde::{Deserialize, Serialize};

use geometry::{Mm, Point, Rect, Size};

/// The cutting machine for which marks are printed.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub enum Registration {
    /// No cutting machine, and no marks.
    #[default]
    None,
    /// A square and two corners, for the machines of Silhouette.
    Silhouette,
    /// A frame around everything, for the machines of Cricut.
    Cricut,
}

/// The side of the square for Silhouette.
const SQUARE: Mm = Mm::new(5.0);
/// The length of the arms of the two corners for Silhouette.
const ARM: Mm = Mm::new(20.0);
/// The width of the arms of the two corners for Silhouette.
const WIDE: Mm = Mm::new(0.5);
/// The width of the frame for Cricut.
const FRAME: Mm = Mm::new(1.0);

impl Registration {
    /// Every choice, in the order in which the user sees them.
    pub const ALL: [Self; 3] = [Self::None, Self::Silhouette, Self::Cricut];

    /// The name of the choice on screen.
    #[must_use]
    pub const fn label(self) -> &'static str {
        match self {
            Self::None => "No marks for one",
            Self::Silhouette => "Marks for Silhouette",
            Self::Cricut => "Marks for Cricut",
        }
    }

    /// Whether no marks are printed.
    #[must_use]
    pub fn is_none(&self) -> bool {
        *self == Self::None
    }

    /// The distance that everything else has to keep from the edges of the marked area.
    #[must_use]
    pub const fn clearance(self) -> Mm {
        match self {
            Self::None => Mm::ZERO,
            Self::Silhouette => Mm::new(6.0),
            Self::Cricut => Mm::new(2.0),
        }
    }

    /// The outlines of the marks along the edges of an area.
    #[must_use]
    pub fn marks(self, area: Rect) -> Vec<Vec<Point>> {
        let block = |x: Mm, y: Mm, width: Mm, height: Mm| Rect::new(Point::at(x, y), Size::of(width, height)).corners().to_vec();
        let (left, top, right, bottom) = (area.min.x, area.min.y, area.max.x, area.max.y);
        match self {
            Self::None => Vec::new(),
            Self::Silhouette => vec![
                block(left, top, SQUARE, SQUARE),
                block(right - ARM, top, ARM, WIDE),
                block(right - WIDE, top, WIDE, ARM),
                block(left, bottom - WIDE, ARM, WIDE),
                block(left, bottom - ARM, WIDE, ARM),
            ],
            Self::Cricut => vec![
                block(left, top, area.width(), FRAME),
                block(left, bottom - FRAME, area.width(), FRAME),
                block(left, top, FRAME, area.height()),
                block(right - FRAME, top, FRAME, area.height()),
            ],
        }
    }
}
