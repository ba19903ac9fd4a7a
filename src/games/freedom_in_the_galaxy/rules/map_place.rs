//! Where a star stands on the map of the galaxy.

use serde::{Deserialize, Serialize};

use geometry::{Mm, Point, Rect, Size};

/// Where a star stands on the map, measured from its upper left corner.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct MapPlace {
    /// From the left edge.
    pub x: Mm,
    /// From the upper edge.
    pub y: Mm,
}

impl MapPlace {
    /// How large the printed map is (2.1).
    pub const SHEET: Size = Size::new(863.6, 558.8);
    /// The greatest coordinate that a field offers for a star.
    pub const FARTHEST: Mm = Mm::new(5_080.0);

    /// How much room a star has round it on the map, with its planets.
    pub const AROUND: Mm = Mm::new(45.0);

    /// The place as a point of the map.
    #[must_use]
    pub const fn point(self) -> Point {
        Point::at(self.x, self.y)
    }

    /// The place of a point, with coordinates kept within 0 and [`MapPlace::FARTHEST`].
    #[must_use]
    pub fn of(point: Point) -> Self {
        let kept = |length: Mm| Mm::new((length.get() * 10.0).round() / 10.0).max(Mm::ZERO).min(Self::FARTHEST);
        Self { x: kept(point.x), y: kept(point.y) }
    }

    /// The size of a sheet that holds these places with the room round each: that of the printed map, or the next larger size that does.
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
