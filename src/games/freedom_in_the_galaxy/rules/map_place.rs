//! Where a star stands on the map of the galaxy.

use serde::{Deserialize, Serialize};

use geometry::{Mm, Point, Rect, Size};

/// The place of a star on the map, measured from the map's upper left corner.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct MapPlace {
    /// The distance from the left edge.
    pub x: Mm,
    /// The distance from the upper edge.
    pub y: Mm,
}

impl MapPlace {
    /// The size of the printed map, in millimetres (2.1).
    pub const SHEET: Size = Size::new(863.6, 558.8);
    /// The largest coordinate that the fields of a star accept.
    pub const FARTHEST: Mm = Mm::new(5_080.0);

    /// The free room that a star with its planets needs in each direction.
    pub const AROUND: Mm = Mm::new(45.0);

    /// The place as a point of the page.
    #[must_use]
    pub const fn point(self) -> Point {
        Point::at(self.x, self.y)
    }

    /// Turns a point of the page into a place, rounded to tenths of a millimetre and kept between 0 and [`MapPlace::FARTHEST`].
    #[must_use]
    pub fn of(point: Point) -> Self {
        let kept = |length: Mm| Mm::new((length.get() * 10.0).round() / 10.0).max(Mm::ZERO).min(Self::FARTHEST);
        Self { x: kept(point.x), y: kept(point.y) }
    }

    /// The size of a sheet that has room round each of these places: the size of the printed map, or a larger one if the places need it.
    #[must_use]
    pub fn sheet(places: impl IntoIterator<Item = Self>) -> Size {
        let around = |place: Self| Rect::around(place.point(), Size::of(Self::AROUND * 2.0, Self::AROUND * 2.0));
        let whole = Rect::new(Point::ORIGIN, Self::SHEET);
        let all = places.into_iter().map(around).fold(whole, Rect::union);
        Size::of(all.max.x, all.max.y)
    }
}

impl Default for MapPlace {
    fn default() -> Self {
        Self { x: Self::SHEET.width * 0.5, y: Self::SHEET.height * 0.5 }
    }
}
